"""The search pane: what is typed into the address bar, answered from all books."""
