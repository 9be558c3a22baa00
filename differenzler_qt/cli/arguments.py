"""The words of the command line."""

from argparse import (
    ArgumentParser,
    ArgumentTypeError,
    BooleanOptionalAction,
    Namespace,
    RawDescriptionHelpFormatter,
)
from collections.abc import Sequence
from typing import Final

from differenzler_qt import __version__
from differenzler_qt.cli.named_files import named_files
from differenzler_qt.engine import CHOICES, PRESETS
from differenzler_qt.players.registry import BUILT_IN

COMMANDS: Final = ("watch", "simulate", "verify")


def parsed(argv: Sequence[str]) -> Namespace:
    """Return what the arguments say; wrong ones end the program with what is right."""
    files = named_files(argv, COMMANDS)
    return Namespace(command="game", files=files) if files else parser().parse_args(argv)


def parser() -> ArgumentParser:
    """Return the parser of all commands; without one, the game starts."""
    top = ArgumentParser(
        prog="differenzler-qt",
        usage="%(prog)s [-h] [--version] [FILE ... | COMMAND ...]",
        description="The Swiss card game Differenzler. Without a command, the game starts; FILEs that are "
        "named, matches and rules, are opened in it.",
    )
    top.add_argument("--version", action="version", version=f"differenzler-qt {__version__}")
    top.set_defaults(command="game", files=())
    commands = top.add_subparsers(title="commands", dest="command", metavar="COMMAND", prog=top.prog)
    _add_watch(commands.add_parser("watch", help="computers play on all seats of the real table"))
    _add_simulate(
        commands.add_parser(
            "simulate",
            help="computers play many hands without a window",
            formatter_class=RawDescriptionHelpFormatter,
            description="Play many hands without a window and print means with their standard errors.",
            epilog=_simulate_help(),
        )
    )
    verify = commands.add_parser("verify", help="check a save file: legal, sums, fair deals")
    verify.add_argument("file", metavar="FILE", help="a save file of the game")
    return top


def _add_watch(watch: ArgumentParser) -> None:
    watch.add_argument(
        "--hands", type=positive, metavar="N", help="how many hands; without it, a whole match"
    )
    watch.add_argument("--exit", action="store_true", help="end after the last hand and print the slate")


def _add_simulate(sub: ArgumentParser) -> None:
    sub.add_argument(
        "--seats", required=True, metavar="A,B,C,D", help="the players, with commas between them"
    )
    sub.add_argument("--hands", type=positive, default=1000, metavar="N", help="how many hands (1000)")
    sub.add_argument("--rules", default="hidden", metavar="PRESET", help=f"{', '.join(PRESETS)} (hidden)")
    sub.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="change a rule; may be repeated"
    )
    sub.add_argument("--seed", type=whole, metavar="S", help="the same seed gives the same hands")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes to use (1)")
    sub.add_argument(
        "--duplicate",
        action=BooleanOptionalAction,
        help="play every deal once in each rotation of the players (on if they differ)",
    )
    sub.add_argument(
        "--time-limit", type=seconds, default=1.0, metavar="S", help="seconds for a slow decision (1)"
    )


def _simulate_help() -> str:
    rules = "\n".join(
        f"  {name:17} {', '.join(str(choice).lower() for choice in choices)}"
        for name, choices in CHOICES.items()
    )
    return (
        f"players: {', '.join(BUILT_IN)}, or module:factory (docs/players.md)\n\n"
        f"rules for --set:\n{rules}\n  modes             S,H,D,C with obenabe, undenufe on wish"
    )


def positive(text: str) -> int:
    """Return a whole number from 1 up."""
    number = whole(text)
    if number < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return number


def whole(text: str) -> int:
    """Return a whole number from 0 up."""
    if not (text.isascii() and text.isdecimal()):
        raise ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def seconds(text: str) -> float:
    """Return a number of seconds above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise ArgumentTypeError(f"{text!r} is not a number of seconds")
    return number
