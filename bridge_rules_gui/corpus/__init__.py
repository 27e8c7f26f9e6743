"""What the books say: immutable values, with an address for every provision."""
