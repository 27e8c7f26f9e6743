"""Concessions: whether tricks given away come back (Law 71)."""

from __future__ import annotations

from bridge_rules_gui.director.claims.claim_findings import (
    cards_known,
    decided,
    stated_judgement,
    stated_number,
    stated_plan,
)
from bridge_rules_gui.director.claims.claim_limits import (
    is_correction_period_over,
    is_next_board_or_round_over,
)
from bridge_rules_gui.laws import law70_contested_claim as law70
from bridge_rules_gui.laws import law71_concession_cancelled as law71
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims import claim_worth
from bridge_rules_gui.table.claims.cards_left import CardsLeft, TooManyLinesError
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.claims.lines_of_play import worth
from bridge_rules_gui.table.claims.normal_play import Plan
from bridge_rules_gui.table.claims.turning_point import (
    LineInQuestion,
    line_beyond_normal,
    normal_line,
)
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table


def concession(table: Table, playing: Playing, claim: StandingClaim, *, asked: bool) -> Table:
    """Return the table with a concession looked at (Law 71): it stands, or it is cancelled.

    `asked` tells that somebody has asked for it back; the director then judges what the cards do
    not show.
    """
    on_cards = _cannot_be_lost(table, playing, claim)
    line = None if on_cards is None else _line_in_question(table, playing, claim, on_cards)
    lost = _as_judged(table, playing, claim, on_cards, line, asked=asked)
    conceded = _conceded(table, playing, claim, lost)
    found = law71.cancelled(table.edition, conceded)
    if found is None and not asked:
        return table
    noticed = table.noticing(Irregularity.CONCESSION, claim.seat, table.event)
    if found is not None:
        defends = playing.is_defender(claim.seat)
        verdict = law71.verdict(table.edition, claim, found, defends=defends)
    else:
        late = law71.asked_back_late(table.edition, conceded)
        verdict = law71.stands(table.edition, claim, too_late=conceded.too_late, late=late)
    if on_cards is not None and lost != on_cards:
        verdict = law70.against_the_cards(verdict, claim, claim.own + on_cards[1])
    elif line is not None:
        said = law70.said_of_the_line(table.edition, claim, line)
        worst = (law70.at_worst(claim, line.line),) if line.is_normal else ()
        verdict = replace(verdict, trace=(verdict.result, *worst, *said))
    return decided(noticed, claim, claim.own + (found.tricks if found else 0), verdict)


def _conceded(
    table: Table, playing: Playing, claim: StandingClaim, not_lost: tuple[int, int]
) -> law71.Conceded:
    legal, normal = not_lost
    return law71.Conceded(
        won=stated_number(table, claim, "already_won") or 0,
        made_or_beaten=_is_decided_contract(table, playing, claim),
        by_legal_play=legal,
        by_normal_play=normal,
        round_over=is_next_board_or_round_over(table, claim.event, claim.side),
        too_late=is_correction_period_over(table, claim.event),
    )


def _cannot_be_lost(table: Table, playing: Playing, claim: StandingClaim) -> tuple[int, int] | None:
    """Return how many of the tricks conceded no legal play loses, and no normal play.

    None where the cards do not show it.
    """
    left = cards_known(table, playing)
    if left is None:
        return None
    plan = _careless_plan(table, playing, claim, left)
    try:
        normal = max(claim_worth.floor(left, claim, plan) - claim.own, 0)
        legal = max(claim_worth.floor(left, claim, legal=True) - claim.own, 0) if normal else 0
    except TooManyLinesError:
        return None
    return legal, max(normal, legal)


def _careless_plan(table: Table, playing: Playing, claim: StandingClaim, left: CardsLeft) -> Plan:
    """Return how one plays who gives tricks away.

    To forget a trump he has not spoken of is careless, and careless play is normal; so is any order
    of the winners, to one who gives one of them away.
    """
    return replace(stated_plan(table, playing, claim, left), overlooks_run=True)


def _line_in_question(
    table: Table, playing: Playing, claim: StandingClaim, on_cards: tuple[int, int]
) -> LineInQuestion | None:
    """Return the line that wins least, which the director may judge to be normal or not."""
    left, (legal, normal) = cards_known(table, playing), on_cards
    if left is None:
        return None
    plan = claim_worth.without_its_line(_careless_plan(table, playing, claim, left))
    if normal:
        beyond = normal > legal
        tricks = claim.own + normal
        return (
            line_beyond_normal(left, claim.side, plan, claim.conceded, tricks) if beyond else None
        )
    worst = worth(left, claim.side, plan, claim.conceded)
    return normal_line(left, claim.side, plan, claim.conceded, worst)


def _as_judged(
    table: Table,
    playing: Playing,
    claim: StandingClaim,
    on_cards: tuple[int, int] | None,
    line: LineInQuestion | None,
    *,
    asked: bool,
) -> tuple[int, int]:
    """Return what `_cannot_be_lost` tells, as the director has judged it or is asked to."""
    stated = stated_judgement(table, claim, "no_normal_play_loses")
    disputed = min(stated_number(table, claim, "tricks_disputed") or 1, claim.conceded)
    if stated is None and on_cards is not None:
        return _by_the_line(table, playing, claim, on_cards, line)
    if stated is None:
        question = law71.question(claim, disputed)
        stated = asked and table.judge("no_normal_play_loses", claim.event, question)
    if not stated:
        return 0, 0
    legal, normal = on_cards or (0, 0)
    return legal, normal or disputed


def _by_the_line(
    table: Table,
    playing: Playing,
    claim: StandingClaim,
    on_cards: tuple[int, int],
    line: LineInQuestion | None,
) -> tuple[int, int]:
    """Return the same where the director has judged the line that wins least (`normal`)."""
    stated = stated_judgement(table, claim, "normal")
    left = cards_known(table, playing)
    if line is None or left is None or stated is None or stated is line.is_normal:
        return on_cards
    legal, _ = on_cards
    if stated:
        return legal, legal
    plan = replace(_careless_plan(table, playing, claim, left), barred=line.bits)
    return legal, max(claim_worth.floor(left, claim, plan) - claim.own, legal)


def _is_decided_contract(table: Table, playing: Playing, claim: StandingClaim) -> bool:
    """Whether a contract was given up that was made already, or let through though beaten."""
    stated = table.stated_fact("concedes_contract", claim.event)
    won = playing.period.tricks_won.of(playing.contract.declarer.side)
    needed = playing.contract.tricks_needed
    if playing.is_defender(claim.seat):
        return stated is True and won + claim.left < needed
    return stated is True and won >= needed
