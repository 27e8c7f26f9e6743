"""Rulings as they are shown outside the window: JSON, text, the account of what is covered."""
