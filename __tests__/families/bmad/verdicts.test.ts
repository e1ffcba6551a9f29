import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../../src/model/report.js';
import { makeRepository, type Commit } from '../../support/repository.js';
import { checkChange, checkCommit, withoutSettings } from '../../engine/evaluated.js';
import { ownText as text } from '../../support/own-text.js';

beforeAll(withoutSettings);

const STORY = 'docs/stories/1.2.dates.md';
const SPEC = '_bmad-output/implementation-artifacts/archive/spec-dates.md';

function story(lines: readonly string[], status = 'done'): string {
  return [
    '# Story 1.2: Dates',
    '',
    `Status: ${status}`,
    '',
    '### File List',
    '',
    ...lines.map((line) => `- ${line}`),
    '',
  ].join('\n');
}

/** What is claimed: `verdict foundAt severity`, by path. */
function verdicts({ returns, findings }: Report, file = STORY): Readonly<Record<string, string>> {
  const record = returns.find((one) => one.file === file);
  return Object.fromEntries(
    (record?.claims ?? []).map(({ claim: { path, pointer }, verdict: { name, foundAt } }) => {
      const found = findings
        .filter((one) => one.file === file && one.pointer === pointer)
        .map(({ severity }) => severity);
      return [path, [name, ...(foundAt === null ? [] : [foundAt]), ...found].join(' ')];
    }),
  );
}

async function evaluated(commits: readonly Commit[], file = STORY): Promise<Readonly<Record<string, string>>> {
  return verdicts(await checkCommit(makeRepository(commits).directory), file);
}

const FILES = { 'app/src/a.ts': text('a'), 'app/src/index.ts': text('index'), 'app/pages/index.ts': text('pages') };

describe('A path that no commit had', () => {
  it('is found by its end, or by its name alone if that is its own', async () => {
    const lines = ['`src/a.ts` (new)', '`old/place/a.ts` (new)', '`lib/index.ts` (new)', '`lib/pages/index.ts` (new)'];
    expect(await evaluated([{ files: { ...FILES, [STORY]: story(lines) } }])).toEqual({
      'src/a.ts': 'relocated app/src/a.ts',
      'old/place/a.ts': 'relocated app/src/a.ts notice',
      'lib/index.ts': 'missing error',
      'lib/pages/index.ts': 'relocated app/pages/index.ts notice',
    });
  });

  it('was not renamed, if its name alone shows where it is', async () => {
    const files = { ...FILES, [STORY]: story(['`old/place/a.ts` (new)']) };
    const { findings } = await checkCommit(makeRepository([{ files }]).directory);
    expect(findings.map(({ message }) => message)).toEqual([
      'File is not at "old/place/a.ts", but at "app/src/a.ts". It is the only file of its name there, or in such a folder.',
    ]);
  });

  it('is not found by its name where two files have it', async () => {
    const files = { 'x/dates.ts': text('x'), 'y/dates.ts': text('y'), [STORY]: story(['`z/dates.ts` (new)']) };
    expect(await evaluated([{ files }])).toEqual({ 'z/dates.ts': 'missing error' });
  });

  it('is beyond proof as a folder, or where the commit ignores it', async () => {
    const lines = ['`uploads/`', '`.env`', '`src/never.ts`'];
    const files = { '.gitignore': '.env\n', [STORY]: story(lines) };
    const { directory } = makeRepository([{ files }]);
    const expected = {
      'uploads/': 'unverifiable notice',
      '.env': 'unverifiable notice',
      'src/never.ts': 'missing warning',
    };
    expect(verdicts(await checkCommit(directory))).toEqual(expected);
    // The same in every clone, whatever is on disk.
    writeFileSync(join(directory, '.env'), 'SECRET=1\n');
    mkdirSync(join(directory, 'src'), { recursive: true });
    writeFileSync(join(directory, 'src/never.ts'), 'never committed\n');
    expect(verdicts(await checkCommit(directory))).toEqual({ ...expected, 'src/never.ts': 'uncommitted error' });
  });

  it('is true as a deletion', async () => {
    const files = { 'src/a.ts': text('a'), [STORY]: story(['`src/gone.ts` (deleted)', '`src/a.ts` (deleted)']) };
    expect(await evaluated([{ files }])).toEqual({ 'src/gone.ts': 'missing', 'src/a.ts': 'present notice' });
  });
});

describe('The moment of a claim', () => {
  const lines = ['`src/a.ts` (new)'];
  const work = { files: { 'src/a.ts': text('a'), [STORY]: story(lines, 'in-progress') } };
  const gone = { files: {}, removed: ['src/a.ts'] };
  const done = { files: { [STORY]: story(lines) } };

  it('is that of the oldest version that names the path, done or not', async () => {
    expect(await evaluated([work, gone, done])).toEqual({ 'src/a.ts': 'removed notice' });
  });

  it('is no earlier than that', async () => {
    const before = { files: { 'src/a.ts': text('a'), [STORY]: story([], 'in-progress') } };
    expect(await evaluated([before, gone, done])).toEqual({ 'src/a.ts': 'missing error' });
  });
});

