"""Law 86: team play. Substitute boards, the result of the other table, several results.

A board is not dealt again where the result of the match without it may be known (1987, 2007: 86C,
2017: 86A). With a result from the other table an adjusted score becomes an assigned one: in 2007
(86D) the director should where it favours the innocent side, and not for a board of 6D2; in 2017
(86B1) he must where it clearly favours either. Several results that cannot be compared are 86B2 of
2017 alone. The artificial IMPs of 86A and the averages of 86B are with Law 12.

Facts: `replace_board`, `result_may_be_known`, `other_table`, `other_table_favours` (``ns``, ``ew``
or ``neither``), `sorted_deck` (6D2), `incomparable_results`, `time_to_replay`.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Side
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law12_adjusted_score as law12
from bridge_rules_gui.laws import law12_artificial_score as artificial
from bridge_rules_gui.laws import law12_assigned_score as assigned
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.scores.adjusted_score import AdjustedScore, Adjustment, Bound
from bridge_rules_gui.table.scores.adjustment_facts import (
    TEAMS,
    Fault,
    contest,
    fault,
    score,
)
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(86)


def may_not_be_replaced(table: Table) -> bool:
    """Whether the result of the match without the board may be known to a contestant; asked."""
    question = sentence("May a contestant know the result of the match without this board?")
    return table.judge("result_may_be_known", None, question)


def substitute_board(table: Table) -> Verdict | None:
    """Return whether a board is dealt again in a match of teams, where the case asks for it."""
    if table.facts.value("replace_board") is not True or contest(table) not in TEAMS:
        return None
    known = may_not_be_replaced(table)
    words = (
        (
            "The board is not dealt again because the result of the match without it may be "
            "known. An adjusted score is awarded."
        )
        if known
        else (
            "The board may be dealt again because nobody can know the result of the match "
            "without it."
        )
    )
    book = LAW[table.edition]
    power = clauses(6)[table.edition]["redeal_required_by_director"]
    laws = (book["not_dealt_again"],) if known else (power, book["no_redeal_if_result_known"])
    return Verdict(tuple(Applied(law, Role.SCORE) for law in laws), sentence(words))


# -- the other table ----------------------------------------------------------------------------


def calls_for_assigned(table: Table) -> Ground | None:
    """Return the provision that asks for an assigned score in place of an artificial one.

    2007 (86D) asks for it where the other table favours the innocent side, not for a board of 6D2;
    2017 (86B1) where it clearly favours either side.
    """
    law = LAW[table.edition].get("other_table")
    if law is None or contest(table) not in TEAMS or score(table, "other_table") is None:
        return None
    sides = tuple(Side)
    if table.edition is Edition.SR_2007:
        if table.stated_fact("sorted_deck", None) is True:
            return None
        sides = tuple(side for side in Side if fault(table, side) is Fault.NONE)
        if len(sides) != 1:
            return None
    return law if any(_favours(table, side) for side in sides) else None


def _favours(table: Table, side: Side) -> bool:
    stated = table.facts.value("other_table_favours")
    if isinstance(stated, str):
        return stated == side.value.lower()
    question = sentence("Is the result of the other table clearly favourable to {side}?", side=side)
    return table.judge(f"other_table_favours_{side.value.lower()}", None, question)


# -- several results ------------------------------------------------------------------------------


def has_several_results(table: Table) -> bool:
    """Whether 86B2 of 2017 applies: results of a match that cannot be compared."""
    stated = table.facts.value("incomparable_results") is True
    return "results_not_comparable" in LAW[table.edition] and stated and contest(table) in TEAMS


_AT_FAULT = ("nobody_at_fault", "one_side_at_fault", "both_sides_at_fault")


def several_results(table: Table, first: tuple[Ground, ...] = ()) -> Adjustment:
    """Return what 86B2 gives by who is at fault, the laws that lead to it `first`."""
    book = LAW[table.edition]
    guilty = [side for side in Side if fault(table, side) is not Fault.NONE]
    definition = book["results_not_comparable"]
    laws = (*first, book[_AT_FAULT[len(guilty)]], definition)
    if len(guilty) == 1:
        return _better_for(guilty[0].opponents, table, laws)
    if not guilty and _is_replayed(table):
        result = sentence("The boards are cancelled, and substitute boards are played.")
        laws = (*first, book["substitute_boards"], definition)
        return Adjustment(Verdict(tuple(Applied(law, Role.SCORE) for law in laws), result))
    return artificial.adjustment(table, laws)


def _is_replayed(table: Table) -> bool:
    """Whether substitute boards are played (86B2(a)): there is time, and 86A does not forbid it."""
    question = sentence("Is there time to play substitute boards?")
    return table.judge("time_to_replay", None, question) and not may_not_be_replaced(table)


def _better_for(side: Side, table: Table, laws: tuple[Ground, ...]) -> Adjustment:
    """Give the innocent side the better of average plus and an assigned score (86B2(b)).

    The other side gets the complement.
    """
    plus = tuple(artificial.award(table, each, fault(table, each)) for each in Side)
    offers = [own for own in (*plus, *_assigned(table)) if own.side is side]
    best = max((own.amount for own in offers if own.amount is not None), default=None)
    law = LAW[table.edition]["one_side_at_fault"]
    given = tuple(
        replace(
            each,
            amount=best if each.side is side or best is None else 0.0 - best,
            ground=law,
            bound=Bound.EXACT,
        )
        for each in plus
    )
    north_south, east_west = given
    result = sentence(
        (
            "Adjusted score, the more favourable for the non-offending side: {ns} for "
            "North–South, {ew} for East–West."
        ),
        ns=north_south,
        ew=east_west,
    )
    average = clauses(12)[table.edition]["average_in_imps"]
    return law12.adjustment(table, given, (*laws, average), result)


def _assigned(table: Table) -> tuple[AdjustedScore, ...]:
    if score(table, "other_table") is None:
        return ()
    found = assigned.assigned(table)
    mixtures = found if isinstance(found, tuple) else ()
    return tuple(assigned.valued(table, mixture) for mixture in mixtures)
