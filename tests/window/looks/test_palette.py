"""Colours that can be read."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette

from bridge_rules_gui.window.looks.appearance import outlined, qt_palette
from bridge_rules_gui.window.looks.palette import Theme, colours_of
from tests.every import every
from tests.window.looks.contrast import contrast

# Words and the papers they stand on.
WORDS_ON = [
    *((words, "paper") for words in ("ink", "quiet_ink", "link", "red_suit", "doubt")),
    *((words, "shade") for words in ("ink", "quiet_ink", "link", "red_suit", "doubt")),
    *((words, "window") for words in ("window_ink", "quiet_ink", "link", "red_suit", "doubt")),
    *((words, "focus") for words in ("ink", "link", "red_suit", "doubt")),
    ("window_ink", "button"),
    ("found_ink", "found"),
    ("found_ink", "found_here"),
    ("selection_ink", "selection"),
    ("vulnerable_ink", "vulnerable"),
    *((words, "table") for words in ("table_ink", "table_mark")),
    *((suit, "card") for suit in ("card_ink", "card_red")),
    *(
        (words, f"highlight_{ink}")
        for words in ("ink", "quiet_ink", "link", "red_suit", "doubt")
        for ink in ("important", "question", "learn")
    ),
    *(("ink", f"mastery_{level}") for level in ("low", "some", "good", "full")),
]


@every("theme", list(Theme))
@every("words, paper", WORDS_ON)
def test_words_can_be_read(words: str, paper: str, theme: Theme) -> None:
    colours = colours_of(theme)
    assert contrast(getattr(colours, words), getattr(colours, paper)) >= 4.5


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("paper", ["paper", "window", "shade"])
def test_bars_can_be_seen(paper: str, theme: Theme) -> None:
    colours = colours_of(theme)
    assert contrast(colours.bar, getattr(colours, paper)) >= 3


def test_contrast_of_black_and_white_is_twenty_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", list(Theme))
def test_widgets_take_the_colours_of_the_theme(theme: Theme) -> None:
    colours, palette = colours_of(theme), qt_palette(colours_of(theme))
    role = QPalette.ColorRole
    assert palette.color(role.Base).name() == colours.paper
    assert palette.color(role.WindowText).name() == colours.window_ink
    disabled = palette.color(QPalette.ColorGroup.Disabled, role.Text).name()
    assert disabled == colours.quiet_ink


@pytest.mark.parametrize("theme", list(Theme))
def test_outlines_qt_draws_can_be_seen(theme: Theme) -> None:
    colours = colours_of(theme)
    window = outlined(qt_palette(colours), colours).color(QPalette.ColorRole.Window)
    outline = window.darker(140).name()  # as the style draws it
    assert contrast(outline, colours.paper) >= 3
