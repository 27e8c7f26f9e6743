"""The editor: a case told by dealing, calling and playing at the table, ruled on as it grows."""
