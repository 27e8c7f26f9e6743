"""Questions, remarks and explanations taken in: what they tell whom, and what they may not be."""

from __future__ import annotations

from bridge_rules_gui.director.auction import misled_calls
from bridge_rules_gui.game.scenario import Corrected, Event, Explanation, Question, Remark
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law10_assessment_of_rectification as law10
from bridge_rules_gui.laws import law16_extraneous_information as law16
from bridge_rules_gui.laws import law20_review_and_explanation as law20
from bridge_rules_gui.laws import law21_misinformation as law21
from bridge_rules_gui.laws import law40_partnership_understandings as law40
from bridge_rules_gui.laws import law47_misinformation as law47
from bridge_rules_gui.laws import law73_communication as law73
from bridge_rules_gui.laws import law75_mistaken_explanation_or_call as law75
from bridge_rules_gui.laws.law20_review_and_explanation import Purpose
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.noted import Heard, Misinformation
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

_BESIDE = (
    Irregularity.CONSULTATION_WITH_PARTNER,
    Irregularity.IMPROPER_REQUEST,
    Irregularity.EXTRANEOUS_INFORMATION,
    Irregularity.MISLEADING_VARIATION,
    Irregularity.ILLEGAL_CORRECTION,
)


def beside(
    table: Table, key: Irregularity, who: Seat, verdict: Verdict, *, is_breach: bool = True
) -> Table:
    """Return the table with something said that takes nobody's open right away."""
    noticed = table.noticing(key, who, table.event, is_breach=is_breach)
    consequences = (*verdict.consequences, *table.options_beside)
    return noticed.deciding(replace(verdict, consequences=consequences))


def rights_spent(table: Table) -> Table:
    """Return the table after a choice: what was said beside it no longer shows its options."""
    if len(table.incidents) < 2 or table.incidents[-1].key not in _BESIDE:
        return table
    *_, before, last = table.incidents
    left = tuple(option for option in last.options if option in before.options)
    if left == last.options:
        return table
    return replace(table, incidents=(*table.incidents[:-1], replace(last, options=left)))


# -- questions, remarks and manner --------------------------------------------------------------


def spoken(table: Table, event: Event, act: Question | Remark) -> Table:
    """Take in a question or a remark: ruled by what it is for and regards, never by its words."""
    who = event.who
    if who is None:
        return table
    return _misleading(_heard(table, event, act, who), event)


def _heard(table: Table, event: Event, act: Question | Remark, who: Seat) -> Table:
    """Return the table after words of a player, whatever opponents conclude from them."""
    purpose = _purpose(event, act)
    match purpose:
        case None:
            return _let_partner_know(table, event, who) if _suggests(table, event) else table
        case Purpose.CONSULTATION:
            return law10.consulted(table, who)
        case Purpose.RECTIFICATION:
            return law10.settled_by_players(table, who)
        case Purpose.OWN_CARD:
            return own_card(table, who)
        case _:
            return _requested(table, event, who, purpose)


def _requested(table: Table, event: Event, who: Seat, purpose: Purpose) -> Table:
    """Return the table after a request: in order, or one the player may not make."""
    law = law20.improper(table, who, purpose)
    if law is not None:
        verdict, place = law20.refused(table, who, law, purpose), len(table.incidents)
        decided = beside(table, Irregularity.IMPROPER_REQUEST, who, verdict)
        heard = (*table.noted.heard, Heard(who, table.event, place, asked=False))
        return replace(decided, noted=replace(table.noted, heard=heard))
    if purpose is Purpose.TO_MISLEAD or _suggests(table, event):
        return _let_partner_know(table, event, who)
    line = sentence("{who} may ask this.", who=who)
    return table.explaining(law20.in_order(table, who, purpose), (line,))


def _purpose(event: Event, act: Question | Remark) -> Purpose | None:
    """Return what is asked for, None where nothing is.

    A question about which nothing is stated asks for an explanation; a remark asks nothing.
    """
    stated, regards = event.facts.value("purpose"), event.facts.value("regards")
    if isinstance(stated, str):
        return Purpose(stated)
    if regards in ("opponents_call", "system"):
        return Purpose.EXPLANATION
    if isinstance(act, Question) and regards is None:
        return Purpose.EXPLANATION
    return Purpose.WHO_LEADS if isinstance(act, Question) and regards == "whose_lead" else None


def own_card(table: Table, who: Seat) -> Table:
    """Return the table after a player consulted his own system card."""
    allowed = law20.may_consult_own_card(table, who)
    if allowed is not None:
        line = sentence("{who} may consult his own system card now.", who=who)
        return table.explaining((Applied(allowed, Role.RIGHT),), (line,))
    verdict = law20.own_card_consulted(table, who)
    return beside(table, Irregularity.IMPROPER_REQUEST, who, verdict)


