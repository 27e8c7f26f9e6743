"""Law 72C of 2017: awareness of potential damage, which is Law 23 in 1987 and 2007.

1987 knows it only for passes: the one a penalty forces upon partner (23A) and the one out of
rotation at partner's turn (23B), the latter without asking what the offender knew. 2007 (23) and
2017 (72C) have it for every infraction of which the offender could have known that it might damage
the other side. Play goes on, and the score is adjusted afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.auction import Auction
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.course.matter import Matter
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "23": "Целесообразно отделить это правило от многих других правил",
        "23A": "судья считает, что нарушитель в момент нарушения мог знать, что этот вынужденный "
        "пас может быть полезен для ущемления ненарушившей стороны, судье надлежит потребовать "
        "продолжения торговли и игры, после чего назначить присуждённый результат, если он сочтёт, "
        "что ненарушившей стороне вынужденным пасом был нанесён ущерб",
        "23B": "Когда игрок пасует вне очереди в момент,когда очередь заявки принадлежит партнёру, "
        "и когда судья считает, что этот пас может нанести ущерб ненарушившей стороне, судье "
        "надлежит потребовать продолжения торговли и игры,после чего назначить присуждённый "
        "результат, если он сочтёт, что ненарушившей стороне пасом вне очереди был нанесён ущерб",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "23": "Kadgod je, po mišljenju Direktora, prekršitelj, u vreme prekršaja, mogao biti "
        "svestan toga da će taj prekršaj naneti štetu nedužnoj strani, zahtevaće da se licitacija "
        "i igra nastave (ako nisu završeni). Kada se igra završi, Direktor dodeljuje prilagođen "
        "rezultat ako smatra da je kriva strana stekla prednost iz prekršaj",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "72C": "Ако съдията определи, че нарушител по време на неговото нарушение би могъл да "
        "знае, че може да оцети невиновната страна, той трябва да изиска наддаването и "
        "разиграването да продължат (ако не са завършили). След края на играта съдията присъжда "
        "административен резултат, ако счете, че виновната страна се е възползвала от нарушението",
    },
)

_CONDUCT = "tells players how to behave; the rulings on what they do are in other laws"
NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.RU_1987: {"23": "only introduces its items", "72": _CONDUCT},
    Edition.SR_2007: {"72": _CONDUCT},
    Edition.BG_2017: {"72A": _CONDUCT, "72B": _CONDUCT},
}

_PASSES = (Irregularity.PASS_OUT_OF_ROTATION, Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION)


def considered(table: Table) -> Table:
    """Return the table with the last irregularity's possible damage considered.

    It is asked only where the story tells of damage (`damaged`) and not whether the offender could
    have known it (`could_have_known`); where it tells the latter, that decides.
    """
    matter = table.matter
    if matter is None or matter.offender is None or not table.scenario.events:
        return table
    law = _law(table, matter)
    if law is None or not _turns_on_it(table, matter, law):
        return table
    known = law is RU["23B"] or table.judge(
        "could_have_known",
        matter.event,
        sentence(
            "Could {who} have known at the time that his act might damage the other side?",
            who=matter.offender,
        ),
    )
    if not known:
        return _not_known(table, law)
    result = sentence(_ADJUSTED[law], who=matter.offender)
    laws = (*matter.laws, Applied(law, Role.SCORE))
    return table.deciding(Verdict(laws, result, matter.options))


def _turns_on_it(table: Table, matter: Matter, law: Ground) -> bool:
    damaged = table.told_fact("damaged", matter.event)
    if law is RU["23B"]:
        return damaged is True
    return damaged is True or table.told_fact("could_have_known", matter.event) is not None


LATER = {Edition.SR_2007: SR["23"], Edition.BG_2017: BG["72C"]}
"""The provision since 2007, about any irregularity."""


_ADJUSTED = {
    RU["23B"]: "{who} passed when it was his partner's turn: play goes on, and the score is "
    "adjusted if the pass damaged his opponents.",
    RU["23A"]: "{who} could have known that it might damage his opponents: play goes on, and the "
    "score is adjusted if it did.",
    **dict.fromkeys(
        LATER.values(),
        "{who} could have known that it might damage his opponents: play goes on, and the score is "
        "adjusted if his side has gained by it.",
    ),
}


def _law(table: Table, matter: Matter) -> Ground | None:
    """Return the provision that may apply; in 1987 only one about passes does."""
    if table.edition is not Edition.RU_1987:
        return LATER[table.edition]
    partner = None if matter.offender is None else matter.offender.partner
    if any(bar.seat is partner for bar in table.imposed):
        return RU["23A"]
    return RU["23B"] if matter.key in _PASSES and _at_partners_turn(table, matter) else None


def _at_partners_turn(table: Table, matter: Matter) -> bool:
    """Whether the offender passed when it was his partner's turn to call."""
    bidding = table.bidding
    before = tuple(
        made
        for told, made in zip(bidding.told, bidding.auction.calls, strict=True)
        if told.event < matter.event
    )
    turn = Auction(bidding.auction.dealer, before).turn
    return matter.offender is not None and turn is matter.offender.partner


def _not_known(table: Table, law: Ground) -> Table:
    line = sentence("{law} does not apply: the offender could not have known.", law=law)
    return table.explaining((), (line,))
