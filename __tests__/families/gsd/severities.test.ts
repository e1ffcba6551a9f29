import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Report } from '../../../src/model/report.js';
import { artifactsOf, planText, summaryText, verificationText } from '../../support/planning.js';
import { git, makeRepository, temporaryFolder, writeFiles, type Commit } from '../../support/repository.js';
import { checkCommit, withoutSettings } from '../../engine/evaluated.js';
import { ownText as text } from '../../support/own-text.js';

/** What a return can say of a path. */
const TYPES = ['created', 'modified', 'checked', 'listed', 'plan', 'verification', 'deleted'] as const;

type Type = (typeof TYPES)[number];

/** The severity of the finding about a claim; null where it is silent. */
type Weight = 'error' | 'warning' | 'notice' | null;

const ARCHIVE = '.planning/milestones/v1.0-phases';

function fileOf(type: Type): string {
  const n = `0${String(TYPES.indexOf(type) + 1)}`;
  const name = type === 'verification' ? `${n}-VERIFICATION` : `${n}-01-${type === 'plan' ? 'PLAN' : 'SUMMARY'}`;
  return `${ARCHIVE}/${n}-${type}/${name}.md`;
}

/** One return for each type, all of which claim the same paths. */
function returnsOf(paths: readonly string[], commits?: readonly string[]): Readonly<Record<string, string>> {
  const texts = TYPES.map((type): readonly [string, string] => {
    const of = { phase: `0${String(TYPES.indexOf(type) + 1)}-${type}` };
    if (type === 'plan') return [fileOf(type), planText(artifactsOf(paths), of)];
    if (type === 'verification') return [fileOf(type), verificationText(paths, of)];
    return [fileOf(type), summaryText({ ...of, [type]: paths, ...(commits === undefined ? {} : { commits }) })];
  });
  const done = fileOf('plan').replace('PLAN', 'SUMMARY');
  return { ...Object.fromEntries(texts), [done]: summaryText({ phase: '05-plan' }) };
}

/** The same, each file in a commit of its own: who commits all at once does not say when each was written. */
function inTurn(...of: Parameters<typeof returnsOf>): readonly Commit[] {
  return Object.entries(returnsOf(...of)).map(([file, written]) => ({ files: { [file]: written } }));
}

/** Verdict and weight of each claim of a path, by type: `present -`. */
function weightsOf({ returns, findings }: Report, path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    TYPES.flatMap((type) => {
      const record = returns.find(({ file }) => file === fileOf(type));
      const evaluated = record?.claims.find(({ claim }) => claim.path === path);
      if (evaluated === undefined) return [];
      const about = findings.filter(
        ({ file, pointer }) => file === fileOf(type) && pointer === evaluated.claim.pointer,
      );
      return [[type, [evaluated.verdict.name, ...about.map(({ severity }) => severity)].join(' ')]];
    }),
  );
}

function expected(verdict: string, weights: readonly Weight[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    TYPES.map((type, n) => [type, [verdict, ...[weights[n] ?? null].filter((one) => one !== null)].join(' ')]),
  );
}

const PASS = null;
const [E, W, N] = ['error', 'warning', 'notice'] as const;

/** created, modified, checked, listed, plan, verification, deleted. */
const ALL_NOTICES = [N, N, N, N, N, N] as const;
const NOTHING = [PASS, PASS, PASS, PASS, PASS, PASS] as const;

type Row = readonly [what: string, path: string, verdict: string, weights: readonly Weight[]];

