import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  git,
  makeRepository,
  temporaryFolder,
  writeFiles,
  type Commit,
  type Repository,
} from '../../support/repository.js';
import { checkChange, checkCommit, withoutSettings } from '../../engine/evaluated.js';
import type { Report } from '../../../src/model/report.js';
import { gsdReturn } from './support.js';

const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';

beforeAll(withoutSettings);

function summary(keys: string, created: readonly string[] = ['src/a.ts']): string {
  const files = created.map((path) => `    - ${path}\n`).join('');
  return `---\nphase: 01-dates\nplan: 02\nsubsystem: x\ntags: []\nduration: 1min\ncompleted: 2026-05-04\n${keys}key-files:\n  created:\n${files}---\n\n# Done\n`;
}

const WORK: readonly Commit[] = [
  { message: 'Before', files: { 'src/old.ts': 'old\n', '.planning/phases/01-dates/01-02-PLAN.md': '' } },
  { message: 'One', files: { 'src/a.ts': 'a\n' } },
  { message: 'Two', files: { 'src/b.ts': 'b\n' } },
];

/** The ids of the commits of `WORK`: before the work, and its two commits. Every repository made of it has the same. */
function workIds(): readonly [string, string, string] {
  const [two = '', one = '', before = ''] = makeRepository(WORK).git('rev-list', 'HEAD').split('\n');
  return [before, one, two];
}

