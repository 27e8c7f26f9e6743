"""A law in the three editions side by side: rows, marks, notes, overview, topics."""
