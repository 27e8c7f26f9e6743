"""What a book's language contributes to finding references: its words, not its rules.

In Serbian ``Član`` also means a member of a pair: only a number makes a reference of it.
Section letters in the Bulgarian book are Latin or look-alike Cyrillic ones; the number of
a law may stand apart from its letter (``П16 С``).
"""

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


RUSSIAN = Grammar(
    law_words=r"(?i:правил(?:о|а|у|ом|е|ами|ам|ах)?)(?!\w)",
    unit_words=r"(?i:(?:под)?(?:раздел|пункт)(?:а|у|ом|е|ы|ов|ам|ами|ах)?)(?!\w)",
    pointers=r"(?i:см\.)",
    followers=r"(?i:выше|ниже|(?:этого|данного|настоящего)\s+правила)(?!\w)",
    joints=r"(?:,\s+)?(?:или|и)(?!\w)|,",
    letters="A-HАВСЕ",
)


SERBIAN = Grammar(
    law_words=r"(?i:član(?:a|u|om|e|ovi|ova|ovima|ove)?|pravil(?:o|a|u|om|ima))(?!\w)",
    unit_words=r"(?i:stav(?:a|u|om|ovi|ova)?|tačk(?:a|u|e|i|om)|de(?:o|la|lu|lom)"
    r"|paragraf(?:a|u|om)?)(?!\w)",
    # sr2007 line 567: "bdi" is a misprint of "vidi".
    pointers=r"(?i:vidi(?:\s+i)?|bdi|pod|prema|iz|kao|posle)(?!\w)",
    followers=r"(?i:iznad|ispod|dole|gore|niže|ov(?:og|om)\s+(?:člana|članu|stava|stavu)|ne\s+primenjuje)(?!\w)",
    joints=r"(?:\.?,?\s+)?(?:a\s+ne|a\s+i|ili|i)(?!\w)|,",
)


BULGARIAN = Grammar(
    law_words=r"(?:П|Пр\.)(?=\s?\d|б\b)|(?i:правил(?:о|а|ото|ата))(?!\w)",
    # Capital "Т." and "подточка" stand in the commentary.
    unit_words=r"[Тт]\.|(?:(?:под)?точк(?:а|и)|секция)(?!\w)",
    # A preposition points to a lone section letter, never to a number ("от 13 карти"); "към"
    # points to a number with its item ("връща към 2(a)", in the commentary).
    pointers=r"(?:[Вв]иж(?:\s+(?:също|и))*|съгласно)(?!\w)|(?:от|в)(?=\s[A-HАВСДЕФГ](?!\w))"
    r"|към(?=\s\d\()|(?:отнася\s+и\s+за|синоним\s+на)(?=\s„)",
    followers=r"(?:по-горе|по-долу|от\s+това\s+правило|се\s+прилага|е\s+неприложима)(?!\w)",
    joints=r"(?:,\s+)?(?:или|и)(?!\w)|,",
    terms=r"„[^„“”]{2,40}[“”]",
    # bg2017 line 2359: "Пб" is a misprint of "П6".
    numerals=r"\d{1,2}|(?<=\bП)б",
    letters="A-HАБВГДЕФСНК",
    gap=r"\s?",
)
