"""A study desk for the Laws of Duplicate Bridge in three editions and three languages."""

__version__ = "0.9.0"
