"""What every test shares: no screen, no home of the developer's, Qt's warnings as errors.

The environment is set when this file is imported: pytest-qt asks Qt for its platform soon after,
and worker processes inherit what is set here.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in the program, whatever loads numpy first
_HOME = tempfile.mkdtemp(prefix="differenzler-tests-")
os.environ["DIFFERENZLER_HOME"] = _HOME


def pytest_unconfigure() -> None:
    """Remove the home of this test session."""
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture(scope="session")
def virtual_display() -> Iterator[str]:
    """The `DISPLAY` of an X server without a screen, for what the offscreen platform cannot show: OpenGL."""
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("Xvfb is not installed; it exists on Linux only, where the set-up says how to get it")
    command = [server, "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            number = process.stdout.readline().strip()
            assert number, "Xvfb did not start"
            yield f":{number}"
        finally:
            process.terminate()
