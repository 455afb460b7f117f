"""Bots: they get a seat's knowledge and choose an answer."""