const ROWS: readonly Row[] = [
  ['a file that is there', 'src/present.ts', 'present', [...NOTHING, N]],
  ['a file that a rename moved', 'src/renamed.ts', 'relocated', [...ALL_NOTICES, PASS]],
  ['a file that moved with its milestone', '.planning/phases/99-other/99-NOTES.md', 'relocated', [...NOTHING, PASS]],
  ['a file of the milestone itself', '.planning/v1.0-AUDIT.md', 'relocated', [...NOTHING, PASS]],
  ['the end of one path', 'lib/inner.ts', 'relocated', [...ALL_NOTICES, PASS]],
  ['the end of several paths', 'lib/twice.ts', 'relocated', [...ALL_NOTICES, PASS]],
  ['an empty file', 'src/empty.ts', 'empty', [W, W, W, W, W, W, N]],
  ['a file that may be empty', 'src/pkg/__init__.py', 'empty', [...NOTHING, N]],
  ['another that may be', 'src/pkg/py.typed', 'empty', [...NOTHING, N]],
  ['what was never there', 'src/never.ts', 'missing', [E, E, E, W, N, W, PASS]],
  ['what only the disk has', 'src/on-disk.ts', 'uncommitted', [E, E, E, E, N, W, PASS]],
  ['another case', 'src/Present.ts', 'case-mismatch', [W, W, W, W, N, N, N]],
  ['an absolute path', '/etc/hosts.conf', 'outside', [W, W, W, W, N, N, N]],
  ['a path that leaves the root', '../other/x.ts', 'outside', [W, W, W, W, N, N, N]],
  ['a folder', 'src/pkg', 'directory', [...ALL_NOTICES, N]],
  ['a folder that is called one', 'src/folder/', 'directory', [...NOTHING, N]],
  ['what was removed since', 'src/gone.ts', 'removed', [...ALL_NOTICES, PASS]],
  ['a folder that was removed since', 'src/old-folder', 'removed', [...ALL_NOTICES, PASS]],
  ['the end of a path of the past', 'deep/lost.ts', 'removed', [...ALL_NOTICES, PASS]],
  ['the end of a folder', 'lib/hooks', 'relocated', [...ALL_NOTICES, PASS]],
  ['the end of a folder of the past', 'deep/gone-folder', 'removed', [...ALL_NOTICES, PASS]],
  ['a folder that no path ends in', 'lib/never-folder', 'missing', [E, E, E, W, N, W, PASS]],
  ['an empty file that was removed since', 'data/.gitkeep', 'removed', [...ALL_NOTICES, PASS]],
  ['what the commit itself keeps out', 'build/out.js', 'unverifiable', [...ALL_NOTICES, PASS]],
  ['a folder that the commit itself keeps out', 'build/', 'unverifiable', [...ALL_NOTICES, PASS]],
];

const BEFORE = {
  '.gitignore': 'build/\n',
  'src/present.ts': text('present'),
  'src/renamed.ts': text('renamed'),
  [`${ARCHIVE}/99-other/99-NOTES.md`]: '# Notes\n',
  '.planning/milestones/v1.0-AUDIT.md': '# Audit\n',
  'packages/app/lib/inner.ts': text('inner'),
  'packages/app/lib/twice.ts': text('twice'),
  'packages/web/lib/twice.ts': text('twice in the web'),
  'src/empty.ts': '',
  'src/pkg/__init__.py': '',
  'src/pkg/py.typed': '',
  'src/folder/a.ts': text('a'),
  'src/gone.ts': text('gone'),
  'src/old-folder/a.ts': text('old'),
  'packages/app/deep/lost.ts': text('lost'),
  'packages/app/lib/hooks/use.ts': text('use'),
  'packages/app/deep/gone-folder/a.ts': text('a of a folder'),
  'data/.gitkeep': '',
};

const LATER: Commit = {
  moved: { 'src/renamed.ts': 'lib/renamed.ts' },
  removed: [
    'src/gone.ts',
    'src/old-folder',
    'packages/app/deep/lost.ts',
    'packages/app/deep/gone-folder',
    'data/.gitkeep',
  ],
};

beforeAll(withoutSettings);

describe('how grave a verdict is, by what is claimed', () => {
  let report: Report;

  beforeAll(async () => {
    const returns = inTurn(ROWS.map(([, path]) => path));
    const { directory } = makeRepository([{ files: BEFORE }, ...returns, LATER], { checkout: true });
    writeFiles(directory, { 'src/on-disk.ts': 'export {};\n' });
    report = await checkCommit(directory);
  });

  test.each(ROWS)('%s', (_, path, verdict, weights) => {
    expect(weightsOf(report, path)).toEqual(expected(verdict, weights));
  });
});

