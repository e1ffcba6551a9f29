import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { temporaryFolder } from '../support/repository.js';

/** The git of the machine. */
const GIT = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();

/** Passes on the start of git's output, and ends git. */
function cutAfter(bytes: number): string {
  return `exec 3<&0; mkfifo "$0.$n"; "$GIT" "$@" <&3 3<&- >"$0.$n" 2>/dev/null & head -c ${String(bytes)} <"$0.$n"; kill $!`;
}

/** What can happen to one call of git: the lines of a shell that run in its place. `$GIT` is the real one. */
export const GIT_FAULTS = {
  'is killed': 'kill -KILL $$',
  'is terminated': 'kill -TERM $$',
  'says nothing, and succeeds': 'exit 0',
  'fails without a word': 'exit 1',
  'exits with 2': 'echo "fatal: it broke" >&2; exit 2',
  'is not there any more (127)': 'echo "git: not found" >&2; exit 127',
  'may not be executed (126)': 'echo "git: Permission denied" >&2; exit 126',
  'exits with 128': 'echo "fatal: unable to read the object database" >&2; exit 128',
  'exits with 129': 'echo "usage: git [--version]" >&2; exit 129',
  'exits with 255': 'exit 255',
  'fails after its whole output': '"$GIT" "$@"; echo "fatal: too late" >&2; exit 128',
  'is cut off after one byte': `${cutAfter(1)}; exit 128`,
  'is cut off after 60 bytes': `${cutAfter(60)}; exit 128`,
  'is cut off after 60 bytes, and succeeds': `${cutAfter(60)}; exit 0`,
  'prints something else': 'printf "warning: here it is\\n\\0 100644 :\\0"; exit 0',
  'prints a line before its output': 'echo "hint: there is a newer git"; exec "$GIT" "$@"',
  'warns and goes on': 'echo "warning: it is late" >&2; exec "$GIT" "$@"',
  'is slow': 'sleep 0.2; exec "$GIT" "$@"',
} as const;

export type GitFault = keyof typeof GIT_FAULTS;

/** A git that counts its calls, of which one may go wrong. */
export interface FakeGit {
  /** The value of `PATH` that finds it. */
  readonly path: string;
  /** How often it was called. */
  readonly calls: () => number;
}

/** What goes wrong, and when: at the call of a number (from 0), or at the first call of a command of git. */
export interface Fault {
  readonly kind: GitFault;
  readonly at: number | string;
}

/** Makes a git in which one call goes wrong; null for one that only counts. */
export function fakeGit(fault: Fault | null): FakeGit {
  const folder = temporaryFolder();
  const counted = join(folder, 'calls');
  mkdirSync(counted);
  const file = join(folder, 'git');
  writeFileSync(
    file,
    `#!/bin/sh
GIT='${GIT}'
n=0
# Calls may come at the same time: making a folder succeeds for one of them.
while ! mkdir "${counted}/$n" 2>/dev/null; do n=$((n + 1)); done
${fault === null ? '' : `if ${conditionOf(fault.at, folder)}; then ${GIT_FAULTS[fault.kind]}; fi`}
exec "$GIT" "$@"
`,
  );
  chmodSync(file, 0o755);
  return {
    path: [folder, process.env.PATH ?? ''].join(delimiter),
    calls: () => readdirSync(counted).length,
  };
}

function conditionOf(at: number | string, folder: string): string {
  if (typeof at === 'number') return `[ "$n" -eq ${String(at)} ]`;
  return `case " $* " in *" ${at} "*) mkdir "${folder}/done" 2>/dev/null ;; *) false ;; esac`;
}
