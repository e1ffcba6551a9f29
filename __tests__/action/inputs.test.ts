import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { linksElsewhere } from '../support/links.js';
import { makeRepository, temporaryFolder, writeFiles, type Repository } from '../support/repository.js';
import { annotationsOf, runStep, type StepResult } from '../support/step.js';

const FIRST = 'specs/1_task/.return-meta.json';
const SECOND = 'specs/2_task/.return-meta.json';

const EARLY = JSON.stringify({
  status: 'in_progress',
  started_at: '2026-01-01T00:00:00Z',
  artifacts: [],
  metadata: {
    session_id: 'sess_1769000000_abc123',
    agent_type: 'general-implementation-agent',
    delegation_depth: 1,
    delegation_path: ['orchestrator', 'general-implementation-agent'],
  },
});

/** Projects of one repository, by folder. `mixed` has an error and a warning, `many` five errors in one file. */
const PROJECTS = {
  clean: { [FIRST]: metaReturn(['real.md']), 'real.md': '# Real\n' },
  notice: { [FIRST]: metaReturn(['never.md'], { status: 'partial' }) },
  warning: { [FIRST]: metaReturn(['blank.md']), 'blank.md': ' \n' },
  mixed: { [FIRST]: metaReturn(['never.md']), [SECOND]: metaReturn(['blank.md']), 'blank.md': ' \n' },
  many: { [FIRST]: metaReturn(['a.md', 'b.md', 'c.md', 'd.md', 'e.md']) },
  none: { 'README.md': '# Nothing here\n' },
  early: { [FIRST]: EARLY },
  odd: { 'logs/outcome.json': metaReturn(['never.md']), 'logs/other.json': metaReturn(['never.md']) },
} as const;

let repository: Repository;

beforeAll(() => {
  const files = Object.entries(PROJECTS).flatMap(([folder, content]) =>
    Object.entries(content).map(([name, text]) => [`${folder}/${name}`, text] as const),
  );
  repository = makeRepository([{ files }], { checkout: true });
});

function step(project: keyof typeof PROJECTS, inputs: Readonly<Record<string, string>> = {}): Promise<StepResult> {
  return runStep({ workspace: repository.directory, inputs: { 'working-directory': project, ...inputs } });
}

interface Reported {
  readonly source: { readonly kind: string; readonly revision: string | null; readonly root: string };
  readonly returns: readonly { readonly file: string; readonly standard: string }[];
  readonly findings: readonly { readonly rule: string; readonly severity: string; readonly message: string }[];
}

function reportOf({ outputs }: StepResult): Reported {
  return JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as Reported;
}

function filesOf(result: StepResult): readonly string[] {
  return reportOf(result).returns.map(({ file }) => file);
}

function rulesOf(result: StepResult): readonly string[] {
  return reportOf(result).findings.map(({ rule }) => rule);
}

function levels(result: StepResult): readonly string[] {
  return annotationsOf(result).map(({ name }) => name);
}

describe('paths', () => {
  test.each([
    ['one pattern', 'specs/1_task/**', 'mixed', [FIRST]],
    ['a pattern a line', 'specs/1_task/**\nspecs/2_task/**', 'mixed', [FIRST, SECOND]],
    ['white space, empty lines and comments', '\n  specs/2_task/**  \r\n\n# specs/1_task/**\n', 'mixed', [SECOND]],
    ['a pattern that takes away', '**/.return-meta.json\n!specs/1_task/**', 'mixed', [SECOND]],
    ['files that are not in the usual places', 'logs/outcome.json', 'odd', ['logs/outcome.json']],
  ] as const)('%s', async (_, paths, project, files) => {
    expect(filesOf(await step(project, { paths }))).toEqual(files);
  });

  test('that select nothing do not pass', async () => {
    const { status, outputs } = await step('clean', { paths: 'elsewhere/**' });
    expect(status).not.toBe(0);
    expect(outputs).toMatchObject({ conclusion: 'empty', returns: '0' });
  });
});

