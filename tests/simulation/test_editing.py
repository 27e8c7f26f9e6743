"""A case edited: each edit gives another case, or says how to correct it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.scenario import (
    CallMade,
    CardsHandled,
    Event,
    Facts,
    FactValue,
    Handling,
    MidPlay,
    Simultaneous,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.notation.pbn_scenario import read_pbn
from bridge_rules_gui.notation.pbn_writer import write_pbn
from bridge_rules_gui.notation.scenario_reader import read_draft, read_scenario
from bridge_rules_gui.notation.scenario_writer import scenario_toml
from bridge_rules_gui.simulation import editing_deal as cards
from bridge_rules_gui.simulation.editing import EditError, ScenarioDraft, slug
from bridge_rules_gui.simulation.editing_events import (
    event_from_table,
    fact_shown,
    fact_typed,
    problems_of,
    table_read,
)
from bridge_rules_gui.table.irregularity import Irregularity


def _called(draft: ScenarioDraft, *calls: str) -> ScenarioDraft:
    """Return a case with calls in rotation from the dealer."""
    dealer = draft.scenario.dealer or Seat.NORTH
    for place, call in enumerate(calls):
        draft = draft.called(dealer.turned(place), Call.parse(call))
    return draft


def _lead_out_of_turn() -> ScenarioDraft:
    draft = _called(cards.new_draft(7), "1S", "P", "P", "P").titled("Lead out of turn")
    hand = draft.scenario.deal.hand(Seat.WEST) if draft.scenario.deal else None
    assert hand is not None
    return draft.played(Seat.WEST, hand.cards[0])


def test_a_lead_out_of_turn_can_be_told_from_nothing() -> None:
    ruling = rule(_lead_out_of_turn().scenario, Edition.BG_2017)
    assert ruling.irregularity is Irregularity.OPENING_LEAD_OUT_OF_TURN


def test_an_edited_case_is_read_back_as_it_was() -> None:
    draft = _lead_out_of_turn().with_fact("time", "at once")
    led = replace(draft.events[4], facts=Facts((("deliberate", True),)))
    scenario = draft.replaced(4, led).scenario
    assert read_scenario(scenario_toml(scenario), "scenario.toml") == scenario
    assert read_pbn(write_pbn([scenario]), "scenario.pbn").scenarios == (scenario,)


def test_a_random_deal_is_a_full_one_and_the_same_for_its_seed() -> None:
    one = cards.random_deal(3)
    assert list(one.faults()) == []
    assert one == cards.random_deal(3) != cards.random_deal(4)


def test_an_event_goes_where_the_cursor_stands() -> None:
    draft = _called(cards.new_draft(1), "1C", "P").at(1).called(Seat.EAST, Call.parse("1D"))
    assert [str(e.act.call) for e in draft.events if isinstance(e.act, CallMade)] == [
        "1C",
        "1D",
        "P",
    ]
    assert draft.cursor == 2


def test_an_event_is_moved_and_taken_out() -> None:
    draft = _called(cards.new_draft(1), "1C", "P", "1H")
    assert draft.moved(2, 0).events == (draft.events[2], *draft.events[:2])
    assert draft.removed(1).events == (draft.events[0], draft.events[2])


def test_events_at_once_are_put_together_and_apart() -> None:
    draft = _called(cards.new_draft(1), "1C", "P", "1H")
    together = draft.together(1)
    assert together.events[1].act == Simultaneous(draft.events[1:])
    assert together.apart(1).events == draft.events


def test_a_title_names_the_case_until_it_has_a_name_of_its_own() -> None:
    draft = cards.new_draft(1).titled("Revoke at trick 12").titled("Revoke: trick twelve!")
    assert draft.scenario.identifier == "revoke-trick-twelve"
    assert draft.named("law64").titled("Another").scenario.identifier == "law64"


@pytest.mark.parametrize(
    ("typed", "hand"),
    [
        ("KT7.A5.QJ93.8642", "KT7.A5.QJ93.8642"),
        # The ten in two characters, a hyphen for a void, fewer dots than three.
        ("k107.-.qj93", "KT7..QJ93."),
        ("SKT7 HA5 DQJ93 C8642", "KT7.A5.QJ93.8642"),
        ("♥A5 ♠KT7", "KT7.A5.."),
    ],
)
def test_a_hand_is_read_as_people_type_it(typed: str, hand: str) -> None:
    assert str(cards.hand_typed(typed)) == hand


@pytest.mark.parametrize("typed", ["", " - "])
def test_nothing_typed_is_an_unknown_hand(typed: str) -> None:
    assert cards.hand_typed(typed) is None


def test_an_unreadable_hand_is_refused_with_an_example() -> None:
    with pytest.raises(EditError, match=r"KTZ.*write a hand like KT7\.A5\.QJ93\.8642"):
        cards.hand_typed("KTZ.A5.QJ93.8642")


def test_a_card_held_twice_and_a_short_hand_are_told_and_do_not_stop_the_editing() -> None:
    draft = cards.with_hand(cards.new_draft(1), Seat.NORTH, Hand.parse("AKQ..."))
    found = problems_of(draft.scenario)
    assert any("North holds 3 cards, not 13" in str(each.problem) for each in found)
    text = scenario_toml(draft.scenario)
    assert read_draft(text, "scenario.toml").scenarios == (draft.scenario,)


def test_a_sound_case_has_no_problems() -> None:
    assert problems_of(_lead_out_of_turn().scenario) == ()


def test_a_problem_names_the_event_it_is_about() -> None:
    draft = _lead_out_of_turn()
    card = draft.scenario.deal.hand(Seat.EAST).cards[0]  # type: ignore[union-attr]
    (found,) = problems_of(draft.played(Seat.SOUTH, card).scenario)
    assert found.key.startswith("events[5].")


def test_a_card_moves_from_hand_to_hand() -> None:
    draft = cards.new_draft(1)
    card = Card.parse("SA")
    for seat in Seat:
        draft = cards.with_card_moved(draft, card, seat)
        deal = draft.scenario.deal
        assert deal is not None
        assert [s for s in Seat if card in (deal.hand(s) or ())] == [seat]


def test_the_rest_is_dealt_to_the_hands_that_lack_cards() -> None:
    empty = cards.with_deal(cards.new_draft(1), None)
    draft = cards.with_rest_dealt(cards.with_hand(empty, Seat.EAST, Hand.parse("AKQJ...")), 5)
    deal = draft.scenario.deal
    assert deal is not None
    assert list(deal.faults()) == []
    assert Card.parse("SA") in (deal.hand(Seat.EAST) or ())


def test_hands_are_turned_round_the_table() -> None:
    draft = cards.new_draft(1)
    once = cards.turned(draft, 1)
    assert once.scenario.deal != draft.scenario.deal
    assert cards.turned(once, 3) == draft


def test_a_case_may_begin_after_the_auction_or_in_the_play() -> None:
    draft = cards.beginning_after_auction(cards.new_draft(1), "3n", Seat.SOUTH)
    assert str(draft.scenario.contract) == "3NT"
    late = cards.beginning_in_play(draft, "3NT", Seat.SOUTH, MidPlay(11, Seat.WEST, 6, 4))
    assert problems_of(cards.dealt_at_random(late, 2).scenario) == ()
    assert cards.beginning_with_auction(late).scenario.start is None


def test_tricks_that_do_not_add_up_are_refused() -> None:
    with pytest.raises(
        EditError, match="before trick 11 the sides have won 6 and 5; the two must add up to 10"
    ):
        cards.beginning_in_play(cards.new_draft(1), "3NT", Seat.SOUTH, MidPlay(11, Seat.WEST, 6, 5))


def test_a_change_of_a_call_never_made_is_refused() -> None:
    with pytest.raises(EditError, match="East has not called yet"):
        _called(cards.new_draft(1), "1C").changed_call(Seat.EAST, Call.parse("1D"))


def test_what_an_editor_has_filled_in_becomes_an_event() -> None:
    event = event_from_table({"who": "N", "expose": "HQ", "how": "dropped", "deliberate": False})
    assert event == Event(
        CardsHandled(Handling.EXPOSE, (Card.parse("HQ"),), "dropped"),
        Seat.NORTH,
        facts=event.facts,
    )
    assert event.facts.value("deliberate") is False


def test_the_facts_a_phrase_is_read_as_are_shown_and_can_be_changed() -> None:
    found = {"who": "N", "expose": "HQ", "how": "dropped on the table"}
    shown = table_read(event_from_table(found))
    assert shown == {**found, "on_table": True}
    changed = event_from_table({**shown, "on_table": False})
    assert changed.facts.value("on_table") is False
    assert table_read(changed)["on_table"] is False


def test_an_act_without_its_player_is_refused_with_what_to_write() -> None:
    with pytest.raises(EditError, match="the player who acts"):
        event_from_table({"expose": "HQ"})


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("true", True),
        ("9", 9),
        ("on the floor", "on the floor"),
        ("[420, -50]", (420, -50)),
        ("{ N = 14, S = 12 }", (("N", 14), ("S", 12))),
    ],
)
def test_a_fact_is_shown_as_it_is_typed(typed: str, value: FactValue) -> None:
    assert fact_typed("outcomes", typed) == value
    assert fact_shown(value) == typed


@pytest.mark.parametrize(
    ("name", "typed"),
    [("swapped_seats", "true"), ("tricks_declarer", "many"), ("tricks_declarer", "14")],
)
def test_a_fact_no_rule_knows_or_of_another_kind_is_refused(name: str, typed: str) -> None:
    with pytest.raises(EditError):
        fact_typed(name, typed)


def test_words_that_look_like_a_number_keep_their_quotes() -> None:
    assert fact_typed("outcomes", fact_shown("9")) == "9"


def test_a_name_is_made_of_any_alphabet() -> None:
    assert slug("Ренонс, взятка 12!") == "ренонс-взятка-12"


def test_the_deck_is_whole() -> None:
    held = {card for hand in cards.random_deal(9).hands if hand for card in hand}
    assert held == set(DECK)
