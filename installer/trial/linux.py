"""Install the `.deb` or the `.run` in a bare Debian, play a hand, remove it, and look for what is left.

Usage, as root: `python installer/trial/linux.py deb|run FILE [--base FOLDER]`. Needs debootstrap, Xvfb and
ImageMagick. FOLDER is kept as the bare system for the next trial; each trial works on a copy of it. Prints
what it measures; ends with an error at the first thing that is not as it should be.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from wrapping.deb import DEPENDS
from wrapping.program import NAME

USER = "vreni"
HOME = f"/home/{USER}"
DISPLAY = ":88"
SOCKETS = "/tmp/.X11-unix"
PATIENCE_S = 240
USERS_DATA = (".local/share/" + NAME, ".config/" + NAME, ".local/state/" + NAME, ".cache")


def main() -> None:
    """Run the trial that the arguments name."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=["deb", "run"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--base", type=Path, default=Path(tempfile.gettempdir()) / "differenzler-bare-debian")
    parser.add_argument("--suite", default="bookworm", help="the release of Debian (bookworm)")
    parser.add_argument(
        "--picture", type=Path, default=Path(tempfile.gettempdir()) / "differenzler-trial.png"
    )
    options = parser.parse_args()
    if not (options.base / "etc").is_dir():
        subprocess.run(["debootstrap", "--variant=minbase", options.suite, options.base], check=True)
    with bare_system(options.base) as system:
        trial = Trial(system, options.file, options.picture)
        trial.deb() if options.kind == "deb" else trial.run()


class Trial:
    """One system, one file to install in it."""

    def __init__(self, system: Path, file: Path, picture: Path) -> None:
        self.system = system
        self.file = file
        self.picture = picture
        shutil.copy(file, system / "tmp")
        self.shell(f"useradd --create-home --shell /bin/sh {USER}")

    def deb(self) -> None:
        """Try the package: apt installs it with what it depends on."""
        self.measure("apt-get install", f"apt-get install -qq --no-install-recommends /tmp/{self.file.name}")
        installed = [line for line in self.shell(f"dpkg -L {NAME}").splitlines() if Path(line).name != "."]
        self.say_size(f"/usr/lib/{NAME}")
        self.play(NAME)
        self.measure("apt-get purge", f"apt-get purge -qq {NAME}")
        left = [path for path in installed if (self.system / path[1:]).is_file()]
        check(not left, f"left of the package: {left}")
        self.look_for_remains()

    def run(self) -> None:
        """Try the self-extracting file: no root, libraries of a desktop are there."""
        plain = [package.partition(" ")[0] for package in DEPENDS]
        self.shell(f"apt-get install -qq --no-install-recommends {' '.join(plain)}")
        before = self.files_of_home()
        self.measure("install", f"sh /tmp/{self.file.name} --quiet", user=True)
        program = f"{HOME}/.local/bin/{NAME}"
        self.say_size(f"{HOME}/.local/lib/{NAME}")
        self.play(program)
        said = self.measure("uninstall", f"{HOME}/.local/lib/{NAME}/uninstall.sh", user=True)
        print(said.rstrip().replace(HOME, "~"))
        left = [p for p in self.files_of_home() - before if not p.startswith(USERS_DATA)]
        check(not left, f"left in the home: {left}")
        self.look_for_remains()

    def play(self, program: str) -> None:
        """Start it under Xvfb, once to take a picture and once for a whole hand."""
        with x_server():
            self.take_picture(program)
            slate = self.measure("watch --hands 1 --exit", f"{program} watch --hands 1 --exit", user=True)
        check("rank" in slate, f"no slate was printed: {slate}")
        print(slate.rstrip())
        log = (self.system / HOME[1:] / f".local/state/{NAME}/log/differenzler.log").read_text(
            encoding="utf-8"
        )
        bad = [line for line in log.splitlines() if " ERROR " in line or " CRITICAL " in line]
        check(not bad, f"errors in the log: {bad}")
        warnings = {line.split(" ", 3)[-1] for line in log.splitlines() if " WARNING " in line}
        print(f"warnings in the log: {sorted(warnings) or 'none'}")

    def take_picture(self, program: str) -> None:
        """Take a picture of the first page as soon as something is drawn."""
        game = subprocess.Popen(self.command(f"exec {program}", user=True))
        try:
            begun = time.monotonic()
            while self.colours() < 200:
                check(game.poll() is None, "the program ended before it drew anything")
                check(time.monotonic() - begun < PATIENCE_S, "nothing was drawn")
                time.sleep(0.2)
            print(f"first start: something is drawn after {time.monotonic() - begun:.1f} s")
            time.sleep(2)  # what moves at the start has come to rest
            subprocess.run(["import", "-display", DISPLAY, "-window", "root", self.picture], check=True)
        finally:
            game.terminate()  # the shell has given its place to the program
            game.wait()

    def colours(self) -> int:
        """Return how many colours the screen shows."""
        shot = subprocess.run(
            ["import", "-display", DISPLAY, "-window", "root", "png:-"], capture_output=True, check=True
        )
        words = ["identify", "-format", "%k", "png:-"]
        return int(subprocess.run(words, input=shot.stdout, capture_output=True, check=True).stdout)

    def look_for_remains(self) -> None:
        """Find nothing but the user's data that carries the program's name."""
        found = self.shell(
            "find / -xdev -iname '*differenzler*' -not -path '/proc/*' -not -path '/tmp/*'"
        ).split()
        left = [
            path for path in found if not path.startswith(tuple(f"{HOME}/{place}" for place in USERS_DATA))
        ]
        # What dpkg and apt write about every package that there has been.
        left = [path for path in left if not path.startswith(("/var/log", "/var/cache/apt"))]
        check(not left, f"left in the system: {left}")
        kept = [path for path in found if path.startswith(HOME)]
        check(bool(kept), "the user's data are gone")
        places = ", ".join(sorted(kept)).replace(HOME, "~")
        print(f"nothing is left but the user's data: {places}")

    def files_of_home(self) -> set[str]:
        """Return the files below the user's home."""
        home = self.system / HOME[1:]
        return {
            str(path.relative_to(home)) for path in home.rglob("*") if not path.is_dir() or path.is_symlink()
        }

    def say_size(self, folder: str) -> None:
        """Print the size of what was installed, and of the file."""
        used = int(self.shell(f"du -s --apparent-size --block-size=1 {folder}").split()[0])
        print(f"{self.file.name}: {self.file.stat().st_size / 1e6:.1f} MB; installed {used / 1e6:.1f} MB")

    def measure(self, what: str, command: str, *, user: bool = False) -> str:
        """Run a command, print how long it took, and return its output."""
        begun = time.monotonic()
        output = self.shell(command, user=user)
        print(f"{what}: {time.monotonic() - begun:.1f} s", flush=True)
        return output

    def shell(self, command: str, *, user: bool = False) -> str:
        """Run a command in the system and return what it prints."""
        done = subprocess.run(self.command(command, user=user), capture_output=True, text=True)
        check(
            done.returncode == 0,
            f"{command}: status {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}",
        )
        return done.stdout

    def command(self, command: str, *, user: bool) -> list[str]:
        """Return a command line that runs a command in the system, as its user or as root."""
        who = [f"--userspec={USER}:{USER}"] if user else []
        place = {
            "HOME": HOME if user else "/root",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "LANG": "C.UTF-8",
        }
        words = {**place, "DISPLAY": DISPLAY, "DEBIAN_FRONTEND": "noninteractive"}
        env = ["env", "-i", *(f"{name}={value}" for name, value in words.items())]
        return ["chroot", *who, str(self.system), *env, "sh", "-c", f"cd $HOME && {command}"]


