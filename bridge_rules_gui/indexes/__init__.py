"""Derived from the corpus and rebuilt at will: full text, analyzers, backlinks."""
