"""Law 64C: equity after an established revoke.

Where the side that did not revoke is worse off than without the revoke, the score is adjusted.
How many tricks declarer would have won is the fact `equity`; it is asked for only where a revoke
that may have gained something costs nothing. 2017 names repeated revokes and those of both sides.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law77_scoring as law77
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.sentence import sentence
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.playing import Playing, Revoke
    from bridge_rules_gui.rulings.sentence import Sentence
    from bridge_rules_gui.rulings.table import Table

RU = grounds(
    Edition.RU_1987,
    {"64C": "Когда после любого выявленного фальшренонса, включая случаи, не влекущие наказания"},
)
SR = grounds(
    Edition.SR_2007,
    {"64C": "nakon bilo kog utvrđenog renonsa, uključujući i one koji ne podležu ispravci"},
)
BG = grounds(
    Edition.BG_2017,
    {
        "64C1": "Когато, след утвърден ривок, включително и тези, неподлежащи на корекция на "
        "взятки",
        "64C2(a)": "След повтарящи се ривоци от един и същи играч в един и същи цвят",
        "64C2(b)": "Когато и двете страни са направили ривок в една и съща игра",
    },
)
_EQUITABLE = {
    Edition.RU_1987: {"64B2": RU["64C"], "64B3": RU["64C"]},
    Edition.SR_2007: {"64B2": SR["64C"], "64B3": SR["64C"], "64B7": SR["64C"]},
    Edition.BG_2017: {"64B2": BG["64C2(a)"], "64B3": BG["64C1"], "64B7": BG["64C2(b)"]},
}
"""The items that free a revoke which may have gained a trick, and where equity is named for it."""

_GENERAL = {Edition.RU_1987: RU["64C"], Edition.SR_2007: SR["64C"], Edition.BG_2017: BG["64C1"]}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the play and Law 64 have given: declarer's tricks after all transfers.

    `item` is the item of Law 64 that decided on the revoke, `gain` tells whether its side has won
    a trick since.
    """

    result: int
    item: str
    gain: bool


def applied(table: Table, playing: Playing, revoke: Revoke, played: Outcome) -> Table:
    """Return the table with the score adjusted where the revoke has done more damage."""
    told = table.facts.value("equity")
    if isinstance(told, int) and not isinstance(told, bool):
        return _by_tricks(table, playing, revoke, played, told)
    freed = _EQUITABLE[table.edition].get(played.item)
    if isinstance(told, str) or freed is None or not played.gain:
        return table
    question = sentence(
        "Would the other side probably have won more tricks without {who}'s revoke in trick "
        "{trick}?",
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
    return replace(_decided(table, revoke, freed, words), score=None, tricks=None)


def _by_tricks(table: Table, playing: Playing, revoke: Revoke, played: Outcome, told: int) -> Table:
    """Return the table with declarer's tricks had the revoke not happened, if they are better."""
    by_declarer = revoke.seat.side is playing.contract.declarer.side
    better = told < played.result if by_declarer else told > played.result
    both = len({each.seat.side for each in playing.revokes if each.is_established}) > 1
    if told == played.result or not (better or both):
        return table
    law = _EQUITABLE[table.edition].get(played.item, _GENERAL[table.edition])
    words = sentence(
        "The damage is not made good: the score is adjusted to {tricks} tricks for declarer.",
        tricks=told,
    )
    return law77.scored(_decided(table, revoke, law, words), told)


def _decided(table: Table, revoke: Revoke, law: Ground, words: Sentence) -> Table:
    """Return the table with equity before the provisions that already govern the revoke."""
    before = table.matters[revoke.matter].laws
    return table.deciding(Verdict((Applied(law, Role.SCORE), *before), words), revoke.matter)
