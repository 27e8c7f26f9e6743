"""What the program says beside the labels of its window: `python -m tests.phrases.harvest`.

Prints, as a TOML table for translators, every sentence of a room that has no translation in a
language yet: `python -m tests.phrases.harvest bg rulings`. Without arguments it counts.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bridge_rules_gui import resources
from bridge_rules_gui.director.option_names import OPTION_NAMES
from bridge_rules_gui.reading.phrasebooks import read_phrases
from bridge_rules_gui.table.irregularity import Irregularity

LANGUAGES: Final = ("bg", "ru", "sr")
_PACKAGE: Final = Path(resources.__file__).parent
_ROOMS: Final = {
    "rulings": ("laws", "table", "director"),
    "simulation": ("simulation",),
    "quiz": ("quiz",),
}
_ERRORS: Final = "errors"
"""Everything that is given as a sentence, in the rooms whose tables are nothing that is said."""
_SAYING: Final = {"sentence": 0, "UnreadableError": 1, "unreadable": 1}
"""Which argument is the pattern, or a word that is said."""
_PARSERS_WORDS: Final = (
    *("Invalid value", "Invalid statement", "Cannot overwrite a value", "Unterminated string"),
    *("Expected '=' after a key in a key/value pair", "Unclosed array", "Expecting value"),
    "Expected newline or end of document after a statement",
    *("Expecting ',' delimiter", "Expecting ':' delimiter", "Extra data", "mismatched tag"),
    "Expecting property name enclosed in double quotes",
    *("Unterminated string starting at", "Invalid control character at", "no element found"),
    *("not well-formed (invalid token)", "unclosed token", "junk after document element"),
    *("duplicate attribute", "undefined entity", "unexpected end of data"),
)
"""What the standard library's readers of TOML, JSON, XML and CSV complain of inside a message."""
_UNSPOKEN_FOLDERS: Final = ("progress",)
_UNSPOKEN_TABLES: Final = re.compile(r"__all__|_KEYS?$|_COLUMNS?$")
_UNSPOKEN_CALLS: Final = frozenset(
    {"grounds", "getattr", "cast", "TypeVar", "compile", "sub", "match", "execute", "Path"}
)
_SENTENCE: Final = re.compile(r"[A-Z{“].*[A-Za-z}]")
_BLANK: Final = re.compile(r"\{[a-z_]*\}")
_MARKS: Final = " .,:;()=-"
"""Quotation marks are not among them: every language has its own."""
_SAID: Final = frozenset({"say", "ask", "explain", "call_dummy", "statement", "meaning"})
_CARD: Final = re.compile("[CDHS][2-9TJQKA]")
_FOREIGN: Final = re.compile("[а-яА-ЯšđčćžŠĐČĆŽ]")


def sentences_of(room: str) -> tuple[str, ...]:
    """Return the patterns of sentences in the code of a room, in the order of its files."""
    found: dict[str, None] = {}
    for folder in _ROOMS[room]:
        for path in sorted((_PACKAGE / folder).rglob("*.py")):
            if not set(path.relative_to(_PACKAGE).parts) & set(_UNSPOKEN_FOLDERS):
                tree = ast.parse(path.read_text("utf-8"))
                found.update(dict.fromkeys(_spoken(tree)))
    return tuple(found)


