"""What both programs have in common on the command line: statuses, complaints, languages."""

from __future__ import annotations

import argparse
from typing import Final, NoReturn

from bridge_rules_gui.language.languages import InterfaceLanguage

DONE, NOT_FOUND, UNUSABLE = 0, 1, 2
"""The statuses a program ends with."""


LANGUAGES: Final = "{" + ",".join(InterfaceLanguage) + "}"
"""How the help of an option names the languages to choose from."""


class OneLineParser(argparse.ArgumentParser):
    """An argument parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        """End the program with the complaint."""
        self.exit(UNUSABLE, f"{self.prog}: {message}; see {self.prog} --help\n")


def typed_language(text: str) -> InterfaceLanguage:
    """Return the language of a tag, in small or capital letters."""
    by_tag = {language.lower(): language for language in InterfaceLanguage}
    try:
        return by_tag[text.lower()]
    except KeyError:
        known = ", ".join(InterfaceLanguage)
        raise argparse.ArgumentTypeError(
            f"{text!r} is no language of the interface; write one of {known}"
        ) from None
