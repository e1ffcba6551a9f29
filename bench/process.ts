import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command as a whole process: what it is called, and how it is started. */
export interface Subject {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Beside what every command gets. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * What every command gets: what whoever runs this has set, but for what changes the work. Both sides of a pair get the same;
 * a variable such as `NODE_EXTRA_CA_CERTS` makes the start of one Node twice as slow as that of another.
 */
export const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|GIT_|GITHUB_|RUNNER_|INPUT_|NODE_OPTIONS$|NODE_V8_COVERAGE$|CI$|INIT_CWD$)/i.test(name),
  ),
);

/** Milliseconds from start to end. Throws when the command does not do its work. */
export function time({ name, command, args, cwd, env: more = {} }: Subject): number {
  const env = { ...ENVIRONMENT, ...more };
  const started = process.hrtime.bigint();
  const { status, stderr, error } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const elapsed = Number(process.hrtime.bigint() - started) / 1e6;
  if (status !== 0) throw new Error(`${name}: exit ${String(status)} ${error?.message ?? stderr.toString('utf8')}`);
  return elapsed;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** What a process of Node took, without those that it started. */
export interface Usage {
  /** Seconds of the clock, and of the processor. */
  readonly seconds: number;
  readonly processor: number;
  /** The largest resident set, MB. */
  readonly peak: number;
}

/** Runs a command of Node, and tells what the kernel tells the process itself at its end. Throws as `time` does. */
export function usageOf(subject: Subject, scratch: string): Usage {
  const told = join(scratch, 'usage.json');
  const preload = join(scratch, 'usage.cjs');
  const write = `require('node:fs').writeFileSync(${JSON.stringify(told)}, JSON.stringify(process.resourceUsage()))`;
  writeFileSync(preload, `process.on('exit', () => ${write});\n`);
  const elapsed = time({ ...subject, args: ['--require', preload, ...subject.args] });
  const usage = JSON.parse(readFileSync(told, 'utf8')) as NodeJS.ResourceUsage;
  const processor = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  return { seconds: elapsed / 1_000, processor, peak: Math.round(usage.maxRSS / 1_024) };
}

/** The counts of a report in JSON, which stand before all that makes it long. */
export interface Counts {
  readonly files: number;
  readonly returns: number;
  readonly claims: number;
  readonly verdicts: Readonly<Record<string, number>>;
}

function countsIn(report: string): Counts {
  const head = Buffer.alloc(64 * 1_024);
  const file = openSync(report, 'r');
  const length = readSync(file, head);
  closeSync(file);
  const counts = /"counts":\s*(\{[^{}]*\{[^{}]*\}[^{}]*\})/.exec(head.toString('utf8', 0, length))?.[1];
  if (counts === undefined) throw new Error(`${report} has no counts`);
  return JSON.parse(counts) as Counts;
}

/** Throws where a report says anything else than what is true of the repository. */
export function demandTruth(report: string, truth: Counts): void {
  const told = countsIn(report);
  const differing = (['files', 'returns', 'claims'] as const).filter((name) => told[name] !== truth[name]);
  const names = [...new Set([...Object.keys(told.verdicts), ...Object.keys(truth.verdicts)])];
  const wrong = names.filter((name) => (told.verdicts[name] ?? 0) !== (truth.verdicts[name] ?? 0));
  if (differing.length + wrong.length === 0) return;
  throw new Error(`${report} differs in ${[...differing, ...wrong].join(', ')}: ${JSON.stringify({ told, truth })}`);
}
