"""Every option: what choosing it is called, the right it gives in words, how it is recorded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class KnownOption(NamedTuple):
    """What is known of an option wherever it is given.

    `name` says what a player does who takes it, `right` what he may do. `right_with_card` is said
    instead where the ruling names the card: dummy's, or one of several. An option that
    `needs_value` says nothing without a suit, a card, a call or a hand. The editor offers some
    even when no ruling gives them (`is_offered`). `ends_at_next_card` is a right that is spent
    when the next card is played in turn.
    """

    name: str
    right: str = "{who} may choose: {option} {value}"
    right_with_card: str = ""
    needs_value: bool = False
    is_offered: bool = False
    ends_at_next_card: bool = False


OPTIONS: Final[Mapping[str, KnownOption]] = {
    "accept_call": KnownOption("accept the call", "{who} may accept the call", is_offered=True),
    "accept_lead": KnownOption("accept the lead", "{who} may accept the lead", is_offered=True),
    "accept_opening_lead": KnownOption(
        "accept the opening lead", "{who} may accept the opening lead", is_offered=True
    ),
    "accept_play": KnownOption(
        "accept the play", "{who} may accept the card played", is_offered=True
    ),
    "become_dummy": KnownOption(
        "become dummy", "{who} may spread his hand and become dummy", is_offered=True
    ),
    "withdraw_call": KnownOption(
        "withdraw the call", "{who} may withdraw his call", is_offered=True
    ),
    "withdraw_card": KnownOption(
        "withdraw the card", "{who} may take back his card", is_offered=True, ends_at_next_card=True
    ),
    "withdraw_card_after_revoke": KnownOption(
        "withdraw the card played after the revoke",
        "{who} may take back the card he played after the revoke",
        right_with_card="{who} may take back {value}, played after the revoke",
        is_offered=True,
    ),
    "withdraw_lead": KnownOption(
        "have the lead withdrawn", "{who} may have the lead taken back", is_offered=True
    ),
    "withdraw_misinformed_lead": KnownOption(
        "withdraw the lead based on misinformation",
        "{who} may withdraw the lead made because of misinformation",
        ends_at_next_card=True,
    ),
    "require_suit": KnownOption(
        "require the suit",
        "{who} may require a lead in {value}",
        needs_value=True,
        is_offered=True,
        ends_at_next_card=True,
    ),
    "forbid_suit": KnownOption(
        "forbid the suit",
        "{who} may forbid a lead in {value}",
        needs_value=True,
        is_offered=True,
        ends_at_next_card=True,
    ),
    "forbid_suits": KnownOption(
        "forbid the suits",
        "{who} may forbid leads in {value}",
        needs_value=True,
        ends_at_next_card=True,
    ),
    "require_other_suit": KnownOption(
        "require another suit",
        "{who} may require a card of another suit, naming it",
        needs_value=True,
    ),
    "forbid_other_suit": KnownOption(
        "forbid another suit",
        "{who} may forbid a card of another suit, naming it",
        needs_value=True,
    ),
    "no_restriction": KnownOption(
        "impose no restriction",
        "{who} may leave the lead unrestricted",
        is_offered=True,
        ends_at_next_card=True,
    ),
    "highest": KnownOption(
        "require the highest card of the suit",
        "{who} may require the highest card of the suit",
        is_offered=True,
    ),
    "lowest": KnownOption(
        "require the lowest card of the suit",
        "{who} may require the lowest card of the suit",
        is_offered=True,
    ),
    "designate_card": KnownOption(
        "say which card is meant",
        "{who} may say which of his cards he plays",
        needs_value=True,
        is_offered=True,
    ),
    "designate_penalty_card": KnownOption(
        "say which penalty card is played",
        "{who} may say which penalty card is played: {value}",
        needs_value=True,
        is_offered=True,
        ends_at_next_card=True,
    ),
    "designate_dummy_card": KnownOption(
        "say which card dummy plays",
        "{who} may say which of dummy’s cards is played",
        needs_value=True,
        ends_at_next_card=True,
    ),
    "clarify_card": KnownOption(
        "clarify which card is meant",
        "{who} may say which card he meant",
        needs_value=True,
        ends_at_next_card=True,
    ),
    "change_designation": KnownOption("change the designation", needs_value=True),
    "choose_partner_card": KnownOption(
        "choose the card the revoker’s partner plays",
        "{who} may require the revoker’s partner to play {value}",
        needs_value=True,
    ),
    "choose_hand": KnownOption(
        "choose the hand that leads",
        "{who} may choose the hand that leads",
        needs_value=True,
        ends_at_next_card=True,
    ),
    "any_legal_card": KnownOption(
        "play any legal card",
        "{who} may play any legal card",
        needs_value=True,
        is_offered=True,
        ends_at_next_card=True,
    ),
    "replace_with_penalty_card": KnownOption(
        "have the penalty card played instead",
        "{who} may have the penalty card played in its place",
    ),
    "treat_as_penalty_card": KnownOption(
        "treat the card as a penalty card",
        "{who} may treat {value} as a penalty card",
        needs_value=True,
    ),
    "decline_penalty_card": KnownOption(
        "decline to treat the card as a penalty card",
        "{who} may decline to treat {value} as a penalty card",
        needs_value=True,
    ),
    "play_on": KnownOption(
        "ask for play to continue",
        ("{who} may ask to play on (all four players must agree)"),
        is_offered=True,
    ),
    "contest_claim": KnownOption(
        "contest the claim", "{who} may contest the claim", is_offered=True
    ),
    "agree_claim": KnownOption(
        "agree to the claim", "{who} may agree to the claim", is_offered=True
    ),
    "any_legal_call": KnownOption(
        "make any legal call", "{who} may make any legal call", needs_value=True
    ),
    "comparable_call": KnownOption(
        "make a comparable call", "{who} may make a comparable call", needs_value=True
    ),
    "same_or_more_precise_call": KnownOption(
        "make a call of the same or a more precise meaning",
        "{who} may make a call of the same or a more precise meaning",
        needs_value=True,
    ),
    "sufficient_bid_or_pass": KnownOption(
        "make a sufficient bid or pass", "{who} may make a sufficient bid or pass", needs_value=True
    ),
    "change_call": KnownOption("change the call", "{who} may change his call", needs_value=True),
    "keep_first_call": KnownOption("keep the first call", "{who} may let his first call stand"),
    "cancel_board": KnownOption("have the board cancelled", "{who} may have the board cancelled"),
}
"""By the key that a ruling gives and a case records."""


def option_name(option: str) -> str:
    """Return an option in English words; one no ruling gives is stated as it was written."""
    known = OPTIONS.get(option)
    return option.replace("_", " ") if known is None else known.name
