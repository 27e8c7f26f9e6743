"""Exporting and printing: what is written for other programs and for paper."""
