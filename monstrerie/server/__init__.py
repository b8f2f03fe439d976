"""Tables in the browser: who sits where, what was played, live updates."""
