"""What the director decides: one module per law, the editions side by side."""
