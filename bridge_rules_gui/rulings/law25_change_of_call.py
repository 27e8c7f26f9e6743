"""Law 25: legal and illegal changes of call.

An unintended call may be put right: 1987 and 2007 without pause for thought, 2007 and 2017 until
partner has called. Any other change the left-hand opponent may accept; if he does not, 1987 lets
the offender choose again and silences partner, 2007 and 2017 leave the first call standing.
A call made at the left-hand opponent's turn by a player who has called is a change of call too
(30B3, 31B; 2017: 30B2, 31C, 32C).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
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
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.sentence import Sentence
    from bridge_rules_gui.rulings.table import Table
    from bridge_rules_gui.rulings.told import ToldCall

RU = grounds(
    Edition.RU_1987,
    {
        "25A": "Игрок может заменить свою нечаянную заявку на ту, которую он хочет сделать, но "
        "только если он делает или пытается сделать это без паузы",
        "25B1": "LHO нарушителя может принять (трактовать как легальную) замену заявки",
        "25B1 meant for the first": "то заменённая заявка утверждается без наказания, и LHO "
        "нарушителя может отменить свою заявку без наказания",
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

    `first` stands in the auction until the change is accepted, unless it was `illegal` itself;
    `because` is the provision that treats a call out of rotation as a change.
    """

    first: ToldCall
    second: ToldCall
    matter: int
    because: Ground | None = None
    refused: bool = False
    illegal: bool = False

    @property
    def opponent(self) -> Seat:
        """The player who may accept the change."""
        return self.first.seat.left_hand_opponent


class Course(Enum):
    """What becomes of an attempt to put right a call that was not meant."""

    PUT_RIGHT = "it stands in place of the first call"
    TOO_LATE = "it is cancelled"
    LIKE_A_DELIBERATE_ONE = "it needs to be accepted like a deliberate change"


Attempt = tuple[Course, "Verdict | Sentence"]
"""What becomes of an attempt: the verdict, or why it counts as deliberate."""


def was_unintended(told: ToldCall) -> bool:
    """Whether a call was a slip of hand or tongue, as told; a slip of the mind was meant."""
    return told.facts.value("slip") in ("mechanical", "tongue") or (
        told.holds("intended") is False and told.facts.value("slip") != "mind"
    )


# -- unintended calls ---------------------------------------------------------------------------


def _unintended_1987(table: Table, first: ToldCall, told: ToldCall) -> Attempt:
    """Without pause the change stands; after one the call is as good as meant (25A, 25B)."""
    if _paused(table, told):
        return Course.LIKE_A_DELIBERATE_ONE, _excluded(RU["25A"], told)
    return Course.PUT_RIGHT, _corrected(first, told, (RU["25A"],), None)


def _unintended_2007(table: Table, first: ToldCall, told: ToldCall) -> Attempt:
    """Until partner has called, and without pause for thought."""
    if _has_called(table, first, first.seat.partner):
        return Course.TOO_LATE, _too_late(first, told, SR["25A2"])
    if table.playing is not None:
        return Course.TOO_LATE, _too_late(first, told, SR["25A3"])
    if _paused(table, told):
        return Course.LIKE_A_DELIBERATE_ONE, _excluded(SR["25A1"], told)
    over = _has_called(table, first, first.seat.left_hand_opponent)
    return Course.PUT_RIGHT, _corrected(first, told, (SR["25A1"],), SR["25A4"] if over else None)


def _unintended_2017(table: Table, first: ToldCall, told: ToldCall) -> Attempt:
    """Until partner has called; a pause no longer matters, and Law 26 does not apply."""
    if _has_called(table, first, first.seat.partner):
        return Course.TOO_LATE, _too_late(first, told, BG["25A4"])
    if table.playing is not None:
        return Course.TOO_LATE, _too_late(first, told, BG["25A5"])
    over = _has_called(table, first, first.seat.left_hand_opponent)
    laws = (BG["25A1"], BG["25A2"])
    return Course.PUT_RIGHT, _corrected(first, told, laws, BG["25A6"] if over else None)


UNINTENDED = {
    Edition.RU_1987: _unintended_1987,
    Edition.SR_2007: _unintended_2007,
    Edition.BG_2017: _unintended_2017,
}


def _paused(table: Table, told: ToldCall) -> bool:
    question = sentence("Did {who} pause for thought after noticing his slip?", who=told.seat)
    return table.judge("pause", told.event, question)


