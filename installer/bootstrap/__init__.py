"""The steps from a bare machine to the running program, with the standard library only."""
