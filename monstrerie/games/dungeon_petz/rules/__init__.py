"""The rulebook's chapters: set-up and the six phases in their order, then the final scoring."""
