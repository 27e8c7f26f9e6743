"""The auction in the course of a case: calls seen, taken in, put right."""
