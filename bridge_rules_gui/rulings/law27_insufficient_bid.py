"""Law 27: insufficient bid, made in its turn.

The editions differ in when a corrected auction goes on unharmed: 1987 and 2007 ask whether the bids
are natural, 2007 also allows a substitute of the same or a more precise meaning, 2017 asks which
denominations the bids specify and whether the substitute is comparable. A substitute put in before
the director ruled is cancelled in 1987 and stands later (27C). Out of turn it is Law 31.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import BIDS, Bid, Double, Pass, Redouble
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law23_comparable_call as law23
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregular_call import Decision, Fate, LawOfCall
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
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.sentence import Sentence
    from bridge_rules_gui.rulings.table import Table
    from bridge_rules_gui.rulings.told import ToldCall

RU = grounds(
    Edition.RU_1987,
    {
        "27A": "LHO нарушителя может принять (трактовать как легальное) любое недостаточное "
        "назначение. Оно принимается, если LHO делает заявку",
        "27B": "оно должно быть исправлено путём замены либо на достаточное назначение, "
        "либо на пас",
        "27B premature": "любая заявка, сделанная преждевременно с целью заменить недостаточное "
        "назначение, аннулируется",
        "27B1(a)": "недостаточное назначение было неконвенционным, и если оно было исправлено на "
        "ближайшее достаточное назначение в той же деноминации",
        "27B1(b)": "недостаточное назначение передало информацию, достаточную для ущемления",
        "27B2": "Если недостаточное назначение может быть конвенционным или исправлено на любое "
        "другое достаточное назначение или на пас",
        "27B3": "пытается заменить своё недостаточное назначение на контру или реконтру",
        "11B": "Право на наказание теряется,если LHO нарушителя сделал заявку",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "27A1": "Svaki nedovoljan licit može da se prihvati (smatra legalnim) prema izboru LP "
        "prekršitelja. Prihvaćen je ako taj igrač govori",
        "27B": "mora biti ispravljen zamenom legalnim govorom",
        "27B1(a)": "ako se nedovoljan licit popravi najnižim dovoljnim licitom u istoj "
        "denominaciji",
        "27B1(b)": "istog značenja ili preciznijeg značenja od nedovoljnog licita",
        "27B2": "ako se nedovoljan licit zameni dovoljnim licitom ili pasom, partner prekršitelja "
        "mora da pasira do kraja",
        "27B3": "ako prekršitelj pokuša da zameni nedovoljan licit kontrom ili rekotrom, željeni "
        "govor se poništava",
        "27B4": "Ako prekršitelj pokuša da zameni jedan nedovoljan licit drugim nedovoljnim "
        "licitom",
        "27C": "njegova zamena ostaje",
        "27D": "on će prilagoditi rezultat",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "27A1": "Всяка недостатъчна декларация може да бъде приета (да се разглежда като легална) "
        "по избор на ЛСП на нарушителя. Тя е приета, ако този играч обяви",
        "27B": "тя задължително се поправя чрез замяна с легална обява",
        "27B1(a)": "определя същото наименование(я) както е определено от оттеглената обява",
        "27B1(b)": "ако недостатъчната декларация е коригирана с подобна по значение обява",
        "27B2": "партньорът на нарушителя е длъжен да пасува до края на наддаването",
        "27B3": "замени недостатъчната си декларация с контра или реконтра, то замяната се анулира",
        "27B4": "Ако нарушителят се опита да смени недостатъчната декларация с друга недостатъчна",
        "27C": "то замяната остава, ако е легална",
        "27D": "той трябва да присъди административен резултат",
    },
)

_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
_ACCEPTANCE = {Edition.RU_1987: "27A", Edition.SR_2007: "27A1", Edition.BG_2017: "27A1"}


class Kind(Enum):
    """What the offender puts in place of his insufficient bid."""

    LOWEST_SAME = "the lowest sufficient bid in the same denomination"
    OTHER_SUFFICIENT = "another sufficient bid"
    PASS = "a pass"
    DOUBLE = "a double or redouble"
    INSUFFICIENT = "another insufficient bid"


@dataclass(frozen=True, slots=True)
class Correction:
    """What can be seen of a correction: the bid, the substitute, and how they compare.

    `specifies_the_same` says that both calls relate to the same denomination or suits.
    `was_barred` says that an earlier attempt has already silenced partner (27B3).
    """

    withdrawn: ToldCall
    substitute: ToldCall
    kind: Kind
    specifies_the_same: bool
    both_natural: bool
    was_barred: bool
    premature: bool


def correction(table: Table, offence: IrregularCall, substitute: ToldCall) -> Correction:
    """Read off the auction what a substitute is."""
    withdrawn = offence.told
    bar = table.bar_on(offence.seat.partner)
    natural = not withdrawn.is_artificial and not substitute.is_artificial
    same_named = (
        isinstance(substitute.call, Bid)
        and isinstance(withdrawn.call, Bid)
        and substitute.call.denomination is withdrawn.call.denomination
    )
    return Correction(
        withdrawn=withdrawn,
        substitute=substitute,
        kind=_kind(offence, substitute),
        specifies_the_same=same_named if natural else withdrawn.shows == substitute.shows != (),
        both_natural=natural,
        was_barred=bar is not None and bar.duration is Duration.THROUGHOUT,
        premature=offence.premature is not None,
    )


def _kind(offence: IrregularCall, substitute: ToldCall) -> Kind:
    call, last = substitute.call, offence.auction.last_bid
    match call:
        case Pass():
            return Kind.PASS
        case Double() | Redouble():
            return Kind.DOUBLE
        case Bid() if last is not None and call <= last:
            return Kind.INSUFFICIENT
        case Bid() if call == _lowest(offence, call):
            same = offence.bid is not None and call.denomination is offence.bid.denomination
            return Kind.LOWEST_SAME if same or _shows_the_same(offence, substitute) else _OTHER
        case _:
            return _OTHER


_OTHER = Kind.OTHER_SUFFICIENT


def _shows_the_same(offence: IrregularCall, substitute: ToldCall) -> bool:
    return substitute.shows == offence.told.shows != ()


def _lowest(offence: IrregularCall, bid: Bid) -> Bid | None:
    """Return the lowest sufficient bid in the denomination of a bid."""
    last = offence.auction.last_bid
    higher = (b for b in BIDS if b.denomination is bid.denomination and (last is None or b > last))
    return next(higher, None)


# -- the rules --------------------------------------------------------------------------------


def rule_1987(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Only a natural bid corrected to the lowest in the same denomination goes unpenalised."""
    facts = correction(table, offence, substitute)
    if facts.kind is Kind.DOUBLE:
        return _replace_again(offence, facts, (RU["27B3"], RU["27B"]), bar=RU["27B3"])
    if facts.kind is Kind.INSUFFICIENT or offence.premature is not None:
        return _replace_again(offence, facts, (RU["27B premature"],), bar=None)
    if facts.was_barred:
        return _stands(offence, facts, (RU["27B3"], RU["27B"]), partner_passes=None)
    natural = not facts.withdrawn.is_artificial
    same = offence.bid is not None and facts.kind is Kind.LOWEST_SAME and _same_named(facts)
    if natural and same:
        return _unharmed(offence, facts, (RU["27B1(a)"], RU["27B1(b)"]))
    return _stands(offence, facts, (RU["27B2"],), partner_passes=RU["27B2"])


