"""From the sorted lines of the laws to drafts of provisions, their words joined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.sources.drafts import PassageDraft, ProvisionDraft
from bridge_rules_gui.sources.ledger import CharacterClass
from bridge_rules_gui.sources.ru1987.layouts import Layout
from bridge_rules_gui.sources.ru1987.tables import add_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.sources.ru1987.body import Item
    from bridge_rules_gui.sources.ru1987.words import Piece, Pourer


def provision_drafts(pourer: Pourer, items: Sequence[Item]) -> Iterator[ProvisionDraft]:
    """Yield the drafts of the laws and sections, in reading order."""
    called: set[int] = set()
    for item in items:
        pourer.ledger.claim(item.label_span, CharacterClass.LABEL)
        draft = ProvisionDraft(
            citation=item.citation,
            printed_label=item.printed_label,
            heading=PassageDraft(pourer.ledger, CharacterClass.HEADING),
            body=PassageDraft(pourer.ledger, CharacterClass.TEXT),
            closing=PassageDraft(pourer.ledger, CharacterClass.TEXT),
            label_spans=[item.label_span],
            divisions=tuple(heading.division for heading in item.divisions),
        )
        for heading in item.divisions:
            if heading.mark is not None and heading.line not in called:
                # The note of a chapter's heading hangs on the first law below it.
                called.add(heading.line)
                pourer.pour(draft.heading, [heading.mark])
        pourer.pour(draft.heading, item.heading)
        _pour_body(pourer, draft, item)
        draft.pages = _pages(item)
        yield draft


def _pour_body(pourer: Pourer, draft: ProvisionDraft, item: Item) -> None:
    """Pour the words of an item, with its tables where they stand."""
    pieces: list[Piece] = []
    for part in item.body:
        if isinstance(part, Layout):
            pourer.pour(draft.body, pieces)
            pieces = []
            add_table(pourer, draft, part)
        else:
            pieces.append(part)
    pourer.pour(draft.body, pieces)


def _pages(item: Item) -> list[int]:
    """Return the printed pages an item stands on."""
    pieces = [*item.heading, *(part for part in item.body if not isinstance(part, Layout))]
    return list(dict.fromkeys([item.page, *(piece.page for piece in pieces)]))
