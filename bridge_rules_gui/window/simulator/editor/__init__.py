"""The editor: a story told by dealing, calling and playing at the table, ruled on as it grows."""
