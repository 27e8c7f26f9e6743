"""Footnotes: each marker leads to the note it means, whatever number it has kept."""

from __future__ import annotations

import pytest

from bridge_rules_gui.reading.bg2017.footnotes import Footnotes, Transcriber
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from tests.reading.bg2017.conftest import Find


def test_notes_are_numbered_from_1_to_27(draft: BookDraft) -> None:
    assert [note.marker for note in draft.footnotes] == [str(n) for n in range(1, 28)]


def test_last_note_stands_at_the_end_of_the_file(draft: BookDraft) -> None:
    assert draft.footnotes[-1].body.text == (
        "Регулаторният орган е отговорен за съгласуване с националното законодателство, "
        "което засяга неговите действия."
    )


# The note of each marker, and the word it hangs on.
@pytest.mark.parametrize(
    ("cite", "marks"),
    [
        ("6D2", [("1", "колода")]),
        ("41B", [("10", "Декларантът"), ("11", "собствения")]),
        ("41C", [("11", "си")]),
        ("50D2(a)", [("13", "изиска"), ("13", "забрани")]),
        ("51B2(b)", [("15", "забрани")]),
        ("53A", [("17", "взятка")]),
        ("64A1", [("19", "нарушителя")]),
        ("70C3", [("21", "нормално")]),
        ("93C3(b)", [("27", "правилник.")]),
    ],
)
def test_marker_calls_its_note(at: Find, cite: str, marks: list[tuple[str, str]]) -> None:
    body = at(cite).body
    met = [(note.marker, body.text[:place].split()[-1]) for note, place in body.marks]
    assert met == marks


# The number printed is that of another note; the words say which is meant.
@pytest.mark.parametrize(
    ("cite", "note", "word"),
    [
        ("70D1", "21", "нормален"),
        ("76C1", "23", "площ"),
        ("76D", "23", "площ"),
        ("80B2(h)", "25", "организира"),
        ("80B2(j)", "25", "организира"),
    ],
)
def test_stale_number_points_at_the_note_that_is_meant(
    at: Find, cite: str, note: str, word: str
) -> None:
    body = at(cite).body
    ((met, place),) = body.marks
    assert met.marker == note
    assert body.text[:place].endswith(word)


def test_lost_marker_of_64a2_calls_note_19(at: Find) -> None:
    body = at("64A2").body
    ((note, place),) = body.marks
    assert note.marker == "19"
    assert body.text[:place].endswith("не е била спечелена от нарушителя")
    assert body.text[place:].startswith(", тогава ако виновната страна")


@pytest.mark.parametrize(("cite", "note"), [("13", "2"), ("15B", "4"), ("86B2", "26")])
def test_marker_in_a_heading(at: Find, cite: str, note: str) -> None:
    heading = at(cite).heading
    ((met, place),) = heading.marks
    assert met.marker == note
    assert place == len(heading.text)


def test_marker_without_note_and_note_without_marker_are_reported() -> None:
    lines = "Текст<sup>2</sup>.\n\n---\n\n<sup>1</sup> Бележка."
    ledger = Ledger(Document.from_bytes("x.txt", lines.encode()))
    footnotes = Footnotes(ledger)
    transcriber = Transcriber(ledger, footnotes)
    passage = transcriber.passage(CharacterClass.TEXT)
    transcriber.write(passage, ledger.document.whole(1), "bg2017/1")
    assert passage.text == "Текст."
    assert [(p.kind, p.line, p.place, p.message) for p in footnotes.problems()] == [
        ("footnote-missing", 1, "bg2017/1", "note 2 is called but not printed"),
        ("footnote-not-called", 5, "", "no marker calls note 1"),
    ]
