"""Markdown is read back by Python-Markdown: nothing is lost, and every link leads somewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from markdown import markdown

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.corpus_markdown import escaped, write_markdown

ALL = range(1, 94)


class _Reader(HTMLParser):
    """Gathers words, anchors and links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name == "href":
                self.links.append(value or "")


def _read(text: str) -> _Reader:
    reader = _Reader()
    reader.feed(markdown(text, extensions=["tables", "footnotes"]))
    return reader


def _bare(words: str) -> str:
    return re.sub(r"\s", "", words)


@pytest.fixture(scope="module", params=list(Edition), ids=str)
def edition(request: pytest.FixtureRequest) -> Edition:
    return Edition(request.param)


@pytest.fixture(scope="module")
def page(corpus: Corpus, edition: Edition) -> _Reader:
    """Return a real book as a reader of Markdown sees it."""
    return _read(write_markdown([corpus.books[edition]], ALL, is_whole=True).decode())


def test_all_words_of_a_book_are_there(corpus: Corpus, edition: Edition, page: _Reader) -> None:
    said = _bare("".join(page.words))
    for place, passage in corpus.books[edition].located_passages():
        is_marked = passage.footnotes or any(r.status != "resolved" for r in passage.references)
        for paragraph in passage.text.split("\n"):
            if not is_marked:
                assert _bare(paragraph) in said, place


def test_every_provision_and_definition_has_its_anchor(
    corpus: Corpus, edition: Edition, page: _Reader
) -> None:
    book = corpus.books[edition]
    assert len(page.ids) == len(set(page.ids))
    anchors = [name for name in page.ids if name.startswith(f"{edition}-")]
    assert len(anchors) == len(book.provisions) + len(book.definitions) + len(book.matter)


def test_every_link_leads_somewhere(edition: Edition, page: _Reader) -> None:
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)


def test_what_the_editors_put_back_is_marked(corpus: Corpus) -> None:
    text = write_markdown([corpus.books[Edition.RU_1987]], [77], is_whole=False).decode()
    assert '<ins title="restored by the editors">♣</ins>' in text


def test_a_law_alone_links_to_nothing_that_is_not_there(corpus: Corpus) -> None:
    book = corpus.books[Edition.BG_2017]
    text = write_markdown([book], [27], is_whole=False).decode()
    page = _read(text)
    assert '#### <a id="bg2017-27"></a>ПРАВИЛО 27. НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ' in text
    assert {link[1:] for link in page.links} <= set(page.ids)


@pytest.mark.parametrize(
    "words",
    [
        "*a* _b_ `c`",
        "[x](y)",
        "1. not a list",
        "- nor this",
        "# nor a head",
        "<script>&amp;",
        "1) x",
    ],
)
def test_words_mean_nothing_to_markdown(words: str) -> None:
    page = _read(escaped(words))
    assert "".join(page.words).strip() == words
    assert "<p>" in markdown(escaped(words))
