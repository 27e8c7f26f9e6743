"""The style sheet of two texts of one language: every sort of change by weight, line and ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.views.looks.palette import Colours


def same_language_style(colours: Colours) -> str:
    """Return the style sheet for a set of colours; no sort is told by colour alone."""
    return f"""
.changed-slip{{background-color:{colours.selection};color:{colours.selection_ink};
  font-weight:700;text-decoration:underline}}
.changed-lost{{background-color:{colours.found};color:{colours.found_ink};
  font-style:italic;font-weight:600}}
.changed-wording{{background-color:{colours.focus};text-decoration:underline}}
.changed-moved{{background-color:{colours.focus};font-style:italic}}
.changed-spelling{{text-decoration:underline}}
.changed-print{{color:{colours.quiet_ink};text-decoration:underline}}
"""
