import type { BaseComparison } from '../../src/engine/change/compare-with-base.js';
import type { Evaluation } from '../../src/engine/evaluate/evaluation.js';
import type { AbsentClaim } from '../../src/engine/evaluate/postponed-claim.js';
import { resolveAbsentClaims } from '../../src/engine/history/absent.js';
import type { ExampleEntry } from '../../src/families/example.js';
import type { Claim, VerdictName } from '../../src/model/claim.js';
import type { Changes, Context } from '../../src/model/context.js';
import type { Past } from '../../src/model/history.js';
import type { Leniency } from '../../src/model/standard.js';
import type { Tree } from '../../src/model/tree.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';

const FILE = 'specs/1_task/.return-meta.json';
const COMMIT = 'abcdef0123456789abcdef0123456789abcdef01';
const REMOVED: Past = { kind: 'removed', commit: COMMIT };

interface Given {
  readonly claim: Partial<Claim>;
  /** The verdict so far. */
  readonly name?: VerdictName;
  readonly leniencies?: readonly Leniency[];
  readonly files?: Readonly<Record<string, ExampleEntry>>;
  /** What became of a path; null where files are in no repository. */
  readonly past?: Past | null;
  readonly tree?: Partial<Tree>;
  readonly changes?: Partial<Pick<Changes, 'changed' | 'deleted'>>;
  readonly comparison?: Partial<BaseComparison>;
  readonly answersFor?: Context['answersFor'];
}

/** The last verdict on one claim, in short. */
async function resolved({
  claim,
  name = 'missing',
  leniencies,
  past,
  changes,
  comparison,
  ...given
}: Given): Promise<string> {
  const record = {
    claim: { path: 'a.md', pointer: '', type: null, ...claim },
    verdict: { name, size: null, foundAt: null, detail: null, blank: false },
  };
  const recordClaims = [record];
  const absent = {
    recordClaims,
    at: 0,
    of: { file: FILE, index: 0, agent: '', status: null, success: true, restated: false },
    standard: { leniencies: leniencies === undefined ? undefined : new Set(leniencies) },
    rules: { claim: new Map() },
    location: {},
    by: {
      source: { file: { path: FILE, id: '', link: false } },
      index: 0,
      content: null,
      outcome: { session: null, succeeds: true },
    },
  } as unknown as AbsentClaim;
  const tree: Tree = {
    ...memoryTree({
      file: FILE,
      files: new Map(Object.entries(given.files ?? {})),
      earlier: new Map(),
      workspace: new Set(),
    }),
    explainAbsent: async ({ paths }) =>
      new Map(
        past === null
          ? []
          : paths.map((path) => [path, { isInWorkspace: false, ignoredBy: null, past: past ?? { kind: 'never' } }]),
      ),
    ...given.tree,
  };
  const context = {
    ...CONTEXT,
    answersFor: given.answersFor ?? CONTEXT.answersFor,
    changes:
      changes === undefined
        ? null
        : { base: 'main', changed: new Set<string>(), deleted: new Set<string>(), ...changes },
  };
  const evaluation = { tree, context, overrides: null, mostFindings: 100, maxFileSize: 1_000 } as unknown as Evaluation;
  const compared =
    comparison === undefined
      ? null
      : ({ base: 'base', baseClaims: () => false, originOf: () => null, ...comparison } as unknown as BaseComparison);
  expect(await resolveAbsentClaims([absent], compared, evaluation)).toEqual([]);
  const { verdict } = recordClaims[0] ?? record;
  return [verdict.name, verdict.foundAt, verdict.detail].filter((part) => part !== null).join(' | ');
}

const before = (existed: boolean): Partial<Tree> => ({ existedBefore: async (moments) => moments.map(() => existed) });
const since = (existed: boolean): Partial<Tree> => ({ existedSince: async (asked) => asked.map(() => existed) });
const folders = (...paths: readonly string[]): Partial<Tree> => ({
  pastEndingWith: async () => ({ endings: new Map(), folders: new Set(paths), entries: new Set(), whole: true }),
});
const file: ExampleEntry = { kind: 'file', content: 'x' };

