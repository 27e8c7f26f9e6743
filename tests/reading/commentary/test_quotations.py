"""The quoted laws: each quotation stands under the provision whose words it repeats."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import SequenceMatcher

import pytest

from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Article, Commentary, QuotedLaw
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.commentary.quotation import item_due, number_due, section_due

Books = dict[Edition, Book]


def _quotations(commentary: Commentary) -> list[QuotedLaw]:
    return [quoted for article in commentary.articles for quoted in article.quotations]


def _words(heading: str, body: str) -> list[str]:
    return re.findall(r"\w+", f"{heading} {body}".lower())


def test_the_quoted_provisions(commentary: Commentary, golden: Callable[[str, str], None]) -> None:
    lines = [
        f"{quoted.address} [{quoted.printed_label}]{' inferred' if quoted.inferred else ''}"
        for quoted in _quotations(commentary)
    ]
    golden("bg2017-commentary-quotations.txt", "\n".join(lines) + "\n")


def test_every_quoted_place_exists(commentary: Commentary, books: Books) -> None:
    for quoted in _quotations(commentary):
        citations = {provision.citation for provision in books[quoted.edition].provisions}
        assert quoted.citation in citations, quoted.address


def test_each_quotation_is_most_like_the_provision_it_names(
    commentary: Commentary, books: Books
) -> None:
    book = books[Edition.BG_2017]
    for quoted in _quotations(commentary):
        if quoted.edition is not Edition.BG_2017 or not quoted.body:
            continue
        words = _words(quoted.heading.text, quoted.body.text)
        likeness = {
            p.citation: SequenceMatcher(None, words, _words(p.heading.text, p.body.text)).ratio()
            for p in book.provisions
            if p.citation.law == quoted.citation.law
        }
        best = max(likeness.values())
        # 63: "Един ривок се утвърждава:" stands above section A in the quotation, below it
        # in the book.
        if quoted.citation != Citation(63):
            assert likeness[quoted.citation] == best > 0.3, quoted.address


def test_parents_stand_before_their_children(commentary: Commentary) -> None:
    """A quotation may begin below a law, but never turns back within one run."""
    for article in commentary.articles:
        cited = [q.citation for q in article.quotations if q.edition is Edition.BG_2017]
        assert len(cited) == len(set(cited))
        for citation in cited:
            parent = citation.parent()
            if parent in cited:
                assert cited.index(parent) < cited.index(citation)


def test_words_of_2007_are_quoted_as_words_of_2007(commentary: Commentary) -> None:
    earlier = [q for q in _quotations(commentary) if q.edition is Edition.SR_2007]
    assert [str(q.address) for q in earlier] == ["sr2007/27B1(b)"]
    assert earlier[0].body.text.startswith("...има същот о")


def test_broken_lists_of_law_27(on_law: Callable[[int], Article]) -> None:
    assert [(str(q.citation), q.printed_label, q.inferred) for q in on_law(27).quotations] == [
        ("27", "ПРАВИЛО 27", False),
        ("27A", "А", False),
        ("27A1", "1", False),
        ("27A2", "2", False),
        ("27B", "", True),
        ("27B1", "1", False),
        ("27B1(a)", "a", False),
        ("27B1(b)", "b", False),
        ("27B2", "3", True),
        ("27B3", "4", True),
        ("27B4", "5", True),
        ("27C", "", True),
        ("27D", "", True),
    ]


def test_items_with_titles_of_their_own(on_law: Callable[[int], Article]) -> None:
    titled = {str(q.citation): q.heading.text for q in on_law(86).quotations if q.heading}
    assert titled == {
        "86": "ОТБОРНИ СРЕЩИ",
        "86B": "На другата маса е получен резултат",
        "86B1": "Получен е един резултат",
        "86B2": "Множество Резултати, Получени на Една или Повече Маси",
    }


def test_a_quotation_that_begins_in_the_middle_of_a_line(
    on_law: Callable[[int], Article],
) -> None:
    section = next(q for q in on_law(68).quotations if str(q.citation) == "68D")
    assert section.heading.text == "Прекратяване на разиграването"
    assert section.body.text == "След всяка претенция или отказ играта се прекратява."


@pytest.mark.parametrize(
    ("cite", "ends"),
    [
        # each is cut by the foot of a page, some with footnotes between
        ("15A3", "когато анонса на нарушителя се различава от оригиналния му, отменен анонс."),
        (
            "86B3",
            "при липса на съответно специално правило, съдията процедира както е указано по-горе.",
        ),
        ("50D2(b)", "П50D продължава да се прилага докато наказаната карта остава."),
        ("13C", "освен ако всяка такава карта е открита като изиграна за приключила взятка."),
    ],
)
def test_quotations_cut_by_a_page_are_whole(
    on_law: Callable[[int], Article], cite: str, ends: str
) -> None:
    citation = Citation.parse(cite)
    quoted = next(q for q in on_law(citation.law).quotations if q.citation == citation)
    assert quoted.body.text.endswith(ends)


def test_footnotes_hang_on_the_words_they_explain(commentary: Commentary) -> None:
    called = {
        (commentary.footnotes[mark.footnote].marker, str(quoted.citation))
        for quoted in _quotations(commentary)
        for passage in (quoted.heading, quoted.body)
        for mark in passage.footnotes
    }
    assert called == {
        ("¹", "31A2"),
        ("²", "15A3"),
        ("³", "15B"),
        ("⁵", "86B2"),
        ("⁶", "50D2(a)"),
        ("⁷", "50D2(b)"),
        ("⁸", "13"),
    }


def test_a_stale_marker_repeats_the_note_called_last(on_law: Callable[[int], Article]) -> None:
    section = next(q for q in on_law(50).quotations if str(q.citation) == "50D2(a)")
    assert len(section.body.footnotes) == 2
    assert len({mark.footnote for mark in section.body.footnotes}) == 1


@pytest.mark.parametrize(
    ("at", "printed", "due", "agrees"),
    [
        ("86", "В", "86B", True),  # a quotation may begin with B
        ("63A4", "Д", "63B", False),  # and then continues in order
        ("27A2", "", "27B", False),  # the letter is lost
        ("50C", "D", "50D", True),
    ],
)
def test_sections_follow_in_order(at: str, printed: str, due: str, *, agrees: bool) -> None:
    found = section_due(Citation.parse(at), printed)
    assert (str(found.place), found.agrees) == (due, agrees)


@pytest.mark.parametrize(
    ("at", "printed", "due", "agrees"),
    [("23A", "1", "23A1", True), ("23A1", "1", "23A2", False), ("27B1(b)", "3", "27B2", False)],
)
def test_numbers_follow_in_order(at: str, printed: str, due: str, *, agrees: bool) -> None:
    found = number_due(Citation.parse(at), printed)
    assert (str(found.place), found.agrees) == (due, agrees)


@pytest.mark.parametrize(
    ("at", "printed", "due", "agrees"),
    [
        ("30B1", "а", "30B1(a)", True),
        ("30B1(a)", "b", "30B1(b)", True),
        ("30B1(b)", "i", "30B1(b)(i)", True),
        ("30B1(b)(i)", "ii", "30B1(b)(ii)", True),
        ("31A2(a)", "б", "31A2(b)", True),
        ("64C2(a)", "с", "64C2(b)", False),
    ],
)
def test_items_follow_in_order(at: str, printed: str, due: str, *, agrees: bool) -> None:
    found = item_due(Citation.parse(at), printed)
    assert (str(found.place), found.agrees) == (due, agrees)
