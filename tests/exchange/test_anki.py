"""Questions in Anki's own library: the right number of notes, brought up to date in place."""

from __future__ import annotations

import csv
import html
import io
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.anki import guid_of, time_of, write_package, write_quiz_csv
from bridge_rules_gui.exchange.anki_notes import (
    CHAPTERS,
    FIELDS,
    AnkiChoice,
    AnkiDeck,
    AnkiNote,
    AnkiSource,
)

HOSTILE = '<script>alert("1")</script> & <b>{{c1::x}}</b> ♥ П27'


def note(number: int, question: str = "What now?", edition: Edition = Edition.BG_2017) -> AnkiNote:
    return AnkiNote(
        identifier=f"law27-question-{number}@{edition.value}",
        deck=AnkiDeck(edition, "V" if number % 2 else "VI"),
        question=question,
        choices=(
            AnkiChoice("Right, and with a comma", "So it is.", is_right=True),
            AnkiChoice(HOSTILE, HOSTILE, is_right=False),
        ),
        explanation=HOSTILE,
        sources=(AnkiSource("bg2017/27B1(a)", "наддаването ♠ продължава"),),
        table=("Dealer: N", "1. N calls 1H"),
        tags=("law::27", "topic::calls out of rotation"),
    )


NOTES = tuple(note(n, edition=edition) for edition in Edition for n in range(10))


@pytest.fixture
def collection(tmp_path: Path) -> Iterator[Any]:
    found = pytest.importorskip("anki.collection").Collection(str(tmp_path / "collection.anki2"))
    yield found
    found.close()


def imported(collection: Any, content: bytes, path: Path) -> Any:
    """Import a package as Anki's window does; return what Anki says of its notes."""
    import_pb2 = pytest.importorskip("anki.import_export_pb2")
    path.write_bytes(content)
    request = import_pb2.ImportAnkiPackageRequest(package_path=str(path))
    return collection.import_anki_package(request).log


def imported_csv(collection: Any, content: bytes, path: Path) -> Any:
    import_pb2 = pytest.importorskip("anki.import_export_pb2")
    path.write_bytes(content)
    metadata = collection.get_csv_metadata(path=str(path), delimiter=None)
    request = import_pb2.ImportCsvRequest(path=str(path), metadata=metadata)
    return collection.import_csv(request).log


def contents(collection: Any) -> dict[str, dict[str, str]]:
    """Return the fields of all notes by their first one."""
    found = [collection.get_note(number) for number in collection.find_notes("")]
    return {each["Id"]: dict(each.items()) for each in found}


def test_every_note_arrives_in_its_deck(collection: Any, tmp_path: Path) -> None:
    log = imported(collection, write_package(NOTES, 1), tmp_path / "quiz.apkg")
    assert len(log.new) == len(NOTES)
    assert collection.note_count() == collection.card_count() == len(NOTES)
    names = {deck.name for deck in collection.decks.all_names_and_ids()}
    assert {n.deck.name for n in NOTES} <= names
    for edition in Edition:
        deck = AnkiDeck(edition, "V").name
        assert len(collection.find_cards(f'"deck:{deck}"')) == 5


def test_words_arrive_as_words_and_not_as_markup(collection: Any, tmp_path: Path) -> None:
    imported(collection, write_package([note(1)], 1), tmp_path / "quiz.apkg")
    (card,) = collection.find_cards("")
    shown = collection.get_card(card).render_output()
    assert "&lt;script&gt;" in shown.answer_text
    assert "<script>" not in shown.answer_text
    assert "Dealer: N" in shown.question_text
    assert "So it is." not in shown.question_text
    (number,) = collection.find_notes("tag:law::27 tag:topic::calls-out-of-rotation")
    assert collection.get_note(number)["Id"] == note(1).identifier


def test_notes_are_brought_up_to_date_in_place(collection: Any, tmp_path: Path) -> None:
    imported(collection, write_package(NOTES, 1), tmp_path / "quiz.apkg")
    numbers = set(collection.find_notes(""))
    changed = (replace(NOTES[0], question="What then?"), *NOTES[1:])
    log = imported(collection, write_package(changed, 2), tmp_path / "quiz.apkg")
    assert not log.new
    assert set(collection.find_notes("")) == numbers
    assert contents(collection)[NOTES[0].identifier]["Question"] == "What then?"


def test_the_same_package_again_changes_nothing(collection: Any, tmp_path: Path) -> None:
    for _ in range(2):
        log = imported(collection, write_package(NOTES, 3), tmp_path / "quiz.apkg")
    assert (len(log.new), len(log.updated), len(log.duplicate)) == (0, 0, len(NOTES))


def test_a_package_of_an_older_version_takes_nothing_back(collection: Any, tmp_path: Path) -> None:
    newer = (replace(NOTES[0], question="The newer words"),)
    imported(collection, write_package(newer, 2), tmp_path / "quiz.apkg")
    imported(collection, write_package(NOTES[:1], 1), tmp_path / "quiz.apkg")
    assert contents(collection)[NOTES[0].identifier]["Question"] == "The newer words"


