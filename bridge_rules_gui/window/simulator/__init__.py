"""The simulator: a table where the law lights up, its library, and the editor of cases."""
