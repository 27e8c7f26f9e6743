"""The termbase as a glossary of OmegaT: source, target and comment between tabs.

OmegaT looks words up as they stand, so every inflected form met in print has a row of its
own after the rows of its term.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import TermStatus
from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry

_Row = tuple[str, str, str]


def write_omegat(
    entries: Iterable[ConceptEntry], sources: Iterable[Edition], target: Edition
) -> bytes:
    """Return the glossary from the words of some editions to those of another, in UTF-8."""
    others = [source for source in sources if source is not target]
    rows = (row for entry in entries for row in _rows(entry, others, target))
    lines = ("\t".join(map(_field, row)) for row in dict.fromkeys(rows))
    return "".join(f"{line}\n" for line in lines).encode("utf-8")


def _rows(entry: ConceptEntry, sources: Iterable[Edition], target: Edition) -> Iterator[_Row]:
    by_edition = {edition.edition: edition for edition in entry.editions}
    targets = _translations(by_edition.get(target))
    for source in sources:
        terms = by_edition[source].terms if source in by_edition else ()
        for use in terms:
            comment = f"{entry.english[0]} ({entry.id}; {source})"
            for headword in use.term.headwords:
                yield from ((headword, text, comment) for text in targets)
            for form in use.forms:
                if targets and form not in use.term.headwords:
                    yield form, targets[0], comment


def _translations(edition: EditionEntry | None) -> list[str]:
    """Return the terms to be used, the preferred one first: no slips, none but the book's."""
    if edition is None:
        return []
    return [
        use.term.text
        for use in edition.terms
        if use.term.status is not TermStatus.DEPRECATED and not use.is_commentary
    ]


def _field(text: str) -> str:
    """Return a text that keeps to its field."""
    return " ".join(text.split())
