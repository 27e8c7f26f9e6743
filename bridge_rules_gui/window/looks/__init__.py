"""How everything is drawn: themes, fonts, icons, paper."""
