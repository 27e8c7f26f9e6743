"""Law 48: exposure of declarer's cards.

Declarer loses nothing by showing a card, and none of his or dummy's is ever a penalty card (48A).
Showing his hand he claims (48B2), unless it was after an opening lead out of turn (48B1, Law 54):
in 1987 it may be taken so, later it is, unless he plainly did not mean to claim.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law68_claim as law68
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.recorded import How, how
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(48)


def some_cards(table: Table, playing: Playing, cards: tuple[Card, ...]) -> Table:
    """Return the table after declarer showed cards that are not his whole hand (48A)."""
    declarer = playing.contract.declarer
    noticed = table.noticing(Irregularity.EXPOSED_CARD, declarer, table.event)
    book = LAW[table.edition]
    law = book["declarer_has_no_penalty_cards"]
    if how(table.current_event) not in (None, How.DROPPED):
        words = (
            "{cards} goes back to the hand. Declarer’s side has no penalty cards."
            if len(cards) == 1
            else "{cards} go back to the hand. Declarer’s side has no penalty cards."
        )
    else:
        law = law.quoting(book["dropped_card_need_not_be_played"])
        words = (
            (
                "{cards} goes back to the hand. Declarer’s side has no penalty cards, and a "
                "dropped card need not be played."
            )
            if len(cards) == 1
            else (
                "{cards} go back to the hand. Declarer’s side has no penalty cards, and "
                "dropped cards need not be played."
            )
        )
    return noticed.deciding(Verdict((Applied(law),), sentence(words, cards=cards)))


def question_of_intention(edition: Edition) -> Sentence | None:
    """Return what is asked of declarer's hand shown (48B2): 1987 says it may be taken for a claim.

    2007 and 2017 take it for one unless he plainly meant none.
    """
    if edition is not Edition.RU_1987:
        return None
    return sentence("Did declarer mean to claim or concede tricks by showing his hand?")


def claimed(table: Table, declarer: Seat, *, conceding: bool) -> Table:
    """Return the table with the statement that declarer claims by showing his hand (48B2)."""
    book = LAW[table.edition]
    noticed = table.noticing(None, declarer, table.event)
    law_68 = law68.LAW[table.edition]
    if conceding:
        result = sentence("{who} showed his hand and conceded in words.", who=declarer)
        what = law_68["concession_defined"]
    else:
        result = sentence("{who} has claimed by showing his hand.", who=declarer)
        what = law_68["cards_shown_are_claim"]
    laws = (Applied(book["hand_shown_is_claim"], Role.PROCEDURE), Applied(what, Role.PROCEDURE))
    return noticed.deciding(Verdict(laws, result))
