"""What was kept, removed, added and moved between two texts of one language."""
