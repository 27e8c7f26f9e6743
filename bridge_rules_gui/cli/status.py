"""What both programs have in common on the command line: statuses, and complaints of one line."""

from __future__ import annotations

import argparse
from typing import NoReturn

DONE, NOT_FOUND, UNUSABLE = 0, 1, 2
"""The statuses a program ends with."""


class OneLineParser(argparse.ArgumentParser):
    """An argument parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        """End the program with the complaint."""
        self.exit(UNUSABLE, f"{self.prog}: {message}; see {self.prog} --help\n")
