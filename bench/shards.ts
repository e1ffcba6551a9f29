import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demandTruth, usageOf, type Usage } from './process.js';
import { makeRepository, type Truth } from './repository.js';

/*
 * One audit on several machines, simulated on one: `npm run bench:shards -- RETURNS SHARDS [FOLDER]`. Each shard is checked in turn,
 * then their reports are merged and compared with what is true of the repository. Prints the resources of each process, and the
 * ratio of the slowest to the mean. If a folder is given, the repository stays in it for another run.
 */

const CLI = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
/** The same clock for all shards: otherwise their reports belong to different runs. */
const NOW = '2026-06-01T00:00:00Z';
/** The slowest shard may take at most this many times the mean. */
const MOST_UNEVEN = 1.3;
const MOST_MEMORY = 512;

function told({ seconds, processor, peak }: Usage): string {
  return `${seconds.toFixed(1).padStart(8)} s${processor.toFixed(1).padStart(8)} s in Node${String(peak).padStart(6)} MB`;
}

function slowestOverMean(values: readonly number[]): number {
  return Math.max(...values) / (values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** Returns the repository in a folder, and what is true of it; makes it if it does not exist. */
async function repository(folder: string, returns: number): Promise<Truth> {
  const told = `${folder}.json`;
  if (existsSync(told)) return JSON.parse(readFileSync(told, 'utf8')) as Truth;
  rmSync(folder, { recursive: true, force: true });
  console.time('making the repository');
  const truth = await makeRepository(folder, { returns, artifacts: 'far', troubled: false });
  console.timeEnd('making the repository');
  writeFileSync(told, JSON.stringify(truth));
  return truth;
}

async function run(scratch: string, folder: string, returns: number, shards: number): Promise<void> {
  const truth = await repository(folder, returns);
  console.log(`${String(truth.returns)} returns with ${String(truth.claims)} claims, ${String(shards)} shards\n`);
  const gate = (name: string, args: readonly string[]): Usage => {
    const usage = usageOf({ name, command: process.execPath, args: [CLI, ...args], cwd: folder }, scratch);
    console.log(`${name.padEnd(12)}${told(usage)}`);
    return usage;
  };
  const reports: string[] = [];
  const usages: Usage[] = [];
  for (let n = 1; n <= shards; n++) {
    const shard = `${String(n)}/${String(shards)}`;
    const report = join(scratch, `${String(n)}.json`);
    const args = ['--shard', shard, '--now', NOW, '--fail-on', 'never', '--quiet', '--output', `json=${report}`];
    usages.push(gate(`shard ${shard}`, ['check', ...args]));
    reports.push(report);
  }
  const merged = join(scratch, 'merged.json');
  // In another order than they were made: the order must not matter.
  gate('merge', ['merge', ...reports.toReversed(), '--quiet', '--output', `json=${merged}`]);
  demandTruth(merged, truth);
  const uneven = slowestOverMean(usages.map(({ seconds }) => seconds));
  const inNode = slowestOverMean(usages.map(({ processor }) => processor));
  const peak = Math.max(...usages.map((usage) => usage.peak));
  console.log(
    `\nslowest over mean ${uneven.toFixed(2)} by the clock, ${inNode.toFixed(2)} by the processor (to reach ${String(MOST_UNEVEN)})`,
  );
  console.log(`most memory of a shard ${String(peak)} MB (to stay under ${String(MOST_MEMORY)})`);
  console.log('counts and verdicts as they were made');
}

const [returns = '1000', shards = '16', kept] = process.argv.slice(2);
if (!existsSync(CLI)) throw new Error('npm run build first.');
const scratch = mkdtempSync(join(tmpdir(), 'return-gate-shards-'));
try {
  const folder = join(kept ?? scratch, `returns-${returns}`);
  await run(scratch, folder, Number(returns), Number(shards));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
