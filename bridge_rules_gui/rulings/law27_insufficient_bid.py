"""Law 27: insufficient bid, made in its turn.

The editions differ in when a corrected auction goes on unharmed: 1987 and 2007 ask whether the bids
are natural, 2007 also allows a substitute of the same or a more precise meaning, 2017 asks which
denominations the bids specify and whether the substitute is comparable. A substitute put in before
the director ruled is cancelled in 1987 and stands later (27C). A second insufficient bid may be
accepted like the first; if not, 2007 and 2017 silence partner (27B4). Out of turn it is Law 31.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law23_comparable_call as law23
from bridge_rules_gui.rulings.auction.correction import Correction, Kind, correction
from bridge_rules_gui.rulings.auction.correction_outcomes import replace_again, stands, unharmed
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.irregular_call import Decision, IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "27A": "LHO нарушителя может принять (трактовать как легальное) любое недостаточное "
        "назначение. Оно принимается, если LHO делает заявку",
        "27B": "Если недостаточное назначение, сделанное в свою очередь, не принято,оно должно "
        "быть исправлено путём замены либо на достаточное назначение, либо на пас … нарушитель "
        "имеет право выбрать свою финальную заявку на этом круге после того, как будут утверждены "
        "применяемые наказания",
        "27B premature": "любая заявка, сделанная преждевременно с целью заменить недостаточное "
        "назначение, аннулируется",
        "27B1(a)": "Если не вызывает сомнений,что недостаточное назначение было неконвенционным, "
        "и если оно было исправлено на ближайшее достаточное назначение в той же деноминации, "
        "торговля продолжается так, как будто нарушения не было",
        "27B1(b)": "Если судья считает, что недостаточное назначение передало информацию, "
        "достаточную для ущемления ненарушившей стороны, ему надлежит назначить присуждённый "
        "результат",
        "27B2": "Если недостаточное назначение … исправлено на любое другое достаточное "
        "назначение или на пас, (НАКАЗАНИЕ) партнёр нарушителя должен пасовать до конца торговли",
        "27B2 conventional": "Если недостаточное назначение может быть конвенционным … партнёр "
        "нарушителя должен пасовать до конца торговли",
        "27B3": "Если нарушитель пытается заменить своё недостаточное назначение на контру или "
        "реконтру,то эта заявка аннулируется, и (НАКАЗАНИЕ) его партнёр должен пасовать до конца "
        "торговли",
        "11B": "Право на наказание теряется,если LHO нарушителя сделал заявку … после нарушения, "
        "но до того, как было сформулировано и наложено законное наказание",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "27A1": "Svaki nedovoljan licit može da se prihvati (smatra legalnim) prema izboru LP "
        "prekršitelja. Prihvaćen je ako taj igrač govori",
        "27B": "Ako nedovoljan licit po redu nije prihvaćen (vidi pod A), mora biti ispravljen "
        "zamenom legalnim govorom",
        "27B1(a)": "ako se nedovoljan licit popravi najnižim dovoljnim licitom u istoj "
        "denominaciji i ako, po mišljenju Direktora, oba ta licita nedvosmisleno nisu veštačka, "
        "licitacija se nastavlja bez dodatne ispravke",
        "27B1(b)": "ako se nedovoljan licit, osim kao pod (a), koriguje legalnim govorom koji je, "
        "po mišljenju Direktora, istog značenja ili preciznijeg značenja od nedovoljnog licita "
        "(značenje koje je potpuno sadržano u mogućim značenjima nedovoljnog licita), tada se "
        "licitacija nastavlja bez dodatne ispravke",
        "27B2": "ako se nedovoljan licit zameni dovoljnim licitom ili pasom, partner prekršitelja "
        "mora da pasira do kraja",
        "27B3": "ako prekršitelj pokuša da zameni nedovoljan licit kontrom ili rekotrom, željeni "
        "govor se poništava. Prekršitelj mora da ga zameni onim što je niže dozvoljeno, a njegov "
        "partner mora da pasira do kraja",
        "27B4": "Ako prekršitelj pokuša da zameni jedan nedovoljan licit drugim nedovoljnim "
        "licitom, Direktor sudi kao pod 3, ako LP ne prihvati zamenjiv nedovoljan licit, kao što "
        "se pod A dozvoljava",
        "27C": "Ako Prekršitelj zameni svoj nedovoljan licit pre nego što Direktor presudi "
        "ispravku, izuzev ako je nedovoljan licit prihvaćen kao pod A, njegova zamena ostaje. "
        "Direktor primenjuje relevantne, niže navedene sekcije za zamenu",
        "27C stands": "Ako Prekršitelj zameni svoj nedovoljan licit pre nego što Direktor presudi "
        "ispravku … njegova zamena ostaje. Direktor primenjuje relevantne, niže navedene sekcije "
        "za zamenu",
        "27C double": "Ako Prekršitelj zameni svoj nedovoljan licit pre nego što Direktor presudi "
        "ispravku … Direktor primenjuje relevantne, niže navedene sekcije za zamenu",
        "27D": "Ako, sledeći primenu B1, Direktor na kraju igre proceni da bi, bez pomoći stećene "
        "kroz prekršaj, bord završio drukčije, a kao posledica je i nedužna strana oštećena (vidi "
        "član 12B1), on će prilagoditi rezultat",
        "11A": "Pravo na ispravku nepravilnosti može se izgubiti ako bilo koji član nedužne strane "
        "preduzme neku akciju pre nego što se pozove Direktor",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "27A1": "Всяка недостатъчна декларация може да бъде приета (да се разглежда като легална) "
        "по избор на ЛСП на нарушителя. Тя е приета, ако този играч обяви",
        "27B": "Ако дадена недостатъчна декларация наред не е приета (виж А), тя задължително се "
        "поправя чрез замяна с легална обява",
        "27B1(a)": "Ако недостатъчната декларация е коригирана с най-ниската достатъчна "
        "декларация, която определя същото наименование(я) както е определено от оттеглената "
        "обява, то наддаването продължава без допълнителна поправка",
        "27B1(b)": "ако недостатъчната декларация е коригирана с подобна по значение обява (виж "
        "П23А), то наддаването продължава без последваща поправка",
        "27B2": "ако недостатъчната декларация е коригирана с достатъчна декларация или с пас, то "
        "партньорът на нарушителя е длъжен да пасува до края на наддаването",
        "27B3": "ако нарушителят се опита да замени недостатъчната си декларация с контра или "
        "реконтра, то замяната се анулира. Нарушителят е длъжен да я замени както по-горе е "
        "разрешено и неговият партньор е длъжен тогава да пасува до края на наддаването",
        "27B4": "Ако нарушителят се опита да смени недостатъчната декларация с друга недостатъчна "
        "декларация, то съдията постановява както в т. 3, ако ЛСП не приеме втората недостатъчна "
        "декларация, както е позволено в А1",
        "27C": "Ако нарушителят замени неговата недостатъчна декларация преди съдията да е "
        "постановил поправка, то замяната остава, ако е легална, освен ако недостатъчната "
        "декларация е приета съгласно А1 (но виж В3 по-горе). Съдията прилага съответната "
        "по-горна секция към замяната",
        "27C stands": "Ако нарушителят замени неговата недостатъчна декларация преди съдията да е "
        "постановил поправка, то замяната остава, ако е легална … Съдията прилага съответната "
        "по-горна секция към замяната",
        "27C double": "Ако нарушителят замени неговата недостатъчна декларация преди съдията да е "
        "постановил поправка … но виж В3 по-горе … Съдията прилага съответната по-горна секция "
        "към замяната",
        "27D": "Ако при прилагането на В1, съдията след края на играта прецени, че без помощта, "
        "получена чрез нарушението, резултатът от играта би могъл също така да е различен и "
        "вследствие нарушението невиновната страна е ощетенa (виж П12В1), то той трябва да "
        "присъди административен резултат",
        "11A": "Невиновната страна може да загуби правото си на поправка за извършена от "
        "противника нередност, ако кой да е член на тази страна предприеме някакво действие преди "
        "повикване на съдия",
    },
)


NOT_RULED: dict[Edition, dict[str, str]] = {
    edition: {
        "18F": "leaves other ways of calling to the regulating authority",
        "18": "says what a bid is and when it is sufficient; the auction of the game keeps it",
    }
    for edition in Edition
}

# -- the rules --------------------------------------------------------------------------------


def rule_1987(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Only a natural bid corrected to the lowest in the same denomination goes unpenalised."""
    del table
    facts = correction(offence, substitute)
    if facts.kind is Kind.DOUBLE:
        return replace_again(offence, facts, (RU["27B3"], RU["27B"]), bar=RU["27B3"])
    if facts.premature:
        return replace_again(offence, facts, (RU["27B premature"],), bar=None)
    if facts.silenced:
        return stands(offence, facts, (RU["27B3"], RU["27B"]), partner_passes=None)
    natural = not facts.original.is_artificial
    if natural and facts.kind is Kind.LOWEST_SAME and facts.same_named:
        return unharmed(offence, facts, (RU["27B1(a)"], RU["27B1(b)"]))
    why = _not_unharmed_1987(facts, natural=natural)
    law = RU["27B2" if natural else "27B2 conventional"]
    return stands(offence, facts, (law,), partner_passes=law, excluded=[why])


