"""The help: a window of pages, the page for what the reader has before him, the map of the keys."""
