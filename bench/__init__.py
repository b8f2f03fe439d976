"""Every figure the README states, as a command."""
