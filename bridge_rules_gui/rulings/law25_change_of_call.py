"""Law 25: legal and illegal changes of call.

An unintended call may be put right: 1987 and 2007 without pause for thought, 2007 and 2017 until
partner has called. Any other change the left-hand opponent may accept; if he does not, 1987 lets
the offender choose again and silences partner, 2007 and 2017 leave the first call standing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.auction import Auction
from bridge_rules_gui.bridge.auction_errors import IllegalCallError
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.sentence import sentence
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Consequence,
    Duration,
    LeadPenalty,
    Option,
    Role,
    Verdict,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import Acceptance, Event
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.sentence import Sentence
    from bridge_rules_gui.rulings.table import Bidding, Table
    from bridge_rules_gui.rulings.told import ToldCall

RU = grounds(
    Edition.RU_1987,
    {
        "25A": "Игрок может заменить свою нечаянную заявку на ту, которую он хочет сделать, но "
        "только если он делает или пытается сделать это без паузы",
        "25B1": "LHO нарушителя может принять (трактовать как легальную) замену заявки",
        "25B2": "Если заменённая заявка не принята, то она аннулируется",
        "25B2(a)": "Если первая заявка нелегальна, то нарушитель становится субъектом "
        "соответствующего правила",
        "25B2(b)": "Если первая заявка была легальна, то нарушитель должен либо",
        "25B2(b)(1)": "Согласиться утвердить первую заявку, после чего (НАКАЗАНИЕ) его партнёр "
        "должен пасовать в свою следующую очередь заявки",
        "25B2(b)(2)": "Сделать любую другую легальную заявку, после чего (НАКАЗАНИЕ) его партнёр "
        "должен пасовать до конца торговли",
        "25B2(c)": "на партнёра нарушителя будут наложены ограничения на ход",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "25A1": "Sve dok njegov partner ne govori, igrač može da promeni svoj neželjeni govor onim "
        "koji je želeo, ali samo ako to učini, ili pokuša da učini, bez pauze za razmišljanje",
        "25A2": "njegov partner izveo govor, tada nema zamene govora",
        "25A3": "govor se ne može zameniti ako je istekao period licitacije",
        "25A4": "levi protivnik (LP) može povući bilo koji govor koji je izveo posle prvog govora",
        "25B1": "Zamenjen govor koji nije dozvoljen prema A, može prihvatiti LP",
        "25B2": "zamena koja nije dozvoljena pod A se poništava. Originalni govor ostaje i "
        "licitacija se nastavlja",
        "25B3": "Na povučen ili poništen govor se primenjuje Član 16D",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "25A1": "може, докато неговия партньор обяви, да я замени с тази, която е възнамерявал",
        "25A2": "Смяна на обява може да бъде разрешена поради механична грешка или грешка на езика",
        "25A4": "Никаква заместваща обява не може да бъде дадена, когато партньорът на нарушителя "
        "е направил последваща обява",
        "25A5": "никакво заместване не може да има след края на периода на наддаване",
        "25A6": "ЛСП може да оттегли всяка обява, която е дал върху първата обява",
        "25B1": "Заместваща обява, неразрешена съгласно А, може да бъде приета от ЛСП на "
        "нарушителя",
        "25B2": "Първоначалната обява остава и наддаването продължава (П26 може бъде приложено)",
        "25B3": "П16С се прилага за всяка оттеглена или анулирана обява",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


@dataclass(frozen=True, slots=True)
class ChangedCall:
    """A deliberate change of call waiting for the left-hand opponent, or for another choice.

    `first` stands in the auction until the change is accepted; `because` is the provision that
    treats a call out of rotation as a change.
    """

    first: ToldCall
    second: ToldCall
    matter: int
    because: Ground | None = None
    refused: bool = False


def was_unintended(told: ToldCall) -> bool:
    """Whether a call was a slip of hand or tongue, as told; a slip of the mind was meant."""
    return told.facts.value("slip") in ("mechanical", "tongue") or (
        told.holds("intended") is False and told.facts.value("slip") != "mind"
    )


def change(table: Table, told: ToldCall, because: Ground | None = None) -> Table:
    """Take in an attempt to change a call: put right at once, or waiting to be accepted."""
    bidding = table.bidding
    if bidding.change is not None and bidding.change.first.seat is told.seat:
        return _chosen_again(table, bidding.change, told)
    first = _first_call(bidding, told.seat)
    if first is None:
        return table
    noticed = table.noticing(Irregularity.CHANGE_OF_CALL, told.seat, told.event)
    if was_unintended(first) or was_unintended(told):
        verdict, allowed = _UNINTENDED[table.edition](noticed, first, told)
        decided = noticed.deciding(verdict)
        return _put_right(decided, first, told) if allowed else decided
    changed = ChangedCall(first, told, len(noticed.matters) - 1, because)
    waiting = replace(noticed, bidding=replace(noticed.bidding, change=changed))
    return replace(waiting.deciding(_may_accept(table, changed)), director_present=False)


def _first_call(bidding: Bidding, seat: Seat) -> ToldCall | None:
    if bidding.pending is not None and bidding.pending.seat is seat:
        return bidding.pending.told
    return next((call for call in reversed(bidding.told) if call.seat is seat), None)


# -- unintended calls ---------------------------------------------------------------------------


def _unintended_1987(table: Table, first: ToldCall, told: ToldCall) -> tuple[Verdict, bool]:
    """Without pause the change stands; after one the call is as good as meant."""
    if _paused(table, told):
        return _too_late(first, told, RU["25B2"]), False
    return _corrected(first, told, (RU["25A"],)), True


def _unintended_2007(table: Table, first: ToldCall, told: ToldCall) -> tuple[Verdict, bool]:
    """Until partner has called, and without pause for thought."""
    if _partner_has_called(table, first):
        return _too_late(first, told, SR["25A2"]), False
    if table.playing is not None:
        return _too_late(first, told, SR["25A3"]), False
    if _paused(table, told):
        return _too_late(first, told, SR["25B2"]), False
    return _corrected(first, told, (SR["25A1"], SR["25A4"])), True


def _unintended_2017(table: Table, first: ToldCall, told: ToldCall) -> tuple[Verdict, bool]:
    """Until partner has called; a pause no longer matters, and Law 26 does not apply."""
    if _partner_has_called(table, first):
        return _too_late(first, told, BG["25A4"]), False
    if table.playing is not None:
        return _too_late(first, told, BG["25A5"]), False
    return _corrected(first, told, (BG["25A1"], BG["25A2"], BG["25A6"])), True


_UNINTENDED = {
    Edition.RU_1987: _unintended_1987,
    Edition.SR_2007: _unintended_2007,
    Edition.BG_2017: _unintended_2017,
}


def _paused(table: Table, told: ToldCall) -> bool:
    question = sentence("Did {who} pause for thought after noticing his slip?", who=told.seat)
    return table.judge("pause", told.event, question)


def _partner_has_called(table: Table, first: ToldCall) -> bool:
    return any(
        call.seat is first.seat.partner and call.event > first.event for call in table.bidding.told
    )


def _corrected(first: ToldCall, told: ToldCall, laws: tuple[Ground, ...]) -> Verdict:
    result = sentence(
        "{who} did not mean {first}: {second} stands in its place without penalty.",
        who=told.seat,
        first=first.call,
        second=told.call,
    )
    gone = WithdrawnCall(first.seat, first.call, first.event, laws[0], replaced_by=told.call)
    return Verdict(tuple(Applied(law) for law in laws), result, (gone,))


def _too_late(first: ToldCall, told: ToldCall, law: Ground) -> Verdict:
    result = sentence(
        "{who} may no longer change {first}: {second} is cancelled.",
        who=told.seat,
        first=first.call,
        second=told.call,
    )
    gone = _withdrawn(told, law, LeadPenalty.NONE, first)
    return Verdict((Applied(law),), result, (gone,))


def _put_right(table: Table, first: ToldCall, told: ToldCall) -> Table:
    """Return the table with the intended call in place of the slip, later calls withdrawn."""
    bidding = table.bidding
    if bidding.pending is not None and bidding.pending.told is first:
        bidding = replace(bidding, pending=None)
        return _with_call(replace(table, bidding=bidding), len(bidding.told), told)
    return _with_call(table, bidding.told.index(first), told)


def _with_call(table: Table, place: int, told: ToldCall) -> Table:
    """Return the table with a call at an index of the auction, and no calls after it."""
    bidding = table.bidding
    before = Auction(bidding.auction.dealer, bidding.auction.calls[:place])
    try:
        auction = before.push(told.call) if before.turn is told.seat else None
    except IllegalCallError:
        auction = None
    condoned = before.condone(told.seat, told.call) if auction is None else auction
    calls = (*bidding.told[:place], told)
    return replace(table, bidding=replace(bidding, auction=condoned, told=calls, change=None))


# -- deliberate changes -------------------------------------------------------------------------


def _may_accept(table: Table, changed: ChangedCall) -> Verdict:
    book = _BOOKS[table.edition]
    opponent = changed.first.seat.left_hand_opponent
    result = sentence(
        "{who} has changed {first} to {second}; {opponent} may accept the change.",
        who=changed.first.seat,
        first=changed.first.call,
        second=changed.second.call,
        opponent=opponent,
    )
    laws = (Applied(book["25B1"], Role.RIGHT), Applied(book["25B2"]), *_sent_from(changed))
    return Verdict(laws, result, (Option(opponent, "accept_call", book["25B1"]),))


def _sent_from(changed: ChangedCall) -> tuple[Applied, ...]:
    return () if changed.because is None else (Applied(changed.because, Role.IRREGULARITY),)


def choice_made(table: Table, event: Event, act: Acceptance) -> Table:
    """Take in the left-hand opponent's word about a change of call."""
    changed = table.bidding.change
    if changed is None or changed.refused or event.who is not _opponent(changed):
        return table
    return _accepted(table, changed) if act.accepted else refuse(table, changed)


