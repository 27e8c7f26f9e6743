"""Reports: a comparison of editions set for paper and for any browser."""
