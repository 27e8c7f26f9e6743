"""Progress carried to another computer."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bridge_rules_gui.cli.quiz import given_questions
from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.progress.errors import ProgressError
from bridge_rules_gui.quiz.daily_plan import Pace
from bridge_rules_gui.quiz.exam import PRESETS, Paper, Preset, Sitting
from bridge_rules_gui.quiz.progress_exams import Exams
from bridge_rules_gui.quiz.progress_files import export_progress, import_progress
from bridge_rules_gui.quiz.schedule import Schedule
from bridge_rules_gui.quiz.session import Answer
from bridge_rules_gui.quiz.study_progress import StudyProgress
from tests.quiz.studying import SetClock, question

PRESET = Preset("Rehearsal", 2, 30, 50, open_book=True)


def student(folder: Path, clock: SetClock | None = None) -> StudyProgress:
    found = StudyProgress(folder, Schedule(spread=False), clock or SetClock())
    found.open()
    return found


@pytest.fixture
def studied(tmp_path: Path) -> StudyProgress:
    """A student with practice, an exam, a ruling practised, a flag, a preset and a pace."""
    clock = SetClock()
    found = student(tmp_path / "one", clock)
    for number in range(6):
        found.answer(Answer(question("same"), (number % 2,), 3.25))
        clock.pass_by(days=number)
    asked = (question("x"), question("y", "sr2007/70A"))
    Exams(found).hand_in(Sitting(PRESET, Paper(asked)).answered(asked[1], (0,), 2))
    found.record_practice(asked[0].sources[0].address, right=True)
    found.flag("same", "Питам: „♥“?\nи\u00a0о\u00adще")
    Exams(found).keep_preset(PRESET)
    found.set_pace(Pace(20, 3, clock.now.date() + timedelta(days=30)))
    return found


@pytest.fixture
def file(studied: StudyProgress, tmp_path: Path) -> Path:
    path = tmp_path / "progress.json"
    export_progress(studied, path)
    return path


def test_all_progress_arrives(studied: StudyProgress, file: Path, tmp_path: Path) -> None:
    other = student(tmp_path / "two", SetClock(studied.clock()))
    assert import_progress(other, file) == 8
    assert other.store.reviews() == studied.store.reviews()
    assert other.store.memories() == studied.store.memories()
    assert other.statistics() == studied.statistics()
    assert (other.flags(), other.pace()) == (studied.flags(), studied.pace())
    assert Exams(other).past() == Exams(studied).past()
    assert Exams(other).presets() == (*PRESETS, PRESET)


def test_real_questions_of_all_kinds_are_carried(tmp_path: Path) -> None:
    asked = given_questions().draw(150, 2)
    one, two = student(tmp_path / "one"), student(tmp_path / "two")
    sitting = Sitting(replace(PRESET, number=150), Paper(asked))
    for each in asked:
        one.answer(Answer(each, each.answer, 1e7))
        sitting = sitting.answered(each, each.answer[:1], 1)
    kept = Exams(one).hand_in(sitting)
    assert Exams(one).past() == (kept,)
    export_progress(one, tmp_path / "real.json")
    assert import_progress(two, tmp_path / "real.json") == 300
    assert two.statistics() == one.statistics()
    assert Exams(two).past() == (kept,)


def test_importing_again_adds_nothing(studied: StudyProgress, file: Path) -> None:
    before = (studied.store.reviews(), studied.store.memories(), Exams(studied).past())
    assert import_progress(studied, file) == 0
    assert (studied.store.reviews(), studied.store.memories(), Exams(studied).past()) == before


def test_answers_of_two_computers_come_together_in_their_order(
    studied: StudyProgress, file: Path, tmp_path: Path
) -> None:
    clock = SetClock()
    other = student(tmp_path / "two", clock)
    clock.pass_by(days=2)
    between = other.answer(Answer(question("same"), (0,), 1))
    other.set_pace(Pace(7, 7))
    import_progress(other, file)
    reviews = other.store.reviews()
    assert len(reviews) == 9
    assert [r.at for r in reviews] == sorted(r.at for r in reviews)
    recorded = list(other.schedule.remembered(reviews))
    assert (
        other.store.memory(between.subject)
        == [m for r, found in recorded for m in found if m.subject == between.subject][-1]
    )
    assert other.pace() == Pace(7, 7)  # what was set here stays


def test_backup_is_made_before_an_import(file: Path, tmp_path: Path) -> None:
    other = student(tmp_path / "two")
    other.answer(Answer(question("mine"), (0,), 1))
    import_progress(other, file)
    newest = other.store.file.backups.newest_good()
    assert newest is not None
    other.store.file.restore(newest)
    assert [r.subject.name for r in other.store.reviews()] == ["mine"]


def changed(file: Path, change: Callable[[Any], object]) -> None:
    document = json.loads(file.read_text("utf-8"))
    change(document)
    file.write_text(json.dumps(document), "utf-8")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d.update(format="other"), "contains no exported progress"),
        (lambda d: d.update(schema=2), "newer version"),
        (lambda d: d["reviews"][3].update(rating=7), r"reviews\[3\].rating: write a whole number"),
        (lambda d: d["reviews"][3].update(rating=True), r"reviews\[3\].rating"),
        (lambda d: d["reviews"][0].update(right=1), r"reviews\[0\].right: write true or false"),
        (lambda d: d["reviews"][0].update(at="2027-01-01T00:00:00"), r"reviews\[0\].at: write a"),
        (lambda d: d["reviews"][0].update(at="9999-01-01T00:00:00+00:00"), r"reviews\[0\].at"),
        (lambda d: d["reviews"][0].update(day="yesterday"), r"reviews\[0\].day: write a date"),
        (lambda d: d["reviews"][0].update(places=["27"]), r"reviews\[0\].places"),
        (lambda d: d["reviews"][0].update(subject="x" * 501), r"reviews\[0\].subject"),
        (lambda d: d["reviews"][0].update(subject="\x00"), r"reviews\[0\].subject"),
        (lambda d: d["reviews"][0].pop("id"), r"reviews\[0\].id: write a value \(there is none\)"),
        (lambda d: d["reviews"][0].update(seconds=-1), r"reviews\[0\].seconds"),
        (lambda d: d["reviews"][0].update(mode="sleep"), r"reviews\[0\].mode: write one of"),
        (lambda d: d.update(reviews={}), "reviews: write a list"),
        (lambda d: d["documents"][0].update(shelf="attic"), r"documents\[0\].shelf"),
        (lambda d: d["documents"][0].update(content="{"), "not JSON"),
        (lambda d: d["flags"][0].update(note=3), r"flags\[0\].note"),
        (lambda d: d["settings"].update(colour="red"), "settings.colour: not a setting"),
        (lambda d: d["settings"]["pace"].update(most=0), "settings.pace.most"),
    ],
)
def test_file_that_will_not_do_says_where_and_changes_nothing(
    change: Callable[[Any], object], said: str, file: Path, tmp_path: Path
) -> None:
    changed(file, change)
    other = student(tmp_path / "two")
    before = other.store.file.path.read_bytes()
    with pytest.raises(ProgressError, match=said) as caught:
        import_progress(other, file)
    assert str(caught.value).startswith("progress.json: ")
    assert "\n" not in str(caught.value)
    assert other.store.file.path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[]", "write an object"),
        (b"[" * 100_000, "nested too deeply|not JSON"),
        (b'{"format": NaN}', "is not a number"),
        (b'{"format": ' + b"9" * 5000 + b"}", "progress.json"),
    ],
)
def test_what_is_no_export_is_reported_in_one_line(
    content: bytes, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "progress.json"
    path.write_bytes(content)
    with pytest.raises(ProgressError, match=said) as caught:
        import_progress(student(tmp_path / "two"), path)
    assert "\n" not in str(caught.value)


def test_file_too_large_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "progress.json"
    with path.open("wb") as file:
        file.truncate(60_000_000)
    with pytest.raises(ExchangeError, match="too large"):
        import_progress(student(tmp_path / "two"), path)
