"""Law 71: a concession stands, unless it is cancelled.

It is cancelled for a trick the side had won, or could not lose by any legal play of the remaining
cards (1987, 2007), or by any normal play: in 1987 only until the side calls on the next board or
the round ends, later throughout the correction period. 1987 numbers its items 71A1, 71A2 and 71B,
2007 71.1 and 71.2, 2017 71A and 71B.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.law79_tricks_won import correction_over
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bridge_rules_gui.rulings.claims.claiming import StandingClaim
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "71": "Сделанная уступка должна быть утверждена",
        "71 cancelled": "Сделанная уступка должна быть утверждена, если это не",
        "71A": "В течение периода коррекции,определённого по правилу 79C,судье надлежит "
        "аннулировать уступку",
        "71A1": "Если игрок уступил взятку, которая была им фактически выиграна, или не могла быть "
        "потеряна в ходе любой легальной игры оставшихся карт",
        "71A2": "Если разыгрывающий согласился с разрушением контракта, который уже был им "
        "выполнен, или если вистующий согласился с реализацией уже разрушенного контракта",
        "71B": "До того, как уступившая сторона сделала заявку в следующей сдаче или до окончания "
        "раунда судье надлежит аннулировать уступку взятки, которая не могла быть потеряна в ходе "
        "любой нормальной игры оставшихся карт",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "71": "Jednom izveden ustupak mora da ostane",
        "71 cancelled": "osim ako Direktor ne poništi ustupak tokom perioda za ispravku … Bord se "
        "ponovo obračunava i takav štih se prenosi strani koja je dala saglasnost",
        "71.1": "ako je igrač ustupio štih koji je njegova strana zapravo osvojila ili štih koji "
        "ne može da se izgubi bilo kojom legalnom igrom preostalih karata",
        "71.2": "ako je igrač ustupio štih koji ne može da se izgubi bilo kojom normalnom igrom "
        "preostalih karata",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "71": "Веднъж направен отказът от взятки задължително остава",
        "71 cancelled": "освен ако по време на периода за корекции, установен в П79С, съдията "
        "трябва да анулира отказа … Резултатът от раздаването се променя с всяка подобна взятка, "
        "присъдена на неговата страна",
        "71A": "Ако играч се е отказал от взятка, която неговата страна фактически е спечелила",
        "71B": "Ако играч се е отказал от взятка, която не би могла да бъде загубена при всяко "
        "нормална игра на останалите карти",
    },
)
_STANDS = {Edition.RU_1987: RU["71"], Edition.SR_2007: SR["71"], Edition.BG_2017: BG["71"]}
_UNLESS = {
    Edition.RU_1987: RU["71 cancelled"],
    Edition.SR_2007: SR["71 cancelled"],
    Edition.BG_2017: BG["71 cancelled"],
}


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


def rule_1987(conceded: Conceded) -> Cancelled | None:
    """Any normal play counts only until the next board; any legal play in the whole period."""
    if conceded.too_late:
        return None
    if conceded.made_or_beaten:
        return Cancelled(conceded.won, RU["71A2"])
    if not conceded.round_over and conceded.by_normal_play > conceded.by_legal_play:
        return Cancelled(conceded.won + conceded.by_normal_play, RU["71B"])
    return _given_back(conceded.won + conceded.by_legal_play, RU["71A1"])


def rule_2007(conceded: Conceded) -> Cancelled | None:
    """Both in the whole correction period."""
    if conceded.too_late:
        return None
    if conceded.by_normal_play > conceded.by_legal_play:
        return Cancelled(conceded.won + conceded.by_normal_play, SR["71.2"])
    return _given_back(conceded.won + conceded.by_legal_play, SR["71.1"])


def rule_2017(conceded: Conceded) -> Cancelled | None:
    """Legal play is not named any more: what no legal play loses, no normal play loses."""
    if conceded.too_late:
        return None
    if conceded.by_normal_play:
        return Cancelled(conceded.won + conceded.by_normal_play, BG["71B"])
    return _given_back(conceded.won, BG["71A"])


RULES: Mapping[Edition, Callable[[Conceded], Cancelled | None]] = {
    Edition.RU_1987: rule_1987,
    Edition.SR_2007: rule_2007,
    Edition.BG_2017: rule_2017,
}


def _given_back(tricks: int, ground: Ground) -> Cancelled | None:
    return Cancelled(tricks, ground) if tricks else None


def cancelled(edition: Edition, conceded: Conceded) -> Cancelled | None:
    """Return what of a concession is cancelled; None where it stands."""
    return RULES[edition](conceded)


def verdict(edition: Edition, claim: StandingClaim, found: Cancelled) -> Verdict:
    """Return the verdict on a concession that is cancelled."""
    words = "{who}'s concession of {tricks} tricks is cancelled: the tricks go to {side}."
    if found.tricks == 1:
        words = "{who}'s concession of a trick is cancelled: the trick goes to {side}."
    result = sentence(words, who=claim.seat, tricks=found.tricks, side=claim.side)
    laws = [Applied(found.ground)]
    if edition is not Edition.RU_1987 or found.ground.citation.labels[:1] == ("B",):
        laws.append(Applied(_UNLESS[edition], Role.PROCEDURE))
    else:
        laws.append(Applied(RU["71A"], Role.PROCEDURE))
    return Verdict(tuple(laws), result)


def stands(edition: Edition, claim: StandingClaim, *, too_late: bool = False) -> Verdict:
    """Return the verdict on a concession that stands."""
    words = "{who}'s concession of {tricks} of the last {left} tricks stands."
    if claim.left == 1:
        words = "{who}'s concession of the last trick stands."
    if too_late:
        words = "The correction period is over: {who}'s concession of {tricks} of {left} stands."
    result = sentence(words, who=claim.seat, tricks=claim.conceded, left=claim.left)
    laws = [Applied(_STANDS[edition])]
    if too_late:
        laws.append(Applied(correction_over(edition), Role.PROCEDURE))
    return Verdict(tuple(laws), result)
