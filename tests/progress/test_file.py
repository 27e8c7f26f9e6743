"""The progress file: damaged, gone, of another version; its backups."""

from __future__ import annotations

import errno
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bridge_rules_gui.progress.backup import KEPT, Backups, is_good
from bridge_rules_gui.progress.errors import DamagedProgressError, NewerProgressError, ProgressError
from bridge_rules_gui.progress.records import Flag, KeptDocument, Mode
from bridge_rules_gui.progress.schema import SCHEMA
from bridge_rules_gui.progress.store import ProgressStore
from bridge_rules_gui.quiz.schedule import Schedule
from bridge_rules_gui.whole_files import passing_name
from tests.quiz.studying import START, count, review

SCHEDULE = Schedule(spread=False)


@pytest.fixture
def store(tmp_path: Path) -> ProgressStore:
    """Progress with five answers and a backup of them."""
    found = ProgressStore(tmp_path)
    found.open()
    for number in range(5):
        found.add(review(number), SCHEDULE.remember)
    found.open()
    return found


def damage(path: Path) -> bytes:
    """Overwrite the middle of a file as a failing disk would."""
    content = path.read_bytes()
    damaged = content[:4096] + b"\xa5" * 12_288 + content[16_384:]
    path.write_bytes(damaged)
    return damaged


def damaged(store: ProgressStore) -> DamagedProgressError:
    with pytest.raises(DamagedProgressError) as caught:
        store.open()
    return caught.value


def test_opening_again_changes_nothing(store: ProgressStore) -> None:
    before = store.file.path.read_bytes()
    backups = store.file.backups.all()
    store.open()
    assert store.file.path.read_bytes() == before
    assert store.file.backups.all() == backups


def test_whatever_has_changed_is_in_a_backup_from_the_next_opening_on(store: ProgressStore) -> None:
    note, later = KeptDocument("note", START, "first"), START + timedelta(minutes=1)
    changes: dict[str, Callable[[], object]] = {
        "an answer": lambda: store.add(review(5), SCHEDULE.remember),
        "an answer taken back": store.undo,
        "a document": lambda: store.put("notes", note),
        "a document changed": lambda: store.put("notes", replace(note, at=later)),
        "a document dropped": lambda: store.drop("notes", "note"),
        "a flag": lambda: store.flag(Flag("q1", "", START)),
        "a flag taken away": lambda: store.unflag("q1"),
        "a setting": lambda: store.set(pace=7),
    }
    for what, change in changes.items():
        before = store.file.backups.newest_good()
        change()
        store.open()
        assert store.file.backups.newest_good() != before, what


def test_damaged_file_is_kept_aside_and_the_newest_good_backup_put_in(store: ProgressStore) -> None:
    ruined = damage(store.file.path)
    found = damaged(store)
    assert found.backup == store.file.backups.all()[0]
    assert found.backup.name in str(found)
    aside = store.file.restore(found.backup)
    assert aside is not None
    assert aside.read_bytes() == ruined
    assert count(store) == 5


def test_damaged_backup_is_passed_over(store: ProgressStore) -> None:
    older = store.file.backups.all()[0]
    store.add(review(9), SCHEDULE.remember)
    newest = store.file.backups.make()
    assert newest is not None
    damage(newest)
    damage(store.file.path)
    assert damaged(store).backup == older


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough" * 50])
def test_file_emptied_or_overwritten_is_damage(store: ProgressStore, content: bytes) -> None:
    store.file.path.write_bytes(content)
    assert damaged(store).backup is not None


def test_file_that_is_gone_is_not_begun_again_in_silence(store: ProgressStore) -> None:
    store.file.path.unlink()
    found = damaged(store)
    assert "gone" in str(found)
    assert found.backup is not None
    store.file.restore(found.backup)
    assert count(store) == 5


def test_whatever_bytes_are_hurt_it_is_read_or_told(store: ProgressStore) -> None:
    sound, lots = store.file.path.read_bytes(), random.Random(7)  # noqa: S311 - only places
    counted = 0
    for _ in range(300):
        hurt = bytearray(sound)
        for _ in range(lots.choice((1, 8, 64))):
            hurt[lots.randrange(len(hurt))] = lots.randrange(256)
        store.file.path.write_bytes(hurt)
        try:
            store.open()
            store.memories(), store.reviews(), store.documents("exam"), store.settings()
            store.add(review(lots.randrange(10**9)), SCHEDULE.remember)
        except ProgressError:
            counted += 1
        store.file.path.with_name("progress.sqlite3-journal").unlink(missing_ok=True)
    assert 0 < counted < 300


def test_row_that_says_what_cannot_be_is_damage(store: ProgressStore) -> None:
    with closing(sqlite3.connect(store.file.path)) as db:
        db.execute("UPDATE review SET edition = 'bg20x7' WHERE serial = 2")
        db.commit()
    with pytest.raises(DamagedProgressError, match=r"'review-1'.*bg20x7"):
        store.reviews()


def test_damage_met_while_reading_is_told(store: ProgressStore) -> None:
    damage(store.file.path)
    with pytest.raises(DamagedProgressError):
        store.memories()


def test_two_damaged_files_are_both_kept(store: ProgressStore) -> None:
    aside = []
    for _ in range(2):
        damage(store.file.path)
        backup = damaged(store).backup
        assert backup is not None
        aside.append(store.file.restore(backup))
    assert len(set(aside)) == 2
    assert all(path is not None and path.exists() for path in aside)


def test_starting_again_keeps_the_old_file(store: ProgressStore) -> None:
    old = store.file.path.read_bytes()
    aside = store.file.restart()
    assert aside is not None
    assert aside.read_bytes() == old
    store.open()
    assert count(store) == 0


