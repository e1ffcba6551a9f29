#!/usr/bin/env bash
# Compares two packages file by file: their archives may differ in how they were compressed.
# same-package.sh ONE.tgz OTHER.tgz
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/one" "$folder/other"
tar -xzf "$1" -C "$folder/one"
tar -xzf "$2" -C "$folder/other"
if diff -r "$folder/one" "$folder/other"; then
  echo "$1 and $2 hold the same $(find "$folder/one" -type f | wc -l | tr -d ' ') files."
else
  echo "$1 and $2 differ."
  exit 1
fi
