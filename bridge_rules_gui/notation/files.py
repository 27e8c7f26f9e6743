"""Any file that tells stories: a scenario, a PBN file or a LIN file."""

from __future__ import annotations

import re
from typing import Final

from bridge_rules_gui.notation.encoding import decoded
from bridge_rules_gui.notation.lin_story import read_lin
from bridge_rules_gui.notation.pbn_story import read_pbn
from bridge_rules_gui.notation.reports import Stories
from bridge_rules_gui.notation.scenario import read_scenario

_PBN: Final = re.compile(r'(?:\s|%[^\n]*\n|;[^\n]*\n)*\[\s*[A-Za-z]+\s*"')
_LIN: Final = re.compile(r"(?:^|\|)\s*md\|")


def read_stories(content: bytes, name: str) -> Stories:
    """Read the stories of a file; its name tells the notation, or else its first characters.

    `name` is also what messages call the file. Raise `NotationError` where there is none.
    """
    suffix = name.lower().rpartition(".")[2]
    text = decoded(content)
    if suffix == "pbn" or (suffix not in ("toml", "json", "lin") and _PBN.match(text)):
        return read_pbn(content, name)
    if suffix == "lin" or (suffix not in ("toml", "json") and _LIN.search(text)):
        return read_lin(content, name)
    return Stories((read_scenario(text, name),))