describe('where all that a return does not say is success', () => {
  test('is a notice at most', async () => {
    const paths = ['src/never.ts', 'src/empty.ts', '/etc/hosts.conf', 'src/Present.ts'];
    const file = fileOf('created');
    const of = { phase: '01-created', selfCheck: 'FAILED', checked: [], created: paths };
    const files = { 'src/present.ts': 'x\n', 'src/empty.ts': '', [file]: summaryText(of) };
    const { findings, returns } = await checkCommit(makeRepository([{ files }]).directory);
    expect(returns[0]?.claims.map(({ verdict }) => verdict.name)).toEqual([
      'missing',
      'empty',
      'outside',
      'case-mismatch',
    ]);
    expect(
      findings.filter(({ pointer }) => pointer?.startsWith('/key-files') === true).map(({ severity }) => severity),
    ).toEqual(['notice', 'notice', 'notice', 'notice']);
  });
});

describe('the moment of a claim', () => {
  const gone: Commit = { files: { 'src/gone.ts': text('gone'), 'src/kept.ts': text('kept') } };
  const removes: Commit = { removed: ['src/gone.ts'] };

  test('after the file was removed makes it missing, but where it is said to be deleted', async () => {
    const { directory } = makeRepository([gone, removes, ...inTurn(['src/gone.ts'])]);
    const seen = weightsOf(await checkCommit(directory), 'src/gone.ts');
    expect(seen).toEqual({ ...expected('missing', [E, E, E, W, N, W]), deleted: 'removed' });
  });

  test('does not count where a cited commit changed the file', async () => {
    const repository = makeRepository([gone, removes]);
    const id = repository.git('rev-parse', 'main~1');
    const { directory } = makeRepository([gone, removes, ...inTurn(['src/gone.ts'], [id])]);
    const seen = weightsOf(await checkCommit(directory), 'src/gone.ts');
    // A plan and a verification cite nothing.
    expect(seen).toEqual({
      ...expected('removed', [...ALL_NOTICES, PASS]),
      plan: 'missing notice',
      verification: 'missing warning',
    });
  });

  test('of a folder is that of its last file', async () => {
    const folder: Commit = { files: { 'src/folder/a.ts': text('a'), 'src/kept.ts': text('kept') } };
    const { directory } = makeRepository([folder, { removed: ['src/folder/a.ts'] }, ...inTurn(['src/folder/a.ts'])]);
    expect(weightsOf(await checkCommit(directory), 'src/folder/a.ts')).toEqual({
      ...expected('missing', [E, E, E, W, N, W]),
      deleted: 'removed',
    });
  });
});

describe('history that cannot be asked', () => {
  test('since a return cites only commits that it lacks, makes what is absent unverifiable', async () => {
    const { directory } = makeRepository([
      { files: { 'a.ts': 'a\n' } },
      ...inTurn(['src/never.ts'], ['0a1b2c3', 'd4e5f60']),
    ]);
    expect(weightsOf(await checkCommit(directory), 'src/never.ts')).toEqual({
      ...expected('unverifiable', [...ALL_NOTICES, PASS]),
      plan: 'missing notice',
      verification: 'missing warning',
    });
  });

  test('since it is shallow, leaves what is absent undetermined, and commits too', async () => {
    const origin = makeRepository([
      { files: { 'src/gone.ts': text('gone'), ...returnsOf(['src/gone.ts'], ['0a1b2c3']) } },
      { removed: ['src/gone.ts'] },
    ]);
    const directory = join(temporaryFolder(), 'shallow');
    git('.', ['clone', '--quiet', '--depth=1', pathToFileURL(origin.directory).href, directory]);
    const report = await checkCommit(directory);
    expect(weightsOf(report, 'src/gone.ts')).toEqual(expected('undetermined', [E, E, E, W, N, N, PASS]));
    const seen = weightsOf(report, '0a1b2c3');
    expect(seen).toEqual(
      Object.fromEntries(
        ['created', 'modified', 'checked', 'listed', 'deleted'].map((type) => [type, 'undetermined notice']),
      ),
    );
  });
});