def conveys(event: Event) -> bool | None:
    """Whether words or manner let partner know something; None where that is not stated."""
    suggestive, stated = event.facts.value("suggestive"), event.facts.value("conveys")
    if isinstance(suggestive, bool):
        return suggestive
    if stated is not None:
        return stated != "nothing"
    return True if "tempo" in event.facts or "manner" in event.facts else None


OF_HIS_SIDE = frozenset({"own_call", "partners_call", "hand"})
"""What a player may not speak of to his partner, if it tells him anything."""


def conveys_information(table: Table, event: Event) -> bool:
    """Whether words or manner tell partner something: as stated, else asked where they may.

    They may where they are about the side's own matters, or where nothing is stated about them.
    """
    recorded = conveys(event)
    if recorded is not None:
        return recorded
    regards = event.facts.value("regards")
    is_unknown = regards is None and isinstance(event.act, Remark)
    if event.who is None or not (is_unknown or regards in OF_HIS_SIDE):
        return False
    question = sentence(
        "Could what {who} said suggest a call or play to {partner}?",
        who=event.who,
        partner=event.who.partner,
    )
    return table.judge("suggestive", table.event, question)


def _suggests(table: Table, event: Event) -> bool:
    """Whether something is stated to a partner who may still choose a call or play by it."""
    playing, who = table.playing, event.who
    if playing is not None and who is not None and not playing.is_defender(who):
        return False  # dummy chooses no card
    return conveys_information(table, event)


def after_manner(table: Table, event: Event) -> Table:
    """Return the table after a call or card that was made or played in a telling manner."""
    if event.who is not None and conveys(event) and _suggests(table, event):
        table = _let_partner_know(table, event, event.who)
    return _misleading(table, event)


def _misleading(table: Table, event: Event) -> Table:
    """Return the table after manner or tempo by which an opponent may have been misled."""
    if event.who is None or not _may_mislead(event):
        return table
    verdict = law73.misled(table, event.who)
    if verdict is not None:
        return beside(table, Irregularity.MISLEADING_VARIATION, event.who, verdict)
    line = sentence(
        "An opponent draws inferences from {who}’s manner or tempo at his own risk.", who=event.who
    )
    law = Applied(law73.at_own_risk(table.edition))
    before = table.incident
    if (
        before is None
        or before.key is not Irregularity.EXTRANEOUS_INFORMATION
        or before.event != table.event
    ):
        noted = replace(table.noted, at_own_risk=Verdict((law,), line))
        return replace(table.explaining((law,), (line,)), noted=noted)
    both = sentence("{result} {rest}", result=before.result, rest=line)
    return table.deciding(Verdict((*before.laws, law), both, before.options, (line,)))


def at_the_end(table: Table) -> Table:
    """Return the table with what is at an opponent's own risk ruled, where nothing else is."""
    verdict = table.noted.at_own_risk
    if verdict is None or any(each.key is not None for each in table.incidents):
        return table
    moment = table.noticing(None, None, table.event)
    return moment.deciding(replace(verdict, consequences=table.options_beside))


def _let_partner_know(table: Table, event: Event, who: Seat) -> Table:
    place, is_breach = len(table.incidents), not _is_mere_variation(table, event, who)
    verdict = law16.made_available(table.edition, who, is_breach=is_breach)
    decided = beside(table, Irregularity.EXTRANEOUS_INFORMATION, who, verdict, is_breach=is_breach)
    heard = (*table.noted.heard, Heard(who, table.event, place))
    return replace(decided, noted=replace(table.noted, heard=heard))


def _is_mere_variation(table: Table, event: Event, who: Seat) -> bool:
    """Whether all that tells partner something is tempo or emphasis, which is no breach (73D1)."""
    facts = event.facts
    manner = facts.value("manner")
    varies = "tempo" in facts or manner == "undue_emphasis"
    if not varies or manner not in (None, "undue_emphasis") or facts.value("deliberate") is True:
        return False
    return not _may_mislead(event) or law73.misled(table, who) is None


def _may_mislead(event: Event) -> bool:
    """Whether something is stated of an opponent misled by what was said or how it was done."""
    return "misled" in event.facts or "variation_reason" in event.facts


# -- explanations -------------------------------------------------------------------------------


