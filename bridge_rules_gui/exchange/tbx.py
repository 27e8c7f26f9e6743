"""TBX: the termbase as version 3 (TBX-Basic, ISO 30042:2019) and as version 2 (martif).

Both say the same in elements of other names. An address of the corpus is no URL and no id
of the file, so it stands in a source, never in a target.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree as ET

from bridge_rules_gui.corpus.termbase import Term, TermKind, TermStatus
from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry, TermUse

NAMESPACE: Final = "urn:iso:std:iso:30042:ed-2"
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
_STATUS: Final = {
    TermStatus.PREFERRED: "preferredTerm-admn-sts",
    TermStatus.ADMITTED: "admittedTerm-admn-sts",
    TermStatus.DEPRECATED: "deprecatedTerm-admn-sts",
}
_SOURCE: Final = "Terms of the Laws of Duplicate Bridge: ru1987, sr2007, bg2017"


@dataclass(frozen=True, slots=True)
class _Names:
    """The names one version of TBX has for the same things."""

    concept: str
    language: str
    term: str


_VERSION_3: Final = _Names("conceptEntry", "langSec", "termSec")
_VERSION_2: Final = _Names("termEntry", "langSet", "tig")


def write_tbx(entries: Iterable[ConceptEntry]) -> bytes:
    """Return the termbase as TBX version 3, dialect TBX-Basic, style DCA."""
    attributes = {"type": "TBX-Basic", "style": "dca", _LANGUAGE: "en", "xmlns": NAMESPACE}
    root = ET.Element("tbx", attributes)
    _describe_file(ET.SubElement(root, "tbxHeader"))
    return _written(root, entries, _VERSION_3)


def write_martif(entries: Iterable[ConceptEntry]) -> bytes:
    """Return the termbase as TBX version 2, for programs that know nothing newer."""
    root = ET.Element("martif", {"type": "TBX-Basic", _LANGUAGE: "en"})
    header = ET.SubElement(root, "martifHeader")
    _describe_file(header)
    encoding = ET.SubElement(header, "encodingDesc")
    ET.SubElement(encoding, "p", {"type": "XCSURI"}).text = "TBXBasicXCSV02.xcs"
    return _written(root, entries, _VERSION_2)


def _describe_file(header: ET.Element) -> None:
    source = ET.SubElement(ET.SubElement(header, "fileDesc"), "sourceDesc")
    ET.SubElement(source, "p").text = _SOURCE


def _written(root: ET.Element, entries: Iterable[ConceptEntry], names: _Names) -> bytes:
    body = ET.SubElement(ET.SubElement(root, "text"), "body")
    for entry in entries:
        _add_concept(body, entry, names)
    ET.indent(root)
    written: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return written + b"\n"


def _add_concept(body: ET.Element, entry: ConceptEntry, names: _Names) -> None:
    concept = ET.SubElement(body, names.concept, {"id": f"c-{entry.id}"})
    _add(concept, "descrip", "subjectField", f"duplicate bridge: {entry.subject.value}")
    notes = [entry.note, *(f"{e.edition}: {e.note}" for e in entry.editions if e.note)]
    notes += [f"{e.edition}: {e.absent}" for e in entry.editions if e.absent]
    for note in filter(None, notes):
        ET.SubElement(concept, "note").text = note
    english = ET.SubElement(concept, names.language, {_LANGUAGE: "en"})
    for number, text in enumerate(entry.english):
        term = ET.SubElement(english, names.term)
        ET.SubElement(term, "term").text = text
        status = TermStatus.ADMITTED if number else TermStatus.PREFERRED
        _add(term, "termNote", "administrativeStatus", _STATUS[status])
    for edition in entry.editions:
        if edition.terms:
            _add_language(concept, edition, names)


def _add_language(concept: ET.Element, edition: EditionEntry, names: _Names) -> None:
    section = ET.SubElement(concept, names.language, {_LANGUAGE: edition.language})
    if edition.definition:
        _add_quoted(section, "definition", edition.definition, edition.source)
    for use in edition.terms:
        _add_term(section, use, edition, names)


def _add_term(section: ET.Element, use: TermUse, edition: EditionEntry, names: _Names) -> None:
    term = ET.SubElement(section, names.term)
    ET.SubElement(term, "term").text = use.term.text
    _add(term, "termNote", "partOfSpeech", use.term.part_of_speech.value)
    _add(term, "termNote", "administrativeStatus", _STATUS[use.term.status])
    _add(term, "termNote", "termType", _term_type(use.term))
    if use.context:
        _add_quoted(term, "context", use.context, use.source)
    origin = "commentary on " if use.is_commentary else ""
    _add(term, "admin", "source", f"{origin}{edition.edition}")
    if use.term.note:
        ET.SubElement(term, "note").text = use.term.note
    for aspect in use.term.aspects:
        _add_aspect(section, aspect, use, edition, names)


def _add_aspect(
    section: ET.Element, aspect: str, use: TermUse, edition: EditionEntry, names: _Names
) -> None:
    """Add a verb in its other aspect: a variant by which its term is found."""
    term = ET.SubElement(section, names.term)
    ET.SubElement(term, "term").text = aspect
    _add(term, "termNote", "partOfSpeech", use.term.part_of_speech.value)
    _add(term, "termNote", "administrativeStatus", _STATUS[use.term.status])
    _add(term, "termNote", "termType", "variant")
    _add(term, "admin", "source", str(edition.edition))
    ET.SubElement(term, "note").text = f"other aspect of {use.term.text}"


def _term_type(term: Term) -> str:
    if term.kind is TermKind.FULL:
        return "fullForm"
    return "acronym" if term.text.isupper() else "shortForm"


def _add_quoted(above: ET.Element, kind: str, text: str, source: str) -> None:
    """Add words of a book with the address they stand at."""
    group = ET.SubElement(above, "descripGrp")
    _add(group, "descrip", kind, text)
    _add(group, "admin", "source", source)


def _add(above: ET.Element, name: str, kind: str, text: str) -> None:
    ET.SubElement(above, name, {"type": kind}).text = text
