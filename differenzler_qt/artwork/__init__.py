"""Draws the cards, suits, backs, icons and table textures of the program as SVG; standard library only."""