describe('A claimed deletion', () => {
  const claim = { kind: 'deletion' } as const;
  const never = 'missing | No commit had a file there.';

  test.each<[string, Given, string]>([
    ['outside the root was never a file', { claim: { ...claim, path: '../a.md' } }, never],
    ['of a path that no file can have was never a file', { claim: { ...claim, path: 'a'.repeat(5_000) } }, never],
    ['that no commit had was never a file', { claim }, never],
    ['in no repository was never a file', { claim, past: null }, never],
    [
      'that a commit deleted is done',
      { claim, past: REMOVED, tree: before(true) },
      'deleted | It was deleted by abcdef012345.',
    ],
    [
      'that a commit moved is done',
      { claim, past: { kind: 'moved', to: 'b.md', commit: COMMIT }, tree: before(true) },
      'deleted | It was moved to b.md by abcdef012345.',
    ],
    [
      'that no commit did is done',
      { claim, past: { kind: 'removed', commit: null }, tree: before(true) },
      'deleted | It was deleted.',
    ],
    [
      'of a file that was added after the claim was nothing to delete',
      { claim, past: REMOVED, tree: before(false) },
      'missing | No commit before the claim had a file there.',
    ],
    [
      'that the change claims has all history before it',
      { claim, past: REMOVED, tree: before(false), changes: { changed: new Set([FILE]) }, comparison: {} },
      'deleted | It was deleted by abcdef012345.',
    ],
    [
      'is open where history ends early',
      { claim, past: { kind: 'unknown', detail: 'Short.' } },
      'undetermined | Short.',
    ],
    [
      'of a folder is done',
      { claim, tree: folders('a.md') },
      'deleted | It was a folder, and an earlier commit had it.',
    ],
    ['of a folder that is there is not done', { claim, name: 'directory', tree: folders('a.md') }, 'directory'],
    [
      'that the change deleted is done',
      { claim, changes: { deleted: new Set(['a.md']) } },
      'deleted | The compared change deleted it.',
    ],
    [
      'of a folder whose files the change deleted is done',
      { claim, changes: { deleted: new Set(['b.md', 'a.md/c.md']) } },
      'deleted | The compared change deleted it.',
    ],
    [
      'beside which the change deleted a file is not done',
      { claim, changes: { deleted: new Set(['a.md.txt']) } },
      never,
    ],
    [
      'of a folder of which the change deleted one file is not done',
      { claim, name: 'directory', files: { 'a.md/b.md': file }, changes: { deleted: new Set(['a.md/c.md']) } },
      'directory',
    ],
  ])('%s', async (_, given, expected) => {
    expect(await resolved(given)).toBe(expected);
  });

  test('is asked about with the file that a rename led to', async () => {
    const asked: unknown[] = [];
    await resolved({
      claim,
      files: { 'b.md': file, l: { kind: 'link', target: 'b.md' } },
      tree: {
        explainAbsent: async ({ paths, needed, exists, base }) => {
          asked.push([paths, [...needed], exists('b.md'), exists('l'), exists('c.md'), base]);
          return new Map();
        },
      },
    });
    expect(asked).toEqual([[['a.md'], ['a.md'], true, false, false, null]]);
  });
});

