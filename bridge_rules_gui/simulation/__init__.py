"""A case stepped through: the table after each event, the governing law, the director's part."""
