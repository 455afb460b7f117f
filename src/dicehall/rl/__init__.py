"""Interfaces for learning programs: batches of tables, PettingZoo, Gymnasium, OpenSpiel.

They need NumPy, and each the library it is for: `pip install dicehall[rl]`, `dicehall[openspiel]`.
"""
