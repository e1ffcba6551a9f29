import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { temporaryFolder } from '../support/repository.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.github/workflows');
const names = readdirSync(folder);

interface Step {
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job extends Step {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: string | readonly string[];
  readonly steps?: readonly Step[];
}

interface Described {
  readonly description: string;
  readonly default?: string | number | boolean;
}

interface Action {
  readonly inputs: Readonly<Record<string, Described>>;
  readonly outputs: Readonly<Record<string, Described>>;
  readonly runs: { readonly main: string };
}

interface Workflow {
  readonly on: {
    readonly workflow_call: {
      readonly inputs: Readonly<Record<string, Described>>;
      readonly outputs: Readonly<Record<string, Described & { readonly value: string }>>;
    };
  };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

function textOf(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

function read(name: string): Workflow {
  return parse(textOf(name)) as Workflow;
}

function stepsOf({ jobs }: Workflow): readonly Step[] {
  return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}

/** An input that names a file, which is one of the project unless it is absolute. */
function inProject(input: string): string {
  const value = `inputs.${input}`;
  return `${value} != '' && !startsWith(${value}, '/') && format('project/{0}', ${value}) || ${value}`;
}

/** An action of this repository, of the very commit that the workflow is of: https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax */
const OWN = /^\$\/(?!\/)([\w./-]+)$/;

describe.each(names)('%s', (name) => {
  const workflow = read(name);

  test('takes every action by the id of a commit, with its version beside it', () => {
    const used = [...textOf(name).matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(used.length).toBe(
      [...stepsOf(workflow), ...Object.values(workflow.jobs)].filter(({ uses }) => uses !== undefined).length,
    );
    // The gate itself comes with the workflow, in the same commit.
    const others = used.filter((action) => !action.startsWith('./') && !OWN.test(action));
    expect(others.filter((action) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  test('states its permissions, and writes nothing but where a job says so', () => {
    expect(workflow.permissions).toBeDefined();
    expect(Object.values(workflow.permissions ?? {}).filter((level) => level !== 'read')).toEqual([]);
    if (Object.keys(workflow.permissions ?? {}).length > 0) return;
    for (const { permissions } of Object.values(workflow.jobs)) expect(permissions).toBeDefined();
  });

  test('leaves no credentials in a checkout', () => {
    const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@') === true);
    for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false);
  });

  test('runs scripts, and no more than three lines of its own', () => {
    const long = stepsOf(workflow).filter(({ run = '' }) => run.trim().split('\n').length > 3);
    // What the examples are expected to end with is beside the steps that run them.
    expect(long.length).toBe(name === 'ci.yml' ? 1 : 0);
  });
});

test('every action is taken by one id, everywhere', () => {
  const used = names.flatMap((name) => [...textOf(name).matchAll(/uses: ([\w-]+\/[\w/-]+)@([0-9a-f]{40})/g)]);
  const ids = new Map<string, Set<string>>();
  for (const [, action = '', id = ''] of used) ids.set(action, (ids.get(action) ?? new Set()).add(id));
  expect(ids.size).toBeGreaterThan(3);
  expect([...ids].filter(([, found]) => found.size > 1)).toEqual([]);
});

test('actions and packages are brought up to date together, and not on the day they come out', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    readonly updates: readonly Readonly<Record<string, unknown>>[];
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const { groups, cooldown } of updates) {
    expect(Object.keys(groups ?? {})).toHaveLength(1);
    expect(cooldown).toEqual({ 'default-days': 7 });
  }
});

describe('A release', () => {
  const { jobs } = read('release.yml');

  test('is written by jobs that run nothing of what npm has installed', () => {
    const writing = Object.entries(jobs).filter(([, { permissions = {} }]) =>
      Object.values(permissions).includes('write'),
    );
    expect(writing.map(([name]) => name)).toEqual(['attest', 'npm', 'github', 'tag']);
    const runs = writing.flatMap(([, { steps = [] }]) => steps.flatMap(({ run = [] }) => run));
    expect(runs.filter((run) => /\b(?:npm (?!publish )|npx |node )/.test(run))).toEqual([]);
  });

  test('moves the tag of the major version when all else is done', () => {
    expect(Object.keys(jobs).at(-1)).toBe('tag');
    expect(jobs.tag?.needs).toContain('verify');
    expect(Object.values(jobs).filter(({ needs = [] }) => needs.includes('tag'))).toEqual([]);
  });

  test.each(['release.yml', 'verify-release.yml'])('is built from the lock file, and from no cache: %s', (name) => {
    const steps = stepsOf(read(name));
    expect(steps.map(({ run }) => run)).toContain('npm ci');
    const nodes = steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@') === true);
    for (const node of nodes) expect(node.with).toEqual({ 'node-version': 24, 'package-manager-cache': false });
  });
});

describe.each([
  {
    name: 'gate.yml',
    job: 'return-gate',
    own: ['runs-on', 'fetch-depth', 'policy-repository', 'policy-ref'],
    ownOutputs: [] as readonly string[],
    set: {},
  },
  {
    name: 'audit.yml',
    job: 'audit',
    own: ['runs-on', 'policy-repository', 'policy-ref', 'nights', 'artifacts'],
    ownOutputs: ['json-artifact', 'page-artifact', 'page-url', 'sarif-artifact'] as readonly string[],
    set: {
      compare: '${{ runner.temp }}/nights/*.json',
      'json-file': '${{ runner.temp }}/returns.json',
      'html-file': '${{ runner.temp }}/returns.html',
      'sarif-file': '${{ runner.temp }}/returns.sarif',
    },
  },
])('The reusable workflow $name', ({ name: file, job, own: OWN_INPUTS, ownOutputs, set }) => {
  const { on, jobs } = read(file);
  const { inputs, outputs } = on.workflow_call;
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
  const steps = jobs[job]?.steps ?? [];
  const gate = steps.find(({ uses }) => uses === '$/.github/actions/gate');

  test('runs the action of its own commit, in a folder that has one', () => {
    expect(textOf(file)).not.toMatch(/^\s*(?:- )?uses: return-gate\//m);
    const [, own = ''] = OWN.exec(gate?.uses ?? '') ?? [];
    const { runs, ...described } = parse(readFileSync(join(root, own, 'action.yml'), 'utf8')) as Action;
    const { runs: published, ...asPublished } = action;
    expect(described).toEqual(asPublished);
    expect({ ...runs, main: join(own, runs.main) }).toEqual(published);
    expect(existsSync(join(root, own, runs.main))).toBe(true);
  });

  test('hands its inputs on to the action, under the same names', () => {
    const handed = Object.keys(inputs).filter((name) => !OWN_INPUTS.includes(name));
    expect(gate?.with).toEqual({
      ...Object.fromEntries(handed.map((name) => [name, `\${{ inputs.${name} }}`])),
      'working-directory': 'project/${{ inputs.working-directory }}',
      config: `\${{ ${inProject('config')} }}`,
      policy: `\${{ inputs.policy-repository != '' && format('policy/{0}', inputs.policy) || ${inProject('policy')} }}`,
      ...set,
    });
  });

  test('checks out the repository of the policy beside the project, and only if one is named', () => {
    const [project, policy, ...more] = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(more).toEqual([]);
    expect([project?.if, project?.with?.repository, project?.with?.path]).toEqual([undefined, undefined, 'project']);
    expect(policy?.if).toBe("${{ inputs.policy-repository != '' }}");
    expect(policy?.with).toEqual({
      repository: '${{ inputs.policy-repository }}',
      ref: '${{ inputs.policy-ref }}',
      token: '${{ secrets.policy-token || github.token }}',
      path: 'policy',
      'persist-credentials': false,
    });
  });

  test('takes every action of its own commit from a folder that has one', () => {
    for (const { uses = '' } of steps) {
      const [, own] = OWN.exec(uses) ?? [];
      if (own !== undefined) expect([own, existsSync(join(root, own, 'action.yml'))]).toEqual([own, true]);
    }
  });

  test('describes them as the action does, with the same defaults; it checks what a change brings', () => {
    for (const [name, { description, default: value }] of Object.entries(inputs)) {
      if (OWN_INPUTS.includes(name)) continue;
      expect([name, description]).toEqual([name, action.inputs[name]?.description]);
      expect([name, String(value)]).toEqual([name, name === 'mode' ? 'changed' : action.inputs[name]?.default]);
    }
  });

  test('gives the outputs of the action', () => {
    for (const [name, { description, value }] of Object.entries(outputs)) {
      if (!ownOutputs.includes(name)) expect(description).toBe(action.outputs[name]?.description);
      expect(value).toBe(`\${{ jobs.${job}.outputs.${name} }}`);
    }
    expect(Object.keys(outputs)).toEqual(expect.arrayContaining(['conclusion', ...ownOutputs]));
  });
});

describe('The audit every night', () => {
  const { jobs, permissions } = read('audit.yml');
  const steps = jobs.audit?.steps ?? [];
  const uploads = steps.filter(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));

  test('keeps each report that the action writes, also of a night that failed', () => {
    expect(uploads.map(({ if: when, with: given }) => [when, given?.name, given?.path])).toEqual([
      ['always()', '${{ inputs.artifacts }}-json', '${{ runner.temp }}/returns.json'],
      ['always()', '${{ inputs.artifacts }}-page', '${{ runner.temp }}/returns.html'],
      ['always()', '${{ inputs.artifacts }}-sarif', '${{ runner.temp }}/returns.sarif'],
    ]);
  });

  test('downloads the reports that it kept, by what it may read', () => {
    expect(permissions).toEqual({ contents: 'read', actions: 'read' });
    const nights = steps.find(({ uses }) => uses === '$/.github/actions/nights');
    expect(nights?.with?.artifact).toBe(uploads[0]?.with?.name);
    const text = readFileSync(join(root, '.github/actions/nights/action.yml'), 'utf8');
    const { runs } = parse(text) as { readonly runs: { readonly steps: readonly Step[] } };
    // Nothing of an expression is put into the script.
    for (const { run = '' } of runs.steps) expect(run).not.toContain('${{');
    // The same as in the example that needs no called workflow.
    const example = readFileSync(join(root, 'examples/workflows/nightly-audit.yml'), 'utf8');
    const query = /--jq '([^']*)'/;
    const squeezed = (of: string): string => (query.exec(of)?.[1] ?? '').replace(/\s+/g, ' ');
    expect(squeezed(text)).toBe(squeezed(example));
  });

  test.each([
    ['1', ''],
    ['90', '::warning::The input nights is 90, and one earlier report is compared: write 1, or 0 for none.\n'],
  ])('downloads one report for nights: %s', (asked, said) => {
    const text = readFileSync(join(root, '.github/actions/nights/action.yml'), 'utf8');
    const { runs } = parse(text) as { readonly runs: { readonly steps: readonly (Step & { readonly if?: string })[] } };
    expect(runs.steps.map((step) => step.if)).toEqual(["inputs.nights != '0'"]);
    const folder = temporaryFolder();
    const gh = `#!/bin/sh
case "$1" in
  api) echo "2026-01-28T03:00:00Z 12 2026-01-28-2"; echo "2026-01-27T03:00:00Z 11 2026-01-27-1" ;;
  run) while [ "$1" != --dir ]; do shift; done; mkdir -p "$2"; echo '{}' > "$2/returns.json" ;;
esac
`;
    writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 });
    const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-e', '-c', runs.steps[0]?.run ?? ''], {
      env: {
        PATH: `${folder}:${process.env.PATH ?? ''}`,
        GH_REPO: 'o/r',
        GITHUB_REF_NAME: 'main',
        GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/nights.yml@refs/heads/main',
        NIGHTS: join(folder, 'nights'),
        ARTIFACT: 'returns-json',
        ASKED: asked,
      },
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([0, said, '']);
    expect(readdirSync(join(folder, 'nights')).filter((name) => name.endsWith('.json'))).toEqual(['2026-01-28-2.json']);
  });
});