def rule_2007(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Both bids natural at the lowest level, or a meaning contained in the first one's."""
    facts = correction(table, offence, substitute)
    if facts.kind is Kind.INSUFFICIENT:
        return _replace_again(offence, facts, (SR["27B4"], SR["27B3"]), bar=SR["27B4"])
    premature = (SR["27C"],) if facts.premature else ()
    if facts.was_barred and facts.kind is not Kind.DOUBLE:
        return _stands(offence, facts, (SR["27B3"], *premature), partner_passes=None)
    if facts.kind is Kind.LOWEST_SAME and facts.both_natural:
        return _unharmed(offence, facts, (SR["27B1(a)"], SR["27D"], *premature))
    if law23.is_same_or_more_precise(table, offence.told, substitute):
        return _unharmed(offence, facts, (SR["27B1(b)"], SR["27D"], *premature))
    if facts.kind is Kind.DOUBLE:
        return _replace_again(offence, facts, (SR["27B3"], *premature), bar=SR["27B3"])
    return _stands(offence, facts, (SR["27B2"], *premature), partner_passes=SR["27B2"])


def rule_2017(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Naturalness no longer matters: the same denominations, or a comparable call."""
    facts = correction(table, offence, substitute)
    if facts.kind is Kind.INSUFFICIENT:
        return _replace_again(offence, facts, (BG["27B4"], BG["27B3"]), bar=BG["27B4"])
    premature = (BG["27C"],) if facts.premature else ()
    if facts.was_barred and facts.kind is not Kind.DOUBLE:
        return _stands(offence, facts, (BG["27B3"], *premature), partner_passes=None)
    if facts.kind is Kind.LOWEST_SAME and facts.specifies_the_same:
        return _unharmed(offence, facts, (BG["27B1(a)"], BG["27D"], *premature))
    if law23.is_comparable(table, offence.told, substitute):
        limb = tuple(a.ground for a in law23.comparable_grounds(offence.told, substitute))
        return _unharmed(offence, facts, (BG["27B1(b)"], *limb, BG["27D"], *premature))
    if facts.kind is Kind.DOUBLE:
        return _replace_again(offence, facts, (BG["27B3"], *premature), bar=BG["27B3"])
    return _stands(offence, facts, (BG["27B2"], *premature), partner_passes=BG["27B2"])


def _same_named(facts: Correction) -> bool:
    """Whether both bids name one denomination; 1987 asks nothing about the substitute's meaning."""
    withdrawn, substitute = facts.withdrawn.call, facts.substitute.call
    return (
        isinstance(withdrawn, Bid)
        and isinstance(substitute, Bid)
        and withdrawn.denomination is substitute.denomination
    )


# -- what follows -----------------------------------------------------------------------------


def _unharmed(offence: IrregularCall, facts: Correction, laws: tuple[Ground, ...]) -> Decision:
    result = sentence(
        "{call} stands for {withdrawn} and the auction goes on without further rectification; "
        "the score is adjusted only if the insufficient bid itself did damage.",
        call=facts.substitute.call,
        withdrawn=offence.told.call,
    )
    return Decision(_verdict(laws, result, (_withdrawn(offence, facts, laws[0], free=True),)), _ON)


def _stands(
    offence: IrregularCall,
    facts: Correction,
    laws: tuple[Ground, ...],
    *,
    partner_passes: Ground | None,
) -> Decision:
    partner = offence.seat.partner
    result = sentence(
        "{call} stands for {withdrawn}, and {partner} must pass throughout.",
        call=facts.substitute.call,
        withdrawn=offence.told.call,
        partner=partner,
    )
    bars = () if partner_passes is None else (Bar(partner, Duration.THROUGHOUT, partner_passes),)
    withdrawn = _withdrawn(offence, facts, laws[0], free=False)
    return Decision(_verdict(laws, result, (*bars, withdrawn)), _ON)


def _replace_again(
    offence: IrregularCall, facts: Correction, laws: tuple[Ground, ...], *, bar: Ground | None
) -> Decision:
    partner = offence.seat.partner
    result = (
        sentence(
            "{call} is cancelled; {who} must put a sufficient bid or a pass in its place, and "
            "{partner} must pass throughout.",
            call=facts.substitute.call,
            who=offence.seat,
            partner=partner,
        )
        if bar is not None
        else sentence(
            "{call} is cancelled; {who} must put a sufficient bid or a pass in place of "
            "{withdrawn}.",
            call=facts.substitute.call,
            who=offence.seat,
            withdrawn=offence.told.call,
        )
    )
    bars = () if bar is None or facts.was_barred else (Bar(partner, Duration.THROUGHOUT, bar),)
    withdrawn = _withdrawn(offence, facts, laws[0], free=False, final=False)
    return Decision(_verdict(laws, result, (*bars, withdrawn)), Fate.REPLACED_AT_ONCE)


def _withdrawn(
    offence: IrregularCall, facts: Correction, law: Ground, *, free: bool, final: bool = True
) -> WithdrawnCall:
    return WithdrawnCall(
        offence.seat,
        offence.told.call,
        offence.told.event,
        law,
        LeadPenalty.NONE if free else LeadPenalty.BY_MEANING,
        offence.told.shows,
        facts.substitute.call if final else None,
    )


_ON = Fate.STANDS


def _verdict(
    laws: tuple[Ground, ...], result: Sentence, consequences: tuple[Consequence, ...]
) -> Verdict:
    return Verdict(tuple(Applied(law) for law in laws), result, consequences)


# -- before the offender chooses ----------------------------------------------------------------


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """The left-hand opponent may accept the bid; he has not yet said or called anything."""
    book, key = _BOOKS[table.edition], _ACCEPTANCE[table.edition]
    opponent = offence.seat.left_hand_opponent
    result = sentence(
        "{bid} by {who} is insufficient over {last}; {opponent} may accept it, otherwise {who} "
        "must replace it.",
        bid=offence.told.call,
        who=offence.seat,
        last=offence.auction.last_bid,
        opponent=opponent,
    )
    laws = (Applied(book[key], Role.RIGHT), Applied(book["27B"], Role.IRREGULARITY))
    return Verdict(laws, result, (Option(opponent, "accept_call", book[key]),))


def accepted(table: Table, offence: IrregularCall, by: ToldCall | None) -> Decision:
    """Accepted by word or by a call, the bid is treated as legal."""
    book, key = _BOOKS[table.edition], _ACCEPTANCE[table.edition]
    lost = (book["11B"],) if table.edition is Edition.RU_1987 and by is not None else ()
    result = sentence(
        "{opponent} has accepted {bid}; it stands and the auction goes on without penalty.",
        opponent=offence.seat.left_hand_opponent,
        bid=offence.told.call,
    )
    return Decision(_verdict((book[key], *lost), result, ()), Fate.STANDS)


def refused(table: Table, offence: IrregularCall) -> Decision:
    """Not accepted: the offender must replace it, and hears beforehand what each choice costs."""
    book = _BOOKS[table.edition]
    result = sentence(
        "{bid} is not accepted; {who} must replace it, told beforehand what each choice costs.",
        bid=offence.told.call,
        who=offence.seat,
    )
    choice = Option(offence.seat, "any_legal_call", book["27B"])
    return Decision(_verdict((book["27B"],), result, (choice,)), Fate.REPLACED_AT_ONCE)


LAW = LawOfCall(
    notice=dict.fromkeys(Edition, notice),
    accept=dict.fromkeys(Edition, accepted),
    refuse=dict.fromkeys(Edition, refused),
    settle={
        Edition.RU_1987: rule_1987,
        Edition.SR_2007: rule_2007,
        Edition.BG_2017: rule_2017,
    },
)
