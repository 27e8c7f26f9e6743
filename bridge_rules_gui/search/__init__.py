"""One query, and the places of all three books that answer it."""
