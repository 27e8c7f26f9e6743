"""Law 65: where the cards of a trick lie, and who may say that one points the wrong way.

1987 says only how they lie. 2007 lets declarer have a card turned without a limit, the others
mention it until the lead to the next trick; 2017 treats all players alike, until their own side has
played to the next trick. Who disturbs his cards risks his right to claim (65D).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "65B1": "Если сторона игрока выиграла взятку, карта кладётся так, чтобы её продольная "
        "сторона была направлена на его партнёра",
        "65B2": "Если взятку выиграли оппоненты, карта кладётся так, чтобы её продольная сторона "
        "была направлена на оппонентов",
        "65D": "Игрок, не выполнивший положений этого правила, рискует своим правом претендовать "
        "на принадлежность сомнительных взяток или на выявление фальшренонса",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "65B3": "Dami ili bilo koji igrač odbrane mogu skrenuti pažnju da je štih nekorektno "
        "markiran, ali za te igrače ovo pravo ističe kada je atakirano za sledeći štih",
        "65B3 declarer": "Izvođač može zahtevati da se karta koja je nekorektno usmerena postavi "
        "na gore naveden način",
        "65B3 late": "za te igrače ovo pravo ističe kada je atakirano za sledeći štih. Ako se to "
        "uradi kasnije, može se primeniti član 16B",
        "65D": "Igrač koji ne ispuni odredbe ovog Člana ugrožava svoje pravo na zahtev vlasništva "
        "sumnjivog štiha ili pravo na prijavu (ili poricanje) renonsa",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "65B3": "Всеки играч може да обръща внимание за неправилно насочена карта, но това право "
        "изтича, когато неговата страна атакува или играе за следващата взятка",
        "65B3 late": "това право изтича, когато неговата страна атакува или играе за следващата "
        "взятка. Ако е направено по-късно, то може да се приложи П16В",
        "65D": "Играч, нарушил това изискване, рискува да загуби правото си на претенция за "
        "принадлежност на спорни взятки или претенция за (или отхвърляне на) ривок",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_HOW_CARDS_LIE = "says how the cards of a trick are laid down; a story tells only that one was not"
NOT_RULED = {
    edition: {"65A": _HOW_CARDS_LIE, "65C": _HOW_CARDS_LIE, **rest}
    for edition, rest in (
        (Edition.RU_1987, {}),
        (Edition.SR_2007, {"65B1": _HOW_CARDS_LIE, "65B2": _HOW_CARDS_LIE}),
        (Edition.BG_2017, {"65B1": _HOW_CARDS_LIE, "65B2": _HOW_CARDS_LIE}),
    )
}


def pointed_out(table: Table, playing: Playing, who: Seat) -> Table:
    """Return the table after a player said that a card of the last trick points the wrong way."""
    book, edition = _BOOKS[table.edition], table.edition
    noticed = table.noticing(Irregularity.TRICK_POINTED_WRONGLY, None, table.event)
    if edition is Edition.RU_1987:
        laws = (Applied(book["65B1"]), Applied(book["65B2"]))
        result = sentence("The card is laid in the direction of the side that won the trick.")
        return noticed.deciding(Verdict(laws, result))
    if _in_time(edition, playing, who):
        key = "65B3 declarer" if "65B3 declarer" in book and _declares(playing, who) else "65B3"
        result = sentence("{who} may have the card turned.", who=who)
        return noticed.deciding(Verdict((Applied(book[key], Role.RIGHT),), result))
    law = book["65B3 late"]
    told = Unauthorised(who.side, sentence("what {who} said of the trick", who=who), law)
    result = sentence(
        "{who}'s right to have the card turned has expired; what he said may be unauthorised "
        "information.",
        who=who,
    )
    return noticed.deciding(Verdict((Applied(law),), result, (told,)))


def _declares(playing: Playing, who: Seat) -> bool:
    return who is playing.contract.declarer


def _in_time(edition: Edition, playing: Playing, who: Seat) -> bool:
    """Whether a player may still speak of the last complete trick."""
    begun = playing.period.current
    if begun is None or playing.period.is_lead_due:
        return True
    if edition is Edition.SR_2007:
        return _declares(playing, who)
    return not any(played.seat.side is who.side for played in begun.cards)


def cards_disturbed(table: Table, who: Seat) -> Table:
    """Return the table after a player disturbed his played cards before the result is agreed."""
    noticed = table.noticing(Irregularity.PLAYED_CARDS_MIXED, who, table.event)
    result = sentence(
        "{who} risks his right to claim tricks that are disputed, or a revoke.", who=who
    )
    return noticed.deciding(Verdict((Applied(_BOOKS[table.edition]["65D"]),), result))
