"""The reader on small books: what it says when the print is not as expected."""

from __future__ import annotations

import pytest

from bridge_rules_gui.reading.document import Document, SourceError
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.sr2007 import read

FRONT = "# **PRAVILA**\n\n**Adut**\n\nSvaka karta.\n\n## POGLAVLJE II\n\n### Uvod\n\n"
CONTENTS = "\n## SADRŽAJ\n\n### POGLAVLJE II\n\n#### Uvod\n\nČLAN 1\tŠpil\n"


def _read(laws: str, contents: str = CONTENTS) -> BookDraft:
    return read(Document.from_bytes("small.txt", (FRONT + laws + contents).encode()))


def _problems(draft: BookDraft) -> list[tuple[str, str, str]]:
    return [
        (problem.kind, problem.place, problem.message)
        for problem in draft.problems
        if problem.kind != "stale-observation"
    ]


def test_file_without_its_landmarks_is_refused() -> None:
    with pytest.raises(SourceError, match=r"small.txt: no line '\*\*Adut\*\*'"):
        read(Document.from_bytes("small.txt", b"nothing\n"))


def test_number_out_of_turn_is_reported_and_kept() -> None:
    draft = _read("**Član 1**  \n**Špil**\n\n**A. Karte**\n\n1. prva\n3. treća\n")
    assert [str(p.citation) for p in draft.provisions] == ["1", "1A", "1A1", "1A3"]
    assert _problems(draft) == [("numbering", "sr2007/1A3", "number 3 stands where 2 is due")]


def test_law_the_contents_lack_and_law_the_body_lacks_are_reported() -> None:
    contents = CONTENTS.replace("ČLAN 1\tŠpil", "ČLAN 7\tKarte")
    assert set(_problems(_read("**Član 1**  \n**Špil**\n\nReči.\n", contents))) == {
        ("contents-differ", "sr2007/1", "the contents do not have this law"),
        ("contents-differ", "sr2007/1", 'contents: not printed; body: "POGLAVLJE II Uvod"'),
        ("contents-differ", "sr2007/7", 'contents: "POGLAVLJE II Uvod"; body: not printed'),
        ("contents-differ", "sr2007/7", "the body lacks this law"),
    }


def test_words_behind_a_list_return_to_the_section() -> None:
    draft = _read("**Član 1**  \n**Špil**\n\n**A. Karte**\n\n1. prva\n2. druga\n\nObe.\n\nJoš.\n")
    section = draft.provisions[1]
    assert section.closing.text == "Obe.\nJoš."
    assert draft.provisions[-1].body.text == "druga"


def test_forced_line_break_keeps_words_with_their_item() -> None:
    draft = _read("**Član 1**  \n**Špil**\n\n**A. Karte**\n\n1. prva  \nopet prva\n")
    assert draft.provisions[-1].body.text == "prva\nopet prva"


def test_headword_without_a_known_concept_is_refused() -> None:
    text = (FRONT + CONTENTS).replace("Svaka karta.", "### **Nova reč**")
    with pytest.raises(SourceError, match=r"small.txt:5: no concept is known for 'Nova reč'"):
        read(Document.from_bytes("small.txt", text.encode()))


def test_mark_without_note_and_note_without_mark_are_reported() -> None:
    draft = _read("**Član 1**  \n**Špil**\n\nReč<sup>1</sup> dve.\n\n---\n\n<sup>2</sup> Druga\n")
    assert draft.provisions[0].body.text == "Reč dve."
    assert set(_problems(draft)) == {
        ("footnote-missing", "sr2007/1", "there is no footnote 1"),
        ("footnote-not-called", "", "no mark calls footnote 2"),
    }
    assert list(draft.ledger.unclaimed()) == []


def test_division_only_the_body_prints_is_reported() -> None:
    draft = _read("**DEO I**  \n**KARTE**\n\n**Član 1**  \n**Špil**\n\nReči.\n")
    assert _problems(draft) == [
        ("contents-differ", "sr2007/1", 'contents: not printed; body: "DEO I KARTE"')
    ]
