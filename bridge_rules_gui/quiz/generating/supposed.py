"""What is supposed of a case where a fact is to be otherwise than it is stated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_SO: Final = {
    "comparable": "Suppose instead that the new call is comparable with the one withdrawn.",
    "same_or_more_precise": "Suppose instead that the new call means the same or is more precise.",
    "artificial": "Suppose instead that {who}’s {call} is artificial.",
    "intended": "Suppose instead that the player intended the first call.",
    "pause": "Suppose instead that the player paused for thought before changing it.",
    "at_once": "Suppose instead that the player corrected himself at once.",
    "influenced": "Suppose instead that the card was played because of the wrong explanation.",
    "seen_by_partner": "Suppose instead that partner could have seen the card.",
    "deliberate": "Suppose instead that the card was shown on purpose.",
    "suggested": "Suppose instead that what partner did suggested the call or play.",
    "could_have_known": ("Suppose instead that the offender could have known that it might help."),
    "damaged": "Suppose instead that the other side was damaged.",
    "holds_suit_led": "Suppose instead that the player holds a card of the suit led.",
    "harmless": "Suppose instead that the board can still be played normally.",
    "calls_can_stand": "Suppose instead that no call need change when the deal is corrected.",
    "card_seen": "Suppose instead that a player has seen another player’s card.",
    "all_agree": "Suppose instead that all players agree.",
    "unintended": "Suppose instead that the card was named unintentionally.",
    "finesse": "Suppose instead that the line takes a finesse.",
}
_NOT_SO: Final = {
    "comparable": "Suppose instead that the new call is not comparable with the one withdrawn.",
    "same_or_more_precise": (
        "Suppose instead that the new call means something different or more."
    ),
    "artificial": "Suppose instead that {who}’s {call} is natural.",
    "intended": "Suppose instead that the player never intended the first call.",
    "pause": "Suppose instead that the player did not pause for thought before changing it.",
    "at_once": "Suppose instead that the player did not correct himself at once.",
    "influenced": "Suppose instead that the card was not played because of the wrong explanation.",
    "seen_by_partner": "Suppose instead that partner could not have seen the card.",
    "deliberate": "Suppose instead that the card was not shown on purpose.",
    "suggested": "Suppose instead that what partner did suggested nothing.",
    "could_have_known": (
        "Suppose instead that the offender could not have known that it might help."
    ),
    "damaged": "Suppose instead that the other side was not damaged.",
    "holds_suit_led": "Suppose instead that the player holds no card of the suit led.",
    "harmless": "Suppose instead that the board can no longer be played normally.",
    "calls_can_stand": "Suppose instead that a call must change when the deal is corrected.",
    "card_seen": "Suppose instead that no player has seen another player’s card.",
    "all_agree": "Suppose instead that not all players agree.",
    "unintended": "Suppose instead that the card was named intentionally.",
    "finesse": "Suppose instead that the line takes no finesse.",
}

_CALL_SO: Final = {
    "deliberate": "Suppose instead that {who}’s {call} was meant as a call over the new call.",
    "influenced": "Suppose instead that the wrong explanation could have influenced the call.",
}
_CALL_NOT_SO: Final = {
    "deliberate": ("Suppose instead that {who}’s {call} was meant as a call over the first call."),
    "influenced": "Suppose instead that the wrong explanation could not have influenced the call.",
}

SUPPOSED_OF_CALL: Final[Mapping[bool, Mapping[str, str]]] = {True: _CALL_SO, False: _CALL_NOT_SO}
"""The same where a fact of a call means something else than that of a card."""

SUPPOSED: Final[Mapping[bool, Mapping[str, str]]] = {True: _SO, False: _NOT_SO}
"""The sentence for each fact that a case may tell, where it is so, and where it is not so."""
