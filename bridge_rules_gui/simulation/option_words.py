"""The rights of players in words: who may do what."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.director.option_names import option_name
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.table.verdict import Option

PATTERNS: Final = {
    "accept_call": "{who} may accept the call",
    "accept_lead": "{who} may accept the lead",
    "accept_opening_lead": "{who} may accept the opening lead",
    "accept_play": "{who} may accept the card played",
    "agree_claim": "{who} may agree to the claim",
    "any_legal_call": "{who} may make any legal call",
    "any_legal_card": "{who} may play any legal card",
    "become_dummy": "{who} may spread his hand and become dummy",
    "cancel_board": "{who} may have the board cancelled",
    "change_call": "{who} may change his call",
    "choose_hand": "{who} may choose the hand that leads",
    "choose_partner_card": "{who} may choose which card of the partnership stands: {value}",
    "clarify_card": "{who} may say which card he meant",
    "comparable_call": "{who} may make a comparable call",
    "contest_claim": "{who} may contest the claim",
    "decline_penalty_card": "{who} may decline to treat {value} as a penalty card",
    "designate_card": "{who} may say which of his cards he plays",
    "designate_dummy_card": "{who} may say which card of dummy's is played",
    "designate_penalty_card": "{who} may say which penalty card is played: {value}",
    "forbid_other_suit": "{who} may forbid a card of another suit, naming it",
    "forbid_suit": "{who} may forbid a lead in {value}",
    "forbid_suits": "{who} may forbid leads in {value}",
    "highest": "{who} may require the highest card of the suit",
    "keep_first_call": "{who} may let his first call stand",
    "lowest": "{who} may require the lowest card of the suit",
    "no_restriction": "{who} may leave the lead unrestricted",
    "play_on": "{who} may ask to play on",
    "replace_with_penalty_card": "{who} may have the penalty card played in its place",
    "require_other_suit": "{who} may require a card of another suit, naming it",
    "require_suit": "{who} may require a lead in {value}",
    "same_or_more_precise_call": "{who} may make a call of the same or a more precise meaning",
    "sufficient_bid_or_pass": "{who} may make a sufficient bid or pass",
    "treat_as_penalty_card": "{who} may treat {value} as a penalty card",
    "withdraw_call": "{who} may withdraw his call",
    "withdraw_card": "{who} may take back his card",
    "withdraw_card_after_revoke": "{who} may take back the card he played after the revoke",
    "withdraw_lead": "{who} may have the lead taken back",
    "withdraw_misinformed_lead": "{who} may withdraw the lead made because of misinformation",
}
"""What each right lets its player do; a ruling names rights by these keys."""

_NAMING_THE_CARD: Final = {
    "withdraw_card_after_revoke": "{who} may take back {value}, played after the revoke",
}
"""What is said where the ruling names the card: dummy's, or one of several."""
_OTHER: Final = "{who} may choose: {option} {value}"
_IF_CHOSEN: Final = "{what}, if the choice is: {option}"
_IF_OPPONENT: Final = "{what}, if an opponent takes back his card"


def option_words(option: Option) -> Sentence:
    """Return a right in words, with the choice of another on which it hangs."""
    if option.condition == option.name:
        return sentence(_IF_OPPONENT, what=_right(option))
    return conditional(_right(option), option.condition)


def conditional(said: Sentence, condition: str) -> Sentence:
    """Return what holds only if some right is used, stated by its name; empty for what holds."""
    if not condition:
        return said
    return sentence(_IF_CHOSEN, what=said, option=option_name(condition))


def _right(option: Option) -> Sentence:
    pattern = PATTERNS.get(option.name, _OTHER)
    if option.value:
        pattern = _NAMING_THE_CARD.get(option.name, pattern)
    blanks = {
        "who": option.who,
        "value": option.about,
        "option": option_name(option.name),
    }
    return sentence(pattern, **{name: blanks[name] for name in blanks if f"{{{name}}}" in pattern})
