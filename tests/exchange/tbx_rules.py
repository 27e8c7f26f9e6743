"""The rules of TBX restated, so that a stranger to our writer judges what it wrote.

The structure is that of the core schema as a DTD, for version 3 and version 2; what TBX-Basic
allows where is restated from its Schematron, which needs XSLT 2 and cannot be run here.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from typing import Final

from lxml import etree

NAMESPACE: Final = "urn:iso:std:iso:30042:ed-2"
LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"

_COMMON: Final = """
<!ENTITY % aux "descrip | descripGrp | admin | adminGrp | transacGrp | note | ref | xref">
<!ENTITY % link "admin | adminGrp | transacGrp | note | ref | xref">
<!ELEMENT fileDesc (titleStmt?, publicationStmt?, sourceDesc+)>
<!ELEMENT titleStmt (title, note*)> <!ELEMENT title (#PCDATA)>
<!ELEMENT publicationStmt (p+)> <!ELEMENT sourceDesc (p+)>
<!ELEMENT encodingDesc (p+)> <!ELEMENT revisionDesc (change+)> <!ELEMENT change (p+)>
<!ELEMENT p (#PCDATA)> <!ATTLIST p type CDATA #IMPLIED>
<!ELEMENT text (body, back?)> <!ELEMENT back EMPTY>
<!ELEMENT descrip (#PCDATA)> <!ATTLIST descrip type CDATA #REQUIRED target CDATA #IMPLIED>
<!ELEMENT descripGrp (descrip, (descripNote | %link;)*)>
<!ELEMENT descripNote (#PCDATA)> <!ATTLIST descripNote type CDATA #REQUIRED>
<!ELEMENT admin (#PCDATA)> <!ATTLIST admin type CDATA #REQUIRED target CDATA #IMPLIED>
<!ELEMENT adminGrp (admin, (adminNote | note | ref | xref)*)>
<!ELEMENT adminNote (#PCDATA)> <!ATTLIST adminNote type CDATA #REQUIRED>
<!ELEMENT transacGrp (transac, (transacNote | date | note | ref | xref)*)>
<!ELEMENT transac (#PCDATA)> <!ATTLIST transac type CDATA #REQUIRED>
<!ELEMENT transacNote (#PCDATA)> <!ATTLIST transacNote type CDATA #REQUIRED>
<!ELEMENT date (#PCDATA)> <!ELEMENT note (#PCDATA)>
<!ELEMENT ref (#PCDATA)> <!ATTLIST ref type CDATA #REQUIRED target CDATA #IMPLIED>
<!ELEMENT xref (#PCDATA)> <!ATTLIST xref type CDATA #REQUIRED target CDATA #REQUIRED>
<!ELEMENT term (#PCDATA)>
<!ELEMENT termNote (#PCDATA)> <!ATTLIST termNote type CDATA #REQUIRED>
<!ELEMENT termNoteGrp (termNote, (%link;)*)>
"""
_VERSION_3: Final = f"""{_COMMON}
<!ELEMENT tbx (tbxHeader, text)>
<!ATTLIST tbx xmlns CDATA #FIXED "{NAMESPACE}" type CDATA #REQUIRED style (dca | dct) #REQUIRED
              xml:lang NMTOKEN #REQUIRED>
<!ELEMENT tbxHeader (fileDesc, encodingDesc?, revisionDesc?)>
<!ELEMENT body (conceptEntry+)>
<!ELEMENT conceptEntry ((%aux;)*, langSec+)> <!ATTLIST conceptEntry id ID #IMPLIED>
<!ELEMENT langSec ((%aux;)*, termSec+)>
<!ATTLIST langSec id ID #IMPLIED xml:lang NMTOKEN #REQUIRED>
<!ELEMENT termSec (term, (termNote | termNoteGrp)*, (%aux;)*)> <!ATTLIST termSec id ID #IMPLIED>
"""
_VERSION_2: Final = f"""{_COMMON}
<!ELEMENT martif (martifHeader, text)>
<!ATTLIST martif type CDATA #REQUIRED xml:lang NMTOKEN #REQUIRED>
<!ELEMENT martifHeader (fileDesc, encodingDesc?, revisionDesc?)>
<!ELEMENT body (termEntry+)>
<!ELEMENT termEntry ((%aux;)*, langSet+)> <!ATTLIST termEntry id ID #IMPLIED>
<!ELEMENT langSet ((%aux;)*, (tig | ntig)+)>
<!ATTLIST langSet id ID #IMPLIED xml:lang NMTOKEN #REQUIRED>
<!ELEMENT tig (term, termNote*, (%aux;)*)> <!ATTLIST tig id ID #IMPLIED>
<!ELEMENT ntig (termGrp, (%aux;)*)> <!ELEMENT termGrp (term, (termNote | termNoteGrp)*)>
"""

_CONCEPT, _LANGUAGE, _TERM = "conceptEntry", "langSec", "termSec"
_LEVELS: Final[Mapping[tuple[str, str], frozenset[str]]] = {
    ("admin", "customerSubset"): frozenset({_CONCEPT, _TERM}),
    ("admin", "projectSubset"): frozenset({_CONCEPT, _TERM}),
    ("admin", "source"): frozenset({_CONCEPT, _LANGUAGE, _TERM}),
    ("descrip", "subjectField"): frozenset({_CONCEPT}),
    ("descrip", "definition"): frozenset({_CONCEPT, _LANGUAGE}),
    ("descrip", "context"): frozenset({_TERM}),
    ("ref", "crossReference"): frozenset({_CONCEPT, _TERM}),
    ("termNote", "administrativeStatus"): frozenset({_TERM}),
    ("termNote", "partOfSpeech"): frozenset({_TERM}),
    ("termNote", "geographicalUsage"): frozenset({_TERM}),
    ("termNote", "grammaticalGender"): frozenset({_TERM}),
    ("termNote", "termLocation"): frozenset({_TERM}),
    ("termNote", "termType"): frozenset({_TERM}),
    ("transac", "transactionType"): frozenset({_CONCEPT, _LANGUAGE, _TERM}),
    ("transacNote", "responsibility"): frozenset({_CONCEPT, _LANGUAGE, _TERM}),
    ("xref", "externalCrossReference"): frozenset({_CONCEPT, _LANGUAGE, _TERM}),
    ("xref", "xGraphic"): frozenset({_CONCEPT, _LANGUAGE}),
}
"""Which data categories TBX-Basic has, on which elements, and at which levels."""
_STATUSES: Final = ("preferred", "admitted", "deprecated", "superseded")
_PICKLISTS: Final[Mapping[str, frozenset[str]]] = {
    "administrativeStatus": frozenset(f"{status}Term-admn-sts" for status in _STATUSES),
    "partOfSpeech": frozenset({"adjective", "noun", "other", "verb", "adverb"}),
    "grammaticalGender": frozenset({"masculine", "feminine", "neuter", "other"}),
    "termLocation": frozenset(
        {
            "checkBox",
            "comboBox",
            "comboBoxElement",
            "dialogBox",
            "groupBox",
            "informativeMessage",
            "interactiveMessage",
            "menuItem",
            "progressBar",
            "pushButton",
            "radioButton",
            "slider",
            "spinBox",
            "tab",
            "tableText",
            "textBox",
            "toolTip",
            "user-definedType",
        }
    ),
    "termType": frozenset(
        {"fullForm", "acronym", "abbreviation", "shortForm", "variant", "phrase"}
    ),
    "transactionType": frozenset({"origination", "modification"}),
}
"""The values of those categories that have a list of them."""
_AS_VERSION_3: Final = {"termEntry": _CONCEPT, "langSet": _LANGUAGE, "tig": _TERM, "ntig": _TERM}


def violations(root: etree._Element) -> list[str]:
    """Return what is wrong with a document of either version, a sentence each."""
    is_new = name_of(root) == "tbx"
    dtd = etree.DTD(io.StringIO(_VERSION_3 if is_new else _VERSION_2))
    dtd.validate(root)
    wrong = [f"line {e.line}: {e.message}" for e in dtd.error_log.filter_from_errors()]
    wrong += _of_root(root, is_new=is_new)
    ids = set(root.xpath("//@id"))
    for element in root.iter("*"):
        where = f"line {element.sourceline}: {name_of(element)}"
        wrong += (f"{where}: {problem}" for problem in _of_element(element, ids))
        if is_new and etree.QName(element).namespace != NAMESPACE:
            wrong.append(f"{where}: not in the namespace")
    return wrong


def name_of(element: etree._Element) -> str:
    """Return an element's name without its namespace."""
    return str(etree.QName(element).localname)


def _of_root(root: etree._Element, *, is_new: bool) -> Iterator[str]:
    if root.get("type") != "TBX-Basic":
        yield "the dialect is not TBX-Basic"
    if is_new and root.get("style") != "dca":
        yield "the style is not dca"


def _of_element(element: etree._Element, ids: set[str]) -> Iterator[str]:
    """Yield what is wrong with the category, the level, the value and the target of an element."""
    name, kind, target = name_of(element), element.get("type"), element.get("target")
    if kind is not None and name not in ("tbx", "martif", "p"):
        levels = _LEVELS.get((name, kind))
        if levels is None:
            yield f"no such category: {kind!r}"
        elif _level(element) not in levels:
            yield f"{kind} does not belong in {_level(element)}"
        if kind in _PICKLISTS and element.text not in _PICKLISTS[kind]:
            yield f"{kind} cannot be {element.text!r}"
    if target is not None and target not in ids and not re.match(r"https?://.+", target):
        yield f"target {target!r} is neither an id nor a URL"
    if name == "term" and not (element.text or "").strip():
        yield "empty"


def _level(element: etree._Element) -> str:
    """Return the section an element stands in: groups are none of their own."""
    above = (name_of(a) for a in element.iterancestors())
    name = next((n for n in above if not n.endswith("Grp")), "")
    return _AS_VERSION_3.get(name, name)
