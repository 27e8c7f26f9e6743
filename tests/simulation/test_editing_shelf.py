"""Unsaved work is found again as it was left, and what is damaged is stated."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation import editing_deal as cards
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork


@pytest.fixture
def shelf(tmp_path: Path) -> UnsavedShelf:
    return UnsavedShelf(tmp_path / "unsaved")


def test_work_is_found_again_by_another_run(shelf: UnsavedShelf) -> None:
    work = UnsavedWork(shelf.new_token(), cards.new_draft(1), Path("/somewhere/scenario.toml"))
    shelf.keep(work, 1)
    ((found,), complaints) = UnsavedShelf(shelf.folder).left()
    assert replace(found, changed=0.0) == work
    assert found.changed > 0
    assert not complaints


def test_unfinished_work_is_found_again(shelf: UnsavedShelf) -> None:
    draft = cards.with_hand(cards.new_draft(1), Seat.NORTH, Hand.parse("AKQ..."))
    shelf.keep(UnsavedWork("a", draft), 1)
    ((found,), _) = shelf.left()
    assert found.draft == draft


def test_an_older_state_does_not_overwrite_a_newer_one(shelf: UnsavedShelf) -> None:
    newer, older = cards.new_draft(1).titled("newer"), cards.new_draft(1)
    shelf.keep(UnsavedWork("a", newer), 2)
    shelf.keep(UnsavedWork("a", older), 1)
    ((found,), _) = shelf.left()
    assert found.draft == newer


def test_work_that_was_saved_does_not_come_back(shelf: UnsavedShelf) -> None:
    shelf.keep(UnsavedWork("a", cards.new_draft(1)), 1)
    shelf.drop("a", 3)
    shelf.keep(UnsavedWork("a", cards.new_draft(1)), 2)
    assert shelf.left() == ((), ())


def test_a_damaged_file_is_told_and_left(shelf: UnsavedShelf) -> None:
    shelf.keep(UnsavedWork("a", cards.new_draft(1)), 1)
    path = shelf.folder / "b.json"
    path.write_text("{", "utf-8")
    works, complaints = shelf.left()
    assert len(works) == 1
    assert "b.json: damaged" in str(complaints[0])
    assert path.exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    shelf = UnsavedShelf(tmp_path / "file" / "unsaved")
    with pytest.raises(ExchangeError, match="cannot be made"):
        shelf.keep(UnsavedWork("a", cards.new_draft(1)), 1)
