"""Everything the window can do: one table, written down menu by menu."""