describe('ignore', () => {
  test.each([
    ['one pattern', 'specs/1_task/**', [SECOND]],
    ['a pattern a line, with a comment', '# done\nspecs/2_task/**\n', [FIRST]],
  ])('%s', async (_, ignore, files) => {
    expect(filesOf(await step('mixed', { ignore }))).toEqual(files);
  });

  test('of everything does not pass', async () => {
    const { status, outputs } = await step('clean', { ignore: '**' });
    expect(status).not.toBe(0);
    expect(outputs.conclusion).toBe('empty');
  });
});

describe('standard', () => {
  test.each([
    ['auto', 'return-meta@1.2'],
    ['return-meta@1.4', 'return-meta@1.4'],
    ['subagent-return@1.0, return-meta@2.1', 'return-meta@2.1'],
  ])('%s checks a metadata file by %s', async (standard, used) => {
    expect(reportOf(await step('clean', { standard })).returns.map((one) => one.standard)).toEqual([used]);
  });
});

describe('fail-on', () => {
  test.each([
    ['notice', 'warning', 0],
    ['notice', 'notice', 1],
    ['warning', 'error', 0],
    ['warning', 'warning', 1],
    ['mixed', 'error', 1],
    ['mixed', 'never', 0],
  ] as const)('the project %s with %s: status %d', async (project, level, status) => {
    const result = await step(project, { 'fail-on': level });
    expect(result.status).toBe(status);
    expect(result.outputs.conclusion).toBe(status === 0 ? 'passed' : 'failed');
  });

  test('never still annotates what was found', async () => {
    expect(levels(await step('mixed', { 'fail-on': 'never' }))).toEqual(['error', 'warning']);
  });
});

describe('if-no-returns', () => {
  test.each([
    ['error', 'empty', ['error'], '❌ No returns found'],
    ['warning', 'passed', ['warning'], '✅ No returns to check'],
    ['ignore', 'passed', [], '✅ No returns to check'],
  ] as const)('%s: %s', async (level, conclusion, annotations, heading) => {
    const result = await step('none', { 'if-no-returns': level });
    expect(result.status === 0).toBe(conclusion === 'passed');
    expect(result.outputs).toMatchObject({ conclusion, returns: '0' });
    expect(levels(result)).toEqual(annotations);
    expect(result.summary.startsWith(`### ${heading}\n`)).toBe(true);
  });

  test('is an error that fail-on never does not pass', async () => {
    const result = await step('none', { 'fail-on': 'never' });
    expect(result.status).not.toBe(0);
    expect(result.outputs.conclusion).toBe('empty');
  });

  test('is at no file', async () => {
    const [annotation] = annotationsOf(await step('none'));
    expect(annotation?.properties).toEqual({ title: 'No file that may hold a return was found' });
  });
});

describe('expect-session', () => {
  test('of the return passes', async () => {
    expect((await step('clean', { 'expect-session': 'sess_1769000000_abc123' })).status).toBe(0);
  });

  test('of another fails at the session', async () => {
    const result = await step('clean', { 'expect-session': 'sess_1769000000_other' });
    expect(result.status).toBe(1);
    expect(annotationsOf(result).map(({ properties }) => properties)).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/^Session id is .*; expected was /),
        file: `clean/${FIRST}`,
        line: '14',
        col: '19',
      }),
    ]);
  });

  test('is compared with one of several by its path', async () => {
    const inputs = { paths: SECOND, 'expect-session': 'sess_1769000000_abc123' };
    expect((await step('mixed', inputs)).status).toBe(0);
  });
});

describe('stale-after', () => {
  test.each([
    ['1s', true],
    ['1h', true],
    ['999999w', false],
  ])('%s: stale is %s', async (after, stale) => {
    expect(rulesOf(await step('early', { 'stale-after': after })).includes('status-stale')).toBe(stale);
  });
});

