"""Bringing the catalogues up to date: nothing that was translated is lost on the way."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from babel.messages import Message

from bridge_rules_gui.language.catalogue import PHRASES, read_catalogue
from translations import make, texts
from translations.texts import Text

OLD = "{who} must pass throughout the auction."
NEW = "{who} must pass until the auction ends."


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project with one language, one module, one situation and their translations."""
    monkeypatch.setattr(make, "HERE", tmp_path / "translations")
    monkeypatch.setattr(make, "LANGUAGES", ("bg",))
    for folder in ("translations/bg", "bridge_rules_gui", "content/scenarios"):
        (tmp_path / folder).mkdir(parents=True)
    code = 'SAID = sentence(\n    "{who} must pass "\n    "throughout the auction.", who=1\n)\n'
    (tmp_path / "bridge_rules_gui" / "law.py").write_text(code, "utf-8")
    scenario = 'title = "A \\"quoted\\" word"\nstory = "A pass too many"\n'
    (tmp_path / "content" / "scenarios" / "one.toml").write_text(scenario, "utf-8")
    _write(tmp_path, "rulings", {OLD: "{who} пасува до края."})
    _write(tmp_path, "situations", {'A "quoted" word': "Дума", "A pass too many": "Пас"})
    return tmp_path


def _write(project: Path, subject: str, said: dict[str, str]) -> None:
    file = project / "translations" / "bg" / f"{subject}.po"
    make.write(file, [Message(english, words) for english, words in said.items()])


def _said(project: Path, subject: str) -> dict[str, tuple[str, bool]]:
    """Return what a catalogue says, and whether somebody has to look at it again."""
    found = make.read(project / "translations" / "bg" / f"{subject}.po")
    return {make.key_of(m)[1]: (str(m.string), m.fuzzy) for m in found if m.id}


def _update(monkeypatch: pytest.MonkeyPatch, **said: tuple[Text, ...]) -> int:
    known: dict[str, tuple[Text, ...]] = {"labels": (), **dict.fromkeys(PHRASES, ())}
    monkeypatch.setattr(texts, "texts", lambda: known | said)
    return make.update()


def test_a_text_is_reworded_wherever_it_stands(project: Path) -> None:
    assert make.reword(OLD, NEW) == 0
    code = (project / "bridge_rules_gui" / "law.py").read_text("utf-8")
    assert "until the auction ends" in code
    assert "throughout" not in code
    compile(code, "law.py", "exec")
    assert _said(project, "rulings") == {NEW: ("{who} пасува до края.", True)}


def test_a_text_that_means_the_same_keeps_its_translations_as_they_are(project: Path) -> None:
    assert make.main(["reword", OLD, NEW, "--same-meaning"]) == 0
    assert _said(project, "rulings") == {NEW: ("{who} пасува до края.", False)}


def test_a_text_of_the_content_is_reworded_with_its_quotation_marks(project: Path) -> None:
    assert make.reword('A "quoted" word', 'A word, "quoted"') == 0
    scenario = (project / "content" / "scenarios" / "one.toml").read_text("utf-8")
    assert scenario.startswith('title = "A word, \\"quoted\\""\nstory = "A pass')
    assert _said(project, "situations")['A word, "quoted"'] == ("Дума", True)
    assert _said(project, "situations")["A pass too many"] == ("Пас", False)


def test_what_is_nowhere_said_is_not_reworded(project: Path) -> None:
    assert make.reword("Nobody says so", NEW) == 1
    assert OLD in _said(project, "rulings")


def test_a_long_text_is_broken_where_it_is_reworded(project: Path) -> None:
    words = " ".join(["word"] * 60)
    assert make.reword(OLD, f"{{who}} {words}") == 0
    code = (project / "bridge_rules_gui" / "law.py").read_text("utf-8")
    strings = [node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)]
    assert f"{{who}} {words}" in strings
    assert max(map(len, code.splitlines())) <= 100


def test_new_texts_wait_and_those_that_are_gone_are_dropped(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = _update(monkeypatch, rulings=(Text("Nothing at all like it"), Text("One", "Many")))
    assert left == 1
    assert list(_said(project, "rulings")) == ["Nothing at all like it", "One"]
    assert not _said(project, "situations")


def test_what_is_like_a_text_that_has_gone_takes_over_its_translation(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _update(monkeypatch, rulings=(Text(f"{OLD[:-1]}!"),)) == 1
    assert _said(project, "rulings") == {f"{OLD[:-1]}!": ("{who} пасува до края.", True)}
    other_blanks = Text(OLD.replace("who", "side"))
    assert _update(monkeypatch, rulings=(other_blanks,)) == 1
    assert _said(project, "rulings") == {other_blanks.english: ("", False)}


def test_a_text_that_another_subject_says_keeps_its_translation(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _update(monkeypatch, simulation=(Text(OLD),)) == 0
    assert _said(project, "simulation") == {OLD: ("{who} пасува до края.", False)}
    assert not _said(project, "rulings")


def test_a_label_keeps_the_translation_of_its_own_place(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = project / "translations" / "bg" / "labels.po"
    own = Message("&Next", "На&пред", context="Tour")
    make.write(file, [Message("&Next", "&Следващ"), own])
    places = tuple(Text("&Next", place=place) for place in ("ExamPage", "Tour", "PracticePage"))
    assert _update(monkeypatch, labels=places) == 0
    found = {make.key_of(m): (m.string, m.auto_comments) for m in make.read(file) if m.id}
    assert found == {
        ("", "&Next"): ("&Следващ", ["ExamPage, PracticePage, Tour"]),
        ("Tour", "&Next"): ("На&пред", []),
    }
    assert _update(monkeypatch, labels=places[:1]) == 0
    assert [make.key_of(message) for message in make.read(file) if message.id] == [("", "&Next")]


def test_what_is_reworded_is_said_as_before_as_long_as_its_blanks_can_be_filled(
    project: Path,
) -> None:
    make.reword(OLD, NEW)
    read = read_catalogue(project / "translations" / "bg", ("rulings",))
    assert read.text(NEW) == "{who} пасува до края."
    other = NEW.replace("who", "side")
    make.reword(NEW, other)
    assert _said(project, "rulings")[other] == ("{who} пасува до края.", True)
    assert read_catalogue(project / "translations" / "bg", ("rulings",)).text(other) is None


def test_new_texts_stand_beside_those_said_beside_them_and_the_others_stay(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _write(project, "rulings", {"Alpha": "А", "Beta beta": "Б", "Gamma gamma gamma": "В"})
    now = ("Gamma gamma gamma", "Zulu 9", "Alpha", "Beta beta")
    _update(monkeypatch, rulings=tuple(map(Text, now)))
    assert list(_said(project, "rulings")) == ["Alpha", "Beta beta", "Gamma gamma gamma", "Zulu 9"]


def test_the_rule_for_plurals_stays_as_it_is_written(project: Path) -> None:
    file = project / "translations" / "bg" / "rulings.po"
    rule = "Plural-Forms: nplurals=2; plural=(n==1 ? 0 : 1);"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert any(line.startswith('"Plural-Forms: ') for line in lines)
    lines = [f'"{rule}\\n"\n' if "Plural-Forms" in line else line for line in lines]
    file.write_text("".join(lines), "utf-8")
    make.write(file, [Message("a word", "дума")])
    assert rule in file.read_text("utf-8")
    assert "дума" in file.read_text("utf-8")
