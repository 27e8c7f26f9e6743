"""The workplace for comparing: a law in two or three editions side by side."""
