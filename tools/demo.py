"""Build the demo: the page with its server in the browser, as static files in build/demo (`make demo`).

The same Python runs there on Pyodide, which an npm package brings. Libraries that are plain Python come from
this environment. Those with a compiled part come as wheels for Pyodide, in the versions and with the hashes
of requirements/run.txt. `web/demo-engine.mjs` compiles all of it, and asks it what the page asks first.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
OUT: Final = ROOT / "build" / "demo"
STAGE: Final = ROOT / "build" / "demo-stage"
LOCK: Final = ROOT / "requirements" / "run.txt"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
COMPILED: Final = ("librt", "msgspec", "pydantic-core")
"""what has wheels for Pyodide"""
PLAIN: Final = (
    *("alembic", "annotated_doc", "annotated_types", "anyio", "attr", "attrs", "babel", "fastapi", "fluent"),
    *("idna", "itsdangerous", "mako", "markupsafe", "mypy_extensions.py", "openskill", "opentelemetry"),
    *("prometheus_client", "pydantic", "pytz", "sqlalchemy", "starlette", "typing_extensions.py"),
    "typing_inspection",
)
OURS: Final = ("__init__.py", "bots", "coach", "core", "games", "locales", "server")
_LEFT_OUT: Final = (
    # The game that needs a physics engine, and what speaks to a network.
    r"monstrerie/(games/rampage|server/page)/",
    r"rampage[\w.-]*\.ftl$",
    r"monstrerie/server/(wire|connections|serve)\.py$",
    # Other languages, and what libraries bring for their own tests and command lines.
    r"babel/(locale-data/(?!(en|fr|root)\.dat$)|messages/)",
    r"pytz/zoneinfo/",
    r"sqlalchemy/testing/",
    r"alembic/(autogenerate/templates|templates|testing)/",
    r"mako/(ext|testing)/",
    r"fastapi/(cli|testclient)\.py$",
    r"anyio/pytest_plugin\.py$",
    # What was built for this machine, and what Python does not read.
    r"(^|/)__pycache__/",
    r"/README\.md$",
    r"\.(pyi|so|c|pyx|typed)$",
)
LEFT_OUT: Final = re.compile("|".join(_LEFT_OUT))
READ: Final = re.compile(r"anyio/__init__\.py$|monstrerie/server/migrations/.*\.py$")
"""sources that are read as such: anyio finds in its own what it imports later, Alembic looks for steps"""
SHELL: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""what the browser needs of Pyodide"""


