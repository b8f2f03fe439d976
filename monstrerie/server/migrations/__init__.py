"""Alembic's folder: how an older database becomes today's."""
