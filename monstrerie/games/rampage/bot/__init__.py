"""What bots know about carnage: what things are worth, and gestures tried on copies of the city."""
