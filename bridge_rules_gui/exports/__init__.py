"""What of the books can be written for other programs, and in which formats."""
