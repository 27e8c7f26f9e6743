"""`python -m bridge_rules_gui.cli`, where no command is installed."""

import sys

from bridge_rules_gui.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
