"""Where the laws begin: lines like ``Law 27 ...``, as distinct from references and contents."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import Final

from bridge_rules_gui.reading.own_text.lines import TextLine

_LAWS: Final = """
    law rule article section § §§
    правило закон член члан чл статья параграф пар стаття правіла članak clanak član clan čl cl
    člen clen zakon pravilo
    gesetz regel artikel art paragraph paragraf lag lov wet spelregel bud
    loi règle regle ley regla artículo articulo legge articolo regola lei artigo regra lege
    articolul articol regula
    prawo przepis artykuł artykul zákon pravidlo článok
    törvény szabály cikk laki sääntö pykälä seadus reegel paragrahv likums pants
    įstatymas taisyklė straipsnis
    第 kural madde yasa νόμος κανόνας άρθρο ligj rregull neni
"""
_DIVISIONS: Final = """
    chapter part section глава раздел часть част дял poglavlje glava deo dio odeljak odjeljak
    kapitel teil abschnitt chapitre partie titre capítulo capitulo parte sección seccion capitolo
    sezione rozdział część dział rozdíl kapitola časť část fejezet rész luku osa hoofdstuk deel
    afdeling kapittel del
"""
_OTHERS: Final = """
    page p pp стр страница strana str seite сторінка figure table fig tab пример таблица tablica
    tabela board no № note round version
