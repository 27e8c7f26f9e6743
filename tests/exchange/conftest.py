"""The real termbase in each format, exported once: writing all its contexts takes seconds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from bridge_rules_gui.exports.term_export import TermFormat, exported_terms
from bridge_rules_gui.terms.terminology import Terminology

Exported = Callable[[TermFormat], bytes]


@pytest.fixture(scope="session")
def exported(terminology: Terminology) -> Exported:
    """Return what is exported of the termbase in a format."""
    return cache(lambda form: exported_terms(terminology, form))