describe('An absent file', () => {
  const removed = 'removed | It was removed in abcdef012345.';
  const late = 'missing | It was removed in abcdef012345. The claim was made after that.';

  test.each<[string, Given, string]>([
    ['was never committed', { claim: {} }, 'missing | It was never committed.'],
    ['in no repository is missing', { claim: {}, past: null }, 'missing'],
    ['is removed where it was there when it was claimed', { claim: {}, past: REMOVED, tree: since(true) }, removed],
    ['is missing where it was gone before', { claim: {}, past: REMOVED, tree: since(false) }, late],
    [
      'is removed where its claim says that it was deleted',
      { claim: { type: 'deleted' }, leniencies: ['deletion'], past: REMOVED, tree: since(false) },
      removed,
    ],
    [
      'is missing where its claim does not say so',
      { claim: { type: 'created' }, leniencies: ['deletion'], past: REMOVED, tree: since(false) },
      late,
    ],
    [
      'of an earlier claim that the change deleted is removed',
      { claim: {}, changes: { deleted: new Set(['a.md']) } },
      'removed | It was removed by this change.',
    ],
    [
      'of a claim of the change that the base had is missing',
      { claim: {}, past: REMOVED, tree: since(true), changes: { changed: new Set([FILE]) }, comparison: {} },
      late,
    ],
    [
      'of a claim that the base makes, too, is removed',
      {
        claim: {},
        past: REMOVED,
        tree: since(true),
        changes: { changed: new Set([FILE]) },
        comparison: { baseClaims: () => true },
      },
      removed,
    ],
    [
      'of which nobody knows when it was claimed is removed where it was there since',
      { claim: {}, past: REMOVED, tree: since(true), changes: { changed: new Set([FILE]) } },
      removed,
    ],
    ["with a folder's path has no history", { claim: { path: 'a.md/' }, past: REMOVED }, 'missing'],
    [
      "with a folder's path has one in a version that says so",
      { claim: { path: 'a/' }, leniencies: ['folder'], past: REMOVED, tree: since(true) },
      removed,
    ],
    ['outside the root has no history', { claim: { path: '../a.md' }, name: 'outside', past: REMOVED }, 'outside'],
    [
      'that is a link to nothing has no history',
      { claim: {}, files: { 'a.md': { kind: 'link', target: 'b.md' } }, past: REMOVED },
      'missing',
    ],
    ['keeps another verdict in no repository', { claim: {}, name: 'case-mismatch', past: null }, 'case-mismatch'],
    [
      'is relocated where a commit moved it',
      {
        claim: {},
        files: { 'b.md': file, 'x/a.md': file },
        past: { kind: 'moved', to: 'x/a.md', commit: COMMIT },
        tree: since(true),
      },
      'relocated | x/a.md | It was moved in abcdef012345.',
    ],
    [
      'is removed where the move is of a small file to another name and folder',
      {
        claim: {},
        files: { 'x/b.md': file },
        past: { kind: 'moved', to: 'x/b.md', commit: COMMIT },
        tree: since(true),
      },
      removed,
    ],
    [
      'is relocated where the move is of a file of 256 bytes',
      {
        claim: {},
        files: { 'x/b.md': { kind: 'file', content: 'x'.repeat(256) } },
        past: { kind: 'moved', to: 'x/b.md', commit: COMMIT },
        tree: since(true),
      },
      'relocated | x/b.md | It was moved in abcdef012345.',
    ],
    [
      'is removed where the move is of a file of 255 bytes',
      {
        claim: {},
        files: { 'x/b.md': { kind: 'file', content: 'x'.repeat(255) } },
        past: { kind: 'moved', to: 'x/b.md', commit: COMMIT },
        tree: since(true),
      },
      removed,
    ],
    [
      'is relocated where a small file kept its folder',
      { claim: {}, files: { 'b.md': file }, past: { kind: 'moved', to: 'b.md', commit: COMMIT }, tree: since(true) },
      'relocated | b.md | It was moved in abcdef012345.',
    ],
    [
      'is found by what another place of it was',
      {
        claim: { alternative: 'specs/a.md' },
        tree: {
          ...since(true),
          explainAbsent: async ({ paths }) =>
            new Map(
              paths.map((path) => [
                path,
                { isInWorkspace: false, ignoredBy: null, past: path === 'specs/a.md' ? REMOVED : { kind: 'never' } },
              ]),
            ),
        },
      },
      removed,
    ],
    [
      'is found by its own path where a commit had that',
      {
        claim: { alternative: 'specs/a.md' },
        tree: {
          ...since(true),
          explainAbsent: async ({ paths }) =>
            new Map(
              paths.map((path) => [
                path,
                { isInWorkspace: false, ignoredBy: null, past: path === 'a.md' ? REMOVED : { kind: 'never' } },
              ]),
            ),
        },
      },
      removed,
    ],
  ])('%s', async (_, given, expected) => {
    expect(await resolved(given)).toBe(expected);
  });
});

