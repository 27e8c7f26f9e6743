"""Law 13: a hand with more than thirteen cards, and one with fewer.

The editions differ over a player who has called on such a hand: 1987 always gives an artificial
score (13), the later ones let play continue where no call need change (2007: 13A, 2017: 13B1).
Where no such player has called, 1987 asks whether a card was seen and all four consent (13A, 13B);
2007 asks whether what was seen spoils the board (13D), 2017 has it played in any case (13A). A
surplus card of another pack is removed in 2007 (13F) and 2017 (13C); 1987 has no such rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(13)

FULL_HAND = 13


@dataclass(frozen=True, slots=True)
class WrongHands:
    """Hands of the wrong size: whose they are, and whether one of these players has called.

    `play_over`: they were found after the play. `foreign_card`: the surplus card belongs to another
    pack.
    """

    seats: tuple[Seat, ...]
    called: bool
    play_over: bool
    foreign_card: bool


def governs(edition: Edition, wrong: Mapping[Seat, int]) -> bool:
    """Whether this law governs hands of these wrong sizes, and not Law 14.

    The footnote on 13 of 1987 refers to Law 14 only where three hands are right.
    """
    several = edition is Edition.RU_1987 and len(wrong) > 1
    return several or any(size > FULL_HAND for size in wrong.values())


def noticed(table: Table, found: WrongHands) -> Table:
    """Return the table after the director found a hand with more than thirteen cards.

    No book says whose irregularity it is: a card is found in one hand and missing from another.
    """
    recorded = table.noticing(Irregularity.WRONG_NUMBER_OF_CARDS, None, max(table.event, 0))
    return recorded.deciding(_RULES[table.edition](recorded, found))


def _rule_1987(table: Table, found: WrongHands) -> Verdict:
    """A call on a wrong hand spoils the board; else all depends on what was seen (13A, 13B)."""
    book = LAW[Edition.RU_1987]
    if found.play_over:
        return _annulled(book["found_after_the_play"])
    if found.called:
        return _cancelled(book["call_on_a_wrong_hand"])
    uncalled = book["no_call_on_a_wrong_hand"]
    if not _seen(table):
        return _played_normally(
            book["deal_corrected"].beneath(uncalled),
            book["restored_from_hand_records"],
            book["restored_by_earlier_players"],
            book["dealt_again"],
        )
    if not _harmless(table):
        return _cancelled(book["information_spoils_the_board"].beneath(uncalled), book["card_seen"])
    if not _all_agree(table):
        return _cancelled(book["player_objects"].beneath(uncalled), book["card_seen"])
    return _played_normally(book["played_with_consent"].beneath(uncalled), book["card_seen"])


def _rule_2007(table: Table, found: WrongHands) -> Verdict:
    """After a call, play continues if no call need change; before one, if it can be normal."""
    book = LAW[Edition.SR_2007]
    if found.foreign_card:
        return _removed(book["surplus_card_removed"])
    if found.play_over:
        return _annulled(book["found_after_the_play"])
    moved = book["moved_card_unauthorised"]
    closed = _known_to_partner(found)
    if found.called:
        if _can_be_played(table):
            law = book["played_after_a_call"]
            return _played_after_a_call(law, moved, closed=closed)
        return _adjusted(book["adjusted_after_a_call"])
    if not _seen(table):
        laws = (book["no_card_seen"], book["no_call_on_a_wrong_hand"])
        return _played_normally(*laws, moved, closed=closed)
    if _harmless(table):
        law, restored = book["played_though_a_card_was_seen"], book["hands_restored"]
        return _played_though_seen(law, book["card_seen"], restored, moved, closed=closed)
    return _cancelled(book["information_spoils_the_board"], book["card_seen"])


def _rule_2017(table: Table, found: WrongHands) -> Verdict:
    """Before a call the board is always played (13A); after one, if no call need change (13B)."""
    book = LAW[Edition.BG_2017]
    if found.foreign_card:
        return _removed(book["surplus_card_removed"])
    if found.play_over:
        return _annulled(book["found_after_the_play"])
    if not found.called:
        uncalled = book["no_call_on_a_wrong_hand"]
        if _seen(table):
            law, restored = book["played_though_a_card_was_seen"], book["hands_restored"]
            return _played_though_seen(law, restored, uncalled)
        return _played_normally(book["no_card_seen"], uncalled)
    called = book["call_on_a_wrong_hand"]
    if _can_be_played(table):
        return _played_after_a_call(book["played_after_a_call"], called)
    return _adjusted(book["adjusted_after_a_call"], called)


_RULES: Mapping[Edition, Callable[[Table, WrongHands], Verdict]] = {
    Edition.RU_1987: _rule_1987,
    Edition.SR_2007: _rule_2007,
    Edition.BG_2017: _rule_2017,
}


# -- what only the director knows ---------------------------------------------------------------


def stated_or_judged(table: Table, fact: str, question: Sentence) -> bool:
    """Return a stated fact: yes where it names a player or a card, else as it is judged."""
    stated = table.facts.value(fact)
    if stated is None or isinstance(stated, bool):
        return table.judge(fact, None, question)
    return True


def _seen(table: Table) -> bool:
    question = sentence("Has any player seen another player’s card?")
    return stated_or_judged(table, "card_seen", question)


def _harmless(table: Table) -> bool:
    question = sentence("Can the board be bid and played normally in spite of what was seen?")
    return table.judge("harmless", None, question)


def _can_be_played(table: Table) -> bool:
    """Whether the calls can stand; cases of old state it as `harmless`, of what was seen."""
    question = sentence("Can the deal be corrected and played without changing any call?")
    told = table.facts.value("calls_can_stand")
    of_old = told is None and table.facts.value("harmless") is not None
    return table.judge("harmless" if of_old else "calls_can_stand", None, question)


def _all_agree(table: Table) -> bool:
    return table.judge("all_agree", None, sentence("Do all four players agree to play the board?"))


# -- verdicts -----------------------------------------------------------------------------------


def _played_normally(*laws: Ground, closed: tuple[Unauthorised, ...] = ()) -> Verdict:
    result = sentence("The hands are restored and the board is played normally.")
    return Verdict(tuple(map(Applied, laws)), result, closed)


def _played_after_a_call(*laws: Ground, closed: tuple[Unauthorised, ...] = ()) -> Verdict:
    result = sentence(
        "The hands are restored and the board is played. The score may be adjusted afterwards."
    )
    return Verdict(tuple(map(Applied, laws)), result, closed)


def _played_though_seen(*laws: Ground, closed: tuple[Unauthorised, ...] = ()) -> Verdict:
    result = sentence(
        "The hands are restored and the board is played. If what was seen affected the "
        "result, the director adjusts the score and may penalise the offender."
    )
    return Verdict(tuple(map(Applied, laws)), result, closed)


def _cancelled(*laws: Ground) -> Verdict:
    return _artificial(
        laws,
        sentence(
            "The board is not played out. An artificial adjusted score is awarded, and the "
            "director may penalise the offender."
        ),
    )


def _annulled(law: Ground) -> Verdict:
    """1987 leaves no result, hence an artificial one; later the kind of score is left open."""
    if law.edition is Edition.RU_1987:
        return _artificial(
            (law,),
            sentence(
                "The result is cancelled and replaced by an artificial adjusted score. The "
                "offender may receive a procedural penalty."
            ),
        )
    result = sentence(
        "The result is cancelled and an adjusted score is awarded. The offender may receive a "
        "procedural penalty."
    )
    return Verdict((Applied(law),), result)


def _artificial(laws: tuple[Ground, ...], result: Sentence) -> Verdict:
    score = clauses(12)[laws[0].edition]["artificial_adjusted_score"]
    return Verdict((*map(Applied, laws), Applied(score, Role.SCORE)), result)


def _adjusted(*laws: Ground) -> Verdict:
    """Without a result to replace the score is artificial; 2017 refers to 12C1(b) itself."""
    edition = laws[0].edition
    kind = "assigned" if edition is Edition.BG_2017 else "artificial"
    score = clauses(12)[edition][f"{kind}_adjusted_score"]
    result = sentence(
        "The deal cannot be played with the calls that were made. The director adjusts the "
        "score and may penalise the offender."
    )
    return Verdict((*map(Applied, laws), Applied(score, Role.SCORE)), result)


def _removed(law: Ground) -> Verdict:
    result = sentence(
        "The card that does not belong to the deal is removed. The auction and play continue "
        "without rectification. The score may be adjusted only if that card was played to a "
        "completed trick."
    )
    return Verdict((Applied(law),), result)


def _known_to_partner(found: WrongHands) -> tuple[Unauthorised, ...]:
    """Return what 2007 closes to the partner of a player whose hand was wrong (13E)."""
    what = sentence("knowledge of the card the director moved")
    return tuple(
        Unauthorised(seat.partner, what, LAW[Edition.SR_2007]["moved_card_unauthorised"])
        for seat in found.seats
    )
