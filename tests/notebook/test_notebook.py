"""The notebook keeps what it is told, whatever happens to its file and in other windows."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.notebook.documents import (
    LONGEST_NOTE,
    NOTEBOOK_SHELF,
    entry_of_kept,
    kept,
    plain,
)
from bridge_rules_gui.notebook.entries import Bookmark, Entry, Highlight, Ink, Note, Stretch
from bridge_rules_gui.notebook.notebook import Change, Notebook
from bridge_rules_gui.progress.errors import NewerProgressError, ProgressError
from bridge_rules_gui.progress.records import KeptDocument
from bridge_rules_gui.progress.store import ProgressStore
from bridge_rules_gui.quiz.progress_files import export_progress, import_progress
from bridge_rules_gui.quiz.study_progress import StudyProgress

AT = datetime(2026, 11, 21, 10, tzinfo=UTC)
PLACE = Address.parse("bg2017/27B1(a)")
BOOKMARK = Bookmark("mark", AT, PLACE)
NOTE = Note("note", AT, PLACE, "Питай първо ЛСП.\n<b>not bold</b>")
HIGHLIGHT = Highlight("words", AT, Ink.QUESTION, (Stretch(PLACE, 1, 3, 8, "слова"),))
ALL = (BOOKMARK, NOTE, HIGHLIGHT)


def written(notebook: Notebook, *changes: Change) -> tuple[Entry, ...]:
    """Write changes; return what is kept then."""
    for change in changes:
        notebook.add(change)
    return notebook.write().entries


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: entry.id)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert entry_of_kept(kept(entry)) == entry


def test_entries_are_there_for_the_next_program(tmp_path: Path) -> None:
    written(Notebook(tmp_path), *(Change(None, entry) for entry in ALL))
    assert set(written(Notebook(tmp_path))) == set(ALL)


def test_a_removed_entry_comes_back_when_that_is_undone(tmp_path: Path) -> None:
    notebook = Notebook(tmp_path)
    removal = Change(NOTE, None)
    assert written(notebook, Change(None, NOTE), removal) == ()
    assert written(notebook, removal.undone) == (NOTE,)


def test_a_note_changed_in_two_windows_is_kept_in_both_versions(tmp_path: Path) -> None:
    one, other = Notebook(tmp_path), Notebook(tmp_path)
    written(one, Change(None, NOTE))
    written(other)
    mine, theirs = replace(NOTE, text="mine"), replace(NOTE, text="theirs")
    written(one, Change(NOTE, mine))
    found = written(other, Change(NOTE, theirs))
    assert {entry.text for entry in found if isinstance(entry, Note)} == {"mine", "theirs"}
    # Going on typing makes no third version.
    more = replace(theirs, text="theirs, and more")
    found = written(other, Change(theirs, more))
    assert [e.text for e in found if isinstance(e, Note)] == ["mine", "theirs, and more"]


def test_an_entry_another_window_has_changed_is_not_removed(tmp_path: Path) -> None:
    one, other = Notebook(tmp_path), Notebook(tmp_path)
    written(one, Change(None, NOTE))
    changed = replace(NOTE, text="changed")
    written(other, Change(NOTE, changed))
    assert written(one, Change(NOTE, None)) == (changed,)


def test_an_entry_removed_elsewhere_stays_when_it_is_changed_here(tmp_path: Path) -> None:
    one, other = Notebook(tmp_path), Notebook(tmp_path)
    written(one, Change(None, NOTE))
    written(other, Change(NOTE, None))
    changed = replace(NOTE, text="changed")
    assert written(one, Change(NOTE, changed)) == (changed,)


def test_no_file_is_made_before_there_is_something_to_keep(tmp_path: Path) -> None:
    assert written(Notebook(tmp_path / "progress")) == ()
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_waits_until_it_can(tmp_path: Path) -> None:
    folder = tmp_path / "progress"
    folder.write_text("a file stands where the folder should be")
    notebook = Notebook(folder)
    notebook.add(Change(None, NOTE))
    with pytest.raises(ProgressError, match="allow reading and writing"):
        notebook.write()
    assert not notebook.is_written
    folder.unlink()
    assert notebook.write().entries == (NOTE,)
    assert notebook.is_written


def test_the_file_of_a_newer_program_is_left_as_it_is(tmp_path: Path) -> None:
    written(Notebook(tmp_path), Change(None, NOTE))
    file = tmp_path / "progress.sqlite3"
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    notebook = Notebook(tmp_path)
    notebook.add(Change(None, BOOKMARK))
    with pytest.raises(NewerProgressError):
        notebook.write()
    assert file.read_bytes() == before
    assert not notebook.is_written


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ('{"schema": 2, "kind": "sound"}', "newer version"),
        ('{"schema": 1, "kind": "sound"}', "kind: write bookmark, note or highlight"),
        ('{"schema": 1, "kind": "note", "place": "27"}', "place: write an address"),
        ('{"schema": 1, "kind": "highlight", "ink": "learn"}', "stretches: write at least one"),
        ("[]", "an object"),
        ("{", "not JSON"),
    ],
)
def test_what_cannot_be_understood_is_told_and_stays(
    tmp_path: Path, content: str, complaint: str
) -> None:
    written(Notebook(tmp_path), Change(None, NOTE))
    store = ProgressStore(tmp_path)
    store.put(NOTEBOOK_SHELF, KeptDocument("strange", AT, content))
    found = Notebook(tmp_path).write()
    assert found.entries == (NOTE,)
    assert [complaint in str(line) for line in found.complaints] == [True]
    assert content in {document.content for document in store.documents(NOTEBOOK_SHELF)}


def test_a_note_holds_no_characters_that_cannot_be_kept() -> None:
    assert plain("  one\x00\n\ttwo\x0c \ud800three ") == "one\n\ttwo three"
    assert len(plain("a" * (LONGEST_NOTE + 5))) == LONGEST_NOTE


def test_notes_travel_with_the_progress(tmp_path: Path) -> None:
    written(Notebook(tmp_path / "here"), *(Change(None, entry) for entry in ALL))
    file = tmp_path / "progress.json"
    export_progress(StudyProgress(tmp_path / "here"), file)
    progress = StudyProgress(tmp_path / "there")
    progress.open()
    import_progress(progress, file)
    assert set(written(Notebook(tmp_path / "there"))) == set(ALL)


def test_a_note_that_is_none_is_refused_with_the_progress(tmp_path: Path) -> None:
    written(Notebook(tmp_path), Change(None, NOTE))
    file = tmp_path / "progress.json"
    export_progress(StudyProgress(tmp_path), file)
    file.write_text(file.read_text("utf-8").replace("bg2017/27B1(a)", "xx/27"), "utf-8")
    with pytest.raises(ProgressError, match="notebook 'note': place: write an address"):
        import_progress(StudyProgress(tmp_path), file)