def check(fact: bool, otherwise: str) -> None:
    """End the trial if something is not as it should be."""
    if not fact:
        sys.exit(f"FAILED: {otherwise}")


@contextmanager
def bare_system(base: Path) -> Iterator[Path]:
    """Give a copy of the bare system, ready to run programs in."""
    system = Path(tempfile.mkdtemp(prefix="differenzler-trial-"))
    subprocess.run(["cp", "-a", f"{base}/.", system], check=True)
    for file in [*Path("/etc/apt/apt.conf.d").glob("*registry*"), Path("/etc/resolv.conf")]:
        shutil.copy(file, system / file.relative_to("/"))
    for folder in (Path(SOCKETS), system / SOCKETS[1:]):
        folder.mkdir(exist_ok=True)
    done: list[Path] = []
    try:
        for words in (
            ["-t", "proc", "proc", "proc"],
            ["--bind", "/dev", "dev"],
            ["--bind", SOCKETS, SOCKETS[1:]],
        ):
            target = system / words[-1]
            subprocess.run(["mount", *words[:-1], target], check=True)
            done.append(target)
        subprocess.run(["chroot", system, "apt-get", "update", "-qq"], check=True, capture_output=True)
        yield system
    finally:
        for target in reversed(done):
            subprocess.run(["umount", target], check=True)
        shutil.rmtree(system)


@contextmanager
def x_server() -> Iterator[None]:
    """Run a virtual display that the system can reach."""
    words = ["Xvfb", DISPLAY, "-screen", "0", "1280x800x24", "-ac"]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not Path(SOCKETS, f"X{DISPLAY[1:]}").exists():
            time.sleep(0.1)
        yield
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