describe('max-annotations', () => {
  test('0 turns them off, and neither the conclusion nor the summary', async () => {
    const result = await step('many', { 'max-annotations': '0' });
    expect(annotationsOf(result)).toEqual([]);
    expect([result.status, result.outputs.errors]).toEqual([1, '5']);
    expect(result.summary.match(/^\| `[a-e]\.md` \| \[.*\|$/gm)).toHaveLength(5);
  });

  test('3 shows two and describes the other three', async () => {
    const result = await step('many', { 'max-annotations': '3' });
    const [first, second, last] = annotationsOf(result);
    expect(annotationsOf(result)).toHaveLength(3);
    expect(first?.properties.title).toContain('`a.md`');
    expect(second?.properties.title).toContain('`b.md`');
    expect(last?.data).toMatch(/^3 more errors in the job summary/);
    expect(last?.properties).toEqual({ title: 'return-gate' });
  });
});

describe('job-summary', () => {
  test('false writes none, and all else as ever', async () => {
    const result = await step('mixed', { 'job-summary': 'false' });
    expect(result.summary).toBe('');
    expect([result.status, result.outputs.errors]).toEqual([1, '1']);
    expect(levels(result)).toEqual(['error', 'warning']);
  });

  test('false sends nobody to a summary that is not there', async () => {
    const result = await step('many', { 'job-summary': 'false', 'max-annotations': '3' });
    const last = annotationsOf(result).at(-1)?.data;
    expect(last).toMatch(/^3 more errors/);
    expect(last).not.toMatch(/summary/);
  });
});

describe('json-file', () => {
  test('is relative to the workspace, in folders that are made for it, and named by the output', async () => {
    const { status, outputs } = await step('mixed', { 'json-file': 'reports/deep/er/report.json' });
    const file = join(repository.directory, 'reports', 'deep', 'er', 'report.json');
    expect([status, outputs.report]).toEqual([1, file]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ conclusion: 'failed', counts: { errors: 1 } });
  });

  test('may be absolute', async () => {
    const file = join(temporaryFolder(), 'report.json');
    const { outputs } = await step('clean', { 'json-file': file });
    expect(outputs.report).toBe(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ conclusion: 'passed' });
  });

  test('is written instead of the one in the temporary folder', async () => {
    const result = await step('clean', { 'json-file': join(temporaryFolder(), 'report.json') });
    expect(existsSync(join(result.temporary, 'return-gate'))).toBe(false);
  });
});

describe('source', () => {
  let directory: string;

  beforeAll(() => {
    const files = { [`app/${FIRST}`]: metaReturn(['built.md', 'never.md']) };
    directory = makeRepository([{ files }], { checkout: true }).directory;
    writeFiles(directory, { 'app/built.md': '# Built\n' });
  });

  const inputs = (source: string) => ({ source, 'working-directory': 'app' });

  test('commit takes a file that was never committed for none, and one on disk for no phantom work', async () => {
    const result = await runStep({ workspace: directory, inputs: inputs('commit') });
    expect(result.outputs).toMatchObject({ errors: '2', 'phantom-claims': '1' });
    expect(reportOf(result).source).toMatchObject({ kind: 'commit', root: 'app' });
  });

  test('workspace takes it as it is on disk, and has no commit to link to', async () => {
    const result = await runStep({ workspace: directory, inputs: inputs('workspace') });
    expect(result.outputs).toMatchObject({ conclusion: 'failed', errors: '1', 'phantom-claims': '1' });
    expect(reportOf(result).source).toMatchObject({ kind: 'workspace', revision: null });
    expect(result.summary).toContain('the workspace');
    expect(linksElsewhere(result.summary)).toEqual([]);
  });

  test.each(['commit', 'workspace'])('%s: annotations name the file as the repository does', async (source) => {
    const annotations = annotationsOf(await runStep({ workspace: directory, inputs: inputs(source) }));
    expect(annotations.length).toBeGreaterThan(0);
    for (const { properties } of annotations) expect(properties.file).toBe(`app/${FIRST}`);
  });

  test('workspace needs no repository', async () => {
    const workspace = temporaryFolder();
    writeFiles(workspace, { [FIRST]: metaReturn(['real.md']), 'real.md': '# Real\n' });
    const { status, outputs } = await runStep({ workspace, inputs: { source: 'workspace' } });
    expect([status, outputs.conclusion]).toEqual([0, 'passed']);
  });
});

