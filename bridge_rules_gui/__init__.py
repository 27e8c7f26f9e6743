"""A study app for the Laws of Duplicate Bridge in three editions and three languages."""

__version__ = "1.0.0"
