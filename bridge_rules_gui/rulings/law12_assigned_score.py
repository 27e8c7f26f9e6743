"""Law 12 (1987: 12C2, later: 12C1): the assigned adjusted score, from the outcomes told.

1987: the best of the results possible without the irregularity for the innocent, the worst of all
possible ones for the offenders. 2007: the results weighted by their probabilities (12C1(c)), unless
the organiser forbids it; or, if the authority has chosen so (`authority_elects`), the best likely
result for the innocent and the worst possible one for the offenders (12C1(e)). 2017: weighted, of
results to be had by legal means only (12C1(c)).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Side
from bridge_rules_gui.bridge.sentence import Sentence, sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.law12_adjusted_score import BG as BG_ADJUSTED
from bridge_rules_gui.rulings.law12_adjusted_score import SR as SR_ADJUSTED
from bridge_rules_gui.rulings.scores.adjustment_facts import offenders, outcomes, scores

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.scores.adjustment_facts import Outcome

RU = grounds(
    Edition.RU_1987,
    {
        "12C2 innocent": "для ненарушившей стороны этот результат есть наиболее выгодный результат "
        "из тех, которые были бы возможны без нарушения",
        "12C2 offender": "для нарушившей стороны - наименее выгодный из всех возможных результатов",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "12C1(c)": "dodeljeni prilagođeni rezultat može biti odmeren prema verovatnoćama više "
        "potencijalnih rezultata",
        "12C1(d)": "Ako ima previše mogućnosti brojne ili one nisu očigledne, Direktor može "
        "dosuditi veštački prilagođen rezultat",
        "12C1(e)": "Merodavno Telo (telo koje donosi propozicije za dato takmičenje) može "
        "primeniti svu ili deo sledeće procedure umesto pod (c)",
        "12C1(e)(i)": "Rezultat dodeljen umesto aktuelnog rezultata nedužnoj strani je "
        "najpovoljniji rezultat koji bi se verovatno desio, da nije bilo nepravilnosti",
        "12C1(e)(ii)": "Za krivu stranu dodeljen rezultat je najnepovoljniji mogući rezultat",
        "12C1(f)": "Rezultati dosuđeni dvema stranama ne moraju biti uravnoteženi",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "12C1(c)": "може да бъде изчислен с тежести, за да отрази вероятностите на потенциалните "
        "резултати",
        "12C1(c) legal": "само тези, които биха могли да бъдат достигнати с легални средства, "
        "могат да бъдат включени",
        "12C1(d)": "Ако възможностите са много или не са очевидни, съдията може да присъди "
        "изкуствен административен резултат",
    },
)

TOO_MANY = {Edition.SR_2007: SR["12C1(d)"], Edition.BG_2017: BG["12C1(d)"]}
"""The provision that lets an artificial score take the place of an assigned one; 1987 has none."""

UNBALANCED = {Edition.SR_2007: SR["12C1(f)"]}
"""The provision that lets the two sides' scores differ; 1987 says so in 12C2 itself."""

_WHOLE = 100.0


@dataclass(frozen=True, slots=True)
class Share:
    """A result of North-South and the part, of one, with which it counts."""

    points: int
    part: float = 1.0


@dataclass(frozen=True, slots=True)
class Mixture:
    """What a side is assigned: one result, or several weighted ones, and by which law."""

    side: Side
    shares: tuple[Share, ...]
    ground: Ground


Assignment = tuple[Mixture, ...] | Sentence
"""The mixtures of both sides; or what the story must tell before anything can be assigned."""


def assigned(table: Table) -> Assignment:
    """Return what each side is assigned by the edition, of the outcomes told."""
    found = outcomes(table)
    if not found:
        return sentence("The results that might have been had must be told (outcomes).")
    return _RULES[table.edition](table, found)


def rule_1987(table: Table, found: Sequence[Outcome]) -> Assignment:
    """12C2: the best possible without the irregularity, and the worst possible at all."""
    return _extremes(table, found, (RU["12C2 innocent"], RU["12C2 offender"]))