def called_after(table: Table, told: ToldCall) -> Table:
    """Take in what a call means for a change still waiting: the opponent's accepts it."""
    changed = table.bidding.change
    if changed is None:
        return table
    if told.seat is _opponent(changed) and not changed.refused:
        return _accepted(table, changed)
    if told.seat is _opponent(changed) and table.edition is Edition.RU_1987:
        return _first_call_kept(table, changed)
    return replace(table, bidding=replace(table.bidding, change=None))


def _opponent(changed: ChangedCall) -> Seat:
    return changed.first.seat.left_hand_opponent


def _accepted(table: Table, changed: ChangedCall) -> Table:
    law = _BOOKS[table.edition]["25B1"]
    result = sentence(
        "{opponent} has accepted the change: {second} stands and {first} is withdrawn.",
        opponent=_opponent(changed),
        first=changed.first.call,
        second=changed.second.call,
    )
    # Only 2017 says that Law 26 may apply when the change is accepted (25B1).
    penalty = LeadPenalty.NONE
    if table.edition is Edition.BG_2017:
        penalty = LeadPenalty.BY_MEANING
    gone = _withdrawn(changed.first, law, penalty, changed.second)
    decided = table.deciding(Verdict((Applied(law),), result, (gone,)), changed.matter)
    return _put_right(decided, changed.first, changed.second)