describe('A file that a step of the compared change claims', () => {
  const step: Given = {
    claim: {},
    leniencies: ['step'],
    past: REMOVED,
    tree: since(true),
    changes: { changed: new Set([FILE]) },
    comparison: {},
    answersFor: 'changes',
  };
  const removed = 'removed | It was removed in abcdef012345.';
  const added = `${removed} The compared change had added it itself.`;

  test.each<[string, Partial<Given>, string]>([
    ['and that a later one removed was added by the change itself', {}, added],
    [
      'and that the base had, too, is removed',
      { changes: { changed: new Set([FILE]), deleted: new Set(['a.md']) } },
      removed,
    ],
    ['and says that it deleted is removed', { claim: { type: 'deleted' }, leniencies: ['step', 'deletion'] }, removed],
    ['is removed where the run answers for more than the change', { answersFor: 'all' }, removed],
    [
      'is missing where it was gone before, in no commit of the change',
      { tree: since(false) },
      'missing | It was removed in abcdef012345. The claim was made after that.',
    ],
    [
      'is missing where its version has no steps',
      { leniencies: [] },
      'missing | It was removed in abcdef012345. The claim was made after that.',
    ],
    ['is removed where the base makes the claim, too', { comparison: { baseClaims: () => true } }, removed],
    [
      'and that was moved is relocated, though it was gone before',
      { files: { 'x/a.md': file }, past: { kind: 'moved', to: 'x/a.md', commit: COMMIT }, tree: since(false) },
      'relocated | x/a.md | It was moved in abcdef012345.',
    ],
  ])('%s', async (_, more, expected) => {
    expect(await resolved({ ...step, ...more })).toBe(expected);
  });
});

describe('A path that a commit ignores', () => {
  const ignoring: Partial<Tree> = {
    ignoredByCommit: async (paths) => new Map(paths.map((path) => [path, '.gitignore:1: a'])),
  };

  test.each<[string, Given, string]>([
    ['is uncommitted', { claim: {}, tree: ignoring }, 'uncommitted | It is ignored (.gitignore:1: a).'],
    [
      'is beyond proof in a version that says so',
      { claim: {}, leniencies: ['ignored'], tree: ignoring },
      'unverifiable | The .gitignore of the commit keeps it out (.gitignore:1: a).',
    ],
    [
      'is beyond proof in files without a repository, too',
      { claim: {}, leniencies: ['ignored'], past: null, tree: ignoring },
      'unverifiable | The .gitignore of the commit keeps it out (.gitignore:1: a).',
    ],
  ])('%s', async (_, given, expected) => {
    expect(await resolved(given)).toBe(expected);
  });
});

test('The names of other files are a hint where no commit had the path', async () => {
  const named: Partial<Tree> = { filesNamed: (names) => new Map([...names].map((name) => [name, [`x/${name}`]])) };
  const hint = 'A file of that name is at x/a.md.';
  expect(await resolved({ claim: {}, tree: named })).toBe(`missing | It was never committed. ${hint}`);
  expect(await resolved({ claim: {}, past: null, tree: named })).toBe('missing');
  expect(await resolved({ claim: {}, past: REMOVED, tree: { ...named, ...since(false) } })).not.toContain(hint);
  const unknown: Given = { claim: {}, past: { kind: 'unknown', detail: 'Short.' }, tree: named };
  expect(await resolved(unknown)).toBe('undetermined | Short.');
  expect(await resolved({ ...unknown, changes: { changed: new Set([FILE]) }, comparison: {} })).toBe(
    `missing | ${hint}`,
  );
});

test('Nothing is asked where no claim is absent', async () => {
  expect(await resolveAbsentClaims([], null, {} as Evaluation)).toEqual([]);
});
