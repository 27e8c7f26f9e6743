"""The style sheet of everything around the law text: bars, fields, buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.window.looks.palette import Colours


def shell_style(colours: Colours) -> str:
    """Return the style sheet of everything around the law text."""
    return f"""
QMainWindow::separator {{ background: {colours.rule}; width: 1px; height: 1px; }}
QToolBar {{
    background: {colours.window}; border: none; border-bottom: 1px solid {colours.rule};
    padding: 5px 8px; spacing: 6px;
}}
QToolBar QToolButton, #notice QToolButton {{
    border: 1px solid transparent; border-radius: 5px; padding: 4px;
}}
QToolBar QToolButton:hover, #notice QToolButton:hover {{ background: {colours.button}; }}
QToolBar QToolButton:focus, #notice QToolButton:focus {{ border-color: {colours.bar}; }}
QToolBar QToolButton:pressed {{ background: {colours.shade}; }}
QLineEdit {{
    background: {colours.paper}; color: {colours.ink}; border: 1px solid {colours.rule};
    border-radius: 5px; padding: 4px 8px;
    selection-background-color: {colours.selection}; selection-color: {colours.selection_ink};
}}
QLineEdit:focus {{ border: 1px solid {colours.bar}; }}
#edition-switch {{ background: {colours.button}; border: 1px solid {colours.rule};
    border-radius: 6px; }}
#edition-switch QToolButton {{ border: none; border-radius: 0; padding: 4px 12px;
    background: transparent; }}
#edition-switch QToolButton:hover {{ background: {colours.shade}; }}
#edition-switch QToolButton:checked {{
    background: {colours.selection}; color: {colours.selection_ink}; font-weight: 600;
}}
#edition-switch QToolButton:focus {{ border: 2px solid {colours.bar}; padding: 2px 10px; }}
#workplace-bar {{ padding: 1px; spacing: 2px; }}
#workplace-bar QToolButton {{ border-radius: 0; border-bottom: 3px solid transparent;
    padding: 4px 12px 3px 12px; }}
#workplace-bar QToolButton:checked {{ border-bottom-color: {colours.bar}; font-weight: 600; }}
QSplitter::handle {{ background: {colours.rule}; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle {{ background: {colours.rule}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 36px; }}
QScrollBar::handle:horizontal {{ min-width: 36px; }}
QScrollBar::handle:hover {{ background: {colours.quiet_ink}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
#contents, #contents QStackedWidget, #contents-tree {{ background: {colours.window}; }}
#contents-tree {{ border: none; color: {colours.window_ink}; outline: none; }}
#contents-tree::item:selected {{ background: {colours.selection}; color: {colours.selection_ink}; }}
#contents-tree::item:hover:!selected {{ background: {colours.shade}; }}
#contents-nothing, #start-text {{ color: {colours.quiet_ink}; }}
#law-view, #source-lines {{ background: {colours.paper}; color: {colours.ink}; }}
#on-this-law-text {{ background: {colours.window}; color: {colours.window_ink}; }}
#start-title {{ color: {colours.ink}; font-size: 16pt; }}
#preview-remark {{ color: {colours.doubt}; }}
#preview-more {{ color: {colours.quiet_ink}; }}
#notice {{
    background: {colours.shade}; border: none; border-bottom: 1px solid {colours.rule};
    border-left: 4px solid {colours.doubt};
}}
#notice-message {{ color: {colours.ink}; }}
QPushButton {{
    background: {colours.button}; color: {colours.window_ink}; border: 1px solid {colours.rule};
    border-radius: 5px; padding: 5px 14px;
}}
QPushButton:hover {{ border-color: {colours.bar}; }}
QPushButton:focus {{ border: 1px solid {colours.bar}; }}
QPushButton:disabled {{ color: {colours.quiet_ink}; background: {colours.window}; }}
QStatusBar {{
    background: {colours.window}; border-top: 1px solid {colours.rule};
    color: {colours.quiet_ink};
}}
QStatusBar::item {{ border: none; }}
QStatusBar QLabel {{ color: {colours.window_ink}; padding: 2px 6px; }}
QStatusBar QPushButton {{
    background: transparent; border: 1px solid transparent; padding: 2px 6px;
    color: {colours.link};
}}
QStatusBar QPushButton:hover {{ text-decoration: underline; }}
QStatusBar QPushButton:focus {{ border-color: {colours.bar}; }}
#dialog-title {{ font-weight: 600; }}
#dialog-text {{ color: {colours.window_ink}; }}
QToolTip {{
    background: {colours.shade}; color: {colours.ink}; border: 1px solid {colours.rule};
    padding: 3px 6px;
}}
"""
