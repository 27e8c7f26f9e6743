"""Law 69: agreement with an opponent's claim or concession.

Agreement is established unless the side objects before it calls on the next board or the round
ends; until then an objection makes the claim a contested one (Law 70). Afterwards, within the
correction period of 79C, it may be withdrawn for a trick the side had won, or (1987) could not have
lost by any normal play of the remaining cards, (2007) would most likely, (2017) likely have won.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.laws.law68_claim import share
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(69)


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """What is found when a side withdraws its agreement: tricks given back, and why.

    `won` are tricks it had agreed to have lost but had won, `would_win` further ones of the rest.
    `too_late` tells that the correction period is over, `on_cards` what the cards alone give back
    where the director has judged otherwise.
    """

    won: int = 0
    would_win: int = 0
    too_late: bool = False
    on_cards: int | None = None

    @property
    def back(self) -> int:
        """The tricks given back."""
        return 0 if self.too_late else self.won + self.would_win


def agreed(edition: Edition, claim: StandingClaim, *, is_final: bool) -> Verdict:
    """Return the verdict on a claim or concession that is agreed: it is scored as if played.

    Until the agreement `is_final` the side may still object.
    """
    book = LAW[edition]
    laws = (
        Applied(book["scored_as_if_played"], Role.SCORE),
        Applied(clauses(68)[edition]["agreed"], Role.PROCEDURE),
    )
    words = "{who}’s claim is agreed: {share}."
    if claim.conceding:
        words = "{who}’s concession is agreed: {share}."
    result = sentence(words, who=claim.seat, share=share(claim.side, claim.own, claim.left))
    if is_final:
        return Verdict(laws, result)
    until = book["objection_in_time"]
    line = sentence(
        "{side} may still object until they call on the next board or the round ends ({law}).",
        side=claim.side.opponents,
        law=until,
    )
    return Verdict((*laws, Applied(until, Role.RIGHT)), result, trace=(result, line))


def asks_for_normal_play(edition: Edition) -> bool:
    """Whether a trick comes back only if no normal play could lose it; later, if it was likely."""
    return edition is Edition.RU_1987


def question(edition: Edition, claim: StandingClaim, tricks: int) -> tuple[str, Sentence]:
    """Return the fact to be judged and its question: every normal play (1987), or a likelihood."""
    if asks_for_normal_play(edition):
        return "no_normal_play_loses", counted_sentence(
            "Would every normal play of the remaining cards give {side} {n} more trick?",
            "Would every normal play of the remaining cards give {side} {n} more tricks?",
            tricks,
            side=claim.side.opponents,
        )
    return "likely_won", counted_sentence(
        "Would {side} likely have won {n} more trick if play had continued?",
        "Would {side} likely have won {n} more tricks if play had continued?",
        tricks,
        side=claim.side.opponents,
    )


def withdrawn(edition: Edition, claim: StandingClaim, found: Withdrawal) -> Verdict:
    """Return the verdict on the withdrawal of an agreement that was established."""
    book = LAW[edition]
    laws: tuple[Ground, ...]
    won, would_win = book["trick_had_been_won"], book["trick_would_have_been_won"]
    if found.too_late:
        over = clauses(79)[edition]["end_of_the_correction_period"]
        laws = (book["until_the_correction_period_ends"], over)
    elif found.back:
        reasons = ((found.won, won), (found.would_win, would_win))
        laws = tuple(law for tricks, law in reasons if tricks)
        if "may_be_withdrawn" in book:
            laws = (*laws, book["may_be_withdrawn"])
    elif "only_for_these_tricks" in book:
        laws = (book["only_for_these_tricks"],)
    else:
        laws = (book["until_the_correction_period_ends"], won, would_win)
    if not found.too_late and not found.won and "normal_play_is_not_irrational" in book:
        laws = (*laws, book["normal_play_is_not_irrational"])
    side = claim.side.opponents
    result = counted_sentence(
        (
            "{side} withdraw their agreement within the correction period and get back {n} trick "
            "that they agreed to lose."
        ),
        (
            "{side} withdraw their agreement within the correction period and get back {n} "
            "tricks that they agreed to lose."
        ),
        found.back,
        side=side,
    )
    if found.too_late:
        result = sentence(
            "The correction period is over. The agreement of {side} stands.", side=side
        )
    elif not found.back:
        result = sentence(
            "The agreement of {side} stands. No trick that they agreed to lose is given back.",
            side=side,
        )
    first, *others = dict.fromkeys(laws)
    more = (Applied(law, Role.PROCEDURE) for law in others)
    return Verdict((Applied(first), *more), result)
