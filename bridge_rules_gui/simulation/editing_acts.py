"""What can be stated of each act, input by input: an editor makes its fields from this.

The keys are those of a scenario (`notation/scenario_keys.py`). A test holds the two together:
every act and every fact of the notation has its place here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bridge_rules_gui.table.options import OPTIONS
from bridge_rules_gui.table.recorded import How


class InputKind(StrEnum):
    """How a value is given."""

    CALL = "call"
    CARD = "card"
    """One card or several."""
    LINE = "line"
    """The steps of a line of play, as a list: ``["SA", { suit = "H" }]``."""
    TRUTH = "truth"
    """Yes, no, or not stated."""
    CHOICE = "choice"
    """One of a few words."""
    WORDS = "words"
    SUITS = "suits"
    NUMBER = "number"
    """A number of tricks, 0 to 13."""
    TRICKS = "tricks"
    """A number of tricks, or all that are left."""


@dataclass(frozen=True, slots=True)
class Input:
    """One thing that can be stated: its key, how it is given, and the words to choose from.

    `is_open` lets other words be typed beside the choices.
    """

    key: str
    kind: InputKind
    choices: tuple[str, ...] = ()
    is_open: bool = False


class Topic(StrEnum):
    """Which acts stand together in a list of what can happen."""

    CALLS = "calls"
    CARDS = "cards"
    TRICKS = "tricks"
    """Claims and concessions."""
    TALK = "talk"
    DIRECTOR = "director"


@dataclass(frozen=True, slots=True)
class ActForm:
    """An act with what belongs to it: inputs of its own, then the facts about it."""

    key: str
    topic: Topic
    inputs: tuple[Input, ...] = ()
    facts: tuple[Input, ...] = ()


def _truth(*keys: str) -> tuple[Input, ...]:
    return tuple(Input(key, InputKind.TRUTH) for key in keys)


def _choice(key: str, *words: str) -> Input:
    return Input(key, InputKind.CHOICE, words)


_HOW: Final = tuple(each.value for each in How)
_SLIP: Final = _choice("slip", "mechanical", "tongue", "mind")
_PURPOSE: Final = _choice(
    "purpose",
    *("explanation", "review", "partial_review", "call_not_heard", "who_leads"),
    *("for_partner", "to_mislead", "own_card", "consultation", "rectification"),
)
_REGARDS: Final = _choice(
    "regards",
    *("revoke", "own_call", "partners_call", "opponents_call", "whose_lead"),
    *("quitted_trick", "current_trick", "claim", "hand", "system"),
    *("own_card", "pointed_card", "mixed_cards"),
)
_CONVEYED: Final = (
    _choice("conveys", "strength", "weakness", "suits", "intention", "nothing"),
    _choice("tempo", "slow", "fast"),
    _choice("manner", "undue_emphasis", "gesture", "remark"),
    *_truth("misled", "variation_reason"),
)
_TURN_OF: Final = _choice("turn_of", "N", "E", "S", "W", "listener")
_DUMMY_DOES: Final = _choice(
    "dummy_does",
    *("exchanges_hands", "leaves_seat", "looks_at_hand", "points"),
    *("warns_declarer", "warns_defender", "takes_part"),
)
_SHOWS: Final = Input("shows", InputKind.SUITS)
_MEANING: Final = (
    Input("artificial", InputKind.TRUTH),
    Input("meaning", InputKind.WORDS),
    _SHOWS,
    *_truth("specified_suit", "unspecified_suit"),
)
_COMPARED: Final = _truth(
    *("comparable", "same_or_more_precise", "same_purpose"),
    *("same_denominations", "repeats_denomination"),
)
_CALL_FACTS: Final = (
    *_MEANING,
    Input("names_bid", InputKind.CALL),
    Input("intended", InputKind.TRUTH),
    _SLIP,
    *_COMPARED,
    *_truth("influenced", "suggested", "damaged"),
    *_truth("could_have_known", "deliberate", "own_misunderstanding", "undisclosed"),
    *_truth("deviation", "partner_aware", "alerted", "heard_by_partner"),
    *_truth("pause", "improper_form", "suggestive", "fits_hand"),
    *_CONVEYED,
)
_REPLACED_FACTS: Final = (
    *_MEANING,
    *_truth("pause"),
    *_COMPARED,
    *_truth("own_misunderstanding"),
    Input("intended", InputKind.TRUTH),
    _SLIP,
    *_truth("suggested", "damaged", "could_have_known", "undisclosed", "suggestive"),
    *_CONVEYED,
)
_PLAYED_FACTS: Final = (
    *_truth("deliberate", "unintended"),
    Input("visible", InputKind.CARD),
    *_truth("influenced", "suggested", "could_have_known", "damaged"),
    *_truth("holds_suit_led", "dummy_faced", "pause", "at_once", "suggestive"),
    *_CONVEYED,
)
_HANDLED_FACTS: Final = (
    Input("visible", InputKind.CARD),
    *_truth("deliberate", "seen_by_partner", "in_played_position", "claim_intended"),
    *_truth("could_have_known", "damaged", "about_current_trick", "influenced", "at_once"),
    *_truth("on_table", "concedes", "cards_looked_at", "own_error"),
)
_CLAIM_FACTS: Final = (
    *_truth("claim_holds", "normal", "no_normal_play_loses"),
    *_truth("aware_of_trump", "draws_trumps", "finesse"),
    Input("line", InputKind.LINE),
    Input("mentions", InputKind.CARD),
    *_truth("evidence", "about_current_trick", "concedes_contract", "irrational_otherwise"),
    Input("claim_tricks", InputKind.NUMBER),
)
_DISPUTED: Final = (
    *_truth("at_once", "likely_won", "normal", "no_normal_play_loses"),
    *_truth("irrational_otherwise", "all_agree"),
    *(
        Input(key, InputKind.NUMBER)
        for key in ("already_won", "tricks_disputed", "agreed_tricks", "claim_tricks")
    ),
)
_OPTIONS: Final = tuple(key for key, option in OPTIONS.items() if option.is_offered)


def _handled(key: str, *facts: Input) -> ActForm:
    cards = Input(key, InputKind.CARD)
    how = Input("how", InputKind.WORDS, _HOW, is_open=True)
    return ActForm(key, Topic.CARDS, (cards, how), facts or _HANDLED_FACTS)


def _tricks(key: str) -> ActForm:
    return ActForm(key, Topic.TRICKS, (Input(key, InputKind.TRICKS),), _CLAIM_FACTS)


def _plain(key: str, *facts: Input, topic: Topic = Topic.TRICKS) -> ActForm:
    return ActForm(key, topic, (), facts)


def _spoken(key: str, *facts: Input) -> ActForm:
    words = Input(key, InputKind.WORDS)
    return ActForm(key, Topic.TALK, (words,), facts)


_FORMS: Final = (
    ActForm("call", Topic.CALLS, (Input("call", InputKind.CALL),), _CALL_FACTS),
    ActForm("replace", Topic.CALLS, (Input("replace", InputKind.CALL),), _REPLACED_FACTS),
    ActForm("accept", Topic.DIRECTOR, (_choice("accept", "true", "false"),), _truth("all_agree")),
    ActForm(
        "play",
        Topic.CARDS,
        (Input("play", InputKind.CARD), _choice("by", "dummy"), Input("lead", InputKind.TRUTH)),
        _PLAYED_FACTS,
    ),
    _handled("expose"),
    _handled("lead_face_down"),
    _handled("hold"),
    _handled("touch"),
    _handled("names"),
    _handled("withdraw", *_truth("influenced", "at_once", "unintended", "pause")),
    ActForm(
        "call_dummy",
        Topic.CARDS,
        (Input("call_dummy", InputKind.WORDS),),
        (
            *_truth("different_intention", "means_high", "neither_suit_nor_rank"),
            *_truth("unintended", "pause", "at_once"),
            _SLIP,
        ),
    ),
    _tricks("claim"),
    _tricks("concede"),
    _plain("agree", *_DISPUTED),
    _plain("object", *_DISPUTED),
    _plain("attention", *_truth("by_director", "at_once"), topic=Topic.DIRECTOR),
    _spoken(
        "ask",
        _PURPOSE,
        _REGARDS,
        *_CONVEYED,
        _SHOWS,
        _DUMMY_DOES,
        _TURN_OF,
        *_truth("turned", "suggestive", "at_once", "asking_forbidden"),
    ),
    _spoken(
        "say",
        _PURPOSE,
        _REGARDS,
        *_CONVEYED,
        _SHOWS,
        _DUMMY_DOES,
        _TURN_OF,
        *_truth("suggestive", "by_director", "facts_established", "turned", "could_have_known"),
        *_truth("hand_shown_to_dummy"),
    ),
    ActForm(
        "explain",
        Topic.TALK,
        (
            Input("explain", InputKind.WORDS),
            Input("about", InputKind.CALL),
            Input("correct", InputKind.TRUTH),
            _choice("corrects", "own", "partner"),
        ),
        (
            *_truth("artificial", "fits_hand", "heard_by_partner"),
            *_truth("undisclosed", "damaged", "suggestive"),
            *_CONVEYED,
            _TURN_OF,
        ),
    ),
    ActForm(
        "option",
        Topic.DIRECTOR,
        (
            Input("option", InputKind.CHOICE, _OPTIONS, is_open=True),
            Input("value", InputKind.WORDS),
        ),
        _truth("all_agree", "unintended", "at_once", "comparable", "influenced"),
    ),
    ActForm("director", Topic.DIRECTOR, (_choice("director", "called", "rules"),)),
    ActForm(
        "end", Topic.DIRECTOR, (_choice("end", "play", "round", "board", "correction-period"),)
    ),
)


def _may_be_disputed(form: ActForm) -> ActForm:
    """Return a form that also takes which of its facts one side states and the other denies."""
    truths = tuple(fact.key for fact in form.facts if fact.kind is InputKind.TRUTH)
    return replace(form, facts=(*form.facts, _choice("disputed", *truths))) if truths else form


FORMS: Final[Mapping[str, ActForm]] = {form.key: _may_be_disputed(form) for form in _FORMS}
"""The acts in the order they are offered. What happens at once is made of two events."""

FACTS: Final[Mapping[str, Input]] = {
    fact.key: fact for form in FORMS.values() for fact in form.facts
}
"""Every fact of an event, once."""

SCENARIO_FACTS: Final = (
    *("time", "attention", "all_agree", "harmless", "card_seen", "foreign_card", "missing_card"),
    *("about_a_hand", "calls_can_stand", "card_found"),
    *("cards", "wrong_board", "wrong_board_cards", "played_before", "opening_lead_faced"),
    *("dummy_seen", "overheard", "shown_out", "equity", "director_finds", "tricks_declarer"),
    *("played_tricks", "won_revoke_trick", "later_tricks_offending_side"),
    *("later_winner_with_suit", "ns_scores", "own", "contest", "adjusted", "outcomes"),
    *("seats_changed", "board_moved"),
    *("at_fault", "session", "fouled", "procedural", "other_table", "table_score"),
)
"""Facts of a whole case that rules know; any other may be stated too."""

ALWAYS_TRUE: Final = frozenset({"agree", "object", "attention"})
"""Acts that say all by having happened."""
