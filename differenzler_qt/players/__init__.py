"""Computer players: what they see, how they judge, and how strong they are."""