def rule_2007(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Both bids natural at the lowest level, or a meaning contained in the first one's."""
    facts = correction(offence, substitute)
    premature = (SR["27C stands"],) if facts.premature else ()
    if facts.silenced and facts.kind is not Kind.DOUBLE:
        law = SR["27B4" if is_second(offence) else "27B3"]
        return stands(offence, facts, (law, *premature), partner_passes=None)
    if facts.kind is Kind.LOWEST_SAME and facts.both_natural:
        return unharmed(offence, facts, (SR["27B1(a)"], SR["27D"], *premature))
    excluded = [_not_the_lowest(SR["27B1(a)"], facts, "is artificial")]
    if facts.admissible and not facts.silenced:
        if law23.is_same_or_more_precise(table, facts.original, substitute):
            laws = (SR["27B1(b)"], SR["27D"], *premature)
            return unharmed(offence, facts, laws, excluded, free=False)
        excluded.append(_another_meaning(SR["27B1(b)"], facts, "the same or more precise"))
    if facts.kind is Kind.DOUBLE:
        premature = (SR["27C double"],) if facts.premature else ()
        laws = (SR["27B3"], *premature)
        return replace_again(offence, facts, laws, bar=SR["27B3"], excluded=excluded)
    laws = (SR["27B2"], *premature)
    return stands(offence, facts, laws, partner_passes=SR["27B2"], excluded=excluded)


def rule_2017(table: Table, offence: IrregularCall, substitute: ToldCall) -> Decision:
    """Naturalness no longer matters: the same denominations, or a comparable call."""
    facts = correction(offence, substitute)
    premature = (BG["27C stands"],) if facts.premature else ()
    if facts.silenced and facts.kind is not Kind.DOUBLE:
        law = BG["27B4" if is_second(offence) else "27B3"]
        return stands(offence, facts, (law, *premature), partner_passes=None)
    if facts.kind is Kind.LOWEST_SAME and facts.specifies_the_same:
        return unharmed(offence, facts, (BG["27B1(a)"], BG["27D"], *premature))
    excluded = [_not_the_lowest(BG["27B1(a)"], facts, "specifies other denominations")]
    if facts.admissible and not facts.silenced:
        if law23.is_comparable(table, facts.original, substitute):
            limb = tuple(a.ground for a in law23.comparable_grounds(facts.original, substitute))
            laws = (BG["27B1(b)"], *limb, BG["27D"], *premature)
            return unharmed(offence, facts, laws, excluded)
        excluded.append(_another_meaning(BG["27B1(b)"], facts, "comparable"))
    if facts.kind is Kind.DOUBLE:
        premature = (BG["27C double"],) if facts.premature else ()
        laws = (BG["27B3"], *premature)
        return replace_again(offence, facts, laws, bar=BG["27B3"], excluded=excluded)
    laws = (BG["27B2"], *premature)
    return stands(offence, facts, laws, partner_passes=BG["27B2"], excluded=excluded)


RULES: Mapping[Edition, Callable[[Table, IrregularCall, ToldCall], Decision]] = {
    Edition.RU_1987: rule_1987,
    Edition.SR_2007: rule_2007,
    Edition.BG_2017: rule_2017,
}


def is_second(offence: IrregularCall) -> bool:
    """Whether the bid was put in place of another insufficient one (27B4)."""
    earlier = offence.earlier
    return earlier is not None and earlier.key is Irregularity.INSUFFICIENT_BID


# -- why a provision does not apply -----------------------------------------------------------


def _not_unharmed_1987(facts: Correction, *, natural: bool) -> Sentence:
    if natural:
        return _not_the_lowest(RU["27B1(a)"], facts, "is in another denomination")
    return sentence(
        "{law} does not apply because {bid} may be conventional.",
        law=RU["27B1(a)"],
        bid=facts.original.call,
    )


def _not_the_lowest(law: Ground, facts: Correction, otherwise: str) -> Sentence:
    if facts.kind is not Kind.LOWEST_SAME:
        return sentence(
            "{law} does not apply because {call} is not the lowest sufficient bid in the "
            "denomination of {bid}.",
            law=law,
            call=facts.substitute.call,
            bid=facts.original.call,
        )
    patterns = {
        "is artificial": "{law} does not apply because {bid} or {call} is artificial.",
        "specifies other denominations": "{law} does not apply because {call} does not specify "
        "the same denominations as {bid}.",
        "is in another denomination": "{law} does not apply because {call} is in another "
        "denomination than {bid}.",
    }
    return sentence(
        patterns[otherwise], law=law, call=facts.substitute.call, bid=facts.original.call
    )


def _another_meaning(law: Ground, facts: Correction, wanted: str) -> Sentence:
    pattern = (
        "{law} does not apply because {call} is not comparable with {bid}."
        if wanted == "comparable"
        else "{law} does not apply because {call} does not have the same or a more precise "
        "meaning than {bid}."
    )
    return sentence(pattern, law=law, call=facts.substitute.call, bid=facts.original.call)
