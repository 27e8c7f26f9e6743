"""Claims and concessions in the course of a story: made, objected to, weighed on the cards."""
