"""Liar's Dice, a game for Dicehall."""
