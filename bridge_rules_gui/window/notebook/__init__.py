"""The reader's notebook: bookmarks, notes and highlights beside the law text and in a list."""
