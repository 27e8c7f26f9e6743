"""Law 36: a double or redouble that Law 19 does not allow (1987: with 35A).

If the left-hand opponent calls after it, both calls go and nothing follows. Otherwise it is
cancelled, the offender calls again, and partner must pass throughout in every edition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Double
from bridge_rules_gui.bridge.contract import Doubling
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law32_double_out_of_rotation as law32
from bridge_rules_gui.rulings import law37_action_violating_obligation_to_pass as law37
from bridge_rules_gui.rulings.auction.cancelled import called_over, cancelled_with, not_called_over
from bridge_rules_gui.rulings.auction.irregular_call import Decision, Fate, LawOfCall, Turn
from bridge_rules_gui.rulings.auction.out_of_rotation import silenced
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Duration,
    LeadPenalty,
    Option,
    Role,
    Verdict,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "19A1": "Игрок может контрировать только последнее из предшествующих назначений",
        "19A1 own side": "Игрок может контрировать только последнее из предшествующих назначений. "
        "Это назначение должно быть сделано оппонентом",
        "19A1 call between": "Игрок может контрировать только последнее из предшествующих "
        "назначений … после него не должно быть сделано никаких заявок, кроме пасов",
        "19B1": "Игрок может реконтрировать только последнюю из предшествующих контр",
        "19B1 own side": "Игрок может реконтрировать только последнюю из предшествующих контр. "
        "Эта контра должна исходить от оппонента",
        "19B1 call between": "Игрок может реконтрировать только последнюю из предшествующих контр "
        "… после неё не должно быть сделано никаких заявок, кроме пасов",
        "35A": "Если неприемлемой заявкой была контра или реконтра, не разрешённая правилом 19, "
        "то эта заявка и все последующие заявки аннулируются. Торговля возвращается к игроку, "
        "которому принадлежала очередь заявки и продолжается так, как будто нарушения не было",
        "36": "Любая контра или реконтра, не разрешённая правилом 19, аннулируется. Нарушитель "
        "должен заменить её легальной заявкой, и (НАКАЗАНИЕ) партнёр нарушителя должен пасовать "
        "до конца торговли",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "19A1": "Igrač može da kontrira samo neposredno prethodni licit",
        "19A1 own side": "Igrač može da kontrira samo neposredno prethodni licit. To mora da bude "
        "licit protivnika",
        "19A1 call between": "Igrač može da kontrira samo neposredno prethodni licit … između "
        "njega i kontre ne sme da bude drugih govora osim pasa",
        "19B1": "Igrač može da rekontrira samo neposredno prethodnu kontru",
        "19B1 own side": "Igrač može da rekontrira samo neposredno prethodnu kontru. Ona mora da "
        "bude protivnička",
        "19B1 call between": "Igrač može da rekontrira samo neposredno prethodnu kontru … između "
        "nje i rekontre ne sme da bude drugih govora osim pasa",
        "36A": "Ako je LP prekršitelja izveo govor pre ispravke nedozvoljive kontre ili rekontre, "
        "nedozvoljivi govor i svi sledeći govori se poništavaju. Licitacija se vraća na igrača "
        "koji je bio na redu da izvede govor, i nastavlja se kao da nije bilo nepravilnosti. "
        "Ograničenja za atak iz Člana 26 se NE primenjuju",
        "36B1": "bilo koja kontra ili rekontra koja nije dozvoljena prema Članu 19 se poništava",
        "36B2": "prekršitelj mora da stavi legalan govor, licitacija se nastavlja, a prekršitelj "
        "partner mora da pasira do kraja",
        "36B3": "Mogu se primeniti ograničenja za atak po Članu 26",
        "36B4": "Ako je govor bio preko reda, licitacija se vraća igraču koji je bio na redu, "
        "prekršitelj može da izvede bilo koji legalan govor, a njegov partner mora da pasira do "
        "kraja",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "19A1": "Играчът може да контрира единствено последната предхождаща декларация",
        "19A1 own side": "Играчът може да контрира единствено последната предхождаща декларация. "
        "Задължително е тази декларация да е била дадена от противник",
        "19A1 call between": "Играчът може да контрира единствено последната предхождаща "
        "декларация … след нея не трябва да са давани други междинни обяви освен пас",
        "19B1": "Играчът може да реконтрира само последната предходна контра",
        "19B1 own side": "Играчът може да реконтрира само последната предходна контра. "
        "Задължително е тази контра да е била дадена от противник",
        "19B1 call between": "Играчът може да реконтрира само последната предходна контра … след "
        "нея не трябва да са давани други междинни обяви освен пас",
        "36A": "Ако ЛСП на нарушителя обяви преди поправка на недопустима контара или реконтра, "
        "то недопустимата и всички последващи обяви се анулират. Наддаването се връща при играча, "
        "който е бил наред на обяви и продължава все едно, че не е имало нарушение. Ограниченията "
        "за атака от П26В не се прилагат",
        "36B1": "Всяка контра или реконтра не разрешена от П19 се анулира",
        "36B2": "Нарушителят е длъжен да я замени с легална обява, наддаването продължава, и "
        "партньорът на нарушителя е длъжен да пасува до края на наддаването",
        "36B3": "Могат да се приложат граниченията за атака от П26В",
        "36B4": "Ако обявата е извън реда, то наддаването се връща при играча, който е бил наред "
        "да обявява, нарушителят може да даде всяка легална обява в реда си и неговият партньор е "
        "длъжен да пасува до края на наддаването",
        "36C": "Когато е обърнато внимание на недопустима контра или реконтра едва след като "
        "първоначалната атака е била открита, то крайният договор се изчислява все едно, че "
        "недопустимата обява не е била направена",
    },
)
_SENDS_ON = "says which calls are inadmissible, and sends on to Laws 36 to 39"
NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.RU_1987: {"35": "introduces its parts, which are cited"},
    Edition.SR_2007: {"35": _SENDS_ON, "36B": "introduces its parts, which are cited"},
    Edition.BG_2017: {"35": _SENDS_ON, "36B": "introduces its parts, which are cited"},
}
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
_CALLED_OVER = {Edition.RU_1987: RU["35A"], Edition.SR_2007: SR["36A"], Edition.BG_2017: BG["36A"]}
_CANCELLED = {Edition.RU_1987: RU["36"], Edition.SR_2007: SR["36B1"], Edition.BG_2017: BG["36B1"]}


def _law_19(table: Table, offence: IrregularCall) -> Ground:
    """Return what of Law 19 the call breaks: its object is not there, one's own, or called over."""
    auction, own = offence.auction, offence.seat.side
    last = auction.last_bid_by
    if isinstance(offence.told.call, Double):
        key, is_there = "19A1", last is not None
        is_own = last is not None and last.side is own
    else:
        key, is_there = "19B1", any(isinstance(made.call, Double) for made in auction.calls)
        doubled = auction.doubling is Doubling.DOUBLED
        is_own = doubled and last is not None and last.side is not own
    if not is_there:
        return _BOOKS[table.edition][key]
    return _BOOKS[table.edition][f"{key} {'own side' if is_own else 'call between'}"]


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """Nobody may accept it; the next player does well to wait for the director."""
    result = sentence("{who} may not call {call} here.", who=offence.seat, call=offence.told.call)
    return Verdict((Applied(_law_19(table, offence), Role.IRREGULARITY),), result)


