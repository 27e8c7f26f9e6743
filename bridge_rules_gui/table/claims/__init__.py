"""A claim that stands, and what normal play could win."""
