"""The play in the course of a case: cards, leads, penalty cards, revokes, as they are taken in."""
