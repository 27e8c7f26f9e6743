"""The keys a scenario knows: which belong to the case, to an act, and to the facts of an event.

A rule that asks for a new fact about an event names it here, so that the case can tell it.
So are the facts of the whole case (``[facts]``); one that no rule knows is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from bridge_rules_gui.game.call import CALLS, Bid
from bridge_rules_gui.game.scenario import FactValue
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation import scenario_values as read
from bridge_rules_gui.notation.documents import Entry, attempted

SCENARIO_KEYS: Final = (
    *("schema", "id", "title", "story", "remark", "topic", "difficulty", "commentary"),
    *("dealer", "vulnerable", "scoring", "deal", "contract", "declarer"),
    *("start", "events", "facts"),
)

ACT_KEYS: Final = (
    *("call", "replace", "accept", "play"),
    *("lead_face_down", "expose", "hold", "touch", "names", "withdraw"),
    *("call_dummy", "option", "claim", "concede", "agree", "object", "attention"),
    *("ask", "say", "explain", "director", "simultaneous", "end"),
)

NEED_A_PLAYER: Final = frozenset(ACT_KEYS) - {
    *("agree", "object", "attention", "say", "director", "simultaneous", "end")
}
"""Acts that say nothing without the player; the others may be anybody's or nobody's."""

COMPANIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "play": ("by", "lead"),
    **dict.fromkeys(("lead_face_down", "expose", "hold", "touch", "names", "withdraw"), ("how",)),
    "option": ("value",),
    "explain": ("about", "correct", "corrects"),
}
"""The further keys of an act that are part of the act itself."""


_UNREAD: Final[FactValue] = False
_BIDS: Final = tuple(call for call in CALLS if isinstance(call, Bid))


def _slip(entry: Entry) -> FactValue:
    return entry.one_of(("mechanical", "tongue", "mind"))


def _purpose(entry: Entry) -> FactValue:
    return entry.one_of(
        (
            *("explanation", "review", "partial_review", "call_not_heard", "who_leads"),
            *("for_partner", "to_mislead", "own_card", "consultation", "rectification"),
        )
    )


def _bid(entry: Entry) -> FactValue:
    return str(entry.one_of(_BIDS))


def _suits(entry: Entry) -> FactValue:
    return tuple(str(suit) for suit in read.suits(entry))


def _cards(entry: Entry) -> FactValue:
    return tuple(str(card) for card in read.cards(entry))


_STEPS: Final[Mapping[str, Callable[[Entry], FactValue]]] = {
    "suit": lambda entry: str(read.suit(entry)),
    "draw": lambda entry: entry.one_of(("trumps",)),
    "finesse": lambda entry: str(read.card(entry)),
    "rest": read.true,
}
_REST: Final[FactValue] = (("rest", True),)
"""The steps of a line that are no cards; nothing is stated after the rest."""


def _line(entry: Entry) -> FactValue:
    """Read the line a claim states: cards and steps, in order."""
    items = (entry,) if isinstance(entry.value, str | dict) else tuple(entry.items())
    recorded: list[FactValue] = []
    for item in items:
        step = attempted(item, _step, _UNREAD)
        if isinstance(step, str) and step in recorded:
            item.note(
                sentence("{card} appears twice in the list", card=step),
                sentence("name each card once"),
            )
        if recorded and recorded[-1] == _REST:
            item.note(
                sentence("nothing can follow the rest"),
                sentence("put the rest at the end of the line"),
            )
        recorded.append(step)
    if not recorded:
        raise entry.refused(
            sentence("the line is empty"), sentence("name a card or a step, or leave it out")
        )
    return tuple(recorded)


def _step(entry: Entry) -> FactValue:
    if not isinstance(entry.value, dict):
        return str(read.card(entry))
    table = entry.table()
    recorded = tuple(
        (name, table.read(name, _STEPS[name], _UNREAD)) for name in _STEPS if name in table
    )
    table.refuse_the_rest(_STEPS)
    if len(recorded) != 1 and set(table.values) <= set(_STEPS):
        raise entry.refused(
            sentence("each step of a line states one thing"),
            sentence("write one of {names}", names=", ".join(_STEPS)),
        )
    return recorded


_TRUTHS: Final = (
    *("artificial", "intended", "pause", "comparable", "same_or_more_precise", "same_purpose"),
    *("specified_suit", "unspecified_suit", "same_denominations", "repeats_denomination"),
    *("deliberate", "unintended", "at_once", "influenced", "seen_by_partner"),
    "own_error",
    *("suggestive", "suggested", "could_have_known", "damaged", "fits_hand"),
    *("heard_by_partner", "cards_looked_at", "misled", "variation_reason"),
    *("turned", "by_director", "facts_established", "holds_suit_led"),
    *("own_misunderstanding", "undisclosed", "deviation", "partner_aware", "alerted"),
    *(
        "different_intention",
        "means_high",
        "neither_suit_nor_rank",
        "in_played_position",
        "claim_intended",
    ),
    *(
        "about_current_trick",
        "asking_forbidden",
        "dummy_faced",
        "hand_shown_to_dummy",
        "improper_form",
        "on_table",
        "concedes",
    ),
    *("aware_of_trump", "draws_trumps", "finesse", "claim_holds", "evidence", "all_agree"),
    *("irrational_otherwise", "likely_won", "no_normal_play_loses", "concedes_contract"),
    "normal",
)


_TRUTHS_OF_A_STORY: Final = (
    *("harmless", "card_seen", "played_before", "dummy_seen", "opening_lead_faced", "wrong_board"),
    "calls_can_stand",
)


def _one_of(*words: str) -> Callable[[Entry], FactValue]:
    return lambda entry: entry.one_of(words)


EVENT_FACTS: Final[Mapping[str, Callable[[Entry], FactValue]]] = {
    **dict.fromkeys(_TRUTHS, read.truth),
    "meaning": read.words,
    "shows": _suits,
    "names_bid": _bid,
    "slip": _slip,
    "purpose": _purpose,
    "regards": _one_of(
        *("revoke", "own_call", "partners_call", "opponents_call", "whose_lead"),
        *("quitted_trick", "current_trick", "claim", "hand", "system"),
        *("own_card", "pointed_card", "mixed_cards"),
    ),
    "conveys": _one_of("strength", "weakness", "suits", "intention", "nothing"),
    "tempo": _one_of("slow", "fast"),
    "manner": _one_of("undue_emphasis", "gesture", "remark"),
    "turn_of": _one_of("N", "E", "S", "W", "listener"),
    "dummy_does": _one_of(
        *("exchanges_hands", "leaves_seat", "looks_at_hand", "points"),
        *("warns_declarer", "warns_defender", "takes_part"),
    ),
    "visible": _cards,
    "disputed": _one_of(*_TRUTHS, *_TRUTHS_OF_A_STORY),
    "line": _line,
    "mentions": _cards,
    **dict.fromkeys(
        ("claim_tricks", "already_won", "tricks_disputed", "agreed_tricks"), read.number(0, 13)
    ),
}
"""The facts an event may carry, with the reading of each."""


def _by_hand(reading: Callable[[Entry], FactValue]) -> Callable[[Entry], FactValue]:
    """Return the reading of a table that states something of each hand it names."""

    def of_hands(entry: Entry) -> FactValue:
        table = entry.table()
        return tuple(
            (
                str(read.seat(type(entry)(key, (*entry.path, key), entry.source))),
                reading(table.at(key)),
            )
            for key in table.values
        )

    return of_hands


def _seat(entry: Entry) -> FactValue:
    return str(read.seat(entry))


def _scores(entry: Entry) -> FactValue:
    return tuple(read.number(-20_000, 20_000)(item) for item in entry.items())


_LIMITS: Final = ("hands_returned", "round_over", "correction_period_over")
_CALLERS: Final = ("N", "E", "S", "W", "offenders", "others")


def _attention(entry: Entry) -> FactValue:
    """Read what had passed when attention was drawn: limits, and who had called since."""
    table = entry.table()
    recorded: dict[str, FactValue] = {
        name: table.read(name, read.truth, _UNREAD) for name in _LIMITS if name in table
    }
    if _NEXT_BOARD in table:
        recorded[_NEXT_BOARD] = table.read(
            _NEXT_BOARD, lambda each: tuple(item.one_of(_CALLERS) for item in each.items()), ()
        )
    table.refuse_the_rest((*_LIMITS, _NEXT_BOARD))
    return tuple(recorded.items())


_NEXT_BOARD: Final = "next_board_called_by"

SCENARIO_FACTS: Final[Mapping[str, Callable[[Entry], FactValue]]] = {
    "attention": _attention,
    **dict.fromkeys(("round_over", "next_board_called", "hands_returned"), read.truth),
    **dict.fromkeys(("seats_changed", "board_moved"), read.truth),
    "cards": _by_hand(read.number(0, 52)),
    "shown_out": _by_hand(_suits),
    "card_found": _one_of("played", "elsewhere", "nowhere"),
    "wrong_board_cards": _seat,
    "tricks_declarer": read.number(0, 13),
    "ns_scores": _scores,
}
"""The facts of a case that must be of one kind."""

_OPEN_FACTS: Final = (
    *("time", "all_agree", "harmless", "card_seen", "foreign_card", "missing_card"),
    *("about_a_hand", "calls_can_stand"),
    *("wrong_board", "played_before", "opening_lead_faced", "dummy_seen", "overheard"),
    *("equity", "director_finds", "session", "fouled", "procedural", "other_table", "table_score"),
    *("played_tricks", "won_revoke_trick", "later_tricks_offending_side", "sorted_deck"),
    *("later_winner_with_suit", "own", "contest", "adjusted", "outcomes", "at_fault"),
    *("recorded_score", "original_scores", "changed_scores", "correction_allowed", "error_related"),
    *("needs_adjusted_score", "weighting_forbidden", "authority_elects", "authorised"),
    *("likely", "possible", "certain", "illegal_outcomes", "too_many_outcomes"),
    *("incomparable_results", "other_table_favours", "result_may_be_known", "directors_error"),
    *("partner_to_blame", "self_inflicted", "without_own_error", "gained_from_ignorance"),
    *("hoped_for_redress", "replace_board", "time_to_replay", "played_changed"),
    *(f"{side}_{how}at_fault" for side in ("ns", "ew") for how in ("", "partly_", "directly_")),
)
"""Facts of a case that rules know, and that may say what they like."""

_LIKELY_SCORE: Final = re.compile(r"likely_-?\d{1,5}")
"""Whether a score was a likely result (12C): `likely_-620`."""


def scenario_fact(name: str) -> Callable[[Entry], FactValue] | None:
    """Return the reading of a fact of the whole case; None for one no rule knows.

    What is stated of an event may be stated of the whole case too.
    """
    if name in SCENARIO_FACTS:
        return SCENARIO_FACTS[name]
    if name in _OPEN_FACTS or _LIKELY_SCORE.fullmatch(name):
        return read.fact
    return EVENT_FACTS.get(name)


SCENARIO_FACT_NAMES: Final = tuple(dict.fromkeys((*SCENARIO_FACTS, *_OPEN_FACTS, *EVENT_FACTS)))
"""The facts a whole case may tell."""
