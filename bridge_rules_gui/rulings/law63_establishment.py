"""Law 63: how a revoke is established.

By a play, or the naming of a card, to the next trick by the offender's side, legal or not; by a
claim or concession of that side. Agreement to an opponent's claim establishes it at once in 1987
and 2007 (63A3), in 2017 only when the agreement itself is established, at the end of the round or
by the side's call on the next board (63A4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law64_after_establishment as law64
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import transfers
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat, Side
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import Revoke

RU = grounds(
    Edition.RU_1987,
    {
        "63A1": "Когда нарушитель или его партнёр сделал ход или сыграл в следующую взятку",
        "63A2": "Когда нарушитель или его партнёр назвал или иначе обозначил карту",
        "63A3": "Когда игрок нарушившей стороны сделал или принял претензию или уступку взяток",
        "63B": "Если фальшренонс выявлен, то он далее не может быть исправлен … взятка, в которой "
        "имел место фальшренонс, утверждается как сыгранная",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "63A1": "kada Prekršitelj ili njegov partner atakiraju ili igraju u sledećem štihi",
        "63A2": "kada Prekršitelj ili njegov partner imenuju ili drugačije označe kartu",
        "63A3": "kada član strane prekršitelja izvede ili se složi sa zahtevom ili ustupkom",
        "63B": "Kada je renons jednom utvrđen, on ne može da se ispravi … štih u kom se desio "
        "renons ostaje kako je odigran",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "63A1": "Когато нарушителят или неговият партньор играе за следващата взятка",
        "63A2": "Когато нарушителят или партньорът му назоват или по друг начин определят картата",
        "63A3": "Когато член на виновната страна направи претенция за или отказ от взятки",
        "63A4": "Когато съгласието с претенция или отказ на противник е утвърдено (както е в П69А)",
        "63B": "След като един ривок бъде утвърден, той не може вече да бъде коригиран … взятката, "
        "на която е възникнал, остава както е изиграна",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def by_play(table: Table, seat: Seat, number: int) -> Table:
    """Return the table after a card of a hand was played, legally or not, to a trick (63A1)."""
    return _established(table, seat.side, "63A1", before=number)


def by_naming(table: Table, seat: Seat, number: int) -> Table:
    """Return the table after a card to be played to a trick was named or designated (63A2)."""
    return _established(table, seat.side, "63A2", before=number)


def by_claim(table: Table, side: Side) -> Table:
    """Return the table after a side has claimed or conceded tricks (63A3)."""
    return _established(table, side, "63A3")


def by_agreement(table: Table, side: Side, *, settled: bool = False) -> Table:
    """Return the table after a side has agreed to the other's claim or concession.

    `settled` tells that the agreement is established: the round has ended, or the side has
    called on the next board, without an objection. Only 2017 waits for that.
    """
    if table.edition is not Edition.BG_2017:
        return _established(table, side, "63A3")
    return _established(table, side, "63A4") if settled else _not_yet(table, side)


def _not_yet(table: Table, side: Side) -> Table:
    """Return the table with it told that agreement alone establishes no revoke (2017, 63A4)."""
    revokes = () if table.playing is None else table.playing.revokes
    for revoke in revokes:
        if revoke.is_open and revoke.seat.side is side:
            line = sentence(
                "The agreement establishes {who}'s revoke only when his side calls on the next "
                "board or the round ends.",
                who=revoke.seat,
            )
            table = table.explaining((Applied(BG["63A4"], Role.PROCEDURE),), (line,))
    return table


def _established(table: Table, side: Side, route: str, before: int = 14) -> Table:
    """Return the table with the open revokes of a side in tricks before a number established."""
    playing = table.playing
    if playing is None or not playing.revokes:
        return table
    for revoke in playing.revokes:
        if revoke.is_open and revoke.seat.side is side and revoke.trick < before:
            table = _one(table, revoke, _BOOKS[table.edition][route])
    return table


def _one(table: Table, revoke: Revoke, route: Ground) -> Table:
    playing = table.playing
    if playing is None:
        return table
    stands = replace(revoke, established_by=table.event, route=route)
    revokes = tuple(stands if each is revoke else each for each in playing.revokes)
    matter = table.matters[revoke.matter]
    if matter.key is Irregularity.REVOKE_NOT_ESTABLISHED:
        matter = replace(matter, key=Irregularity.REVOKE_ESTABLISHED)
    place = revoke.matter
    return transfers.decided(
        replace(
            table,
            playing=replace(playing, revokes=revokes),
            matters=(*table.matters[:place], matter, *table.matters[place + 1 :]),
        ),
        stands,
    )


def kept(table: Table, revoke: Revoke) -> Table:
    """Return the table after an attempt to take back the card of an established revoke (63B)."""
    matter = table.matters[revoke.matter]
    result = sentence(
        "{who}'s revoke is established: {card} stays as it was played.",
        who=revoke.seat,
        card=revoke.card,
    )
    above = tuple(each for each in matter.laws if str(each.ground) in law64.INTRODUCING)
    items = (each for each in matter.laws if each not in above)
    laws = tuple(dict.fromkeys((*items, Applied(_BOOKS[table.edition]["63B"]), *above)))
    return table.deciding(Verdict(laws, result, matter.options), revoke.matter)
