import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { metaReturn } from '../bundle/returns.js';
import { linksElsewhere } from '../support/links.js';
import { makeRepository, temporaryFolder, type Repository } from '../support/repository.js';
import { annotationsOf, runStep, saidBy, type Step, type StepResult } from '../support/step.js';

const RETURN = 'specs/1_task/.return-meta.json';

let repository: Repository;

beforeAll(() => {
  const files = {
    [RETURN]: metaReturn(['real.md']),
    'real.md': '# Real\n',
    [`app/${RETURN}`]: metaReturn(['never.md']),
  };
  repository = makeRepository([{ files }], { checkout: true });
});

/** What the caller can fix: one error, in words, without a trace of the inside or of the command line's options. */
function expectError(result: StepResult, says: RegExp): void {
  expect(result.status).toBe(2);
  expect(result.commands.map(({ name }) => name)).toEqual(['error']);
  const message = result.commands[0]?.data ?? '';
  expect(message).toMatch(says);
  expect(message).not.toMatch(/internal error|\n|\[object|undefined/);
  expect([result.outputs, result.summary, result.stderr]).toEqual([{}, '', '']);
}

function expectNoOptions({ commands }: StepResult): void {
  for (const { data } of commands) expect(data).not.toMatch(/--(?:workspace|at|root)/);
}

describe('a job that has not checked out', () => {
  test('into the workspace is reported where it has checked out, and what to set', async () => {
    const workspace = temporaryFolder();
    repository.git('clone', '-q', '.', join(workspace, 'repo'));
    for (const inputs of [{}, { 'working-directory': 'app' }]) {
      const result = await runStep({ workspace, inputs });
      expectError(result, /The checkout is in repo: set the input working-directory to repo\.$/);
      expectNoOptions(result);
    }
    expect((await runStep({ workspace, inputs: { 'working-directory': 'repo' } })).outputs.conclusion).toBe('failed');
    repository.git('clone', '-q', '.', join(workspace, 'owner/other'));
    const two = await runStep({ workspace });
    expectError(two, /Checkouts are in owner\/other and repo: set the input working-directory to the one to check\.$/);
    // A folder of the checkout is no other one.
    const missing = await runStep({ workspace: join(workspace, 'repo'), inputs: { 'working-directory': 'none' } });
    expectError(missing, /names no folder: correct it/);
  });
});

describe("a workspace of another user, as a job's container sees it", () => {
  // git simulates it: setup.c, ensure_valid_ownership.
  const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };

  test.each([
    ['.', 1],
    ['app', 1],
  ])('is checked at working-directory %s', async (folder, errors) => {
    const inputs = { 'working-directory': folder };
    const result = await runStep({ workspace: repository.directory, env, inputs });
    expect(result.status).toBe(1);
    expect(result.outputs).toMatchObject({ conclusion: 'failed', errors: String(errors) });
    expect(annotationsOf(result)[0]?.properties.file).toBe(`app/${RETURN}`);
  });

  test('is checked through a link, as on machines whose work folder is one', async () => {
    const workspace = join(temporaryFolder(), 'link');
    symlinkSync(repository.directory, workspace, 'junction');
    const { status, outputs } = await runStep({ workspace, env });
    expect([status, outputs.errors]).toEqual([1, '1']);
  });

  test('is checked where the repository was checked out into a folder of it', async () => {
    const workspace = join(repository.directory, '..');
    for (const folder of ['repo', 'repo/app']) {
      const { status, outputs } = await runStep({ workspace, env, inputs: { 'working-directory': folder } });
      expect([folder, status, outputs.errors]).toEqual([folder, 1, '1']);
    }
  });
});

