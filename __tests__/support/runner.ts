import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readCommands, type Command } from '../report/runner.js';
import { readReport } from './report-schema.js';
import { EVENT_SHA, pullRequest, push, REPOSITORY, SERVER, type Event } from './events.js';
import { alsoBlobless } from './blobless.js';
import { temporaryFolder } from './repository.js';

const HOME = fileURLToPath(new URL('../..', import.meta.url));

/** What `action.yml` declares, as far as the runner looks at it. */
export interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

export const MANIFEST = parse(readFileSync(join(HOME, 'action.yml'), 'utf8')) as Manifest;

/** The action that joins shards. */
export const MERGE_MANIFEST = parse(readFileSync(join(HOME, 'merge/action.yml'), 'utf8')) as Manifest;

/** The file that the runner starts. */
export const MAIN = join(HOME, MANIFEST.runs.main);
export const MERGE_MAIN = join(HOME, 'merge', MERGE_MANIFEST.runs.main);

export interface Step {
  /** The folder into which the job has checked out, or not. */
  readonly workspace: string;
  /** What is under `with`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** A push to `main` by default. */
  readonly event?: Event;
  /**
   * Beside or instead of what the runner sets; null takes a variable away. The job has a token only where this names the
   * API (GITHUB_API_URL): with a token, a client tries for seconds to reach one that does not answer.
   */
  readonly env?: Readonly<Record<string, string | null>>;
  /** The Node binary; that of the tests by default. */
  readonly node?: string;
}

export interface StepResult {
  readonly status: number | null;
  /** All that the runner takes for commands, in standard output and then in standard error. */
  readonly commands: readonly Command[];
  /** What is in the log beside commands. */
  readonly log: string;
  /** By the output file. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly stdout: string;
  readonly stderr: string;
  /** The runner's folder for files of the job. */
  readonly temporary: string;
}

/** The token that GitHub gives to a job: that of an app. */
export const TOKEN = `ghs_${'a1'.repeat(18)}`;

/** Whoever asks it gets no answer. */
export const NO_API = 'http://127.0.0.1:9';

export { pullRequest, push, REPOSITORY, SERVER, type Event };

/** Milliseconds after which a run hangs and is ended; its status is null. */
const LONGEST = 20_000;

/** Starts the action's code with nothing but an environment. */
type Start = (node: string, cwd: string, environment: Readonly<Record<string, string | null>>) => Promise<Ended>;

/**
 * Runs the action's bundle as GitHub's runner does. Throws on an input that `action.yml` does not declare, and where the
 * JSON report does not hold to its schema. Most tests need no process: see step.ts.
 */
export function runStep(step: Step): Promise<StepResult> {
  return runStepBy(startOf(MAIN), step);
}

/** The same of the action that joins shards. */
export function runMergeStep(step: Step): Promise<StepResult> {
  return runStepBy(startOf(MERGE_MAIN), step, MERGE_MANIFEST);
}

/** The same, the code started in a way of one's own. */
export function runStepBy(start: Start, step: Step, manifest: Manifest = MANIFEST): Promise<StepResult> {
  // A remote in another user's folder is trusted by nobody.
  if (manifest !== MANIFEST || 'GIT_TEST_ASSUME_DIFFERENT_OWNER' in (step.env ?? {})) {
    return runOnce(start, step, manifest);
  }
  // An API is asked no more often than the test expects.
  const repeat = typeof step.env?.GITHUB_API_URL === 'string' ? 'instead' : 'compared';
  const run = (): Promise<StepResult> => runOnce(start, step, manifest);
  return alsoBlobless(step.workspace, repeat, run, ({ status, outputs: { report = '', ...outputs } }) => [
    status,
    report === '' ? null : readFileSync(report, 'utf8'),
    outputs,
  ]);
}

