"""What a player may do, in words: the names a ruling gives options are keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

OPTION_NAMES: Final[Mapping[str, str]] = {
    "accept_call": "accept the call",
    "accept_lead": "accept the lead",
    "accept_opening_lead": "accept the opening lead",
    "accept_play": "accept the play",
    "become_dummy": "become dummy",
    "withdraw_lead": "have the lead withdrawn",
    "withdraw_card": "withdraw the card",
    "withdraw_call": "withdraw the call",
    "withdraw_misinformed_lead": "withdraw the lead based on misinformation",
    "withdraw_card_after_revoke": "withdraw the card played after the revoke",
    "require_suit": "require the suit",
    "forbid_suit": "forbid the suit",
    "forbid_suits": "forbid the suits",
    "require_two_suits": "require either of two suits",
    "require_other_suit": "require another suit",
    "forbid_other_suit": "forbid another suit",
    "no_restriction": "make no restriction",
    "highest": "require the highest card of the suit",
    "lowest": "require the lowest card of the suit",
    "designate_card": "say which card is meant",
    "designate_penalty_card": "say which penalty card is played",
    "designate_dummy_card": "say which card dummy plays",
    "clarify_card": "clarify which card is meant",
    "make_proper_lead": "make the proper lead",
    "agree_claim": "agree to the claim",
    "contest_claim": "contest the claim",
    "play_on": "ask for play to continue",
    "replace_with_penalty_card": "have the penalty card played instead",
    "change_designation": "change the designation",
    "choose_hand": "choose the hand that leads",
    "choose_partner_card": "choose the card partner plays",
    "any_legal_card": "play any legal card",
    "any_legal_call": "make any legal call",
    "repeat_call": "repeat the call",
    "comparable_call": "make a comparable call",
    "same_or_more_precise_call": "make a call of the same or a more precise meaning",
    "keep_first_call": "keep the first call",
    "call_director": "call the director",
    "sufficient_bid_or_pass": "make a sufficient bid or pass",
    "change_call": "change the call",
    "cancel_board": "have the board cancelled",
    "treat_as_penalty_card": "treat the card as a penalty card",
    "decline_penalty_card": "decline to treat the card as a penalty card",
}
"""What a player does who takes an option, in English, by the name the ruling gives it."""


def option_name(option: str) -> str:
    """Return an option in English words; one no ruling gives is stated as it was written."""
    return OPTION_NAMES.get(option, option.replace("_", " "))
