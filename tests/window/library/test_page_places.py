"""Places of a page in its document."""

from __future__ import annotations

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.window.library.page_text import PagePlaces

NAMES = ("27", "27A", "27A1", "27A2", "27B")
PLACES = PagePlaces(
    tuple(Address.parse(f"bg2017/{name}") for name in NAMES), (5, 20, 30, 40, 50), 90
)


def test_innermost_place_is_found() -> None:
    assert str(PLACES.at(35)) == "bg2017/27A1"
    assert str(PLACES.at(40)) == "bg2017/27A2"


def test_what_stands_before_the_law_belongs_to_it() -> None:
    assert str(PLACES.at(0)) == "bg2017/27"


def test_extent_holds_everything_below() -> None:
    assert PLACES.extent(Address.parse("bg2017/27A")) == (20, 50)
    assert PLACES.extent(Address.parse("bg2017/27A1")) == (30, 40)


def test_last_place_ends_where_the_notes_begin() -> None:
    assert PLACES.extent(Address.parse("bg2017/27B")) == (50, 90)
