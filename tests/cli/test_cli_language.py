"""The language a command answers in."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.cli.main import main

_CASE = str(resources.content() / "scenarios" / "law27-pass-instead.toml")
_ENGLISH = re.compile(r"\b(?:the|and|of|is|are|may|must|places?|change|yes|needed)\b")
_COMMANDS = {
    "compare": ("compare", "64"),
    "terms": ("terms", "penalty-card"),
    "rule": ("rule", _CASE, "--what-if"),
    "quiz": ("quiz", "--count", "4", "--seed", "5", "--kind", "ruling", "--edition", "2017"),
}


def _printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("command", _COMMANDS)
def test_a_command_answers_in_english_unless_another_language_is_asked_for(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = _COMMANDS[command]
    english = _printed(capsys, *words)
    assert _printed(capsys, *words, "--language", "en") == english
    assert _ENGLISH.search(english)
    bulgarian = _printed(capsys, *words, "--language", "bg")
    found = set(_ENGLISH.findall(bulgarian))
    assert not found, found


def test_the_letters_of_serbian_are_those_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    latin = _printed(capsys, "rule", _CASE, "--edition", "2007", "--language", "sr")
    cyrillic = _printed(capsys, "rule", _CASE, "--edition", "2007", "--language", "sr-cyrl")
    assert "Jug mora da pasira" in latin
    assert "Југ мора да пасира" in cyrillic


def test_a_comparison_is_in_one_language(capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "bg", "sr-Cyrl"):
        found = json.loads(_printed(capsys, "compare", "64", "--json", "--language", language))
        assert {tuple(texts) for texts in found["notes"].values()} == {(language,)}


def test_every_sentence_of_a_document_is_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    cases = ("law15-wrong-board-same-auction", "law27-pass-instead", "law64-winner-of-the-suit")
    files = [str(Path(_CASE).with_name(f"{case}.toml")) for case in cases]
    words = ("rule", *files, "--json", "--what-if", "--language", "ru")
    english = set(_texts(json.loads(_printed(capsys, *words))))
    assert not {text for text in english if _ENGLISH.search(text)}


def _texts(value: Any) -> list[str]:
    if isinstance(value, dict):
        # The words of a book at a departure are the book's; an id is no text.
        said = (each for key, each in value.items() if key not in ("words", "id"))
        return [text for each in said for text in _texts(each)]
    if isinstance(value, list):
        return [text for each in value for text in _texts(each)]
    return [value] if isinstance(value, str) else []


def test_exports_are_written_in_the_language_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "file"

    def exported(*words: str) -> str:
        assert main(["export", *words, "--language", "bg", "-o", str(file)]) == 0
        return file.read_text("utf-8-sig")

    page = exported("comparison", "--law", "23", "--format", "html")
    assert '<html lang="bg">' in page
    assert "промяна по същество" in page
    assert "change of substance" not in page
    page = exported("concordance", "--law", "23", "--format", "html")
    assert '<html lang="bg">' in page
    assert "промяна по същество" in page
    assert "change of substance" not in page
    page = exported("scenario", _CASE, "--format", "html")
    assert "Недостатъчна декларация, заменена с пас" in page
    assert "© Световна бридж федерация. Български превод: Димитър Георгиев" in page
    questions = exported("quiz", "--format", "csv", "--count", "3", "--law", "27")
    rows = [line for line in questions.splitlines() if line.startswith("law27")]
    assert len(rows) == 3
    assert all(re.search("[а-я]", row) for row in rows)
    assert "Сръбското „renons“" in exported("terms", "--format", "tbx")


def test_a_language_the_program_does_not_speak_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["quiz", "--language", "fr"])
    assert ended.value.code == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "'fr' is no language of the interface; write one of en, bg, ru, sr, sr-Cyrl" in complaint
