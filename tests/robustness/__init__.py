"""The program as it is started, where something is in the way: full disks, locales, clocks."""
