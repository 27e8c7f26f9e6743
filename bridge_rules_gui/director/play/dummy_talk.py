"""What dummy says and does beside his cards (Laws 42 and 43)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridge_rules_gui.director.play import leads_out_of_turn
from bridge_rules_gui.director.table_talk import OF_HIS_SIDE, conveys_information
from bridge_rules_gui.game.scenario import AttentionDrawn, Event
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law43_dummys_limits as law43
from bridge_rules_gui.laws import law45_played_card as law45
from bridge_rules_gui.laws import law61_revoke as law61
from bridge_rules_gui.table.incident import Incident
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table

Does = Callable[[Table, Playing], Table]


def is_dummy(table: Table, who: Seat | None) -> bool:
    """Whether a player is dummy in the play of this table."""
    return table.playing is not None and who is table.playing.contract.dummy


def spoken(table: Table, event: Event) -> Table | None:
    """Return the table after dummy spoke or did something; None where his seat does not matter.

    The fact `dummy_does` says what he does; words that inform declarer take part in the play.
    """
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return None
    does = _DOES.get(str(event.facts.value("dummy_does")))
    if does is not None:
        return does(table, playing)
    regards = event.facts.value("regards")
    if regards == "revoke" and playing.breached:
        about = law61.asked_player(playing, playing.contract.dummy)
        if about is None or not playing.is_defender(about):
            return law43.asked(table, playing)
    if regards == "whose_lead" and event.facts.value("turn_of") in (None, *map(str, _own(playing))):
        return _spoke_of_the_lead(table, playing)
    if regards in OF_HIS_SIDE and law43.forbids_any_remark(table.edition):
        return law43.spoke(table, playing)
    is_of_the_play = regards is None or regards in OF_HIS_SIDE
    return (
        law43.spoke(table, playing)
        if is_of_the_play and conveys_information(table, event)
        else None
    )


_OF_AUCTION_OR_PLAY = ("opponents_call", "system", "quitted_trick", "current_trick", "pointed_card")
_OF_THE_AUCTION = ("explanation", "review", "partial_review", "call_not_heard")


def with_limits_of_1987(table: Table, event: Event) -> Table:
    """Return the table after words ruled on by another law: in 1987 dummy may not say them."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return table
    if not playing.period.tricks or playing.period.is_over:
        return table
    regards = event.facts.value("regards")
    forbidden = regards in _OF_AUCTION_OR_PLAY or event.facts.value("purpose") in _OF_THE_AUCTION
    if not forbidden or not law43.forbids_any_remark(table.edition):
        return table
    of_irregularity = regards == "pointed_card"
    return law43.spoke_without_a_right(table, playing, of_irregularity=of_irregularity)


def shown_a_hand(table: Table, event: Event) -> Table | None:
    """Return the table after a defender showed dummy his hand; None where none did."""
    playing, who = table.playing, event.who
    if playing is None or who is None or not playing.is_defender(who):
        return None
    if event.facts.value(law43.HAND_SHOWN_TO_DUMMY) is not True:
        return None
    return law43.hand_shown(table, playing, who)


def _breaks(idea: str) -> Does:
    return lambda table, playing: law43.breached(table, playing, idea)


def _own(playing: Playing) -> tuple[Seat, Seat]:
    return playing.contract.declarer, playing.contract.dummy


def _spoke_of_the_lead(table: Table, playing: Playing) -> Table | None:
    """Return the table after dummy said whose lead it is, in time or too late; None else."""
    if playing.wrong_lead is not None:
        return _pointed_out(table, playing)
    is_his_sides = playing.period.is_lead_due and playing.turn in _own(playing)
    return law43.warned(table, playing) if is_his_sides else None


def _warned_declarer(table: Table, playing: Playing) -> Table:
    late = _has_happened(table, playing, by_a_defender=False)
    return _pointed_out(table, playing) if late else law43.warned(table, playing)


def _warned_defender(table: Table, playing: Playing) -> Table:
    late = _has_happened(table, playing, by_a_defender=True)
    return _pointed_out(table, playing) if late else law43.warned_defender(table, playing)


def _has_happened(table: Table, playing: Playing, *, by_a_defender: bool) -> bool:
    """Whether there is nothing left to prevent: a side has led out of turn, or revoked.

    After a complete trick a warning is about the lead, unless `regards` names a revoke.
    """
    lead = playing.wrong_lead
    if lead is not None:
        return playing.is_defender(lead.seat) is by_a_defender
    of_revoke = table.current_event.facts.value("regards") == "revoke"
    in_progress = 0 if playing.period.is_lead_due else playing.period.trick_number
    return any(
        revoke.is_open
        and (of_revoke or revoke.trick == in_progress)
        and playing.is_defender(revoke.seat) is by_a_defender
        for revoke in playing.revokes
    )


_DOES: Mapping[str, Does] = {
    "exchanges_hands": _breaks("exchanges_hands"),
    "leaves_seat": _breaks("leaves_seat"),
    "looks_at_hand": law43.looked,
    "points": law45.dummy_pointed,
    "warns_declarer": _warned_declarer,
    "warns_defender": _warned_defender,
    "takes_part": law43.spoke,
}


def drew_attention(table: Table, event: Event) -> Table | None:
    """Return the table after dummy drew attention to an irregularity; None where another did."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return None
    return _pointed_out(table, playing)


def _pointed_out(table: Table, playing: Playing) -> Table:
    to = _last_irregular(table, playing)
    if to is None or to.offender is None or not law43.takes_away_the_right(table, playing, to):
        return law43.drew_attention(table, playing)
    forgiven = law43.not_rectified(table, to, leads_out_of_turn.stands_all_the_same)
    return law43.pointed_out_first(forgiven, playing, to.offender)


def _last_irregular(table: Table, playing: Playing) -> Incident | None:
    dummy = playing.contract.dummy
    found = (incident for incident in reversed(table.incidents) if incident.key is not None)
    return next((incident for incident in found if incident.offender is not dummy), None)


def called_director(table: Table, event: Event) -> Table:
    """Return the table after the director was called, perhaps by dummy."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who) or playing.period.is_over:
        return table
    attention = any(
        isinstance(each.act, AttentionDrawn) and not is_dummy(table, each.who)
        for each in table.scenario.events[: table.event]
    )
    return law43.called_director(table, playing, attention=attention)