describe('working-directory', () => {
  test.each(['mixed', './mixed', 'mixed/', 'none/../mixed'])('%s is the same folder', async (folder) => {
    const result = await runStep({ workspace: repository.directory, inputs: { 'working-directory': folder } });
    expect(annotationsOf(result)[0]?.properties).toMatchObject({ file: `mixed/${FIRST}` });
    expect(reportOf(result).source.root).toBe('mixed');
  });

  test('may be absolute, as an expression gives it', async () => {
    const folder = join(repository.directory, 'mixed');
    const result = await runStep({ workspace: repository.directory, inputs: { 'working-directory': folder } });
    expect(reportOf(result).source.root).toBe('mixed');
  });

  test('may be in a repository that was checked out into a folder of the workspace', async () => {
    const workspace = join(repository.directory, '..');
    const result = await runStep({ workspace, inputs: { 'working-directory': 'repo/mixed' } });
    expect(annotationsOf(result)[0]?.properties).toMatchObject({ file: `mixed/${FIRST}` });
  });
});

test('an input that is empty is as one that was not given', async () => {
  const empty = Object.fromEntries(
    ['paths', 'ignore', 'standard', 'source', 'fail-on', 'if-no-returns', 'expect-session', 'stale-after']
      .concat('max-annotations', 'job-summary', 'json-file')
      .map((name) => [name, '']),
  );
  const [given, defaults] = await Promise.all([step('mixed', empty), step('mixed')]);
  expect(given.status).toBe(1);
  for (const part of ['status', 'commands', 'log', 'summary'] as const) expect(given[part]).toEqual(defaults[part]);
});

test('white space around a value is of no account', async () => {
  const result = await step('mixed', { 'fail-on': ' never ', 'max-annotations': ' 1\n', 'job-summary': '\tfalse' });
  expect([result.status, result.summary]).toEqual([0, '']);
});

describe('a value that cannot be followed ends the step with status 2 and one error that names the input', () => {
  beforeAll(() => {
    writeFiles(repository.directory, { 'a-file': 'x' });
  });

  test.each([
    ['paths', '../elsewhere/**', /"\.\.\/elsewhere\/\*\*".*relative to the project root/],
    ['paths', 'specs/**\n/etc/*.json', /"\/etc\/\*\.json" is absolute.*relative to the project root/],
    ['paths', '!', /"!" is empty: write/],
    ['ignore', '../**', /\.\.\/\*\*.*relative to the project root/],
    ['working-directory', 'nowhere', /nowhere is not a directory/],
    ['working-directory', 'a-file', /a-file is not a directory/],
    ['standard', 'return-meta@1.3', /no standard "return-meta@1\.3".*Did you mean return-meta@1\.\d\?/],
    ['standard', 'return-meta@1.2,return-meta@1.4', /are of one family: name one/],
    ['standard', 'auto,return-meta@1.2', /"auto" must be alone/],
    ['standard', '__proto__', /no standard "__proto__".*Known are auto/],
    ['source', 'git', /"git": write one of commit, workspace/],
    ['source', 'Workspace', /Did you mean workspace\?/],
    ['fail-on', 'eror', /"eror": write one of error, warning, notice, never\. Did you mean error\?/],
    ['if-no-returns', 'notice', /"notice": write one of error, warning, ignore/],
    ['stale-after', 'tomorrow', /"tomorrow": write a duration such as 90m, 24h or 7d/],
    ['stale-after', '-1h', /"-1h": write a duration/],
    ['max-annotations', '-1', /"-1": write a number/],
    ['max-annotations', 'ten', /"ten": write a number/],
    ['max-annotations', '1.5', /"1\.5": write a number/],
    ['max-annotations', '1e3', /"1e3": write a number/],
    ['job-summary', 'yes', /"yes": write one of true, false/],
    ['expect-session', 'sess_1769000000_abc123', /one return.*2 were found.*paths/],
  ])('%s: %j', async (input, value, says) => {
    const result = await step('mixed', { [input]: value });
    expect(result.status).toBe(2);
    expect(result.commands.map(({ name, properties }) => [name, properties])).toEqual([['error', {}]]);
    const message = result.commands[0]?.data ?? '';
    expect(message).toMatch(says);
    expect(message).toMatch(new RegExp(`(?<![\\w-])${input}(?![\\w-])`));
    expect(message).not.toMatch(/internal error|\n|--|\[object|undefined/);
    expect([result.log.trim(), result.stderr, result.summary]).toEqual(['', '', '']);
    expect(result.outputs).toEqual({});
  });
});
