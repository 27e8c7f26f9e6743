"""The irregularities the simulator knows, by the keys of the ruling format."""

from __future__ import annotations

from enum import StrEnum

from bridge_rules_gui.language.sentence import Named


class Irregularity(Named, StrEnum):
    """What went wrong at the table; the value is its key in a ruling."""

    INSUFFICIENT_BID = "insufficient_bid"
    BID_OUT_OF_ROTATION = "bid_out_of_rotation"
    PASS_OUT_OF_ROTATION = "pass_out_of_rotation"
    DOUBLE_OUT_OF_ROTATION = "double_out_of_rotation"
    REDOUBLE_OUT_OF_ROTATION = "redouble_out_of_rotation"
    ARTIFICIAL_PASS_OUT_OF_ROTATION = "artificial_pass_out_of_rotation"
    CHANGE_OF_CALL = "change_of_call"
    INADMISSIBLE_DOUBLE = "inadmissible_double"
    INADMISSIBLE_REDOUBLE = "inadmissible_redouble"
    CALL_BY_PLAYER_REQUIRED_TO_PASS = "call_by_player_required_to_pass"
    FORBIDDEN_DOUBLE = "forbidden_double"
    BID_ABOVE_SEVEN = "bid_above_seven"
    CALL_AFTER_FINAL_PASS = "call_after_final_pass"
    AUCTION_NOT_OVER = "auction_not_over"
    IMPROPER_FORM = "improper_form"
    IMPROPER_REQUEST = "improper_request"
    ILLEGAL_CORRECTION = "illegal_correction"
    EXPOSED_CARD = "exposed_card"
    PREMATURE_LEAD = "premature_lead"
    WRONG_BOARD_CARDS = "wrong_board_cards"
    WRONG_BOARD = "wrong_board"
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    MISSING_CARD = "missing_card"
    MISINFORMATION = "misinformation"
    HIDDEN_UNDERSTANDING = "hidden_understanding"
    EXTRANEOUS_INFORMATION = "extraneous_information"
    MISLEADING_VARIATION = "misleading_variation"
    CONSULTATION_WITH_PARTNER = "consultation_with_partner"
    PLAYERS_APPLIED_THEIR_OWN_RECTIFICATION = "players_applied_their_own_rectification"
    OPENING_LEAD_OUT_OF_TURN = "opening_lead_out_of_turn"
    LEAD_OUT_OF_TURN_DECLARER = "lead_out_of_turn_declarer"
    LEAD_OUT_OF_TURN_DEFENDER = "lead_out_of_turn_defender"
    EXPOSED_CARD_DEFENDER = "exposed_card_defender"
    PENALTY_CARD_NOT_PLAYED = "penalty_card_not_played"
    PREMATURE_PLAY = "premature_play"
    SIMULTANEOUS_PLAY = "simultaneous_play"
    UNABLE_TO_PLAY_AS_REQUIRED = "unable_to_play_as_required"
    PLAY_AFTER_ILLEGAL_PLAY = "play_after_illegal_play"
    IMPROPER_REVOKE_INQUIRY = "improper_revoke_inquiry"
    REVOKE_NOT_ESTABLISHED = "revoke_not_established"
    REVOKE_ESTABLISHED = "revoke_established"
    REVOKE_TRICK12 = "revoke_trick12"
    QUITTED_TRICK_INSPECTED = "quitted_trick_inspected"
    TRICK_POINTED_WRONGLY = "trick_pointed_wrongly"
    PLAYED_CARDS_MIXED = "played_cards_mixed"
    FIFTH_CARD = "fifth_card"
    DEFECTIVE_TRICK = "defective_trick"
    CARD_NOT_HELD = "card_not_held"
    WRONG_CARD_BY_DUMMY = "wrong_card_by_dummy"
    INCOMPLETE_DESIGNATION = "incomplete_designation"
    UNINTENDED_DESIGNATION = "unintended_designation"
    DUMMY_LIMITS = "dummy_limits"
    CONTESTED_CLAIM = "contested_claim"
    AGREED_CLAIM_WITHDRAWN = "agreed_claim_withdrawn"
    CONCESSION = "concession"
    CONCESSION_OBJECTED = "concession_objected"
    TRICK_COUNT_DISPUTE = "trick_count_dispute"
    SCORING_ERROR = "scoring_error"
    ILLEGAL_WITHDRAWAL = "illegal_withdrawal"
    LEAD_BEFORE_RESTRICTION_CHOSEN = "lead_before_restriction_chosen"

    @property
    def in_words(self) -> str:
        """What a person calls it, in English: the key of its translations."""
        return _NAMES.get(self, self.value.replace("_", " "))


_NAMES = {
    Irregularity.MISLEADING_VARIATION: "opponent misled by manner or tempo",
    Irregularity.WRONG_BOARD_CARDS: "cards of another board",
    Irregularity.PLAYERS_APPLIED_THEIR_OWN_RECTIFICATION: (
        "players applied a rectification of their own"
    ),
    Irregularity.CALL_BY_PLAYER_REQUIRED_TO_PASS: "call by a player required to pass",
    Irregularity.LEAD_OUT_OF_TURN_DECLARER: "declarer's lead out of turn",
    Irregularity.LEAD_OUT_OF_TURN_DEFENDER: "defender's lead out of turn",
    Irregularity.EXPOSED_CARD_DEFENDER: "defender's exposed card",
    Irregularity.REVOKE_NOT_ESTABLISHED: "revoke, not established",
    Irregularity.REVOKE_ESTABLISHED: "established revoke",
    Irregularity.REVOKE_TRICK12: "revoke on the twelfth trick",
    Irregularity.FIFTH_CARD: "fifth card in the trick",
    Irregularity.WRONG_CARD_BY_DUMMY: "card dummy played undirected",
    Irregularity.DUMMY_LIMITS: "dummy beyond his rights",
    Irregularity.TRICK_COUNT_DISPUTE: "dispute over the number of tricks",
    Irregularity.LEAD_BEFORE_RESTRICTION_CHOSEN: "lead before declarer's choice",
}
"""The names that say more than the keys of the format do."""
