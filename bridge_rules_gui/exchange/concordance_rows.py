"""Rows of the concordance between chosen editions, as its formats are written from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.concordance import ChangeKind, Checked, Relation
    from bridge_rules_gui.corpus.edition import Edition


@dataclass(frozen=True, slots=True)
class ConcordanceRow:
    """Provisions that correspond; ``law`` is the number in the newest edition that has them."""

    law: int
    title: str
    places: Mapping[Edition, tuple[Citation, ...]]
    relation: Relation
    kind: ChangeKind
    note: str
    checked: Checked
