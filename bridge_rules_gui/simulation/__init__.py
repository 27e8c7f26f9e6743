"""A case stepped through: the table after each event, the law at work, and the director's part."""
