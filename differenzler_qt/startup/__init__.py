"""What happens between the first line of the program and its window: one concern a module."""
