"""Questions made ready to be shown: the table as it was recorded, and the law at its words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.law_page import LawPage, page_at
from bridge_rules_gui.library.places import page_of, printed_title
from bridge_rules_gui.quiz.question import Question, Source
from bridge_rules_gui.simulation.lit_words import LitLaw, LitWords, PartOfProvision
from bridge_rules_gui.simulation.position import CallState, ClaimOnTable, Facing, Position
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.claims.claiming import ClaimStage
from bridge_rules_gui.table.verdict import Role


@dataclass(frozen=True, slots=True)
class LawAtWords:
    """A place on its page, with the words to be lit; ``words`` may be empty.

    ``title`` is what the book calls the place.
    """

    page: LawPage
    law: LitLaw
    title: str


@dataclass(frozen=True, slots=True)
class PreparedQuestion:
    """A question with what stands beside it.

    ``asked`` is the table without what would give the answer away, ``answered`` the same as it is
    ruled on; both are None where there is no table to be seen. ``laws`` are its sources.
    """

    question: Question
    asked: Position | None
    answered: Position | None
    laws: tuple[LawAtWords, ...]


def prepared(corpus: Corpus, question: Question) -> PreparedQuestion:
    """Return a question with its table and its laws; slow, for a worker."""
    recorded = _position(corpus, question)
    asked = None if recorded is None else unjudged(recorded)
    pages: dict[Address, LawPage] = {}

    def law(source: Source) -> LawAtWords:
        head = page_of(corpus.books[source.address.edition], source.address)
        if head not in pages:
            pages[head] = page_at(corpus, source.address)
        return LawAtWords(pages[head], _lit(source), printed_title(corpus, source.address))

    return PreparedQuestion(question, asked, recorded, tuple(map(law, question.sources)))


def _position(corpus: Corpus, question: Question) -> Position | None:
    if question.scenario is None:
        return None
    simulation = Simulation(corpus, question.scenario)
    position = simulation.frame(simulation.steps, question.edition).position
    return position if _has_table(position) else None


def _has_table(position: Position) -> bool:
    """Tell whether there are calls or cards to be seen."""
    hands = any(cards for cards in position.hands.values())
    return bool(hands or position.auction or position.trick or position.faced)


def unjudged(position: Position) -> Position:
    """Return a position as the players see it: nothing in it says what is irregular or decided.

    Whose turn it is is left open where that hangs on what is ruled.
    """
    trick = position.trick
    if trick is not None:
        cards = tuple(replace(card, is_irregular=False) for card in trick.cards)
        trick = replace(trick, cards=cards)
    return replace(
        position,
        turn=position.turn if _is_in_order(position) else None,
        auction=tuple(
            replace(
                call,
                is_irregular=False,
                state=CallState.STANDS if call.state is CallState.PENDING else call.state,
            )
            for call in position.auction
        ),
        trick=trick,
        faced=tuple(replace(card, facing=Facing.EXPOSED) for card in position.faced),
        claim=_undecided(position.claim),
    )


def _undecided(claim: ClaimOnTable | None) -> ClaimOnTable | None:
    """Return a claim or concession before the director has decided it: he does where asked to."""
    if claim is None or claim.stage is not ClaimStage.DECIDED:
        return claim
    return replace(claim, stage=ClaimStage.CONTESTED)


def _is_in_order(position: Position) -> bool:
    """Tell whether nothing on the table is irregular or waits for a ruling."""
    calls = all(c.state is CallState.STANDS and not c.is_irregular for c in position.auction)
    cards = not any(card.is_irregular for card in position.trick.cards) if position.trick else True
    return calls and cards and not position.faced and position.claim is None


def _lit(source: Source) -> LitLaw:
    words = LitWords(PartOfProvision.TEXT, 0, len(source.words), "")
    return LitLaw(source.address, Role.PROCEDURE, source.words, (words,))
