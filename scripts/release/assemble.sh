#!/usr/bin/env bash
# Puts the files of a release into a new folder: the package, and the digests of it and of every file in dist/.
# assemble.sh FOLDER
set -euo pipefail

folder=$1
mkdir "$folder"
npm pack --ignore-scripts --pack-destination "$folder"
{
  (cd "$folder" && sha256sum -- *.tgz)
  git ls-files -z -- dist | LC_ALL=C sort -z | xargs -0 sha256sum --
} >"$folder/SHA256SUMS"
