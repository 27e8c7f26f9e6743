"""The editor of stories as a whole: the table, what happened, the cards, and the ruling.

How the simulator takes it in::

    editor = EditorView(UnsavedShelf(resources.user_data() / "unsaved"), parent)
    editor.place_chosen.connect(...)       # Address of a provision that is to be opened
    editor.story_wanted.connect(...)       # Scenario that is to be stepped through
    editor.told.connect(...)               # a passing message for the status line
    editor.set_colours(colours)            # whenever the appearance changes
    editor.take_corpus(corpus)             # once the books are there; without them no ruling
    editor.begin()                         # when first shown: offers work left unsaved
    editor.new_story()                     # a dealt board, North to call
    editor.open_story(scenario)            # a copy of a story of the library
    editor.open_file(path)                 # TOML, JSON, PBN or LIN; asks what must be asked
    editor.may_close()                     # before the window closes: False means stay

Nothing that is open is lost when a file cannot be read. Files dropped on the editor are
opened; a view that wants the same gives it what it was given: ``editor.open_file(path)``.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class EditorView(QWidget):
    """Builds a story at the table, and shows the ruling on it as it grows."""

    place_chosen = Signal(object)
    story_wanted = Signal(object)
    told = Signal(str)
