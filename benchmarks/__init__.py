"""How fast the engine plays: `python -m benchmarks [games...]`, or `./dev bench`."""
