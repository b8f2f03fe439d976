"""What bots know about running a pet shop: rules of thumb, and an exact solver for open needs."""