def main() -> None:
    """Build all of it."""
    shutil.rmtree(OUT, ignore_errors=True)
    source, site, answers = (STAGE / name for name in ("source", "site", "answers"))
    stage(source, site)
    run("node", "demo-engine.mjs", str(source), str(site), str(answers))
    run("node_modules/.bin/vite", "build", "--config", "vite.demo.ts", "--logLevel", "warn")
    engine = OUT / "engine"
    engine.mkdir()
    shutil.copytree(answers, engine / "answers")
    for name in SHELL:
        shutil.copyfile(PYODIDE / name, engine / name)
    # It would fetch a list of packages elsewhere that nobody asks for here.
    about = {**json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8")), "packages": {}}
    (engine / "pyodide-lock.json").write_text(json.dumps(about), encoding="utf-8")
    (engine / "monstrerie.bin").write_bytes(packed(site))
    finish(OUT)


def run(*command: str) -> None:
    """Run something in the page's folder, or end with its status."""
    done = subprocess.run(command, cwd=WEB, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def stage(source: Path, site: Path) -> None:
    """Put together what Python finds in the browser, and what is to be compiled for it. What was compiled
    before and did not change stays.
    """
    found: dict[str, bytes] = {}
    libraries = Path(sysconfig.get_path("purelib"))
    for name in PLAIN:
        found |= _plain(libraries / name, libraries)
    for name in OURS:
        found |= _plain(ROOT / "monstrerie" / name, ROOT)
    # It asks for its own version when it is imported.
    for about in libraries.glob("opentelemetry_api-*.dist-info"):
        for name in ("METADATA", "entry_points.txt"):
            found[f"{about.name}/{name}"] = (about / name).read_bytes()
    for wheel in wheels(STAGE / "wheels"):
        with zipfile.ZipFile(wheel) as held:
            for path in held.namelist():
                if path.endswith(".so") or not (LEFT_OUT.search(path) or ".dist-info/" in path):
                    found[path] = held.read(path)
    plain = {path for path in found if not path.endswith(".py") or READ.match(path)}
    _write(source, {path: content for path, content in found.items() if path not in plain}, set())
    _write(site, {path: found[path] for path in plain}, {f"{path}c" for path in found})


def _plain(place: Path, top: Path) -> dict[str, bytes]:
    """The files of a library or a part of ours that are wanted, by their paths from `top`."""
    if not place.exists():
        sys.exit(f"{place} is missing: the demo needs it")
    files = [place] if place.is_file() else [file for file in place.rglob("*") if file.is_file()]
    paths = {file.relative_to(top).as_posix(): file for file in files}
    return {path: file.read_bytes() for path, file in paths.items() if not LEFT_OUT.search(path)}


def _write(folder: Path, wanted: dict[str, bytes], made: set[str]) -> None:
    """Only what differs, so that what is compiled stays newer than its source; `made` is what comes of it."""
    for file in folder.rglob("*") if folder.exists() else ():
        path = file.relative_to(folder).as_posix()
        if file.is_file() and path not in wanted and path not in made:
            file.unlink()
    for path, content in wanted.items():
        file = folder / path
        if not file.exists() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def wheels(folder: Path) -> list[Path]:
    """The wheels for Pyodide, in the versions and with the hashes of the lock file."""
    asked = "".join(locked(LOCK.read_text(encoding="utf-8"), COMPILED))
    known = hashlib.sha256(asked.encode()).hexdigest()
    note = folder / "asked"
    if not note.exists() or note.read_text(encoding="utf-8") != known:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "asked.txt").write_text(asked, encoding="utf-8")
        about = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
        version = about["python"].rpartition(".")[0]
        command = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--require-hashes"]
        command += [
            "--only-binary",
            ":all:",
            "--platform",
            f"pyemscripten_{about['abi_version']}_{about['arch']}",
        ]
        command += [
            "--python-version",
            version,
            "--implementation",
            "cp",
            "--abi",
            f"cp{version.replace('.', '')}",
        ]
        run(*command, "-r", str(folder / "asked.txt"), "-d", str(folder))
        note.write_text(known, encoding="utf-8")
    return sorted(folder.glob("*.whl"))


def locked(lock: str, names: Iterable[str]) -> Iterator[str]:
    """The lines of some packages in a lock file, hashes and all.

    >>> [*locked("a==1 \\\\\\n    --hash=x\\n    # via b\\nb==2 \\\\\\n    --hash=y\\n", ["b"])]
    ['b==2 \\\\\\n    --hash=y\\n']
    """
    for name in names:
        found = re.search(rf"^{re.escape(name)}==\S+ \\\n(?: +--hash=\S+(?: \\)?\n)+", lock, re.MULTILINE)
        if found is None:
            sys.exit(f"{name} is not locked")
        yield found[0]


def packed(site: Path) -> bytes:
    """Everything that Python finds there as one file: a list, then the contents."""
    files = sorted(file for file in site.rglob("*") if file.is_file())
    index = [[file.relative_to(site).as_posix(), file.stat().st_size] for file in files]
    head = json.dumps(index, separators=(",", ":")).encode()
    body = b"".join(file.read_bytes() for file in files)
    return gzip.compress(struct.pack("<I", len(head)) + head + body, mtime=0)


def finish(out: Path) -> None:
    """What makes static files a site that works offline: every address is the page, every file is kept."""
    shutil.copyfile(out / "index.html", out / "404.html")
    files = sorted(
        file for file in out.rglob("*") if file.is_file() and file.name not in ("sw.js", "404.html")
    )
    version = hashlib.sha256()
    for file in files:
        version.update(file.relative_to(out).as_posix().encode() + b"\0" + file.read_bytes())
    # The page itself comes first: it is what every address is answered with.
    names = ["./", *(file.relative_to(out).as_posix() for file in files if file.name != "index.html")]
    worker = (WEB / "demo-offline.js").read_text(encoding="utf-8")
    worker = worker.replace('"VERSION"', json.dumps(version.hexdigest()[:16])).replace(
        '["FILES"]', json.dumps(names)
    )
    (out / "sw.js").write_text(worker, encoding="utf-8")
    size = sum(file.stat().st_size for file in files)
    sent = sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)
    print(f"build/demo: {len(files)} files, {size / 1e6:.1f} MB, {sent / 1e6:.1f} MB compressed")


if __name__ == "__main__":
    main()
