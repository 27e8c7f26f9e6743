"""Back and forward, as a reader expects them."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.library.history import History


def at(text: str) -> Address:
    return Address.parse(f"bg2017/{text}")


def visited(*places: str) -> History:
    history = History()
    for place in places:
        history = history.visit(at(place))
    return history


def test_new_history_has_no_place_and_leads_nowhere() -> None:
    history = History()
    assert history.current is None
    assert not history.has_back
    assert not history.has_forward
    assert history.back() == history.forward() == history


def test_back_and_forward_walk_the_visited_places() -> None:
    history = visited("1", "27B", "31")
    assert history.current == at("31")
    assert history.back().current == at("27B")
    assert history.back().back().current == at("1")
    assert history.back().forward() == history


def test_a_place_put_before_the_others_is_where_the_way_back_ends() -> None:
    history = visited("27", "31").preceded_by(at("1"))
    assert history.current == at("31")
    assert history.back().back().current == at("1")
    assert not history.back().back().has_back
    assert visited("27").preceded_by(at("27")) == visited("27")


def test_back_stops_at_the_first_place_and_forward_at_the_last() -> None:
    history = visited("1", "27")
    assert history.back().back() == history.back()
    assert history.forward() == history


def test_visit_after_going_back_forgets_what_lay_ahead() -> None:
    history = visited("1", "27", "31").back().visit(at("40"))
    assert history.places == (at("1"), at("27"), at("40"))
    assert not history.has_forward


def test_visit_of_the_current_place_adds_nothing() -> None:
    assert visited("1", "27", "27") == visited("1", "27")


def test_scrolling_moves_the_current_entry_without_adding_one() -> None:
    history = visited("1", "27", "31").back().drift(at("27B1"))
    assert history.places == (at("1"), at("27B1"), at("31"))
    assert history.has_forward


def test_scrolling_before_any_visit_is_the_first_visit() -> None:
    assert History().drift(at("27")) == visited("27")


@pytest.mark.parametrize("count", [200, 201, 500])
def test_long_history_forgets_its_oldest_places(count: int) -> None:
    history = visited(*(str(n % 93 + 1) for n in range(count)))
    assert len(history.places) == 200
    assert history.current == at(str((count - 1) % 93 + 1))
