"""Where files lie."""

from pathlib import Path

from differenzler_qt.storage.paths import HOME_VARIABLE, Paths, user_paths


def test_one_variable_moves_everything(tmp_path: Path) -> None:
    paths = user_paths({HOME_VARIABLE: str(tmp_path)})
    assert paths == Paths(tmp_path / "data", tmp_path / "config", tmp_path / "log")
    files = (paths.match, paths.history, paths.slates, paths.rule_sets, paths.settings, paths.lock)
    assert all(file.is_relative_to(tmp_path) for file in (*files, paths.log_file, paths.crash_log))
    assert list(tmp_path.iterdir()) == []


def test_a_relative_home_is_made_absolute() -> None:
    assert user_paths({HOME_VARIABLE: "stick"}).data == Path.cwd() / "stick" / "data"


def test_the_systems_own_folders() -> None:
    for environment in ({}, {HOME_VARIABLE: ""}):
        paths = user_paths(environment)
        assert all("differenzler-qt" in str(folder) for folder in (paths.data, paths.config, paths.log))
        assert paths.data.is_absolute()
