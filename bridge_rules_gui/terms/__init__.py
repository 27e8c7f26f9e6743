"""What each book calls a concept, where and how consistently; the reader's glossary beside it."""
