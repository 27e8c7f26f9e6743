"""A user's text beside an edition: the edition guessed, the language told, rows and marks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.marks import MarkSort
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.own_text import OwnText
from bridge_rules_gui.own_text.comparison import (
    OwnRow,
    OwnTextComparison,
    compare_own_text,
    guess_edition,
)
from bridge_rules_gui.own_text.language import language_of
from bridge_rules_gui.reading.concordance import read_concordance
from bridge_rules_gui.reading.own_text.reader import read_content
from bridge_rules_gui.terms.terminology import Terminology
from tests.reading.own_text.texts import OUTLINE, as_plain_text

BG, SR, RU = Edition.BG_2017, Edition.SR_2007, Edition.RU_1987


@pytest.fixture(scope="module")
def comparisons(corpus: Corpus) -> Comparisons:
    return Comparisons(corpus, read_concordance(resources.content()), ())


def read(text: str) -> OwnText:
    return read_content(text.encode(), "own.txt", "own.txt")


def beside(
    comparisons: Comparisons, text: str, edition: Edition, of: Edition | None = None
) -> OwnTextComparison:
    return compare_own_text(comparisons, read(text), edition, of)[0]


def row_of(comparison: OwnTextComparison, law: int, citation: str) -> OwnRow:
    (row,) = [
        row
        for row in comparison.rows(law)
        if citation in {str(p.citation) for p in row.own} | {str(p.citation) for p in row.book}
    ]
    return row


# Language and edition.


@pytest.mark.parametrize("edition", list(Edition))
def test_language_of_a_book_is_told(corpus: Corpus, edition: Edition) -> None:
    assert language_of(as_plain_text(corpus.books[edition])) == edition.language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("If a player makes an insufficient bid out of rotation, Law 31 applies to it.", "en"),
        ("Ако играч изведе недовољан лицит преко реда, примењује се Члан 31.", "sr"),
        ("Ako igrač izvede nedovoljan licit preko reda, primenjuje se Član 31.", "sr"),
        ("Wenn der Spieler nicht an der Reihe ist, wird die Ansage von dem Leiter", "de"),
        ("Si un joueur fait une enchère qui est insuffisante, la Loi 31 est pour le", "fr"),
        ("xyzzy plugh", ""),
        ("", ""),
        ("Ако играч даде обява извън реда, тя се анулира и за нея се прилага П29.", "bg"),
    ],
)
def test_language_of_a_sentence_is_told(text: str, language: str) -> None:
    assert language_of(text) == language


@pytest.mark.parametrize("edition", list(Edition))
def test_edition_is_guessed_from_the_numbering(corpus: Corpus, edition: Edition) -> None:
    guess = guess_edition(corpus, read(as_plain_text(corpus.books[edition])))
    assert (guess.edition, guess.is_sure) == (edition, True)
    assert guess.agreement[edition] == 1.0


def test_numbering_that_fits_all_editions_is_no_sure_guess(corpus: Corpus) -> None:
    guess = guess_edition(corpus, read("Law 1\n\nWords of the law."))
    assert (guess.edition, guess.is_sure) == (SR, False)  # 2017 parts Law 1 into sections


# Rows.


@pytest.mark.parametrize("edition", list(Edition))
def test_book_beside_itself_has_the_same_words(comparisons: Comparisons, edition: Edition) -> None:
    comparison = beside(comparisons, as_plain_text(comparisons.corpus.books[edition]), edition)
    rows = [row for law in comparison.laws for row in comparison.rows(law)]
    assert len(comparison.laws) == 93
    assert all(row.own and row.book for row in rows)
    # Words that return to a provision after its children follow the last of them in plain text;
    # tables are not written by the test.
    differing = [row for row in rows if row.differing_words]
    assert len(differing) <= 20


def test_changed_word_is_lit_on_both_sides(comparisons: Comparisons) -> None:
    text = as_plain_text(comparisons.corpus.books[BG])
    old = "задължително се поправя"
    assert old in text
    row = row_of(beside(comparisons, text.replace(old, "се поправя"), BG), 27, "27B")
    assert row.differing_words == 1
    assert row.diff is not None
    (span,) = [span for change in row.diff.changes for span in change]
    assert row.book_words[span.older_start : span.older_end] == "задължително"


def test_title_in_capitals_is_no_other_title(comparisons: Comparisons) -> None:
    text = as_plain_text(comparisons.corpus.books[BG])
    old = "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ"
    assert old in text
    row = row_of(beside(comparisons, text.replace(old, old.capitalize()), BG), 27, "27")
    assert row.differing_words == 0
    assert row.book_words.startswith(old)
    other = row_of(beside(comparisons, text.replace(old, "НЕДОСТАТЪЧНА ОБЯВА"), BG), 27, "27")
    assert other.differing_words == 2  # one gone, one come


def test_serbian_in_cyrillic_is_compared_word_by_word(comparisons: Comparisons) -> None:
    text = (
        "Члан 27\nНедовољан лицит\n\nA. Прихватање недовољног лицита\n"
        "1. Сваки недовољан лицит може да се прихвати (сматра нелегалним) према избору ЛП "
        "прекршитеља. Прихваћен је ако тај играч говори.\n"
    )
    comparison = beside(comparisons, text, SR, SR)
    assert comparison.is_same_language
    row = row_of(comparison, 27, "27A1")
    assert row.diff is not None
    changes = [span for change in row.diff.changes for span in change if span.newer_end]
    added = [row.own_words[s.newer_start : s.newer_end] for s in changes]
    assert [word for word in added if word] == ["нелегалним"]


def test_other_language_stands_side_by_side_without_a_word_diff(comparisons: Comparisons) -> None:
    comparison = beside(comparisons, OUTLINE, BG)
    assert not comparison.is_same_language
    row = row_of(comparison, 27, "27A2")
    assert row.diff is None
    assert (row.own_words, row.book_words) == (
        "If a player makes an insufficient bid out of rotation Law 31 applies.",
        "Ако играч даде недостатъчна декларация извън реда се прилага П31.",
    )
    assert not row.marks


def test_what_only_one_side_has_stands_in_its_place(comparisons: Comparisons) -> None:
    rows = beside(comparisons, OUTLINE, BG).rows(26)
    places = [
        (",".join(str(p.citation) for p in row.own), ",".join(str(p.citation) for p in row.book))
        for row in rows
    ]
    assert places.index(("26B1", "")) == places.index(("26B", "26B")) + 1
    rows = beside(comparisons, OUTLINE, BG).rows(27)
    assert [row.is_missing for row in rows if row.book and str(row.book[0].citation) == "27B3"] == [
        True
    ]


def test_rows_follow_the_concordance_of_the_edition_the_text_is_of(
    comparisons: Comparisons,
) -> None:
    text = as_plain_text(comparisons.corpus.books[SR])
    row = row_of(beside(comparisons, text, BG), 23, "23C")
    assert [str(p.citation) for p in row.own] == ["27D"]
    assert row.relation.value == "moved"


# Marks.


def _marks(row: OwnRow) -> set[tuple[MarkSort, str, bool]]:
    return {(mark.sort, mark.value, mark.is_own) for mark in row.marks}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        # the same law, written the way of the text
        ("If a player bids out of rotation, Law 31 applies.", set()),
        # another law
        (
            "If a player bids out of rotation, Law 33 applies.",
            {(MarkSort.REFERENCE, "33", True), (MarkSort.REFERENCE, "31", False)},
        ),
        # none at all, and a number
        (
            "If a player bids out of rotation he pays 100 points.",
            {(MarkSort.NUMBER, "100", True), (MarkSort.REFERENCE, "31", False)},
        ),
        # a reference within the law is none to another
        ("If a player bids out of rotation (see Law 27B2), Law 31 applies.", set()),
    ],
)
def test_numbers_and_references_of_one_side_are_marked(
    comparisons: Comparisons, words: str, expected: set[tuple[MarkSort, str, bool]]
) -> None:
    text = f"Law 27\n\nA. Acceptance\n1. Any bid may be accepted by the player.\n2. {words}\n"
    assert _marks(row_of(beside(comparisons, text, BG), 27, "27A2")) == expected


@pytest.mark.parametrize(
    ("words", "nowhere"),
    [
        ("see Law 64D", ["64D"]),
        ("see Law 64C", []),
        ("see Laws 31 and 27B9", ["27B9"]),
        ("under Law 31 A player may call", []),
        ("see Law 27E", []),  # the text has one
    ],
)
def test_reference_to_a_place_that_is_nowhere_is_marked(
    comparisons: Comparisons, words: str, nowhere: list[str]
) -> None:
    more = "\n".join(f"{letter}. More of it." for letter in "BCDE")
    text = f"Law 27\n\nA. Acceptance\n1. Any bid, {words}.\n{more}\n"
    row = row_of(beside(comparisons, text, BG), 27, "27A1")
    found = [mark for mark in row.marks if mark.leads_nowhere]
    assert [mark.value for mark in found] == nowhere
    assert all(row.own_words[a:b] == mark.value for mark in found for a, b in mark.spans)


def test_number_in_words_is_the_number_in_figures(comparisons: Comparisons) -> None:
    text = "Law 1\n\nThe pack consists of 52 cards of 13 ranks in four suits of 13 cards each.\n"
    row = row_of(beside(comparisons, text, BG), 1, "1")
    assert (MarkSort.NUMBER, "4", False) not in _marks(row)


def test_lost_word_of_obligation_is_marked(
    comparisons: Comparisons, terminology: Terminology
) -> None:
    knowing = replace(comparisons, terminology=terminology)
    text = as_plain_text(comparisons.corpus.books[BG])
    changed = text.replace("задължително се поправя", "се поправя")
    assert _marks(row_of(beside(knowing, text, BG), 27, "27B")) == set()
    row = row_of(beside(knowing, changed, BG), 27, "27B")
    assert _marks(row) == {(MarkSort.OBLIGATION, "must", False)}


def test_words_of_obligation_alone_make_no_difference_between_languages(
    comparisons: Comparisons, terminology: Terminology
) -> None:
    knowing = replace(comparisons, terminology=terminology)
    text = as_plain_text(comparisons.corpus.books[BG])
    row = row_of(beside(knowing, text, SR), 6, "6B")
    assert {mark.sort for mark in row.marks} == {MarkSort.OBLIGATION}
    assert not row.differs


def test_marks_stand_where_the_words_do(comparisons: Comparisons) -> None:
    text = "Law 27\n\nA. Acceptance\n2. If the player does it, he pays 100 points.\n"
    row = row_of(beside(comparisons, text, BG), 27, "27A2")
    for mark in row.marks:
        words = row.own_words if mark.is_own else row.book_words
        assert all(mark.value in words[start:end] for start, end in mark.spans)
