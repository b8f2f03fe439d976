"""The rules of Rampage, one module per chapter of the rule file."""
