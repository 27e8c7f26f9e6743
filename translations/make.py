"""Brings the interface's translations up to date: `python translations/make.py`.

Looks for the texts in the program with Qt's `lupdate`, adds the new ones to the `.ts` files,
drops those that are gone, and compiles the `.qm` files with `lrelease`. Ends with status 1 when
a text has no finished translation.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

_HERE = Path(__file__).parent
_PACKAGE = _HERE.parent / "bridge_rules_gui"
_LANGUAGES = ("bg", "ru", "sr")
_ENGLISH = "en"  # the forms of texts with a number, and nothing else
_OF_QT = "qtbase_{language}.ts"  # what Qt's own dialogs say, as far as Qt does not say it


def main() -> int:
    """Update and compile all languages; tell how many texts are unfinished in each."""
    program = [str(path.relative_to(_HERE.parent)) for path in sorted(_texts())]
    unfinished = 0
    for language in (*_LANGUAGES, _ENGLISH):
        file = _HERE / f"bridge_rules_{language}.ts"
        is_english = language == _ENGLISH
        _run(
            "lupdate",
            *program,
            "-source-language",
            "en",
            "-target-language",
            language,
            *("-tr-function-alias", "translate+=_translate,tr+=counted"),
            *(("-pluralonly",) if is_english else ()),
            *("-no-obsolete", "-locations", "none", "-ts", str(file.relative_to(_HERE.parent))),
        )
        of_qt = () if is_english else (_HERE / _OF_QT.format(language=language),)
        for each in (file, *of_qt):
            _run("lrelease", "-silent", str(each.relative_to(_HERE.parent)))
        left = unfinished_of(file)
        print(f"{file.name}: {left} unfinished")
        unfinished += left
    return 1 if unfinished else 0


def _texts() -> list[Path]:
    """Return the files of the program that say something in the window."""
    return [*(_PACKAGE / "window").rglob("*.py"), _PACKAGE / "app.py"]


def unfinished_of(file: Path) -> int:
    """Return how many texts of a `.ts` file have no finished translation."""
    tree = ET.parse(file)  # noqa: S314 - our own file
    return sum(each.get("type") == "unfinished" for each in tree.iter("translation"))


def _run(tool: str, *arguments: str) -> None:
    beside = Path(sys.executable).with_name(f"pyside6-{tool}")
    program = str(beside) if beside.exists() else f"pyside6-{tool}"
    subprocess.run((program, *arguments), check=True, cwd=_HERE.parent, stdout=subprocess.DEVNULL)  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
