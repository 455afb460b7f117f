"""Crazy Eights, a game for Dicehall."""