describe('A file that is gone when its story becomes done in a change', () => {
  const lines = ['`src/a.ts` (new)'];
  const open = { files: { 'src/a.ts': text('a'), [STORY]: story(lines, 'in-progress') } };
  const gone = { removed: ['src/a.ts'] };

  it('was removed, if that was before the change', async () => {
    const { directory } = makeRepository([open, gone, { files: { [STORY]: story(lines) } }]);
    expect(verdicts(await checkChange(directory, 'HEAD~1'))).toEqual({ 'src/a.ts': 'removed notice' });
  });

  it('is graver if the change added and removed it', async () => {
    const listed = { files: { [STORY]: story(lines, 'in-progress') } };
    const done = { files: { [STORY]: story(lines) }, ...gone };
    const { directory } = makeRepository([listed, { files: { 'src/a.ts': text('a') } }, done]);
    expect(verdicts(await checkChange(directory, 'HEAD~2'))).toEqual({ 'src/a.ts': 'removed warning' });
  });
});

describe('The links of a spec that was archived deeper', () => {
  const spec = (...targets: readonly string[]): string =>
    [
      '---',
      'status: done',
      'route: one-shot',
      '---',
      '## Intent',
      '## Suggested Review Order',
      '',
      ...targets.map((target) => `- [x](${target})`),
      '',
    ].join('\n');

  it('lead from the root', async () => {
    const { directory } = makeRepository([
      {
        files: {
          'src/a.ts': text('a'),
          'src/b.ts': text('b'),
          'src/c.ts': text('c'),
          [SPEC]: spec('../../src/a.ts', '../../src/b.ts', '../../src/never.ts', '../../src/c.ts', '../../../src/a.ts'),
        },
      },
      { files: { 'src/d.ts': text('c') }, removed: ['src/b.ts', 'src/c.ts'] },
    ]);
    expect(verdicts(await checkCommit(directory), SPEC)).toEqual({
      '../../src/a.ts': 'present src/a.ts',
      '../../src/b.ts': 'removed notice',
      '../../src/c.ts': 'relocated src/d.ts notice',
      '../../src/never.ts': 'missing warning',
      '../../../src/a.ts': 'present',
    });
  });
});

describe('A story that becomes done in a change', () => {
  it('is checked against its whole list', async () => {
    const lines = ['`src/a.ts` (new)', '`src/never.ts` (new)'];
    const { directory } = makeRepository([
      { files: { [STORY]: story(lines, 'in-progress') } },
      { files: { 'src/a.ts': text('a'), [STORY]: story(lines) } },
    ]);
    const report = await checkChange(directory, 'HEAD~1');
    expect(verdicts(report)).toEqual({ 'src/a.ts': 'present', 'src/never.ts': 'missing error' });
    expect(report.findings.filter(({ preexisting }) => preexisting)).toEqual([]);
  });

  it('makes another claim of a file than that it was deleted', async () => {
    const { directory } = makeRepository([
      { files: { 'src/a.ts': text('a') } },
      { files: { [STORY]: story(['`src/a.ts` (deleted)']) }, removed: ['src/a.ts'] },
      { files: { [STORY]: story(['`src/a.ts` (modified)']) } },
    ]);
    expect(verdicts(await checkChange(directory, 'HEAD~1'))).toEqual({ 'src/a.ts': 'missing error' });
  });
});

describe('The commit at which the work began', () => {
  it('shows which claimed files were not changed since', async () => {
    const first = { files: { 'src/old.ts': text('old'), 'src/back.ts': text('back') } };
    const { directory, git } = makeRepository([first]);
    const id = git('rev-parse', 'HEAD').trim();
    const lines = ['`src/old.ts`', '`src/back.ts`', '`src/new.ts`'];
    const { directory: other } = makeRepository([
      first,
      { files: { 'src/back.ts': text('other') } },
      {
        files: {
          ...first.files,
          'src/new.ts': text('new'),
          [STORY]: `---\nbaseline_commit: ${id}\n---\n${story(lines)}`,
        },
      },
    ]);
    expect(directory).not.toBe(other);
    const { findings } = await checkCommit(other);
    expect(findings.filter(({ rule }) => rule === 'bmad-untouched').map(({ range }) => range?.startLine)).toEqual([10]);
  });
});

describe("A list below a folder in someone's home", () => {
  const here = '**This repository** (`/Users/ann/dates`):';
  const other = '**Fork** (`/Users/ann/wallet`):';
  const files = { 'src/a.ts': text('a'), 'src/pages/b.ts': text('b') };
  const listed = async (lines: readonly string[]): Promise<Readonly<Record<string, string>>> =>
    evaluated([{ files: { ...files, [STORY]: story([]).trimEnd() + `\n${lines.join('\n')}\n` } }]);

  it('is of the project, where most of its files are, and else of another folder', async () => {
    const lines = [
      other,
      '- `src/types.ts` (new)',
      '- `src/a.ts`',
      here,
      '- `src/a.ts`',
      '- `src/pages/b.ts`',
      '- `gone.ts`',
    ];
    expect(await listed(lines)).toEqual({
      '/Users/ann/wallet/src/types.ts': 'outside warning',
      '/Users/ann/wallet/src/a.ts': 'outside warning',
      'src/a.ts': 'present',
      'src/pages/b.ts': 'present',
      'gone.ts': 'missing warning',
    });
  });

  it('ends at the next label', async () => {
    const lines = [here, '- `src/a.ts`', '**Tests** (`npm test`):', '- `src/gone.ts` (new)'];
    expect(await listed(lines)).toEqual({ 'src/a.ts': 'present', 'src/gone.ts': 'missing error' });
  });

  it('is not that of a route', async () => {
    expect(await listed(['**API** (/users/new):', '- `src/gone.ts` (new)'])).toEqual({
      'src/gone.ts': 'missing error',
    });
  });
});