def rule_2007(table: Table, found: Sequence[Outcome]) -> Assignment:
    """12C1(c): weighted; 12C1(e), if the authority has chosen so: best likely, worst possible."""
    elected = table.told_fact("authority_elects", None)
    if elected is None and len(found) > 1 and not _are_weighted(found):
        question = sentence(
            "Has the authority chosen the procedure of {law} for this contest?", law=SR["12C1(e)"]
        )
        elected = table.judge("authority_elects", None, question)
    if elected:
        return _extremes(table, _likely(table, found), (SR["12C1(e)(i)"], SR["12C1(e)(ii)"]))
    if len(found) == 1:
        return _same(Share(found[0].points), ground=SR_ADJUSTED["12C1(a)"])
    if table.told_fact("weighting_forbidden", None):
        return sentence(
            "The organiser forbids weighting ({law}): which one result is assigned must be told.",
            law=SR["12C1(c)"],
        )
    return _weighted(found, SR["12C1(c)"])


def rule_2017(table: Table, found: Sequence[Outcome]) -> Assignment:
    """12C1(b), (c): as near as possible to the probable result, of legal means only; weighted."""
    illegal = scores(table, "illegal_outcomes")
    legal = [outcome for outcome in found if outcome.points not in illegal]
    if not legal:
        return sentence(
            "No result told could have been had by legal means ({law}).", law=BG["12C1(c) legal"]
        )
    if len(legal) == 1:
        ground = BG["12C1(c) legal"] if illegal else BG_ADJUSTED["12C1(b)"]
        return _same(Share(legal[0].points), ground=ground)
    if len(legal) < len(found) and _are_weighted(found):
        return _weighted(legal, BG["12C1(c) legal"], of=sum(map(_percent, legal)))
    return _weighted(legal, BG["12C1(c)"])


_RULES: dict[Edition, Callable[[Table, Sequence[Outcome]], Assignment]] = {
    Edition.RU_1987: rule_1987,
    Edition.SR_2007: rule_2007,
    Edition.BG_2017: rule_2017,
}


def _extremes(
    table: Table, found: Sequence[Outcome], laws: tuple[Ground, Ground]
) -> tuple[Mixture, ...]:
    """Give the innocent the best of the outcomes, the offenders the worst of all possible."""
    without = [outcome.points for outcome in found]
    told = [outcome.points for outcome in outcomes(table)]
    everything = [*told, *scores(table, "possible")]
    offending = offenders(table)
    given = []
    for side in Side:
        best, worst = (max, min) if side is Side.NORTH_SOUTH else (min, max)
        guilty = side in offending
        points = worst(everything) if guilty else best(without)
        given.append(Mixture(side, (Share(points),), laws[guilty]))
    return tuple(given)


def _likely(table: Table, found: Sequence[Outcome]) -> Sequence[Outcome]:
    """Return the outcomes that were likely: told, or asked from the best for the innocent on.

    The last one needs no question: something would have happened.
    """
    told = scores(table, "likely")
    if told:
        return [outcome for outcome in found if outcome.points in told] or found
    innocent = [side for side in Side if side not in offenders(table)]
    downwards = Side.EAST_WEST not in innocent
    ranked = sorted(found, key=lambda outcome: outcome.points, reverse=downwards)
    for outcome in ranked[:-1]:
        question = sentence("Was {score} for North-South a likely result?", score=outcome.points)
        fact = f"likely_{outcome.points}"
        if table.judge(fact, None, question):
            return [outcome]
    return ranked[-1:]


def _weighted(
    found: Sequence[Outcome], ground: Ground, of: float = _WHOLE
) -> tuple[Mixture, ...] | Sentence:
    """Return the outcomes weighted by probabilities that add up to `of`."""
    if not _are_weighted(found):
        return sentence("How probable each result was must be told, in percent (outcomes).")
    if of <= 0 or abs(sum(map(_percent, found)) - of) > 0.01:
        return sentence(
            "The probabilities told add up to {sum} %, not to 100 %.",
            sum=f"{sum(map(_percent, found)):g}",
        )
    return _same(*(Share(o.points, _percent(o) / of) for o in found), ground=ground)


def _same(*shares: Share, ground: Ground) -> tuple[Mixture, ...]:
    return tuple(Mixture(side, shares, ground) for side in Side)


def _are_weighted(found: Sequence[Outcome]) -> bool:
    return all(outcome.percent is not None for outcome in found)


def _percent(outcome: Outcome) -> float:
    return outcome.percent or 0.0
