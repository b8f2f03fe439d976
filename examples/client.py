"""Play a whole match through the public protocol (docs/protocol.md), choosing at random:

python examples/client.py http://127.0.0.1:8000 [game]
"""

from __future__ import annotations

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def play(server: str, name: str, seed: int = 0) -> list[int]:
    """Sit down with bots, play until the match is over, and answer the final scores."""
    rng = random.Random(seed)
    with httpx.Client(base_url=server) as http:
        http.post("/api/session", json={"name": "Random"}).raise_for_status()
        game = next(one for one in http.get("/api/games").json()["games"] if one["name"] == name)
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "easy"}] * (game["players"][0] - 1)
        created = http.post("/api/tables", json={"game": name, "seats": seats}).raise_for_status()
        table = created.json()["table"]["id"]
        cookie = f"monstrerie={http.cookies['monstrerie']}"

    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "hello", "since": -1, "epoch": 0, "chat": -1, "lang": "en"}))
        answered = -1
        for text in socket:
            message = json.loads(text)
            if message["type"] in ("refused", "error"):
                raise RuntimeError(message["text"])
            if message["type"] != "update":
                continue
            for event in message["events"]:
                print(event["n"], event["kind"], event["data"])
            if message["result"]:
                return list(message["result"]["scores"])
            if message["moves"] and message["turn"] != answered:  # others may move while ours is on its way
                answered = message["turn"]
                move = rng.choice(message["moves"])
                socket.send(json.dumps({"type": "play", "id": 1, "moves": [move], "turn": message["turn"]}))
    raise RuntimeError("the server closed the table")


if __name__ == "__main__":
    print("scores:", play(sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else "mighty-monsters"))
