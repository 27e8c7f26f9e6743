"""References of the commentary: relative ones, and those to the numbering of 2007."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.commentary import Commentary, QuotedLaw, passages_of
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference, Passage, ReferenceStatus


def _commented(commentary: Commentary) -> Iterator[Passage]:
    for article in commentary.articles:
        for block in article.blocks:
            if not isinstance(block, QuotedLaw):
                yield from passages_of(block)


def _read_in(commentary: Commentary, begins: str) -> list[str]:
    passage = next(p for p in _commented(commentary) if p.text.startswith(begins))
    return [f"{reference.quote} -> {reference.target}" for reference in passage.references]


def test_every_reference(commentary: Commentary, golden: Callable[[str, str], None]) -> None:
    lines = []
    for article in commentary.articles:
        for block in article.blocks:
            for passage in passages_of(block):
                lines += [_line(article.number, reference) for reference in passage.references]
    for note in commentary.footnotes:
        lines += [f"note {note.marker} {_line(0, reference)}" for reference in note.body.references]
    golden("bg2017-commentary-references.txt", "\n".join(lines) + "\n")


def _line(article: int, reference: CrossReference) -> str:
    line = f"{article}: {reference.quote} -> {reference.target}"
    if reference.status is not ReferenceStatus.RESOLVED:
        line += f" {reference.status.value}"
    return line + (f", meant {reference.edition}/{reference.meant}" if reference.edition else "")


def test_quotes_are_the_characters_they_name(commentary: Commentary) -> None:
    for _, passage in commentary.located_passages():
        for reference in passage.references:
            assert passage.text[reference.start : reference.end] == reference.quote


def test_resolved_references_lead_to_places(
    commentary: Commentary, books: dict[Edition, Book]
) -> None:
    places = {p.citation for p in books[Edition.BG_2017].provisions}
    for reference in commentary.references():
        resolved = reference.status is ReferenceStatus.RESOLVED
        assert not resolved or reference.target in places, reference
        if reference.status is ReferenceStatus.DANGLING:
            assert reference.target not in places, reference


@pytest.mark.parametrize(
    ("begins", "expected"),
    [
        # items of the provision named before them
        (
            "Е не приема паса на N.",
            ["П30В1 -> 30B1", "т.(а) -> 30B1(a)", "т.(b) -> 30B1(b)", "П26 -> 26", "П23С -> 23C"],
        ),
        # a list of numbers after a section
        (
            "Терминологична промяна",
            ["П64А -> 64A", "В -> 64B", "П64В -> 64B", "т. 2 -> 64B2", "3 -> 64B3", "7 -> 64B7"],
        ),
        # "item 2" of the section quoted or named in an earlier paragraph
        ("Т. 2 заслужава", ["Т. 2 -> 68D2"]),
        ("В т.2(а) е даден", ["т.2(а) -> 64C2(a)"]),
        ("В т. 2(b) разглежда", ["т. 2(b) -> 64C2(b)"]),
        # sub-items
        (
            "Т. 2(b) дава",
            [
                "Т. 2(b) -> 68D2(b)",
                "подточки (i) -> 68D2(b)(i)",
                "(ii) -> 68D2(b)(ii)",
                "подточка (i) -> 68D2(b)(i)",
                "2(a) -> 68D2(a)",
                "подточка (ii) -> 68D2(b)(ii)",
            ],
        ),
    ],
)
def test_relative_references(commentary: Commentary, begins: str, expected: list[str]) -> None:
    assert _read_in(commentary, begins)[: len(expected)] == expected


@pytest.mark.parametrize(
    ("begins", "expected"),
    [
        # "неприета от E": E is the player, not a section
        ("Реконтра в реда на партньора", "П32В -> 32B"),
        # "на KQ пики от E"
        ("Е атакува извън реда си", ""),
        # "съгласно E4, 3 NT/S": the 3 belongs to the contract
        ("W е прав, че E трябва", "E4 -> 50E4"),
    ],
)
def test_players_and_contracts_are_no_references(
    commentary: Commentary, begins: str, expected: str
) -> None:
    found = _read_in(commentary, begins)
    assert found[:1] == ([expected] if expected else [])
    assert not any(quote.startswith(("E ->", "3 ->")) for quote in found)


def test_the_old_numbers_of_the_comment(commentary: Commentary) -> None:
    """Every reference to the numbering of 2007, with the word before it, in order."""
    found = []
    for passage in (*_commented(commentary), *(note.body for note in commentary.footnotes)):
        for r in passage.references:
            if r.edition is not None:
                before = passage.text[: r.start].split()[-1]
                place = f"{r.edition}/{r.meant}"
                found.append((f"{before} {r.quote}", place, r.status.value))
    assert found == [
        ("в П27", "sr2007/27", "suspect"),
        ("предишното П27", "sr2007/27", "suspect"),
        ("старото П23", "sr2007/23", "suspect"),
        ("евентуално П23", "sr2007/23", "suspect"),
        ("приложи П30В2(а)", "sr2007/30B2(a)", "dangling"),
        ("и П30В2(б)", "sr2007/30B2(b)", "dangling"),
        ("ред. П23", "sr2007/23", "suspect"),
        ("приложи П31В", "sr2007/31B", "suspect"),
        ("приложат П23", "sr2007/23", "suspect"),
        ("и П26", "sr2007/26", "suspect"),
        ("допълнение П23", "sr2007/23", "suspect"),
        ("за Правило 15B", "sr2007/15B", "suspect"),
        ("на Правило 17D", "sr2007/17D", "suspect"),
        ("беше Правило 86D", "sr2007/86D", "dangling"),
        ("нещастие, Правило 16С", "sr2007/16C", "suspect"),
        ("върху Правило 16C", "sr2007/16C", "suspect"),
        ("към Правило 86D", "sr2007/86D", "dangling"),
        ("на Правило 86D", "sr2007/86D", "dangling"),
        ("напр. D", "sr2007/13D", "suspect"),
        ("преди A", "sr2007/13A", "suspect"),
        ("старото Правило 16D", "sr2007/16D", "suspect"),
    ]


def test_every_old_number_exists_in_2007_and_says_why(
    commentary: Commentary, books: dict[Edition, Book]
) -> None:
    places = {p.citation for p in books[Edition.SR_2007].provisions}
    old = [r for r in commentary.references() if r.edition is not None]
    assert len(old) == 21
    for reference in old:
        assert reference.meant in places
        assert reference.reason


def test_new_numbers_beside_old_ones_resolve(commentary: Commentary) -> None:
    passage = next(p for p in _commented(commentary) if p.text.startswith("Новото Правило 15"))
    assert [(r.quote, r.status.value) for r in passage.references] == [
        ("Правило 15", "resolved"),
        ("Правило 15B", "suspect"),
        ("Правило 17D", "suspect"),
        ("Правило 15A", "resolved"),
        ("Правило 15", "resolved"),
    ]
    note = commentary.footnotes[3].body
    assert [(r.quote, r.status.value) for r in note.references] == [
        ("Правило 16C", "resolved"),
        ("Правило 16D", "suspect"),
    ]
