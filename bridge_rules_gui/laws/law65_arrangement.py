"""Law 65: where the cards of a trick lie, and who may say that one points the wrong way.

1987 says only how they lie, and dummy may not speak of it (43A1(b)). In 2007 declarer may require
a card to be turned, at any time; dummy and the defenders may draw attention to it until the lead to
the next trick. In 2017 every player may draw attention to it, and nobody require it, until his own
side has played to the next trick. Who disturbs his cards risks his right to claim (65D), since 2007
also to deny a revoke.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(65)


def pointed_out(table: Table, playing: Playing, who: Seat) -> Table:
    """Return the table after a player said that a card of the last trick points the wrong way."""
    book, edition = LAW[table.edition], table.edition
    noticed = table.noticing(Irregularity.TRICK_POINTED_WRONGLY, None, table.event)
    placed = sentence("The card is placed pointing towards the side that won the trick.")
    laws = tuple(Applied(book[idea]) for idea in _how_it_lies(playing, who))
    if "may_draw_attention" not in book:  # 1987 gives no such right: the card is laid as it should
        return noticed.deciding(Verdict(laws, placed))
    if _in_time(edition, playing, who):
        idea, words = _right(edition, playing, who)
        right = Applied(book[idea], Role.RIGHT)
        result = sentence("{result} {rest}", result=sentence(words, who=who), rest=placed)
        return noticed.deciding(Verdict((right, *laws), result))
    law = book["too_late_to_draw_attention"]
    closed = Unauthorised(who.partner, sentence("what {who} said about the trick", who=who), law)
    result = sentence(
        (
            "{who}’s right to draw attention to the card has expired. What {who} said may be "
            "unauthorised information."
        ),
        who=who,
    )
    return noticed.deciding(Verdict((Applied(law),), result, (closed,)))


def _how_it_lies(playing: Playing, who: Seat) -> tuple[str, ...]:
    """Return the ideas of how a card of a player's side lies in the last complete trick (65B)."""
    complete = [trick for trick in playing.period.tricks if not trick.missing]
    if not complete:
        return "own_trick_pointed_to_partner", "lost_trick_pointed_to_opponents"
    winner = complete[-1].winner(playing.contract.denomination)
    won = winner.side is who.side
    return ("own_trick_pointed_to_partner" if won else "lost_trick_pointed_to_opponents",)


def _right(edition: Edition, playing: Playing, who: Seat) -> tuple[str, str]:
    """Return the idea of what a player may do about a card (65B3), and the words for it."""
    book = LAW[edition]
    if "declarer_may_require_it" in book and _declares(playing, who):
        return (
            "declarer_may_require_it",
            "{who} may require the card to be pointed correctly.",
        )
    if edition is Edition.SR_2007:
        return "may_draw_attention", (
            "{who} may draw attention to a card pointed incorrectly until the lead to the "
            "next trick."
        )
    return "may_draw_attention", (
        "{who} may draw attention to a card pointed incorrectly until {who}’s side has led "
        "or played to the next trick."
    )


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
    words = "{who} jeopardises the right to claim doubtful tricks, or to claim or deny a revoke."
    if table.edition is Edition.RU_1987:
        words = "{who} jeopardises the right to claim doubtful tricks or a revoke."
    result = sentence(words, who=who)
    return noticed.deciding(Verdict((Applied(LAW[table.edition]["risks_his_claims"]),), result))
