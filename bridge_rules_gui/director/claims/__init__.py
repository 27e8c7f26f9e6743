"""Claims and concessions in the course of a case: made, objected to, weighed on the cards."""
