"""Law 12 (1987: 12C1, later: 12C2): the artificial adjusted score, by who is how far at fault.

At matchpoints 1987 gives the side at fault 40 % where the later books give at most 40; a side not
at fault gets at least 60, or its percentage of the session (1987: Law 88, later: 12C2(c)). An
offender below 40 % keeps his own percentage only in the later books; they say so of a side at
fault, which is read as the one directly at fault, since only its score is counted down from there.
At IMPs 1987 (86A) has the three of the side not at fault and nothing for others.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import Scoring
from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law12_adjusted_score as law12
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.scores.adjusted_score import AdjustedScore, Adjustment, Bound, Unit
from bridge_rules_gui.table.scores.adjustment_facts import Fault, fault, session
from bridge_rules_gui.table.table import Table

LAW = clauses(12)

_AVERAGES = {
    Fault.DIRECTLY: "average_minus",
    Fault.PARTLY: "average",
    Fault.NONE: "average_plus",
}
_IMPS = {Fault.DIRECTLY: -3.0, Fault.PARTLY: 0.0, Fault.NONE: 3.0}


def _percent_1987(side: Side, of: Fault, earned: float | None) -> AdjustedScore:
    """12C1: 40, 50, at least 60; Law 88: the session's percentage in place of 60 if higher."""
    book = LAW[Edition.RU_1987]
    if of is Fault.NONE:
        law, amount = book["percentage_of_the_session"], max(60.0, earned or 0.0)
        return AdjustedScore(side, Unit.PERCENT, amount, law, Bound.AT_LEAST)
    amount = 40.0 if of is Fault.DIRECTLY else 50.0
    law = book[_AVERAGES[of]].departing(bears=of is Fault.DIRECTLY)
    return AdjustedScore(side, Unit.PERCENT, amount, law)


def _percent_later(edition: Edition, side: Side, of: Fault, earned: float | None) -> AdjustedScore:
    """12C2(a): at most 40, 50, at least 60; (c): the session's percentage beyond these."""
    book = LAW[edition]
    above = of is Fault.NONE and earned is not None and earned > 60
    below = of is Fault.DIRECTLY and earned is not None and earned < 40
    if above or below:
        return AdjustedScore(side, Unit.PERCENT, earned, book["percentage_of_the_session"])
    amount = {Fault.DIRECTLY: 40.0, Fault.PARTLY: 50.0, Fault.NONE: 60.0}[of]
    bound = {Fault.DIRECTLY: Bound.AT_MOST, Fault.NONE: Bound.AT_LEAST}.get(of, Bound.EXACT)
    return AdjustedScore(side, Unit.PERCENT, amount, book[_AVERAGES[of]], bound)


def award(table: Table, side: Side, of: Fault) -> AdjustedScore:
    """Return the artificial score of a side that is so far at fault."""
    edition, scoring = table.edition, table.scenario.scoring
    if scoring is Scoring.MATCHPOINTS:
        earned = session(table, side)
        if edition is Edition.RU_1987:
            return _percent_1987(side, of, earned)
        return _percent_later(edition, side, of, earned)
    if scoring is Scoring.INTERNATIONAL_MATCHPOINTS:
        return _in_imps(edition, side, of)
    return AdjustedScore(side, Unit.POINTS, None, LAW[edition][_AVERAGES[of]])


def _in_imps(edition: Edition, side: Side, of: Fault) -> AdjustedScore:
    """12C2(b): 3 IMPs either way; 1987 (86A) has a figure only for the side not at fault."""
    book = LAW[edition]
    if edition is Edition.RU_1987:
        if of is Fault.NONE:
            return AdjustedScore(side, Unit.IMPS, 3.0, clauses(86)[edition]["artificial_imps"])
        return AdjustedScore(side, Unit.IMPS, None, book[_AVERAGES[of]])
    if of is Fault.PARTLY:  # no figure is printed: average lies midway between +3 and -3
        return AdjustedScore(side, Unit.IMPS, _IMPS[of], book[_AVERAGES[of]])
    return AdjustedScore(side, Unit.IMPS, _IMPS[of], book["average_in_imps"])


def adjustment(table: Table, first: tuple[Ground, ...] = ()) -> Adjustment:
    """Return the artificial scores of both sides, the laws that lead to them `first`."""
    awards = tuple(award(table, side, fault(table, side)) for side in Side)
    given, averaged = law12.averaged(table, awards)
    north_south, east_west = given
    result = sentence(
        "Artificial adjusted score: {ns} for North–South, {ew} for East–West.",
        ns=north_south,
        ew=east_west,
    )
    book = LAW[table.edition]
    # Figures in IMPs do not say who gets an average plus or minus; the averages do.
    by_fault = (book[_AVERAGES[fault(table, side)]] for side in Side)
    figures = dict.fromkeys(score.ground for score in (*given, *awards))
    laws = [book["artificial_adjusted_score"], *by_fault, *figures]
    again = clauses(86)[table.edition].get("artificial_imps")
    if again and any(score.ground == book.get("average_in_imps") for score in awards):
        laws.append(again)  # 2007 repeats it for team play
    missing = _without_figure(table, given)
    return law12.adjustment(table, given, (*first, *averaged, *laws), result, missing)


def _without_figure(table: Table, given: tuple[AdjustedScore, ...]) -> Sentence | None:
    """Say what of the scores the edition leaves without a figure, None where nothing."""
    if any(score.amount is None for score in given):
        return sentence("This edition gives no figure for this average in this form of scoring.")
    earned = any(session(table, side) is not None for side in Side)
    imps = table.scenario.scoring is Scoring.INTERNATIONAL_MATCHPOINTS
    if earned and imps and table.edition is not Edition.RU_1987:
        return sentence(
            "This edition does not say how many IMPs a session percentage is worth ({law}).",
            law=LAW[table.edition]["percentage_of_the_session"],
        )
    return None
