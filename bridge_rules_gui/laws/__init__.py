"""The laws: one module a law, the editions side by side; facts in, verdict out."""
