"""TBX is read back by strangers: translate-toolkit (version 2), lxml by the rules of version 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lxml import etree
from translate.storage.tbx import tbxfile

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech, Subject, Term, TermKind, TermStatus
from bridge_rules_gui.exchange.tbx import NAMESPACE, write_martif, write_tbx
from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry, TermUse
from bridge_rules_gui.services.term_export import TermFormat, concept_entries, exported_terms

if TYPE_CHECKING:
    from bridge_rules_gui.services.terminology import Terminology

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
STATUSES = {f"{s}Term-admn-sts" for s in ("preferred", "admitted", "deprecated", "superseded")}
# What TBX-Basic allows where, as formats.md 4 restates its Schematron.
ALLOWED = {
    "partOfSpeech": {"noun", "verb", "adjective", "adverb", "other"},
    "administrativeStatus": STATUSES,
    "termType": {"fullForm", "acronym", "abbreviation", "shortForm", "variant", "phrase"},
}
CHILDREN = {
    "conceptEntry": ("descrip", "descripGrp", "note", "langSec"),
    "langSec": ("descripGrp", "termSec"),
    "termSec": ("term", "termNote", "descripGrp", "admin", "note"),
    "descripGrp": ("descrip", "admin"),
}
WHERE = {
    "subjectField": {"conceptEntry"},
    "definition": {"conceptEntry", "langSec"},
    "context": {"termSec"},
}


@pytest.fixture(scope="module")
def version_3(terminology: Terminology) -> etree._Element:
    """Return the root of the real termbase as version 3."""
    return etree.fromstring(exported_terms(terminology, TermFormat.TBX))


def _name(element: etree._Element) -> str:
    return str(etree.QName(element).localname)


def test_version_3_has_the_root_of_tbx_basic(version_3: etree._Element) -> None:
    assert version_3.tag == f"{{{NAMESPACE}}}tbx"
    attributes = {"type": "TBX-Basic", "style": "dca", LANGUAGE: "en"}
    assert dict(version_3.attrib) == attributes
    header, text = version_3
    assert (_name(header), _name(text)) == ("tbxHeader", "text")
    (source,) = header.iterfind(f"{{{NAMESPACE}}}fileDesc/{{{NAMESPACE}}}sourceDesc")
    assert [_name(child) for child in source] == ["p"]


def test_version_3_keeps_the_order_of_elements(version_3: etree._Element) -> None:
    for element in version_3.iter(*(f"{{{NAMESPACE}}}{name}" for name in CHILDREN)):
        order = CHILDREN[_name(element)]
        ranks = [order.index(_name(child)) for child in element]
        assert ranks == sorted(ranks), etree.tostring(element)


def test_version_3_keeps_to_the_lists_of_tbx_basic(version_3: etree._Element) -> None:
    for note in version_3.iter(f"{{{NAMESPACE}}}termNote"):
        assert note.text in ALLOWED[str(note.get("type"))]
    for admin in version_3.iter(f"{{{NAMESPACE}}}admin"):
        assert admin.get("type") in {"source", "customerSubset", "projectSubset"}
    for descrip in version_3.iter(f"{{{NAMESPACE}}}descrip"):
        level = next(a for a in descrip.iterancestors() if _name(a) != "descripGrp")
        assert _name(level) in WHERE[str(descrip.get("type"))]
    assert not version_3.xpath("//@target")


def test_version_3_has_every_concept_term_and_definition(
    version_3: etree._Element, terminology: Terminology
) -> None:
    ids = version_3.xpath("//*[local-name()='conceptEntry']/@id")
    concepts = terminology.termbase.concepts
    assert ids == [f"c-{concept.id}" for concept in concepts]
    for language, edition in (("ru", "ru1987"), ("sr-Latn", "sr2007"), ("bg", "bg2017")):
        path = f"//*[local-name()='langSec'][@xml:lang='{language}']"
        terms = version_3.xpath(f"{path}//*[local-name()='term']/text()")
        book = terminology.book(Edition(edition))
        assert len(terms) >= len(book.terms)
        assert {term.text for term in book.terms.values()} <= set(terms)
        definitions = version_3.xpath(f"{path}/*/*[@type='definition']")
        assert len(definitions) == len(terminology.corpus.books[Edition(edition)].definitions)


def test_every_term_of_a_book_shows_a_context_with_its_place(
    version_3: etree._Element, terminology: Terminology
) -> None:
    for group in version_3.xpath("//*[local-name()='termSec']/*[local-name()='descripGrp']"):
        text, source = group
        assert text.text.strip()
        assert source.text.split("/")[0] in set(Edition)
    contexts = version_3.xpath("//*[@type='context']")
    assert len(contexts) >= sum(len(terminology.book(edition).terms) for edition in Edition) * 0.99


@pytest.mark.parametrize(
    ("language", "term"), [("ru", "штрафная карта"), ("sr-Latn", "kaznena karta")]
)
def test_translate_toolkit_reads_version_2(
    terminology: Terminology, language: str, term: str
) -> None:
    content = exported_terms(terminology, TermFormat.TBX_2)
    store = tbxfile(content, sourcelanguage="en", targetlanguage=language)
    assert len(store.units) == len(terminology.termbase.concepts)
    (unit,) = (unit for unit in store.units if unit.source == "penalty card")
    assert unit.target == term


def test_translate_toolkit_reads_from_one_book_to_another(terminology: Terminology) -> None:
    content = exported_terms(terminology, TermFormat.TBX_2)
    store = tbxfile(content, sourcelanguage="bg", targetlanguage="ru")
    found = {unit.source: unit.target for unit in store.units if unit.source}
    assert found["наказана карта"] == "штрафная карта"
    assert found["взятка"] == "взятка"


def _entry(term: Term, **more: str) -> ConceptEntry:
    use = TermUse(term, (), 1, more.get("context", ""), more.get("source", ""))
    edition = EditionEntry(Edition.BG_2017, (use,))
    return ConceptEntry("x-y", ("x & y",), Subject.PLAY, more.get("note", ""), (edition,))


@pytest.mark.parametrize("write", [write_tbx, write_martif])
def test_marks_of_xml_in_a_text_do_no_harm(write: object) -> None:
    entry = _entry(Term('<b>"&'), context="a < b & c", source="bg2017/27B1(a)", note="]]>")
    assert callable(write)
    root = etree.fromstring(write([entry]))
    assert root.xpath("//*[local-name()='term']/text()") == ["x & y", '<b>"&']
    assert root.xpath("//*[@type='context']/text()") == ["a < b & c"]


@pytest.mark.parametrize(
    ("term", "kind"),
    [
        (Term("ДСП", kind=TermKind.SHORT), "acronym"),
        (Term("IMPs", kind=TermKind.SHORT), "shortForm"),
        (Term("пас"), "fullForm"),
    ],
)
def test_short_forms_say_what_they_are(term: Term, kind: str) -> None:
    root = etree.fromstring(write_tbx([_entry(term)]))
    assert root.xpath("//*[@type='termType']/text()") == [kind]


def test_status_and_part_of_speech_survive() -> None:
    term = Term("контара", TermStatus.DEPRECATED, part_of_speech=PartOfSpeech.VERB)
    root = etree.fromstring(write_tbx([_entry(term)]))
    notes = root.xpath("//*[@type='administrativeStatus']/text()")
    assert notes == ["preferredTerm-admn-sts", "deprecatedTerm-admn-sts"]
    assert root.xpath("//*[@type='partOfSpeech']/text()") == ["verb"]


def test_the_other_aspect_is_a_variant_to_be_found_by() -> None:
    term = Term("принять", part_of_speech=PartOfSpeech.VERB, aspects=("принимать",))
    root = etree.fromstring(write_tbx([_entry(term)]))
    sections = root.xpath("//*[local-name()='langSec'][2]/*[local-name()='termSec']")
    assert [section[0].text for section in sections] == ["принять", "принимать"]
    assert sections[1].xpath("*[@type='termType']/text()") == ["variant"]


def test_an_edition_without_a_word_leaves_a_note(terminology: Terminology) -> None:
    entries = [e for e in concept_entries(terminology) if e.id == "comparable-call"]
    root = etree.fromstring(write_tbx(entries))
    assert root.xpath("//*[local-name()='langSec']/@xml:lang") == ["en", "bg"]
    notes = root.xpath("//*[local-name()='conceptEntry']/*[local-name()='note']/text()")
    assert any(note.startswith("ru1987: ") for note in notes)
