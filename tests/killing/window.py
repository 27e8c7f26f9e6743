"""The real window at which somebody works until it is killed; what it has kept is said.

``python -m tests.killing.window FOLDER FIRST``, as `tests.killing.writer` is called: the
surroundings say where the program's own folders are.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf
from tests.killing.rooms import LONG, Rooms
from tests.robustness.reader_at_window import ReaderAtWindow, say, visit


class Work:
    """What somebody does at the window; each act returns what is kept by then, empty if nothing."""

    def __init__(self, reader: ReaderAtWindow, rooms: Rooms) -> None:
        self._reader, self._rooms = reader, rooms
        books = read_corpus(cache_folder=resources.user_cache()).books
        self._places = [
            Address(edition, provision.citation)
            for edition, book in books.items()
            for provision in book.provisions
        ]
        self.acts: tuple[tuple[str, Callable[[int], str]], ...] = (
            ("answer", self._answer),
            ("note", self._note),
            ("scenario", self._scenario),
            ("setting", self._setting),
        )

    def _answer(self, number: int) -> str:
        return self._reader.answer(number)

    def _note(self, number: int) -> str:
        place = self._places[number * 7 % len(self._places)]
        return str(number) if self._reader.note(place, f"{number} {LONG}") else ""

    def _scenario(self, number: int) -> str:
        """Give the case a title; it is kept once somebody else could find it."""
        self._reader.record(str(number))
        shelf = UnsavedShelf(self._rooms.unsaved)
        is_kept = self._reader.wait(lambda: str(number) in _titles(shelf))
        return str(number) if is_kept else ""

    def _setting(self, number: int) -> str:
        """Search for what a number does not stand in; it is kept once it stands in the file."""
        self._reader.search(f"revoke -{number}")
        file = self._rooms.settings
        is_kept = self._reader.wait(lambda: f"revoke -{number}" in _content(file))
        return str(number) if is_kept else ""


def _titles(shelf: UnsavedShelf) -> list[str]:
    return [work.draft.scenario.title for work in shelf.left()[0]]


def _content(file: Path) -> str:
    return file.read_text("utf-8") if file.exists() else ""


def main(folder: Path, first: int) -> None:
    """Work at the window in any order, without end."""
    lots = Random(first)  # noqa: S311 - only an order

    def do(reader: ReaderAtWindow) -> None:
        work = Work(reader, Rooms(folder))
        reader.answer(first)  # the questions are there before the killer begins to wait
        say("ready")
        for number in count(first):
            kind, act = lots.choice(work.acts)
            if kept := act(number):
                say(kind, kept)
            else:
                raise RuntimeError(f"{kind} {number} was not kept: {reader.messages()}")

    visit(do)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
