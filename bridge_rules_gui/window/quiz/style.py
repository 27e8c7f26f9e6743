"""The style sheet of the quiz."""

from __future__ import annotations

from bridge_rules_gui.window.looks.palette import Colours


def quiz_style(colours: Colours) -> str:
    """Return the style sheet of all pages."""
    return f"""
#quiz, #quiz-practice, #quiz-exam, #quiz-report, #quiz-statistics, #quiz-message, #quiz-paused,
#quiz-start, #quiz-start-inner, #statistics-inner, #statistics-scroll, #question-card,
#question-inner, #question-column, #beside {{ background: {colours.paper}; }}
#quiz-start {{ border: none; }}
#quiz QLabel, #quiz QCheckBox, #quiz QRadioButton {{ color: {colours.ink}; }}
#quiz QRadioButton:focus, #quiz QCheckBox:focus {{ text-decoration: underline; }}
#deciding-law {{ background: {colours.paper}; color: {colours.ink}; }}
#quiz-title, #quiz-plan {{ font-size: 15pt; font-weight: 600; }}
#quiz-heading {{ font-weight: 600; }}
#quiz-text, #quiz-quiet, #quiz QLabel#question-kicker, #quiz QLabel#question-hint,
#quiz QLabel#practice-count, #quiz QLabel#choice-because {{ color: {colours.quiet_ink}; }}
#question-verdict {{ font-weight: 700; padding: 6px 10px; }}
#question-verdict[right="yes"] {{ background: {colours.focus};
    border-left: 4px solid {colours.bar}; }}
#question-verdict[right="no"] {{ background: {colours.shade};
    border-left: 4px solid {colours.doubt}; }}
#quiz #choice-row {{ border-left: 4px solid {colours.paper}; }}
#quiz #choice-row[mark="right"] {{ border-left: 4px solid {colours.bar};
    background: {colours.focus}; }}
#quiz #choice-row[mark="missed"] {{ border-left: 4px dashed {colours.bar};
    background: {colours.focus}; }}
#quiz #choice-row[mark="wrong"] {{ border-left: 4px solid {colours.doubt};
    background: {colours.shade}; }}
#quiz QFrame[card="yes"] {{ background: {colours.shade}; border: 1px solid {colours.rule};
    border-radius: 8px; }}
#quiz QFrame[card="yes"] QLabel {{ background: transparent; border: none; }}
#quiz QLabel[tile="yes"] {{ background: {colours.shade}; border: 1px solid {colours.rule};
    border-radius: 6px; padding: 8px 12px; }}
#quiz QFrame[card="yes"] QLabel[tile="yes"] {{ background: {colours.paper};
    border: 1px solid {colours.rule}; }}
#quiz QPushButton:checked {{ background: {colours.selection}; color: {colours.selection_ink}; }}
#quiz-go {{ font-weight: 600; border: 2px solid {colours.bar}; }}
#quiz-go:disabled {{ border: 1px solid {colours.rule}; }}
#begin-today {{ font-size: 15pt; font-weight: 600; padding: 10px 44px;
    background: {colours.selection}; color: {colours.selection_ink};
    border: 2px solid {colours.selection}; }}
#begin-today:focus {{ border-color: {colours.ink}; }}
#begin-today:disabled {{ background: {colours.button}; color: {colours.quiet_ink};
    border-color: {colours.rule}; }}
#exam-time {{ font-size: 13pt; font-weight: 600; padding: 0 10px; }}
#quiz QToolButton[number="yes"] {{ border: 1px dotted {colours.quiet_ink}; border-radius: 3px;
    padding: 2px; background: {colours.paper}; color: {colours.ink}; }}
#quiz QToolButton[answered="yes"] {{ border: 1px solid {colours.ink}; font-weight: 700;
    background: {colours.shade}; text-decoration: underline; }}
#quiz QToolButton[number="yes"]:checked {{ border: 2px solid {colours.bar};
    background: {colours.focus}; }}
#quiz QProgressBar {{ background: {colours.shade}; border: none; border-radius: 3px; }}
#quiz QProgressBar::chunk {{ background: {colours.bar}; border-radius: 3px; }}
#quiz QListWidget {{ background: {colours.paper}; color: {colours.ink};
    border: 1px solid {colours.rule}; }}
#quiz #presets {{ background: transparent; border: none; }}
#report-text {{ background: {colours.paper}; color: {colours.ink}; }}
"""
