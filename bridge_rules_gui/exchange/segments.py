"""Segments: words of several editions that correspond, as every format of them is written from.

Editions are not translations of one another: each was translated from its own English text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Checked, Relation
from bridge_rules_gui.corpus.edition import Edition

WARNING: Final = (
    "the editions are not translations of one another: each book was translated from the "
    "English text of its own year, so segments may differ in substance"
)


@dataclass(frozen=True, slots=True)
class SegmentSide:
    """The words of one edition and the provisions they are of.

    ``is_restored`` tells that the editors put back characters lost in print.
    """

    edition: Edition
    citations: tuple[Citation, ...]
    text: str
    is_restored: bool = False

    @property
    def places(self) -> str:
        """The provisions as a list in words."""
        return "; ".join(map(str, self.citations))


@dataclass(frozen=True, slots=True)
class Segment:
    """Words that correspond, a side for each edition that has them, at least two.

    ``part`` is the passage they are: heading, text or closing. Relation and kind are those
    between the chosen editions.
    """

    id: str
    part: str
    relation: Relation
    kind: ChangeKind
    checked: Checked
    note: str
    sides: tuple[SegmentSide, ...]
