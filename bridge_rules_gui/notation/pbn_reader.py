"""PBN files as games: which tags, entries and notes belong together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.pbn_game import NEXT_LINE, SAME_LINE, Entry, PbnGame, Section, Tag
from bridge_rules_gui.notation.problems import Report, quoted

_NAMES: Final = {
    name.lower(): name
    for name in (
        *("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer"),
        *("Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result", "Auction"),
        *("Play", "Note"),
    )
}
_SECTIONS: Final = ("Auction", "Play")
_BEGIN_A_GAME: Final = ("Event", "Board", "Deal")
_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_MOST_NOTES: Final = 32
_MOST_GLYPHS: Final = 255
_SUFFIXES: Final = ("!", "?", "!!", "??", "!?", "?!")


def games_of(text: str, report: Report) -> tuple[PbnGame, ...]:
    """Return the games of a text; what is odd about their form goes into the report."""
    reader = _Reader(report)
    for token in _tokens(text, report):
        reader.take(token)
    reader.end_game()
    return tuple(reader.games)


@dataclass(slots=True)
class _Draft:
    """A game being read."""

    line: int
    tags: dict[str, Tag] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)
    hidden_scenario: list[str] = field(default_factory=list)
    current: str = ""
    """The tag the next words belong to."""
    entries: list[Entry] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)
    signs: list[str] = field(default_factory=list)


class _Reader:
    """Takes tokens one by one and gathers games."""

    def __init__(self, report: Report) -> None:
        self.games: list[PbnGame] = []
        self._report = report
        self._draft = _Draft(1)
        self._is_parted = False
        self._refused_line = 0
        self._inherited: dict[str, str] = {}

    def take(self, token: _Token) -> None:
        """Take the next token."""
        if token.kind is _TokenKind.EMPTY_LINE:
            self._is_parted = True
        elif token.kind is _TokenKind.TAG:
            self._take_tag(token)
        elif token.kind is _TokenKind.HIDDEN_LINE:
            self._take_hidden(token.text)
        elif token.kind is not _TokenKind.COMMENT:
            self._take_word(token)

    def _take_tag(self, token: _Token) -> None:
        name = _NAMES.get(token.name.lower(), token.name)
        if name != token.name:
            self._report.note(
                token.line,
                name,
                sentence("the tag is spelled {name}", name=token.name),
                sentence("write {what}", what=name),
            )
        self._part_games(name, token)
        if name == "Note":
            self._take_note(token)
            return
        self._end_section(token.line)
        draft = self._draft
        if not draft.tags:
            draft.line = token.line
        if name in draft.tags:
            self._report.note(
                token.line,
                name,
                sentence("the tag appears twice in one game; the first counts"),
                sentence("keep one"),
            )
            return
        draft.tags[name] = Tag(self._value(name, token.text), token.line)
        draft.current = name

    def _part_games(self, name: str, token: _Token) -> None:
        """Begin a new game where an empty line, or a second beginning, says so."""
        tags = self._draft.tags
        if self._is_parted and tags:
            if name in (*_SECTIONS, "Note") and (name == "Note" or name not in tags):
                problem = sentence("there is an empty line within the game")
                self._report.note(token.line, name, problem, sentence("remove the empty line"))
            else:
                self.end_game()
        elif name in _BEGIN_A_GAME and name in tags and len(tags) > 1:
            problem = sentence("a second game begins without an empty line")
            self._report.note(token.line, name, problem, sentence("put an empty line before it"))
            self.end_game()
        self._is_parted = False

    def _value(self, name: str, text: str) -> str:
        """Return the value of a tag: ``#`` is that of the game before, ``##`` continues below."""
        if text.startswith("##"):
            self._inherited[name] = text[2:]
            return text[2:]
        if text == "#":
            before = self.games[-1].tags.get(name) if self.games else None
            return before.value if before else ""
        return text

    def _take_hidden(self, text: str) -> None:
        hidden = self._draft.hidden_scenario
        if text.startswith(NEXT_LINE) or text == NEXT_LINE.rstrip():
            hidden.append(text[len(NEXT_LINE) :])
        elif text.startswith(SAME_LINE) and hidden:
            hidden[-1] += text[len(SAME_LINE) :]

    def _take_note(self, token: _Token) -> None:
        number, _, text = token.text.partition(":")
        if not _NUMBER.fullmatch(number.strip()) or not 1 <= int(number) <= _MOST_NOTES:
            problem = sentence("{number} is not the number of a note", number=quoted(number))
            self._report.note(
                token.line,
                "Note",
                problem,
                sentence('write "1:...", up to {most}', most=_MOST_NOTES),
            )
        elif self._draft.current not in _SECTIONS:
            problem = sentence("the note belongs to neither the auction nor the play")
            self._report.note(
                token.line, "Note", problem, sentence("put it after the section it explains")
            )
        else:
            self._draft.notes[int(number)] = text.strip()

    def _take_word(self, token: _Token) -> None:
        draft = self._draft
        if draft.current not in _SECTIONS:
            self._refuse_word(token)
        elif token.kind is _TokenKind.IRREGULARITY and token.text != "^S":
            draft.signs.append(token.text)
        elif token.kind in (_TokenKind.WORD, _TokenKind.IRREGULARITY):
            draft.entries.append(Entry(token.text, token.line, tuple(draft.signs)))
            draft.signs.clear()
        elif token.kind is _TokenKind.NOTE_MARK:
            self._mark(token)
        else:
            self._check_opinion(token)

    def _refuse_word(self, token: _Token) -> None:
        """Report words outside the sections, once for a line; tables may hold any."""
        current = self._draft.current
        if not current.endswith("Table") and self._refused_line != token.line:
            self._refused_line = token.line
            problem = sentence(
                "{text} is outside the auction and the play", text=quoted(token.text)
            )
            self._report.note(
                token.line, current, problem, sentence("put it into a comment {{...}}")
            )

    def _check_opinion(self, token: _Token) -> None:
        """Report a suffix or glyph that is none, or that may stand for something unknown."""
        if token.kind is _TokenKind.GLYPH:
            number = token.text[1:]
            is_known = bool(_NUMBER.fullmatch(number)) and int(number) <= _MOST_GLYPHS
        else:
            is_known = token.text in _SUFFIXES
        if not is_known:
            problem = sentence("{text} is not a mark for a call or a card", text=token.text)
            remedy = sentence("write !, ?, !!, ??, !?, ?! or $1 to $255")
            self._report.note(token.line, self._draft.current, problem, remedy)
        elif token.is_apart and set(token.text) == {"?"}:
            problem = sentence(
                "{text} is read as a comment on the entry before it", text=token.text
            )
            remedy = sentence("if a call or card is not known, write * after the last known one")
            self._report.ask(token.line, self._draft.current, problem, remedy)

    def _mark(self, token: _Token) -> None:
        """Hang a note on the entry before it."""
        draft = self._draft
        number = token.text.strip("=")
        last = draft.entries[-1] if draft.entries else None
        if last is None or last.note is not None or not _NUMBER.fullmatch(number):
            problem = sentence("{text} does not explain a call or a card", text=token.text)
            self._report.note(
                token.line,
                draft.current,
                problem,
                sentence("write one note after each call or card, like 1S =1="),
            )
        else:
            draft.entries[-1] = Entry(last.word, last.line, last.signs, int(number))

    def _end_section(self, line: int) -> None:
        draft = self._draft
        if draft.current in _SECTIONS:
            if draft.signs:
                problem = sentence("nothing follows {sign}", sign=draft.signs[-1])
                self._report.note(
                    line, draft.current, problem, sentence("write the call or card after it")
                )
            self._check_notes(draft)
            first = draft.tags[draft.current]
            section = Section(first, tuple(draft.entries), dict(draft.notes))
            draft.sections[draft.current] = section
        draft.current = ""
        draft.entries, draft.notes, draft.signs = [], {}, []

    def _check_notes(self, draft: _Draft) -> None:
        for entry in draft.entries:
            if entry.note is not None and entry.note not in draft.notes:
                problem = sentence("the note ={note}= is missing", note=entry.note)
                remedy = sentence('add [Note "{note}:..."] after the section', note=entry.note)
                self._report.note(entry.line, draft.current, problem, remedy)

    def end_game(self) -> None:
        """Put the game that was read with the others, and start again."""
        draft = self._draft
        self._end_section(draft.line)
        if draft.tags:
            for name, value in self._inherited.items():
                draft.tags.setdefault(name, Tag(value, draft.line))
            self.games.append(self._game(draft))
        # Hidden lines may stand before the first tag of their game.
        self._draft = _Draft(1) if draft.tags else draft

    def _game(self, draft: _Draft) -> PbnGame:
        return PbnGame(
            len(self.games) + 1,
            draft.line,
            draft.tags,
            draft.sections.get("Auction"),
            draft.sections.get("Play"),
            "\n".join(draft.hidden_scenario),
        )


