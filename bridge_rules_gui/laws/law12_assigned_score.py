"""Law 12 (1987: 12C2, later: 12B1, 12C1): the assigned adjusted score, from stated outcomes.

1987: the best of the results possible without the irregularity for the innocent, the worst of all
possible ones for the offenders. 2007: the results weighted by their probabilities (12C1(c)), unless
the organiser forbids it; or, if the authority has chosen so (`authority_elects`), the best likely
result for the innocent and the worst possible one for the offenders (12C1(e)). 2017: weighted, of
results to be had by legal means only (12C1(c)).

In 2007 and 2017 a side that has not got less than was to be expected has no damage (12B1), and the
result stands. What the innocent side did to itself is not redressed: in 2007 (12C1(b)) by a serious
error or a wild, gambling action; in 2017 (12C1(e)) by an extremely serious error, or a gamble of
the kind that hopes for a rectification if it fails. An error that has to do with the infraction
(`error_related`) takes nothing away in either. The offenders get what follows from their infraction
in any case.

`self_inflicted` is ``serious error``, ``extremely serious error`` or ``gamble``; `table_score` is
the result at the table, `without_own_error` what it would have been without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import Scoring
from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.language.sentence import Sentence, sentence, signed
from bridge_rules_gui.laws import law12_adjusted_score as law12
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.laws.law78_methods_of_scoring import unit_of, worth
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.scores.adjusted_score import AdjustedScore, Adjustment, Unit
from bridge_rules_gui.table.scores.adjustment_facts import (
    Outcome,
    offenders,
    outcomes,
    score,
    scores,
)
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(12)


_WHOLE = 100.0


@dataclass(frozen=True, slots=True)
class Share:
    """A result of North–South and the part, of one, with which it counts."""

    points: int
    part: float = 1.0


@dataclass(frozen=True, slots=True)
class Mixture:
    """What a side is assigned: one result, or several weighted ones, and by which law."""

    side: Side
    shares: tuple[Share, ...]
    ground: Ground


Assignment = tuple[Mixture, ...] | Sentence
"""The mixtures of both sides; or what the case must state before anything can be assigned."""


def adjustment(table: Table, first: tuple[Ground, ...] = ()) -> Adjustment:
    """Return the assigned scores of both sides, the laws that lead to them `first`."""
    found = assigned(table)
    if isinstance(found, Sentence):
        return _without_figure(table.edition, first, found)
    scores_of = tuple(valued(table, mixture) for mixture in found)
    stands = _undamaged(table, scores_of)
    if stands is not None:
        result = sentence("The non-offending side was not damaged. The table result stands.")
        return Adjustment(Verdict((Applied(stands, Role.SCORE),), result), stands=True)
    book = LAW[table.edition]
    also: tuple[Ground, ...] = ()
    if _is_self_inflicted(table):
        reduced = _reduced(table, scores_of)
        if isinstance(reduced, Sentence):
            return _without_figure(table.edition, tuple(each.ground for each in scores_of), reduced)
        scores_of = reduced
        also = (book["self_inflicted"],) if "self_inflicted" in book else ()
    given, averaged = law12.averaged(table, scores_of)
    decide = (*averaged, *(each.ground for each in scores_of), *_unbalanced(table, given))
    laws = (*first, *decide, book["assigned_adjusted_score"], *also)
    return law12.adjustment(table, given, laws, _result(given, found))


def too_many_possibilities(table: Table) -> Ground | None:
    """Return the law by which an artificial score replaces an assigned one (12C1(d)); asked."""
    law = LAW[table.edition].get("too_many_possibilities")
    if law is None or outcomes(table):
        return None
    question = sentence("Are the possibilities numerous or not obvious?")
    return law if table.judge("too_many_outcomes", None, question) else None


def _unbalanced(table: Table, given: tuple[AdjustedScore, ...]) -> tuple[Ground, ...]:
    """Return what lets the scores differ (1987: 12C2, 2007: 12C1(f)), where they do."""
    law = LAW[table.edition].get("need_not_balance")
    if law is None or any(each.amount is None for each in given):
        return ()
    differ = given[0].ground != given[1].ground and law12.single_number(given, table) is None
    return (law,) if differ else ()


def _result(given: tuple[AdjustedScore, ...], found: tuple[Mixture, ...]) -> Sentence:
    if all(each.amount is not None for each in given):
        first, second = given
        return sentence(
            "Assigned adjusted score: {ns} for North–South, {ew} for East–West.",
            ns=first,
            ew=second,
        )
    shares = found[0].shares
    parts = ", ".join(f"{share.part * 100:.4g} % × {signed(share.points)}" for share in shares)
    return sentence("Weighted assigned adjusted score for North–South: {parts}.", parts=parts)


def _without_figure(edition: Edition, first: tuple[Ground, ...], missing: Sentence) -> Adjustment:
    """Return that the result is replaced, where too little is stated for a figure."""
    book = LAW[edition]
    replaces = book.get("replaces_result", book["assigned_adjusted_score"])
    result = sentence("An assigned adjusted score replaces the result.")
    laws = tuple(Applied(law, Role.SCORE) for law in (*first, replaces))
    return Adjustment(Verdict(laws, result), missing=missing)


# -- the mixtures -----------------------------------------------------------------------------


def assigned(table: Table) -> Assignment:
    """Return what each side is assigned by the edition, of the stated outcomes."""
    found = outcomes(table)
    if not found:
        return sentence("The results that might have been obtained must be stated (outcomes).")
    return _RULES[table.edition](table, found)


def _rule_1987(table: Table, found: Sequence[Outcome]) -> Assignment:
    """12C2: the best possible without the irregularity, and the worst possible at all."""
    return _extremes(table, found)


def _rule_2007(table: Table, found: Sequence[Outcome]) -> Assignment:
    """12C1(c): weighted; 12C1(e), if the authority has chosen so: best likely, worst possible."""
    book = LAW[table.edition]
    elected = table.stated_fact("authority_elects", None)
    if elected is None and len(found) > 1 and not _are_weighted(found):
        question = sentence(
            "Has the Regulating Authority chosen the procedure of {law} for this event?",
            law=book["authority_elects"],
        )
        elected = table.judge("authority_elects", None, question)
    if elected:
        return _extremes(table, _likely(table, found))
    if len(found) == 1:
        return _same(Share(found[0].points), ground=book["assigned_adjusted_score"])
    if table.stated_fact("weighting_forbidden", None):
        return sentence(
            (
                "The organiser forbids weighting ({law}). The single result to be assigned must "
                "be stated."
            ),
            law=book["weighted"],
        )
    return _weighted(found, book["weighted"])


def _rule_2017(table: Table, found: Sequence[Outcome]) -> Assignment:
    """12C1(b), (c): as near as possible to the probable result, of legal means only; weighted."""
    book = LAW[table.edition]
    illegal = scores(table, "illegal_outcomes")
    legal = [outcome for outcome in found if outcome.points not in illegal]
    if not legal:
        return sentence(
            "None of the stated results could have been obtained legally ({law}).",
            law=book["legal_results_only"],
        )
    if len(legal) == 1:
        law = book["legal_results_only" if illegal else "assigned_adjusted_score"]
        return _same(Share(legal[0].points), ground=law)
    if len(legal) < len(found) and _are_weighted(found):
        return _weighted(legal, book["legal_results_only"], of=sum(map(_percent, legal)))
    return _weighted(legal, book["weighted"])


_RULES: dict[Edition, Callable[[Table, Sequence[Outcome]], Assignment]] = {
    Edition.RU_1987: _rule_1987,
    Edition.SR_2007: _rule_2007,
    Edition.BG_2017: _rule_2017,
}


def _extremes(table: Table, found: Sequence[Outcome]) -> tuple[Mixture, ...]:
    """Give the innocent the best of the outcomes, the offenders the worst of all possible."""
    book = LAW[table.edition]
    without = [outcome.points for outcome in found]
    possible = [outcome.points for outcome in outcomes(table)]
    possible += scores(table, "possible")
    offending = offenders(table)
    given = []
    for side in Side:
        best, worst = (max, min) if side is Side.NORTH_SOUTH else (min, max)
        if side in offending:
            points, law = worst(possible), book["worst_for_the_offenders"]
        else:
            points, law = best(without), book["best_for_the_innocent"]
        given.append(Mixture(side, (Share(points),), law))
    return tuple(given)


def _likely(table: Table, found: Sequence[Outcome]) -> Sequence[Outcome]:
    """Return the outcomes that were likely: stated, or asked from the best for the innocent on.

    The last one needs no question: something would have happened.
    """
    likely = scores(table, "likely")
    if likely:
        return [outcome for outcome in found if outcome.points in likely] or found
    innocent = [side for side in Side if side not in offenders(table)]
    downwards = Side.EAST_WEST not in innocent
    ranked = sorted(found, key=lambda outcome: outcome.points, reverse=downwards)
    for outcome in ranked[:-1]:
        question = sentence("Was {score} for North–South a likely result?", score=outcome.points)
        fact = f"likely_{outcome.points}"
        if table.judge(fact, None, question):
            return [outcome]
    return ranked[-1:]


def _weighted(
    found: Sequence[Outcome], ground: Ground, of: float = _WHOLE
) -> tuple[Mixture, ...] | Sentence:
    """Return the outcomes weighted by probabilities that add up to `of`."""
    if not _are_weighted(found):
        return sentence("The probability of each result must be stated in percent (outcomes).")
    if of <= 0 or abs(sum(map(_percent, found)) - of) > 0.01:
        return sentence(
            "The stated probabilities add up to {sum}%, not 100%.",
            sum=f"{sum(map(_percent, found)):g}",
        )
    return _same(*(Share(o.points, _percent(o) / of) for o in found), ground=ground)


def _same(*shares: Share, ground: Ground) -> tuple[Mixture, ...]:
    return tuple(Mixture(side, shares, ground) for side in Side)


def _are_weighted(found: Sequence[Outcome]) -> bool:
    return all(outcome.percent is not None for outcome in found)


def _percent(outcome: Outcome) -> float:
    return outcome.percent or 0.0


# -- what a mixture amounts to --------------------------------------------------------------------


def valued(table: Table, mixture: Mixture) -> AdjustedScore:
    """Return the adjusted score a mixture amounts to.

    Weighted points have a sum only where points are the score: matchpoints and IMPs are weighted
    after comparing each result, and the case may not state with what.
    """
    unit = unit_of(table)
    total_points = table.scenario.scoring is Scoring.TOTAL_POINTS
    amount = None
    if len(mixture.shares) == 1 or unit is not Unit.POINTS or total_points:
        parts = (share.part * worth(table, mixture.side, share.points) for share in mixture.shares)
        amount = round(sum(parts), 6)
    return AdjustedScore(mixture.side, unit, amount, mixture.ground)


# -- damage (12B1), and damage of one's own making (2007: 12C1(b), 2017: 12C1(e)) -----------------

_ERRORS = ("serious error", "extremely serious error")


def _undamaged(table: Table, given: tuple[AdjustedScore, ...]) -> Ground | None:
    """Return the provision by which the result stands, None where it does not or is not stated."""
    side, result = _innocent(table), score(table, "table_score")
    law = LAW[table.edition].get("damage")
    if side is None or result is None or law is None:
        return None
    amount = _of(given, side).amount
    return law if amount is not None and amount <= worth(table, side, result) else None


def _innocent(table: Table) -> Side | None:
    """Return the one side that did not offend, None where both did or neither."""
    others = [side for side in Side if side not in offenders(table)]
    return others[0] if len(others) == 1 else None


def _is_self_inflicted(table: Table) -> bool:
    """Whether the edition takes away redress for what the innocent side did to itself."""
    own = table.facts.value("self_inflicted")
    in_2007 = table.edition is Edition.SR_2007
    if "no_redress_for_own_error" not in LAW[table.edition] or _innocent(table) is None:
        return False
    if own in _ERRORS:
        serious_enough = in_2007 or own == _ERRORS[1]
        return serious_enough and not table.stated_fact("error_related", None)
    return own == "gamble" and (in_2007 or _hoped_for_redress(table))


def _hoped_for_redress(table: Table) -> bool:
    question = sentence(
        "Was this a gambling action whose failure might have been recovered through rectification?"
    )
    return table.judge("hoped_for_redress", None, question)


def _reduced(
    table: Table, given: tuple[AdjustedScore, ...]
) -> tuple[AdjustedScore, ...] | Sentence:
    """Return the scores with the innocent side's own part of its damage left to it."""
    side = _innocent(table)
    result, without = score(table, "table_score"), score(table, "without_own_error")
    if side is None or result is None or without is None:
        return sentence(
            "The self-inflicted part of the damage must be stated (table_score, without_own_error)."
        )
    before = _of(given, side)
    if before.amount is None:
        return given
    redress = max(before.amount - worth(table, side, without), 0.0)
    amount = round(min(worth(table, side, result) + redress, before.amount), 6)
    book = LAW[table.edition]
    return tuple(
        replace(each, amount=amount, ground=book["no_redress_for_own_error"])
        if each.side is side
        else replace(each, ground=book["consequence_of_the_infraction"])
        for each in given
    )


def _of(given: tuple[AdjustedScore, ...], side: Side) -> AdjustedScore:
    return next(score for score in given if score.side is side)
