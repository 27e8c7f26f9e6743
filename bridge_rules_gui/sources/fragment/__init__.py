"""The second witness of the 1987 book: how its pages are read and collated with the book."""

from bridge_rules_gui.sources.fragment.collation import collate
from bridge_rules_gui.sources.fragment.pages import read
from bridge_rules_gui.sources.fragment.reading import WitnessSource, read_witness

__all__ = ["WitnessSource", "collate", "read", "read_witness"]
