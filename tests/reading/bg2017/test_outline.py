"""The outline: what happens where a label is not the one that is due."""

from __future__ import annotations

import pytest

from bridge_rules_gui.reading.bg2017 import MissingRegionError, Regions
from bridge_rules_gui.reading.bg2017.footnotes import Footnotes, Transcriber
from bridge_rules_gui.reading.bg2017.laws import LawsReader
from bridge_rules_gui.reading.bg2017.layout import printed_lines
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.ledger import Ledger


def _read(text: str) -> LawsReader:
    ledger = Ledger(Document.from_bytes("x.txt", text.encode()))
    reader = LawsReader(Transcriber(ledger, Footnotes(ledger)))
    reader.read(list(printed_lines(ledger, range(1, len(ledger.document.lines) + 1))))
    assert list(ledger.unclaimed()) == []
    return reader


def test_label_out_of_sequence_keeps_its_number_and_is_reported() -> None:
    reader = _read("## ПРАВИЛО 1 – КОЛОДА\n\n### А. Ранг\n\n1. Първо.\n1. Второ.\n4. Трето.")
    assert [str(p.citation) for p in reader.provisions] == ["1", "1A", "1A1", "1A1", "1A4"]
    assert [(p.kind, p.line, p.place, p.message) for p in reader.problems()] == [
        ("label-out-of-sequence", 6, "bg2017/1A1", "the label 1 stands where 2 is due"),
        ("label-out-of-sequence", 7, "bg2017/1A4", "the label 4 stands where 2 is due"),
    ]


def test_skipped_law_is_reported() -> None:
    reader = _read("## ПРАВИЛО 2 – КОНТЕЙНЕРИ\n\nВсяко раздаване.")
    assert [p.message for p in reader.problems()] == ["the label 2 stands where 1 is due"]


def test_second_paragraph_under_a_title_is_body() -> None:
    reader = _read("## ПРАВИЛО 1 – КОЛОДА\n\n### А. Ранг\n\nПърво.\n\nВторо.")
    assert reader.provisions[1].body.text == "Първо.\nВторо."


def test_second_closing_paragraph_follows_the_first() -> None:
    reader = _read("**ПРАВИЛО 1 – КОЛОДА**\n\n- А. Едно.\n- В. Две.\n\nТри.\n\nЧетири.")
    assert reader.provisions[0].closing.text == "Три.\nЧетири."


def test_document_without_a_region_is_refused() -> None:
    document = Document.from_bytes("x.txt", "няма".encode())
    with pytest.raises(MissingRegionError, match="restore the file as given"):
        Regions.of(document)