function withSummary(
  keys: string,
  created?: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Repository {
  return makeRepository([...WORK, { message: 'docs', files: { ...more, [SUMMARY]: summary(keys, created) } }]);
}

const RULES = ['gsd-commits-count', 'gsd-uncommitted-work', 'gsd-untouched'];

function found({ findings }: Report): readonly string[] {
  return findings
    .filter(({ rule }) => RULES.includes(rule))
    .map(({ rule, severity, range }) => `${rule} ${severity} ${String(range?.startLine)}`);
}

async function verdictOfCount(root: string): Promise<string | undefined> {
  const { returns } = await checkCommit(root);
  return returns.flatMap(({ claims }) => claims).find(({ claim }) => claim.kind === 'count')?.verdict.name;
}

describe('The keys of a measured window', () => {
  test('are read at the top and under actuals, as number or text, and by nothing else', () => {
    const measured = (keys: string): unknown => gsdReturn(summary(keys)).value.measured;
    const [before, after] = ['0123456', '1'.repeat(40)];
    const whole = { before, after, commits: 2 };
    expect(measured(`plan_head_before: ${before}\nplan_head_after: ${after}\ncommits: 2\n`)).toEqual(whole);
    expect(
      measured(`actuals:\n  plan_head_before: "${before}"\n  plan_head_after: ${after}\n  commits: "2"\n`),
    ).toEqual(whole);
    expect(measured(`plan_head_before: ${before}\nactuals: {plan_head_after: ${after}, commits: 2}\n`)).toEqual(whole);
    expect(measured('plan_head_before: unknown\nplan_head_after: null\ncommits: [0a1b2c3]\n')).toBeUndefined();
    expect(measured('commits: -1\n')).toBeUndefined();
    expect(measured('')).toBeUndefined();
  });
});

describe('The number of commits of a summary', () => {
  test('agrees with the commits between the two, whatever came later', async () => {
    const [before, one, two] = workIds();
    const right = withSummary(`plan_head_before: ${before}\nplan_head_after: ${two}\ncommits: 2\n`);
    expect(found(await checkCommit(right.directory))).toEqual([]);
    expect(await verdictOfCount(right.directory)).toBe('agrees');
    const short = withSummary(
      `actuals:\n  plan_head_before: ${before.slice(0, 7)}\n  plan_head_after: ${one}\n  commits: 1\n`,
    );
    expect(await verdictOfCount(short.directory)).toBe('agrees');
  });

  test('is reported at its line where it differs: a warning in a change that adds the summary, else a notice', async () => {
    const [before, , two] = workIds();
    const keys = `plan_head_before: ${before}\nplan_head_after: ${two}\ncommits: 5\n`;
    const { directory } = withSummary(keys);
    const whole = await checkCommit(directory);
    expect(found(whole)).toEqual(['gsd-commits-count notice 10']);
    expect(whole.findings.find(({ rule }) => rule === 'gsd-commits-count')?.message).toBe(
      'The summary says that its work took "5 commits". The history has 2 commits between the two.',
    );
    // The base has the file already.
    expect(found(await checkChange(directory, two))).toEqual([
      'gsd-commits-count warning 10',
      'gsd-untouched notice 13',
    ]);
    const halted = withSummary(`${keys}status: halted\n`);
    expect(found(await checkChange(halted.directory, two))).toEqual(['gsd-commits-count notice 10']);
  });

  test('differs where the first commit does not lead to the second', async () => {
    const [before, , two] = workIds();
    const { directory } = withSummary(`plan_head_before: ${two}\nplan_head_after: ${before}\ncommits: 0\n`);
    expect(found(await checkCommit(directory))).toEqual(['gsd-commits-count notice 10']);
  });

  test('is not counted with one commit of the two, or with one that is not in the history', async () => {
    const [before, , two] = workIds();
    const lost = '9'.repeat(40);
    for (const keys of [
      `plan_head_before: ${before}\ncommits: 5\n`,
      `plan_head_after: ${two}\ncommits: 0\n`,
      'commits: 5\n',
    ]) {
      const { directory } = withSummary(keys);
      expect(found(await checkCommit(directory))).toEqual([]);
      expect(await verdictOfCount(directory)).toBeUndefined();
    }
    for (const keys of [
      `plan_head_before: ${lost}\nplan_head_after: ${two}\ncommits: 5\n`,
      `plan_head_before: ${before}\nplan_head_after: ${lost}\ncommits: 0\n`,
    ]) {
      const { directory } = withSummary(keys, ['src/a.ts', 'src/c.ts'], { 'src/c.ts': 'c\n' });
      expect(found(await checkCommit(directory))).toEqual([]);
      expect(await verdictOfCount(directory)).toBe('not-countable');
    }
  });

  test('is not counted in a shallow clone, and is in one without contents', async () => {
    const [before, one] = workIds();
    const { directory, git: run } = withSummary(`plan_head_before: ${before}\nplan_head_after: ${one}\ncommits: 0\n`);
    run('config', 'uploadpack.allowFilter', 'true');
    run('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const clone = (...options: readonly string[]): string => {
      const place = join(temporaryFolder(), 'clone');
      git('.', ['clone', '--quiet', '--no-checkout', ...options, pathToFileURL(directory).href, place]);
      return place;
    };
    const whole = ['gsd-commits-count notice 10', 'gsd-uncommitted-work warning 10'];
    expect(found(await checkCommit(directory))).toEqual(whole);
    for (const depth of ['1', '2', '3']) {
      const shallow = clone(`--depth=${depth}`);
      expect(found(await checkCommit(shallow))).toEqual([]);
      expect(await verdictOfCount(shallow)).toBe('not-countable');
    }
    expect(found(await checkCommit(clone('--filter=blob:none')))).toEqual(whole);
  });
});

describe('A summary without any commit', () => {
  test('is reported beside files that came in with it', async () => {
    const [, , two] = workIds();
    const keys = `plan_head_before: ${two}\nplan_head_after: ${two}\ncommits: 0\n`;
    const { directory } = withSummary(keys, ['src/new.ts', 'src/b.ts'], { 'src/new.ts': 'new\n' });
    const report = await checkCommit(directory);
    expect(found(report)).toContain('gsd-uncommitted-work warning 10');
    expect(report.findings.find(({ rule }) => rule === 'gsd-uncommitted-work')?.message).toBe(
      'The summary says that its work took no commit, but "src/new.ts" was committed by it or with it.',
    );
    expect(
      found(await checkCommit(withSummary('commits: 0\n', ['src/new.ts'], { 'src/new.ts': 'new\n' }).directory)),
    ).toEqual(['gsd-uncommitted-work warning 8']);
  });

  test('is fine where it made nothing, or only files that others committed or that are beside it', async () => {
    const [, , two] = workIds();
    const keys = `plan_head_before: ${two}\nplan_head_after: ${two}\ncommits: 0\n`;
    const { directory } = withSummary(keys, ['.planning/STATE.md', 'src/old.ts'], {
      '.planning/STATE.md': 'state\n',
      'src/beside.ts': 'of another agent\n',
    });
    expect(found(await checkCommit(directory))).not.toContain('gsd-uncommitted-work warning 10');
  });

  test('is looked at when it was introduced, not when it was archived', async () => {
    const { directory } = makeRepository([
      ...WORK,
      { message: 'docs', files: { [SUMMARY]: summary('commits: 0\n') } },
      {
        message: 'archive',
        moved: { [SUMMARY]: '.planning/milestones/v1-phases/01-dates/01-02-SUMMARY.md' },
        files: { 'src/a.ts': 'changed by another plan\n' },
      },
    ]);
    expect(found(await checkCommit(directory))).toEqual([]);
  });

  test('is looked at on each line of history that introduced it', async () => {
    const done = { [SUMMARY]: summary('commits: 0\n') };
    const { directory, git: run } = makeRepository([...WORK, { message: 'docs', files: done }], { checkout: true });
    run('checkout', '--quiet', '-b', 'other', 'HEAD~1');
    writeFiles(directory, { ...done, 'src/a.ts': 'changed\n' });
    run('add', '--all');
    run('commit', '--quiet', '--message=docs and work');
    run('merge', '--quiet', '--message=Merge', 'main');
    expect(found(await checkCommit(directory))).toEqual(['gsd-uncommitted-work warning 8']);
  });
});

describe('Files that a summary says were made', () => {
  test('are touched by the commits between the two, without any that it cites', async () => {
    const [before, , two] = workIds();
    const { directory } = withSummary(`plan_head_before: ${before}\nplan_head_after: ${two}\ncommits: 2\n`, [
      'src/a.ts',
      'src/b.ts',
      'src/old.ts',
    ]);
    expect(found(await checkCommit(directory))).toEqual(['gsd-untouched notice 15']);
  });

  test('may be touched by a cited commit that is lost, unless one between the two touched them', async () => {
    const [before, , two] = workIds();
    const keys = `plan_head_before: ${before}\nplan_head_after: ${two}\ncommits: 2\n`;
    const cites = `${summary(keys, ['src/a.ts', 'src/old.ts'])}\n## Task Commits\n\n1. **Task** - \`0a1b2c3\`\n`;
    const { directory } = makeRepository([...WORK, { message: 'docs', files: { [SUMMARY]: cites } }]);
    const { returns } = await checkCommit(directory);
    const files = returns.flatMap(({ claims }) => claims.filter(({ claim }) => claim.path.startsWith('src/')));
    expect(files.map(({ claim, touched }) => [claim.path, touched])).toEqual([
      ['src/a.ts', true],
      ['src/old.ts', undefined],
    ]);
  });
});