def test_csv_is_imported_with_decks_tags_and_fields(collection: Any, tmp_path: Path) -> None:
    imported(collection, write_package(NOTES[:1], 1), tmp_path / "quiz.apkg")
    log = imported_csv(collection, write_quiz_csv(NOTES), tmp_path / "quiz.csv")
    assert (len(log.new), collection.note_count()) == (len(NOTES) - 1, len(NOTES))
    found = contents(collection)
    for each in NOTES:
        assert tuple(found[each.identifier].values()) == each.fields()
    deck = AnkiDeck(Edition.RU_1987, "VI").name
    assert len(collection.find_cards(f'"deck:{deck}" tag:law::27')) == 5


def test_csv_brings_notes_up_to_date_in_place(collection: Any, tmp_path: Path) -> None:
    imported_csv_of = tmp_path / "quiz.csv"
    imported(collection, write_package(NOTES, 1), tmp_path / "quiz.apkg")
    changed = (replace(NOTES[0], question="What then?"), *NOTES[1:])
    log = imported_csv(collection, write_quiz_csv(changed), imported_csv_of)
    assert (len(log.new), collection.note_count()) == (0, len(NOTES))
    assert contents(collection)[NOTES[0].identifier]["Question"] == "What then?"


FORMULAS = ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1")


def _formula(words: str) -> AnkiNote:
    return replace(note(1), question=words, explanation=words, table=(words,), tags=(words,))


@pytest.mark.parametrize("words", FORMULAS)
def test_no_cell_of_the_csv_is_a_formula(words: str) -> None:
    lines = write_quiz_csv([_formula(words)]).decode("utf-8").splitlines()
    (row,) = csv.reader(lines[6:])
    assert not [cell for cell in row if cell.startswith(("=", "+", "-", "@", "\t", "\r", "＝"))]


@pytest.mark.parametrize("words", FORMULAS)
def test_what_looks_like_a_formula_is_shown_by_anki_as_it_was(
    words: str, collection: Any, tmp_path: Path
) -> None:
    imported(collection, write_package([note(1)], 1), tmp_path / "quiz.apkg")
    imported_csv(collection, write_quiz_csv([_formula(words)]), tmp_path / "quiz.csv")
    assert collection.note_count() == 1
    (card,) = collection.find_cards("")
    shown = collection.get_card(card).render_output()
    assert words in html.unescape(shown.question_text)
    assert words in html.unescape(shown.answer_text)


def test_package_is_the_same_for_the_same_content() -> None:
    assert write_package(NOTES, 4, "rights") == write_package(NOTES, 4, "rights")


def test_guid_hangs_on_the_identifier_alone() -> None:
    def guids(notes: tuple[AnkiNote, ...], version: int) -> list[tuple[str, int]]:
        archive = zipfile.ZipFile(io.BytesIO(write_package(notes, version)))
        with closing(sqlite3.connect(":memory:")) as db:
            db.deserialize(archive.read("collection.anki2"))
            return db.execute("SELECT guid, mod FROM notes ORDER BY guid").fetchall()

    changed = tuple(replace(n, question="Other", explanation="") for n in reversed(NOTES))
    before, after = guids(NOTES, 1), guids(changed, 2)
    assert [guid for guid, _ in before] == [guid for guid, _ in after]
    assert len({guid for guid, _ in before}) == len(NOTES)
    assert {mod for _, mod in before} == {int(time_of(1).timestamp())}
    # Anki knows the notes that were given out by these.
    assert guid_of("law27-question-1@bg2017") == "j3ty1}`g7W"


def test_time_grows_with_the_version_and_hangs_on_nothing_else() -> None:
    times = [time_of(version) for version in range(1, 50)]
    assert times == sorted(set(times))
    assert times[0].isoformat() == "2026-01-02T00:00:00+00:00"
    with pytest.raises(ValueError, match="numbered from 1"):
        time_of(0)


def test_decks_of_all_chapters_and_editions_have_numbers_of_their_own() -> None:
    decks = [AnkiDeck(edition, chapter) for edition in Edition for chapter in CHAPTERS]
    assert len({deck.number for deck in decks}) == len({deck.name for deck in decks}) == 33
    assert all(2**30 < deck.number < 2**31 for deck in decks)


def test_steps_in_order_do_not_tell_it_in_the_question() -> None:
    choices = tuple(AnkiChoice(word, "", is_right=True) for word in ("third", "first", "second"))
    found = replace(note(1), choices=choices, order=(1, 2, 0)).fields()
    fields = dict(zip(FIELDS, found, strict=True))
    assert fields["Choices"] == "<ul><li>third</li><li>first</li><li>second</li></ul>"
    assert fields["Answer"] == "<ol><li>first</li><li>second</li><li>third</li></ol>"


def test_csv_begins_with_what_anki_must_know_and_has_no_mark_before_it() -> None:
    lines = write_quiz_csv(NOTES).decode("utf-8").splitlines()
    assert lines[0] == "#separator:Comma"
    assert lines[3] == "#columns:" + ",".join((*FIELDS, "Tags", "Deck"))
    rows = list(csv.reader(lines[6:]))
    assert [row[0] for row in rows] == [n.identifier for n in NOTES]
    assert {len(row) for row in rows} == {12}
