"""Everything the window can be told to do: one table, written down menu by menu."""
