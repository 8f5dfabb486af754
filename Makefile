# Arpents. `make help` lists what there is.
PYTHON ?= python3
PLAY_ARGS ?=
BENCH_ARGS ?=
PYTEST_ARGS ?=

SHELL := /bin/sh
VENV := .venv/bin
NODE_TOOLS := { test -x node_modules/.bin/prettier || npm ci --silent --no-audit --no-fund; }

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench wheel clean

help: ## this list
	@echo "Arpents: five games of the French & Indian War on one table."
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16
	@echo "Settings: PYTHON=python3.12, PLAY_ARGS=\"--no-browser --port 1760\", PYTEST_ARGS=\"-k siege\","
	@echo "          BENCH_ARGS=--json, ARPENTS_COMPILE=0 (never compile), 1 (must) or auto."

play: ## set everything up and open the table in the browser (at once on plain Python, compiled the next time)
	@$(PYTHON) tools/prepare.py
	@where=$$($(VENV)/python tools/compile.py --soon) && PYTHONPATH="$$where" $(VENV)/arpents play $(PLAY_ARGS)

test: ## run the tests on plain Python, then compiled when there is a C compiler
	@$(PYTHON) tools/prepare.py test
	@$(VENV)/python tools/run_tests.py $(PYTEST_ARGS)

lint: ## check style (ruff, prettier) and types (mypy --strict, tsc)
	@$(PYTHON) tools/prepare.py lint
	$(VENV)/ruff check .
	$(VENV)/ruff format --check .
	$(VENV)/mypy --strict src
	@if command -v npm >/dev/null; then $(NODE_TOOLS) && npm run --silent style && npm run --silent check; \
	else echo "Style and types of the page were not checked: there is no npm here."; fi

format: ## put the code in the house style
	@$(PYTHON) tools/prepare.py lint
	$(VENV)/ruff check --fix .
	$(VENV)/ruff format .
	@if command -v npm >/dev/null; then $(NODE_TOOLS) && npm run --silent format; \
	else echo "The page was not put in the house style: there is no npm here."; fi

bench: ## measure speed on plain Python, then compiled
	@$(PYTHON) tools/prepare.py
	@PYTHONPATH=src $(VENV)/arpents bench $(BENCH_ARGS)
	@where=$$($(VENV)/python tools/compile.py) || exit 1; \
	case "$$where" in */src) exit 0;; esac; \
	PYTHONPATH="$$where" $(VENV)/arpents bench $(BENCH_ARGS)

wheel: ## build a compiled wheel in dist/: it installs without a C compiler on machines like this one
	@$(PYTHON) tools/prepare.py
	@ARPENTS_COMPILE=1 $(VENV)/python -W ignore setup.py -q bdist_wheel --dist-dir dist
	@ls -t dist/*.whl | head -1

clean: ## remove what was built and installed
	rm -rf .venv build dist node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
