"""Law 62C: what the others may change after a revoke has been corrected.

The other side may take back any card played since, also a lead to the next trick (62C1), and after
that the offender's partner his own, which becomes a penalty card if he defends (62C2). sr2007 has
lost the words "of the offending side" in 62C2, but the penalty card it names can only be his.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law16_withdrawn_calls as law16
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import Revoke
    from bridge_rules_gui.rulings.play.playing import PlayedCard, Playing

RU = grounds(
    Edition.RU_1987,
    {
        "62C1": "Каждый игрок ненарушившей стороны может без наказания отменить любую карту",
        "62C2": "После отмены карты игроком ненарушившей стороны следующий по очереди игрок "
        "нарушившей стороны может отменить сыгранную им карту, которая станет штрафной, если этот "
        "игрок вистующий",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "62C1": "Svaki član nedužne strane može da povuče bilo koju kartu koju je odigrao posle "
        "renonsa",
        "62C2": "Nakon što je igrač nedužne strane tako povukao kartu, sledeći igrač po redu može "
        "da povuče svoju odigranu kartu, koja postaje kaznena karta ako je to igrač odbrane",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "62C1": "Всеки член на невиновната страна може оттегли и прибере в ръката си всяка карта, "
        "която е изиграл след ривока",
        "62C2": "След като играч от невиновната страна оттегли картата си по този начин, играчът "
        "от виновната страна, който е следващ наред, може да оттегли своята изиграна карта, която "
        "става наказана карта, ако играчът е защитник",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def rights(options: tuple[Option, ...]) -> list[Applied]:
    """Return the provisions that grant some options."""
    return [Applied(law, Role.RIGHT) for law in dict.fromkeys(each.ground for each in options)]


def options(table: Table, playing: Playing, revoke: Revoke) -> tuple[Option, ...]:
    """Return who may take back a card played since, and the offender's partner after them."""
    book = _BOOKS[table.edition]
    first = [played for played in since(playing, revoke) if is_innocent(played, revoke)]
    players = [playing.player_of(played.seat) for played in first]
    rights = [
        _right(playing, played, book["62C1"], several=players.count(player) > 1)
        for player, played in zip(players, first, strict=True)
    ]
    for played in since(playing, revoke):
        before = [each for each in first if each.event < played.event]
        of_offenders = played.trick == revoke.trick and not is_innocent(played, revoke)
        if of_offenders and (before or revoke.taken_back):
            right = _right(playing, played, book["62C2"])
            free = bool(revoke.taken_back)
            rights.append(right if free else replace(right, condition=right.name))
    return tuple(rights)


def _right(playing: Playing, played: PlayedCard, law: Ground, *, several: bool = False) -> Option:
    """Return the right to take back a card; it is named where its player has two to choose."""
    card = str(played.card) if several else ""
    return Option(playing.player_of(played.seat), "withdraw_card_after_revoke", law, card)


def is_innocent(played: PlayedCard, revoke: Revoke) -> bool:
    """Whether a card was played by the side that did not revoke."""
    return played.seat.side is not revoke.seat.side


def since(playing: Playing, revoke: Revoke) -> list[PlayedCard]:
    """Return the cards played after a revoke, to its trick or the next; not replacements."""
    return [
        played
        for played in playing.played
        if played.event > revoke.event
        and played.trick in (revoke.trick, revoke.trick + 1)
        and played.seat not in (revoke.seat, *revoke.taken_back)
    ]


def taken_back(table: Table, revoke: Revoke, played: PlayedCard) -> Table:
    """Return the table with a later card back (62C1), a defending partner's at a cost (62C2)."""
    playing = table.playing
    if playing is None:
        return table
    innocent = is_innocent(played, revoke)
    now = replace(revoke, taken_back=(*revoke.taken_back, played.seat))
    revokes = tuple(now if each is revoke else each for each in playing.revokes)
    lighter = replace(playing, revokes=revokes).without_card(played.seat, played.card)
    after = replace(table, playing=lighter)
    if not innocent and playing.is_defender(played.seat):
        after = law50.laid_down(after, played.seat, (played.card,), deliberate=True)
    open_rights = options(after, lighter, now)
    law = _BOOKS[table.edition]["62C1" if innocent else "62C2"]
    result = sentence(
        "{who}'s {card} goes back to the hand; another card takes its place.",
        who=played.seat,
        card=played.card,
    )
    before = table.matters[now.matter].laws
    laws = tuple(dict.fromkeys((Applied(law), *rights(open_rights), *before)))
    told = _told(table.edition, revoke, played) if innocent else ()
    return after.deciding(Verdict(laws, result, (*open_rights, *told)), now.matter)


def _told(edition: Edition, revoke: Revoke, played: PlayedCard) -> tuple[Unauthorised, ...]:
    """Return what the innocent side's card told, which the offenders may not use."""
    what = sentence("what {who}'s withdrawn {card} told", who=played.seat, card=played.card)
    return (Unauthorised(revoke.seat.side, what, law16.OF_WITHDRAWN_CALLS[edition]),)
