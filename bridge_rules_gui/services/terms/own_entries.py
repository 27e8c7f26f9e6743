"""Entries of the user's glossary that name no concept: rows of the list on their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bridge_rules_gui.exchange.glossary import GlossaryEntry
    from bridge_rules_gui.services.terms.terminology import Terminology

_OWN: Final = "own:"
"""What the id of such a row begins with; the line of the entry follows (see `term_list`)."""


def is_own(concept: str) -> bool:
    """Tell whether a row's id is that of an entry of the glossary."""
    return concept.startswith(_OWN)


def own_entry(terminology: Terminology, concept: str) -> GlossaryEntry | None:
    """Return the entry a row's id stands for, or None where it is a concept's id."""
    if not is_own(concept):
        return None
    entries = terminology.own_entries
    return next((entry for entry in entries if f"{_OWN}{entry.line}" == concept), None)
