"""How places of the books become pages: words with links, notes, tables, and their markup."""
