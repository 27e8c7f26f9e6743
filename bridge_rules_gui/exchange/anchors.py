"""Anchors: the names of places within a file."""

from __future__ import annotations

from bridge_rules_gui.corpus.address import Address


def anchor_of(address: Address) -> str:
    """Return the name of a place within a file: letters, digits and hyphens."""
    return str(address).replace(")", "").translate(_HYPHENS)


_HYPHENS = str.maketrans("/(:", "---")
