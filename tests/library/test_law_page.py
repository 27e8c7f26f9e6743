"""Pages of laws and of what stands beside them, word by word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html.parser import HTMLParser

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import Passage
from bridge_rules_gui.corpus.provision import Provision, Table
from bridge_rules_gui.library.law_page import LawPage, PageKind, law_page, page_at, place_page
from bridge_rules_gui.library.places import pages
from bridge_rules_gui.typesetting.provisions import label_of
from tests.own_text.page_listing import page_listing

# Places that between them show everything a page can hold.
SMALL = ("bg2017/27", "ru1987/27", "sr2007/77", "bg2017/def:call", "ru1987/preface", "ru1987/index")
# The same on the real books: references and shared labels, an asterisk note, merged cells.
REAL = ("bg2017/27", "ru1987/13", "sr2007/40", "sr2007/77", "ru1987/77", "bg2017/commentary:2")


@pytest.mark.parametrize("place", SMALL)
def test_page_of_the_little_books_is_set_as_agreed(
    place: str, small_corpus: Corpus, golden: Callable[[str, str], None]
) -> None:
    page = page_at(small_corpus, Address.parse(place))
    golden(f"pages/small-{_file_name(place)}.html", page_listing(page))


@pytest.mark.parametrize("place", REAL)
def test_page_of_the_real_books_is_set_as_agreed(
    place: str, corpus: Corpus, golden: Callable[[str, str], None]
) -> None:
    page = page_at(corpus, Address.parse(place))
    golden(f"pages/{_file_name(place)}.html", page_listing(page))


def _file_name(place: str) -> str:
    return place.replace("/", "-").replace(":", "-")


def test_anchors_are_the_law_and_everything_below_it_in_reading_order(corpus: Corpus) -> None:
    page = law_page(corpus, Edition.BG_2017, 27)
    expected = corpus.subtree(Edition.BG_2017, Citation(27))
    assert page.anchors == tuple(provision.address for provision in expected)
    assert page.law == 27
    assert page.edition is Edition.BG_2017


def test_a_definition_stands_on_the_page_of_all_definitions(corpus: Corpus) -> None:
    page = place_page(corpus, Address.parse("sr2007/def:revoke"))
    assert page.kind is PageKind.DEFINITIONS
    assert page.address in page.anchors
    assert Address.parse("sr2007/def:revoke") in page.anchors
    assert page.law is None


def test_head_of_the_definitions_stands_above_them(corpus: Corpus) -> None:
    page = place_page(corpus, Address.parse("ru1987/definitions"))
    assert page == place_page(corpus, Address.parse("ru1987/def:revoke"))
    assert page.anchors[0] == Address.parse("ru1987/definitions")
    assert page.html.index("ОПРЕДЕЛЕНИЯ") < page.html.index('name="def:')


def test_english_term_of_the_editors_stands_in_brackets(corpus: Corpus) -> None:
    supplied = place_page(corpus, Address.parse("sr2007/def:trump")).html
    assert 'Adut<span class="supplied">  [trump]</span>' in supplied
    printed = place_page(corpus, Address.parse("ru1987/def:trump")).html
    assert '<span class="english">' in printed
    assert "supplied" not in printed


def test_entries_of_the_subject_index_are_shown_as_printed(corpus: Corpus) -> None:
    html = place_page(corpus, Address.parse("ru1987/index")).html
    assert "Требования к =" in html
    assert "Требования к апелляция" not in html


def test_head_of_the_subject_index_stands_above_it(corpus: Corpus) -> None:
    page = place_page(corpus, Address.parse("ru1987/index"))
    assert page.kind is PageKind.INDEX
    assert "ПРЕДМЕТНЫЙ УКАЗАТЕЛЬ" in page.html
    assert page.html.count('name="index"') == 1


@pytest.mark.parametrize("place", ["bg2017/94", "bg2017/index", "bg2017/def:nonsense"])
def test_page_that_is_not_there_is_refused(place: str, corpus: Corpus) -> None:
    with pytest.raises(UnknownPlaceError, match=place):
        page_at(corpus, Address.parse(place))


def test_no_article_without_a_commentary(small_corpus: Corpus) -> None:
    with pytest.raises(UnknownPlaceError):
        page_at(small_corpus, Address.parse("bg2017/commentary:1"))


class PageReader(HTMLParser):
    """Reads a page back: its own words, its anchors and links; checks that tags are paired."""

    UNPAIRED = frozenset({"br"})

    def __init__(self, page: LawPage) -> None:
        super().__init__()
        self.words: list[str] = []
        self.anchors: list[str] = []
        self.hrefs: list[str] = []
        self._open: list[tuple[str, bool]] = []
        self._in_notes = False
        self.feed(page.html)
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in self.UNPAIRED:
            return
        given = dict(attrs)
        classes = (given.get("class") or "").split()
        self._in_notes = self._in_notes or "rule" in classes
        # Markers of notes and the editors' marks are not words of the provisions.
        self._open.append((tag, bool({"call", "mark", "divisions"} & set(classes))))
        if name := given.get("name"):
            self.anchors.append(name)
        if href := given.get("href"):
            self.hrefs.append(href)

    def handle_endtag(self, tag: str) -> None:
        opened, _ = self._open.pop()
        assert opened == tag

    def handle_data(self, data: str) -> None:
        if not self._in_notes and not any(silent for _, silent in self._open):
            self.words.append(data)


@pytest.mark.parametrize("edition", list(Edition))
def test_every_law_shows_all_its_words_in_order(edition: Edition, corpus: Corpus) -> None:
    for law in corpus.books[edition].laws:
        shown = "".join(PageReader(law_page(corpus, edition, law.citation.law)).words)
        expected = "".join(_words(corpus, law))
        assert _bare(shown) == _bare(expected), law.address


def _words(corpus: Corpus, provision: Provision) -> Iterator[str]:
    """Yield the printed words of a provision and of everything below it."""
    label = label_of(provision)
    yield f"[{label}]" if provision.inferred else label
    yield provision.heading.text
    yield from _body(provision.body, provision.tables)
    for child in provision.children:
        yield from _words(corpus, corpus.provision(provision.edition, child))
    yield provision.closing.text


def _body(body: Passage, tables: tuple[Table, ...]) -> Iterator[str]:
    start = 0
    for table in tables:
        yield body.text[start : table.at]
        yield table.caption
        yield "".join(cell for row in table.rows for cell in row)
        start = table.at
    yield body.text[start:]


def _bare(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("edition", list(Edition))
def test_every_page_has_its_anchors_and_numbers_its_links(edition: Edition, corpus: Corpus) -> None:
    for place in pages(corpus, edition):
        page = page_at(corpus, place)
        reader = PageReader(page)
        names = [str(address.place) for address in page.anchors]
        assert [name for name in reader.anchors if name in set(names)] == names
        assert reader.hrefs == [f"link:{number}" for number in range(len(page.links))]


def test_every_reference_of_a_book_is_a_link_on_its_pages(corpus: Corpus) -> None:
    book = corpus.books[Edition.BG_2017]
    linked = {
        id(reference)
        for place in pages(corpus, Edition.BG_2017)
        for link in page_at(corpus, place).links
        for reference in getattr(link, "references", ())
    }
    missing = [r.quote for r in book.references() if id(r) not in linked]
    assert missing == []


def test_quotation_of_another_edition_has_its_year(corpus: Corpus) -> None:
    html = page_at(corpus, Address.parse("bg2017/commentary:1")).html
    assert ">2007 27B1(b)<" in html
    assert ">2017 " not in html
