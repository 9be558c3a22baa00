"""The command line: the game, ``watch``, ``simulate``, ``verify``."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from io import TextIOWrapper

WRONG_ARGUMENTS = 2


def main(argv: Sequence[str]) -> int:
    """Run the command that the arguments name and return the exit status; wrong arguments give 2."""
    # Imported late: worker processes import this module and must not pay for it.
    from differenzler_qt.cli.arguments import parsed
    from differenzler_qt.cli.platform_choice import take_platform

    _print_what_can_be_printed()
    try:
        options = parsed(take_platform(argv))
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else WRONG_ARGUMENTS
    match options.command:
        case "watch":
            return _watch(options)
        case "simulate":
            return _simulate(options)
        case "verify":
            from differenzler_qt.cli.verification import run_verification

            return run_verification(options)
        case _:
            return _game(options)


def _print_what_can_be_printed() -> None:
    # A console that knows no "±" shows a question mark in its place instead of ending the program; a windowed
    # program on Windows has no streams at all.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _game(options: Namespace) -> int:
    from differenzler_qt.cli.off_screen import has_display, play_off_screen

    if not has_display():
        if not options.files:
            return play_off_screen(1)
        print("A window needs a display, and there is none; `verify FILE` checks a match.", file=sys.stderr)
        return 1
    from differenzler_qt.app import GameOptions, run_game

    return run_game(GameOptions(files=options.files))


def _watch(options: Namespace) -> int:
    from differenzler_qt.cli.off_screen import has_display, play_off_screen

    if not has_display():
        return play_off_screen(options.hands or 1)
    from differenzler_qt.app import GameOptions, run_game

    return run_game(GameOptions(watch=True, hands=options.hands, exit_after=options.exit))


def _simulate(options: Namespace) -> int:
    from differenzler_qt.cli.rule_words import WrongRules
    from differenzler_qt.cli.simulation import WrongTable, run_simulation
    from differenzler_qt.players.registry import UnknownPlayer

    try:
        return run_simulation(options)
    except (WrongRules, WrongTable, UnknownPlayer) as error:
        print(f"differenzler-qt simulate: {error}", file=sys.stderr)
        return WRONG_ARGUMENTS
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
