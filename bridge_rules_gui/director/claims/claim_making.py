"""A claim or concession made: by words, or by showing the hand."""

from __future__ import annotations

from bridge_rules_gui.director.claims.statement import leaves_words_open
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import (
    CardsHandled,
    Claim,
    Concession,
    DirectorArrives,
    Event,
    Handling,
    Remark,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import counted_sentence, sentence
from bridge_rules_gui.laws import law43_dummys_limits as law43
from bridge_rules_gui.laws import law63_establishment as law63
from bridge_rules_gui.laws import law68_claim as law68
from bridge_rules_gui.laws import law69_agreed_claim as law69
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims.claiming import ClaimStage, StandingClaim
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Option, Verdict


def made(table: Table, event: Event, act: Claim | Concession) -> Table:
    """Take in a claim or a concession."""
    playing, who = table.playing, event.who
    if playing is None and who is not None and table.claim is None:
        return _before_the_play(table, who)
    if playing is None or who is None or playing.period.is_over:
        return table
    if table.claim is not None and not _is_shown_by(table.claim, who):
        return table
    if who is playing.contract.dummy:
        nobodys = law68.nobodys_claim(table.edition)
        if nobodys is not None:
            return law43.spoke(table.explaining(nobodys.laws, (nobodys.result,)), playing)
        table = law43.spoke(table, playing)
    left = playing.tricks_left
    if _is_about_current_trick(table, playing, left, act.tricks):
        return moment(table, who, law68.only_the_current_trick(table.edition, who))
    number = left if act.tricks is None else min(act.tricks, left)
    table = _noting_too_many(table, who, act.tricks, left)
    own = left - number if isinstance(act, Concession) else number
    # To claim none is to concede them all, and to concede none to claim them all.
    conceding = isinstance(act, Concession) if number else own == 0
    faced = _faced_before(table, playing, who)
    claim = StandingClaim(who, table.event, left, own, conceding, faced=faced)
    return _standing(table, claim, playing.contract.dummy)


def _is_shown_by(claim: StandingClaim, who: Seat) -> bool:
    """Whether a player has claimed by facing his hand, so that his words now say what he means."""
    return claim.by_showing and claim.seat is who and claim.stage is ClaimStage.OPEN


def _faced_before(table: Table, playing: Playing, who: Seat) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards a defender faced just before his words, which belong to them."""
    if not playing.is_defender(who):
        return ()
    found: list[tuple[Seat, Card]] = []
    for event in reversed(table.scenario.events[: table.event]):
        match event.act:
            case CardsHandled(handling=Handling.EXPOSE) as act if _faces_on_purpose(event, who):
                found.extend((who, card) for card in act.cards)
            case Remark() | DirectorArrives():
                continue
            case _:
                break
    return tuple(found)


def made_by_showing(table: Table, who: Seat, *, conceding: bool) -> Table:
    """Return the table after a player has claimed or conceded all the tricks left by his hand.

    The moment in which that was decided continues, with the rights of the other side.
    """
    playing, present = table.playing, table.incident
    if playing is None or present is None or playing.period.is_over or table.claim is not None:
        return table
    left = playing.tricks_left
    own, faced = 0 if conceding else left, _faced_now(table, playing, who)
    claim = StandingClaim(
        who, table.event, left, own, conceding, by_showing=not conceding, faced=faced
    )
    agree = law69.LAW[table.edition]["objection_in_time"]
    options = law68.open_choices(table.edition, claim, agree, playing.contract.dummy)
    verdict = Verdict(present.laws, present.result, options)
    return law63.by_claim(table.deciding(verdict), claim.side).with_claim(claim)


def _faces_on_purpose(event: Event, who: Seat) -> bool:
    return event.who is who and not law68.is_accident(event)


def _faced_now(table: Table, playing: Playing, who: Seat) -> tuple[tuple[Seat, Card], ...]:
    act = table.current_event.act
    if not playing.is_defender(who) or not isinstance(act, CardsHandled):
        return ()
    return tuple((who, card) for card in act.cards)


def _before_the_play(table: Table, who: Seat) -> Table:
    """Return the table after a claim while there are no tricks to be claimed: no law is about it.

    Law 68 of every edition speaks of tricks to come after the one in progress.
    """
    words = sentence(
        (
            "{who} claims or concedes before there is a contract. Law 68 covers only tricks "
            "of the play, and no other law provides for this. What was said or shown in the "
            "auction is extraneous information (Law 16) or exposed cards (Law 24)."
        ),
        who=who,
    )
    return replace(table.explaining((), (words,)), not_covered=table.not_covered or words)


def _noting_too_many(table: Table, who: Seat, tricks: int | None, left: int) -> Table:
    """Return the table with it said where more tricks are named than are left to be played."""
    if tricks is None or tricks <= left:
        return table
    line = counted_sentence(
        "Only {n} trick is left to be played, although {who} names {tricks}. The claim is for it.",
        "Only {n} tricks are left to be played, although {who} names {tricks}. The claim is for "
        "all of them.",
        left,
        who=who,
        tricks=tricks,
    )
    return table.explaining((), (line,))


def _is_about_current_trick(table: Table, playing: Playing, left: int, tricks: int | None) -> bool:
    """Whether the claim is about the trick in progress alone, or there is no other.

    A recorded fact says so; asked where one trick is claimed in words that no fact explains.
    """
    if playing.period.is_lead_due:
        return False
    if left == 1 or table.stated_fact("about_current_trick", table.event) is True:
        return True
    if tricks != 1 or not leaves_words_open(table.current_event):
        return False
    question = sentence("Is the claim statement about the trick in progress alone?")
    return table.judge("about_current_trick", table.event, question)


def _standing(table: Table, claim: StandingClaim, dummy: Seat) -> Table:
    table = law63.by_claim(table, claim.side)
    verdict = law68.made(table.edition, claim, law69.LAW[table.edition]["objection_in_time"], dummy)
    return moment(table, claim.seat, verdict).with_claim(claim)


def moment(table: Table, who: Seat, verdict: Verdict) -> Table:
    """Return the table with a verdict on something regular.

    Where an irregularity has been dealt with before, its laws continue to speak for the case, and
    only the rights are new.
    """
    last = table.incident
    if last is None or last.key is None:
        noticed = table if last is not None else table.noticing(None, who, table.event)
        return noticed.deciding(verdict)
    options = tuple(c for c in verdict.consequences if isinstance(c, Option))
    after = replace(last, options=options)
    recorded = replace(table, incidents=(*table.incidents[:-1], after))
    return recorded.explaining(verdict.laws, verdict.trace or (verdict.result,))
