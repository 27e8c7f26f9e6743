"""The style sheet of the director's dialogue."""

from __future__ import annotations

from bridge_rules_gui.window.looks.palette import Colours


def practice_style(colours: Colours) -> str:
    """Return the style sheet for a set of colours; no outcome is told by colour alone."""
    return f"""
#practice, #practice-scroll, #practice-inner {{ background: {colours.paper}; }}
#practice-progress, #practice-verdict {{ color: {colours.quiet_ink}; }}
#practice-prompt {{ color: {colours.ink}; font-weight: 700; }}
#choice-row {{ border-left: 4px solid {colours.paper}; }}
#choice-row[mark="right"] {{ border-left: 4px solid {colours.bar}; background: {colours.focus}; }}
#choice-row[mark="missed"] {{ border-left: 4px dashed {colours.bar}; background: {colours.focus}; }}
#choice-row[mark="wrong"] {{ border-left: 4px solid {colours.doubt}; background: {colours.shade}; }}
#practice QRadioButton, #practice QCheckBox {{ color: {colours.ink}; }}
#choice-words, #practice-line {{ color: {colours.ink}; }}
#choice-because {{ color: {colours.quiet_ink}; }}
#choice-row[mark="right"] #choice-because, #choice-row[mark="missed"] #choice-because,
#choice-row[mark="wrong"] #choice-because {{ color: {colours.ink}; }}
"""
