"""Rulings as they are told outside the window: JSON, text, the account of what is covered."""
