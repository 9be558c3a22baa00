"""What every test shares: no screen, no home of the developer's, Qt's warnings as errors.

The environment is set when this file is imported: pytest-qt asks Qt for its platform soon after,
and worker processes inherit what is set here.
"""

import os
import shutil
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_HOME = tempfile.mkdtemp(prefix="differenzler-tests-")
os.environ["DIFFERENZLER_HOME"] = _HOME


def pytest_unconfigure() -> None:
    """Remove the home of this test session."""
    shutil.rmtree(_HOME, ignore_errors=True)
