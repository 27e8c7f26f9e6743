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
    SEATS_CHANGED = "seats_changed"
    BOARD_MOVED = "board_moved"
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

    @property
    def described(self) -> str:
        """What has happened when it is called so, in English: the key of its translations."""
        return _DESCRIBED[self]


_NAMES = {
    Irregularity.HIDDEN_UNDERSTANDING: "undisclosed understanding",
    Irregularity.MISLEADING_VARIATION: "misleading manner or tempo",
    Irregularity.WRONG_BOARD_CARDS: "cards from the wrong board",
    Irregularity.BOARD_MOVED: "board moved during its play",
    Irregularity.PLAYERS_APPLIED_THEIR_OWN_RECTIFICATION: "rectification applied by the players",
    Irregularity.CALL_BY_PLAYER_REQUIRED_TO_PASS: "call by a player required to pass",
    Irregularity.LEAD_OUT_OF_TURN_DECLARER: "declarer’s lead out of turn",
    Irregularity.LEAD_OUT_OF_TURN_DEFENDER: "defender’s lead out of turn",
    Irregularity.EXPOSED_CARD_DEFENDER: "defender’s exposed card",
    Irregularity.REVOKE_NOT_ESTABLISHED: "revoke not established",
    Irregularity.REVOKE_ESTABLISHED: "established revoke",
    Irregularity.REVOKE_TRICK12: "revoke on the twelfth trick",
    Irregularity.TRICK_POINTED_WRONGLY: "trick pointed incorrectly",
    Irregularity.FIFTH_CARD: "fifth card in the trick",
    Irregularity.WRONG_CARD_BY_DUMMY: "card played by dummy without instruction",
    Irregularity.DUMMY_LIMITS: "dummy exceeding his rights",
    Irregularity.AGREED_CLAIM_WITHDRAWN: "withdrawal of agreement to a claim",
    Irregularity.CONCESSION_OBJECTED: "objection to a concession",
    Irregularity.TRICK_COUNT_DISPUTE: "dispute over the number of tricks",
    Irregularity.LEAD_BEFORE_RESTRICTION_CHOSEN: "lead before declarer’s choice",
}
"""The names that say more than the keys of the format do."""

