"""Qt's own argument ``-platform NAME``: which system of windows to use, such as ``offscreen``."""

import os
from collections.abc import MutableMapping, Sequence
from typing import Final

_ARGUMENT: Final = "-platform"
_VARIABLE: Final = "QT_QPA_PLATFORM"


def take_platform(argv: Sequence[str], environment: MutableMapping[str, str] = os.environ) -> list[str]:
    """Return the arguments without ``-platform NAME``, whose name goes where Qt looks for it.

    For a program that was started where no environment can be given, such as by a link on a desktop.
    """
    rest = list(argv)
    while _ARGUMENT in rest[:-1]:
        place = rest.index(_ARGUMENT)
        environment[_VARIABLE] = rest[place + 1]
        del rest[place : place + 2]
    return rest
