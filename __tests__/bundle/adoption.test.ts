import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, evaluate, returnGate } from '../support/command-line.js';
import { makeHub, MERGE_REF, type Hub } from '../support/hub.js';
import { git, makeRepository, writeFiles } from '../support/repository.js';
import { pullRequest, runStep, type StepResult } from '../support/step.js';
import { metaReturn } from './returns.js';

const OLD = 'specs/1_old/.return-meta.json';
const PLAN = 'specs/2_plan/.return-meta.json';
const BASELINE = '.return-gate-baseline.json';

/** As agents wrote it before there was a standard: fix makes its metadata, of which one field stays missing. */
const WITHOUT_METADATA = {
  status: 'implemented',
  session_id: 'sess_1769000000_abc123',
  agent_type: 'general-implementation-agent',
  delegation_path: ['orchestrator', 'general-implementation-agent'],
  phases_completed: 1,
  phases_total: 1,
  completion_data: { completion_summary: 'The work is done.' },
};

/** A return whose claims are as they were, with paths that fix puts right, in front of a folder and an empty file. */
const UNTIDY = metaReturn(['./src', 'src//empty.ts', './src/a.ts']).replace('"implementation"', '"source"');

const PAST = {
  [OLD]: `${JSON.stringify(WITHOUT_METADATA, null, 2)}\n`,
  [PLAN]: UNTIDY,
  'src/a.ts': 'export {};\n',
  'src/empty.ts': '',
};

function textsOf(directory: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(directory, file), 'utf8')]));
}

let hub: Hub;
let fixed: Record<string, string>;
let updated: Record<string, string>;

beforeAll(async () => {
  hub = makeHub(PAST);
  const adopting = hub.checkout('main');
  const init = await returnGate(['init', '--root', adopting, '--write', '--include-untrue']);
  expect(init.stdout).toMatch(/1 of 3 claims holds, 2 are false/);
  hub.commit('main', { files: textsOf(adopting, [BASELINE, '.return-gate.yml']) });

  const fixing = hub.checkout('main');
  expect((await check(fixing)).status).toBe(0);
  expect((await returnGate(['fix', '--write', '--root', fixing])).stdout).toMatch(/in 2 files written/);
  fixed = textsOf(fixing, [OLD, PLAN]);
  git(fixing, ['add', '--all']);
  git(fixing, ['commit', '--quiet', '--message=fix']);
  const update = await check(fixing, ['--update-baseline']);
  expect(update.stderr).toMatch(/, 0 more and [2-9] fewer than before/);
  updated = { ...fixed, ...textsOf(fixing, [BASELINE]) };
});

/** What the action says of a pull request's merge commit, checked out alone, and what the command line says of the branch. */
async function verdictsOn(branch: string, hub: Hub): Promise<readonly (number | null)[]> {
  hub.merge('main', branch);
  const [base, head] = [hub.id('main'), hub.id(branch)];
  const event = pullRequest('pull_request', { head, base, headRef: branch });
  const step = (mode: string): Promise<StepResult> =>
    runStep({ workspace: hub.checkout(MERGE_REF, 1), event, inputs: { mode, 'github-token': '' } });
  const byAction = [await step('all'), await step('changed')];
  const byHand = await check(hub.checkout(branch), ['--base', 'origin/main']);
  return [...byAction, byHand].map(({ status }) => status);
}

const GREEN = [0, 0, 0];
const RED = [1, 1, 1];

describe('on a project that knows its past', () => {
  test('what fix has fixed is green against its base, with the update of the baseline and without', async () => {
    hub.commit('fixes', { files: fixed });
    expect(await verdictsOn('fixes', hub)).toEqual(GREEN);
    hub.commit('updates', { files: updated });
    expect(await verdictsOn('updates', hub)).toEqual(GREEN);
  });

  test('the same with one claim that is not true is red, whatever its baseline says', async () => {
    const lie = { 'specs/3_new/.return-meta.json': metaReturn(['src/never.ts']) };
    hub.commit('lies', { files: { ...fixed, ...lie } });
    expect(await verdictsOn('lies', hub)).toEqual(RED);
    const clone = hub.checkout('lies');
    await check(clone, ['--update-baseline', '--include-untrue']);
    hub.commit('lies-and-knows', { files: { ...fixed, ...lie, ...textsOf(clone, [BASELINE]) } });
    expect(await verdictsOn('lies-and-knows', hub)).toEqual(RED);
  });

  test('a return that fix has fixed, and that says something else, is red', async () => {
    const restated = (fixed[OLD] ?? '').replace('"implemented"', '"planned"');
    hub.commit('restates', { files: { ...fixed, [OLD]: restated } });
    expect(await verdictsOn('restates', hub)).toEqual(RED);
  });

  test('a field that was there, and that a branch takes out, is red', async () => {
    const text = (fixed[OLD] ?? '').replace(/,?\s*"agent_type": "[^"]*"/, '');
    hub.commit('mends', { files: updated });
    hub.point('main', 'mends');
    hub.commit('takes-out', { files: { [OLD]: text } });
    expect(await verdictsOn('takes-out', hub)).toEqual(RED);
  });
});

