"""Install a lock file into this Python's environment with uv, which fetches many packages at once.

Usage: .venv/bin/python tools/install.py requirements/dev.txt

pip first gets uv itself, in the version that requirements/dev.txt locks. uv looks where pip is told to look
(configuration files, PIP_... variables), unless UV_... variables say otherwise. Where uv fails, pip does it.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
PATIENT = ["-qq", "--retries", "10", "--timeout", "60", "--require-hashes"]
UV = Path(sys.executable).with_name("uv")
SAME = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}
"""Settings of pip and the variables in which uv reads them."""


def said_to_pip(listed: str) -> dict[str, str]:
    """The settings in what `pip config list` prints; a variable beats a file, `install` beats `global`.

    >>> said_to_pip("global.find-links='/a'\\n:env:.find-links='/b'\\nglobal.no-input='1'")
    {'find-links': '/b', 'no-input': '1'}
    """
    found: dict[str, str] = {}
    lines = re.findall(r"^(global|install|:env:)\.([\w-]+)=(.*)$", listed, re.MULTILINE)
    for _, name, value in sorted(lines, key=lambda line: ("global", "install", ":env:").index(line[0])):
        found[name] = str(ast.literal_eval(value))
    return found


def for_uv(settings: dict[str, str]) -> dict[str, str]:
    """The variables that make uv look where pip looks.

    >>> for_uv({"find-links": "/a /b", "index-url": "https://x/simple"})
    {'UV_DEFAULT_INDEX': 'https://x/simple', 'UV_FIND_LINKS': '/a,/b'}
    """
    made = {variable: settings[name].split() for name, variable in SAME.items() if settings.get(name)}
    comma = {"UV_FIND_LINKS"}
    return {variable: ("," if variable in comma else " ").join(all_) for variable, all_ in made.items()}


def get_uv() -> bool:
    """Install uv as it is locked."""
    if UV.exists():
        return True
    lock = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    locked = re.search(r"^uv==.*(\n +--hash.*)*", lock, re.MULTILINE)
    assert locked is not None, "requirements/dev.txt locks no uv"
    with tempfile.TemporaryDirectory() as folder:
        only = Path(folder) / "uv.txt"
        only.write_text(locked[0], encoding="utf-8")
        return subprocess.call([*PIP, "install", *PATIENT, "--no-deps", "-r", str(only)]) == 0


def environment() -> dict[str, str]:
    """The variables with which uv is patient and looks where pip looks."""
    listed = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=False).stdout
    patient = {"UV_HTTP_TIMEOUT": "60", "UV_HTTP_RETRIES": "10"}
    return {**patient, **for_uv(said_to_pip(listed)), **os.environ}


def main(requirements: str) -> int:
    # All indexes are equally trusted: a package is what its hash says.
    command = [str(UV), "pip", "install", "--quiet", "--index-strategy", "unsafe-best-match"]
    command += ["--python", sys.executable, "--require-hashes", "-r", requirements]
    if get_uv() and subprocess.call(command, env=environment()) == 0:
        return 0
    print("uv did not install that; pip tries", file=sys.stderr)
    return subprocess.call([*PIP, "install", *PATIENT, "-r", requirements])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
