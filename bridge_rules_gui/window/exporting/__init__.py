"""Exporting: what is written for other programs, chosen in a dialog, written on a worker."""
