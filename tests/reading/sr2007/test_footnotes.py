"""The footnotes and the places that call them."""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft


def _calls(draft: BookDraft) -> list[tuple[str, str]]:
    return [
        (note.marker, str(provision.citation))
        for provision in draft.provisions
        for note, _ in provision.body.marks
    ]


def test_there_are_29_footnotes_numbered_throughout(draft: BookDraft) -> None:
    assert [note.marker for note in draft.footnotes] == [str(n) for n in range(1, 30)]
    assert all(note.body.text for note in draft.footnotes)


def test_every_footnote_is_called_and_every_call_has_its_note(draft: BookDraft) -> None:
    calls = _calls(draft)
    assert len(calls) == 44
    assert {marker for marker, _ in calls} == {note.marker for note in draft.footnotes}


def test_notes_called_from_several_places(draft: BookDraft) -> None:
    calls = _calls(draft)
    places = {
        note.marker: [place for marker, place in calls if marker == note.marker]
        for note in draft.footnotes
    }
    assert {marker: cites for marker, cites in places.items() if len(cites) > 1} == {
        "4": ["17D2", "17D3"],
        "5": ["20B", "20E"],
        "9": ["27B1(b)", "27B1(b)"],
        "14": ["41B", "41C"],
        "16": ["50D2(a)", "50D2(a)", "51B1(a)", "51B2(a)", "51B2(b)"],
        "19": ["64A1", "64A2"],
        "22": ["70C3", "70D1", "70D2", "70E1", "71.2"],
        "27": ["80B2(g)", "80B2(h)", "80B2(j)"],
    }


def test_mark_stands_where_it_was_printed(at: Callable[[str], ProvisionDraft]) -> None:
    for cite, before, after in (
        ("6D2", 'iz "složenog"', " borda"),
        ("23", "iz prekršaj", "."),
        ("27B1(b)", "istog značenja", " ili preciznijeg"),
        ("93C3(b)", "u ovim Pravilima", ""),
    ):
        body = at(cite).body
        _, offset = body.marks[0]
        assert body.text[:offset].endswith(before)
        assert body.text[offset:].startswith(after)


def test_note_is_free_of_its_number_and_of_markup(draft: BookDraft) -> None:
    notes = {note.marker: note.body.text for note in draft.footnotes}
    assert notes["10"] == "Nelegalan govor DP se kažnjava na standardan način."
    assert notes["24"] == "Vidi Pravilo 73D2 kada igrač namerno pokaže svoju kartu."
    assert notes["19"] == "Štih koji je uzet na stolu nije uzeo izvođač, što se tiče ovog člana"