"""

LAW_WORDS: Final = frozenset(_LAWS.split())
"""Words before (or behind) the number of a law, in small letters, without the full stop."""

DIVISION_WORDS: Final = frozenset(_DIVISIONS.split())
"""Words that name a part of a book above its laws."""

OTHER_WORDS: Final = DIVISION_WORDS | frozenset(_OTHERS.split())
"""Words that are numbered too and name something else: pages, chapters, tables."""


_NUMBER_SIGN: Final = r"(?:№|n[o°º]\.?|nr\.?|br\.?|č\.)?"
_WORD_FIRST: Final = re.compile(
    rf"(?P<word>[^\W\d_]{{1,20}}\.?|§{{1,2}})\s{{0,3}}{_NUMBER_SIGN}\s{{0,3}}"
    r"(?P<number>[1-9]\d?)(?!\d)(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
_NUMBER_FIRST: Final = re.compile(
    r"(?P<number>[1-9]\d?)\.?\s{1,3}(?P<word>[^\W\d_]{2,20})\b(?P<rest>.*)", re.DOTALL
)
_EAST_ASIAN: Final = re.compile(
    r"(?P<word>第)\s?(?P<number>[1-9]\d?)\s?[条條](?P<rest>.*)", re.DOTALL
)
_NUMBER_ALONE: Final = re.compile(r"(?P<number>[1-9]\d?)[.:)]?(?P<rest>(?:\s+\S.*)?)", re.DOTALL)
_SEPARATOR: Final = re.compile(r"\s*[.:–—-]+\s*|\s+|(?=\()|$")
_LONGEST: Final = 200
_LABEL: Final = re.compile(r"[^\W\d_]\d{0,2}(?:\([a-zа-я]\))*(?![\w'’])")
_PAGE: Final = re.compile(
    r"(?:\.\s?){3,}\s*\d{0,3}$|(?:\.{2,}|…+|\t|\s{3,})\s*\d{1,3}$|\D\s+\d{1,3}$"
)
_FEW_WORDS: Final = 160  # characters behind the line of a law in a list of contents
_LIST_LENGTH: Final = 5  # laws that make a list
_IS_LAW: Final = 1_000_000.0  # of the merit of a head that stands in no list


@dataclass(frozen=True, slots=True)
class LawHead:
    """A line that begins a law: the label as printed, and where its title begins.

    ``at`` is the position of the line in the text; ``body`` the characters behind it, up to
    the next such line.
    """

    at: int
    number: int
    word: str
    printed: str
    title_start: int
    has_page: bool = False
    body: int = 0


@dataclass(frozen=True, slots=True)
class LawRegion:
    """Lines from a head to the next: a law, its continuation, a second text of it, or contents."""

    head: LawHead
    end: int
    role: str


LAW, CONTINUED, SECOND, CONTENTS = "law", "continued", "second", "contents"


def law_regions(lines: Sequence[TextLine]) -> tuple[LawRegion, ...]:
    """Return the regions of all laws found; none where no line begins one."""
    found = _heads(lines)
    if not found:
        return ()
    heads = _with_bodies(found, lines)
    chosen = _chosen(heads)
    ends = [*(head.at for head in heads[1:]), len(lines)]
    roles = _roles(heads, chosen, lines)
    return tuple(LawRegion(*parts) for parts in zip(heads, ends, roles, strict=True))


def _heads(lines: Sequence[TextLine]) -> list[LawHead]:
    """Return the lines that may begin a law, of the word that does so most often."""
    by_word: defaultdict[str, list[LawHead]] = defaultdict(list)
    for at, line in enumerate(lines):
        for head in _heads_of(at, line):
            by_word[head.word].append(head)
    best = max(by_word, key=lambda word: _merit(word, by_word[word]), default="")
    return by_word[best] if best and _merit(best, by_word[best]) > 0 else []


def _merit(word: str, heads: Sequence[LawHead]) -> float:
    """Return how likely a word names the laws: by how many different numbers it has."""
    numbers = {head.number for head in heads}
    if word in LAW_WORDS:
        return len(numbers) + 0.5
    rising = sum(1 for one, two in pairwise(heads) if one.number < two.number)
    is_rising = rising * 3 >= (len(heads) - 1) * 2
    if len(numbers) < 3 or not is_rising:
        return 0
    return len(numbers) / (3 if word else 4)


def _heads_of(at: int, line: TextLine) -> Iterator[LawHead]:
    words = line.words
    for pattern in (_WORD_FIRST, _EAST_ASIAN, _NUMBER_FIRST):
        match = pattern.match(words)
        if match is None:
            continue
        word = match["word"].casefold().rstrip(".")
        if pattern is _NUMBER_FIRST and (word not in LAW_WORDS or word == "art"):
            continue
        if word in OTHER_WORDS - LAW_WORDS or (len(word) < 2 and word not in "§第"):
            continue
        head = _head(at, line, match, word)
        if head is not None:
            yield head
            return
    match = _NUMBER_ALONE.match(words) if line.is_heading and not line.counted else None
    head = _head(at, line, match, "") if match else None
    if head is not None:
        yield head


def _head(at: int, line: TextLine, match: re.Match[str], word: str) -> LawHead | None:
    """Return the head a line is, or None where it is a sentence that refers to a law."""
    words, end = line.words, match.start("rest")
    rest = words[end:]
    separator = _SEPARATOR.match(rest)
    if separator is None or len(words) > _LONGEST:
        return None
    if words[0].islower() and not line.is_heading:
        return None  # the end of a sentence: "see\nlaw 25."
    title = rest[separator.end() :]
    if title and not line.is_heading and not _may_be_title(title, separator[0]):
        return None
    label = words[:end].strip().rstrip(".")
    title_start = end + separator.end()
    return LawHead(at, int(match["number"]), word, label, title_start, bool(_PAGE.search(rest)))


def _may_be_title(title: str, separator: str) -> bool:
    """Tell a title from the rest of a sentence: ``Law 27 applies``, ``Law 16 C1 deals with``."""
    if title[0] in ",;)/" or title[0].islower():
        return False
    if not separator.strip() and _LABEL.match(title):
        return False
    return not (title.endswith((".", ";", ",")) and len(title) > 100)


def _with_bodies(heads: Sequence[LawHead], lines: Sequence[TextLine]) -> list[LawHead]:
    found = []
    for head, following in zip(heads, [*heads[1:], None], strict=True):
        end = following.at if following else len(lines)
        body = sum(len(line.words) for line in lines[head.at + 1 : end])
        parts = (head.at, head.number, head.word, head.printed, head.title_start, head.has_page)
        found.append(LawHead(*parts, body))
    return found


def _chosen(heads: Sequence[LawHead]) -> Mapping[int, LawHead]:
    """Return the head of each law: of several, that of the run with the most words between."""
    merits: dict[int, float] = {}
    for run in _runs(heads):
        weight = median(min(head.body, 4000) for head in run)
        for head in run:
            is_list = head.has_page or (weight <= _FEW_WORDS and len(run) >= _LIST_LENGTH)
            merits[head.at] = (0 if is_list else _IS_LAW) + weight * 100 + min(head.body, 99)
    # Where there are laws with words, a line in a list is no law; a list alone is an outline.
    least = _IS_LAW if max(merits.values()) >= _IS_LAW else 0
    chosen: dict[int, LawHead] = {}
    for head in (head for head in heads if merits[head.at] >= least):
        known = chosen.get(head.number)
        if known is None or merits[head.at] > merits[known.at]:
            chosen[head.number] = head
    return chosen


def _runs(heads: Sequence[LawHead]) -> Iterator[list[LawHead]]:
    """Yield stretches of heads whose numbers rise."""
    run = [heads[0]]
    for head in heads[1:]:
        if head.number < run[-1].number:
            yield run
            run = []
        run.append(head)
    yield run


def _roles(
    heads: Sequence[LawHead], chosen: Mapping[int, LawHead], lines: Sequence[TextLine]
) -> list[str]:
    roles: list[str] = []
    opened: LawHead | None = None
    for head in heads:
        if chosen.get(head.number) is head:
            roles.append(LAW)
            opened = head
        elif opened and head.number == opened.number and _repeats(head, opened, lines):
            roles.append(CONTINUED)
        else:
            roles.append(SECOND)
            opened = None
    return _with_contents(roles)


def _repeats(head: LawHead, opened: LawHead, lines: Sequence[TextLine]) -> bool:
    """Tell whether a head only repeats the one before, as the title of a page does."""
    title = lines[head.at].words[head.title_start :].casefold()
    return not title or title == lines[opened.at].words[opened.title_start :].casefold()


def _with_contents(roles: Sequence[str]) -> list[str]:
    """Call many second texts in a row contents."""
    named = list(roles)
    start = 0
    for at in range(len(roles) + 1):
        if at < len(roles) and roles[at] == SECOND:
            continue
        if at - start >= _LIST_LENGTH:
            named[start:at] = [CONTENTS] * (at - start)
        start = at + 1
    return named
