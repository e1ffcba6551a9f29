#!/usr/bin/env bash
# Fails if a file differs from the commit, new files included: after the build, the bundles must have the same bytes.
set -euo pipefail

status=$(git status --porcelain)
if [ -n "$status" ]; then
  printf 'Not as committed:\n%s\nRun npm run generate and npm run build, and commit what they write.\n' "$status"
  git diff --stat
  exit 1
fi
