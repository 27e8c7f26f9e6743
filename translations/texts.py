"""What the program says and wants translated, looked for in its code and its content.

A label of the window is what `tr`, `translate` or `counted` is given as a literal. Anything else
is the pattern of a sentence, found where it is given or, in the rooms whose tables are said, where
it looks like one; or a text of ``content/``.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from bridge_rules_gui import resources
from bridge_rules_gui.game.scenario import Finished
from bridge_rules_gui.language.catalogue import PHRASES
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.options import OPTIONS
from bridge_rules_gui.table.verdict import Rank


class Text(NamedTuple):
    """A text in English, with what is said of several things where it depends on a number.

    `remark` tells it from the same English in another sense; `place` is the class or subject that
    says it, for which a language may have a translation of its own.
    """

    english: str
    plural: str = ""
    remark: str = ""
    place: str = ""


_PACKAGE: Final = Path(resources.__file__).parent
_ROOMS: Final = {
    "rulings": ("laws", "table", "director"),
    "simulation": ("simulation",),
    "quiz": ("quiz",),
}
_SAYING: Final = {
    "sentence": 0,
    "counted_sentence": 0,
    "UnreadableError": 1,
    "unreadable": 1,
    "listed": 1,
}
"""Which argument is the pattern, or a word that is said."""
_LABELLED: Final = ("app.py", "exports/report_names.py")
"""Where labels are beside those in the window's folder."""
_LABELLING: Final = {
    "_tr": (0, 1),
    "tr": (0, 1),
    "translate": (1, 2),
    "_translate": (1, 2),
    "QT_TRANSLATE_NOOP": (1, 2),
}
"""Which arguments of what makes labels are the text and the remark."""
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
_FILLING: Final = ("pass", "somebody", "original", "changed", "clubs", "diamonds", "spades")
"""Words that fill blanks as they are; suits as players name them."""
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


def _labels() -> Iterator[Text]:
    """Yield the labels of the window, each class by itself."""
    for path in sorted((*(_PACKAGE / "window").rglob("*.py"), *map(_PACKAGE.joinpath, _LABELLED))):
        yield from _labels_in(ast.parse(path.read_text("utf-8")), "")


def _labels_in(node: ast.AST, place: str) -> Iterator[Text]:
    if isinstance(node, ast.Call):
        yield from _label(node, place)
    inside = node.name if isinstance(node, ast.ClassDef) else place
    for child in ast.iter_child_nodes(node):
        yield from _labels_in(child, inside)


def _label(node: ast.Call, place: str) -> Iterator[Text]:
    name, given = _called(node), [list(map(_words, _branches(each))) for each in node.args]
    if name == "counted" and len(given) > 2:
        yield from map(Text, given[0], given[1])
    elif name in _LABELLING:
        at, remark_at = _LABELLING[name]
        context = given[0][0] if at and given and given[0] else place
        remark = given[remark_at][0] if len(given) > remark_at and given[remark_at] else ""
        for text in given[at] if len(given) > at else ():
            yield Text(text, remark=remark, place=context)


def _sentences(room: str) -> Iterator[Text]:
    """Yield the patterns of sentences in the code of a room, in the order of its files."""
    for folder in _ROOMS[room]:
        for path in sorted((_PACKAGE / folder).rglob("*.py")):
            yield from _spoken(ast.parse(path.read_text("utf-8")))


