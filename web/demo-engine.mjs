// @ts-check
/**
 * For `make demo`: compile what runs in the browser with the Python that runs there, and ask it once what the page asks
 * first, so that the page is there before Python is. Usage: node demo-engine.mjs SOURCE SITE ANSWERS
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const COMPILE = `
import py_compile
from pathlib import Path

unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
for source in Path("/source").rglob("*.py"):
    path = source.relative_to("/source")
    target = Path("/site") / path.with_suffix(".pyc")
    if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
        py_compile.compile(source, target, str(path), True, invalidation_mode=unchecked)
`;
const ASK = `
import json, sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, "/site")
from monstrerie.core.text import LANGUAGES
from monstrerie.server.in_browser import Server

async def first():
    folder = Path("/data")
    folder.mkdir()
    server = Server(folder)
    await server.open()
    found = {}
    for path in ("/api/games", *(f"/api/locales/{lang}" for lang in LANGUAGES)):
        answer = await server.ask("GET", path, {}, "")
        assert answer.status == 200, (path, answer)
        found[path] = answer.body.decode()
    await server.close()
    return json.dumps(found)

await first()
`;

const [source, site, answers] = process.argv.slice(2);
if (!source || !site || !answers) throw new Error("usage: node demo-engine.mjs SOURCE SITE ANSWERS");
const python = await loadPyodide();
for (const [folder, root] of Object.entries({ "/source": source, "/site": site })) {
  python.FS.mkdirTree(folder);
  python.FS.mount(python.FS.filesystems["NODEFS"], { root }, folder);
}
python.runPython(COMPILE);
/** @type {Record<string, string>} */
const said = JSON.parse(await python.runPythonAsync(ASK));
mkdirSync(answers, { recursive: true });
for (const [path, text] of Object.entries(said)) {
  writeFileSync(join(answers, path.replace("/api/", "").replaceAll("/", "-")), text);
}