class _TokenKind(Enum):
    """What a token is; the document's section 3.2 and 2.4."""

    TAG = auto()
    """``[Name "value"]``."""
    COMMENT = auto()
    """``{...}``, or ``;`` to the end of the line."""
    HIDDEN_LINE = auto()
    """A line that begins with ``%``, without that sign."""
    EMPTY_LINE = auto()
    """What parts two games."""
    WORD = auto()
    """A call, a card, ``AP``, ``*``, ``+``, ``-``, or whatever stands in a table."""
    IRREGULARITY = auto()
    """``^I``, ``^S``, ``^R``, ``^L``."""
    SUFFIX = auto()
    """``!``, ``?``, ``!!``, ``??``, ``!?``, ``?!``."""
    GLYPH = auto()
    """A numeric annotation glyph: ``$13``."""
    NOTE_MARK = auto()
    """``=1=``, which a Note tag explains."""


@dataclass(frozen=True, slots=True)
class _Token:
    """A token with its line; `name` is that of a tag, `text` its value or the token itself.

    `is_apart` says whether white space stands before it.
    """

    kind: _TokenKind
    text: str
    line: int
    name: str = ""
    is_apart: bool = False


_PATTERNS: Final = (
    (_TokenKind.HIDDEN_LINE, r"(?:(?<=\n)|\A)%[^\n]*"),
    (_TokenKind.EMPTY_LINE, r"(?:(?<=\n)|\A)[ \t]*(?:\n|\Z)"),
    (_TokenKind.TAG, r'\[\s*\w+\s*"(?:\\.|[^"\\\n])*"\s*\]'),
    (_TokenKind.COMMENT, r"\{[^}]*\}|;[^\n]*"),
    (_TokenKind.IRREGULARITY, r"\^\w?"),
    (_TokenKind.GLYPH, r"\$\w*"),
    (_TokenKind.NOTE_MARK, r"=\w*="),
    (_TokenKind.SUFFIX, r"[!?]+"),
    (_TokenKind.WORD, r'"(?:\\.|[^"\\\n])*"|[-*+]|[^\s\[\]{};$^=!?*"]+'),
)
_TOKEN: Final = re.compile("|".join(f"(?P<{kind.name}>{pattern})" for kind, pattern in _PATTERNS))
_TAG: Final = re.compile(r'\[\s*(?P<name>\w+)\s*"(?P<value>(?:\\.|[^"\\])*)"\s*\]')
_GAP: Final = re.compile(r"[^\S\n]+|\n")