def _excluded(law: Ground, told: ToldCall) -> Sentence:
    return sentence(
        "{law} does not apply because {who} paused for thought.", law=law, who=told.seat
    )


def _has_called(table: Table, first: ToldCall, seat: Seat) -> bool:
    later = (call for call in table.bidding.told if call.event > first.event)
    return any(call.seat is seat for call in later)


def _corrected(
    first: ToldCall, told: ToldCall, laws: tuple[Ground, ...], may_withdraw: Ground | None
) -> Verdict:
    result = sentence(
        "{who} did not mean {first}: {second} stands in its place without penalty.",
        who=told.seat,
        first=first.call,
        second=told.call,
    )
    gone = WithdrawnCall(
        first.seat, first.call, first.event, laws[0], replaced_by=told.call, free=True
    )
    if may_withdraw is None:
        return Verdict(tuple(map(Applied, laws)), result, (gone,))
    option = Option(first.seat.left_hand_opponent, "withdraw_call", may_withdraw)
    return Verdict(tuple(map(Applied, (*laws, may_withdraw))), result, (gone, option))


def _too_late(first: ToldCall, told: ToldCall, law: Ground) -> Verdict:
    result = sentence(
        "{who} may no longer change {first}: {second} is cancelled.",
        who=told.seat,
        first=first.call,
        second=told.call,
    )
    return Verdict((Applied(law),), result, (_withdrawn(told, law, LeadPenalty.NONE, first),))


# -- deliberate changes -------------------------------------------------------------------------


def may_be_accepted(table: Table, changed: ChangedCall, *reasons: Sentence) -> Verdict:
    """The left-hand opponent may accept the change (25B1); he has not yet said or called."""
    book = _BOOKS[table.edition]
    result = sentence(
        "{who} has changed {first} to {second}; {opponent} may accept the change.",
        who=changed.first.seat,
        first=changed.first.call,
        second=changed.second.call,
        opponent=changed.opponent,
    )
    laws = (Applied(book["25B1"], Role.RIGHT), Applied(book["25B2"]), *_sent_from(changed))
    option = Option(changed.opponent, "accept_call", book["25B1"])
    return Verdict(laws, result, (option,), (*(reasons or _meant(table, changed)), result))


def _meant(table: Table, changed: ChangedCall) -> tuple[Sentence, ...]:
    law = RU["25A"] if table.edition is Edition.RU_1987 else _BOOKS[table.edition]["25A1"]
    return (
        sentence(
            "{law} does not apply because {who} meant {first}.",
            law=law,
            who=changed.first.seat,
            first=changed.first.call,
        ),
    )


def _sent_from(changed: ChangedCall) -> tuple[Applied, ...]:
    return () if changed.because is None else (Applied(changed.because, Role.IRREGULARITY),)


def accepted(table: Table, changed: ChangedCall) -> Verdict:
    """The opponent has called after the change, or accepts it by word.

    sr2007 25B1 has "licitira", bids, where the other books let any call accept; a pass is taken
    for acceptance there too, as everywhere else in that book.
    """
    law = _BOOKS[table.edition]["25B1"]
    result = sentence(
        "{opponent} has accepted the change: {second} stands and {first} is withdrawn.",
        opponent=changed.opponent,
        first=changed.first.call,
        second=changed.second.call,
    )
    # Only 2017 says that Law 26 may apply when the change is accepted. 1987 goes on "without
    # penalty": the "(B1) and (B2)" of its 25B2(c) are the two choices of 25B2(b).
    later = table.edition is Edition.BG_2017
    penalty = LeadPenalty.BY_MEANING if later else LeadPenalty.NONE
    gone = _withdrawn(changed.first, law, penalty, changed.second)
    return Verdict((Applied(law), *_information(table), *_sent_from(changed)), result, (gone,))


def _information(table: Table) -> tuple[Applied, ...]:
    if table.edition is Edition.RU_1987:
        return ()
    return (Applied(_BOOKS[table.edition]["25B3"]),)


def meant_for_the_first(changed: ChangedCall) -> Verdict:
    """1987: the opponent's call was meant for the first call; the change stands unpenalised."""
    law = RU["25B1 meant for the first"]
    result = sentence(
        "{opponent} called over {first}: {second} stands without penalty, and {opponent} may "
        "withdraw his call.",
        opponent=changed.opponent,
        first=changed.first.call,
        second=changed.second.call,
    )
    option = Option(changed.opponent, "withdraw_call", law)
    gone = _withdrawn(changed.first, law, LeadPenalty.NONE, changed.second)
    return Verdict((Applied(law), *_sent_from(changed)), result, (option, gone))


