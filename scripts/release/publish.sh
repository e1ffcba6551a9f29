#!/usr/bin/env bash
# Publishes a release on GitHub: a draft, its files, and only then the release, which cannot be changed afterwards.
# publish.sh TAG NOTES FILE...     with gh logged in, for the repository of GH_REPO
set -euo pipefail

tag=$1
notes=$2
shift 2

# A run that failed half way has left a draft, which is replaced. A published release is not changed.
case $(gh release view "$tag" --json isDraft --jq .isDraft 2>/dev/null || echo none) in
  none) ;;
  true) gh release delete "$tag" --yes ;;
  *)
    echo "$tag is published already, and stays as it is."
    exit 0
    ;;
esac

gh release create "$tag" --draft --verify-tag --title "$tag" --notes-file "$notes"
gh release upload "$tag" "$@"
gh release edit "$tag" --draft=false
