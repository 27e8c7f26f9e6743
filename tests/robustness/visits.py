"""Visits to the real window, each in a process of its own: `python -m tests.robustness.visits`.

The first argument is the language of the window, the others are what is done at it, in order:
``answer``, ``note``, ``record``, ``search``; ``full`` lets no file grow from then on.
What has been kept is said as ``kept ACT``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bridge_rules_gui.corpus.address import Address
from tests.robustness.reader_at_window import ReaderAtWindow, say, visit

PLACE: Final = Address.parse("bg2017/27B1(a)")


def _answer(reader: ReaderAtWindow) -> bool:
    return bool(reader.answer(1))


def _note(reader: ReaderAtWindow) -> bool:
    return reader.note(PLACE, "Гледай и Правило 23")


def _record(reader: ReaderAtWindow) -> bool:
    editor = reader.editor()
    reader.record("A night at the club")
    return not reader.wait(lambda: editor.notice.message, 2)


def _search(reader: ReaderAtWindow) -> bool:
    reader.search("ривок")
    return reader.wait(lambda: reader.workplaces.search.is_answered)


def _fill(_reader: ReaderAtWindow) -> bool:
    """Let no file grow any more, as on a full disk."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    return True


ACTS: Final[dict[str, Callable[[ReaderAtWindow], bool]]] = {
    "answer": _answer,
    "note": _note,
    "record": _record,
    "search": _search,
    "full": _fill,
}


def _do(names: Sequence[str], reader: ReaderAtWindow) -> None:
    for name in names:
        is_kept = ACTS[name](reader)
        say("kept" if is_kept else "not kept", name, *([] if is_kept else reader.messages()))
    say("notes", *reader.notes())


if __name__ == "__main__":
    sys.exit(visit(partial(_do, sys.argv[2:]), ["--language", sys.argv[1]]))