function runOnce(start: Start, step: Step, manifest: Manifest): Promise<StepResult> {
  const { workspace, inputs = {}, event = push(), env = {}, node = process.execPath } = step;
  const temporary = temporaryFolder();
  const files = {
    GITHUB_EVENT_PATH: join(temporary, '_github_workflow', 'event.json'),
    GITHUB_OUTPUT: join(temporary, '_runner_file_commands', 'set_output_1'),
    GITHUB_STEP_SUMMARY: join(temporary, '_runner_file_commands', 'step_summary_1'),
  };
  mkdirSync(join(temporary, '_github_workflow'));
  mkdirSync(join(temporary, '_runner_file_commands'));
  writeFileSync(files.GITHUB_EVENT_PATH, JSON.stringify(event.payload));
  writeFileSync(files.GITHUB_OUTPUT, '');
  writeFileSync(files.GITHUB_STEP_SUMMARY, '');
  const environment = {
    // What git reads beside the repository would not be the same on every machine.
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    PATH: process.env.PATH ?? null,
    SYSTEMROOT: process.env.SYSTEMROOT ?? null,
    HOME: temporary,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_JOB: 'return-gate',
    GITHUB_WORKFLOW: 'Gate',
    GITHUB_WORKFLOW_REF: `${REPOSITORY}/.github/workflows/gate.yml@${event.ref}`,
    GITHUB_RUN_ID: '1',
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_SHA: EVENT_SHA,
    GITHUB_REF: event.ref,
    GITHUB_HEAD_REF: event.headRef ?? '',
    GITHUB_BASE_REF: event.baseRef ?? '',
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SERVER_URL: SERVER,
    GITHUB_API_URL: NO_API,
    RUNNER_TEMP: temporary,
    RUNNER_OS: 'Linux',
    ...files,
    ...inputVariables(manifest, inputs, typeof env.GITHUB_API_URL === 'string' ? TOKEN : ''),
    ...env,
  };
  return start(node, workspace, environment).then(({ status, stdout, stderr }) => {
    const outputs = readKeyValues(readFileSync(files.GITHUB_OUTPUT, 'utf8'));
    const report = outputs.report ?? '';
    if (report !== '') readReport(readFileSync(report, 'utf8'));
    return {
      status,
      commands: [...readCommands(stdout), ...readCommands(stderr)],
      log: linesOf(stdout)
        .filter((line) => readCommands(line).length === 0)
        .join('\n'),
      outputs,
      summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
      stdout,
      stderr,
      temporary,
    };
  });
}

/** The annotations among commands. */
export function annotationsOf({ commands }: StepResult): readonly Command[] {
  return commands.filter(({ name }) => ['error', 'warning', 'notice'].includes(name));
}

/** The rule to whose page an annotation leads; the title of one that no rule makes. */
export function ruleOf({ properties, data }: Command): string {
  return /\/docs\/rules\/([a-z-]+)\.md$/.exec(data)?.[1] ?? properties.title ?? '';
}

/** The level of each annotation, and its rule. */
export function annotatedRules(result: StepResult): readonly string[] {
  return annotationsOf(result).map((annotation) => `${annotation.name} ${ruleOf(annotation)}`);
}

/** All that the step says of itself or of findings, a line each. */
export function said(result: StepResult): readonly string[] {
  return annotationsOf(result).map((annotation) => {
    const { name, properties, data } = annotation;
    const rule = ruleOf(annotation);
    return `${name} ${rule}: ${rule === properties.title ? '' : `${properties.title ?? ''}. `}${data}`;
  });
}

/** The same as one text. */
export function saidBy(result: StepResult): string {
  return said(result).join('\n');
}

/** `INPUT_<NAME>` of each declared input, as actions/runner has it (src/Runner.Worker/Handlers/Handler.cs). */
function inputVariables(
  { inputs }: Manifest,
  given: Readonly<Record<string, string>>,
  token: string,
): Record<string, string> {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(inputs, name));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}`);
  const values = Object.entries(inputs).map(([name, declared]) => {
    const value = (given[name] ?? declared.default ?? '').replace('${{ github.token }}', token);
    if (value.includes('${{')) throw new Error(`${name}: the default ${value} is not worked out here`);
    return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value] as const;
  });
  return Object.fromEntries(values);
}

/** Lines as .NET's StreamReader.ReadLine ends them. */
function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

/**
 * The runner's reading of a command file of names and values: `name=value`, or `name<<delimiter` and the value up to
 * the delimiter's line (actions/runner, src/Runner.Worker/FileCommandManager.cs). Throws where the runner fails the step.
 */
function readKeyValues(text: string): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      values.set(line.slice(0, equals), line.slice(equals + 1));
      continue;
    }
    const delimiter = line.slice(heredoc + 2);
    if (heredoc < 1 || delimiter === '') throw new Error(`Invalid format '${line}'`);
    const end = lines.indexOf(delimiter, at + 1);
    if (end < 0) throw new Error(`Matching delimiter not found '${delimiter}'`);
    values.set(line.slice(0, heredoc), lines.slice(at + 1, end).join('\n'));
    at = end;
  }
  return Object.fromEntries(values);
}

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function startOf(main: string): Start {
  return (node, cwd, environment) => {
    if (!existsSync(main)) throw new Error(`${main} does not exist: run npm run build.`);
    const env = Object.fromEntries(
      Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    return new Promise((resolve, reject) => {
      const child = spawn(node, [main], {
        cwd,
        env,
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
  };
}
