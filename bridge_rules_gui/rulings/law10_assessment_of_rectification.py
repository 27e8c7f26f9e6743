"""Law 10: only the director rectifies, and a player chooses without his partner.

The editions agree: what players impose or waive themselves the director may let stand or cancel
(10A, 10B), and he explains every option (10C1). 2007 and 2017 say besides that a side may take the
choice that is best for it (10C3, 10C4), as 1987 does in 72A.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import listed, sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law09_procedure_after_irregularity as law09
from bridge_rules_gui.rulings import law11_forfeited_rights as law11
from bridge_rules_gui.rulings import law16_extraneous_information as law16
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "10A": "Только судья имеет право наложить наказание, когда это необходимо. Игроки не "
        "вправе налагать (или не налагать) наказание по собственной инициативе",
        "10B": "Судья может оставить или отменить любое наказание или отказ от наказания, "
        "сделанный игроками без его инструкций",
        "10C1": "судье надлежит объяснить все имеющиеся возможности",
        "10C2": "он должен сделать этот выбор без консультаций с партнёром",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "10A": "Samo Direktor ima pravo da odredi ispravku kada je primenljiva. Igrači nemaju "
        "pravo da odrede (ili oprostite – vidi član 81C5) ispravku na sopstvenu inicijativu",
        "10B": "Direktor može odobriti ili poništiti bilo koju ispravku ili oprostaj, koje su "
        "igrači odredili bez njegovih uputstava",
        "10C1": "Direktor će objasniti sve raspoložive opcije",
        "10C2": "on taj izbor mora izvršiti bez konsultovanja sa partnerom",
        "10C3": "ispravno je da izabere onu koja mu daje najviše (koristi)",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "10A": "Единствено съдията има право да определя поправки, когато е приложимо. Играчите "
        "нямат право да определят (или да отхвърлят – виж П81С5) поправки по тяхна собствена "
        "инициатива",
        "10B": "Съдията може да утвърди или да анулира всяко изпълнение или отхвърляне на "
        "поправка, направено от играчите без негови указания",
        "10C1": "съдията трябва да обясни всичките налични възможности",
        "10C2": "той е длъжен да направи своя избор без консултация с партньора",
        "10C3": "подходящо е тя да избере най-изгодното действие",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_FREE = "lets the offenders profit once they have rectified; it takes no right away and gives none"

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.SR_2007: {"10C4": _FREE},
    Edition.BG_2017: {"10C4": _FREE},
}


def settled_by_players(table: Table, who: Seat | None, *, premature: bool = False) -> Table:
    """Return the table after players imposed or waived a rectification without the director.

    `premature` tells that the offender had put his irregularity right himself (9C).
    """
    book = _BOOKS[table.edition]
    noticed = table.noticing(Irregularity.PLAYERS_APPLIED_THEIR_OWN_RECTIFICATION, who, table.event)
    procedure = law09.BOOKS[table.edition]
    laws = (
        Applied(book["10A"], Role.IRREGULARITY),
        Applied(book["10B"]),
        Applied(law11.MAY_BE_LOST[table.edition], Role.RIGHT),
        Applied(procedure["9B1(a)"], Role.PROCEDURE),
        Applied(procedure["9B2"], Role.PROCEDURE),
        *((Applied(procedure["9C"]),) if premature else ()),
    )
    result = sentence(
        "Only the director may impose or waive a rectification: he may let stand or cancel what "
        "the players have settled, and their right may be lost."
    )
    return noticed.deciding(Verdict(laws, result))


def consulted(table: Table, who: Seat | None) -> Table:
    """Return the table after a side with a choice took counsel over it.

    The choice stays the player's alone; what partner has said is extraneous information. The
    options stay open.
    """
    book = _BOOKS[table.edition]
    closes = law16.FORBIDS_USE[table.edition]
    rights = () if table.matter is None else table.matter.options
    noticed = table.noticing(Irregularity.CONSULTATION_WITH_PARTNER, who, table.event)
    laws = (
        Applied(book["10C2"], Role.IRREGULARITY),
        *dict.fromkeys(Applied(option.ground, Role.RIGHT) for option in rights),
        Applied(closes, Role.INFORMATION),
    )
    result = sentence(
        "The choice must be made without counsel from partner: nothing {who} or his partner has "
        "said about it may be used.",
        who=who,
    )
    sides = () if who is None else (who.side,)
    what = sentence("what was said about the choice")
    told = tuple(Unauthorised(side, what, closes) for side in sides)
    return noticed.deciding(Verdict(laws, result, (*rights, *told)))


def choice_is_explained(table: Table) -> Table:
    """Return the table with the director's duty to explain every open option at work."""
    if table.matter is None or not table.matter.options:
        return table
    book = _BOOKS[table.edition]
    laws = [Applied(book["10C1"], Role.PROCEDURE), Applied(book["10C2"], Role.PROCEDURE)]
    holders = dict.fromkeys(option.who for option in table.matter.options)
    line = sentence(
        "The director explains all options before a choice is made; {holders} chooses without "
        "his partner's counsel.",
        holders=listed(holders, "or"),
    )
    explained = table.explaining(laws, (line,))
    if "10C3" not in book:
        return explained
    best = sentence("The non-offending side may choose what is best for it.")
    return explained.explaining((Applied(book["10C3"], Role.RIGHT),), (best,))
