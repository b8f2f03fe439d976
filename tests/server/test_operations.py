"""What those who run a server see of it: metrics, life and readiness, a log for machines."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from monstrerie.server.errors import ServerError
from monstrerie.server.logs import Lines, request
from tests.server.people import PATIENCE, ROOT, Person, Process, Running, play_out

DASHBOARD = ROOT / "docs" / "grafana.json"


def metrics(url: str, **headers: str) -> dict[str, float]:
    """Every sample by its name, summed over its labels."""
    answer = httpx.get(f"{url}/metrics", headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


def test_metrics_count_what_happens(server: Running) -> None:
    before = metrics(server.url)
    ani = Person(server.url, "Ani")
    table = ani.create("me", "easy", "easy")["id"]
    with ani.sit(table) as chair:
        during = metrics(server.url)
        play_out([chair])
    logging.getLogger("monstrerie.server").error("something to count")
    after = metrics(server.url)
    moves = len(server.context.store.rooms[table].history.moves)
    assert after["monstrerie_moves_total"] - before.get("monstrerie_moves_total", 0.0) >= moves
    for name in ("acknowledgement_seconds", "database_seconds", "bot_processor_seconds", "bot_wait_seconds"):
        assert after[f"monstrerie_{name}_count"] > before.get(f"monstrerie_{name}_count", 0.0), name
    assert after["monstrerie_errors_total"] > before.get("monstrerie_errors_total", 0.0)
    assert after["monstrerie_requests_total"] > before.get("monstrerie_requests_total", 0.0)
    assert during["monstrerie_sockets"] >= 1 <= during["monstrerie_tables"]


def test_metrics_are_for_this_machine_and_for_the_token(sqlite: str) -> None:
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    with Running(sqlite, admin_token="a token for tests") as running:
        for headers in ({}, {"Authorization": "Bearer no"}, {"Authorization": "Bearer \u00e9"}):
            sent = [(name, value.encode()) for name, value in {**elsewhere, **headers}.items()]
            raw = [(name.encode(), value) for name, value in sent]
            assert httpx.get(f"{running.url}/metrics", headers=raw).status_code == 404
        assert metrics(running.url, **elsewhere, Authorization="Bearer a token for tests")


@pytest.mark.slow
@pytest.mark.postgres
def test_metrics_of_all_workers_are_added(postgres: str, tmp_path: Path) -> None:
    process = Process(postgres, tmp_path, workers=2)
    try:
        for _ in range(10):
            httpx.get(f"{process.url}/api/alive", timeout=PATIENCE)
        counted = {metrics(process.url)["monstrerie_requests_total"] for _ in range(3)}
        assert min(counted) >= 10
    finally:
        process.process.terminate()
        process.process.wait(30)
        assert process.process.stdout is not None
        process.process.stdout.close()


def test_alive_is_not_ready(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away() -> None:
        raise ServerError("database-away")

    monkeypatch.setattr(server.context.database, "probe", away)
    assert httpx.get(f"{server.url}/api/health").status_code == 503
    assert httpx.get(f"{server.url}/api/alive").json()["alive"] is True


def test_every_answer_has_an_id_that_the_log_repeats(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(Lines().format(record))

    async def broken() -> None:
        raise ZeroDivisionError("a fault of ours")

    monkeypatch.setattr(server.context.database, "probe", broken)
    log, kept = logging.getLogger("monstrerie.server"), Kept()
    log.addHandler(kept)
    try:
        answer = httpx.get(f"{server.url}/api/health", headers={"X-Request-Id": "from-the-proxy"})
        other = httpx.get(f"{server.url}/api/alive", headers={"X-Request-Id": "no id, {}"})
    finally:
        log.removeHandler(kept)
    assert answer.status_code == 500 and answer.headers["X-Request-Id"] == "from-the-proxy"
    assert other.headers["X-Request-Id"] not in ("", "no id, {}")
    entry = json.loads(lines[-1])
    assert entry["request"] == "from-the-proxy" and entry["level"] == "error"
    assert "a fault of ours" in entry["trace"] and request.get() == ""
    assert "Content-Security-Policy" in answer.headers


def test_the_log_is_json_where_that_is_asked(tmp_path: Path) -> None:
    code = (
        "import logging; from monstrerie.server import logs; logs.set_up(); logging.warning('two\\nlines é')"
    )
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={"MONSTRERIE_LOG": "json", "PATH": ""},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    line = json.loads(found.stderr)
    assert line["event"] == "two\nlines é" and line["level"] == "warning" and line["time"].endswith("+00:00")


def test_the_dashboard_shows_metrics_that_there_are(server: Running) -> None:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    entry = httpx.get(f"{server.url}/metrics").text
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    names = {name for text in asked for name in re.findall(r"monstrerie_\w+", text)}
    assert len(names) > 7
    for name in names:
        kinds = {name, name.removesuffix("_bucket"), name.removesuffix("_total")}
        assert any(f"# TYPE {kind}" in entry for kind in kinds), name


def test_a_host_may_trade_bytes_for_work(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compressed = []
    for wish in ("yes", "no"):
        monkeypatch.setenv("MONSTRERIE_COMPRESS", wish)
        process = Process(sqlite, tmp_path)
        ani = Person(process.url, "Ani")
        with ani.sit(ani.create("me", "link")["id"]) as chair:
            compressed.append(len(chair.socket.protocol.extensions) > 0)
        process.kill()
    assert compressed == [True, False]
