"""Differenzler: the Swiss card game for one person against computers."""

__version__ = "0.1.0"