def over_called(table: Table, offence: IrregularCall, by: ToldCall | None) -> Decision:
    """The left-hand opponent called: everything since goes, and nothing follows."""
    del by
    result = sentence(
        "{opponent} called over the inadmissible {call}: it and every later call are cancelled, "
        "{turn} calls, and nothing else follows.",
        opponent=offence.seat.left_hand_opponent,
        call=offence.told.call,
        turn=offence.turn_of,
    )
    ground = _CALLED_OVER[table.edition]
    laws = (Applied(ground), Applied(_law_19(table, offence), Role.IRREGULARITY))
    gone = replace(_withdrawn(offence, ground), penalty=LeadPenalty.NONE)
    consequences = (gone, *cancelled_with(offence, ground))
    why = called_over(_CANCELLED[table.edition], offence)
    return Decision(Verdict(laws, result, consequences, (why, result)), Fate.NOTHING_IN_PLACE)


def noticed_too_late(table: Table) -> bool:
    """2017: whether attention is drawn only after the opening lead has been faced (36C)."""
    return table.edition is Edition.BG_2017 and (
        table.playing is not None or table.facts.value("opening_lead_faced") is True
    )


def left_out(offence: IrregularCall) -> Verdict:
    """2017: the contract is scored as if the inadmissible call had not been made (36C)."""
    result = sentence(
        "The opening lead was faced before anyone noticed: the contract is scored as if {who} had "
        "not called {call}.",
        who=offence.seat,
        call=offence.told.call,
    )
    gone = replace(_withdrawn(offence, BG["36C"]), penalty=LeadPenalty.NONE)
    return Verdict((Applied(BG["36C"]),), result, (gone,))


