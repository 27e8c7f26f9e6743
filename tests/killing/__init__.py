"""The program killed while it writes: nothing is lost that it had said was kept."""
