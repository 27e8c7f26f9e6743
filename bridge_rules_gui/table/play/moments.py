"""Moments of the play: rights that arise without a new irregularity and lapse as play continues."""

from __future__ import annotations

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.incident import Incident
from bridge_rules_gui.table.options import OPTIONS
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Verdict

_OF_A_CARD = frozenset(key for key, option in OPTIONS.items() if option.ends_at_next_card)
"""Rights that are spent when the next card is played in turn."""

_BEFORE_A_LEAD = frozenset(("require_suit", "forbid_suit", "forbid_suits", "no_restriction"))
"""Declarer's choices before a lead that is due."""


def decided(table: Table, player: Seat, verdict: Verdict) -> Table:
    """Return the table with a verdict on the incident of a player's, or on a moment of its own.

    Where the last thing dealt with is the player's, the verdict is the next stage of it.
    """
    last = table.incident
    if last is None or last.offender is not player:
        table = table.noticing(None, player, table.event)
    return table.deciding(verdict)


def played_on(table: Table) -> Table:
    """Return the table as a card is played in turn: moments are past, open rights are spent.

    A card that fills a gap, with later ones in the trick already, leaves their players' rights.
    """
    incidents = table.incidents
    while incidents and incidents[-1].key is None:
        incidents = incidents[:-1]
    playing = table.playing
    if incidents and incidents[-1].options and playing is not None and not _fills_a_gap(playing):
        spent = _OF_A_CARD | _of_a_revoke(playing, len(incidents) - 1)
        left = tuple(option for option in incidents[-1].options if option.name not in spent)
        incidents = (*incidents[:-1], replace(incidents[-1], options=left))
    return table if incidents is table.incidents else replace(table, incidents=incidents)


def _fills_a_gap(playing: Playing) -> bool:
    """Whether the hand in turn has been passed over in the trick: the next one has played."""
    current, turn = playing.period.current, playing.turn
    if playing.period.is_lead_due or current is None or turn is None:
        return False
    after = turn.left_hand_opponent
    return after is not current.leader and bool(current.cards_of(after))


def _of_a_revoke(playing: Playing, incident: int) -> frozenset[str]:
    """Return the rights after a corrected revoke that the card now to be played spends (62C, 62D2).

    Cards played after it may go back until another trick is played to; the partner's card is
    chosen before he plays it.
    """
    revoke = next((each for each in playing.revokes if each.incident == incident), None)
    if revoke is None:
        return frozenset()
    if playing.period.is_lead_due or playing.period.trick_number > revoke.trick:
        return frozenset(("withdraw_card_after_revoke", "choose_partner_card"))
    chosen = playing.turn is revoke.seat.partner
    return frozenset(("choose_partner_card",)) if chosen else frozenset()


def without_lead(table: Table) -> Table:
    """Return the table without what was asked of a lead, where the trick before is open again."""
    playing, incidents = table.playing, table.incidents
    if playing is None or playing.period.is_lead_due:
        return table
    while incidents and incidents[-1].key is None and _is_before_a_lead(incidents[-1]):
        incidents = incidents[:-1]
    return table if incidents is table.incidents else replace(table, incidents=incidents)


def _is_before_a_lead(moment: Incident) -> bool:
    return any(option.name in _BEFORE_A_LEAD for option in moment.options)