def refused(table: Table, offence: IrregularCall) -> Decision:
    """It is cancelled, the offender calls again, and partner must pass throughout.

    Of a player who must pass himself it is also Law 37, whose paragraph for what the opponent has
    not called over (37B) does not leave doubles out: a pass takes its place.
    """
    own_turn = offence.turn is Turn.OWN
    if table.bar_on(offence.seat) is not None:
        return law37.refused(table, offence)
    deciding, more = _deciding(table, offence, own_turn=own_turn)
    result = _replaced_at_once(offence) if own_turn else silenced(offence)
    consequences = (
        Bar(offence.seat.partner, Duration.THROUGHOUT, deciding),
        _withdrawn(offence, deciding),
        Option(offence.seat, "any_legal_call", deciding),
    )
    laws = tuple(Applied(law) for law in (deciding, *more))
    fate = Fate.REPLACED_AT_ONCE if own_turn else Fate.BACK_TO_TURN
    why = not_called_over(_CALLED_OVER[table.edition], offence)
    return Decision(Verdict(laws, result, consequences, (why, result)), fate)


def _replaced_at_once(offence: IrregularCall) -> Sentence:
    return sentence(
        "{who}'s {call} is cancelled; {who} must make a legal call, and {partner} must pass "
        "throughout.",
        who=offence.seat,
        call=offence.told.call,
        partner=offence.seat.partner,
    )


def _deciding(
    table: Table, offence: IrregularCall, *, own_turn: bool
) -> tuple[Ground, tuple[Ground, ...]]:
    if table.edition is Edition.RU_1987:
        return _deciding_1987(table, offence)
    book = _BOOKS[table.edition]
    return book["36B2" if own_turn else "36B4"], (book["36B1"], book["36B3"])


def _deciding_1987(table: Table, offence: IrregularCall) -> tuple[Ground, tuple[Ground, ...]]:
    """Out of rotation Law 36 sends to 32, and 32B1 back to 36 where the opponent passes."""
    more = (_law_19(table, offence),)
    if offence.turn is Turn.OWN:
        return RU["36"], more
    at_partners = offence.turn is not Turn.RIGHT_HAND_OPPONENT
    return RU["36"], (law32.RU["32A" if at_partners else "32B"], *more)


def _withdrawn(
    offence: IrregularCall, law: Ground, substitute: ToldCall | None = None
) -> WithdrawnCall:
    told = offence.told
    by = None if substitute is None else substitute.call
    return WithdrawnCall(
        told.seat, told.call, told.event, law, LeadPenalty.BY_MEANING, told.shows, by
    )


def settled(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """A legal call in its place stands; partner is silenced already."""
    before = table.matters[offence.matter]
    result = sentence(
        "{call} stands in place of {withdrawn}; {partner} must pass throughout.",
        call=substitute.call,
        withdrawn=offence.told.call,
        partner=offence.seat.partner,
    )
    gone = _withdrawn(offence, before.laws[0].ground, substitute)
    return Decision(Verdict(before.laws, result, (gone,)), Fate.STANDS)


LAW = LawOfCall(
    notice=dict.fromkeys(Edition, notice),
    accept=dict.fromkeys(Edition, over_called),
    refuse=dict.fromkeys(Edition, refused),
    settle=dict.fromkeys(Edition, settled),
    may_be_accepted=False,
    cancels_later=True,
)
