"""Adjusted scores: which a case asks for, and what they are worth."""
