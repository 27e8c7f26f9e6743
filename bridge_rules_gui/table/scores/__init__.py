"""Adjusted scores, and what a case tells of them."""
