"""Use cases without Qt: they return frozen values ready to show."""
