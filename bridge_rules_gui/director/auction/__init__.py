"""The auction in the course of a story: calls seen, taken in, put right."""
