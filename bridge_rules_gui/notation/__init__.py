"""Text notations of the game (scenarios, PBN, LIN) to bridge values and back."""
