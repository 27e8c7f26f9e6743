"""TMX 1.4b: segments as a translation memory of all chosen editions together.

No edition is the source of another, so ``srclang`` is ``*all*``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from xml.etree import ElementTree as ET

from bridge_rules_gui import __version__
from bridge_rules_gui.corpus.concordance import Checked
from bridge_rules_gui.exchange.segments import WARNING, Segment, SegmentSide
from bridge_rules_gui.exchange.term_entries import language_tag

_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
_HEAD: Final = b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n'
_ALIGNMENT: Final = {Checked.READ: "verified", Checked.PROPOSED: "proposed"}


def write_tmx(segments: Iterable[Segment]) -> bytes:
    """Return segments as a translation memory; each says where its words stand."""
    root = ET.Element("tmx", {"version": "1.4"})
    header = {
        "creationtool": "bridge-rules",
        "creationtoolversion": __version__,
        "segtype": "paragraph",
        "o-tmf": "bridge-rules",
        "adminlang": "en",
        "srclang": "*all*",
        "datatype": "plaintext",
    }
    ET.SubElement(ET.SubElement(root, "header", header), "note").text = WARNING
    body = ET.SubElement(root, "body")
    for segment in segments:
        _add_unit(body, segment)
    ET.indent(root, " ")
    written: bytes = ET.tostring(root, encoding="utf-8")
    return _HEAD + written + b"\n"


def _add_unit(body: ET.Element, segment: Segment) -> None:
    unit = ET.SubElement(body, "tu", {"tuid": segment.id})
    if segment.note:
        ET.SubElement(unit, "note").text = segment.note
    _add_property(unit, "x-part", segment.part)
    _add_property(unit, "x-relation", segment.relation.value)
    _add_property(unit, "x-kind", segment.kind.value)
    _add_property(unit, "x-alignment", _ALIGNMENT[segment.checked])
    for side in segment.sides:
        _add_variant(unit, side)


def _add_variant(unit: ET.Element, side: SegmentSide) -> None:
    variant = ET.SubElement(unit, "tuv", {_LANGUAGE: language_tag(side.edition)})
    _add_property(variant, "x-edition", str(side.edition.year))
    _add_property(variant, "x-citation", side.places)
    if side.is_restored:
        _add_property(variant, "x-restored", "characters lost in print were put back")
    ET.SubElement(variant, "seg").text = side.text


def _add_property(above: ET.Element, kind: str, text: str) -> None:
    ET.SubElement(above, "prop", {"type": kind}).text = text
