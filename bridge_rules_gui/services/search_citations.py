"""Queries that are a citation: ``27B1``, ``П27В``, ``Law 27``, ``2007 27``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.citation import CitationError
from bridge_rules_gui.corpus.corpus import UnknownPlaceError
from bridge_rules_gui.services.typed_place import understand

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.corpus import Corpus

_MAY_BE_CITATION: Final = re.compile(r"[^\n]{0,24}\d[^\n]{0,24}|def:[a-z-]+")


def cited_places(text: str, corpus: Corpus) -> tuple[Address, ...]:
    """Return the places a query cites, oldest edition first; nothing where it is words."""
    if not _MAY_BE_CITATION.fullmatch(text.strip()):
        return ()
    found: dict[Address, None] = {}
    for edition in corpus.books:
        try:
            found[understand(text, corpus, edition)] = None
        except (CitationError, UnknownPlaceError):
            continue
    return tuple(found)
