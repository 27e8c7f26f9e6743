"""What a reader keeps of his own beside the books: bookmarks, notes, highlighted words."""
