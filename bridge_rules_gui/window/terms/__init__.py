"""The workplace for terms: concepts, their cards, their words in context, and the report."""
