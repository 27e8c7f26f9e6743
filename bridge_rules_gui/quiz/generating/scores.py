"""The points of a contract and its result, by the table of the edition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import BIDS
from bridge_rules_gui.game.contract import Contract, Doubling
from bridge_rules_gui.game.scenario import Facts, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence, signed
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.laws.law77_scoring import ground_of, score_of
from bridge_rules_gui.quiz.generating.material import Material
from bridge_rules_gui.quiz.generating.prompt import Prompt, arranged
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source

_LAW: Final = Citation(77)
_MOST_UNDER, _MOST_OVER = 4, 3
"""How many tricks too few or too many are asked about at most."""


_NOT_ASKED_AT: Final = (
    (Denomination.CLUBS, Denomination.HEARTS),
    (Denomination.DIAMONDS, Denomination.SPADES),
)
"""The denominations not asked about at even levels, and at odd ones."""


class ScoreQuestions:
    """Every contract, doubled or not, vulnerable or not, with the results that happen."""

    kind = QuestionKind.SCORE

    def __init__(self, material: Material) -> None:
        self._material = material

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each contract, result and vulnerability of each edition."""
        for edition in ruled_editions():
            for place, bid in enumerate(BIDS):
                # Two minors, and two majors, score alike: one of them is asked at each level.
                if bid.denomination in _NOT_ASKED_AT[bid.level % 2]:
                    continue
                for doubling in Doubling:
                    contract = Contract(bid, doubling, tuple(Seat)[place % 4])
                    for vulnerable in (False, True):
                        yield from self._of_contract(edition, contract, vulnerable=vulnerable)

    def _of_contract(
        self, edition: Edition, contract: Contract, *, vulnerable: bool
    ) -> Iterator[Prompt]:
        name = f"score:{contract}:{'v' if vulnerable else 'nv'}"
        least = max(0, contract.tricks_needed - _MOST_UNDER)
        for tricks in range(least, min(13, contract.tricks_needed + _MOST_OVER) + 1):
            identifier = f"{name}:{tricks}@{edition}"
            make = partial(
                self._question, identifier, edition, contract, vulnerable=vulnerable, tricks=tricks
            )
            yield Prompt(identifier, self.kind, edition, Address(edition, _LAW), make)

    def _question(
        self,
        identifier: str,
        edition: Edition,
        contract: Contract,
        *,
        vulnerable: bool,
        tricks: int,
    ) -> Question | None:
        right = score_of(edition, contract, vulnerable=vulnerable, tricks=tricks)
        law = ground_of(edition, contract, vulnerable=vulnerable, tricks=tricks)
        why = sentence(
            "According to the table in {cite}, the score is {points}.",
            cite=law.citation,
            points=signed(right),
        )
        wrong = [
            Choice(_points(points), reason)
            for points, reason in _mistakes(edition, contract, vulnerable, tricks)
        ]
        placed = arranged(identifier, (Choice(_points(right), why),), wrong)
        if placed is None:
            return None
        place = Address(edition, law.citation)
        return Question(
            identifier,
            self.kind,
            edition,
            _asked(edition, contract, vulnerable=vulnerable, tricks=tricks),
            placed.choices,
            placed.answer,
            (Source(place, law.words),),
            why,
            self._material.topic(place),
            1 if contract.doubling is Doubling.UNDOUBLED else 2,
            _scenario(identifier, contract, vulnerable=vulnerable, tricks=tricks),
        )


def _asked(edition: Edition, contract: Contract, *, vulnerable: bool, tricks: int) -> Sentence:
    about = {"declarer": contract.declarer, "contract": contract.in_words, "year": edition.year}
    if vulnerable:
        return counted_sentence(
            (
                "{declarer} plays {contract}, vulnerable, and wins {n} trick. What does "
                "declarer’s side score under the Laws of {year}?"
            ),
            (
                "{declarer} plays {contract}, vulnerable, and wins {n} tricks. What does "
                "declarer’s side score under the Laws of {year}?"
            ),
            tricks,
            **about,
        )
    return counted_sentence(
        (
            "{declarer} plays {contract}, not vulnerable, and wins {n} trick. What does "
            "declarer’s side score under the Laws of {year}?"
        ),
        (
            "{declarer} plays {contract}, not vulnerable, and wins {n} tricks. What does "
            "declarer’s side score under the Laws of {year}?"
        ),
        tricks,
        **about,
    )


def _scenario(identifier: str, contract: Contract, *, vulnerable: bool, tricks: int) -> Scenario:
    """Return the board as a case that asks only for its score."""
    return Scenario(
        identifier.partition("@")[0].replace(":", "-").lower(),
        f"{contract} {contract.declarer}",
        contract=contract,
        vulnerable=Vulnerability.ALL if vulnerable else Vulnerability.NONE,
        facts=Facts((("tricks_declarer", tricks),)),
    )


def _points(points: int) -> Sentence:
    return sentence("{points}", points=signed(points))


def _mistakes(
    edition: Edition, contract: Contract, vulnerable: bool, tricks: int
) -> Iterator[tuple[int, Sentence]]:
    """Yield what comes out where something is forgotten or taken for something else."""

    def score(other: Contract, *, vulnerable: bool, tricks: int) -> int:
        return score_of(edition, other, vulnerable=vulnerable, tricks=tricks)

    yield (
        score(contract, vulnerable=not vulnerable, tricks=tricks),
        sentence("That would be right if not vulnerable.")
        if vulnerable
        else sentence("That would be right if vulnerable."),
    )
    for doubling in Doubling:
        if doubling is not contract.doubling:
            other = replace(contract, doubling=doubling)
            yield (
                score(other, vulnerable=vulnerable, tricks=tricks),
                sentence("That is the score of {contract}.", contract=other.in_words),
            )
    for other_tricks in (tricks + 1, tricks - 1):
        if 0 <= other_tricks <= 13:
            yield (
                score(contract, vulnerable=vulnerable, tricks=other_tricks),
                counted_sentence(
                    "That is the score of {n} trick.",
                    "That is the score of {n} tricks.",
                    other_tricks,
                ),
            )
    right = score(contract, vulnerable=vulnerable, tricks=tricks)
    if tricks >= contract.tricks_needed:
        for bonus in (50, 100, 200):
            yield right + bonus, sentence("That is {bonus} too much.", bonus=bonus)
