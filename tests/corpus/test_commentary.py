from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import Footnote
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Article, Comment, Commentary, QuotedLaw
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import NO_WORDS, CrossReference, Passage
from bridge_rules_gui.corpus.provision import SourceLines, Table
from bridge_rules_gui.corpus.worked_example import Example, ExampleAuction, ExampleDeal, Paragraph

SOURCE = SourceLines("x.txt", ((1, 1),))


def _words(text: str, target: str = "") -> Passage:
    """Return a passage whose last word refers to a place, where one is given."""
    start = len(text) - len(text.rsplit(maxsplit=1)[-1])
    quote = text[start:]
    references = (
        (CrossReference(quote, start, len(text), Citation.parse(target)),) if target else ()
    )
    return Passage(text, references)


QUOTED = QuotedLaw(
    edition=Edition.BG_2017,
    citation=Citation.parse("27B1"),
    printed_label="1",
    heading=_words("Заглавие"),
    body=_words("виж П23А", "23A"),
    source=SOURCE,
)
EARLIER = QuotedLaw(
    edition=Edition.SR_2007,
    citation=Citation.parse("27B1(b)"),
    printed_label="",
    body=_words("...същото"),
    source=SOURCE,
)
COMMENT = Comment((Citation.parse("27D"),), (Paragraph("1.", _words("виж П12С1", "12C1")),), SOURCE)
AUCTION = ExampleAuction(
    seats=("N", "E", "S", "W"),
    dealer="N",
    entries=(),
    notes=(Paragraph("¹", _words("Мажори")),),
    source=SOURCE,
)
DEAL = ExampleDeal(board="1", dealer="N", vulnerable="none", deal="N:- - - -", source=SOURCE)
TABLE = Table(0, (("♠",),))
SCENARIO = Paragraph("", _words("Съгласно П27D", "27D"))
EXAMPLE = Example("1", (Citation(27),), (DEAL, AUCTION, SCENARIO, TABLE), SOURCE)


@pytest.fixture
def commentary() -> Commentary:
    article = Article(
        number=1,
        title="ПРАВИЛО 27",
        laws=(Citation(27),),
        blocks=(QUOTED, EARLIER, COMMENT, EXAMPLE),
        source=SOURCE,
    )
    note = Footnote("¹", _words("виж П59", "59"), (article.place, Citation(27)), SOURCE)
    return Commentary(
        edition=Edition.BG_2017,
        title="Промени",
        rights="",
        file="x.txt",
        articles=(article,),
        footnotes=(note,),
        credits=(),
        materials=NO_WORDS,
        problems=(),
    )


def test_a_quoted_law_has_the_address_of_its_provision() -> None:
    assert str(QUOTED.address) == "bg2017/27B1"
    assert str(EARLIER.address) == "sr2007/27B1(b)"


def test_the_parts_of_an_example_by_kind() -> None:
    assert EXAMPLE.deals == (DEAL,)
    assert EXAMPLE.auctions == (AUCTION,)
    assert EXAMPLE.tables == (TABLE,)
    assert EXAMPLE.paragraphs == (SCENARIO,)


def test_the_blocks_of_an_article_by_kind(commentary: Commentary) -> None:
    (article,) = commentary.articles
    assert article.quotations == (QUOTED, EARLIER)
    assert article.comments == (COMMENT,)
    assert article.examples == (EXAMPLE,)


def test_an_article_is_found_by_its_place(commentary: Commentary) -> None:
    assert commentary.article(NamedPlace("commentary:1")) is commentary.articles[0]
    assert commentary.article(NamedPlace("commentary:2")) is None


@pytest.mark.parametrize(
    ("cite", "blocks"),
    [
        ("27", [QUOTED, COMMENT, EXAMPLE]),
        ("27B", [QUOTED, EXAMPLE]),
        ("27B1(b)", [QUOTED, EXAMPLE]),  # words quoted of 2007 say nothing of 2017
        ("27D", [COMMENT, EXAMPLE]),
        ("28", []),
    ],
)
def test_what_is_said_on_a_provision(
    commentary: Commentary, cite: str, blocks: list[object]
) -> None:
    assert [block for _, block in commentary.about(Citation.parse(cite))] == blocks


def test_every_reference_is_told_once(commentary: Commentary) -> None:
    quotes = [reference.quote for reference in commentary.references()]
    assert quotes == ["П23А", "П12С1", "П27D", "П59"]


def test_every_passage_stands_at_its_article(commentary: Commentary) -> None:
    located = [(str(place), passage.text) for place, passage in commentary.located_passages()]
    assert {place for place, _ in located} == {"commentary:1"}
    assert [text for _, text in located if text] == [
        "Заглавие",
        "виж П23А",
        "...същото",
        "виж П12С1",
        "Мажори",
        "Съгласно П27D",
        "виж П59",
    ]
