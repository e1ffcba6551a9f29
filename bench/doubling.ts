import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GROWTHS, type Growth } from './doubling-inputs.js';
import { countsIn, processorTime } from './process.js';
import { importHistory } from './repository.js';

/*
 * Doubles each count of an input in turn, all claims of which are false, and fails where the processor time of the run, git's
 * included, grows more than threefold: `npm run bench:doubling -- [NAME-PATTERN]`
 */

const CLI = process.env.RETURN_GATE_CLI ?? fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const DOUBLINGS = 3;
const MOST_GROWTH = 3;
/** Seconds: a run that is longer is not doubled again. */
const LONG = 60;

async function processorTimeAt({ name, input }: Growth, count: number, scratch: string): Promise<number> {
  const folder = join(scratch, 'repository');
  const report = join(scratch, 'report.json');
  const { parts, claims, base } = input(count);
  await importHistory(folder, parts);
  const compared = base === undefined ? [] : ['--base', base];
  // Some standards call a false claim a warning.
  const args = [CLI, 'check', '--quiet', '--fail-on', 'warning', '--output', `json=${report}`, ...compared];
  const subject = { name, command: process.execPath, args, cwd: folder, statuses: [1] };
  const seconds = processorTime(subject) / 1_000;
  const { verdicts } = countsIn(report);
  const { missing = 0, present = 0 } = verdicts;
  if (missing !== (claims ?? Math.max(missing, 1)) || present > 0) {
    throw new Error(`${name}, ${String(count)}: all claims are false, but the report has ${JSON.stringify(verdicts)}.`);
  }
  rmSync(folder, { recursive: true });
  return seconds;
}

/** Prints the processor time at each count. Returns the largest growth from one to the next. */
async function grow(growth: Growth): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), 'return-gate-doubling-'));
  try {
    const taken: number[] = [];
    for (let n = 0; n <= DOUBLINGS; n++) {
      if ((taken[n - 1] ?? 0) > LONG) break;
      taken.push(await processorTimeAt(growth, growth.from * 2 ** n, scratch));
    }
    const most = Math.max(...taken.slice(1).map((seconds, n) => seconds / (taken[n] ?? seconds)));
    const cells = taken.map((seconds, n) => `${String(growth.from * 2 ** n)}: ${seconds.toFixed(2)} s`);
    console.log(
      `${growth.name.padEnd(52)}${cells.join('  ').padEnd(64)}${most.toFixed(2)}${most > MOST_GROWTH ? ' TOO MUCH' : ''}`,
    );
    return most;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (!existsSync(CLI)) throw new Error('npm run build first.');
const [pattern = ''] = process.argv.slice(2);
const asked = GROWTHS.filter(({ name }) => name.includes(pattern));
if (asked.length === 0) throw new Error(`No count is called ${pattern}.`);
console.log(
  `Processor seconds while a count doubles; the last number is the largest growth (to stay under ${String(MOST_GROWTH)}).`,
);
for (const growth of asked) {
  try {
    if ((await grow(growth)) > MOST_GROWTH) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
