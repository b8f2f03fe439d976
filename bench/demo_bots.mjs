/**
 * For `python -m bench.demo`: how long bots think on Pyodide. Whole matches, the processor's time of each move.
 * Usage: node demo_bots.mjs PYODIDE SITE
 */

import { pathToFileURL } from "node:url";
import { join } from "node:path";

const PLAY = `
import json, sys

sys.dont_write_bytecode = True
sys.path.insert(0, "/site")
from js import processor
from monstrerie import games
from monstrerie.bots import make

def match(game, level):
    match, taken = game.new(players=max(game.players.start, 3), seed=1), []
    bots = [make(level, seat) for seat in range(match.players)]
    while not match.over:
        seat = match.to_act[0]
        began = processor()
        move = bots[seat].choose(match.copy(), seat)
        taken.append(processor() - began)
        match.play(seat, move)
    return taken

for game in games().values():
    for level in ("easy", "normal", "hard"):
        taken = match(game, level)
        said = {"game": game.name, "level": level, "moves": len(taken), "mean": sum(taken) / len(taken), "most": max(taken)}
        print(json.dumps(said), flush=True)
`;

const [pyodide, site] = process.argv.slice(2);
if (!pyodide || !site) throw new Error("usage: node demo_bots.mjs PYODIDE SITE");
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
globalThis.processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const python = await loadPyodide();
python.FS.mkdirTree("/site");
python.FS.mount(python.FS.filesystems.NODEFS, { root: site }, "/site");
await python.runPythonAsync(PLAY);
