"""The director's questions about facts that rules read without asking, and what is usually so.

A rule asks in its own words where it cannot continue without an answer. Of these facts it takes the
usual for granted: a call is natural and meant, partner could see a card that was shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.descriptions import called_for
from bridge_rules_gui.game.call import Double, Pass, Redouble
from bridge_rules_gui.game.scenario import (
    CallMade,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    Claim,
    DummyDesignation,
    Event,
    Handling,
    Question,
    Remark,
)
from bridge_rules_gui.language.sentence import Sentence, in_quotation_marks, listed, sentence

_PATTERNS: Final = {
    "artificial": "Is {who}’s {what} artificial?",
    "intended": "Did {who} mean to bid {what}?",
    "influenced": "Could the misinformation have influenced {who}’s {what}?",
    "suggested": "Was {who}’s {what} suggested by information from his partner?",
    "undisclosed": "Is the meaning of {who}’s {what} an undisclosed understanding?",
    "alerted": "Was {who}’s {what} alerted as required?",
    "own_misunderstanding": "Was {who}’s {what} based on {who}’s own misunderstanding?",
    "deliberate": "Did {who} do this on purpose ({what})?",
    "seen_by_partner": "Could {who}’s partner see the face of {what}?",
    "own_error": "Was {what} exposed through {who}’s own error?",
    "cards_looked_at": "Had {who} or his partner looked at his cards?",
    "pause": "Did {who} pause for thought first?",
    "at_once": "Did {who} correct himself at once?",
    "different_intention": "Is it beyond doubt that {who} meant something else?",
    "comparable": "Is {who}’s {what} comparable with the withdrawn call?",
    "same_or_more_precise": (
        "Does {who}’s {what} mean the same as the withdrawn call, or something more precise?"
    ),
    "same_purpose": (
        "Does {who}’s {what} have the same purpose as the withdrawn call (asking bid or relay)?"
    ),
    "specified_suit": "Does {who}’s {what} relate to a specified suit or suits?",
    "unspecified_suit": "Does {who}’s {what} also relate to a suit that it does not specify?",
    "same_denominations": (
        "Does {who}’s {what} specify the same denominations as the withdrawn bid?"
    ),
    "repeats_denomination": (
        "Does {who}’s {what} repeat a denomination that the cancelled bid specified?"
    ),
    "in_played_position": "Was {what} held the way a played card is held?",
    "asking_forbidden": "Does the Regulating Authority forbid defenders to ask one another?",
    "irrational_otherwise": "Would it be irrational for {who} to take another line of play?",
    "turned": "Has {who} turned his own card face down?",
    "improper_form": "Was {who}’s call made in an improper form?",
    "harmless": "Can the board still be played normally?",
    "calls_can_stand": "Can the deal be corrected and played without changing any call?",
    "played_before": "Has any of the players played this board before?",
    "later_winner_with_suit": (
        "Did the offender later win a trick with a card he could have played to the revoke trick?"
    ),
    "all_agree": "Have all four players agreed?",
    "card_seen": "Has any player seen another player’s card?",
    "wrong_board": "Is it the wrong board?",
    "about_a_hand": "Is the information about a player’s hand?",
    "overheard": "Was the information overheard, or received by accident?",
}

_BEFORE_2017: Final = {
    "comparable": "Does {who}’s {what} mean substantially the same as the withdrawn call?",
}
"""What is asked where the edition has no word for it: the footnotes to Law 26 of 1987 and 2007."""

_MEANT: Final = {
    Pass(): "Did {who} mean to pass?",
    Double(): "Did {who} mean to double?",
    Redouble(): "Did {who} mean to redouble?",
}
"""Whether a call was meant, where it was no bid."""

_NAMED_TO_PLAY: Final = "Did {who} name {what} as the card to play?"
"""Whether a card that was named, not held, counts as played."""

_OF_ANY_FACT: Final = "Is this true: {fact}?"

_USUAL: Final = {
    CallMade: (("artificial", False),),
    CallReplaced: (("artificial", False),),
    CardsHandled: (("seen_by_partner", True),),
    Claim: (("irrational_otherwise", False),),
    Question: (("asking_forbidden", False),),
}
"""The facts taken for granted of an act that a question can turn round, and the usual answer."""

_OF_IRREGULAR: Final = {
    CallMade: (("intended", True),),
    CardsPlayed: (("deliberate", False),),
}
"""Further facts a director may want to know of an act that is irregular."""


def question(fact: str, event: Event | None, edition: Edition) -> Sentence:
    """Return the question about a fact of an event, or of the whole case where it is None."""
    own = {} if edition is Edition.BG_2017 else _BEFORE_2017
    pattern = own.get(fact) or _PATTERNS.get(fact, _OF_ANY_FACT)
    if fact == "intended" and event is not None and isinstance(event.act, CallMade | CallReplaced):
        pattern = _MEANT.get(event.act.call, pattern)
    if fact == "in_played_position" and event is not None and _is_named(event):
        pattern = _NAMED_TO_PLAY
    who = "somebody" if event is None or event.who is None else event.who
    blanks = {"who": who, "what": what_of(event), "fact": fact.replace("_", " ")}
    if "{what}" in pattern and not blanks["what"]:
        pattern = _OF_ANY_FACT
    return sentence(pattern, **{name: blanks[name] for name in blanks if f"{{{name}}}" in pattern})


def _is_named(event: Event) -> bool:
    return isinstance(event.act, CardsHandled) and event.act.handling is Handling.NAME


def usual(event: Event, *, is_irregular: bool) -> Iterator[tuple[str, bool]]:
    """Yield the facts that are taken for granted of an event and not stated, with their answers."""
    kind = type(event.act)
    further = _OF_IRREGULAR.get(kind, ()) if is_irregular else ()
    for fact, holds in (*_USUAL.get(kind, ()), *further):
        if fact not in event.facts:
            yield fact, holds


def what_of(event: Event | None) -> object:
    """Return the call, the cards or the words an event is about; nothing where there are none."""
    match None if event is None else event.act:
        case CallMade(call) | CallReplaced(call):
            return call
        case CardsPlayed(cards) | CardsHandled(_, cards):
            return listed(cards)
        case DummyDesignation(words):
            return in_quotation_marks(called_for(words))
        case Question(words) | Remark(words):
            return in_quotation_marks(words)
        case _:
            return ""
