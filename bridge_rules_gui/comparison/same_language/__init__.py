"""Two texts of one language beside each other: fragment, quotations, and the book."""
