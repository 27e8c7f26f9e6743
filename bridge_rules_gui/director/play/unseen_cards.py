"""Cards that left a hand under the one that was seen, and went unnoticed (58B4 and 67B2).

Seen in time they just go back into the hand (58B1). Once both sides have played to the next trick
they lie among the cards of that trick, which the director finds with too many.
"""

from __future__ import annotations

from bridge_rules_gui.game.scenario import AttentionDrawn, DirectorArrives
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.offences import Defect
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.play.waiting_plays import StuckCards
from bridge_rules_gui.table.table import Table


def found(table: Table) -> Table:
    """Return the table as the director comes: cards nobody noticed in time lie in their trick."""
    for unseen in table.playing.unseen if table.playing is not None else ():
        playing = table.playing
        if playing is not None and _lie_there(table, playing, unseen):
            table = _lying(table, playing, unseen)
    return table


def _lie_there(table: Table, playing: Playing, unseen: StuckCards) -> bool:
    """Whether the cards are still in no other trick, and both sides have played on unaware."""
    noticed = _noticed_at(table, unseen.event)
    on = {
        played.seat.side
        for played in playing.played
        if played.trick > unseen.trick and played.event < noticed
    }
    gone = {(played.seat, played.card) for played in playing.played}
    return len(on) > 1 and not any((unseen.seat, card) in gone for card in unseen.cards)


def _noticed_at(table: Table, event: int) -> int:
    """Return the event at which attention was first drawn after one, or that after the last."""
    recorded = table.scenario.events
    for place in range(event + 1, len(recorded)):
        if isinstance(recorded[place].act, AttentionDrawn | DirectorArrives):
            return place
    return len(recorded)


def _lying(table: Table, playing: Playing, unseen: StuckCards) -> Table:
    trick = playing.period.tricks[unseen.trick - playing.period.won_before.total - 1]
    owner = trick.winner(playing.contract.denomination)
    for card in unseen.cards:
        playing = playing.with_card(unseen.seat, card, unseen.event, unseen.trick)
    defect = Defect(
        unseen.seat,
        unseen.trick,
        unseen.event,
        unseen.incident,
        too_many=True,
        late=True,
        owner=owner,
    )
    lying = replace(playing, defects=(*playing.defects, defect), unseen=())
    named = table.renaming(Irregularity.DEFECTIVE_TRICK, unseen.incident)
    return replace(named, playing=lying)
