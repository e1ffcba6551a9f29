#!/usr/bin/env bash
# Fails where something is not as committed, new files included: after the build, the bundles are the same bytes.
set -euo pipefail

status=$(git status --porcelain)
if [ -n "$status" ]; then
  printf 'Not as committed:\n%s\nRun npm run generate and npm run build, and commit what they write.\n' "$status"
  git diff --stat
  exit 1
fi
