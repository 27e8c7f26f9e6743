"""What the editor calls acts, facts and their values: plain words for a person at the table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.game.scenario import Scoring
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.editing_acts import Topic
from bridge_rules_gui.window.simulator.table.names import name_of_seat

translate = QCoreApplication.translate


def scoring_names() -> Mapping[Scoring, str]:
    """Return what ways of scoring are called."""
    return {
        Scoring.MATCHPOINTS: translate("Editor", "matchpoints"),
        Scoring.INTERNATIONAL_MATCHPOINTS: translate("Editor", "international matchpoints"),
        Scoring.TOTAL_POINTS: translate("Editor", "total points"),
    }


def topic_names() -> Mapping[Topic, str]:
    """Return the headings under which acts stand."""
    return {
        Topic.CALLS: translate("Editor", "Calls"),
        Topic.CARDS: translate("Editor", "Cards"),
        Topic.TRICKS: translate("Editor", "Claims"),
        Topic.TALK: translate("Editor", "Words"),
        Topic.DIRECTOR: translate("Editor", "Director and options"),
    }


def act_names() -> Mapping[str, str]:
    """Return what can happen, by the key of a scenario."""
    return {
        "call": translate("Editor", "makes a call"),
        "replace": translate("Editor", "changes the last call"),
        "accept": translate("Editor", "accepts, or does not accept"),
        "play": translate("Editor", "plays a card, or several stuck together"),
        "expose": translate("Editor", "drops or shows a card"),
        "lead_face_down": translate("Editor", "leads face down"),
        "hold": translate("Editor", "holds a card where it can be seen"),
        "touch": translate("Editor", "touches a card"),
        "names": translate("Editor", "names a card as the one played"),
        "withdraw": translate("Editor", "takes a card back"),
        "call_dummy": translate("Editor", "calls for a card from dummy"),
        "claim": translate("Editor", "claims tricks"),
        "concede": translate("Editor", "concedes tricks"),
        "agree": translate("Editor", "agrees"),
        "object": translate("Editor", "objects"),
        "attention": translate("Editor", "draws attention to an irregularity"),
        "ask": translate("Editor", "asks"),
        "say": translate("Editor", "says something or makes a gesture"),
        "explain": translate("Editor", "explains partner’s call"),
        "option": translate("Editor", "chooses an option"),
        "director": translate("Editor", "the director arrives or rules"),
        "end": translate("Editor", "something ends"),
    }


def input_names() -> Mapping[str, str]:
    """Return the labels of what belongs to an act itself, by its key."""
    return {
        "call": translate("Editor", "Call"),
        "replace": translate("Editor", "New call"),
        "accept": translate("Editor", "Accepted"),
        "play": translate("Editor", "Card"),
        "by": translate("Editor", "Played by"),
        "lead": translate("Editor", "It is a lead"),
        "how": translate("Editor", "How"),
        "call_dummy": translate("Editor", "Player’s words"),
        "claim": translate("Editor", "Tricks claimed"),
        "concede": translate("Editor", "Tricks conceded"),
        "ask": translate("Editor", "The question"),
        "say": translate("Editor", "The words"),
        "explain": translate("Editor", "The explanation"),
        "about": translate("Editor", "Call explained"),
        "correct": translate("Editor", "It is correct"),
        "corrects": translate("Editor", "What it corrects"),
        "option": translate("Editor", "Option"),
        "value": translate("Editor", "Suit, card or call"),
        "director": translate("Editor", "The director"),
        "end": translate("Editor", "The end of"),
    }


def name_of_input(key: str) -> str:
    """Return the label of what belongs to an act; the cards of most acts are called alike."""
    return input_names().get(key, translate("Editor", "Card"))


def choice_names() -> Mapping[str, str]:
    """Return what the words of a scenario mean, where they are chosen from."""
    return {
        **fact_names(),  # a fact may be what is disputed
        "true": translate("Editor", "yes"),
        "false": translate("Editor", "no"),
        "dummy": translate("Editor", "dummy, on his own initiative"),
        "dropped": translate("Editor", "dropped"),
        "shown": translate("Editor", "shown"),
        "led": translate("Editor", "led"),
        "played": translate("Editor", "as a card being played"),
        "held": translate("Editor", "held out, not played"),
        "detached": translate("Editor", "taken from the hand, not played"),
        "named": translate("Editor", "named"),
        "faced_hand": translate("Editor", "faces the hand"),
        "faced_as_dummy": translate("Editor", "laid down as dummy"),
        "arranging": translate("Editor", "while arranging the cards"),
        "mechanical": translate("Editor", "a slip of the hand"),
        "tongue": translate("Editor", "a slip of the tongue"),
        "mind": translate("Editor", "a change of mind or loss of concentration"),
        "own": translate("Editor", "his own explanation"),
        "partner": translate("Editor", "his partner’s explanation"),
        "called": translate("Editor", "is called"),
        "rules": translate("Editor", "rules, and the ruling is carried out"),
        "play": translate("Editor", "the play"),
        "round": translate("Editor", "the round"),
        "board": translate("Editor", "the board"),
        "correction-period": translate("Editor", "the correction period"),
        "explanation": translate("Editor", "to have a call explained"),
        "review": translate("Editor", "to have the auction reviewed"),
        "partial_review": translate("Editor", "to have part of the auction reviewed"),
        "call_not_heard": translate("Editor", "to have a call repeated"),
        "who_leads": translate("Editor", "to find out who is on lead"),
        "for_partner": translate("Editor", "for partner’s benefit"),
        "to_mislead": translate("Editor", "to mislead"),
        "own_card": translate("Editor", "his own card"),
        "consultation": translate("Editor", "to consult with partner"),
        "rectification": translate("Editor", "to settle it without the director"),
        "revoke": translate("Editor", "a possible revoke"),
        "current_trick": translate("Editor", "the current trick"),
        "quitted_trick": translate("Editor", "a quitted trick"),
        "pointed_card": translate("Editor", "a card pointed the wrong way"),
        "mixed_cards": translate("Editor", "mixed cards"),
        "own_call": translate("Editor", "his own call"),
        "partners_call": translate("Editor", "his partner’s call"),
        "opponents_call": translate("Editor", "an opponent’s call"),
        "whose_lead": translate("Editor", "whose turn it is to lead or play"),
        "claim": translate("Editor", "a claim"),
        "hand": translate("Editor", "a hand"),
        "system": translate("Editor", "the opponents’ system"),
        **_choices_of_talk(),
    }


def _choices_of_talk() -> Mapping[str, str]:
    return {
        "strength": translate("Editor", "strength"),
        "weakness": translate("Editor", "weakness"),
        "suits": translate("Editor", "suits he holds"),
        "intention": translate("Editor", "what he means to do"),
        "nothing": translate("Editor", "nothing"),
        "slow": translate("Editor", "slow, with hesitation"),
        "fast": translate("Editor", "unusually fast"),
        "undue_emphasis": translate("Editor", "undue emphasis"),
        "gesture": translate("Editor", "a gesture"),
        "remark": translate("Editor", "a remark"),
        "listener": translate("Editor", "the player spoken to"),
        **{str(seat): name_of_seat(seat) for seat in Seat},
        "exchanges_hands": translate("Editor", "exchanges hands with declarer"),
        "leaves_seat": translate("Editor", "leaves his seat to watch declarer"),
        "looks_at_hand": translate("Editor", "looks at a defender’s cards"),
        "points": translate("Editor", "points at one of dummy’s cards"),
        "warns_declarer": translate("Editor", "warns declarer of an irregularity"),
        "warns_defender": translate("Editor", "warns a defender of an irregularity"),
        "takes_part": translate("Editor", "takes part in the play"),
    }


def fact_names() -> Mapping[str, str]:
    """Return the facts about an event as questions or labels, by the key of a scenario."""
    return {**_facts_of_calls(), **_facts_of_cards(), **_facts_of_claims(), **_facts_of_talk()}


def _facts_of_calls() -> Mapping[str, str]:
    return {
        "artificial": translate("Editor", "Is the call artificial?"),
        "meaning": translate("Editor", "What it means"),
        "shows": translate("Editor", "Suits it shows"),
        "specified_suit": translate("Editor", "Does it relate to a specified suit?"),
        "unspecified_suit": translate("Editor", "Also to a suit it does not specify?"),
        "same_denominations": translate("Editor", "Same denominations specified? (2017)"),
        "repeats_denomination": translate("Editor", "Denomination repeated? (2007)"),
        "names_bid": translate("Editor", "The bid named with the double"),
        "intended": translate("Editor", "Did he intend this call?"),
        "slip": translate("Editor", "If not, how did it happen?"),
        "comparable": translate("Editor", "Comparable with the withdrawn call? (2017)"),
        "same_or_more_precise": translate("Editor", "Same or more precise meaning? (2007)"),
        "same_purpose": translate("Editor", "Same purpose, to ask or to relay? (2017)"),
        "pause": translate("Editor", "Did he pause for thought before it?"),
        "influenced": translate("Editor", "Could misinformation have led to it?"),
        "suggested": translate("Editor", "Was it suggested by unauthorised information?"),
        "damaged": translate("Editor", "Was the other side damaged?"),
        "could_have_known": translate(
            "Editor", ("Could he have known it might damage the other side?")
        ),
        "deliberate": translate("Editor", "Was it deliberate?"),
        "own_misunderstanding": translate("Editor", "His own misunderstanding?"),
        "undisclosed": translate("Editor", "An understanding not disclosed?"),
        "alerted": translate("Editor", "Was it alerted as required?"),
        "deviation": translate("Editor", "Does he deviate from his system?"),
        "improper_form": translate("Editor", "Was it made in an improper form?"),
        "partner_aware": translate("Editor", "Is partner aware of the deviation?"),
    }


def _facts_of_cards() -> Mapping[str, str]:
    return {
        "unintended": translate("Editor", "Was it unintended?"),
        "visible": translate("Editor", "Visible card"),
        "holds_suit_led": translate("Editor", "Does he hold the suit led?"),
        "dummy_faced": translate("Editor", "Was dummy faced already?"),
        "at_once": translate("Editor", "At once, without pause?"),
        "seen_by_partner": translate("Editor", "Could partner see its face?"),
        "on_table": translate("Editor", "Did it touch the table, or nearly?"),
        "cards_looked_at": translate("Editor", "Had his side looked at its cards?"),
        "own_error": translate("Editor", "Was it exposed through his own error?"),
        "concedes": translate("Editor", "Did he give up the other tricks?"),
        "in_played_position": translate("Editor", "Held as a played card?"),
        "claim_intended": translate("Editor", "Did he mean to claim?"),
        "about_current_trick": translate("Editor", "About the current trick only?"),
        "different_intention": translate(
            "Editor", ("Was a different card incontrovertibly intended?")
        ),
        "means_high": translate("Editor", "Does he always mean the highest?"),
        "neither_suit_nor_rank": translate("Editor", "Do they name neither suit nor rank?"),
    }


def _facts_of_claims() -> Mapping[str, str]:
    return {
        "claim_holds": translate("Editor", "Is the claim good?"),
        "normal": translate("Editor", "Is the least successful line normal?"),
        "no_normal_play_loses": translate("Editor", "Safe against any normal play?"),
        "aware_of_trump": translate("Editor", "Is he aware of the outstanding trump?"),
        "draws_trumps": translate("Editor", "Does he state that he draws trumps?"),
        "finesse": translate("Editor", "Does he state that he finesses?"),
        "line": translate("Editor", "The line he states, step by step"),
        "mentions": translate("Editor", "Outstanding cards he named"),
        "evidence": translate("Editor", "Is there evidence for it?"),
        "concedes_contract": translate("Editor", "Was the contract already made or defeated?"),
        "irrational_otherwise": translate("Editor", "Would another line be irrational?"),
        "claim_tricks": translate("Editor", "Tricks the claim is worth"),
        "likely_won": translate("Editor", "Would they probably have won more?"),
        "all_agree": translate("Editor", "Do all four agree?"),
        "already_won": translate("Editor", "Tricks won already"),
        "tricks_disputed": translate("Editor", "Tricks in dispute"),
        "agreed_tricks": translate("Editor", "Tricks agreed on"),
    }


def _facts_of_talk() -> Mapping[str, str]:
    return {
        "purpose": translate("Editor", "Purpose"),
        "regards": translate("Editor", "What it is about"),
        "disputed": translate("Editor", "Part in dispute"),
        "conveys": translate("Editor", "What partner learns from it"),
        "tempo": translate("Editor", "The tempo"),
        "manner": translate("Editor", "The manner"),
        "misled": translate("Editor", "Was an opponent misled by it?"),
        "variation_reason": translate("Editor", "Did he have a bridge reason for it?"),
        "turn_of": translate("Editor", "Whose turn he says it is"),
        "dummy_does": translate("Editor", "What dummy does"),
        "hand_shown_to_dummy": translate("Editor", "Does a defender show dummy his hand?"),
        "asking_forbidden": translate(
            "Editor", "Are defenders forbidden to ask one another? (2007)"
        ),
        "turned": translate("Editor", "Is his own card turned face down?"),
        "suggestive": translate("Editor", "Could it suggest a call or play?"),
        "by_director": translate("Editor", "Is it the director who says it?"),
        "facts_established": translate("Editor", "Can the facts be established?"),
        "fits_hand": translate("Editor", "Does it fit the hand?"),
        "heard_by_partner": translate("Editor", "Could partner hear it?"),
    }


def scenario_fact_names() -> Mapping[str, str]:
    """Return facts of a whole case, by the key of a scenario; others are called by their key."""
    return {
        "time": translate("Editor", "When it was noticed"),
        "attention": translate("Editor", "What had happened by then"),
        "all_agree": translate("Editor", "All four agree"),
        "harmless": translate("Editor", "Normal play is still possible"),
        "calls_can_stand": translate("Editor", "No call need change"),
        "card_seen": translate("Editor", "A player saw another’s card"),
        "foreign_card": translate("Editor", "A card from another pack"),
        "missing_card": translate("Editor", "Where the missing card was"),
        "card_found": translate(
            "Editor", "Where the missing card was: played, elsewhere or nowhere"
        ),
        "cards": translate("Editor", "Hands that do not hold 13 cards"),
        "seats_changed": translate("Editor", "Players changed seats"),
        "board_moved": translate("Editor", "The board was moved"),
        "wrong_board": translate("Editor", "The wrong board was played"),
        "wrong_board_cards": translate("Editor", "Who has cards from another board"),
        "played_before": translate("Editor", "A player had played the board before"),
        "opening_lead_faced": translate("Editor", "The opening lead was faced"),
        "dummy_seen": translate("Editor", "Dummy was seen"),
        "about_a_hand": translate("Editor", "The information is about a hand"),
        "overheard": translate("Editor", "Something was overheard"),
        "shown_out": translate("Editor", "Who has shown out of which suit"),
        "equity": translate("Editor", "Declarer’s tricks without the irregularity"),
        "director_finds": translate("Editor", "Director’s findings"),
        "tricks_declarer": translate("Editor", "Tricks won by declarer"),
        "played_tricks": translate("Editor", "Tricks won by declarer in the play"),
        "won_revoke_trick": translate("Editor", "Who won the revoke trick"),
        "later_tricks_offending_side": translate("Editor", "Later tricks of the offenders"),
        "later_winner_with_suit": translate("Editor", ("Later trick won with a card of the suit")),
        "ns_scores": translate("Editor", "North–South scores"),
        "own": translate("Editor", "Own table’s score"),
        "contest": translate("Editor", "Kind of contest"),
        "adjusted": translate("Editor", "Kind of adjusted score"),
        "outcomes": translate("Editor", "Possible outcomes"),
        "at_fault": translate("Editor", "Who is at fault"),
        "session": translate("Editor", "Session percentages"),
        "fouled": translate("Editor", "How the board was fouled"),
        "procedural": translate("Editor", "Procedural error"),
        "other_table": translate("Editor", "Score of the other table"),
        "table_score": translate("Editor", "Score of this table"),
    }


def name_of_choice(word: str) -> str:
    """Return what a word of a scenario means; a word of the person's own stays as it is."""
    return choice_names().get(word, word)
