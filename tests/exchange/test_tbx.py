"""TBX is read back by strangers: translate-toolkit (version 2), lxml by the rules of version 3."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from lxml import etree
from translate.storage.tbx import tbxfile

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech, Subject, Term, TermKind, TermStatus
from bridge_rules_gui.exchange.tbx import NAMESPACE, write_martif, write_tbx
from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry, TermUse
from bridge_rules_gui.exports.term_export import TermFormat, concept_entries
from bridge_rules_gui.terms.terminology import Terminology
from tests.exchange.conftest import Exported
from tests.exchange.tbx_rules import LANGUAGE, violations


@pytest.fixture(scope="module")
def version_3(exported: Exported) -> etree._Element:
    """Return the root of the real termbase as version 3."""
    return etree.fromstring(exported(TermFormat.TBX))


def test_version_3_has_the_root_of_tbx_basic(version_3: etree._Element) -> None:
    assert version_3.tag == f"{{{NAMESPACE}}}tbx"
    attributes = {"type": "TBX-Basic", "style": "dca", LANGUAGE: "en"}
    assert dict(version_3.attrib) == attributes


@pytest.mark.parametrize("form", [TermFormat.TBX, TermFormat.TBX_2])
def test_the_whole_termbase_keeps_the_rules_of_tbx_basic(
    exported: Exported, form: TermFormat
) -> None:
    assert violations(etree.fromstring(exported(form))) == []


@pytest.mark.parametrize("write", [write_tbx, write_martif])
@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ('type="TBX-Basic"', 'type="TBX-Core"', "the dialect is not TBX-Basic"),
        (">noun<", ">nuon<", "partOfSpeech cannot be 'nuon'"),
        (">preferredTerm-admn-sts<", ">preferred<", "administrativeStatus cannot be"),
        ('"partOfSpeech"', '"wordClass"', "no such category: 'wordClass'"),
        ('"context"', '"definition"', "definition does not belong in termSec"),
        ('"context"', '"subjectField"', "subjectField does not belong in termSec"),
        ('"subjectField"', '"context"', "context does not belong in conceptEntry"),
        ('"subjectField"', '"subjectField" target="/akn/bg"', "neither an id nor a URL"),
        (">пас<", "><", "term: empty"),
        (' xml:lang="bg"', "", "xml:lang"),
        ("<p>", "<note>n</note><p>", "sourceDesc"),
        ("<body>", "<body><back/>", "body"),
    ],
)
def test_the_rules_are_not_for_show(
    write: Callable[[list[ConceptEntry]], bytes], right: str, wrong: str, problem: str
) -> None:
    written = write([_entry(Term("пас"), context="a", source="b")]).decode("utf-8")
    assert violations(etree.fromstring(written.encode("utf-8"))) == []
    assert right in written
    broken = written.replace(right, wrong).encode("utf-8")
    assert problem in "\n".join(violations(etree.fromstring(broken)))


@pytest.mark.parametrize(("write", "section"), [(write_tbx, "termSec"), (write_martif, "tig")])
def test_a_term_stands_before_what_is_said_of_it(
    write: Callable[[list[ConceptEntry]], bytes], section: str
) -> None:
    root = etree.fromstring(write([_entry(Term("пас"))]))
    term = root.xpath(f"//*[local-name()='{section}']/*[local-name()='term']")[-1]
    term.getparent().append(term)
    assert any(section in problem for problem in violations(root))


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
    exported: Exported, terminology: Terminology, language: str, term: str
) -> None:
    store = tbxfile(exported(TermFormat.TBX_2), sourcelanguage="en", targetlanguage=language)
    assert len(store.units) == len(terminology.termbase.concepts)
    (unit,) = (unit for unit in store.units if unit.source == "penalty card")
    assert unit.target == term


def test_translate_toolkit_reads_from_one_book_to_another(exported: Exported) -> None:
    store = tbxfile(exported(TermFormat.TBX_2), sourcelanguage="bg", targetlanguage="ru")
    found = {unit.source: unit.target for unit in store.units if unit.source}
    assert found["наказана карта"] == "штрафная карта"
    assert found["взятка"] == "взятка"


def _entry(term: Term, **more: str) -> ConceptEntry:
    use = TermUse(term, count=1, context=more.get("context", ""), source=more.get("source", ""))
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
