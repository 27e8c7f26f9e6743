"""Prompts: questions that can be made, each known by its identifier before it is made."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import Sentence, Verbatim, sentence
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind

_TURNED: Final = re.compile(r":\+[123](?=[:@])")
MOST_CHOICES: Final = 4
"""How many answers a question offers at most where one of them is right."""


class Prompt(NamedTuple):
    """A question that can be made: its identifier, what is known of it, and how to make it.

    `place` is what decides it, or finds that out by ruling on a case. What stands before the
    ``@`` of the identifier is the same for the same question under another edition.
    `is_variant` tells of a question that a plainer one stands for: the same case with the
    seats turned. `make` gives None where there is nothing worth asking. There are tens of
    thousands of them, hence a tuple, which is quickly made.
    """

    identifier: str
    kind: QuestionKind
    edition: Edition
    place: Address | Callable[[], Address | None]
    make: Callable[[], Question | None]
    is_variant: bool = False

    @property
    def plain(self) -> str:
        """The identifier of the question that this one is a variant of, else its own."""
        return _TURNED.sub("", self.identifier) if self.is_variant else self.identifier

    @property
    def occasion(self) -> str:
        """What must be ruled on or read to make it, as far as the identifier tells."""
        return f"{self.identifier.rpartition(':')[0]}@{self.edition}"

    @property
    def group(self) -> str:
        """What it is about at first sight: a case, a provision, a contract, a concept."""
        kind, _, rest = self.identifier.partition(":")
        return rest.partition(":")[0] or kind


def chance(identifier: str) -> Random:
    """Return the chance that decides all that is free in a question: the same one every time."""
    return Random(identifier)  # noqa: S311 - repeatable, not secret


def shown(text: Sentence) -> str:
    """Return a text as a reader compares it with another: without spacing and capitals."""
    return " ".join(str(text).split()).casefold()


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The choices of a question in their order, and the places of the right ones."""

    choices: tuple[Choice, ...]
    answer: tuple[int, ...]


def arranged(
    identifier: str, right: Sequence[Choice], wrong: Iterable[Choice], most: int = MOST_CHOICES
) -> Arrangement | None:
    """Return the right choices among the most plausible wrong ones, no two shown alike.

    The wrong ones come most plausible first. How many of them are longer than the answer is
    drawn, so that its length tells nothing. It is that in English, so that the same choices are
    offered in every language. None where fewer than two wrong ones are left.
    """
    draw = chance(identifier)
    distinct = tuple(_distinct((*right, *wrong)))
    rights, others = distinct[: len(right)], distinct[len(right) :]
    if len(others) < 2 or set(map(id, right)) != set(map(id, rights)):
        return None
    kept = _of_all_lengths(draw, rights, others, max(most - len(rights), 2))
    choices = [*rights, *kept]
    draw.shuffle(choices)
    places = tuple(at for at, choice in enumerate(choices) if choice in rights)
    return Arrangement(tuple(choices), places)


def _distinct(choices: Iterable[Choice]) -> Iterator[Choice]:
    """Yield the choices that are not shown like an earlier one."""
    met = set()
    for choice in choices:
        key = shown(choice.text)
        if key and key not in met:
            met.add(key)
            yield choice


def _of_all_lengths(
    draw: Random, rights: Sequence[Choice], others: Sequence[Choice], requested: int
) -> list[Choice]:
    length = max(len(choice.in_english) for choice in rights)
    longer = [choice for choice in others if len(choice.in_english) > length]
    rest = [choice for choice in others if len(choice.in_english) <= length]
    among = min(draw.randint(0, requested), len(longer))
    kept = [*longer[:among], *rest[: requested - among]]
    return [*kept, *longer[among : among + requested - len(kept)]]


def quotation(citation: Citation, words: str) -> Sentence:
    """Return what a provision says, in its own words."""
    return sentence("{cite} says: “{words}”", cite=citation, words=words)


def printed(words: str) -> Sentence:
    """Return words of a book as a text that no language changes."""
    return sentence("{words}", words=Verbatim(" ".join(words.split())))
