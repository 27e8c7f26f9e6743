"""The course of a story: the table under an edition, event by event, and the ruling at its end."""