describe('in a folder of the project', () => {
  const project = (): string => {
    const files = {
      'specs/1_one/.return-meta.json': metaReturn(['src/a.ts']),
      'specs/1_one/notes.json': '{}',
      'specs/2_two/.return-meta.json': metaReturn(['src/never.ts']),
      'src/a.ts': 'export {};\n',
    };
    return makeRepository([{ files }], { checkout: true }).directory;
  };

  test('claims are relative to the top of the repository, which is named, and patterns to where one stands', async () => {
    const directory = project();
    const cwd = join(directory, 'specs');
    const run = await returnGate(['check', '--format', 'json', '1_one'], { cwd });
    expect([run.status, run.stderr]).toEqual([0, 'return-gate: The project root is .., the top of the repository.\n']);
    expect(JSON.parse(run.stdout)).toMatchObject({ counts: { files: 1, claims: 1 } });
    expect((await returnGate(['check', '--ignore', '2_two/**'], { cwd })).status).toBe(0);
    expect((await returnGate(['check', '--ignore', '2_two/**'], { cwd: directory })).status).toBe(1);
    expect((await returnGate(['fix', '1_one'], { cwd })).stdout).toMatch(/^Nothing to fix: 0 findings remain\.$/m);
  });

  test('the nearest folder upwards with a configuration is the root', async () => {
    const directory = project();
    writeFiles(directory, { 'specs/.return-gate.yml': 'fail-on: never\n' });
    const run = await returnGate(['check', '--workspace'], { cwd: join(directory, 'specs/1_one') });
    expect(run.stderr).toBe('return-gate: The project root is .., the nearest folder with a configuration.\n');
    expect([run.status, run.stdout]).toEqual([0, expect.stringMatching(/0 of 2 claims hold, 2 are false/)]);
  });

  test('a pattern that finds nothing is echoed, beside others that find something', async () => {
    const run = await check(project(), ['specs/1_one', 'specs\\2_two', 'spec']);
    expect(run.status).toBe(0);
    expect(run.stderr).toBe(
      'return-gate: The pattern "specs\\2_two" finds no file. Write "/" for "\\": "specs/2_two".\n' +
        'return-gate: The pattern "spec" finds no file. Did you mean "specs"?\n',
    );
    const none = await returnGate(['fix', '--root', project(), 'spec']);
    expect([none.status, none.stderr]).toEqual([3, expect.stringMatching(/Did you mean "specs"\?/)]);
  });
});

describe('what is on disk and is not committed', () => {
  test('is named in one note, where it would count', async () => {
    const { directory, git: run } = makeRepository(
      [
        {
          files: {
            'specs/1_one/.return-meta.json': metaReturn(['a.md']),
            'a.md': 'A\n',
            '.gitignore': '*.return.json\n',
          },
        },
      ],
      { checkout: true },
    );
    expect((await check(directory)).stderr).toBe('');
    writeFiles(directory, {
      '.return-gate.yml': 'fail-on: never\n',
      'specs/2_two/.return-meta.json': '{}',
      'ignored.return.json': '{}',
      'specs/2_two/notes.json': '{}',
      'added.return.md': '# No\n',
    });
    run('add', 'added.return.md');
    // A run that passes is told of its configuration alone.
    const rest = 'check reads the commit. Commit it, or use --workspace.';
    const { status, stderr } = await evaluate(directory);
    expect([status, stderr.trimEnd()]).toEqual([
      0,
      `return-gate: .return-gate.yml has changes that are not committed; ${rest}`,
    ]);
    const failing = await evaluate(directory, ['--fail-on', 'notice', '--expect-session', 'sess_1_other']);
    expect([failing.status, failing.stderr.trimEnd()]).toEqual([
      1,
      `return-gate: .return-gate.yml, added.return.md, ignored.return.json and specs/2_two/.return-meta.json have changes that are not committed; ${rest.replace('it,', 'them,')}`,
    ]);
    // Neither for other commits and the files on disk, nor where nobody wants to read it.
    expect((await check(directory, ['--quiet'])).stderr).toBe('');
    run('add', '.return-gate.yml');
    run('commit', '-q', '-m', 'configuration');
    expect((await check(directory, ['--at', 'HEAD~1'])).stderr).toBe('');
    writeFiles(directory, { '.return-gate.yml': 'fail-on: error\n' });
    expect((await check(directory)).stderr).toContain('.return-gate.yml');
  });

  test('is nothing in the log of the action, which checks what was pushed', async () => {
    const files = { 'specs/1_one/.return-meta.json': metaReturn(['a.md']), 'a.md': 'A\n' };
    const own = makeHub(files);
    const workspace = own.checkout('main');
    writeFiles(workspace, { [BASELINE]: '{}', '.return-gate.yml': 'fail-on: never\n' });
    const id = own.git('rev-parse', 'main');
    const result = await runStep({
      workspace,
      event: pullRequest('pull_request', { head: id, base: id, headRef: 'main' }),
      inputs: { 'github-token': '' },
    });
    expect(result.status).toBe(0);
    expect(result.stdout).not.toMatch(/::notice|on disk/);
  });
});
