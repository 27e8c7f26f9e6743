"""TMX is read back by a stranger: translate-toolkit."""

from __future__ import annotations

import pytest
from lxml import etree
from translate.storage.tmx import tmxfile

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Checked, Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.segments import Segment, SegmentSide
from bridge_rules_gui.exchange.tmx import write_tmx
from bridge_rules_gui.exports.concordance_rows import segments
from bridge_rules_gui.library.export_part import WHOLE
from bridge_rules_gui.reading.concordance import read_concordance

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
HEADER = {
    "creationtool", "creationtoolversion", "segtype", "o-tmf", "adminlang", "srclang", "datatype",
}  # fmt: skip
INSIDE = {"tu": ("note", "prop", "tuv"), "tuv": ("prop", "seg")}


@pytest.fixture(scope="module")
def memory(corpus: Corpus) -> bytes:
    """Return the translation memory of all laws."""
    comparisons = Comparisons(corpus, read_concordance(resources.content()), ())
    return write_tmx(segments(comparisons, WHOLE, tuple(Edition)))


def test_the_header_and_the_order_of_elements_are_those_of_tmx_1_4b(memory: bytes) -> None:
    root = etree.fromstring(memory)
    assert root.get("version") == "1.4"
    assert set(root.find("header").attrib) == HEADER
    assert root.find("header").get("srclang") == "*all*"
    for name, order in INSIDE.items():
        for element in root.iter(name):
            ranks = [order.index(child.tag) for child in element]
            assert ranks == sorted(ranks)
    ids = [unit.get("tuid") for unit in root.iter("tu")]
    assert len(ids) == len(set(ids)) > 500


def test_only_segments_at_the_same_place_are_there_unless_asked(memory: bytes) -> None:
    root = etree.fromstring(memory)
    assert set(root.xpath("//prop[@type='x-relation']/text()")) == {"same", "reworded"}
    assert {variant.get(LANGUAGE) for variant in root.iter("tuv")} == {"bg", "sr-Latn", "ru"}
    assert all(len(unit.findall("tuv")) >= 2 for unit in root.iter("tu"))


@pytest.mark.parametrize(
    ("source", "target", "words"),
    [
        ("ru", "sr-Latn", "Nedovoljan licit"),
        ("ru", "bg", "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ"),
    ],
)
def test_translate_toolkit_reads_the_languages_asked_for(
    memory: bytes, source: str, target: str, words: str
) -> None:
    store = tmxfile(memory, sourcelanguage=source, targetlanguage=target)
    titles = {unit.source: unit.target for unit in store.units}
    assert titles["Недостаточное назначение"] == words


def test_markup_in_a_law_stays_words() -> None:
    sides = tuple(
        SegmentSide(edition, (Citation(1),), f"<b>♠ & {edition}</b>\n]]>")
        for edition in (Edition.SR_2007, Edition.BG_2017)
    )
    segment = Segment("a", "text", Relation.SAME, ChangeKind.NONE, Checked.READ, "", sides)
    root = etree.fromstring(write_tmx([segment]))
    assert [seg.text for seg in root.iter("seg")] == [side.text for side in sides]
