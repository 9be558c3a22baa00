"""Set the program up and play it or test it: `python3 installer/differenzler.py play` or `... test`.

Needs nothing but Python. This file keeps to a syntax that old interpreters read, so that they can say
what is missing; everything else is in `bootstrap/`.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "differenzler-qt needs Python 3.11 or newer, and this is %d.%d. "  # noqa: UP031
        "If a newer one is installed, start it by its name, for example python3.12." % sys.version_info[:2]
    )

from bootstrap.words import main

sys.exit(main(sys.argv[1:]))
