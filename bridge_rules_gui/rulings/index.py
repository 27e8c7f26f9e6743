"""From a law of an edition to the code that rules on it, or to the reason why none does."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from bridge_rules_gui import rulings
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.left_out import REASONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.rulings.ground import Ground

LAWS = range(1, 94)

_EQUIPMENT = "says how cards, boards or tables are prepared; no event of a story is about it"
_TOURNAMENT = "is about running a tournament, beyond the table of a story"
_CONDUCT = "tells players and directors how to behave; what follows is left to other laws"

NOT_COVERED: Mapping[Edition, Mapping[int, str]] = {
    edition: (
        dict.fromkeys((1, 2, 3, 4, 5, 6, 7, 8), _EQUIPMENT)
        | dict.fromkeys((72, 73, 74, 75, 76), _CONDUCT)
        | dict.fromkeys((80, 81, 82, 83, 84, 85, 91, 92, 93), _TOURNAMENT)
    )
    for edition in Edition
}
"""What is said of whole laws of which most is left out; `REASONS` tell more of each provision."""


@dataclass(frozen=True, slots=True)
class LawModule:
    """A module of this room that rules on laws: its name and the grounds it rests on.

    `reasons` tells of provisions of its laws why no rule cites them, by edition and citation;
    a reason for a provision holds for everything below it.
    """

    name: str
    grounds: tuple[Ground, ...]
    reasons: tuple[tuple[Edition, Citation, str], ...]


@cache
def law_modules() -> tuple[LawModule, ...]:
    """Return the modules that have grounds, by name."""
    names = sorted(module.name for module in pkgutil.iter_modules(rulings.__path__))
    loaded = (_module(name) for name in names if name.startswith("law"))
    return tuple(module for module in loaded if module.grounds)


def _module(name: str) -> LawModule:
    module = importlib.import_module(f"{rulings.__name__}.{name}")
    books = (getattr(module, book, {}) for book in ("RU", "SR", "BG"))
    reasons: Mapping[Edition, Mapping[str, str]] = getattr(module, "NOT_RULED", {})
    return LawModule(
        name,
        tuple(ground for book in books for ground in book.values()),
        tuple(
            (edition, Citation.parse(cite), why)
            for edition, by_cite in reasons.items()
            for cite, why in by_cite.items()
        ),
    )


@cache
def cited(edition: Edition) -> Mapping[Citation, tuple[str, ...]]:
    """Return the provisions of an edition that some rule cites, with the modules that do."""
    found: dict[Citation, dict[str, None]] = {}
    for module in law_modules():
        for ground in module.grounds:
            if ground.edition is edition:
                found.setdefault(ground.citation, {})[module.name] = None
    return {citation: tuple(names) for citation, names in found.items()}


def reason(edition: Edition, citation: Citation) -> str:
    """Return why no rule cites a provision; empty where nobody has said so."""
    for module in law_modules():
        for of, about, why in module.reasons:
            if of is edition and citation.is_within(about):
                return why
    return _left_out(edition, citation) or NOT_COVERED[edition].get(citation.law, "")


def _left_out(edition: Edition, citation: Citation) -> str:
    """Return the reason given for a provision, or for the nearest one above it."""
    above: Citation | None = citation
    while above is not None:
        if str(above) in REASONS[edition]:
            return REASONS[edition][str(above)]
        above = above.parent()
    return ""
