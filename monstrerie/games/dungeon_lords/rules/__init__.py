"""The rulebook's chapters, in its order: set-up, new season, orders and their execution, production and
retrieval, events, adventurers and the end of the season, the paladin, combat step by step, the second year,
scoring.
"""