describe('a runner that lacks something', () => {
  test('a job summary: the log says so, and the rest is as ever', async () => {
    const result = await runStep({
      workspace: repository.directory,
      inputs: { paths: RETURN },
      env: { GITHUB_STEP_SUMMARY: null },
    });
    expect(result.status).toBe(0);
    expect(result.log).toMatch(/no job summary/);
    expect(result.commands).toEqual([]);
    expect(result.outputs.conclusion).toBe('passed');
  });

  test.each([
    ['failing', {}, 1, 'failed'],
    ['passing', { paths: RETURN }, 0, 'passed'],
  ])('an output file: the old command gives the same outputs (%s)', async (_, inputs, status, conclusion) => {
    const env = { GITHUB_OUTPUT: null };
    const result = await runStep({ workspace: repository.directory, inputs, env });
    const given = result.commands.filter(({ name }) => name === 'set-output');
    expect(result.status).toBe(status);
    expect(Object.fromEntries(given.map(({ properties, data }) => [properties.name, data]))).toMatchObject({
      conclusion,
      report: join(result.temporary, 'return-gate', 'report.json'),
    });
  });

  test.each(['RUNNER_TEMP', 'GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_EVENT_PATH', 'GITHUB_WORKSPACE', 'HOME'])(
    '%s: it checks all the same',
    async (variable) => {
      const result = await runStep({ workspace: repository.directory, env: { [variable]: null } });
      expect([result.status, result.stderr]).toEqual([1, '']);
      expect(result.outputs).toMatchObject({ conclusion: 'failed', errors: '1' });
      expect(annotationsOf(result).map(({ name }) => name)).toContain('error');
      expect(result.summary).toMatch(/^### ❌ /);
      if (variable === 'RUNNER_TEMP') expect(result.outputs.report).toBe('');
    },
  );

  test('an address: the summary has no links to the repository', async () => {
    const { summary } = await runStep({ workspace: repository.directory, env: { GITHUB_SERVER_URL: null } });
    expect(summary).toContain(`\`app/${RETURN}\``);
    expect(linksElsewhere(summary)).toEqual([]);
  });
});

test.each([
  ['an address of its own', 'https://git.example.org', 'https://git.example.org/'],
  ['a slash at its end', 'https://git.example.org/', 'https://git.example.org/'],
])('an enterprise server, with %s, is what the summary links to', async (_, url, start) => {
  const { summary } = await runStep({ workspace: repository.directory, env: { GITHUB_SERVER_URL: url } });
  expect(summary).toContain(`](${start}octo-org/hello.world/blob/`);
});

describe('what cannot be written after the verdict is a warning that names it, and the exit status is that of the verdict', () => {
  const gone = join(temporaryFolder(), 'gone');
  const damaged = join(temporaryFolder(), 'errors.json');

  beforeAll(() => {
    writeFileSync(damaged, '{');
  });

  test.each<[string, Step['env'], Step['inputs'], RegExp]>([
    ['the outputs', { GITHUB_OUTPUT: gone }, {}, /^The outputs of the step could not be written: .*gone/],
    ['the job summary', { GITHUB_STEP_SUMMARY: gone }, {}, /^The job summary could not be written: .*gone/],
    [
      'the JSON report',
      {},
      { 'json-file': 'specs' },
      /^The input json-file: .*could not be written: specs is a folder/,
    ],
    ['a report', {}, { 'sarif-file': 'real.md/x' }, /^The input sarif-file: .*below real\.md, which is not a folder/],
    ['the errors file', {}, { 'errors-file': damaged }, /^The errors file .*errors\.json is damaged and unchanged/],
    [
      'the folder of the runner',
      { RUNNER_TEMP: fileURLToPath(import.meta.url) },
      {},
      /^The input json-file: .*which is not a folder/,
    ],
  ])('%s', async (_, env = {}, inputs, says) => {
    // Only what fails is appended to an errors file.
    const honest = inputs?.['errors-file'] === undefined ? [RETURN] : [];
    for (const paths of [...honest, `app/${RETURN}`]) {
      const status = paths === RETURN ? 0 : 1;
      const result = await runStep({ workspace: repository.directory, env, inputs: { ...inputs, paths } });
      expect([paths, result.status, result.stderr]).toEqual([paths, status, '']);
      const warnings = annotationsOf(result).filter(
        ({ name, properties }) => name === 'warning' && properties.title === 'return-gate',
      );
      expect(warnings.map(({ data }) => data)).toEqual([expect.stringMatching(says)]);
      // All else is as ever.
      if (env.GITHUB_OUTPUT === undefined) expect(result.outputs.errors).toBe(String(status));
      if (env.GITHUB_STEP_SUMMARY === undefined) expect(result.summary).toMatch(/^### /);
      expect(result.log).toMatch(/return-gate (?:PASSED|FAILED)/);
      if (says.source.includes('json-file')) expect(result.outputs.report).toBe('');
    }
  });
});

test('the checked commit is what is checked out, whatever the event says', async () => {
  const commits = [{ files: { [RETURN]: metaReturn(['later.md']) } }, { files: { 'later.md': '# Later\n' } }];
  const { directory, git } = makeRepository(commits, { checkout: true });
  const run = () => runStep({ workspace: directory, env: { GITHUB_SHA: git('rev-parse', 'main') } });
  expect((await run()).status).toBe(0);
  git('checkout', '--quiet', '--detach', 'main~1');
  const result = await run();
  expect(result.status).toBe(1);
  expect(result.summary).toContain(`/commit/${git('rev-parse', 'main~1')})`);
});

test('a repository that lacks an object is an error, never a pass', async () => {
  const { directory, git } = makeRepository([{ files: { [RETURN]: metaReturn(['real.md']), 'real.md': '#' } }]);
  const id = git('rev-parse', `HEAD:${RETURN}`);
  rmSync(join(directory, '.git', 'objects', id.slice(0, 2), id.slice(2)));
  const result = await runStep({ workspace: directory });
  expect(result.status).toBe(1);
  expect(saidBy(result)).toMatch(new RegExp(`^error .*${id}`, 'm'));
});
