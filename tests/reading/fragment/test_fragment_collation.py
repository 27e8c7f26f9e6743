"""The fragment is collated with the 1987 book: every difference is found, and nothing else."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.witness import Difference, DifferenceKind
from bridge_rules_gui.reading import ru1987
from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.fragment import (
    BookWord,
    CollationError,
    Parallel,
    Printed,
    WitnessSource,
    align,
    collate,
    footnote_words,
    kind_of,
    law_words,
    read,
    read_witness,
)
from bridge_rules_gui.reading.fragment.pages import Word
from bridge_rules_gui.reading.ledger import CharacterClass
from bridge_rules_gui.reading.manifest import open_document, read_manifest
from bridge_rules_gui.reading.problems import ProblemState, review

SOURCES = resources.content() / "sources"
ENTRIES = read_manifest(SOURCES)


@pytest.fixture(scope="module")
def draft() -> BookDraft:
    return ru1987.read(open_document(SOURCES, ENTRIES["ru1987"]))


@pytest.fixture(scope="module")
def document() -> Document:
    return open_document(SOURCES, ENTRIES["ru1987-fragment"])


@pytest.fixture(scope="module")
def source(document: Document, draft: BookDraft) -> WitnessSource:
    return read_witness(document, draft, "фрагмент")


def _summary(difference: Difference) -> tuple[str, str, str, str, int, int]:
    return (
        difference.kind.value,
        str(difference.place),
        difference.book_text,
        difference.witness_text,
        difference.line,
        difference.book_line,
    )


def test_fragment_differs_from_the_book_in_three_divided_words_only(source: WitnessSource) -> None:
    assert [_summary(difference) for difference in source.witness.differences] == [
        ("cut", "ru1987/26A2", "специфицированную", "специ", 35, 3648),
        ("spacing", "ru1987/30B2(b)", "нарушителя", "наруши теля", 51, 3677),
        ("cut", "ru1987/35B", "торговли,", "ли,", 63, 2224),
    ]


def test_pages_are_those_of_the_book(source: WitnessSource) -> None:
    pages = [(page.number, page.number_printed) for page in source.witness.pages]
    assert pages == [(55, True), (59, True), (63, True), (67, True), (71, True), (75, False)]


def test_readings_hold_every_word_of_the_fragment(source: WitnessSource) -> None:
    fragment = read(source.ledger.document)
    words = [
        word.text
        for page in fragment.pages
        for word in (*page.words, *(word for note in page.notes for word in note))
    ]
    assert " ".join(reading.text for reading in source.witness.readings) == " ".join(words)


def test_readings_stand_in_the_reading_order_of_their_page(source: WitnessSource) -> None:
    places = [str(reading.place.place) for reading in source.witness.readings]
    assert places[:9] == [
        *("21B2", "20F2", "25B2(b)", "25B2(b)(1)", "25B2(b)(2)", "25B2(c)"),
        *("26", "26A", "26A1"),
    ]
    assert places[-7:] == ["45C3", "45C4", "45C4(a)", "45C4(b)", "45C5", "45D", "45E"]


def test_words_stand_in_the_same_part_as_in_the_book(draft: BookDraft, document: Document) -> None:
    for parallel in align(read(document), draft):
        if parallel.agree:
            pairs = zip(parallel.book, parallel.witness, strict=True)
            assert [(b.text, b.part) for b, _ in pairs] == [
                (w.text, w.part) for w in parallel.witness
            ]


def test_every_oddity_is_known(source: WitnessSource) -> None:
    name, file = "ru1987-fragment", source.ledger.document.file
    reviewed = list(review(resources.content(), name, file, source.problems))
    assert [p for p in reviewed if p.state is not ProblemState.KNOWN] == []
    assert all(p.explanation for p in reviewed)


def test_line_of_each_book_word_shows_its_beginning(draft: BookDraft) -> None:
    damaged = set("♠♥♦♣–")  # restored by the editors
    wrong = [
        (word.text, word.line)
        for word in law_words(draft)
        if word.text[:2] not in draft.document.line(word.line) and not damaged & set(word.text)
    ]
    assert not wrong


def test_footnotes_are_placed_where_they_are_called(draft: BookDraft) -> None:
    places = {note[0].place for note in footnote_words(draft)}
    assert Citation.parse("26") in places


class Alteration(NamedTuple):
    """A change of the fragment, and the difference it must make."""

    line: int
    printed: str
    altered: str
    kind: str
    place: str
    lost: str
    found: str

    def carry_out(self, document: Document) -> Document:
        lines = list(document.lines)
        head, printed, tail = lines[self.line - 1].rpartition(self.printed)
        assert printed
        lines[self.line - 1] = head + self.altered + tail
        return Document.from_bytes(document.file, "\n".join(lines).encode())


@pytest.mark.parametrize(
    "alteration",
    [
        # another word
        Alteration(
            17, "легальную", "нелегальную", "wording", "25B2(b)(2)", "легальную", "нелегальную"
        ),
        # another law number
        Alteration(75, "35B).", "35A).", "wording", "37", "35B).", "35A)."),
        # a comma lost
        Alteration(61, "силы,", "силы", "punctuation", "30C", "силы,", "силы"),
        # a blank lost
        Alteration(91, "вести счёт", "вестисчёт", "spacing", "42A2", "вести счёт", "вестисчёт"),
        # a word left out
        Alteration(101, "(но не вистующего)", "(но вистующего)", "missing", "42B1", "не", ""),
        # a word put in
        Alteration(87, "вправе в", "вправе всегда в", "added", "42A1", "", "всегда"),
        # letters lost
        Alteration(
            111, "упорядочение", "упо????чение", "damaged", "45C3", "упорядочение", "упо????чение"
        ),
        # a heading
        Alteration(123, "Штрафная", "Старшая", "wording", "45C5", "Штрафная", "Старшая"),
        # a label
        Alteration(119, "(B).", "(C).", "wording", "45C4(b)", "(B).", "(C)."),
        # a footnote
        Alteration(35, "считать другой", "считать той же", "wording", "26", "другой", "той же"),
        # the last word of all
        Alteration(127, "взятку", "взят", "cut", "45E", "взятку", "взят"),
    ],
)
def test_alteration_is_found_with_its_place(
    draft: BookDraft, document: Document, source: WitnessSource, alteration: Alteration
) -> None:
    copy = alteration.carry_out(document)
    new = set(collate(read(copy), draft).differences) - set(source.witness.differences)
    assert [(d.kind, str(d.place.place), d.book_text, d.witness_text, d.line) for d in new] == [
        (alteration.kind, alteration.place, alteration.lost, alteration.found, alteration.line)
    ]


def test_page_of_another_book_is_refused(draft: BookDraft) -> None:
    other = read(Document.from_bytes("other.txt", "Nisu ovo reči te knjige\n- 7 -".encode()))
    with pytest.raises(CollationError, match=r"other\.txt:1: the book has no such page"):
        collate(other, draft)


@pytest.mark.parametrize(
    ("book", "witness", "kind"),
    [
        ("карты", "карту", DifferenceKind.WORDING),
        ("S.O.", "S.O", DifferenceKind.PUNCTUATION),
        ("до того,как", "до того, как", DifferenceKind.SPACING),
        ("пас", "", DifferenceKind.MISSING),
        ("", "пас", DifferenceKind.ADDED),
        ("контра", "к?тра", DifferenceKind.DAMAGED),
        ("контра", "к?сра", DifferenceKind.WORDING),
        ("Где он?", "Где он", DifferenceKind.PUNCTUATION),
    ],
)
def test_kind_of_difference(book: str, witness: str, kind: DifferenceKind) -> None:
    part, place, span = CharacterClass.TEXT, Citation(1), Span(1, 0, 1)
    printed = Printed(Document.from_bytes("book.txt", book.encode()), book, [span])
    parallel = Parallel(
        [BookWord(word, place, part, printed, 0) for word in book.split()],
        [Word(word, span, part) for word in witness.split()],
        agree=False,
        at_start=False,
        at_end=False,
    )
    assert kind_of(parallel) is kind
