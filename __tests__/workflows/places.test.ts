import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { metaReturn } from '../bundle/returns.js';
import { git, link, makeRepository, temporaryFolder, writeFiles, type Entry } from '../support/repository.js';
import { annotationsOf, pullRequest, runStep, type StepResult } from '../support/step.js';

/**
 * The reusable workflows on a runner, step by step: what a pull request has at the places of the checkouts leads none of
 * them elsewhere, and findings keep the paths of the repository.
 */

const folder = fileURLToPath(new URL('../../.github/workflows', import.meta.url));

interface WorkflowStep {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}

interface Reusable {
  readonly on: {
    readonly workflow_call: { readonly inputs: Readonly<Record<string, { readonly default?: unknown }>> };
  };
  readonly jobs: Readonly<Record<string, { readonly steps: readonly WorkflowStep[] }>>;
}

type Values = Readonly<Record<string, string>>;

/** Works an expression of GitHub out, as far as the two workflows use the language. */
function evaluate(text: string, inputs: Values, temporary: string): string {
  return text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const script = expression.replace(/\b(inputs|secrets|github)\.([\w-]+)/g, '$1["$2"]');
    const functions = {
      format: (pattern: string, value: string) => pattern.replace('{0}', value),
      startsWith: (value: string, start: string) => value.startsWith(start),
    };
    return String(
      runInNewContext(script, { inputs, secrets: {}, github: {}, runner: { temp: temporary }, ...functions }),
    );
  });
}

/** Checks a commit out as actions/checkout does: it empties the folder first, wherever that leads. */
function checkOut(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
  git('.', ['clone', '--quiet', from, to]);
}

/** A folder of the machine, which no checkout may empty. */
let treasure: string;

beforeEach(() => {
  treasure = temporaryFolder();
  writeFiles(treasure, { 'kept.txt': 'kept' });
});

interface Called {
  readonly result: StepResult;
  readonly head: string;
  readonly temporary: string;
}

/** Calls a workflow for a project with these files. */
async function call(
  name: string,
  files: Readonly<Record<string, Entry>>,
  given: Values,
  leftBehind = false,
): Promise<Called> {
  const project = makeRepository([{ files: { 'README.md': '#' } }, { files }], { checkout: true });
  const policies = makeRepository([{ files: { 'floor/policy.yml': 'fail-on: error\n' } }]);
  const [workspace, temporary] = [temporaryFolder(), temporaryFolder()];
  if (leftBehind) for (const place of ['project', 'policy']) symlinkSync(treasure, join(workspace, place));
  const { on, jobs } = parse(readFileSync(join(folder, name), 'utf8')) as Reusable;
  const defaults = Object.entries(on.workflow_call.inputs).map(([key, value]) => [key, String(value.default)] as const);
  const inputs: Values = { ...Object.fromEntries(defaults), ...given };
  let result: StepResult | undefined;
  const head = project.git('rev-parse', 'HEAD');
  for (const { run, uses = '', with: asked = {} } of Object.values(jobs)[0]?.steps ?? []) {
    const values = Object.entries(asked).map(
      ([key, value]) => [key, evaluate(String(value), inputs, temporary)] as const,
    );
    const worked: Values = Object.fromEntries(values);
    if (run !== undefined) spawnSync('bash', ['-c', run], { cwd: workspace });
    if (uses.startsWith('actions/checkout@')) {
      const isPolicy = worked.repository !== undefined;
      if (isPolicy && inputs['policy-repository'] === '') continue;
      checkOut(isPolicy ? policies.directory : project.directory, join(workspace, worked.path ?? '.'));
    }
    if (uses !== '$/.github/actions/gate') continue;
    const event = pullRequest('pull_request', { head, base: project.git('rev-parse', 'HEAD~1') });
    result = await runStep({ workspace, event, inputs: { ...worked, mode: 'all' } });
  }
  if (result === undefined) throw new Error(`${name} does not run the gate`);
  return { result, head, temporary };
}

const RETURN = 'specs/1_task/.return-meta.json';

/** A project with a false claim, which its own configuration lets pass, below each of two folders, and with links at all places. */
function hostile(): Readonly<Record<string, Entry>> {
  const places = ['.return-gate-policy', 'policy', 'project', 'app/policy', 'app/project'];
  return {
    ...Object.fromEntries(places.map((place) => [place, link(treasure)])),
    [RETURN]: metaReturn(['never.md']),
    [`app/${RETURN}`]: metaReturn(['never.md']),
  };
}

const POLICY = { 'policy-repository': 'octo-org/policies', policy: 'floor/policy.yml' };

describe.each(['gate.yml', 'audit.yml'])('%s', (name) => {
  test.each([
    ['.', ['app/', '']],
    ['app', ['app/']],
  ])('with the project at %s keeps the paths of the repository', async (directory, places) => {
    const { result, head, temporary } = await call(name, hostile(), { ...POLICY, 'working-directory': directory });
    const files = places.map((place) => `${place}${RETURN}`);
    expect(readdirSync(treasure)).toEqual(['kept.txt']);
    expect(result.status).toBe(1);
    const errors = annotationsOf(result).filter((one) => one.name === 'error');
    expect(errors.map(({ properties }) => properties.file).sort()).toEqual([...files].sort());
    for (const file of files) expect(result.summary).toContain(`/blob/${head}/${file}`);
    expect(result.summary).not.toContain('/project/');
    if (name === 'gate.yml') return;
    const sarif = readFileSync(join(temporary, 'returns.sarif'), 'utf8');
    const uris = [...sarif.matchAll(/"uri": ?"([^"]*return-meta[^"]*)"/g)].map(([, uri]) => uri);
    expect([...new Set(uris)].sort()).toEqual([...files].sort());
  });

  test('passes an honest project, and reads its configuration by its path in the repository', async () => {
    const files = { [RETURN]: metaReturn(['real.md']), 'real.md': '# Real\n', 'ci/gate.yml': 'fail-on: error\n' };
    const { result } = await call(name, files, { ...POLICY, config: 'ci/gate.yml' });
    // A base without this file stops the check, and nobody else would have it: so it was found.
    expect([result.status, result.commands[0]?.data]).toEqual([2, expect.stringMatching(/base does not have it/)]);
    expect((await call(name, files, POLICY)).result.status).toBe(0);
  });

  test('takes no policy from the project', async () => {
    const { result } = await call(name, { 'policy.yml': 'fail-on: never\n' }, { policy: 'policy.yml' });
    expect([result.status, result.commands[0]?.data]).toEqual([
      2,
      expect.stringMatching(/file of the checked repository/),
    ]);
  });

  test('empties no folder through a link that another job has left on the runner', async () => {
    const files = { [RETURN]: metaReturn(['real.md']), 'real.md': '# Real\n' };
    const { result } = await call(name, files, POLICY, true);
    expect([result.status, existsSync(join(treasure, 'kept.txt'))]).toEqual([0, true]);
  });
});
