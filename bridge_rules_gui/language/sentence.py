"""Sentences the program says: a pattern and what fills it, so that they can be translated.

What fills a blank keeps its type: a citation, a call, a card, a player. How it is written, in
symbols or in a case, and whether it is a link, follows from the type; nothing is looked for in
a finished text.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.language.seat_words import ENGLISH_SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

MINUS: Final = "\N{MINUS SIGN}"

_BLANK: Final = re.compile(r"\{(\w+)\}")
_FIRST: Final = re.compile(r"(^|[.?!] )\{(\w+)(?::\w+)?\}")
"""A blank that begins a sentence."""


class Named:
    """What sentences name otherwise than diagrams do: a player is "East" there, "E" here."""

    __slots__ = ()

    @property
    def in_words(self) -> str:
        """The name in English, the key of its translations; if it has no other, as in diagrams."""
        return str(self)


class Printed:
    """What bridge books print with suit symbols: 1♥ and ♠K, written 1H and SK in plain text."""

    __slots__ = ()

    @property
    def in_symbols(self) -> str:
        """The value as books print it."""
        return str(self)


class Verbatim(str, Printed):
    """Words that stay as they are in every language: a term, a word of a book."""

    __slots__ = ()


class Cites:
    """What rests on a place in the Laws and is named in sentences by its citation."""

    __slots__ = ()

    @property
    @abstractmethod
    def address(self) -> Address:
        """The place."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things that fill one blank, with a word before the last: ``East or West``.

    Without a word they follow one another, apart by `apart`.
    """

    items: tuple[object, ...]
    word: str = ""
    apart: str = " "

    def joined(self, written: Iterable[str], word: str) -> str:
        """Return the things, written in some language, as one text."""
        things = list(written)
        if not self.word or len(things) < 2:
            return self.apart.join(things)
        return f"{', '.join(things[:-1])} {word} {things[-1]}"

    def __str__(self) -> str:
        return self.joined(map(_in_english, self.items), self.word)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence in English with named blanks, and what fills them.

    The pattern is the key under which a translation is found; what fills it (calls, cards,
    citations) is the same in every language, or a name or word that is translated, or a sentence
    itself. The players whom the pattern names sit `turns` seats further on, clockwise. Where its
    words depend on the number in its blank ``n``, the pattern is that of one, `plural` of others.
    """

    pattern: str
    filling: tuple[tuple[str, object], ...] = ()
    turns: int = 0
    plural: str = ""

    @property
    def number(self) -> int:
        """The number on which the words depend."""
        found = dict(self.filling).get("n")
        return found if isinstance(found, int) else 0

    @property
    def english(self) -> str:
        """The pattern in the form of its number."""
        return self.plural if self.plural and self.number != 1 else self.pattern

    def __str__(self) -> str:
        filling = {name: _in_english(value) for name, value in self.filling}
        pattern = ENGLISH_SEATS.turned(self.english, self.turns)
        return self.begun(pattern, _in_english).format(**filling)

    def begun(self, pattern: str, written: Callable[[object], str]) -> str:
        """Return a pattern with a pass written in, with a capital, where it begins a sentence."""
        words = {name: written(value) for name, value in self.filling if _is_pass(value)}
        if not words or _BLANK.fullmatch(pattern):
            return pattern

        def capital(blank: re.Match[str]) -> str:
            word = words.get(blank[2])
            return blank[0] if word is None else f"{blank[1]}{word[:1].upper()}{word[1:]}"

        return _FIRST.sub(capital, pattern)

    def words(self, blank: str) -> str:
        """Return what fills a blank, in English; nothing where there is no such blank."""
        return next((_in_english(value) for name, value in self.filling if name == blank), "")

    def parts(self) -> Iterator[object]:
        """Yield everything that fills its blanks, in their order, lists and sentences opened."""
        for _, value in self.filling:
            if isinstance(value, _WITH_PARTS):
                yield from _opened(value)
            else:
                yield value  # most are; every ruling is searched


_WITH_PARTS = (Sentence, Listed)


def _is_pass(value: object) -> bool:
    """Whether something is a call that is a word in sentences."""
    return isinstance(value, Printed) and isinstance(value, Named)


def _opened(value: object) -> Iterator[object]:
    if isinstance(value, Sentence):
        yield from value.parts()
    elif isinstance(value, Listed):
        for item in value.items:
            yield from _opened(item)
    else:
        yield value


def sentence(pattern: str, **filling: object) -> Sentence:
    """Return the sentence of a pattern: ``sentence("{who} passes", who=seat)``.

    Several values given for one blank follow one another, as ``♠K ♠4`` does.
    """
    return Sentence(pattern, tuple((name, _filler(value)) for name, value in filling.items()))


def counted_sentence(one: str, many: str, n: int, **filling: object) -> Sentence:
    """Return a sentence about a number of things, said of one and of any other number of them.

    ``counted_sentence("{n} trick is won", "{n} tricks are won", 2)``; each language has its own
    forms. Two numbers make two sentences, one within the other.
    """
    return replace(sentence(one, n=n, **filling), plural=many)


def sentence_about(pattern: str, known: Mapping[str, object]) -> Sentence:
    """Return the sentence of a pattern whose blanks are filled from what is known of its subject.

    Raises `KeyError` for a blank of which nothing is known.
    """
    return sentence(pattern, **{blank: known[blank] for blank in _BLANK.findall(pattern)})


def _filler(value: object) -> object:
    if isinstance(value, Exception):
        return error_sentence(value)
    if isinstance(value, Cites):
        return value.address
    return listed(value) if isinstance(value, tuple | list) else value


def _in_english(value: object) -> str:
    """Return what fills a blank in English, as plain text."""
    return value.in_words if isinstance(value, Named) else part_words(value)


def part_words(value: object) -> str:
    """Return what fills a blank where it is written alike in all languages."""
    words = str(value.place) if isinstance(value, Address) else str(value)
    return words.replace("-", MINUS) if isinstance(value, int) else words


def signed(points: int) -> str:
    """Return points as a score is written: +430, −800, 0."""
    return f"{points:+d}".replace("-", MINUS) if points else "0"


def listed(items: Iterable[object], word: str = "", apart: str = " ") -> Listed:
    """Return what fills one blank with several things, a word between them: ``East or West``."""
    return Listed(tuple(map(_filler, items)), word, apart)


def in_quotation_marks(words: object) -> Sentence:
    """Return somebody's words, in the quotation marks of the language they are quoted in."""
    return sentence("“{words}”", words=words)


def error_sentence(error: Exception) -> Sentence:
    """Return what an error says: the sentence it was raised with, or its words as they are."""
    message = error.args[0] if error.args else None
    return message if isinstance(message, Sentence) else plain(str(error))


def plain(text: str, turns: int = 0) -> Sentence:
    """Return a whole text as a sentence without blanks."""
    return Sentence(text.replace("{", "{{").replace("}", "}}"), (), turns)
