"""Law 71: a concession stands, unless it is cancelled.

It is cancelled for a trick the side had won, or could not lose by any legal play of the remaining
cards (1987, 2007), or by any normal play: in 1987 only until the side calls on the next board or
the round ends, later throughout the correction period. 1987 numbers its items 71A1, 71A2 and 71B,
2007 71.1 and 71.2, 2017 71A and 71B.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(71)


@dataclass(frozen=True, slots=True)
class Conceded:
    """What is known of the tricks a side has given away.

    `won` of them it had in fact won, `made_or_beaten` tells that the contract conceded was already
    made, or the one let through already beaten. Of the rest no legal play loses `by_legal_play`,
    no normal play `by_normal_play` of them.
    """

    won: int = 0
    made_or_beaten: bool = False
    by_legal_play: int = 0
    by_normal_play: int = 0
    round_over: bool = False
    too_late: bool = False


@dataclass(frozen=True, slots=True)
class Cancelled:
    """How many tricks of a concession are given back, and by which provision."""

    tricks: int
    ground: Ground


def question(claim: StandingClaim, tricks: int) -> Sentence:
    """Return what the director must ask himself where the cards do not show it."""
    return counted_sentence(
        "Did {who} concede {n} trick that no normal play of the remaining cards could lose?",
        "Did {who} concede {n} tricks that no normal play of the remaining cards could lose?",
        tricks,
        who=claim.seat,
    )


def cancelled(edition: Edition, conceded: Conceded) -> Cancelled | None:
    """Return what of a concession is cancelled; None where it stands.

    Any normal play counts in 1987 only until the next board or the end of the round. 2017 does not
    name legal play any more: what no legal play loses, no normal play loses.
    """
    book, tricks = LAW[edition], conceded.won
    if conceded.too_late:
        return None
    legal = book.get("trick_not_lost_by_legal_play")
    by_legal_play = 0 if legal is None else conceded.by_legal_play
    is_normal_play_late = edition is Edition.RU_1987 and conceded.round_over
    if conceded.by_normal_play > by_legal_play and not is_normal_play_late:
        return Cancelled(tricks + conceded.by_normal_play, book["trick_not_lost_by_normal_play"])
    won = book["trick_had_been_won"]
    if legal is not None and by_legal_play:
        # Tricks already won come back, and those that no legal play loses, each by its own words.
        return Cancelled(tricks + by_legal_play, won.quoting(legal) if tricks else legal)
    if tricks:
        return Cancelled(tricks, won)
    decided = book.get("contract_made_or_defeated") if conceded.made_or_beaten else None
    return None if decided is None else Cancelled(0, decided)


def asked_back_late(edition: Edition, conceded: Conceded) -> Ground | None:
    """Return what keeps a trick from coming back that no normal play loses: in 1987 the time."""
    if conceded.too_late or not conceded.by_normal_play or cancelled(edition, conceded) is not None:
        return None
    return LAW[edition]["trick_not_lost_by_normal_play"]


def claim_concedes(edition: Edition, claim: StandingClaim) -> tuple[Applied, ...]:
    """Return what makes a concession of the tricks a claim leaves to the other side (68B)."""
    if claim.conceding or not claim.conceded:
        return ()
    return (Applied(clauses(68)[edition]["claim_concedes_the_rest"], Role.PROCEDURE),)


def verdict(edition: Edition, claim: StandingClaim, found: Cancelled, *, defends: bool) -> Verdict:
    """Return the verdict on a concession that is cancelled; of a defender's if he `defends`."""
    result = counted_sentence(
        "{who}’s concession of {n} trick is cancelled. The trick goes to {side}.",
        "{who}’s concession of {n} tricks is cancelled. The tricks go to {side}.",
        found.tricks,
        who=claim.seat,
        side=claim.side,
    )
    book = LAW[edition]
    if not found.tricks:
        words = (
            ("{who} conceded a contract that was already defeated. The concession is cancelled.")
            if defends
            else (
                "{who} conceded the defeat of a contract that had already been made. The "
                "concession is cancelled."
            )
        )
        result = sentence(words, who=claim.seat)
    above = book.get("within_the_correction_period")  # which 1987 says of all but normal play
    if above is None or found.ground == book["trick_not_lost_by_normal_play"]:
        above = book["may_be_cancelled"]
    laws = (Applied(found.ground), Applied(above, Role.PROCEDURE))
    return Verdict((*laws, *claim_concedes(edition, claim)), result)


def stands(
    edition: Edition, claim: StandingClaim, *, too_late: bool = False, late: Ground | None = None
) -> Verdict:
    """Return the verdict on a concession that stands; `late` is the reason where it is the time."""
    if claim.left == 1:
        result = sentence("{who}’s concession of the last trick stands.", who=claim.seat)
    elif claim.conceded == claim.left:
        result = counted_sentence(
            "{who}’s concession of the {n} remaining trick stands.",
            "{who}’s concession of the {n} remaining tricks stands.",
            claim.left,
            who=claim.seat,
        )
    else:
        result = counted_sentence(
            "{who}’s concession of {tricks} of the {n} remaining trick stands.",
            "{who}’s concession of {tricks} of the {n} remaining tricks stands.",
            claim.left,
            who=claim.seat,
            tricks=claim.conceded,
        )
    if too_late:
        over = sentence("The correction period is over.")
        result = sentence("{over} {result}", over=over, result=result)
    laws = [Applied(LAW[edition]["must_stand"]), *claim_concedes(edition, claim)]
    if late is not None:
        words = "It is too late to reclaim a trick that no normal play loses ({law})."
        result = sentence("{result} {over}", result=result, over=sentence(words, law=late))
        laws.append(Applied(late, Role.PROCEDURE))
    if too_late:
        laws.append(Applied(clauses(79)[edition]["end_of_the_correction_period"], Role.PROCEDURE))
    return Verdict(tuple(laws), result)
