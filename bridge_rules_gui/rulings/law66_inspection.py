"""Law 66: looking at tricks.

The cards of the current trick may be asked for until one's own side has played to the next (66A);
one's own last card may be looked at until the next lead (1987, 2007) or until one's own side has
played on (2017). Quitted tricks stay closed until the end of play, but for the director (66C).
Who then mixes his cards after a claim loses it; since 2017 only if the other side has not (66D).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import AttentionDrawn
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law61_revoke as law61
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "66A": "Пока его сторона не сделала ход или не сыграла картой в следующую взятку, "
        "разыгрывающий или любой из вистующих может, если он не перевернул свою карту лицевой "
        "стороной вниз, требовать, чтобы все только что сыгранные карты были открыты",
        "66A closed": "может, если он не перевернул свою карту лицевой стороной вниз",
        "66B": "До того, как сделан ход в следующую взятку, разыгрывающий или любой из вистующих "
        "может посмотреть, но не показывать, свою последнюю сыгранную карту",
        "66B closed": "До того, как сделан ход в следующую взятку, разыгрывающий или любой из "
        "вистующих",
        "66C": "до окончания игры сыгранные взятки не могут быть просмотрены (кроме как после "
        "соответствующей инструкции судьи, например, для проверки претензии на выявление "
        "фальшренонса)",
        "66D": "После окончания игры сыгранные и несыгранные карты могут быть просмотрены для "
        "проверки претензии на выявление фальшренонса или количества выигранных и проигранных "
        "взяток; но никому из игроков не следует брать не свои карты",
        "66D mixed": "Если после того, как была сделана подобная претензия, игрок смешивает свои "
        "карты таким образом, что судье не удаётся установить факты, то судье надлежит принимать "
        "решения в пользу другой стороны",
        "66D facts": "таким образом, что судье не удаётся установить факты",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "66A": "Sve dok njegova strana nije atakirala ili igrala u sledećem štihu, izvođač ili "
        "bilo koji igrač odbrane može, dok ne okrene svoju kartu licem na dole, da zahteva da sve "
        "karte odigrane u štihu ostanu izložene licem na gore",
        "66A closed": "može, dok ne okrene svoju kartu licem na dole",
        "66B": "Dok se ne atakira ili odigra u sledećem štihu, izvođač ili bilo koji igrač odbrane "
        "može da pogleda, ali ne i da izloži, svoju poslednju odigranu kartu",
        "66B closed": "Dok se ne atakira ili odigra u sledećem štihu, izvođač ili bilo koji igrač "
        "odbrane",
        "66C": "do kraja igre, odigrani štihovi ne smeju da se pregledaju (osim po Direktorovom "
        "naročitom nalogu, na primer, ako je potrebna verifikacija prijave renonsa)",
        "66D": "Nakon završetka igre odigrani i neodigrani štihovi mogu da se pregledaju radi "
        "utvrđivanja izjave o renonsu ili broja osvojenih ili izgubljenih štihova; ali, nijedan "
        "igrač ne sme da dodiruje druge karte osim sopstvenih",
        "66D mixed": "Ako, nakon takve izjave, igrač pomeša svoje karte tako da Direktor više ne "
        "može da utvrdi činjenice, Direktor će presuditi u korist druge strane",
        "66D facts": "tako da Direktor više ne može da utvrdi činjenice",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "66A": "Докато все още неговата страната не атакувала или играла за следващата взятка, "
        "разиграващият или всеки от защитниците може, докато не е обърнал картата си с лицето "
        "надолу, да поиска да види всички карти, изиграни за текущата взятка",
        "66A closed": "може, докато не е обърнал картата си с лицето надолу",
        "66B": "Преди неговата страна да е атакувала или играла за следващата взятка, "
        "разиграващият или всеки защитник могат да проверят, но не и да покажат, собствената си "
        "последна изиграна карта",
        "66B closed": "Преди неговата страна да е атакувала или играла за следващата взятка, "
        "разиграващият или всеки защитник",
        "66C": "до края на разиграването, приключилите взятки не могат да бъдат прегледани (освен "
        "по изричното нареждане на съдията; например, за проверка на претенция за извършен ривок)",
        "66D": "След края на разиграването, изиграните и неизиграните карти могат да бъдат "
        "прегледани, за да се уредят претенциите за извършен ривок или за броя на спечелените или "
        "изгубените взятки; но никой играч не следва да пипа чужди карти, различни от неговите",
        "66D mixed": "Ако, след такава претенция, играч разбърка картите си по такъв начин, че "
        "съдията да не може да установи фактите, и само едната страна е разбъркала картите си, то "
        "съдията трябва да присъди в полза на другата страна",
        "66D facts": "по такъв начин, че съдията да не може да установи фактите",
        "66D both": "само едната страна е разбъркала картите си",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def current_trick(table: Table, playing: Playing, who: Seat) -> Table:
    """Return the table after a player asked to see the cards just played (66A)."""
    if who is playing.contract.dummy or _has_played_on(playing, who):
        return _closed(table, who)
    question = sentence("Has {who} turned his own card face down?", who=who)
    if table.judge("turned", table.event, question):
        return _closed(table, who, "66A closed")
    return _granted(table, who, "66A", "{who} may see the cards of the trick.")


def own_card(table: Table, playing: Playing, who: Seat) -> Table:
    """Return the table after a player looked at his own last card (66B)."""
    begun = not playing.period.is_lead_due and len(playing.period.tricks) > 1
    later = _has_played_on(playing, who) if table.edition is Edition.BG_2017 else begun
    if who is playing.contract.dummy or later:
        return _closed(table, who, "66B closed")
    return _granted(table, who, "66B", "{who} may look at his last card, but not show it.")


def quitted_trick(table: Table, playing: Playing, who: Seat) -> Table:
    """Return the table after a player looked at a quitted trick (66C, 66D)."""
    if playing.period.is_over:
        words = "After the end of play {who} may look at the cards, each player at his own."
        return _granted(table, who, "66D", words)
    if table.told_fact("by_director", table.event):
        return _granted(table, who, "66C", "{who} looks at the trick as the director instructs.")
    closed = _closed(table, who)
    matter = closed.matter
    if matter is None or not _is_revoke_claimed(table, playing):
        return closed
    claim = Applied(law61.no_inspection(table.edition))
    return closed.deciding(Verdict((*matter.laws, claim), matter.result))


def _is_revoke_claimed(table: Table, playing: Playing) -> bool:
    """Whether a revoke has happened, or attention has been drawn to something."""
    events = table.scenario.events[: table.event]
    return bool(playing.revokes) or any(isinstance(each.act, AttentionDrawn) for each in events)


def _has_played_on(playing: Playing, who: Seat) -> bool:
    """Whether a player's side has played to the trick after the last complete one."""
    current = playing.period.current
    if current is None or playing.period.is_lead_due or len(playing.period.tricks) == 1:
        return False
    return any(played.seat.side is who.side for played in current.cards)