def refused(table: Table, changed: ChangedCall) -> Verdict:
    """The change was not accepted: 1987 lets the offender choose, later the first call stands."""
    if changed.illegal:
        return _first_illegal(table, changed)
    if table.edition is Edition.RU_1987:
        return _choice_1987(changed)
    book = _BOOKS[table.edition]
    laws = (Applied(book["25B2"]), Applied(book["25B3"]), *_sent_from(changed))
    result = sentence(
        "{second} is cancelled; {who}'s {first} stands and the auction goes on.",
        second=changed.second.call,
        who=changed.first.seat,
        first=changed.first.call,
    )
    later = table.edition is Edition.BG_2017
    penalty = LeadPenalty.BY_MEANING if later else LeadPenalty.NONE
    gone = _withdrawn(changed.second, book["25B2"], penalty, changed.first)
    return Verdict(laws, result, (gone,))


def _first_illegal(table: Table, changed: ChangedCall) -> Verdict:
    """The first call was out of order itself: its own law deals with it (1987: 25B2(a))."""
    early = table.edition is Edition.RU_1987
    book = _BOOKS[table.edition]
    laws = (RU["25B2(a)"], RU["25B2"]) if early else (book["25B2"], book["25B3"])
    result = sentence(
        "{second} is cancelled, and {who}'s {first} is dealt with by its own law.",
        second=changed.second.call,
        who=changed.first.seat,
        first=changed.first.call,
    )
    restricted = table.edition is not Edition.SR_2007
    penalty = LeadPenalty.BY_MEANING if restricted else LeadPenalty.NONE
    gone = _withdrawn(changed.second, laws[0], penalty, None)
    return Verdict(tuple(map(Applied, laws)), result, (gone,))


def _choice_1987(changed: ChangedCall) -> Verdict:
    """Keep the first call, partner passes once; or any other, and he passes throughout."""
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
        _withdrawn(changed.second, RU["25B2"], LeadPenalty.NONE, None),
    )
    laws = (Applied(RU["25B2(b)"]), Applied(RU["25B2"]), Applied(RU["25B2(c)"]))
    return Verdict((*laws, *_sent_from(changed)), result, options)


def first_call_kept(changed: ChangedCall) -> Verdict:
    """1987: the offender keeps his first call, and partner passes once."""
    law, partner = RU["25B2(b)(1)"], changed.first.seat.partner
    result = sentence(
        "{who} keeps {first}, and {partner} must pass at his next turn.",
        who=changed.first.seat,
        first=changed.first.call,
        partner=partner,
    )
    gone = _withdrawn(changed.second, RU["25B2(c)"], LeadPenalty.BY_MEANING, changed.first)
    return Verdict(_chosen(law, changed), result, (Bar(partner, Duration.ONCE, law), gone))


def another_call_chosen(changed: ChangedCall, told: ToldCall) -> Verdict:
    """1987: the offender calls something else, and partner passes throughout."""
    law, partner = RU["25B2(b)(2)"], changed.first.seat.partner
    result = sentence(
        "{who} calls {call}, and {partner} must pass throughout.",
        who=told.seat,
        call=told.call,
        partner=partner,
    )
    cancelled = (
        _withdrawn(changed.first, RU["25B2(c)"], LeadPenalty.BY_MEANING, told),
        _withdrawn(changed.second, RU["25B2(c)"], LeadPenalty.BY_MEANING, told),
    )
    bar = Bar(partner, Duration.THROUGHOUT, law)
    return Verdict(_chosen(law, changed), result, (bar, *cancelled))


def _chosen(law: Ground, changed: ChangedCall) -> tuple[Applied, ...]:
    return (
        Applied(law),
        Applied(RU["25B2(b)"]),
        Applied(RU["25B2(c)"]),
        *_sent_from(changed),
    )


def _withdrawn(
    told: ToldCall, law: Ground, penalty: LeadPenalty, by: ToldCall | None
) -> WithdrawnCall:
    final = None if by is None else by.call
    return WithdrawnCall(told.seat, told.call, told.event, law, penalty, told.shows, final)
