"""What bots know about raids."""
