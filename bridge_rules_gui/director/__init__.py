"""The course of a case: the table under an edition, event by event, and the ruling at its end."""
