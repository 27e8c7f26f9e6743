"""The real window at which somebody is in the middle of everything: nothing is written yet.

``python -m tests.killing.typist FOLDER WORD``, started as `tests.killing.window` is. A note and
the title of a case have been typed in this moment, the window has just got its size. Then it
says ``ready``, and waits for whoever ends it.
"""

from __future__ import annotations

import sys
from functools import partial

from bridge_rules_gui.corpus.address import Address
from tests.robustness.reader_at_window import ReaderAtWindow, say, visit

PLACE = Address.parse("sr2007/64A")
SIZE = (900, 600)
_FOR_EVER = 3600.0


def _type(word: str, reader: ReaderAtWindow) -> None:
    reader.editor()
    reader.window.open_typed(str(PLACE))
    reader.wait(lambda: reader.workplaces.shell.is_reading)
    notebook = reader.workplaces.notebook
    assert notebook is not None
    reader.wait(lambda: not notebook.store.is_busy)
    reader.window.resize(*SIZE)
    notebook.write_note()
    dialog = notebook.note_dialog
    assert dialog is not None
    reader.record(word)
    dialog.edit.setPlainText(word)
    say("ready")
    reader.wait(lambda: not reader.window.isVisible(), _FOR_EVER)


if __name__ == "__main__":
    sys.exit(visit(partial(_type, sys.argv[2])))
