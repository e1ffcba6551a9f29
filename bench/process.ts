import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command as a whole process: its name, and how it is started. */
export interface Subject {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Added to what every command gets. */
  readonly env?: Readonly<Record<string, string>>;
  /** The exit statuses of a run that does what it should: 0, if absent. */
  readonly statuses?: readonly number[];
}

/**
 * The environment of every command: that of the caller, without variables that change the work. With `NODE_EXTRA_CA_CERTS` alone
 * each start of Node takes twice as long.
 */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|GIT_|GITHUB_|RUNNER_|INPUT_|NODE_|CI$|INIT_CWD$)/i.test(name),
  ),
);

/** Returns the milliseconds from start to end. Throws if the command fails. */
export function time(subject: Subject): number {
  const started = process.hrtime.bigint();
  run(subject);
  return Number(process.hrtime.bigint() - started) / 1e6;
}

/** Returns the milliseconds of processor time, user and system, that a command and the processes it starts take. Throws like `time`. */
export function processorTime(subject: Subject): number {
  const { command, args } = subject;
  // The shell writes what it waited for behind all that the command wrote.
  const script = `TIMEFORMAT='%3U %3S'; time "$@"`;
  const told = run({ ...subject, command: 'bash', args: ['-c', script, 'bash', command, ...args] });
  const [, user, system] = /([\d.]+) ([\d.]+)\n$/.exec(told) ?? [];
  return 1_000 * (Number(user) + Number(system));
}

/** Returns what a command wrote to standard error. Throws if it fails. */
function run({ name, command, args, cwd, env: more = {}, statuses = [0] }: Subject): string {
  const env = { ...ENVIRONMENT, ...more };
  const { status, stderr, error } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  if (!statuses.some((one) => one === status)) {
    throw new Error(`${name}: exit ${String(status)} ${error?.message ?? stderr.toString('utf8')}`);
  }
  return stderr.toString('utf8');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The resources of a Node process, without those that it started. */
export interface Usage {
  /** Seconds of wall-clock time and of processor time. */
  readonly seconds: number;
  readonly processor: number;
  /** The largest resident set, MB. */
  readonly peak: number;
}

/** Runs a Node command, and returns what the kernel reports to the process itself at its end. Throws like `time`. */
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

/** The counts of a JSON report, which are before its long parts. */
export interface Counts {
  readonly files: number;
  readonly returns: number;
  readonly claims: number;
  readonly verdicts: Readonly<Record<string, number>>;
  readonly errors: number;
  readonly warnings: number;
}

/** Returns the counts in a JSON report. */
export function countsIn(report: string): Counts {
  const head = Buffer.alloc(64 * 1_024);
  const file = openSync(report, 'r');
  const length = readSync(file, head);
  closeSync(file);
  const counts = /"counts":\s*(\{[^{}]*\{[^{}]*\}[^{}]*\})/.exec(head.toString('utf8', 0, length))?.[1];
  if (counts === undefined) throw new Error(`${report} has no counts`);
  return JSON.parse(counts) as Counts;
}

/** Throws if a report differs from what is true of the repository, which has at least so many warnings. */
export function demandTruth(report: string, truth: Counts): void {
  const told = countsIn(report);
  const differing = (['files', 'returns', 'claims', 'errors'] as const).filter((name) => told[name] !== truth[name]);
  const names = [...new Set([...Object.keys(told.verdicts), ...Object.keys(truth.verdicts)])];
  const wrong = names.filter((name) => (told.verdicts[name] ?? 0) !== (truth.verdicts[name] ?? 0));
  if (told.warnings < truth.warnings) wrong.push('warnings');
  if (differing.length + wrong.length === 0) return;
  throw new Error(`${report} differs in ${[...differing, ...wrong].join(', ')}: ${JSON.stringify({ told, truth })}`);
}
