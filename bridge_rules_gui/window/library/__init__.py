"""The workplace for reading: contents, the text of the laws, what is said about them."""
