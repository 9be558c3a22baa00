"""The program's entry point, for `differenzler-qt` and for `python -m differenzler_qt`."""

import multiprocessing
import sys

from differenzler_qt.cli import main as run


def main() -> int:
    """Run the program with the arguments of the process and return its exit status."""
    multiprocessing.freeze_support()
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
