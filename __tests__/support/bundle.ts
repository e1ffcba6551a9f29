import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdToSchema, readReport } from './report-schema.js';
import { alsoBlobless } from './blobless.js';
import { GIT_ENV } from './repository.js';

export const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));

/** A moment for runs that are compared or whose rules look at the clock. */
const NOW = '2026-01-28T12:00:00Z';

export interface ReportedClaim {
  readonly path: string;
  readonly pointer: string;
  readonly type: string | null;
  readonly verdict: string;
  readonly size: number | null;
  readonly foundAt: string | null;
  readonly detail: string | null;
}

export interface ReportedReturn {
  readonly file: string;
  readonly index: number;
  readonly line: number;
  readonly standard: string;
  readonly status: string | null;
  readonly agent: string | null;
  readonly session: string | null;
  readonly claims: readonly ReportedClaim[];
}

export interface ReportedFinding {
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly recommendation: string;
  readonly file: string | null;
  readonly index: number | null;
  readonly pointer: string | null;
  readonly startLine: number | null;
  readonly startColumn: number | null;
  readonly endLine: number | null;
  readonly endColumn: number | null;
  readonly baselined: boolean;
  readonly reason?: string;
  readonly preexisting: boolean;
}

export interface ReportedCounts {
  readonly files: number;
  readonly returns: number;
  readonly claims: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notices: number;
  readonly baselined: number;
  readonly preexisting: number;
  readonly verdicts: Readonly<Record<string, number>>;
}

/** The JSON report, as the contract has it. */
export interface ReportedRun {
  readonly source: { readonly kind: string; readonly revision: string | null; readonly root: string };
  readonly conclusion: string;
  readonly counts: ReportedCounts;
  readonly returns: readonly ReportedReturn[];
  readonly findings: readonly ReportedFinding[];
}

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly cwd?: string;
  /** Beside what every run has; null takes a variable away. */
  readonly env?: Readonly<Record<string, string | null>>;
}

/** Runs the command line with arguments. */
type Start = (args: readonly string[], surroundings: Surroundings) => Promise<Run>;

/** Milliseconds after which a run hangs and is ended; its status is null. */
const LONGEST = 90_000;

/** What a run inherits beside git's settings: nothing that changes what it prints or where git looks. */
const KEPT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'PATHEXT', 'LANG'];

export function environment(changes: Readonly<Record<string, string | null>>): Record<string, string> {
  const kept = KEPT.map((name) => [name, process.env[name] ?? null] as const);
  const all = [...kept, ...Object.entries({ ...GIT_ENV, ...changes })];
  return Object.fromEntries(Object.entries(Object.fromEntries(all)).filter(isSet));
}

function isSet(entry: [string, string | null]): entry is [string, string] {
  return entry[1] !== null;
}

/** The ways in which tests call the command line. Each rejects where a report that it makes does not hold to its schema. */
export interface CommandLine {
  readonly returnGate: (args: readonly string[], surroundings?: Surroundings) => Promise<Run>;
  /** Runs `check` on a folder, at `NOW` unless the arguments say another time. */
  readonly check: (root: string, args?: readonly string[], surroundings?: Surroundings) => Promise<Run>;
  /** Runs `check` on a folder for its JSON report; throws where it gave none. */
  readonly evaluate: (
    root: string,
    args?: readonly string[],
    surroundings?: Surroundings,
  ) => Promise<Run & { readonly report: ReportedRun }>;
}

export function commandLine(start: Start): CommandLine {
  const returnGate: CommandLine['returnGate'] = async (args, surroundings = {}) => {
    const root = resolve(surroundings.cwd ?? '.', args[args.indexOf('--root') + 1] ?? '.');
    const run = await alsoBlobless(
      args.includes('--root') ? root : resolve(surroundings.cwd ?? '.'),
      isComparison(args, surroundings) ? 'compared' : 'no',
      () => start(args, surroundings),
      ({ status, stdout }) => [status, stdout],
    );
    if (args[0] === 'check') holdReports(args, run, surroundings.cwd);
    return run;
  };
  const check: CommandLine['check'] = (root, args = [], surroundings = {}) => {
    const clock = args.includes('--now') ? [] : ['--now', NOW];
    return returnGate(['check', '--root', root, ...clock, ...args], surroundings);
  };
  return {
    returnGate,
    check,
    evaluate: async (root, args = [], surroundings = {}) => {
      const run = await check(root, ['--format', 'json', ...args], surroundings);
      if (run.stdout === '') throw new Error(`exit ${String(run.status)} without a report: ${run.stderr}`);
      return { ...run, report: readReport(run.stdout) };
    },
  };
}

/** Whether a run compares commits, and neither writes nor tells anything but its result. */
function isComparison(args: readonly string[], { env = {} }: Surroundings): boolean {
  const more = ['--workspace', '--update-baseline', '--errors-file', '--compare'];
  return (
    args[0] === 'check' &&
    args.includes('--base') &&
    !more.some((one) => args.includes(one)) &&
    !('GIT_TRACE2_EVENT' in env)
  );
}

/** The built command line, as its users start it. Most tests need no process: see command-line.ts. */
export const { returnGate, check, evaluate } = commandLine(start);

/** What ends with one of these has made the reports that it was asked for, but for files that it could not write, and says so. */
const WITH_REPORT: readonly (number | null)[] = [0, 1, 3];

function holdReports(args: readonly string[], { status, stdout, stderr }: Run, cwd = '.'): void {
  if (!WITH_REPORT.includes(status)) return;
  const isUnwritten = stderr.includes('--output: the report could not be written');
  for (const [i, arg] of args.entries()) {
    const value = args[i + 1] ?? '';
    if (arg === '--format') holdToSchema(value, stdout);
    const output = arg === '--output' ? /^([^=]*)=(.+)$/s.exec(value) : null;
    const [, name, file] = output ?? [];
    if (name !== undefined && file !== undefined && !isUnwritten)
      holdToSchema(name, readFileSync(resolve(cwd, file), 'utf8'));
  }
}

function start(args: readonly string[], { cwd, env = {} }: Surroundings): Promise<Run> {
  if (!existsSync(CLI)) throw new Error(`${CLI} does not exist: run npm run build.`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST,
      killSignal: 'SIGKILL',
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status, stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(err).toString('utf8') });
    });
  });
}
