"""The command line of the packed program; PyInstaller names programs by their files."""

import sys

from bridge_rules_gui.cli.main import main

sys.exit(main())
