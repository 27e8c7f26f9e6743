"""What the simulator calls irregularities and the options of players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.rulings.irregularity import Irregularity

if TYPE_CHECKING:
    from collections.abc import Mapping

translate = QCoreApplication.translate


def irregularity_names() -> Mapping[Irregularity, str]:
    """Return what irregularities are called."""
    return {
        Irregularity.INSUFFICIENT_BID: translate("Simulator", "insufficient bid"),
        Irregularity.BID_OUT_OF_ROTATION: translate("Simulator", "bid out of rotation"),
        Irregularity.PASS_OUT_OF_ROTATION: translate("Simulator", "pass out of rotation"),
        Irregularity.DOUBLE_OUT_OF_ROTATION: translate("Simulator", "double out of rotation"),
        Irregularity.REDOUBLE_OUT_OF_ROTATION: translate("Simulator", "redouble out of rotation"),
        Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION: translate(
            "Simulator", "artificial pass out of rotation"
        ),
        Irregularity.CHANGE_OF_CALL: translate("Simulator", "change of call"),
        Irregularity.INADMISSIBLE_DOUBLE: translate("Simulator", "inadmissible double"),
        Irregularity.INADMISSIBLE_REDOUBLE: translate("Simulator", "inadmissible redouble"),
        Irregularity.CALL_BY_PLAYER_REQUIRED_TO_PASS: translate(
            "Simulator", "call by a player required to pass"
        ),
        Irregularity.FORBIDDEN_DOUBLE: translate("Simulator", "forbidden double"),
        Irregularity.BID_ABOVE_SEVEN: translate("Simulator", "bid above seven"),
        Irregularity.CALL_AFTER_FINAL_PASS: translate("Simulator", "call after final pass"),
        Irregularity.AUCTION_NOT_OVER: translate("Simulator", "auction not over"),
        Irregularity.IMPROPER_FORM: translate("Simulator", "improper form"),
        Irregularity.IMPROPER_REQUEST: translate("Simulator", "improper request"),
        Irregularity.ILLEGAL_CORRECTION: translate("Simulator", "illegal correction"),
        Irregularity.EXPOSED_CARD: translate("Simulator", "exposed card"),
        Irregularity.PREMATURE_LEAD: translate("Simulator", "premature lead"),
        Irregularity.WRONG_BOARD_CARDS: translate("Simulator", "cards of another board"),
        Irregularity.WRONG_BOARD: translate("Simulator", "wrong board"),
        Irregularity.WRONG_NUMBER_OF_CARDS: translate("Simulator", "wrong number of cards"),
        Irregularity.MISSING_CARD: translate("Simulator", "missing card"),
        Irregularity.MISINFORMATION: translate("Simulator", "misinformation"),
        Irregularity.HIDDEN_UNDERSTANDING: translate("Simulator", "hidden understanding"),
        Irregularity.EXTRANEOUS_INFORMATION: translate("Simulator", "extraneous information"),
        Irregularity.CONSULTATION_WITH_PARTNER: translate("Simulator", "consultation with partner"),
        Irregularity.PLAYERS_APPLIED_THEIR_OWN_RECTIFICATION: translate(
            "Simulator", "players applied a rectification of their own"
        ),
        Irregularity.OPENING_LEAD_OUT_OF_TURN: translate("Simulator", "opening lead out of turn"),
        Irregularity.LEAD_OUT_OF_TURN_DECLARER: translate(
            "Simulator", "declarer's lead out of turn"
        ),
        Irregularity.LEAD_OUT_OF_TURN_DEFENDER: translate(
            "Simulator", "defender's lead out of turn"
        ),
        Irregularity.EXPOSED_CARD_DEFENDER: translate("Simulator", "defender's exposed card"),
        Irregularity.PENALTY_CARD_NOT_PLAYED: translate("Simulator", "penalty card not played"),
        Irregularity.PREMATURE_PLAY: translate("Simulator", "premature play"),
        Irregularity.SIMULTANEOUS_PLAY: translate("Simulator", "simultaneous play"),
        Irregularity.UNABLE_TO_PLAY_AS_REQUIRED: translate(
            "Simulator", "unable to play as required"
        ),
        Irregularity.PLAY_AFTER_ILLEGAL_PLAY: translate("Simulator", "play after illegal play"),
        Irregularity.IMPROPER_REVOKE_INQUIRY: translate("Simulator", "improper revoke inquiry"),
        Irregularity.REVOKE_NOT_ESTABLISHED: translate("Simulator", "revoke, not established"),
        Irregularity.REVOKE_ESTABLISHED: translate("Simulator", "established revoke"),
        Irregularity.REVOKE_TRICK12: translate("Simulator", "revoke on the twelfth trick"),
        Irregularity.QUITTED_TRICK_INSPECTED: translate("Simulator", "quitted trick inspected"),
        Irregularity.TRICK_POINTED_WRONGLY: translate("Simulator", "trick pointed wrongly"),
        Irregularity.PLAYED_CARDS_MIXED: translate("Simulator", "played cards mixed"),
        Irregularity.FIFTH_CARD: translate("Simulator", "fifth card in the trick"),
        Irregularity.DEFECTIVE_TRICK: translate("Simulator", "defective trick"),
        Irregularity.CARD_NOT_HELD: translate("Simulator", "card not held"),
        Irregularity.WRONG_CARD_BY_DUMMY: translate("Simulator", "card dummy played undirected"),
        Irregularity.INCOMPLETE_DESIGNATION: translate("Simulator", "incomplete designation"),
        Irregularity.UNINTENDED_DESIGNATION: translate("Simulator", "unintended designation"),
        Irregularity.DUMMY_LIMITS: translate("Simulator", "dummy beyond his rights"),
        Irregularity.CONTESTED_CLAIM: translate("Simulator", "contested claim"),
        Irregularity.AGREED_CLAIM_WITHDRAWN: translate("Simulator", "agreed claim withdrawn"),
        Irregularity.CONCESSION: translate("Simulator", "concession"),
        Irregularity.CONCESSION_OBJECTED: translate("Simulator", "concession objected"),
        Irregularity.TRICK_COUNT_DISPUTE: translate(
            "Simulator", "dispute over the number of tricks"
        ),
        Irregularity.SCORING_ERROR: translate("Simulator", "scoring error"),
        Irregularity.ILLEGAL_WITHDRAWAL: translate("Simulator", "illegal withdrawal"),
        Irregularity.LEAD_BEFORE_RESTRICTION_CHOSEN: translate(
            "Simulator", "lead before declarer's choice"
        ),
    }


def option_names() -> Mapping[str, str]:
    """Return what a player may do, by the name the ruling gives the option."""
    return {
        "accept_call": translate("Simulator", "accept the call"),
        "accept_lead": translate("Simulator", "accept the lead"),
        "accept_opening_lead": translate("Simulator", "accept the opening lead"),
        "accept_play": translate("Simulator", "accept the play"),
        "become_dummy": translate("Simulator", "become dummy"),
        "withdraw_lead": translate("Simulator", "have the lead withdrawn"),
        "withdraw_card": translate("Simulator", "withdraw the card"),
        "withdraw_call": translate("Simulator", "withdraw the call"),
        "withdraw_misinformed_lead": translate(
            "Simulator", "withdraw the lead made on wrong information"
        ),
        "withdraw_card_after_revoke": translate(
            "Simulator", "withdraw the card played after the revoke"
        ),
        "require_suit": translate("Simulator", "require the suit"),
        "forbid_suit": translate("Simulator", "forbid the suit"),
        "forbid_suits": translate("Simulator", "forbid the suits"),
        "require_two_suits": translate("Simulator", "require either of two suits"),
        "require_other_suit": translate("Simulator", "require another suit"),
        "forbid_other_suit": translate("Simulator", "forbid another suit"),
        "no_restriction": translate("Simulator", "make no restriction"),
        "highest": translate("Simulator", "require the highest card of the suit"),
        "lowest": translate("Simulator", "require the lowest card of the suit"),
        "designate_card": translate("Simulator", "say which card is meant"),
        "designate_penalty_card": translate("Simulator", "say which penalty card is played"),
        "designate_dummy_card": translate("Simulator", "say which card dummy plays"),
        "clarify_card": translate("Simulator", "make clear which card is meant"),
        "make_proper_lead": translate("Simulator", "make the proper lead"),
        "agree_claim": translate("Simulator", "agree to the claim"),
        "contest_claim": translate("Simulator", "contest the claim"),
        "play_on": translate("Simulator", "ask that play goes on"),
        "replace_with_penalty_card": translate("Simulator", "have the penalty card played instead"),
        "change_designation": translate("Simulator", "change the designation"),
        "choose_hand": translate("Simulator", "choose the hand that leads"),
        "choose_partner_card": translate("Simulator", "choose the card partner plays"),
        "any_legal_card": translate("Simulator", "play any legal card"),
        "any_legal_call": translate("Simulator", "make any legal call"),
        "repeat_call": translate("Simulator", "repeat the call"),
        "comparable_call": translate("Simulator", "make a comparable call"),
        "keep_first_call": translate("Simulator", "keep the first call"),
        "call_director": translate("Simulator", "call the director"),
        "sufficient_bid_or_pass": translate("Simulator", "make a sufficient bid or pass"),
        "change_call": translate("Simulator", "change the call"),
        "cancel_board": translate("Simulator", "have the board cancelled"),
        "treat_as_penalty_card": translate("Simulator", "treat the card as a penalty card"),
    }