def _spoken(tree: ast.Module) -> Iterator[str]:
    """Yield the strings of a module that are said: patterns given to `sentence`, and tables."""
    silent = {id(part) for node in ast.walk(tree) for part in _silent_parts(node)}
    given = {id(part) for part in _given_patterns(tree)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        is_said = id(node) in given or (id(node) not in silent and _is_sentence(node.value))
        if is_said and _BLANK.sub("", node.value).strip(_MARKS):
            yield node.value


def _given_patterns(tree: ast.Module) -> Iterator[ast.Constant]:
    """Yield what stands as the pattern of a sentence, outright or by the name of a variable."""
    named: dict[str, list[ast.expr]] = defaultdict(list)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named[node.targets[0].id].append(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            place = _SAYING.get(_called(node), len(node.args))
            for each in node.args[place : place + 1]:
                values = named[each.id] if isinstance(each, ast.Name) else [each]
                yield from (part for value in values for part in _branches(value))


def _called(node: ast.Call) -> str:
    """Return the last name of what is called: `sentence`, also of `offence.sentence(...)`."""
    return getattr(node.func, "id", "") or getattr(node.func, "attr", "")


def _branches(node: ast.expr) -> Iterator[ast.Constant]:
    if isinstance(node, ast.IfExp):
        yield from (*_branches(node.body), *_branches(node.orelse))
    elif isinstance(node, ast.Constant):
        yield node


def _silent_parts(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes below one whose strings nobody reads in the window."""
    silent: list[ast.AST] = []
    if isinstance(node, ast.Raise | ast.JoinedStr | ast.Assert):
        silent.append(node)
    elif isinstance(node, ast.Expr):
        silent.append(node.value)
    elif isinstance(node, ast.Call):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        silent += [node] if name in _UNSPOKEN_CALLS or name.endswith("Error") else []
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = [target.id for target in targets if isinstance(target, ast.Name)]
        silent += [node] if any(map(_UNSPOKEN_TABLES.search, names)) else []
    return (part for each in silent for part in ast.walk(each))


def sentences_of_errors() -> tuple[str, ...]:
    """Return what errors say, and what the readers of the standard library say inside of it."""
    found: dict[str, None] = {}
    for path in sorted(_PACKAGE.rglob("*.py")):
        parts = path.relative_to(_PACKAGE).parts
        if parts[0] not in (*_ROOMS["rulings"], "quiz"):
            found.update(dict.fromkeys(_given_outright(ast.parse(path.read_text("utf-8")))))
    return (*found, *_PARSERS_WORDS)


def _given_outright(tree: ast.Module) -> Iterator[str]:
    """Yield the patterns given to `sentence`, and nothing else."""
    for part in _given_patterns(tree):
        if _BLANK.sub("", str(part.value)).strip(_MARKS):
            yield str(part.value)


def _is_sentence(text: str) -> bool:
    words = len(text.split())
    if _FOREIGN.search(text) or "\n" in text or text.isupper() or text.startswith("SELECT"):
        return False
    return bool(_SENTENCE.match(text)) and (words >= 3 or (words >= 2 and "{" in text))


def words_of_situations() -> tuple[str, ...]:
    """Return what the situations tell, what is said in them, and the titles of the subjects."""
    found: dict[str, None] = {}
    for path in sorted((resources.content() / "scenarios").glob("*.toml")):
        story = tomllib.loads(path.read_text("utf-8"))
        told = (story.get(key) for key in ("title", "story", "remark", "topic"))
        found.update(dict.fromkeys(filter(None, (*told, *_said_at_the_table(story.get("events"))))))
    for path in sorted((resources.content() / "topics").glob("*.toml")):
        topics = tomllib.loads(path.read_text("utf-8")).get("topic", [])
        found.update(dict.fromkeys(topic["title"] for topic in topics))
    return tuple(found)


def _said_at_the_table(value: object, key: str = "") -> Iterator[str]:
    """Yield the words of players in events; a card is named alike in every language."""
    if isinstance(value, str):
        if key in _SAID and not _CARD.fullmatch(value):
            yield value
    elif isinstance(value, list):
        for each in value:
            yield from _said_at_the_table(each)
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from _said_at_the_table(each, name)


def words_of_questions() -> tuple[str, ...]:
    """Return what the questions written by hand say."""
    found: dict[str, None] = {}
    for path in sorted((resources.content() / "questions").glob("*.toml")):
        for question in tomllib.loads(path.read_text("utf-8")).get("question", []):
            found.update(dict.fromkeys(_texts(question)))
    return tuple(found)


def words_of_rows() -> tuple[str, ...]:
    """Return the notes of the concordance."""
    found: dict[str, None] = {}
    for path in sorted((resources.content() / "concordance").glob("*.toml")):
        for row in tomllib.loads(path.read_text("utf-8")).get("row", []):
            found.update(dict.fromkeys(_texts(row.get("note", ""), "text")))
    return tuple(text for text in found if text)


def words_of_terms() -> tuple[str, ...]:
    """Return the notes of the termbase, and what it says where a book has no term."""
    found: dict[str, None] = {}
    for path in sorted((resources.content() / "terms").glob("*.toml")):
        for concept in tomllib.loads(path.read_text("utf-8")).get("concept", []):
            found.update(dict.fromkeys(_notes(concept)))
    return tuple(found)


def _notes(value: object, key: str = "") -> Iterator[str]:
    if isinstance(value, str) and key in ("note", "absent"):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _notes(each)
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from _notes(each, name)


def names() -> tuple[str, ...]:
    """Return what irregularities and the options of players are called."""
    return (*OPTION_NAMES.values(), *(each.in_words for each in Irregularity))


_TEXTS: Final = frozenset({"question", "text", "why", "explanation", "topic"})


def _texts(value: object, key: str = "") -> Iterator[str]:
    """Yield the texts of a question; those under an edition's name belong to the key above."""
    if isinstance(value, str):
        if key in _TEXTS:
            yield value
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each, key)
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from _texts(each, key if name[:2] in ("ru", "sr", "bg") else name)


def wanted(area: str) -> tuple[str, ...]:
    """Return all texts of an area that want a translation."""
    if area == _ERRORS:
        return sentences_of_errors()
    if area == "names":
        return names()
    if area == "scenarios":
        return words_of_situations()
    if area == "rows":
        return words_of_rows()
    if area == "terms":
        return words_of_terms()
    return words_of_questions() if area == "questions" else sentences_of(area)


AREAS: Final = (*_ROOMS, _ERRORS, "scenarios", "rows", "questions", "terms", "names")


def missing(area: str, language: str) -> tuple[str, ...]:
    """Return the texts of an area that have no translation in a language."""
    known = read_phrases(resources.content(), language)
    return tuple(text for text in wanted(area) if text not in known)


def main(arguments: list[str]) -> None:
    """Print what is missing, or how much."""
    if arguments:
        language, area = arguments
        for text in missing(area, language):
            print(f'{json.dumps(text, ensure_ascii=False)} = ""')
        return
    for area in AREAS:
        texts = wanted(area)
        words = sum(len(text.split()) for text in texts)
        left = ", ".join(f"{language} {len(missing(area, language))}" for language in LANGUAGES)
        print(f"{area}: {len(texts)} texts, {words} words; missing {left}")


if __name__ == "__main__":
    main(sys.argv[1:])
