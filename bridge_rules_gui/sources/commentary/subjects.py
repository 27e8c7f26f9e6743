"""What the blocks of an article speak of, and from where their references are followed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from bridge_rules_gui.corpus.passage import CrossReference
    from bridge_rules_gui.sources.commentary.drafts import QuotationDraft

_PLACE_AS_LABEL = re.compile(r"(?P<section>[A-H])(?P<number>\d)\.$")


def outermost(places: Iterable[Citation]) -> tuple[Citation, ...]:
    """Return the places that do not stand within another of them, each once, in order."""
    kept = list(dict.fromkeys(places))
    return tuple(
        place
        for place in kept
        if not any(place != other and place.is_within(other) for other in kept)
    )


class Subjects:
    """Follows an article: what it quotes and names last is what it speaks of."""

    def __init__(self, laws: tuple[Citation, ...], known: Container[Citation]) -> None:
        self._laws = laws
        self._known = known
        self._quoted: list[Citation] = []
        self._quoting = False
        self.on = laws
        self.standing = laws[0]

    def quote(self, draft: QuotationDraft) -> None:
        """Note a quotation; a run of them is one subject."""
        if draft.edition is not Edition.BG_2017:
            return
        if not self._quoting:
            self._quoted = []
        self._quoting = True
        self._quoted.append(draft.citation)
        self.on = outermost(self._quoted)
        self.standing = draft.citation

    def exemplify(self, number: str) -> tuple[Citation, ...]:
        """Return what an example is about: the laws quoted before it, or the article's laws.

        Comment after a numbered list of examples speaks of these laws again; an example
        without a number interrupts the comment on what it was about.
        """
        self._quoting = False
        about = outermost(self._quoted) or self._laws
        if number:
            self.on = about
        return about

    def comment(self, label: str, references: tuple[CrossReference, ...]) -> tuple[Citation, ...]:
        """Return what a paragraph of comment is about: what it names, or what went before."""
        self._quoting = False
        named = [
            r.target
            for r in references
            if isinstance(r.target, Citation) and r.edition is None and self._is_here(r.target)
        ]
        place = self._place_as_label(label)
        if place is not None:
            named.insert(0, place)
        if named:
            self.on = outermost(named)
            self.standing = named[0]
        return self.on

    def _is_here(self, place: Citation) -> bool:
        return Citation(place.law) in self._laws and place in self._known

    def _place_as_label(self, label: str) -> Citation | None:
        """Return the place a label like ``A1.`` names, if the law at hand has it."""
        match = _PLACE_AS_LABEL.match(label)
        if match is None:
            return None
        place = Citation(self.standing.law, (match["section"], match["number"]))
        return place if place in self._known else None
