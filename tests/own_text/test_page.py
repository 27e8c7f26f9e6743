"""The pages of an own text: everything escaped, changed words styled, every row with its place."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.columns import row_anchor
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.own_text.comparison import compare_own_text
from bridge_rules_gui.own_text.page import own_text_page, report_page
from bridge_rules_gui.reading.concordance import read_concordance
from bridge_rules_gui.reading.own_text.reader import read_content
from bridge_rules_gui.window.comparison.own_text_names import OwnTextWords
from tests.reading.own_text.texts import OUTLINE, as_plain_text

_HOSTILE = "Law 27\n\n<b onclick=x>Title</b>\n\n2. A <img src=http://example.org/x> bid & more.\n"


@pytest.fixture(scope="module")
def comparisons(corpus: Corpus) -> Comparisons:
    return Comparisons(corpus, read_concordance(resources.content()), ())


def test_markup_of_a_text_is_shown_as_words(comparisons: Comparisons) -> None:
    own = read_content(_HOSTILE.encode(), "<i>.txt", "own.txt")
    comparison, guess = compare_own_text(comparisons, own, Edition.BG_2017)
    names = OwnTextWords()
    html = own_text_page(
        comparison, comparison.rows(27), names, name="own.txt", only_differences=False
    ).html
    html += report_page(comparison, guess, names).html
    assert "<img" not in html
    assert "<b" not in html.replace("<br>", "")
    assert "&lt;img src=http://example.org/x&gt; bid &amp; more." in html


def test_changed_words_have_a_style_on_each_side(comparisons: Comparisons) -> None:
    text = as_plain_text(comparisons.corpus.books[Edition.BG_2017])
    changed = text.replace("извън реда се прилага П31", "по реда се прилага П31")
    own = read_content(changed.encode(), "own.txt", "own.txt")
    comparison, _ = compare_own_text(comparisons, own, Edition.BG_2017)
    html = own_text_page(
        comparison, comparison.rows(27), OwnTextWords(), name="own.txt", only_differences=False
    ).html
    assert '<span class="own-removed">извън</span>' in html
    assert '<span class="own-added">по</span>' in html


def test_only_rows_that_differ_are_shown_on_demand(comparisons: Comparisons) -> None:
    own = read_content(OUTLINE.encode(), "own.txt", "own.txt")
    comparison, _ = compare_own_text(comparisons, own, Edition.BG_2017)
    rows = comparison.rows(27)
    all_rows = own_text_page(
        comparison, rows, OwnTextWords(), name="own.txt", only_differences=False
    )
    some = own_text_page(comparison, rows, OwnTextWords(), name="own.txt", only_differences=True)
    assert len(all_rows.rows) == len(rows)
    assert 0 < len(some.rows) < len(rows)
    assert some.stops == tuple(range(len(some.rows)))
    assert all(f'name="{row_anchor(number)}"' in some.html for number in range(len(some.rows)))


def test_report_puts_missing_laws_before_notes(comparisons: Comparisons) -> None:
    text = "Preface\n\nLaw 2\n\nWords.\n\n(*) - A note.\n"
    own = read_content(text.encode(), "own.txt", "own.txt")
    comparison, guess = compare_own_text(comparisons, own, Edition.BG_2017)
    html = report_page(comparison, guess, OwnTextWords()).html
    order = [html.index(words) for words in ("Law missing", "Outside the laws", "Note, not")]
    assert order == sorted(order)
    assert "Preface" in html


def test_page_of_a_hostile_text_stays_bearable(comparisons: Comparisons) -> None:
    text = "Law 27\n\n" + "X. odd label\n\n" * 20_000
    own = read_content(text.encode(), "own.txt", "own.txt")
    comparison, guess = compare_own_text(comparisons, own, Edition.BG_2017)
    names = OwnTextWords()
    report = report_page(comparison, guess, names).html
    assert "… and 19602 more remarks" in report
    html = own_text_page(
        comparison, comparison.rows(27), names, name="own.txt", only_differences=False
    ).html
    assert "more characters" in html
    assert len(report) + len(html) < 200_000
