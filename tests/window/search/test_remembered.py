"""What search and terms remember, and what they make of a spoilt file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_rules_gui.window.settings import Settings


def test_searches_are_kept_newest_first_and_each_once(file: Path) -> None:
    settings = Settings(file)
    for text in ("ривок", 'renons, "kaznena karta"', "27B1", "ривок"):
        settings.recent.remember_search(text)
    settings.save()
    again = Settings(file)
    assert again.recent.searches == ("ривок", "27B1", 'renons, "kaznena karta"')
    again.recent.forget_searches()
    assert not again.recent.searches


def test_only_the_newest_searches_are_kept(file: Path) -> None:
    settings = Settings(file)
    for number in range(30):
        settings.recent.remember_search(f"law {number}")
    assert len(settings.recent.searches) == 12
    assert settings.recent.searches[0] == "law 29"


@pytest.mark.parametrize("written", ["{", "7", '"ривок"', "[1, null]", '{"a": 1}'])
def test_spoilt_searches_are_forgotten(file: Path, written: str) -> None:
    file.write_text(f"[search]\nrecent='{written}'\n", "utf-8")
    assert Settings(file).recent.searches == ()


def test_glossary_is_remembered_by_its_full_path(file: Path) -> None:
    settings = Settings(file)
    assert settings.glossary is None
    settings.glossary = file.with_name("mine.csv")
    settings.save()
    assert Settings(file).glossary == file.with_name("mine.csv").absolute()
    settings.glossary = None
    assert settings.glossary is None


def test_panes_of_the_terms_are_remembered(file: Path) -> None:
    settings = Settings(file)
    assert settings.terms_panes == ()
    settings.terms_panes = (300, 700, 400, 200)
    settings.save()
    assert Settings(file).terms_panes == (300, 700, 400, 200)


@pytest.mark.parametrize("written", ["1 2 3", "300 700 0 200", "a b c d", "-1 2 3 4"])
def test_spoilt_panes_have_their_usual_size(file: Path, written: str) -> None:
    file.write_text(f"[terms]\npanes={written}\n", "utf-8")
    assert Settings(file).terms_panes == ()
