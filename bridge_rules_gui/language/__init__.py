"""The reader's language: which there are, and sentences, titles and cases said in it."""
