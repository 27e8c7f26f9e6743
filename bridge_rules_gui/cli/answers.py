"""What a command prints, what it complains of, and the status it ends with."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from bridge_rules_gui.cli.status import NOT_FOUND

if TYPE_CHECKING:
    import argparse

CHECK_FAILED = NOT_FOUND


def print_answer(document: Any, arguments: argparse.Namespace, text: str) -> None:
    """Print a document as JSON where that was asked for, else the text."""
    if arguments.json:
        print(json.dumps(document, ensure_ascii=False, indent=1))
    else:
        print(text)


def complain(status: int, message: object) -> int:
    """Say on standard error what is wrong, in one line, and return the status."""
    print(f"bridge-rules: {message}", file=sys.stderr)
    return status
