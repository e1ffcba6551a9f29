#!/usr/bin/env bash
# Moves the tag of the major version (v1) to a release (v1.2.3), unless a newer release of that version is out.
# move-tag.sh TAG COMMIT     with gh logged in, for the repository of GH_REPO
set -euo pipefail

tag=$1
commit=$2
major=${tag%%.*}

newest=$(gh release list --exclude-drafts --exclude-pre-releases --limit 1000 --json tagName --jq '.[].tagName' |
  { grep -E "^$major\.[0-9]+\.[0-9]+$" || true; } | sort -V | tail -n 1)
if [ "$newest" != "$tag" ]; then
  echo "$major stays where it is: ${newest:-none} is its newest release, not $tag."
  exit 0
fi

if gh api "repos/$GH_REPO/git/ref/tags/$major" --silent 2>/dev/null; then
  gh api --method PATCH "repos/$GH_REPO/git/refs/tags/$major" -f sha="$commit" -F force=true --silent
else
  gh api --method POST "repos/$GH_REPO/git/refs" -f ref="refs/tags/$major" -f sha="$commit" --silent
fi
echo "$major is $tag ($commit)."
