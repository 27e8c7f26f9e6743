"""The contents: entries, pages, and what the body has otherwise."""

from __future__ import annotations

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.bg2017.contents import differences, read_contents
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.ledger import Ledger


def test_entries_before_the_laws_have_no_citation(draft: BookDraft) -> None:
    assert [(e.title, e.page) for e in draft.contents if e.citation is None] == [
        ("Съдържание", 4),
        ("ВЪВЕДЕНИЕ КЪМ ПРАВИЛНИКА ПО СПОРТЕН БРИДЖ 2017", 13),
        ("ДЕФИНИЦИИ", 14),
    ]


def test_entry_with_leader_and_page(draft: BookDraft) -> None:
    entries = {str(e.citation): e for e in draft.contents if e.citation}
    assert (entries["12"].title, entries["12"].page, entries["12"].line) == (
        *("ПЪЛНОМОЩИЯ НА СЪДИЯТА ДА ДЕЙСТВА ПО СОБСТВЕНА ПРЕЦЕНКА", 24, 106),
    )
    assert (entries["54D"].title, entries["54D"].page) == (
        *("Декларантът отхвърля първоначалната атака", 53),
    )


def test_all_93_laws_are_announced_on_growing_pages(draft: BookDraft) -> None:
    laws = [e.citation.law for e in draft.contents if e.citation and not e.citation.labels]
    assert laws == list(range(1, 94))
    pages = [e.page for e in draft.contents if e.page]
    assert pages == sorted(pages)


def test_announced_places_follow_the_order_of_the_body(draft: BookDraft) -> None:
    announced = [e.citation for e in draft.contents if e.citation]
    titled = [p.citation for p in draft.provisions if p.heading.text]
    assert announced == [c for c in titled if c in set(announced)]


def test_section_the_body_does_not_have_is_reported(draft: BookDraft) -> None:
    lines = "ПРАВИЛО 1 - КОЛОДА.....\t19\nА. Ранг.....\t19\nВ. Лице.....\t19"
    ledger = Ledger(Document.from_bytes("x.txt", lines.encode()))
    entries = read_contents(ledger, range(1, 4))
    assert [e.citation for e in entries] == [
        *(Citation(1), Citation(1, ("A",)), Citation(1, ("B",))),
    ]
    law = draft.provisions[:1]
    assert [(p.line, p.place, p.message) for p in differences("x.txt", entries, law)] == [
        (2, "bg2017/1A", "not in the body; the contents have 'Ранг'"),
        (3, "bg2017/1B", "not in the body; the contents have 'Лице'"),
    ]
