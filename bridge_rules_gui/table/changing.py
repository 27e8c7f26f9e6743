"""Values of many fields copied with a few of them changed, many times in every ruling.

It does what `dataclasses.replace` does, which takes eight times as long on a table: it reads every
field and sets every one again. `Table`, `Bidding` and `Playing` have no slots for this reason, so
that their fields are copied at once. They have nothing to be done when they are made.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(value: Any, /, **changes: Any) -> Any:
        """Return a value with some of its fields changed."""
        fields = getattr(value, "__dict__", None)
        if fields is None:
            return dataclasses.replace(value, **changes)
        copied = object.__new__(type(value))
        copied.__dict__.update(fields, **changes)
        if len(copied.__dict__) > len(fields):
            raise TypeError(", ".join(changes.keys() - fields.keys()))
        return copied


__all__ = ["replace"]
