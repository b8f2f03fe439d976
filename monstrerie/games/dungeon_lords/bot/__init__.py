"""What bots know about ruling a dungeon: rules of thumb while building, an exact solver in Combat."""
