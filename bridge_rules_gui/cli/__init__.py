"""The commands of the command line: one module for each that needs something of its own."""
