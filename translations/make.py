"""Brings the catalogues up to date: `python translations/make.py`.

Looks for all texts in the program and its content, and writes those that have no translation yet
into the catalogues of each language; drops those that are gone. What is much like one that has
gone takes over its translation and is marked as fuzzy. Compiles all of them, says how many texts
wait for a translation or, being fuzzy, for a second look, and ends with status 1 if any does.

`python translations/make.py reword "OLD" "NEW"` rewords an English text where it stands in the
program or the content, and keeps its translations, marked as fuzzy; with `--same-meaning` after
that, unmarked.
"""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from babel.messages import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

if TYPE_CHECKING:
    from translations.texts import Text

HERE: Final = Path(__file__).parent
LANGUAGES: Final = ("bg", "ru", "sr")
OF_QT: Final = "qt"
"""What Qt's own dialogs say where Qt has no translation: nothing of it stands in our program."""
_ALIKE: Final = 75
"""From this likeness on, of 100, a new text takes over a translation."""
_WIDTH: Final = 0
"""A text stands on one line, where a search finds it."""
_HEADER: Final = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plural}\\n"

"""
_PLURAL_FORMS: Final = re.compile(rb'^"Plural-Forms: (.*)\\n"$', re.MULTILINE)
_NO_TIME: Final = datetime.fromtimestamp(0, UTC)
"""For the head of what is compiled, that the same source gives the same file."""
_BLANK: Final = re.compile(r"\{\w*")
Key = tuple[str, str]
"""The context of a text, if any, and its English, of one thing if it has several forms."""


def main(arguments: list[str]) -> int:
    """Do what is asked for; return 1 if a text waits for somebody."""
    sys.path.insert(0, str(HERE.parent))
    if arguments[:1] == ["reword"] and len(arguments) == 3:
        return reword(*arguments[1:])
    if arguments[:1] == ["reword"] and arguments[3:] == ["--same-meaning"]:
        return reword(*arguments[1:3], is_same_meaning=True)
    if arguments:
        print(__doc__)
        return 2
    return update()


def compile_catalogues(folder: Path) -> list[Path]:
    """Compile the catalogues that have changed since; return all that are compiled."""
    made = []
    for source in sorted(folder.glob("*/*.po")):
        compiled = source.with_suffix(".mo")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            catalogue = read(source)
            catalogue.creation_date = _NO_TIME
            for message in catalogue:
                if message.fuzzy and not _has_its_blanks(message):
                    message.string = ""  # nothing would fill them
            content = BytesIO()
            write_mo(content, catalogue, use_fuzzy=True)
            _replace(compiled, content.getvalue())
        made.append(compiled)
    return made


def read(source: Path) -> Catalog:
    """Return the catalogue of a file, an empty one if there is no file."""
    language = source.parent.name
    if not source.exists():
        return Catalog(language, fuzzy=False)
    with source.open("rb") as file:
        return read_po(file, language, abort_invalid=True)


def write(source: Path, messages: Iterable[Message]) -> None:
    """Write a catalogue, if that changes the file."""
    catalogue = Catalog(source.parent.name, fuzzy=False)
    for message in messages:
        catalogue[message.id] = message
    before = source.read_bytes() if source.exists() else b""
    # Versions of Babel write the plural forms of a language differently: they stay as they are.
    kept = _PLURAL_FORMS.search(before)
    plural = kept[1].decode() if kept else catalogue.plural_forms
    content = BytesIO(_HEADER.format(language=source.parent.name, plural=plural).encode())
    content.seek(0, os.SEEK_END)
    write_po(content, catalogue, _WIDTH, omit_header=True)
    if before != content.getvalue():
        _replace(source, content.getvalue())


def _replace(file: Path, content: bytes) -> None:
    """Put a file in its place whole: another process may be reading or making it too."""
    file.parent.mkdir(exist_ok=True)
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    beside.write_bytes(content)
    beside.replace(file)


def key_of(message: Message) -> Key:
    """Return what a message is found by."""
    english = message.id if isinstance(message.id, str) else message.id[0]
    return message.context or "", english


def forms_of(message: Message) -> tuple[str, ...]:
    """Return the translation, or its plural forms."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def is_finished(message: Message) -> bool:
    """Tell whether nobody has to look at a message any more."""
    return all(forms_of(message)) and not message.fuzzy


def _has_its_blanks(message: Message) -> bool:
    blanks = set(_BLANK.findall(key_of(message)[1]))
    return all(set(_BLANK.findall(form)) == blanks for form in forms_of(message))


def update() -> int:
    """Update and compile all catalogues; tell what is unfinished."""
    # Whoever only compiles needs nothing of the program.
    from bridge_rules_gui.language.catalogue import PHRASES  # noqa: PLC0415
    from translations.texts import texts  # noqa: PLC0415

    subjects = texts()
    unfinished = total = 0
    for language in LANGUAGES:
        for group in (("labels",), PHRASES):
            files = {subject: HERE / language / f"{subject}.po" for subject in group}
            known = {
                key_of(each): each for file in files.values() for each in read(file) if each.id
            }
            requested = {subject: dict(_requested(subjects[subject], known)) for subject in group}
            kept = {key for found in requested.values() for key in found}
            gone = [each for key, each in known.items() if key not in kept]
            for subject, found in requested.items():
                messages = [_message(text, key, known, gone) for key, text in found.items()]
                if subject == "labels":
                    _report_where(messages, subjects[subject])
                write(files[subject], _in_order(messages, read(files[subject])))
                left = sum(not is_finished(message) for message in messages)
                if left:
                    print(f"{language}/{subject}.po: {left} unfinished")
                unfinished += left
                total += len(messages)
    compile_catalogues(HERE)
    print(f"{unfinished} of {total} texts unfinished")
    return 1 if unfinished else 0


