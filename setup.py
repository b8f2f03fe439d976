"""The compiled form: mypyc turns the hot modules into C. All else, their list too, is in pyproject.toml.

A build compiles when it can and otherwise says why not and goes on in plain Python. To insist:

    MONSTRERIE_PURE=1       plain Python, whatever is there
    MONSTRERIE_COMPILED=1   compiled, or no build at all
    MONSTRERIE_OPTIMIZE=1   compiled sooner, slower afterwards (0 to 3; 3 unless given)
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
# An editable install (editable_wheel) is not among them: it runs the source that is being edited.
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}

pure = os.environ.get("MONSTRERIE_PURE", "0") not in ("", "0")
compiled = os.environ.get("MONSTRERIE_COMPILED", "0") not in ("", "0")
optimize = os.environ.get("MONSTRERIE_OPTIMIZE") or "3"


def give_up(reason: str) -> None:
    """Go on in plain Python, unless the compiled form was insisted on."""
    if compiled:
        sys.exit(f"monstrerie: MONSTRERIE_COMPILED=1, but {reason}")
    print(f"warning: monstrerie: not compiled, slower: {reason}", file=sys.stderr)


def modules() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        named: dict[str, list[str]] = tomllib.load(file)["tool"]["monstrerie"]["compiled"]
    hot, cold = ({path for glob in named[key] for path in ROOT.glob(glob)} for key in ("modules", "without"))
    return sorted(path.relative_to(ROOT).as_posix() for path in hot - cold)


def has_c_compiler() -> bool:
    if sys.platform == "win32":
        return True  # found through the registry, not the path: let the build try
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command[0]) is not None


def extensions() -> list[Extension]:
    if pure and compiled:
        sys.exit("monstrerie: MONSTRERIE_PURE=1 and MONSTRERIE_COMPILED=1 contradict each other")
    if optimize not in ("0", "1", "2", "3"):
        sys.exit(f"monstrerie: MONSTRERIE_OPTIMIZE must be 0, 1, 2 or 3, not {optimize!r}")
    if pure or not BUILDS.intersection(sys.argv):
        return []
    if not has_c_compiler():
        give_up("there is no C compiler")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        give_up(f"mypyc is missing ({error})")
        return []
    hot = modules()
    if not hot:
        give_up("there is nothing to compile")
        return []
    try:
        # Not strict, and blind to what a build environment lacks and what needs it: `make check` is not.
        lax = [
            "--config-file=",
            "--ignore-missing-imports",
            "--follow-imports=silent",
            "--explicit-package-bases",
        ]
        made: list[Extension] = mypycify(
            [*lax, *hot],
            group_name="monstrerie",
            target_dir="build/mypyc",
            opt_level=optimize,
            debug_level="0",
            multi_file=True,
        )
    except (Exception, SystemExit):  # mypyc reports type errors by leaving
        give_up("mypyc refused, for the reasons above")
        return []
    return made


class BuildAllOrNothing(build_ext):
    """A module that is compiled can't do without the others: drop them all when one fails."""

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            give_up("the C compiler failed, as said above")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)


os.chdir(ROOT)
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
