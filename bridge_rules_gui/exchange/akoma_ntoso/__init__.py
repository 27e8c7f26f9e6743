"""Akoma Ntoso 3.0: one Work, the Laws, with an Expression for each edition's book."""
