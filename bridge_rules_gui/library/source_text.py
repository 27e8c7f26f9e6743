"""The given documents as plain text, for looking at the lines a provision was read from."""

from __future__ import annotations

from bridge_rules_gui import resources
from bridge_rules_gui.language.sentence import sentence


class SourceTextError(LookupError):
    """Raised when a source document cannot be read."""

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(
            sentence(
                "content/sources/{file} cannot be read ({reason}); restore the "
                "file from the repository or install the program again",
                file=file,
                reason=reason,
            )
        )


def source_text(file: str) -> str:
    """Return the text of a source document; raise `SourceTextError`."""
    try:
        return (resources.content() / "sources" / file).read_bytes().decode("utf-8")
    except OSError as error:
        raise SourceTextError(file, error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise SourceTextError(file, str(error.reason)) from error
