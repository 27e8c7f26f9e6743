"""The style sheet of doors, tour and quick find."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.views.looks.palette import Colours


def guide_style(colours: Colours) -> str:
    """Return the style sheet for a set of colours."""
    return f"""
#guide-sheet {{
    background: {colours.window}; color: {colours.window_ink};
    border: 1px solid {colours.rule}; border-radius: 10px;
}}
#guide-sheet QLabel {{ background: transparent; color: {colours.window_ink}; }}
#guide-title {{ font-size: 17pt; font-weight: 600; }}
#tour-title, #door-title {{ font-size: 12pt; font-weight: 600; }}
#guide-sheet #door-text, #guide-sheet #guide-quiet {{ color: {colours.quiet_ink}; }}
#door {{
    background: {colours.paper}; border: 1px solid {colours.rule}; border-radius: 8px;
    text-align: left; padding: 0;
}}
#door:hover, #door:focus {{ border: 2px solid {colours.bar}; }}
#guide-sheet #link-button {{
    background: transparent; border: 1px solid transparent; color: {colours.link};
    padding: 4px 8px;
}}
#guide-sheet #link-button:hover {{ text-decoration: underline; }}
#guide-sheet #link-button:focus {{ border-color: {colours.bar}; }}
#guide-sheet #link-button:checked {{ font-weight: 600; color: {colours.window_ink}; }}
#quick-line {{ font-size: 12pt; padding: 8px 10px; }}
#quick-list {{
    background: {colours.paper}; color: {colours.ink}; border: none; outline: none;
}}
"""
