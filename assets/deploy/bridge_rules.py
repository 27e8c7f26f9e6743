"""The command line of the packed program; PyInstaller tells programs apart by their file names."""

import sys

from bridge_rules_gui.cli.main import main

sys.exit(main())