def _requested(texts: Iterable[Text], known: dict[Key, Message]) -> Iterator[tuple[Key, Text]]:
    """Yield what a catalogue is to have: what a place has for itself, else what holds for all."""
    for text in texts:
        own = (text.place, text.english)
        yield (own if text.place and own in known else (text.remark, text.english)), text


def _message(text: Text, key: Key, known: dict[Key, Message], gone: list[Message]) -> Message:
    """Return the message of a text, with the translation it has, or one that may be like it."""
    english = (text.english, text.plural) if text.plural else text.english
    context = key[0] or None
    if key in known and (known[key].pluralizable == bool(text.plural)):
        old = known[key]
        return Message(
            english, old.string, (), old.flags, user_comments=old.user_comments, context=context
        )
    similar = _most_alike(text, gone)
    if similar is None:
        return Message(english, context=context)
    return Message(english, similar.string, (), {"fuzzy"}, context=context)


def _most_alike(text: Text, gone: list[Message]) -> Message | None:
    """Return what has gone and is most like a text, with the same blanks and as many forms."""
    from rapidfuzz import process  # noqa: PLC0415 - as above

    blanks = sorted(_BLANK.findall(text.english))
    candidates = {
        number: key_of(each)[1]
        for number, each in enumerate(gone)
        if each.pluralizable == bool(text.plural)
        and sorted(_BLANK.findall(key_of(each)[1])) == blanks
        and is_finished(each)
    }
    found = process.extractOne(text.english, candidates, score_cutoff=_ALIKE)
    return gone[found[2]] if found else None


def _in_order(messages: Iterable[Message], before: Catalog) -> list[Message]:
    """Return messages in the order they had, each new one behind that before it in the program.

    So code may be moved, and each commit changes only the lines of its own texts.
    """
    found = {key_of(message): message for message in messages}
    order = [key_of(message) for message in before if message.id and key_of(message) in found]
    had, last = set(order), -1
    for key in found:
        if key in had:
            last = order.index(key)
        else:
            last += 1
            order.insert(last, key)
    return [found[key] for key in order]


def _report_where(messages: Iterable[Message], labels: Iterable[Text]) -> None:
    """Write beside each label who says it: by this name it can have a translation of its own."""
    places = defaultdict(set)
    for label in labels:
        if label.place:
            places[label.english].add(label.place)
    for message in messages:
        context, english = key_of(message)
        if places[english] and context not in places[english]:
            message.auto_comments = [", ".join(sorted(places[english]))]


def reword(old: str, new: str, *, is_same_meaning: bool = False) -> int:
    """Reword an English text in the program, the content and the catalogues; tell where.

    Its translations are marked as fuzzy, unless the text means the same as before.
    """
    code = (HERE.parent / "bridge_rules_gui").rglob("*.py")
    content = (HERE.parent / "content").rglob("*.toml")
    changed = [file for file in (*code, *content) if _reworded(file, old, new)]
    for file in changed:
        print(file.relative_to(HERE.parent))
    if not changed:
        print("nowhere is this said; give the text as it stands in a catalogue")
        return 1
    moved = partial(_moved, old=old, new=new, flags=set() if is_same_meaning else {"fuzzy"})
    for source in sorted(HERE.glob("*/*.po")):
        catalogue = read(source)
        write(source, [moved(each) for each in catalogue if each.id])
    compile_catalogues(HERE)
    return 0


def _moved(message: Message, old: str, new: str, flags: set[str]) -> Message:
    english = message.id if isinstance(message.id, str) else tuple(message.id)
    if old != english and (isinstance(english, str) or old not in english):
        return message
    message.id = new if english == old else tuple(new if each == old else each for each in english)
    message.flags |= flags
    return message


def _reworded(file: Path, old: str, new: str) -> bool:
    """Put a text in the place of another in a file; tell whether it stands there."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        changed = _in_code(text, old, new)
    else:
        quoted = json.dumps(new, ensure_ascii=False)
        changed = text.replace(json.dumps(old, ensure_ascii=False), quoted)
        changed = changed.replace(f"'{old}'", quoted)
    if changed != text:
        file.write_text(changed, "utf-8")
    return changed != text


def _in_code(code: str, old: str, new: str) -> str:
    """Return code with a string, however it is broken, put in the place of another."""
    if old.split(maxsplit=1)[0] not in code:
        return code
    lines = code.encode().splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines))]
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Constant) and node.value == old:
            start = starts[node.lineno - 1] + node.col_offset
            last_line, last = node.end_lineno or node.lineno, node.end_col_offset or 0
            found.append((start, starts[last_line - 1] + last))
    content = code.encode()
    for start, end in sorted(found, reverse=True):
        column = start - content.rfind(b"\n", 0, start) - 1
        content = content[:start] + _literal(new, column).encode() + content[end:]
    return content.decode()


def _literal(text: str, column: int) -> str:
    """Return a string as code, broken where it is long."""
    pieces, most = [""], 92 - column
    for word in re.findall(r"\S*\s*", text):
        if pieces[-1] and len(pieces[-1]) + len(word) > most:
            pieces.append("")
        pieces[-1] += word
    written = [json.dumps(piece, ensure_ascii=False) for piece in pieces]
    return written[0] if len(written) == 1 else "(\n" + "\n".join(written) + ")"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
