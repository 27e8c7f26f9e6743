"""How each book is read: one reader per book, and the account of every character."""
