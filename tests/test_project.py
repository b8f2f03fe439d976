"""What surrounds the code is so: one version, workflows that run what there is, a container made of it."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import monstrerie

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = [
    file for file in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) if file.stem != "config"
]


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values()
    return [step for job in jobs for step in job.get("steps", ())]


def test_there_is_one_version() -> None:
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["version"]
    assert PROJECT["project"]["version"] == monstrerie.__version__ == page == read("CITATION.cff")["version"]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## ([\d.]+)", changes, re.MULTILINE)
    assert newest and newest[1] == monstrerie.__version__


def test_every_supported_python_has_a_wheel() -> None:
    named = [kind.rpartition(" ")[2] for kind in PROJECT["project"]["classifiers"] if "Python :: 3." in kind]
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in named]
    assert PROJECT["project"]["requires-python"] == f">={named[0]}"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_workflows_run_what_there_is(workflow: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for step in steps(workflow):
        assert "uses" in step or "run" in step
        if "uses" in step:
            assert re.search(r"@(v\d|release/v\d)", step["uses"]), step["uses"]
        for line in step.get("run", "").splitlines():
            found = re.search(r"\bmake ([a-z-]+)", line)
            assert found is None or found[1] in targets, line
            for script in re.findall(r"(?<=\s)(\.ci/\w+)", f" {line}"):
                assert (ROOT / script).is_file()


@pytest.mark.parametrize("form", FORMS, ids=lambda file: file.stem)
def test_issue_forms_ask_something(form: Path) -> None:
    made = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= set(made)
    ids = [field["id"] for field in made["body"]]
    assert len(ids) == len(set(ids)) and all(field["attributes"]["label"] for field in made["body"])


def instructions() -> list[tuple[str, str]]:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines]


def test_the_container_copies_what_there_is() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    let_in = [name[1:] for name in ignored if name.startswith("!")]
    for name, rest in instructions():
        if name == "COPY" and "--from" not in rest:
            for source in shlex.split(rest)[:-1]:
                assert (ROOT / source).exists(), source
                assert any(source == one or source.startswith(f"{one}/") for one in let_in), source


def test_the_container_runs_as_nobody_special_and_tells_its_health() -> None:
    stages = [number for number, (name, _) in enumerate(instructions()) if name == "FROM"]
    last = dict(instructions()[stages[-1] :])
    assert len(stages) == 3 and f"--uid {last['USER']} " in last["RUN"] and int(last["USER"])
    assert "/api/health" in last["HEALTHCHECK"]
    assert json.loads(last["ENTRYPOINT"])[:2] == ["monstrerie", "serve"]


def test_the_services_of_a_host_know_each_other() -> None:
    services = read("compose.yaml")["services"]
    assert set(services) == {"monstrerie", "bots", "database", "caddy", "prometheus"}
    bots = services["bots"]
    assert bots["profiles"] == ["bots"] and bots["entrypoint"] == ["monstrerie", "bot-worker"]
    given = {key: services["monstrerie"]["environment"][key] for key in bots["environment"]}
    assert bots["environment"] == given and "MONSTRERIE_SECRET" not in given
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in read("compose.yaml")["volumes"]
    settings = services["monstrerie"]["environment"]
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in hosting for name in settings)
    assert "ports" not in services["monstrerie"] and "ports" not in services["database"]
    assert all(port.startswith("127.0.0.1:") for port in services["prometheus"]["ports"])


def test_prometheus_asks_the_server_by_a_name_that_it_answers_to_and_with_its_token() -> None:
    made = read("compose.yaml")
    (job,) = yaml.safe_load(made["configs"]["prometheus"]["content"])["scrape_configs"]
    settings = made["services"]["monstrerie"]["environment"]
    (target,) = job["static_configs"][0]["targets"]
    name, port = target.split(":")
    assert name in made["services"] and name in settings["MONSTRERIE_HOSTS"].split(",")
    assert job["authorization"]["credentials"] == settings["MONSTRERIE_ADMIN_TOKEN"]
    assert (
        port in dict(instructions())["EXPOSE"].split() and job.get("metrics_path", "/metrics") == "/metrics"
    )
