"""Studying for an exam: questions, what a student knows, and what to ask next."""
