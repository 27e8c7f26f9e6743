"""The shelf of own texts: kept whole, renamed, taken off and brought back, by any version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.files import ExchangeError
from bridge_rules_gui.own_text.shelf import OwnTextShelf


@pytest.fixture
def shelf(tmp_path: Path) -> OwnTextShelf:
    return OwnTextShelf(tmp_path / "own-texts")


def names(shelf: OwnTextShelf) -> list[str]:
    return [kept.name for kept in shelf.texts()[0]]


def test_shelf_is_empty_until_a_text_is_put_there(shelf: OwnTextShelf) -> None:
    assert shelf.texts() == ((), ())
    assert not shelf.folder.exists()


def test_text_is_kept_byte_by_byte(shelf: OwnTextShelf) -> None:
    content = "Члан 27\r\n".encode("cp1251")
    kept = shelf.keep(content, "Правила.txt")
    assert shelf.texts() == ((kept,), ())
    assert shelf.content(kept) == content
    assert (kept.name, kept.file_name, kept.of) == ("Правила.txt", "Правила.txt", None)


def test_two_texts_of_one_name_are_distinguished(shelf: OwnTextShelf) -> None:
    for number in range(3):
        shelf.keep(b"Law %d" % number, "own.txt")
    assert names(shelf) == ["own.txt", "own.txt (2)", "own.txt (3)"]


def test_same_content_is_kept_once(shelf: OwnTextShelf) -> None:
    kept = shelf.rename(shelf.keep(b"Law 1", "own.txt"), "Our Laws")
    assert shelf.keep(b"Law 1", "copy.txt") == kept
    assert names(shelf) == ["Our Laws"]


def test_name_and_edition_are_remembered(shelf: OwnTextShelf) -> None:
    kept = shelf.rename(shelf.keep(b"Law 1", "own.txt"), "  The  Dutch\nLaws ")
    shelf.set_edition(kept, Edition.SR_2007)
    (found,) = OwnTextShelf(shelf.folder).texts()[0]
    assert (found.name, found.of) == ("The Dutch Laws", Edition.SR_2007)


def test_empty_name_is_none(shelf: OwnTextShelf) -> None:
    kept = shelf.keep(b"Law 1", "own.txt")
    assert shelf.rename(kept, " ") == kept


def test_text_taken_off_can_be_brought_back_until_the_shelf_is_swept(shelf: OwnTextShelf) -> None:
    kept = shelf.keep(b"Law 1", "own.txt")
    shelf.remove(kept)
    assert names(shelf) == []
    shelf.bring_back(kept)
    assert shelf.content(kept) == b"Law 1"
    shelf.remove(kept)
    shelf.sweep()
    assert not list(shelf.folder.iterdir())
    with pytest.raises(ExchangeError, match="cannot be moved"):
        shelf.bring_back(kept)


@pytest.mark.parametrize("written", ["", "{", "[]", '{"schema": "x"}', '{"schema": 1, "name": 2}'])
def test_damaged_record_is_told_and_leaves_the_others(shelf: OwnTextShelf, written: str) -> None:
    kept = shelf.keep(b"Law 1", "own.txt")
    (shelf.folder / "spoilt.json").write_text(written, "utf-8")
    texts, (complaint,) = shelf.texts()
    assert texts == (kept,)
    assert "spoilt.json: damaged; delete it" in str(complaint)


def test_record_of_a_newer_version_is_left_as_it_is(shelf: OwnTextShelf) -> None:
    shelf.keep(b"Law 1", "own.txt")
    (path,) = shelf.folder.glob("*.json")
    said = json.loads(path.read_text("utf-8")) | {"schema": 2, "shine": "yes"}
    path.write_text(json.dumps(said), "utf-8")
    texts, (complaint,) = shelf.texts()
    assert not texts
    assert "written by a newer version of the program" in str(complaint)
    assert json.loads(path.read_text("utf-8")) == said


def test_folder_that_cannot_be_made_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ExchangeError, match="cannot be made") as caught:
        OwnTextShelf(tmp_path / "file" / "own-texts").keep(b"Law 1", "own.txt")
    assert "\n" not in str(caught.value)


def test_content_that_is_gone_is_told(shelf: OwnTextShelf) -> None:
    kept = shelf.keep(b"Law 1", "own.txt")
    next(shelf.folder.glob("*.text")).unlink()
    with pytest.raises(ExchangeError, match="cannot be read"):
        shelf.content(kept)
