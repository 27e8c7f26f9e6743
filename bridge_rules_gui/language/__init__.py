"""The reader's language: which there are, and sentences, titles and stories said in it."""
