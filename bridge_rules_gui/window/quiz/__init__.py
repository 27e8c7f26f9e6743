"""Studying for an exam: questions one at a time, exams, and what the answers tell."""
