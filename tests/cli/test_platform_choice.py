"""Qt's argument for the system of windows."""

import pytest

from differenzler_qt.cli.platform_choice import take_platform


@pytest.mark.parametrize(
    ("given", "left", "chosen"),
    [
        (["watch", "--exit"], ["watch", "--exit"], None),
        (["-platform", "offscreen"], [], "offscreen"),
        (
            ["watch", "--hands", "1", "-platform", "offscreen", "--exit"],
            ["watch", "--hands", "1", "--exit"],
            "offscreen",
        ),
        (["-platform", "xcb", "-platform", "minimal"], [], "minimal"),
        (["watch", "-platform"], ["watch", "-platform"], None),
    ],
)
def test_the_platform_is_taken_out(given: list[str], left: list[str], chosen: str | None) -> None:
    environment: dict[str, str] = {}
    assert take_platform(given, environment) == left
    assert environment.get("QT_QPA_PLATFORM") == chosen
