"""Law 47: when a played card may be taken back.

The exceptions are listed; otherwise a card once played stays (1987: 47G, later 47F2). Cards
played on misinformation (47E) are in a module of their own.
"""

from __future__ import annotations

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, Role, Verdict

LAW = clauses(47)

WITHDRAW, WITHDRAW_LEAD = "withdraw_card", "withdraw_misinformed_lead"
"""The options by which a player takes his card back."""


def not_allowed(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table after a player took a card back without a right to (47F2, 1987: 47G)."""
    noticed = table.noticing(Irregularity.ILLEGAL_WITHDRAWAL, seat, table.event)
    result = sentence("{card} has been played and may not be taken back.", card=card)
    return noticed.deciding(Verdict((Applied(LAW[table.edition]["not_otherwise"]),), result))


def another_laid_down(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table after declarer laid down a card in place of one that stays played.

    It is one he has shown, which is never a penalty card (48A), and goes back.
    """
    incident = table.incident
    if incident is None:
        return table
    back = sentence("{card} goes back into {who}’s hand.", card=card, who=seat)
    result = sentence("{result} {back}", result=incident.result, back=back)
    shown = Applied(clauses(48)[table.edition]["declarer_has_no_penalty_cards"])
    return table.deciding(Verdict((*incident.laws, shown), result, incident.options))


def right_to_withdraw(table: Table, seat: Seat) -> Option | None:
    """Return the option of a player to take his card back, or None."""
    rights = table.incident.options if table.incident else ()
    for option in rights:
        if option.who is seat and option.name in (WITHDRAW, WITHDRAW_LEAD):
            return None if option.condition else option
    return None


def by_right(table: Table, seat: Seat, option: Option) -> Table:
    """Return the table after a player took his card back as he might; he plays another.

    1987 adds that the score may be adjusted for what the card told (47F). An option on condition
    of this one becomes open to its player.
    """
    playing, incident = table.playing, table.incident
    if playing is None or incident is None:
        return table
    card, back = _without_his_card(playing, seat)
    left = tuple(
        replace(other, condition="") if other.condition == option.name else other
        for other in incident.options
        if other is not option
    )
    result = sentence("{who} takes {card} back and plays another card.", who=seat, card=card)
    laws = [Applied(option.ground)]
    laws += [law for law in incident.laws if law.ground != option.ground]
    if adjusted := LAW[table.edition].get("score_adjusted_for_information"):
        laws.append(Applied(adjusted, Role.INFORMATION))
    return replace(table, playing=back).deciding(Verdict(tuple(laws), result, left))


def _without_his_card(playing: Playing, seat: Seat) -> tuple[Card | None, Playing]:
    if playing.face_down is not None and playing.face_down.seat is seat:
        return playing.face_down.card, replace(playing, face_down=None)
    mine = [played for played in playing.played if played.seat is seat]
    if not mine:
        return None, playing
    return mine[-1].card, playing.without_card(seat, mine[-1].card)
