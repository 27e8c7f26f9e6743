"""Adjusted scores: which a story asks for, and what they are worth."""
