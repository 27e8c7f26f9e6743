"""What is stated of the editions follows the reader's language, and is English where it must be."""

from __future__ import annotations

import pytest

from bridge_rules_gui.building import build_comparison
from bridge_rules_gui.corpus.changes import STEPS, ChangeNote
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.notes_in_language import notes_in_language
from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook

_NOTES = (
    ChangeNote(STEPS[0], 27, "en", "Nothing changed."),
    ChangeNote(STEPS[0], 27, "sr", "Ništa nije promenjeno (`sr2007/27A`)."),
    ChangeNote(STEPS[1], 27, "en", "Much changed."),
)


def test_a_note_is_told_once_in_the_readers_language_or_in_english() -> None:
    found = notes_in_language(_NOTES, Phrasebook(InterfaceLanguage.SERBIAN))
    assert [note.text for note in found] == [_NOTES[1].text, "Much changed."]
    assert [note.language for note in notes_in_language(_NOTES, ENGLISH)] == ["en", "en"]


def test_serbian_notes_are_converted_but_for_their_addresses() -> None:
    found = notes_in_language(_NOTES, Phrasebook(InterfaceLanguage.SERBIAN_CYRILLIC))
    assert found[0].text == "Ништа није промењено (`sr2007/27A`)."
    assert found[1].text == "Much changed."


@pytest.mark.parametrize("language", InterfaceLanguage)
def test_every_law_has_its_notes_once_in_every_language(
    corpus: Corpus, language: InterfaceLanguage
) -> None:
    notes = build_comparison(corpus, language).notes
    places = [(note.law, note.step) for note in notes]
    assert len(places) == len(set(places)) == 186
