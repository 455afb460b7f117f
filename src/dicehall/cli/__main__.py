"""`python -m dicehall.cli` does what `dicehall` does."""

from dicehall.cli import main

raise SystemExit(main())
