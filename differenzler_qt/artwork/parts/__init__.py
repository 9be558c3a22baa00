"""The parts from which figures are put together."""
