"""What a book's language contributes to finding references: its words, not its rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum


class TokenKind(Enum):
    """What a stretch of text can be to a reference."""

    LAW_WORD = "a word that names laws and is followed by their numbers"
    UNIT_WORD = "a word that names a part of a law: section, item, point"
    POINTER = "a word after which even a lone letter or number is a reference"
    FOLLOWER = "a word that makes a reference of the letter or number before it"
    CHAIN = "a label or several labels without a gap"
    JOINT = "a word or a comma between members of a list"
    DASH = "a dash or a word between the ends of a range"
    TERM = "words in the book's quotation marks"
    OTHER = "anything else"


_BRACKETED = r"\( (?: [a-zа-я] | [A-FА-Е]\d? | [ivx]{1,4} | \d{1,2} ) \)"
_CHAIN = r"""
    (?: (?<!\w) | (?<=\bП) ) (?<!\d[.:])
    (?: (?: (?:<numerals>) (?: <gap> [<letters>] (?: \d{1,2} (?: [a-z]\b )? )? )?
          | [<letters>] (?: \d{1,2} (?: [A-D](?=\)) )? )?
        ) (?: <bracketed> )*
      | (?: <bracketed> )+
      | "[<letters>]"
    )
    (?! \w | [.:]\d | % )
"""


@dataclass(frozen=True, slots=True)
class Grammar:
    """The words of one language; every field is a regular expression, or a part of one.

    ``letters`` are the section letters in use, ``numerals`` how the number of a law or
    item is printed, ``gap`` what may stand between the number of a law and its letter.
    """

    law_words: str
    unit_words: str
    pointers: str
    followers: str
    joints: str
    dashes: str = "[-–—]"
    terms: str = "(?!)"
    letters: str = "A-H"
    numerals: str = r"\d{1,2}"
    gap: str = ""

    def pattern(self) -> re.Pattern[str]:
        """Return the expression that divides a text into tokens, named by their kind."""
        chain = _CHAIN.replace("<bracketed>", _BRACKETED)
        chain = chain.replace("<letters>", self.letters).replace("<gap>", self.gap)
        chain = chain.replace("<numerals>", self.numerals)
        kinds = (
            (TokenKind.TERM, self.terms),
            (TokenKind.LAW_WORD, self.law_words),
            (TokenKind.UNIT_WORD, self.unit_words),
            (TokenKind.POINTER, self.pointers),
            (TokenKind.FOLLOWER, self.followers),
            (TokenKind.CHAIN, chain),
            (TokenKind.JOINT, self.joints),
            (TokenKind.DASH, self.dashes),
            (TokenKind.OTHER, r"\w+|[^\w\s]"),
        )
        alternatives = "|".join(f"(?P<{kind.name}>{expression})" for kind, expression in kinds)
        return re.compile(alternatives, re.VERBOSE)
