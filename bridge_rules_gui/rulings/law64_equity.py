"""Law 64C: equity after an established revoke.

Where the side that did not revoke is worse off than without the revoke, the score is adjusted.
How many tricks declarer would have won is the fact `equity`. Every book speaks of any established
revoke, "including those" that cost nothing, also because attention was drawn to them too late: it
is asked for wherever the offenders keep, after all transfers, a trick they have won from the revoke
on. Where they keep none there is nothing left to give back. 2017 names repeated revokes and those
of both sides besides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law77_scoring as law77
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import Revoke
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "64C": "Когда после любого выявленного фальшренонса, включая случаи, не влекущие "
        "наказания, судья считает, что ненарушившая сторона получает согласно этому правилу "
        "недостаточную компенсацию за понесённый ущерб, ему надлежит назначить присуждённый "
        "результат",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "64C": "Kada, nakon bilo kog utvrđenog renonsa, uključujući i one koji ne podležu "
        "ispravci, Direktor smatra da nedužna strana nije dovoljno obeštećena ovim Pravilima za "
        "nastalu štetu, on će dosuditi prilagođeni rezultat",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "64C1": "Когато, след утвърден ривок, включително и тези, неподлежащи на корекция на "
        "взятки, съдията прецени, че невиновната страна е недостатъчно компенсирала от това "
        "правило за причинената щета, той трябва да присъди административен резултат",
        "64C2(a)": "След повтарящи се ривоци от един и същи играч в един и същи цвят (виж В2 "
        "по-горе), съдията присъжда резултат, ако невиновната страна вероятно би направила повече "
        "взятки, ако един или повече от следващите ривоци не бяха се случили",
        "64C2(b)": "Когато и двете страни са направили ривок в една и съща игра (виж В7 по-горе) и "
        "съдията счете, че участник е бил ощетен, той трябва да присъди резултат, базиран на "
        "вероятния резултат, ако ривоците не бяха се случили",
    },
)
_NAMED = {
    Edition.RU_1987: {},
    Edition.SR_2007: {},
    Edition.BG_2017: {"64B2": BG["64C2(a)"], "64B7": BG["64C2(b)"]},
}
"""The items that free a revoke and for which an edition speaks of equity by name."""

_GENERAL = {Edition.RU_1987: RU["64C"], Edition.SR_2007: SR["64C"], Edition.BG_2017: BG["64C1"]}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the play and Law 64 have given: declarer's tricks after all transfers.

    `item` is the item of Law 64 that decided on the revoke, `keeps` tells whether its side keeps a
    trick won since.
    """

    result: int
    item: str
    keeps: bool


def ground(edition: Edition, item: str) -> Ground:
    """Return the provision that restores equity after a revoke an item of Law 64 decides on."""
    return _NAMED[edition].get(item, _GENERAL[edition])


def applied(table: Table, playing: Playing, revoke: Revoke, played: Outcome) -> Table:
    """Return the table with the score adjusted where the revoke has done more damage."""
    told = table.facts.value("equity")
    if isinstance(told, int) and not isinstance(told, bool):
        return _by_tricks(table, playing, revoke, played, told)
    if isinstance(told, str) or not played.keeps:
        return table
    question = sentence(
        "Would the other side probably have won more tricks without {who}'s revoke in trick "
        "{trick} than it now has?",
        who=revoke.seat,
        trick=revoke.trick,
    )
    if not table.judge("equity", None, question):
        return table
    words = sentence(
        "The damage is not made good: the director awards an adjusted score for {who}'s revoke in "
        "trick {trick}.",
        who=revoke.seat,
        trick=revoke.trick,
    )
    decided = _decided(table, revoke, ground(table.edition, played.item), words)
    return replace(decided.without_explanation(law77.SCORED), score=None, tricks=None)


def _by_tricks(table: Table, playing: Playing, revoke: Revoke, played: Outcome, told: int) -> Table:
    """Return the table with declarer's tricks had the revoke not happened, if they are better."""
    by_declarer = revoke.seat.side is playing.contract.declarer.side
    better = told < played.result if by_declarer else told > played.result
    both = len({each.seat.side for each in playing.revokes if each.is_established}) > 1
    if told == played.result or not (better or both):
        return table
    words = sentence(
        "The damage is not made good: the score is adjusted; tricks for declarer: {tricks}.",
        tricks=told,
    )
    return law77.scored(_decided(table, revoke, ground(table.edition, played.item), words), told)


def _decided(table: Table, revoke: Revoke, law: Ground, words: Sentence) -> Table:
    """Return the table with equity before the provisions that already govern the revoke."""
    before = table.matters[revoke.matter].laws
    return table.deciding(Verdict((Applied(law, Role.SCORE), *before), words), revoke.matter)
