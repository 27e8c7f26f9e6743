"""Previews: what a link leads to, in small."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.law_page import law_page, page_at
from bridge_rules_gui.library.preview import preview, previews
from bridge_rules_gui.typesetting.links import FootnoteLink, ReferenceLink


def test_preview_of_a_section_names_its_law(small_corpus: Corpus) -> None:
    markup = preview(small_corpus, Address.parse("bg2017/27A1"))
    assert "27A1 · НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ" in markup
    assert "&lt;легално&gt;" in markup
    assert "<a href" not in markup


def test_preview_of_a_law_begins_with_its_title(small_corpus: Corpus) -> None:
    assert "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ" in preview(small_corpus, Address.parse("bg2017/27"))


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("bg2017/def:call", "Вид реплика"),
        ("ru1987/preface", "Первый абзац"),
    ],
)
def test_preview_of_a_named_place(place: str, words: str, small_corpus: Corpus) -> None:
    assert words in preview(small_corpus, Address.parse(place))


def test_preview_of_an_article_of_the_commentary(corpus: Corpus) -> None:
    assert "ПРАВИЛО 27" in preview(corpus, Address.parse("bg2017/commentary:2"))


def test_long_preview_ends_with_dots_after_a_whole_paragraph(corpus: Corpus) -> None:
    markup = preview(corpus, Address.parse("bg2017/12"), length=500)
    assert markup.endswith('<p class="words at0">…</p>\n')
    assert len(markup) < 900


def test_preview_of_a_place_that_is_not_there_is_refused(small_corpus: Corpus) -> None:
    with pytest.raises(UnknownPlaceError):
        preview(small_corpus, Address.parse("bg2017/def:nonsense"))


def test_link_to_a_range_previews_all_its_members(small_corpus: Corpus) -> None:
    links = law_page(small_corpus, Edition.BG_2017, 27).links
    (link,) = [n for n in links if isinstance(n, ReferenceLink) and n.quote == "П30-31"]
    first, second = previews(small_corpus, link)
    assert "Пас извън реда" in first
    assert "Декларация извън реда" in second


def test_link_that_leads_nowhere_has_no_preview(small_corpus: Corpus) -> None:
    links = law_page(small_corpus, Edition.BG_2017, 27).links
    (link,) = [n for n in links if isinstance(n, ReferenceLink) and n.quote == "П16Ж"]
    assert previews(small_corpus, link) == ()


def test_footnote_previews_its_words(small_corpus: Corpus) -> None:
    links = law_page(small_corpus, Edition.BG_2017, 27).links
    (link,) = [n for n in links if isinstance(n, FootnoteLink)]
    (markup,) = previews(small_corpus, link)
    assert "Кратка бележка" in markup


def test_numbers_of_the_subject_index_preview_their_laws(small_corpus: Corpus) -> None:
    link = page_at(small_corpus, Address.parse("ru1987/index")).links[0]
    (markup,) = previews(small_corpus, link)
    assert "Недостаточная заявка" in markup


def test_every_link_of_every_law_can_be_previewed(corpus: Corpus) -> None:
    for edition, book in corpus.books.items():
        for law in book.laws:
            for link in law_page(corpus, edition, law.citation.law).links:
                assert isinstance(previews(corpus, link), tuple)