def _spoken(tree: ast.Module) -> Iterator[Text]:
    """Yield the strings of a module that are said: patterns given to `sentence`, and tables."""
    silent = {id(part) for node in ast.walk(tree) for part in _silent_parts(node)}
    plurals = _plurals(tree)
    given = {id(part) for part in _given_patterns(tree)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        is_said = id(node) in given or (id(node) not in silent and _is_sentence(node.value))
        if is_said and node.value not in plurals.values() and _has_words(node.value):
            yield Text(node.value, plurals.get(node.value, ""))


def _has_words(pattern: str) -> bool:
    return bool(_BLANK.sub("", pattern).strip(_MARKS))


def _plurals(tree: ast.Module) -> dict[str, str]:
    """Return what is said of several things, by what is said of one."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {
        _words(one): _words(many)
        for call in calls
        if _called(call) == "counted_sentence"
        for one, many in zip(_branches(call.args[0]), _branches(call.args[1]), strict=True)
    }


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
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node


def _words(node: ast.Constant) -> str:
    return str(node.value)


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


def _errors() -> Iterator[Text]:
    """Yield what errors say, and what the readers of the standard library say inside of it.

    In these rooms nothing is said but what is given outright as a sentence.
    """
    for path in sorted(_PACKAGE.rglob("*.py")):
        room = path.relative_to(_PACKAGE).parts[0]
        if room not in (*_ROOMS["rulings"], "quiz"):
            tree = ast.parse(path.read_text("utf-8"))
            yield from _given_outright(tree)
    yield from map(Text, _PARSERS_WORDS)


def _given_outright(tree: ast.Module) -> Iterator[Text]:
    """Yield the patterns given to `sentence`, and nothing else."""
    plurals = _plurals(tree)
    for part in _given_patterns(tree):
        if _has_words(_words(part)):
            yield Text(_words(part), plurals.get(_words(part), ""))


def _is_sentence(text: str) -> bool:
    words = len(text.split())
    if _FOREIGN.search(text) or "\n" in text or text.isupper() or text.startswith("SELECT"):
        return False
    return bool(_SENTENCE.match(text)) and (words >= 3 or (words >= 2 and "{" in text))


def _situations() -> Iterator[str]:
    """Yield what the situations tell, what is said in them, and the titles of the subjects."""
    for scenario in _tables("scenarios"):
        recorded = (scenario.get(key) for key in ("title", "story", "remark", "topic"))
        yield from (*filter(None, recorded), *_said_at_the_table(scenario.get("events")))
    for topics in _tables("topics"):
        yield from (topic["title"] for topic in topics.get("topic", []))


def _tables(folder: str) -> Iterator[dict[str, Any]]:
    for path in sorted((resources.content() / folder).glob("*.toml")):
        yield tomllib.loads(path.read_text("utf-8"))


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


def _questions() -> Iterator[str]:
    """Yield what the questions written by hand say."""
    for table in _tables("questions"):
        yield from _texts(table.get("question", []))


def _rows() -> Iterator[str]:
    """Yield the notes of the concordance."""
    for table in _tables("concordance"):
        for row in table.get("row", []):
            yield from filter(None, _texts(row.get("note", ""), "text"))


def _terms() -> Iterator[str]:
    """Yield the notes of the termbase, and what it says where a book has no term."""
    for table in _tables("terms"):
        yield from _notes(table.get("concept", []))


def _notes(value: object, key: str = "") -> Iterator[str]:
    if isinstance(value, str) and key in ("note", "absent"):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _notes(each)
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from _notes(each, name)


def _names() -> Iterator[str]:
    """Yield what irregularities and options are called, notices, and words that fill blanks."""
    yield from (option.name for option in OPTIONS.values())
    yield from (each.in_words for each in Irregularity)
    yield from (each.value for each in (*Rank, *Finished))
    yield from _FILLING
    manifest = resources.content() / "sources" / "manifest.toml"
    yield from (source["rights"] for source in tomllib.loads(manifest.read_text("utf-8")).values())


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


def texts() -> dict[str, tuple[Text, ...]]:
    """Return all texts by the subject whose catalogue has them, a phrase in the first that says it.

    A label stands there once for every place that says it.
    """
    found: dict[str, Iterator[Text]] = {
        **{room: _sentences(room) for room in _ROOMS},
        "errors": _errors(),
        "names": map(Text, _names()),
        "situations": map(Text, _situations()),
        "notes": map(Text, _rows()),
        "questions": map(Text, _questions()),
        "terms": map(Text, _terms()),
    }
    subjects = {"labels": tuple(dict.fromkeys(_labels()))}
    known: set[str] = set()
    for subject in PHRASES:
        new = {text.english: text for text in found[subject] if text.english not in known}
        subjects[subject] = tuple(new.values())
        known.update(new)
    return subjects
