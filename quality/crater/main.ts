import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareRuns, keep, type Kept, type KeptRun, type Reported } from './kept.js';

const USAGE = 'usage: npm run crater -- --keep FILE [--cli FILE] DIR...';

/** Returns the output and exit status of a program. Throws if it cannot be started. */
function run(program: string, args: readonly string[]): { readonly output: string; readonly status: number } {
  const { stdout, status, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (error !== undefined) throw error;
  return { output: stdout, status: status ?? -1 };
}

/** Runs the gate over a checkout, at the time of its last commit: the same commit gives the same findings on any day. */
function check(cli: string, directory: string): Kept {
  const { output: time } = run('git', ['-C', directory, 'log', '-1', '--format=%cI']);
  const now = time === '' ? [] : ['--now', time.trim()];
  const { output, status } = run(process.execPath, [cli, 'check', '--root', directory, ...now, '--format', 'json']);
  return keep(output.startsWith('{') ? (JSON.parse(output) as Reported) : null, status);
}

const own = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, cli: { type: 'string', default: own } },
});
const names = positionals.map((directory) => basename(resolve(directory)));
if (values.keep === undefined || names.length === 0 || new Set(names).size < names.length) {
  console.error(names.length > new Set(names).size ? 'Two folders have the same name.' : USAGE);
  process.exitCode = 2;
} else {
  const before = existsSync(values.keep) ? (JSON.parse(readFileSync(values.keep, 'utf8')) as KeptRun) : {};
  const now: Record<string, Kept> = {};
  for (const directory of positionals) {
    const name = basename(resolve(directory));
    const found = check(resolve(values.cli), directory);
    now[name] = found;
    const count = Object.values(found.findings).reduce((sum, list) => sum + list.length, 0);
    console.log(`${name}: ${String(count)} findings, exit status ${String(found.status)}`);
  }
  const changes = compareRuns(before, now);
  for (const line of changes) console.log(line);
  writeFileSync(values.keep, `${JSON.stringify({ ...before, ...now }, null, 1)}\n`);
  if (changes.length > 0) process.exitCode = 1;
}
