"""The play in the course of a story: cards, leads, penalty cards, revokes, as they are taken in."""
