# Everything one does in a checkout. Each target first sets up what it needs; nothing else has to be installed by
# hand but Python 3.11 or newer, Node 20.19 or newer and, for the compiled form, a C compiler.
#
# Names in a recipe are relative, so that the checkout may lie anywhere, spaces and all.

PYTHON ?= python3
WORKERS ?= 2
# How hard the C compiler tries, 0 to 3. What is compiled only to be tested need not be fast.
OPTIMIZE ?= 3
COMPILED := build/compiled$(if $(filter-out 3,$(OPTIMIZE)),-$(OPTIMIZE))
# More for pytest, as in: make test-unit ARGS="-k rng -x"
ARGS ?=
# The browser that tests drive: Chromium without its windows, which needs a sixth less of the processor. They never
# download one.
export CHROMIUM ?= /usr/bin/chromium-headless-shell
# Tests start hundreds of processes; without Python's caches each would compile all that it imports.
export PYTHONDONTWRITEBYTECODE :=

BIN := .venv/bin
PYTEST := $(BIN)/pytest -p tools.form
PARALLEL := -n $(WORKERS) --dist worksteal --durations 15 --durations-min 5
PIP_INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check --retries 10 --timeout 60
INSTALL := $(BIN)/python tools/install.py
OURS := $(foreach folder,monstrerie tests bench tools,$(if $(wildcard $(folder)/*.py),$(folder)))
# For parts in which, so far, there may be nothing to test (pytest's exit status 5).
OR_NOTHING := || [ $$? -eq 5 ]

HAS_PAGE := $(wildcard web/package.json)
HAS_SERVER := $(wildcard monstrerie/server/__init__.py)
PAGE := monstrerie/server/page/index.html
PAGE_SOURCES = $(shell find web monstrerie/locales -type f -not -path '*/node_modules/*' -not -name '.*')
PACKAGE_SOURCES = $(shell find monstrerie -type f -not -path '*/__pycache__/*' -not -path '*/page/*')

.DELETE_ON_ERROR:
.PHONY: help play test check format lock generate gallery golden bench wheel compiled test-compiled clean \
        ready ready-dev ready-peers ready-browser ready-postgres ready-compiler \
        lint types imports docs demo page page-check test-unit test-quick test-browser test-doc

help:  ## list what can be done
	@echo 'make TARGET, where TARGET is one of:'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1\t\2/p' Makefile | expand -t 18

# ------------------------------------------------------------------------------ the loops

play: .venv/.play page  ## play: builds the page and opens it in the browser
	$(BIN)/monstrerie $(if $(HAS_SERVER),serve --open,play mighty-monsters)

check: lint types imports test-quick  ## the quick look before a commit: style, types, architecture, unit tests

test:  ## everything, as CI does it, with the time of each part
	@OPTIMIZE=1 $(PYTHON) tools/parts.py $(MAKE) -- ready page 'compiled&' lint types imports page-check \
	    test-unit wait test-browser test-doc test-compiled

format: .venv/.dev  ## put the Python code into shape
	$(BIN)/ruff check --fix-only $(OURS) setup.py
	$(BIN)/ruff format $(OURS) setup.py

generate: .venv/.dev  ## write anew what is made from types and data: the page's TypeScript, tables and numbers in documents
	$(BIN)/python -m tools.generate

gallery: .venv/.dev page ready-browser  ## pictures of every screen, in build/gallery
	$(BIN)/python -m tests.browser.gallery $(ARGS)

golden: .venv/.dev  ## write the recorded games and counts anew (then read the diff)
	$(BIN)/python -m tests.golden $(ARGS)

bench: .venv/.dev  ## measure every figure that the README states
	$(BIN)/python -m bench $(ARGS)

# ------------------------------------------------------------------------------ parts of the whole

lint: .venv/.dev  ## style
	$(BIN)/ruff check $(OURS) setup.py
	@# A text file has an encoding: not every system means UTF-8. (The rule is one of ruff's preview.)
	$(BIN)/ruff check --preview --select PLW1514 $(OURS) setup.py
	$(BIN)/ruff format --check $(OURS) setup.py

types: .venv/.dev  ## types
	$(BIN)/mypy $(OURS)

imports: .venv/.dev  ## who may import whom
	$(BIN)/lint-imports

test-quick: .venv/.dev  ## unit tests, without the long ones
	$(PYTEST) $(PARALLEL) -m 'not slow and not once and not browser and not postgres and not peer' $(ARGS)

test-unit: .venv/.dev .venv/.torch ready-postgres  ## all tests but the browser's and those that test-compiled proves
	$(PYTEST) $(PARALLEL) -m 'not browser and not once' $(ARGS)

# What failed is tried once more with the machine to itself: two browsers, their servers and bots on two cores
# can be too slow for any patience, and a real fault fails twice. The first failure stays in the output.
AGAIN := { code=$$?; [ $$code -eq 5 ] || { [ $$code -eq 1 ] && echo 'once more, one at a time:' && \
    $(PYTEST) -m browser --last-failed --last-failed-no-failures none $(ARGS); }; }
test-browser: .venv/.dev page ready-browser  ## tests that drive a browser
	$(PYTEST) $(PARALLEL) -m browser $(ARGS) || $(AGAIN)

# What can't be imported without PyTorch has no examples.
NEEDS_TORCH := $(addprefix --ignore=monstrerie/learning/,imitation.py model.py ppo.py selfplay.py training.py trial.py)
test-doc: .venv/.dev  ## the examples in docstrings and documents
	$(PYTEST) --doctest-modules --doctest-glob='*.md' --ignore=monstrerie/server/migrations \
	    $(NEEDS_TORCH) monstrerie tools $(wildcard README.md docs) $(OR_NOTHING)

compiled: $(COMPILED)/.done  ## the package with its rules compiled, in build/compiled

# Texts, guides, boxes, command line, page and Rampage (but for whole matches of it) hold nothing compiled: their tests
# would prove the same twice. Of the server, the tests of playing and of what readers receive are enough.
ELSEWHERE := tests/browser tests/cli tests/test_bench.py tests/test_every_sentence.py tests/games/rampage/physics \
    $(addprefix tests/test_,$(addsuffix .py,documents explain generated guides rooms rule_coverage)) tests/learning \
    $(filter-out %/test_matches.py,$(wildcard tests/games/rampage/test_*.py)) \
    $(filter-out %/test_playing.py %/test_twins.py,$(wildcard tests/server/test_*.py)) \
    $(wildcard $(addprefix tests/core/test_,$(addsuffix .py,facts locales rulebook rules sentences terms threads)))
test-compiled: $(COMPILED)/.done  ## the tests of the rules and whole matches, on the compiled form
	PYTHONPATH='$(CURDIR)/$(COMPILED)' PYTHONSAFEPATH=1 MONSTRERIE_FORM=compiled \
	    $(PYTEST) $(PARALLEL) -m 'not browser and not postgres and not peer' \
	    $(addprefix --ignore=,$(ELSEWHERE)) $(ARGS)

# From an empty folder each time: what was deleted or is no longer compiled must not linger.
$(COMPILED)/.done: .venv/.dev pyproject.toml setup.py $(PACKAGE_SOURCES)
	tools/need compiler $(PYTHON)
	rm -rf $(COMPILED)
	MONSTRERIE_COMPILED=1 MONSTRERIE_OPTIMIZE=$(OPTIMIZE) MYPY_CACHE_DIR=build/mypy $(BIN)/python setup.py -q build \
	    --build-lib $(COMPILED) --build-temp build/temp-$(OPTIMIZE)
	touch $@

# ------------------------------------------------------------------------------ the documents

docs: .venv/.docs  ## the documentation site, in build/site; dead links are errors
	$(BIN)/python -m tools.site
	$(BIN)/zensical build --clean --strict -f mkdocs.yml

# ------------------------------------------------------------------------------ the page

# Where it will lie on its host.
export DEMO_BASE ?= /
demo: .venv/.dev web/node_modules/.done  ## the page with its server in the browser, as static files in build/demo
	$(BIN)/python -m tools.demo

page: $(if $(HAS_PAGE),$(PAGE))  ## build the browser client

page-check: $(if $(HAS_PAGE),web/node_modules/.done)  ## style, types and unit tests of the browser client
	$(if $(HAS_PAGE),cd web && npm run --silent check && npm run --silent test)

$(PAGE): web/node_modules/.done $(PAGE_SOURCES)
	cd web && npm run --silent build
	touch $@

web/node_modules/.done: web/package.json web/package-lock.json
	tools/need node
	@echo 'Installing what the page is built with'
	cd web && npm ci --no-audit --no-fund --loglevel=error --fetch-retries=5
	touch $@

# ------------------------------------------------------------------------------ releases

wheel: .venv/.dev page  ## source archive and wheel, in dist/
	rm -rf dist
	$(BIN)/uv build --no-build-isolation --python $(BIN)/python --out-dir dist

# Versions stay as they are unless asked for: make lock UPGRADE=--upgrade
UPGRADE ?=
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
           --no-emit-index-url --custom-compile-command 'make lock' $(UPGRADE)
lock: .venv/.dev  ## resolve requirements/*.txt anew after a change in pyproject.toml
	$(COMPILE) pyproject.toml --group dev --extra server --extra postgres --extra rampage --extra envs --extra bench \
	    --extra ray -o requirements/dev.txt
	$(COMPILE) pyproject.toml --group checkout --extra server --extra postgres --extra rampage \
	    -c requirements/dev.txt -o requirements/run.txt
	$(COMPILE) --group docs -c requirements/dev.txt -o requirements/docs.txt
	$(COMPILE) --group peers --no-deps -c requirements/dev.txt -o requirements/peers.txt
	UV_FIND_LINKS="$${UV_FIND_LINKS-$$PIP_FIND_LINKS}" $(filter-out --universal,$(COMPILE)) --group torch \
	    --python-platform x86_64-manylinux_2_28 -c requirements/dev.txt -o requirements/torch.txt

clean:  ## remove what was built and cached, but not .venv and web/node_modules
	rm -rf build dist monstrerie.egg-info monstrerie/server/page tests/screenshots/out
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(OURS) -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------ set-up

ready: ready-dev .venv/.torch $(if $(HAS_PAGE),web/node_modules/.done) ready-browser ready-postgres ready-compiler  ## set up for all of the above
ready-dev: .venv/.dev  ## set up for Python development only

ready-peers: .venv/.dev  ## add the environments beside which bench.throughput measures ours
	$(PIP_INSTALL) --no-build-isolation --no-deps --require-hashes -r requirements/peers.txt

ready-browser:
	tools/need browser

ready-compiler:
	tools/need compiler $(PYTHON)

ready-postgres:
	tools/need postgres

.venv/.made:
	tools/need venv $(PYTHON)
	$(PYTHON) -m venv --clear .venv
	touch $@

# Build isolation would fetch another setuptools, past the lock.
.venv/.play: .venv/.made requirements/run.txt pyproject.toml setup.py
	@echo 'Installing what playing needs'
	$(PIP_INSTALL) --require-hashes -r requirements/run.txt
	$(PIP_INSTALL) --no-build-isolation --no-deps -e .
	touch $@

.venv/.dev: .venv/.made requirements/dev.txt pyproject.toml setup.py
	@echo 'Installing what development needs'
	$(INSTALL) requirements/dev.txt
	$(PIP_INSTALL) --no-build-isolation --no-deps -e .
	touch $@ .venv/.play

.venv/.docs: .venv/.dev requirements/docs.txt
	@echo 'Installing what the documentation site is built with'
	$(INSTALL) requirements/docs.txt
	touch $@

# PyTorch's build for CPUs is on no ordinary index (the ordinary build weighs gigabytes). Where pip isn't shown a place
# that has it, tests of learning are skipped, and pytest says so.
.venv/.torch: .venv/.dev requirements/torch.txt
	@echo 'Installing PyTorch for CPUs, for the tests of learning'
	$(INSTALL) requirements/torch.txt || \
	    echo 'pip knows no place with PyTorch for CPUs: tests of learning will be skipped' >&2
	touch $@
