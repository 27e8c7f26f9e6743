"""Serbian in both alphabets: converted, so that nothing is written twice."""

from __future__ import annotations

import re
from re import Match
from typing import Final

_LETTERS: Final = dict(
    zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True)
)
_DIGRAPHS: Final = {"lj": "љ", "nj": "њ", "dž": "џ"}
_TWO_SOUNDS: Final = re.compile(
    # Where the two letters belong to two syllables: in+jekcija, nad+živeti, van+jezički.
    r"(?<=\bkon)j(?=unk|ekt)|(?<=\bin)j(?=ekc)|(?<=\bnad)ž|(?<=\bod)ž|(?<=\bpod)ž|(?<=\bvan)j",
    re.IGNORECASE,
)
_SPLIT: Final = "\N{ZERO WIDTH NON-JOINER}"
_KEPT: Final = re.compile(
    r"\{[^{}]*\}"  # a blank to be filled
    r"|<code>[^<]*</code>|<[^<>]*>|&\w+;|(?<=\])\([^()\s]*\)"  # markup, where a link leads to
    r"|\[[A-Z][a-z]+ \"[^\"]*\"\]|\[facts\]"  # a tag of PBN, a table of a case
    r"|\b(?:schema|cards|accept)(?= =)|\b[a-z]+(?= = \")"  # a key of a case
    r"|\^[A-Z]|\b[a-z]+\|\S*"  # an irregularity of PBN, a field of LIN
    r"|(?<![\w&])[bdenpr](?=,| ili\b)|(?<=ili )[bdenpr]\b"  # a letter of LIN
    r"|„L(?:aw|AW) 27[^“]*“"  # the first line of an English law
    r"|\b(?:All|Contract|Declarer|Law|None|OpenDocument|Pass|Rich Text Format)\b"
    r"|\b(?:bookmark|concept|false|finesse|highlight|language|note|null|rest|settings|term|zip|Word"
    r"|all|practice)\b|\bhelp(?=:)"
    r"|\b[a-z]{2}\d{4}\b|\b[a-z]{2}-[A-Z][a-z]{3}\b"  # an edition: bg2017, a language: sr-Latn
    r"|https?://\S+|`[^`]*`|\*\.\w+|%n"
    r"|\b\w+(?:[./:_@-]\w+)*[./:_@]\w+(?:\([a-z]+\))*"  # a file, an address: bg2017/27B1(a)
    r"|\b(?:Ctrl|Alt|Shift|Esc|Escape|Enter|Home|End|Space|Tab|Del|Delete|Backspace|Page"
    r"|Left|Right|Up|Down)\b(?:\+\w+)*"
    r"|\b[A-Z]?\d+\w*(?:\([a-z]+\))*"  # F1, a citation 27B1(a), a bid 1NT
    r"|\b(?!(?:LP|DP|DT|NI)\b)[A-ZČĆŽŠĐ]{2,6}\b"  # an abbreviation that is not Serbian: PBN, HTML
    r"|(?<=\()[A-Z](?=\))"  # a key to press: (F)
    r"|(?<!&)\b[B-HJLMNP-RTV-Z]\b(?!&\w)"  # a section, a seat, a call, a suit; no access key
    # the same where Serbian has the word too, unless it begins a sentence: "A karta"
    r"|(?<!&)(?:(?<!^)(?<![.!?] )(?<![„(])|(?=. ?(?![ a-zčćžšđ])))\b[AKS]\b(?!&\w)"
    r"|(?<![\w-])[a-z]+(?:-[a-z]+)+\b"  # a concept: penalty-card
    r"|\b(?:Anki|Markdown|PySide|Akoma|Ntoso|Unicode|Excel|OmegaT|outcomes|true)\b"
    r"|\b(?:World Bridge Federation|Bridge Rules|Portable Bridge Notation|insufficient bid)\b"
    r"|\b(?:Regulating Authority|Proprieties|odd tricks|(?:should|shall|must|need)(?: not)?|not)\b"
    r"|\b(?:board|call|implicit|legal|mort|notrump|rectification)\b"
    r"|\b\w*[wqxyWQXY]\w*\b"  # a word with a letter that Serbian does not have
    r"|\b(?:English|Srpski \(latinica\))"
)
_LATIN_LETTER: Final = re.compile(r"lj|nj|dž|[abvgdđežzijklmnoprstćufhcčš]", re.IGNORECASE)
_IN_LATIN: Final = {cyrillic: latin for latin, cyrillic in (_LETTERS | _DIGRAPHS).items()}


def in_cyrillic(text: str) -> str:
    """Return a Serbian text in Cyrillic letters.

    Blanks in braces, markup, citations, seats, cards, keys, file names and abbreviations in
    capitals stay as they are; so does a letter that Serbian does not have.
    """
    converted, end = [], 0
    for kept in _KEPT.finditer(text):
        converted += [_converted(text[end : kept.start()]), kept[0]]
        end = kept.end()
    return "".join((*converted, _converted(text[end:])))


def _converted(text: str) -> str:
    split = _TWO_SOUNDS.sub(lambda found: _SPLIT + found[0], text)
    return _LATIN_LETTER.sub(_letter, split).replace(_SPLIT, "")


def _letter(found: Match[str]) -> str:
    latin = found[0]
    cyrillic = _DIGRAPHS.get(latin.lower()) or _LETTERS[latin.lower()]
    return cyrillic.upper() if latin[0].isupper() else cyrillic


def in_latin(text: str) -> tuple[str, tuple[int, ...]]:
    """Return a Serbian text in Latin letters, and where each of its characters stands in the text.

    The places have one more entry: the end.
    """
    letters: list[str] = []
    places: list[int] = []
    for at, character in enumerate(text):
        written = _IN_LATIN.get(character.lower(), character)
        if character.isupper() and written != character:
            written = written.capitalize()
        letters.append(written)
        places += [at] * len(written)
    return "".join(letters), (*places, len(text))
