"""A few files for every reader each time; `python -m tests.fuzzing` tries them by the thousand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzzing.__main__ import NAMES
from tests.fuzzing.mutations import mutated
from tests.fuzzing.reader import Reader
from tests.fuzzing.readers import readers, scratch
from tests.fuzzing.trial import tried


@pytest.fixture(scope="module")
def every_reader() -> Iterator[dict[str, Reader]]:
    with scratch() as folder:
        yield {reader.name: reader for reader in readers(Path(folder))}


def test_every_reader_can_be_asked_for(every_reader: dict[str, Reader]) -> None:
    assert tuple(every_reader) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_files_that_are_right_are_read(name: str, every_reader: dict[str, Reader]) -> None:
    reader = every_reader[name]
    assert reader.seeds
    for seed in reader.seeds:
        assert tried(reader, seed) is None


@pytest.mark.parametrize("name", NAMES)
def test_files_nearly_right_are_read_or_refused_in_one_line(
    name: str, every_reader: dict[str, Reader]
) -> None:
    reader, lots = every_reader[name], Random(f"{name} again")  # noqa: S311 - repeatable
    for _ in range(60):
        assert tried(reader, mutated(lots, reader.seeds)) is None


@pytest.mark.parametrize("name", NAMES)
def test_any_bytes_are_read_or_refused_in_one_line(
    name: str, every_reader: dict[str, Reader]
) -> None:
    reader = every_reader[name]
    text = st.text(max_size=200).map(lambda words: words.encode("utf-8", "replace"))

    @settings(max_examples=25, database=None)
    @given(st.binary(max_size=200) | text)
    def check(content: bytes) -> None:
        assert tried(reader, content) is None

    check()


def _fails(_content: bytes) -> object:
    raise KeyError("where")


def _refuses_at_length(_content: bytes) -> object:
    raise ValueError("one line\nand another")


def test_a_reader_that_fails_is_found_out() -> None:
    """A check that could not fail would say nothing."""
    for read, refusals in ((_fails, (ValueError,)), (_refuses_at_length, (ValueError,))):
        assert tried(Reader("bad", read, refusals, ()), b"x") is not None


def test_a_reader_that_hangs_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzzing.trial.SECONDS", 0.05)

    def hang(_content: bytes) -> object:
        while True:
            pass

    fault = tried(Reader("slow", hang, (Exception,), ()), b"x")
    assert fault is not None
    assert fault.what == "more than 0.05 s"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        # an alphabet that is none, in the line that tells the alphabet
        ("json", b"% content-type: x; charset=undefined\n"),
        ("lin", b"% content-type: x; charset=unicode_escape\n\\ md|"),
        ("own-text", b"<meta charset=idna>\xff Law 1"),
        ("own-text", b"<meta charset=rot13>\xff Law 1"),
        # a name without end
        ("sitting", b'{"preset": {"name": "a", "editions": ["' + b"a" * 5000 + b'"]}}'),
        # a key, a hand and a language without end
        ("toml", b"dealer" + b"9" * 5000 + b' = "N"'),
        ("toml", b'deal = "N:' + b"K" * 5000 + b' - - -"'),
        ("glossary", b"language,term\nbg" + b"9" * 5000 + b",x"),
        # lists within lists without end, in files of the program's own
        ("unsaved", b"[" * 5000),
        ("shelf", b'{"a":' * 5000),
        ("shelf", b'{"schema": Infinity, "name": "a", "file": "a", "of": ""}'),
    ],
)
def test_what_was_found_once_stays_mended(
    name: str, content: bytes, every_reader: dict[str, Reader]
) -> None:
    assert tried(every_reader[name], content) is None
