"""Texts of one language side by side: the fragment beside its book, quotations beside theirs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_rules_gui.comparison.same_language.changes import (
    SlipFinder,
    Worded,
    are_forms,
    changes_of,
    differ_in_print_alone,
)
from bridge_rules_gui.comparison.same_language.commentary import quoted_laws
from bridge_rules_gui.comparison.same_language.same_language import (
    ChangeSort,
    SameLanguage,
    SlipSort,
    TextPair,
)
from bridge_rules_gui.comparison.same_language.witness import witnessed_laws
from bridge_rules_gui.comparison.word_diff.word_diff import word_diff
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.terms.terminology import Terminology


@pytest.fixture(scope="module")
def witnessed(corpus: Corpus) -> SameLanguage:
    found = witnessed_laws(corpus)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def quoted(corpus: Corpus, terminology: Terminology) -> SameLanguage:
    found = quoted_laws(corpus, terminology)
    assert found is not None
    return found


def pair_at(found: SameLanguage, place: str) -> TextPair:
    return next(pair for pair in found.pairs if str(pair.place) == place)


def change_rows(pair: TextPair) -> list[tuple[str, str, str]]:
    return [(change.sort.value, change.book, change.other) for change in pair.changes]


# The fragment.


def test_every_reading_of_the_witness_stands_beside_its_place(
    corpus: Corpus, witnessed: SameLanguage
) -> None:
    assert corpus.witness is not None
    assert [p.place for p in witnessed.pairs] == [r.place for r in corpus.witness.readings]


def test_pages_are_groups_and_the_last_has_lost_its_number(witnessed: SameLanguage) -> None:
    assert [group.number for group in witnessed.groups] == [55, 59, 63, 67, 71, 75]
    assert [group.inferred for group in witnessed.groups] == [False] * 5 + [True]


def test_changes_are_the_differences_of_the_collation(
    corpus: Corpus, witnessed: SameLanguage
) -> None:
    assert corpus.witness is not None
    changed = [pair.place for pair in witnessed.pairs if pair.changes]
    assert changed == [difference.place for difference in corpus.witness.differences]
    assert all(len(pair.changes) <= 1 for pair in witnessed.pairs)


@pytest.mark.parametrize(
    ("place", "restored"),
    [("ru1987/26A2", "специ[фицированную]"), ("ru1987/35B", "[торгов]ли")],
)
def test_half_of_a_word_lost_with_the_next_page_is_restored(
    witnessed: SameLanguage, place: str, restored: str
) -> None:
    (change,) = pair_at(witnessed, place).changes
    assert change.sort is ChangeSort.LOST
    assert change.restored == restored


def test_words_beyond_the_page_are_no_change(witnessed: SameLanguage) -> None:
    pair = pair_at(witnessed, "ru1987/35B")
    assert pair.before.startswith("Акция игрока, обязанного пасовать")
    assert pair.diff.older.startswith("торговли, то он по-прежнему")
    assert not pair.after


def test_word_divided_by_a_line_is_a_matter_of_print(witnessed: SameLanguage) -> None:
    assert change_rows(pair_at(witnessed, "ru1987/30B2(b)")) == [
        ("print", "нарушителя", "наруши теля")
    ]


def test_label_stands_apart_from_the_words(witnessed: SameLanguage) -> None:
    pair = pair_at(witnessed, "ru1987/25B2(b)(1)")
    assert pair.other_label == "(1)."
    assert pair.diff.newer.startswith("Оставить первую заявку")


def test_footnote_and_closing_words_are_compared_with_their_own(witnessed: SameLanguage) -> None:
    assert pair_at(witnessed, "ru1987/20F2").is_same
    closing = [p for p in witnessed.pairs if str(p.place) == "ru1987/26"][-1]
    assert closing.is_same
    assert closing.diff.newer.startswith("Если заявка была повторена")


def test_damaged_letters_are_restored_from_the_book(corpus: Corpus) -> None:
    witness = corpus.witness
    assert witness is not None
    (reading,) = (r for r in witness.readings if str(r.place) == "ru1987/42A")
    (known,) = (d for d in witness.differences if str(d.place) == "ru1987/35B")
    from bridge_rules_gui.corpus.witness import DifferenceKind

    damaged = replace(
        witness,
        readings=(replace(reading, text="A. Абсолю?ные права"),),
        differences=(
            replace(
                known,
                kind=DifferenceKind.DAMAGED,
                place=reading.place,
                book_text="Абсолютные",
                witness_text="Абсолю?ные",
            ),
        ),
    )
    found = witnessed_laws(Corpus(corpus.books, {}, {Edition.RU_1987: damaged}))
    assert found is not None
    (pair,) = found.pairs
    (change,) = pair.changes
    assert (change.sort, change.restored) == (ChangeSort.LOST, "Абсолю[т]ные")


def test_without_witness_or_commentary_there_is_nothing(corpus: Corpus) -> None:
    assert witnessed_laws(Corpus(corpus.books)) is None
    assert quoted_laws(Corpus(corpus.books)) is None


# The quotations.


def test_slips_of_the_commentary_are_these(quoted: SameLanguage) -> None:
    slips = [
        (str(pair.place), change.book, change.other, change.slips[0].sort)
        for pair in quoted.pairs
        for change in pair.slips
    ]
    # Read one by one beside both books: the rest is wording.
    assert slips == [
        ("bg2017/23C", "П30В1(б)(ii)", "П30В1(b)(i)", SlipSort.CITATION),
        ("bg2017/30B1(b)(ii)", "П26А", "П23А", SlipSort.CITATION),
        ("bg2017/86B2(a)", "", "(виж Правило 12C2)", SlipSort.CITATION),
        ("bg2017/13C", "не", "", SlipSort.NEGATION),
    ]


def test_misprinted_citation_says_what_is_meant(quoted: SameLanguage) -> None:
    (change,) = pair_at(quoted, "bg2017/30B1(b)(ii)").slips
    assert [(slip.in_book, slip.words, slip.meant) for slip in change.slips] == [
        (True, "П26А", "bg2017/23A"),
        (False, "П23А", ""),
    ]


def test_other_translator_is_wording(quoted: SameLanguage) -> None:
    assert change_rows(pair_at(quoted, "bg2017/15A1"))[0] == (
        "wording",
        "Всяка обява се анулира",
        "Даден анонс бива отменен",
    )


def test_denial_in_another_word_is_no_slip(quoted: SameLanguage) -> None:
    expected = [("wording", "Няма автоматична", "Неавтоматична")]
    assert change_rows(pair_at(quoted, "bg2017/64B")) == expected


def test_same_place_cited_in_other_letters_is_print(quoted: SameLanguage) -> None:
    sorts = {c.book: c.sort for c in pair_at(quoted, "bg2017/15A2(c)").changes}
    assert sorts["П16С"] is ChangeSort.PRINT


def test_misprint_is_spelling(quoted: SameLanguage) -> None:
    assert change_rows(pair_at(quoted, "bg2017/13A2")) == [("spelling", "съчете", "счете")]


def test_words_put_under_another_label_have_moved(quoted: SameLanguage) -> None:
    (change,) = pair_at(quoted, "bg2017/63").changes
    assert (change.sort, change.elsewhere) == (ChangeSort.MOVED, Address.parse("bg2017/63A"))
    assert pair_at(quoted, "bg2017/63A").is_same


def test_words_not_quoted_are_no_change(quoted: SameLanguage) -> None:
    pair = pair_at(quoted, "bg2017/64A")
    assert pair.is_same
    assert pair.after == "Когато един ривок е утвърден:"


def test_law_of_another_edition_stays_without_a_pair(quoted: SameLanguage) -> None:
    apart = [address for group in quoted.groups for address in group.unpaired]
    assert apart == [Address.parse("sr2007/27B1(b)")]


# What a change is.


@pytest.mark.parametrize(
    ("book", "other", "sort"),
    [
        ("Играчът не е длъжен", "Играчът е длъжен", SlipSort.NEGATION),
        ("присъждат се 3 точки", "присъждат се 6 точки", SlipSort.NUMBER),
        ("прехвърлят се две взятки", "прехвърлят се три взятки", SlipSort.NUMBER),
        ("играчът трябва да чака", "играчът може да чака", SlipSort.OBLIGATION),
        ("съдията може да позволи", "съдията позволява", SlipSort.OBLIGATION),
    ],
)
def test_substance_is_told_from_wording(
    terminology: Terminology, book: str, other: str, sort: SlipSort
) -> None:
    finder = SlipFinder(Edition.BG_2017, terminology)
    diff = word_diff(book, other)
    slips = finder.slips(diff, Worded(book), Worded(other))
    assert sort in {slip.sort for found in slips.values() for slip in found}
    assert changes_of(diff, Worded(book), Worded(other), slips)[0].sort is ChangeSort.SLIP


@pytest.mark.parametrize(
    ("book", "other"),
    [
        ("не е предназначено да бъде играно", "непредназначено за игра"),
        ("съдията трябва да реши веднага", "веднага трябва да реши съдията"),
        ("взетите 2 взятки", "две взятки взети"),
        ("нейният партньор", "неговият партньор"),
        ("незабавно", "веднага"),
    ],
)
def test_same_substance_in_other_words_is_no_slip(
    terminology: Terminology, book: str, other: str
) -> None:
    finder = SlipFinder(Edition.BG_2017, terminology)
    assert not finder.slips(word_diff(book, other), Worded(book), Worded(other))


def test_look_alike_letters_and_capitals_are_print() -> None:
    assert differ_in_print_alone("П72С", "П72C")
    assert differ_in_print_alone("грешен контейнер", "Грешен  Контейнер,")
    assert not differ_in_print_alone("П26А", "П23А")


def test_forms_are_the_same_words() -> None:
    assert are_forms("партъора", "партньора")
    assert not are_forms("не", "да")
    assert not are_forms("обявата", "анонса")
    assert not are_forms("", "впоследствие")
