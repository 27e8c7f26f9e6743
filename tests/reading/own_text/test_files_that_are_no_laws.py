"""Broken and hostile files: one clear line says what is wrong, where, and how to correct it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from bridge_rules_gui.corpus.own_text import RemarkKind
from bridge_rules_gui.reading.own_text import text_file
from bridge_rules_gui.reading.own_text.reader import read_content, read_own_text
from bridge_rules_gui.reading.own_text.text_file import OwnTextError

pytestmark = pytest.mark.slow

_LAW = b"<h2>Law 1</h2><p>Words.</p>"


def refusal(path: Path) -> str:
    with pytest.raises(OwnTextError) as caught:
        read_own_text(path)
    message = str(caught.value)
    assert "\n" not in message
    assert str(path) in message
    return message


def refusal_of(content: bytes) -> str:
    with pytest.raises(OwnTextError) as caught:
        read_content(content, "own.txt", "own.txt")
    return str(caught.value)


def test_folder_is_refused(tmp_path: Path) -> None:
    assert ": a folder; choose a file in it" in refusal(tmp_path)


def test_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "No such file or directory; check its name" in refusal(tmp_path / "nowhere.txt")


def test_empty_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "own.txt").touch()
    assert ": empty; choose a file with the text of the Laws" in refusal(tmp_path / "own.txt")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the platform has no pipes with names")
def test_pipe_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "not an ordinary file" in refusal(tmp_path / "pipe")


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="nobody is kept from reading here"
)
def test_file_without_permission_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text("Law 1\n\nWords.", "utf-8")
    path.chmod(0)
    assert "Permission denied; check its name and whether you may read it" in refusal(path)


def test_file_of_a_hundred_megabytes_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    assert ": 100 MB, more than the 16 MB that are read" in refusal(path)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"%PDF-1.7\n", "a PDF, not a text; open it in its own program and save it"),
        (b"PK\x03\x04\x14\x00", "a Word, OpenDocument or zip file"),
        (b"{\\rtf1\\ansi Law 1}", "a file in Rich Text Format"),
        (bytes(range(256)) * 40, "save the file as UTF-8"),
        (b"Law 1 " + b"\x00" * 4000, "that text cannot have"),
        (
            b"Nothing here is a law.\n" * 50,
            "nothing but one line, repeated 50 times: 'Nothing here",
        ),
        (b"Law 27\n\n" * 300, "nothing but one line, repeated 300 times: 'Law 27'; check that"),
        (b"Nothing here is a law.\nNor here.\n", "no law found in 3 lines"),
        (b"<html><body><p>nothing</p></body></html>", "no law found in 1 lines"),
        (b"<html>" + b"<div>" * 50_000, "nested too deeply"),
    ],
)
def test_content_that_is_no_text_of_the_laws_is_refused(content: bytes, reason: str) -> None:
    assert reason in refusal_of(content)


def test_single_nul_bytes_are_reported_with_their_lines() -> None:
    own = read_content(b"Law 1\n\nWor\x00ds and more words.\n", "own.txt", "own.txt")
    (remark,) = own.of_kind(RemarkKind.DAMAGED)
    assert (remark.line, remark.detail, remark.text) == (3, "U+0000", "\x00")
    assert own.provisions[0].text == "Words and more words."


def test_entities_are_not_expanded() -> None:
    bomb = b'<!DOCTYPE html [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><html><body>'
    own = read_content(bomb + b"<h2>Law 1</h2><p>&b;</p>", "own.html", "own.html")
    assert own.provisions[0].text == "&b;"


@pytest.mark.parametrize(
    "content",
    [
        b"Law 1\n\n" + b"x" * 2_000_000,
        b"Law 1\n\n" + b"word " * 100_000,
        b"Law 1\n\n" + b"1. " * 250_000,
        b"Law 1\n\n" + b"a) words\n" * 100_000,
        b"Law 1\n\n" + b"- " * 125_000,
        b"## Law 1\n\n**a**\n**b**\n" + b"*" * 1_000_000,
        b"## Law 1\n\n**a**\n**b**\n" + b"<a " * 250_000,
        b"Law 1\n" * 150_000 + b"Words.",
        b"<html>" + _LAW + b"<p>" * 125_000,
        b"<html>" + _LAW + b"<!--" * 250_000,
        b"<html>" + _LAW + b"<a " * 250_000,
        b"<html>" + _LAW + b'<a b="' * 150_000,
        b"<html>" + _LAW + b"<script>" * 125_000,
        b"<html>" + _LAW + b"<ol><li>a</ol>" * 50_000,
        b"<html>" + _LAW + b"&amp" * 250_000,
    ],
    ids=range(15),
)
def test_endless_repetition_takes_its_time_once(content: bytes) -> None:
    """No part of the reader may need the square of a file's length."""
    began = time.process_time()
    assert read_content(content, "own.txt", "own.txt").laws
    assert time.process_time() - began < 15


def test_work_ends_when_the_tick_says_so(tmp_path: Path) -> None:
    class EnoughError(Exception):
        pass

    def tick(share: float) -> None:
        if share > 0:
            raise EnoughError

    path = tmp_path / "own.txt"
    path.write_text("Law 1\n\nWords.", "utf-8")
    with pytest.raises(EnoughError):
        read_own_text(path, tick)


def test_progress_rises_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text("\n\n".join(f"Law {n}\n\nWords." for n in range(1, 94)), "utf-8")
    shares: list[float] = []
    read_own_text(path, shares.append)
    assert shares == sorted(shares)
    assert shares[-1] > 0.98


def test_file_that_grows_while_it_is_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.txt"
    path.write_text("Law 1\n\nWords.", "utf-8")
    monkeypatch.setattr(text_file, "_refuse_unreadable", lambda *_: None)
    monkeypatch.setattr(text_file, "LARGEST", 4)
    assert "more than the" in refusal(path)