def refuse(table: Table, changed: ChangedCall) -> Table:
    """Return the table after the change was not accepted."""
    if table.edition is Edition.RU_1987:
        return _choice_1987(table, changed)
    book = _BOOKS[table.edition]
    laws = (Applied(book["25B2"]), Applied(book["25B3"]), *_sent_from(changed))
    result = sentence(
        "{second} is cancelled; {who}'s {first} stands and the auction goes on.",
        second=changed.second.call,
        who=changed.first.seat,
        first=changed.first.call,
    )
    later = table.edition is Edition.BG_2017
    gone = _withdrawn(
        changed.second,
        book["25B2"],
        LeadPenalty.BY_MEANING if later else LeadPenalty.NONE,
        changed.first,
    )
    decided = table.deciding(Verdict(laws, result, (gone,)), changed.matter)
    return replace(decided, bidding=replace(decided.bidding, change=None))


def _choice_1987(table: Table, changed: ChangedCall) -> Table:
    """1987: keep the first call, partner passes once; or any other, and he passes throughout."""
    who = changed.first.seat
    result = sentence(
        "{second} is cancelled. {who} may keep {first}, and {partner} must pass at his next turn; "
        "or make any other legal call, and {partner} must pass throughout.",
        second=changed.second.call,
        who=who,
        first=changed.first.call,
        partner=who.partner,
    )
    options: tuple[Consequence, ...] = (
        Option(who, "keep_first_call", RU["25B2(b)(1)"]),
        Option(who, "any_legal_call", RU["25B2(b)(2)"]),
        _withdrawn(changed.second, RU["25B2"], LeadPenalty.BY_MEANING, None),
    )
    laws = (Applied(RU["25B2(b)"]), Applied(RU["25B2"]), Applied(RU["25B2(c)"]))
    decided = table.deciding(
        Verdict((*laws, *_sent_from(changed)), result, options), changed.matter
    )
    waiting = replace(changed, refused=True)
    return replace(decided, bidding=replace(decided.bidding, change=waiting))


