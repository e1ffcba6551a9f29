#!/bin/sh
# Hands the event of a subagent's end, on standard input, to return-gate: that of the project, else the installed one, else
# that of npx. A project without a configuration of return-gate is left alone.
cd "${CLAUDE_PROJECT_DIR:-.}" || exit 1
is_there() { [ -e "$1" ] || [ -L "$1" ]; }
is_there .return-gate.yml || is_there .return-gate.yaml || is_there .return-gate.json || exit 0

set -- validate --hook claude --standard "${RETURN_GATE_STANDARD:-subagent-return@1.2}" --root .
if [ -x node_modules/.bin/return-gate ]; then exec node_modules/.bin/return-gate "$@"; fi
if command -v return-gate >/dev/null; then exec return-gate "$@"; fi
exec npx --yes return-gate@1 "$@"