def explained(table: Table, event: Event, act: Explanation) -> Table:
    """Take in an explanation of partner's call, or the correction of one, and its manner."""
    who = event.who
    if who is None:
        return table
    if conveys(event) and _suggests(table, event):
        table = _let_partner_know(table, event, who)
    if act.corrects is Corrected.PARTNER:
        return _partner_corrected(table, who)
    if act.corrects is Corrected.OWN:
        return _corrected(table, who, own=True)
    if act.correct is False:
        return _misinformed(table, who, table.event)
    if event.facts.value("undisclosed") is True:
        incomplete = law40.incomplete_explanation(table.edition)
        return _misinformed(table, who, table.event, incomplete)
    if _fits_hand(table, event, act, who) is not False:
        return table
    if act.correct is None:
        presumed = Applied(law21.LAW[table.edition]["wrong_explanation_presumed"])
        return _misinformed(table, who, table.event, (presumed,))
    return _call_was_mistaken(table, who)


def _fits_hand(table: Table, event: Event, act: Explanation, by: Seat) -> bool | None:
    """Whether partner's hand is what was explained: as stated with the words, or with his call."""
    stated = event.facts.value("fits_hand")
    if isinstance(stated, bool):
        return stated
    calls = table.bidding.calls_of(by.partner)
    of_it = [call for call in calls if act.about in ("", str(call.call))]
    return of_it[-1].holds("fits_hand") if of_it else None


def _call_was_mistaken(table: Table, by: Seat) -> Table:
    """Return the table after a right explanation of a call that partner did not so mean."""
    place = len(table.incidents)
    verdict = law75.mistaken_call(table.edition, by)
    decided = beside(table, Irregularity.EXTRANEOUS_INFORMATION, by, verdict, is_breach=False)
    heard = (*table.noted.heard, Heard(by, table.event, place, asked=False))
    return replace(decided, noted=replace(table.noted, heard=heard))


def _misinformed(table: Table, by: Seat, event: int, more: tuple[Applied, ...] = ()) -> Table:
    place = len(table.incidents)
    noticed = table.noticing(Irregularity.MISINFORMATION, by, event)
    # Behind screens partner does not hear what is explained on the other side of them.
    contract = table.contract
    of_dummys_call = contract is not None and contract.dummy is by.partner
    heard = not (of_dummys_call or _play_is_over(table)) and (
        table.stated_fact("heard_by_partner", event) is not False
    )
    verdict = (
        law21.noticed(table.edition, by, more)
        if _calls_can_be_changed(table, by, event)
        else law47.noticed(table, by, event, more)
    )
    if heard:
        is_partial = table.stated_fact("undisclosed", event) is True
        closed = law21.by_explaining(table.edition, by, misread=not is_partial)
        laws = (*verdict.laws, Applied(closed.ground, Role.INFORMATION))
        verdict = Verdict(laws, verdict.result, (closed,))
    decided = noticed.deciding(verdict)
    wrong = Misinformation(by, event, place)
    return misled_calls.with_misinformation(decided, wrong, heard=heard)


def _calls_can_be_changed(table: Table, by: Seat, event: int) -> bool:
    """Whether calls may rest on what was explained, and the auction period is not over."""
    if table.contract is None:
        return True
    if table.play_has_begun:
        return False
    later = (call for call in table.bidding.recorded if call.event > event)
    return any(call.seat.side is not by.side for call in later)


def _partner_corrected(table: Table, who: Seat) -> Table:
    """Return the table after a player put partner's explanation right, in time or too early.

    Declarer and dummy do so after the last pass, a defender after the play.
    """
    defends = _defends(table, who)
    if _play_is_over(table) or (table.contract is not None and not defends):
        return _corrected(table, who.partner, own=False)
    early = law20.partner_corrected_too_early(table.edition, who, defends=defends)
    return beside(table, Irregularity.ILLEGAL_CORRECTION, who, early)


def _play_is_over(table: Table) -> bool:
    return table.playing is not None and table.playing.period.is_over


def _defends(table: Table, who: Seat) -> bool:
    """Whether a player's side defends the final contract."""
    return table.contract is not None and table.contract.declarer.side is not who.side


def _corrected(table: Table, by: Seat, *, own: bool) -> Table:
    """Return the table after an explanation of a player was put right, by him or by partner."""
    if not any(wrong.by is by for wrong in table.noted.misinformation):
        table = _misinformed(table, by, _last_explanation(table, by))
    over = table.contract is not None
    laws = (
        law20.duty_to_correct(table.edition, auction_over=over)
        if own
        else law20.duty_to_correct_partner(table.edition, defends=_defends(table, by))
    )
    line = sentence("{by}’s explanation is corrected.", by=by)
    corrected = misled_calls.corrected(table, by, laws)
    return misled_calls.put_right(corrected, by).explaining(laws, (line,))


def _last_explanation(table: Table, by: Seat) -> int:
    """Return the event of a player's last explanation before the present one, else this one."""
    for event in reversed(range(table.event)):
        recorded = table.scenario.events[event]
        if recorded.who is by and isinstance(recorded.act, Explanation):
            return event
    return table.event
