"""From a provision of an edition to the code that rules on it, or to the reason why none does."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from bridge_rules_gui import laws
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.laws.clause import NO_RULE, Clauses, contents
from bridge_rules_gui.table.ground import Ground

LAWS = range(1, 94)

_ALL_EDITIONS: Final = "all"


@dataclass(frozen=True, slots=True)
class LawModule:
    """A module of this room that rules on laws: its name and the grounds it rests on."""

    name: str
    grounds: tuple[Ground, ...]


@cache
def law_modules() -> tuple[LawModule, ...]:
    """Return the modules that have grounds, by name."""
    names = sorted(module.name for module in pkgutil.iter_modules(laws.__path__))
    loaded = (_module(name) for name in names if name.startswith("law"))
    return tuple(module for module in loaded if module.grounds)


def _module(name: str) -> LawModule:
    module = importlib.import_module(f"{laws.__name__}.{name}")
    books = [
        clauses[edition]
        for clauses in vars(module).values()
        if isinstance(clauses, Clauses)
        for edition in Edition
    ]
    own = [ground for book in books for ground in book.values()]
    heads = dict.fromkeys(head for ground in own for head in ground.under)
    return LawModule(name, (*own, *heads))


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
    """Return why no rule cites a provision; empty where nobody has said so.

    A reason for a provision holds for everything below it that has none of its own.
    """
    recorded = reasons(edition, citation.law)
    above: Citation | None = citation
    while above is not None:
        if str(above) in recorded:
            return recorded[str(above)]
        above = above.parent()
    return ""


@cache
def reasons(edition: Edition, law: int) -> Mapping[str, str]:
    """Return the reasons why no rule cites provisions of a law, by citation."""
    tables = contents(law).get(NO_RULE, {})
    return {**tables.get(_ALL_EDITIONS, {}), **tables.get(edition.value, {})}
