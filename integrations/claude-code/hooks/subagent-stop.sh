#!/bin/sh
# Hands the event of a subagent's end, on standard input, to return-gate: to the one in the project's node_modules if git
# tracks nothing there, else to the one on the PATH. It downloads nothing, and starts nothing that a branch can commit.
# A project without a configuration of return-gate is left alone.
unset CDPATH
cd "${CLAUDE_PROJECT_DIR:-.}" || exit 1
exists() { [ -e "$1" ] || [ -L "$1" ]; }
exists .return-gate.yml || exists .return-gate.yaml || exists .return-gate.json || exit 0

# The repository, by the nearest .git upwards, or else the project.
project=$(pwd -P)
top=$project
while [ -n "$top" ] && ! exists "$top/.git"; do top=${top%/*}; done
top=${top:-$project}

# Of the PATH only what lies outside of the repository: npm and npx put the project's node_modules/.bin first, where a branch
# may have put a git or a node, too.
rest=$PATH:
PATH=
while [ -n "$rest" ]; do
  folder=${rest%%:*}
  rest=${rest#*:}
  case $folder in /*) folder=$(cd "$folder" 2>/dev/null && pwd -P) || continue ;; *) continue ;; esac
  case $folder/ in "$top"/*) ;; *) PATH=$PATH${PATH:+:}$folder ;; esac
done

# Whether a folder is in a node_modules, wherever links lead.
is_installed() {
  real=$(cd "$1" 2>/dev/null && pwd -P) || return 1
  case $real/ in */node_modules/*) ;; *) return 1 ;; esac
}

# Fails where git cannot tell. A file system may not know letter case, and a folder of the project may pose as a repository.
is_untracked() (
  unset $(git rev-parse --local-env-vars) || exit 1
  found=$(git -c safe.bareRepository=explicit -c core.fsmonitor=false ls-files -- \
    ':(top,icase,glob)**/node_modules' ':(top,icase,glob)**/node_modules/**') || exit 1
  [ -z "$found" ]
) 2>/dev/null

set -- validate --hook claude --standard "${RETURN_GATE_STANDARD:-subagent-return@1.2}" --root .
own=node_modules/.bin/return-gate
if [ -x "$own" ] && is_installed node_modules/.bin && is_installed node_modules/return-gate && is_untracked; then
  exec "$own" "$@"
fi
if found=$(command -v return-gate); then exec "$found" "$@"; fi
echo 'return-gate was not found. Run "npm install --global ." in a clone of it, or, once released, "npm install --global return-gate",' \
  'or install it in the project. The hook uses no' \
  'node_modules in which git tracks a file, nor one outside of a git repository, and nothing on the PATH inside the project.' >&2
exit 1
