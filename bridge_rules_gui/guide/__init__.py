"""What leads a reader to what he looks for: help pages, and entries found by typing."""
