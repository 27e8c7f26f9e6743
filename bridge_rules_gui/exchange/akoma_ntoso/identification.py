"""What a document says of itself: Work, Expression, Manifestation, and the concepts it defines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from xml.etree import ElementTree as ET

from bridge_rules_gui.corpus.book import Book, Definition
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.akoma_ntoso.identifiers import (
    WORK,
    date_of,
    eid,
    expression,
    language_of,
)
from bridge_rules_gui.exchange.akoma_ntoso.words import add

_NAME: Final = "Laws of Duplicate Bridge"
_FIRST: Final = "1987-01-01"


def concept_id(definition: Definition) -> str:
    """Return the identifier of the concept a definition is of."""
    return f"concept_{definition.concept}"


def describe(
    document: ET.Element, book: Book, defined: Iterable[Definition], prefix: str = ""
) -> None:
    """Put the ``meta`` of a book's document first into it."""
    meta = add(document, "meta")
    _identify(meta, book.edition)
    references = add(meta, "references", source="#wbf")
    wbf = {"href": "/akn/ontology/organization/un/wbf", "showAs": "World Bridge Federation"}
    add(references, "TLCOrganization", eId=f"{prefix}wbf", **wbf)
    if book.translator:
        person = {"href": "/akn/ontology/person/un/translator", "showAs": book.translator}
        add(references, "TLCPerson", eId=f"{prefix}person_translator", **person)
    for definition in defined:
        href = f"/akn/ontology/concept/un/{definition.concept}"
        identity = prefix + concept_id(definition)
        add(references, "TLCConcept", eId=identity, href=href, showAs=definition.english)


def describe_collection(document: ET.Element) -> None:
    """Put the ``meta`` of several books together first into their document."""
    meta = add(document, "meta")
    identification = add(meta, "identification", source="#wbf")
    for level in ("FRBRWork", "FRBRExpression", "FRBRManifestation"):
        end = {"FRBRExpression": "/mul@", "FRBRManifestation": "/mul@.xml"}.get(level, "")
        part = _core(identification, level, f"{WORK}-editions{end}", _FIRST)
        if level == "FRBRWork":
            add(part, "FRBRcountry", value="un")
        elif level == "FRBRExpression":
            add(part, "FRBRlanguage", language="mul")
    references = add(meta, "references", source="#wbf")
    wbf = {"href": "/akn/ontology/organization/un/wbf", "showAs": "World Bridge Federation"}
    add(references, "TLCOrganization", eId="wbf", **wbf)


def _identify(meta: ET.Element, edition: Edition) -> None:
    identification = add(meta, "identification", source="#wbf")
    work = _core(identification, "FRBRWork", WORK, _FIRST)
    add(work, "FRBRcountry", value="un")
    add(work, "FRBRsubtype", value="laws")
    add(work, "FRBRnumber", value="duplicate-bridge")
    add(work, "FRBRname", value=_NAME)
    said = _core(identification, "FRBRExpression", expression(edition), date_of(edition))
    add(said, "FRBRauthoritative", value="false")  # a translation: English is authentic
    add(said, "FRBRlanguage", language=language_of(edition))
    _core(identification, "FRBRManifestation", f"{expression(edition)}.xml", date_of(edition))


def _core(identification: ET.Element, level: str, address: str, date: str) -> ET.Element:
    part = add(identification, level)
    plain = address.removesuffix(".xml")
    end = address[len(plain) :]
    add(part, "FRBRthis", value=f"{plain}/!main{end}")
    add(part, "FRBRuri", value=address)
    add(part, "FRBRdate", date=date, name="edition")
    add(part, "FRBRauthor", href="#wbf")
    return part


def present_ids(book: Book, laws: Iterable[int], *, is_whole: bool) -> frozenset[str]:
    """Return the identifiers of the places that stand in a document of some laws."""
    wanted = set(laws)
    found = {eid(p.citation) for p in book.provisions if p.citation.law in wanted}
    if is_whole:
        found |= {f"def_{d.concept}" for d in book.definitions}
        found |= {eid(matter.place) for matter in book.matter}
    return frozenset(found)
