"""All colours of the window: light, dark, and high contrast.

Every colour of words keeps a contrast of at least 4.5:1 on the papers it is used on.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Theme(StrEnum):
    """The sets of colours a reader can choose."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class Colours(NamedTuple):
    """The colours of one theme, each named for its use, written ``#rrggbb``.

    No dataclass: the first window waits for what it takes to make one.
    """

    paper: str
    """Behind law text, lists and fields."""
    ink: str
    """Law text, black suits."""
    quiet_ink: str
    """What stands back: labels, numbers of laws, notes on the text."""
    link: str
    """Words that lead elsewhere."""
    focus: str
    """Behind the link that has the keyboard or the pointer."""
    red_suit: str
    """Hearts and diamonds."""
    doubt: str
    """The editors' marks: doubtful references, inferred labels."""
    rule: str
    """Lines of tables and between parts; seen, not read."""
    shade: str
    """Behind banners and headings of tables."""
    bar: str
    """Beside the addressed provision."""
    found: str
    """Behind what a search in the page has found."""
    found_here: str
    """Behind the one of them it stands at."""
    found_ink: str
    """The words on both."""
    window: str
    """Behind bars, panels and buttons."""
    window_ink: str
    """The words on them."""
    button: str
    """The face of a button."""
    selection: str
    """Behind selected words and lines."""
    selection_ink: str
    """The selected words."""
    vulnerable: str
    """Behind the name of a vulnerable player."""
    vulnerable_ink: str
    """The name of a vulnerable player."""
    table: str
    """The cloth of the card table."""
    table_ink: str
    """Words on the cloth."""
    table_mark: str
    """Whose turn it is, and what the keyboard stands at, on the cloth."""
    card: str
    """The face of a playing card."""
    card_edge: str
    """The outline of a playing card."""
    card_ink: str
    """Spades and clubs on a card."""
    card_red: str
    """Hearts and diamonds on a card."""
    card_back: str
    """The back of a playing card."""
    card_back_rule: str
    """The pattern on the back."""
    mastery_low: str
    """Behind the number of a law that is hardly known."""
    mastery_some: str
    """Behind the number of a law that is known in part."""
    mastery_good: str
    """Behind the number of a law that is known well."""
    mastery_full: str
    """Behind the number of a law that is mastered."""
    highlight_important: str
    """Behind words the reader highlighted as important."""
    highlight_question: str
    """Behind words the reader has a question about."""
    highlight_learn: str
    """Behind words the reader wants to know by heart."""


LIGHT: Final = Colours(
    paper="#fdfcf9",
    ink="#1d1c1a",
    quiet_ink="#65615a",
    link="#1f4f86",
    focus="#dde8f5",
    red_suit="#b3261e",
    doubt="#8a4b00",
    rule="#c9c4b8",
    shade="#f1eee6",
    bar="#2f6fb5",
    found="#ffe69a",
    found_here="#ffb95e",
    found_ink="#1d1c1a",
    window="#efece5",
    window_ink="#1d1c1a",
    button="#f7f5f0",
    selection="#2f6fb5",
    selection_ink="#ffffff",
    vulnerable="#b3261e",
    vulnerable_ink="#ffffff",
    table="#24563f",
    table_ink="#f4f1e8",
    table_mark="#ffd76a",
    card="#fffdf7",
    card_edge="#8b877c",
    card_ink="#1d1c1a",
    card_red="#b3261e",
    card_back="#35568a",
    card_back_rule="#b9c8e2",
    mastery_low="#f4cdc4",
    mastery_some="#f6e2ad",
    mastery_good="#d3e6bd",
    mastery_full="#a5d4ac",
    highlight_important="#fbecb4",
    highlight_question="#dfeafa",
    highlight_learn="#dcefdb",
)

DARK: Final = Colours(
    paper="#1e1f22",
    ink="#dcd9d2",
    quiet_ink="#a09b91",
    link="#8fbcf0",
    focus="#2c3b50",
    red_suit="#ff8a80",
    doubt="#f0b060",
    rule="#4a4b50",
    shade="#2a2b30",
    bar="#6aa5e8",
    found="#6b5a1e",
    found_here="#8c5300",
    found_ink="#ffffff",
    window="#2a2b30",
    window_ink="#dcd9d2",
    button="#35363c",
    selection="#3d6ea8",
    selection_ink="#ffffff",
    vulnerable="#a83a32",
    vulnerable_ink="#ffffff",
    table="#18352a",
    table_ink="#dcd9d2",
    table_mark="#f2c14e",
    card="#e6e1d5",
    card_edge="#6d6a62",
    card_ink="#1d1c1a",
    card_red="#a01c15",
    card_back="#31486e",
    card_back_rule="#8ea3c6",
    mastery_low="#5c2b2b",
    mastery_some="#55471c",
    mastery_good="#2f4a2c",
    mastery_full="#1f5a3a",
    highlight_important="#362e0e",
    highlight_question="#20344f",
    highlight_learn="#183322",
)

HIGH_CONTRAST: Final = Colours(
    paper="#000000",
    ink="#ffffff",
    quiet_ink="#e0e0e0",
    link="#80d4ff",
    focus="#003a66",
    red_suit="#ff9d94",
    doubt="#ffd54a",
    rule="#ffffff",
    shade="#1a1a1a",
    bar="#ffd54a",
    found="#5c4d00",
    found_here="#7a1fa2",
    found_ink="#ffffff",
    window="#000000",
    window_ink="#ffffff",
    button="#1a1a1a",
    selection="#ffd54a",
    selection_ink="#000000",
    vulnerable="#ffffff",
    vulnerable_ink="#000000",
    table="#000000",
    table_ink="#ffffff",
    table_mark="#ffd54a",
    card="#ffffff",
    card_edge="#000000",
    card_ink="#000000",
    card_red="#a30000",
    card_back="#1a1a1a",
    card_back_rule="#ffffff",
    mastery_low="#5a0000",
    mastery_some="#4d4000",
    mastery_good="#00401a",
    mastery_full="#006030",
    highlight_important="#3d3300",
    highlight_question="#002b55",
    highlight_learn="#00361a",
)

_COLOURS: Final[Mapping[Theme, Colours]] = {
    Theme.LIGHT: LIGHT,
    Theme.DARK: DARK,
    Theme.HIGH_CONTRAST: HIGH_CONTRAST,
}


def colours_of(theme: Theme) -> Colours:
    """Return the colours of a theme."""
    return _COLOURS[theme]