def test_stray_journal_does_not_touch_a_new_file(tmp_path: Path) -> None:
    journal = tmp_path / "progress.sqlite3-journal"
    journal.write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(504))
    store = ProgressStore(tmp_path)
    store.open()
    assert not journal.exists()
    assert (tmp_path / "progress.damaged-1.sqlite3-journal").exists()


def test_backups_are_rotated_and_the_newest_good_one_stays(store: ProgressStore) -> None:
    for number in range(100, 100 + KEPT + 4):
        store.add(review(number), SCHEDULE.remember)
        store.open()
    backups = store.file.backups.all()
    assert len(backups) == KEPT
    for path in backups[:-1]:
        damage(path)
    store.add(review(999), SCHEDULE.remember)
    last = store.file.backups.make()
    assert last is not None
    assert is_good(last)
    assert is_good(backups[-1])  # damaged copies do not push a good one out
    assert store.file.backups.newest_good() == last


def test_backup_that_is_no_progress_is_not_restored(store: ProgressStore, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE t (a)")
    with pytest.raises(ProgressError, match="not a good backup"):
        store.file.restore(other)
    assert count(store) == 5


def test_no_passing_file_is_left(store: ProgressStore) -> None:
    store.file.restore(store.file.backups.all()[0])
    assert not list(store.file.path.parent.glob("*.part"))
    assert not list(store.file.path.parent.glob(".*"))


def test_copies_a_killed_program_left_are_swept_away(store: ProgressStore) -> None:
    old, new = (passing_name(store.file.path) for _ in range(2))
    for path in (old, new):
        path.write_bytes(b"half")
    os.utime(old, (0, 0))
    store.open()
    assert not old.exists()
    assert new.exists()  # another window may be at work on it


def test_one_can_study_though_no_backup_can_be_made(
    store: ProgressStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Path:
        raise OSError(errno.ENOSPC, "No space left on device")

    store.add(review(70), SCHEDULE.remember)
    monkeypatch.setattr(Backups, "_copied", full)
    assert "No space left on device; make room" in store.open()
    store.add(review(71), SCHEDULE.remember)
    assert count(store) == 7
    monkeypatch.undo()
    assert store.open() == ""


def test_file_of_a_newer_program_is_left_as_it_is(store: ProgressStore) -> None:
    with closing(sqlite3.connect(store.file.path)) as db:
        db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    before = store.file.path.read_bytes()
    for act in (store.open, store.memories, store.undo):
        with pytest.raises(NewerProgressError, match="install the newer version"):
            act()
    assert store.file.path.read_bytes() == before


def test_file_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE t (a)")
    before = path.read_bytes()
    with pytest.raises(ProgressError, match="another program"):
        ProgressStore(tmp_path).open()
    assert path.read_bytes() == before


def version_1(path: Path) -> None:
    """Write a file of version 1 with two answers, as that version wrote it."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(Path(__file__).with_name("version_1.sql").read_text("utf-8"))


def test_file_of_version_1_is_brought_up_to_date(tmp_path: Path) -> None:
    version_1(tmp_path / "progress.sqlite3")
    store = ProgressStore(tmp_path)
    store.open()
    assert [r.id for r in store.reviews()] == ["old-1", "old-2"]
    assert {r.mode for r in store.reviews()} == {Mode.PRACTICE}
    assert [m.stability for m in store.memories()] == [2.3065]
    assert store.settings() == {"pace": {"most": 5}}
    store.put("exam", KeptDocument("one", START, "{}"))
    with closing(sqlite3.connect(tmp_path / "progress.sqlite3")) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA,)


def test_backup_is_made_before_a_file_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite3"
    version_1(path)
    store = ProgressStore(tmp_path)
    store.open()
    with closing(sqlite3.connect(store.file.backups.all()[-1])) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    shutil.copyfile(store.file.backups.all()[-1], path)  # and it can be gone back to
    store.open()
    assert count(store) == 2


def test_update_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "progress.sqlite3"
    version_1(path)
    good = "bridge_rules_gui.progress.schema.MIGRATIONS"
    monkeypatch.setattr(good, ((), ("CREATE TABLE half (a)", "CREATE TABLE half (a)")))
    with pytest.raises(ProgressError):
        ProgressStore(tmp_path).open()
    monkeypatch.undo()
    store = ProgressStore(tmp_path)
    store.open()
    assert count(store) == 2


def test_a_window_that_writes_too_long_is_told_of(
    store: ProgressStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridge_rules_gui.progress.connection.PATIENCE", 0.05)
    with closing(sqlite3.connect(store.file.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(ProgressError, match="another window is writing"):
            store.add(review(50), SCHEDULE.remember)
        other.execute("ROLLBACK")
    store.add(review(50), SCHEDULE.remember)
    assert count(store) == 6


def test_full_disk_is_told_and_nothing_is_lost(store: ProgressStore) -> None:
    full = KeptDocument("big", START, "x" * 10_000_000)
    with closing(sqlite3.connect(store.file.path)) as db:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
    limit = f"PRAGMA max_page_count = {pages + 2}"

    def fill() -> None:
        with store.file.writing() as db:
            db.execute(limit)
            db.execute("INSERT INTO document VALUES ('exam', 'big', '2027', ?)", (full.content,))

    with pytest.raises(ProgressError, match="disk is full"):
        fill()
    assert count(store) == 5
    assert store.documents("exam") == ()


def test_folder_that_cannot_be_made_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ProgressError, match="allow reading and writing"):
        ProgressStore(tmp_path / "file" / "folder").open()