def option_taken(table: Table, who: Seat | None, option: str) -> Table:
    """Take in the offender's choice to keep his first call (1987)."""
    changed = table.bidding.change
    if changed is None or not changed.refused or changed.first.seat is not who:
        return table
    return _first_call_kept(table, changed) if option == "keep_first_call" else table


def _first_call_kept(table: Table, changed: ChangedCall) -> Table:
    law, partner = RU["25B2(b)(1)"], changed.first.seat.partner
    result = sentence(
        "{who} keeps {first}, and {partner} must pass at his next turn.",
        who=changed.first.seat,
        first=changed.first.call,
        partner=partner,
    )
    gone = _withdrawn(changed.second, RU["25B2(c)"], LeadPenalty.BY_MEANING, changed.first)
    return _settled(table, changed, law, result, (Bar(partner, Duration.ONCE, law), gone))


def _chosen_again(table: Table, changed: ChangedCall, told: ToldCall) -> Table:
    """Return the table after the offender, his change refused, called again (1987)."""
    if not changed.refused:
        return replace(table, bidding=replace(table.bidding, change=replace(changed, second=told)))
    if told.call == changed.first.call:
        return _first_call_kept(table, changed)
    law, partner = RU["25B2(b)(2)"], changed.first.seat.partner
    result = sentence(
        "{who} calls {call}, and {partner} must pass throughout.",
        who=told.seat,
        call=told.call,
        partner=partner,
    )
    gone = _withdrawn(changed.second, RU["25B2(c)"], LeadPenalty.BY_MEANING, told)
    bar = Bar(partner, Duration.THROUGHOUT, law)
    decided = _settled(table, changed, law, result, (bar, gone))
    return _put_right(decided, changed.first, told)


def _settled(
    table: Table,
    changed: ChangedCall,
    law: Ground,
    result: Sentence,
    consequences: tuple[Consequence, ...],
) -> Table:
    laws = (Applied(law), Applied(RU["25B2(b)"]), Applied(RU["25B2(c)"]), *_sent_from(changed))
    decided = table.deciding(Verdict(laws, result, consequences), changed.matter)
    return replace(decided, bidding=replace(decided.bidding, change=None))


def _withdrawn(
    told: ToldCall, law: Ground, penalty: LeadPenalty, by: ToldCall | None
) -> WithdrawnCall:
    return WithdrawnCall(
        told.seat,
        told.call,
        told.event,
        law,
        penalty,
        told.shows,
        None if by is None else by.call,
    )
