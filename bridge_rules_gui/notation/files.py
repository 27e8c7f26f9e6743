"""Any file of cases (a scenario, a PBN file or a LIN file), and the folder of the library."""

from __future__ import annotations

import re
from enum import StrEnum
from importlib.resources.abc import Traversable
from typing import Final

from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.encoding import decoded
from bridge_rules_gui.notation.lin_reader import read_lin
from bridge_rules_gui.notation.pbn_scenario import read_pbn
from bridge_rules_gui.notation.problems import ReadResult
from bridge_rules_gui.notation.scenario_reader import read_scenario

_PBN: Final = re.compile(r'(?:\s|%[^\n]*\n|;[^\n]*\n)*\[\s*[A-Za-z]+\s*"')
_LIN: Final = re.compile(r"(?:^|\|)\s*md\|")


class Form(StrEnum):
    """The notations in which a file may tell cases."""

    SCENARIO = "scenario"
    PBN = "pbn"
    LIN = "lin"


def form_of(text: str, name: str) -> Form:
    """Return the notation of a text: its name decides, or else its first characters."""
    suffix = name.lower().rpartition(".")[2]
    if suffix == "pbn" or (suffix not in ("toml", "json", "lin") and _PBN.match(text)):
        return Form.PBN
    if suffix == "lin" or (suffix not in ("toml", "json") and _LIN.search(text)):
        return Form.LIN
    return Form.SCENARIO


def read_scenarios(content: bytes, name: str) -> ReadResult:
    """Read the cases of a file; its name decides the notation, or else its first characters.

    `name` is also what messages call the file. Raise `NotationError` where there is none.
    """
    text = decoded(content)
    form = form_of(text, name)
    if form is Form.PBN:
        return read_pbn(content, name)
    if form is Form.LIN:
        return read_lin(content, name)
    return ReadResult((read_scenario(text, name),))


def read_library(content: Traversable) -> tuple[Scenario, ...]:
    """Read the cases of ``content/scenarios`` in the order of their names.

    Raise `NotationError` for one that cannot be read.
    """
    folder = content / "scenarios"
    if not folder.is_dir():
        return ()
    files = sorted(
        (path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda p: p.name
    )
    return tuple(
        s for path in files for s in read_scenarios(path.read_bytes(), path.name).scenarios
    )
