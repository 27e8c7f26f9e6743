"""The page of a comparison, and the notes rendered on it."""

from __future__ import annotations

import re

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.comparison import Comparisons, Filter
from bridge_rules_gui.comparison.notes import note_markup
from bridge_rules_gui.comparison.page import (
    SUMMARY,
    comparison_page,
    first_sentence,
    unchanged_runs,
)
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.concordance import read_change_notes, read_concordance
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.links import FoldLink, PlaceLink
from bridge_rules_gui.window.comparison.names import ComparisonNames


@pytest.fixture(scope="module")
def comparisons(corpus: Corpus) -> Comparisons:
    content = resources.content()
    return Comparisons(corpus, read_concordance(content), read_change_notes(content))


def words_of(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def test_every_law_is_set_with_every_link_and_anchor(
    corpus: Corpus, comparisons: Comparisons
) -> None:
    for law in range(1, 94):
        page = comparison_page(
            corpus, comparisons.of(law, tuple(Edition)), Filter.ALL, ComparisonNames()
        )
        numbers = [int(n) for n in re.findall(r'href="link:(\d+)"', page.html)]
        assert sorted(set(numbers)) == list(range(len(page.links)))
        for row in range(len(page.rows)):
            assert f'name="row-{row}"' in page.html
            assert all(f'name="cell-{row}-{column}"' in page.html for column in range(3))
        assert page.html.count('<td class="begin"') == len(page.rows)


def test_folded_rows_have_their_anchors_in_one_line(
    corpus: Corpus, comparisons: Comparisons
) -> None:
    compared = comparisons.of(64, tuple(Edition))
    page = comparison_page(corpus, compared, Filter.ALL, ComparisonNames(), frozenset())
    runs = tuple(unchanged_runs(compared.rows))
    assert [link.row for link in page.links if isinstance(link, FoldLink)] == [
        SUMMARY,
        *(run.start for run in runs),
    ]
    for run in runs:
        (line,) = (each for each in page.html.splitlines() if f'name="row-{run.start}"' in each)
        assert all(f'name="end-{row}"' in line for row in run)
    assert "Наказание назначается" in page.html
    assert "Postupak nakon utvrđenog renonsa" not in page.html


def test_what_was_noticed_stands_apart_below_the_text_that_has_it(
    corpus: Corpus, comparisons: Comparisons
) -> None:
    page = comparison_page(
        corpus, comparisons.of(64, tuple(Edition)), Filter.ALL, ComparisonNames()
    )
    before, _, after = page.html.partition("Refers to 64C in 2017, not in 1987, 2007")
    cell = before[before.rindex("<tr>") :]
    assert cell.count('<td class="noticed"') == 3  # below the third column
    assert "Noticed by the program" in cell
    assert after


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("Only this.", "Only this."),
        ("One trick is due. In 1987 it was two.", "One trick is due."),
        ("No more than one (see 64A2). 64C2(a) now provides it.", "No more than one (see 64A2)."),
        ("Раньше были две. Теперь одна.", "Раньше были две."),
        ("Called “penalty.” It is now “rectification”.", "Called “penalty.”"),
        ("Footnotes, e.g. on dummy, are new.", "Footnotes, e.g. on dummy, are new."),
    ],
)
def test_first_sentence_stands_out(words: str, first: str) -> None:
    assert first_sentence(words)[0] == first
    assert "".join(first_sentence(words)) == words


def test_own_words_are_set_without_those_of_the_parts(
    corpus: Corpus, comparisons: Comparisons
) -> None:
    page = comparison_page(
        corpus, comparisons.of(64, tuple(Edition)), Filter.ALL, ComparisonNames()
    )
    assert words_of(page.html).count("Наказание назначается") == 1


def test_badges_and_marks_are_said_in_words(corpus: Corpus, comparisons: Comparisons) -> None:
    page = comparison_page(
        corpus, comparisons.of(64, tuple(Edition)), Filter.ALL, ComparisonNames()
    )
    shown = words_of(page.html.replace("\N{NO-BREAK SPACE}", " "))
    assert "change of substance 1987 → 2007" in shown  # 64A2
    assert "– not yet in 1987" in shown
    assert "Refers to 64C in 2017, not in 1987, 2007 · probably changed between editions" in shown


def test_filter_that_lets_nothing_through_says_so(corpus: Corpus, comparisons: Comparisons) -> None:
    page = comparison_page(
        corpus, comparisons.of(3, tuple(Edition)), Filter.SUBSTANCE, ComparisonNames()
    )
    assert "This law has no rows of this kind" in words_of(page.html)
    assert page.rows == ()


def test_citations_of_a_note_lead_to_their_places() -> None:
    composer = Composer(Edition.BG_2017, ())
    html = note_markup(composer, "A *comparable* call (`bg2017/23A`), `nothing`.")
    assert composer.links == [PlaceLink(Address.parse("bg2017/23A"))]
    assert "<em>comparable</em>" in html
    assert "nothing" in html


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "a <b onclick='x'>bold</b> word",
        "![picture](http://example.org/x.png)",
        "[words](http://example.org)",
        "<http://example.org>",
        "[words][1]\n\n[1]: http://example.org",
        "`<img src=x>`",
    ],
)
def test_raw_html_links_and_pictures_of_a_note_stay_words(text: str) -> None:
    html = note_markup(Composer(Edition.BG_2017, ()), text)
    tags = set(re.findall(r"</?([a-z]+)", html))
    assert tags <= {"p"}


def test_every_note_is_rendered_with_its_citations_as_links(
    corpus: Corpus, comparisons: Comparisons
) -> None:
    for note in comparisons.notes:
        composer = Composer(note.step.newer, ())
        html = note_markup(composer, note.text)
        assert "`" not in html
        assert html.count("<a ") == len(composer.links)
        for link in composer.links:
            assert isinstance(link, PlaceLink)
            assert corpus.has_place(link.address)