def _tokens(text: str, report: Report) -> Iterator[_Token]:
    """Yield the tokens of a text; what is none is reported and passed over."""
    place, line = 0, 1
    last_closing = text.rfind("}")
    while place < len(text):
        is_unclosed = text[place] == "{" and place > last_closing
        match = None if is_unclosed else _TOKEN.match(text, place)
        if match is None or match.end() == place:
            end = _end_of_gap(text, place, line, report)
        else:
            yield _token(match, line)
            end = match.end()
        line += text.count("\n", place, end)
        place = end


def _token(match: re.Match[str], line: int) -> _Token:
    kind, text = _TokenKind[match.lastgroup or ""], match.group()
    if kind is _TokenKind.TAG:
        tag = _TAG.fullmatch(text)
        value = re.sub(r"\\(.)", r"\1", tag["value"]) if tag else ""
        return _Token(kind, value, line, tag["name"] if tag else "")
    if kind is _TokenKind.COMMENT:
        text = text[1:-1] if text.startswith("{") else text[1:]
        text = " ".join(text.split())
    elif kind is _TokenKind.HIDDEN_LINE:
        text = text[1:]
    is_apart = match.string[max(0, match.start() - 1) : match.start()].isspace()
    return _Token(kind, text, line, is_apart=is_apart)


def _end_of_gap(text: str, place: int, line: int, report: Report) -> int:
    """Return the end of white space, or of what cannot be read, which is reported."""
    gap = _GAP.match(text, place)
    if gap is not None:
        return gap.end()
    end = text.find("\n", place)
    end = len(text) if end < 0 else end
    found = text[place:end].strip()
    if text[place] == "{":
        report.note(
            line, "", sentence("a comment {{ is never closed"), sentence("put }} at its end")
        )
    elif text[place] == "[":
        report.note(
            line,
            "",
            sentence("{found} is not a tag", found=quoted(found)),
            sentence('write [Name "value"]'),
        )
    else:
        report.note(
            line,
            "",
            sentence("{word} is not allowed here", word=quoted(text[place])),
            sentence("remove it"),
        )
        return place + 1
    return end