def _granted(table: Table, who: Seat, item: str, words: str) -> Table:
    law = Applied(_BOOKS[table.edition][item], Role.RIGHT)
    noticed = table.noticing(None, None, table.event)
    return noticed.deciding(Verdict((law,), sentence(words, who=who)))


def _closed(table: Table, who: Seat, item: str = "66C") -> Table:
    noticed = table.noticing(Irregularity.QUITTED_TRICK_INSPECTED, who, table.event)
    refused = Applied(_ground(table, "66C"))
    laws = (refused,) if item == "66C" else (Applied(_ground(table, item), Role.RIGHT), refused)
    result = sentence(
        "{who} has no right to look at these cards before the end of play, unless the director "
        "says so.",
        who=who,
    )
    return noticed.deciding(Verdict(laws, result))


def mixed_after_claim(table: Table, who: Seat) -> Table:
    """Return the table after a player mixed his cards although a claim was to be checked (66D)."""
    question = sentence("Can the director still establish what happened?")
    noticed = table.noticing(Irregularity.PLAYED_CARDS_MIXED, who, table.event)
    if table.judge("facts_established", table.event, question):
        words = "The facts are known; nothing follows from the mixing of the cards."
        key, result = "66D facts", sentence(words)
    elif table.edition is Edition.BG_2017 and _other_side_mixed(table, who):
        words = "Both sides have mixed their cards: neither is favoured for that."
        key, result = "66D both", sentence(words)
    else:
        words = "The director rules in favour of {side}."
        key, result = "66D mixed", sentence(words, side=who.side.opponents)
    return noticed.deciding(Verdict((Applied(_ground(table, key)),), result))


def _other_side_mixed(table: Table, who: Seat) -> bool:
    return any(
        matter.key is Irregularity.PLAYED_CARDS_MIXED
        and matter.offender is not None
        and matter.offender.side is not who.side
        for matter in table.matters
    )


def _ground(table: Table, key: str) -> Ground:
    return _BOOKS[table.edition][key]
