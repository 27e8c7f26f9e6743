"""The editor: a case recorded by dealing, calling, playing at the table, ruled on as it grows."""