_DESCRIBED = {
    Irregularity.INSUFFICIENT_BID: "A bid that is not higher than the one before it.",
    Irregularity.BID_OUT_OF_ROTATION: "A bid made at another player’s turn.",
    Irregularity.PASS_OUT_OF_ROTATION: "A pass made at another player’s turn.",
    Irregularity.DOUBLE_OUT_OF_ROTATION: "A double made at another player’s turn.",
    Irregularity.REDOUBLE_OUT_OF_ROTATION: "A redouble made at another player’s turn.",
    Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION: (
        "A pass with an agreed special meaning, made at another player’s turn."
    ),
    Irregularity.CHANGE_OF_CALL: "A player replaces a call he has already made.",
    Irregularity.INADMISSIBLE_DOUBLE: (
        "A double where the last call other than pass was not an opponent’s bid."
    ),
    Irregularity.INADMISSIBLE_REDOUBLE: (
        "A redouble where the last call other than pass was not an opponent’s double."
    ),
    Irregularity.CALL_BY_PLAYER_REQUIRED_TO_PASS: (
        "A bid, double or redouble by a player who had to pass."
    ),
    Irregularity.FORBIDDEN_DOUBLE: (
        "A double by a player whose partner passed out of turn, and who may not double now."
    ),
    Irregularity.BID_ABOVE_SEVEN: "A bid above level seven.",
    Irregularity.CALL_AFTER_FINAL_PASS: "A call after the pass that ended the auction.",
    Irregularity.AUCTION_NOT_OVER: (
        "The players thought the auction was over while somebody was still to call."
    ),
    Irregularity.IMPROPER_FORM: "A call not made in the form the Laws prescribe.",
    Irregularity.IMPROPER_REQUEST: "A question or a request that is not allowed at that moment.",
    Irregularity.ILLEGAL_CORRECTION: (
        "A player corrects partner’s wrong explanation before he is allowed to."
    ),
    Irregularity.EXPOSED_CARD: "A card shown during the auction.",
    Irregularity.PREMATURE_LEAD: "A card led before the auction was over.",
    Irregularity.WRONG_BOARD_CARDS: "A player has called with cards from the wrong board.",
    Irregularity.WRONG_BOARD: "The players have taken a board they were not to play.",
    Irregularity.WRONG_NUMBER_OF_CARDS: "A hand with more or fewer than thirteen cards.",
    Irregularity.MISSING_CARD: "One hand is a card short, and the others have their thirteen.",
    Irregularity.MISINFORMATION: (
        "The opponents were given a wrong explanation, or none when they were entitled to one."
    ),
    Irregularity.HIDDEN_UNDERSTANDING: (
        "A call whose meaning the partners rely on but the opponents cannot know."
    ),
    Irregularity.EXTRANEOUS_INFORMATION: (
        "A player learned something from a source other than the calls and the cards played."
    ),
    Irregularity.SEATS_CHANGED: "Players changed seats without the director’s permission.",
    Irregularity.BOARD_MOVED: "The board was moved before its play was over.",
    Irregularity.MISLEADING_VARIATION: (
        "A player’s pause or manner misled an opponent, or was meant to."
    ),
    Irregularity.CONSULTATION_WITH_PARTNER: (
        "Partners discuss a choice that belongs to one of them."
    ),
    Irregularity.PLAYERS_APPLIED_THEIR_OWN_RECTIFICATION: (
        "The players settled an irregularity themselves, without the director."
    ),
    Irregularity.OPENING_LEAD_OUT_OF_TURN: "The opening lead was made by the wrong player.",
    Irregularity.LEAD_OUT_OF_TURN_DECLARER: (
        "Declarer led to a later trick out of turn or from the wrong hand."
    ),
    Irregularity.LEAD_OUT_OF_TURN_DEFENDER: (
        "A defender led to a later trick when it was not his turn."
    ),
    Irregularity.EXPOSED_CARD_DEFENDER: (
        "A defender’s card was seen or named without being played."
    ),
    Irregularity.PENALTY_CARD_NOT_PLAYED: (
        "A defender played another card when he had to play his penalty card."
    ),
    Irregularity.PREMATURE_PLAY: (
        "A player played before his turn, or led to the next trick too early."
    ),
    Irregularity.SIMULTANEOUS_PLAY: "Two cards were led or played at the same moment.",
    Irregularity.UNABLE_TO_PLAY_AS_REQUIRED: (
        "A player was required to lead or play a card that he does not hold."
    ),
    Irregularity.PLAY_AFTER_ILLEGAL_PLAY: (
        "The next player played to a card that was led or played out of turn or too early."
    ),
    Irregularity.IMPROPER_REVOKE_INQUIRY: (
        "A player asked whether somebody had revoked, and was not allowed to."
    ),
    Irregularity.REVOKE_NOT_ESTABLISHED: (
        "A player who could have followed suit did not, and the revoke can still be corrected."
    ),
    Irregularity.REVOKE_ESTABLISHED: (
        "A player who could have followed suit did not, and it is too late to correct the revoke."
    ),
    Irregularity.REVOKE_TRICK12: (
        "A player who could have followed suit did not, on the last trick but one."
    ),
    Irregularity.QUITTED_TRICK_INSPECTED: "A player looked at a quitted trick.",
    Irregularity.TRICK_POINTED_WRONGLY: (
        "A quitted card points to the side that did not win the trick."
    ),
    Irregularity.PLAYED_CARDS_MIXED: "A player mixed up the cards he had played.",
    Irregularity.FIFTH_CARD: "A player contributed a second card to the same trick.",
    Irregularity.DEFECTIVE_TRICK: (
        "A player contributed no card, or more than one, to a trick that is already over."
    ),
    Irregularity.CARD_NOT_HELD: "A card was played that belongs to another hand in the deal.",
    Irregularity.WRONG_CARD_BY_DUMMY: "Dummy played a card that declarer had not called for.",
    Irregularity.INCOMPLETE_DESIGNATION: (
        "Declarer called for a card in dummy without naming both suit and rank."
    ),
    Irregularity.UNINTENDED_DESIGNATION: (
        "Declarer called for a card in dummy other than the one he meant."
    ),
    Irregularity.DUMMY_LIMITS: "Dummy did what a dummy may not do.",
    Irregularity.CONTESTED_CLAIM: "A player claimed tricks, and the claim is disputed.",
    Irregularity.AGREED_CLAIM_WITHDRAWN: (
        "A side that agreed to a claim wants to withdraw its agreement."
    ),
    Irregularity.CONCESSION: "A player conceded tricks that perhaps could not be lost.",
    Irregularity.CONCESSION_OBJECTED: (
        "A defender conceded tricks, and his partner objects at once."
    ),
    Irregularity.TRICK_COUNT_DISPUTE: ("The two sides disagree on how many tricks each has won."),
    Irregularity.SCORING_ERROR: "The score was counted or entered wrongly.",
    Irregularity.ILLEGAL_WITHDRAWAL: "A player took back a card that he may not take back.",
    Irregularity.LEAD_BEFORE_RESTRICTION_CHOSEN: (
        "A defender led before declarer had said what may be led."
    ),
}
"""What has happened, in the words of a player who saw it."""
