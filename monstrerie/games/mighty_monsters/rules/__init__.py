"""The rulebook's chapters: set-up, phase 1 play monsters, phase 2 fight the guards, phase 3 heal and
prepare, the king's whim.
"""
