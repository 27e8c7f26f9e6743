"""Calls that are not in order, and what stands of an auction."""
