import type { BaseComparison } from '../../src/engine/change/compare-with-base.js';
import type { AbsentClaim, Evaluation } from '../../src/engine/evaluate/evaluation.js';
import { resolveAbsentClaims } from '../../src/engine/history/absent.js';
import type { ExampleEntry } from '../../src/families/example.js';
import type { Claim, VerdictName, VerifiedClaim } from '../../src/model/claim.js';
import type { Changes, Context } from '../../src/model/context.js';
import type { PendingFinding, Problem } from '../../src/model/finding.js';
import type { FileVersion, Past } from '../../src/model/history.js';
import type { Leniency } from '../../src/model/standard.js';
import type { Tree } from '../../src/model/tree.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';

const FILE = 'specs/1_task/.return-meta.json';
const COMMIT = 'abcdef0123456789abcdef0123456789abcdef01';
const REMOVED: Past = { kind: 'removed', commit: COMMIT };

/** An absent claim, and how its return makes it. */
interface Claimed {
  readonly claim: Partial<Claim>;
  /** The verdict so far. */
  readonly name?: VerdictName;
  readonly leniencies?: readonly Leniency[];
  /** The file of its return. */
  readonly file?: string;
  readonly index?: number;
  /** Commits that the return cites, too. */
  readonly cited?: readonly string[];
  /** The rules on claims, by the kind and the verdict that they speak of. */
  readonly rules?: ReadonlyMap<string, readonly unknown[]>;
}

interface Repository {
  readonly files?: Readonly<Record<string, ExampleEntry>>;
  /** What became of a path; null where files are in no repository. */
  readonly past?: Past | null;
  readonly tree?: Partial<Tree>;
  readonly changes?: Partial<Changes>;
  readonly comparison?: Partial<BaseComparison> | undefined;
  readonly answersFor?: Context['answersFor'];
}

type Given = Claimed & Repository;

/** The version by which earlier versions of returns make their claims. */
const STANDARD = { statuses: ['done'], success: ['done'], claimFields: [{ pattern: '/artifacts/*/path' }] };

function absentOf({
  claim,
  name = 'missing',
  leniencies,
  file = FILE,
  index = 0,
  cited = [],
  rules = new Map(),
}: Claimed): AbsentClaim {
  const verdict = { size: null, foundAt: null, detail: null, blank: false };
  const recordClaims = [
    { claim: { path: 'a.md', pointer: '', type: null, ...claim }, verdict: { name, ...verdict } },
    ...cited.map((commit) => ({
      claim: { path: commit, pointer: '', type: null, kind: 'commit' },
      verdict: { name: 'present', ...verdict, commit },
    })),
  ];
  return {
    recordClaims,
    at: 0,
    of: { file, index, agent: '', status: null, success: true, restated: false },
    standard: { leniencies: leniencies === undefined ? undefined : new Set(leniencies) },
    rules: { claim: rules },
    location: { file, index, pointer: '/artifacts/0/path', range: null, verbatim: true, excerpt: null },
    by: {
      source: {
        file: { path: file, id: '', link: false },
        gathered: { form: 'json', family: 'return-meta', reduced: false },
      },
      index,
      content: null,
      outcome: { session: null, succeeds: true },
    },
  } as unknown as AbsentClaim;
}

/** Gives claims their last verdicts. Returns the findings. */
async function resolve(
  claims: readonly AbsentClaim[],
  { files = {}, past, changes, comparison, answersFor = CONTEXT.answersFor, tree: more = {} }: Repository,
): Promise<readonly PendingFinding[]> {
  const tree: Tree = {
    ...memoryTree({ file: FILE, files: new Map(Object.entries(files)), earlier: new Map(), workspace: new Set() }),
    explainAbsent: async ({ paths }) =>
      new Map(
        past === null
          ? []
          : paths.map((path) => [path, { isInWorkspace: false, ignoredBy: null, past: past ?? { kind: 'never' } }]),
      ),
    ...more,
  };
  const context = {
    ...CONTEXT,
    answersFor,
    changes:
      changes === undefined
        ? null
        : { base: 'main', changed: new Set<string>(), deleted: new Set<string>(), ...changes },
  };
  const standards = { areLoaded: () => true, chosenAt: () => ({ 'return-meta': STANDARD }) };
  const evaluation = { tree, context, standards, overrides: null, mostFindings: 100, maxFileSize: 1_000 };
  const compared =
    comparison === undefined
      ? null
      : ({
          base: 'base',
          hadFile: () => false,
          baseClaims: () => false,
          originOf: () => null,
          ...comparison,
        } as unknown as BaseComparison);
  return resolveAbsentClaims(claims, compared, evaluation as unknown as Evaluation);
}

/** The verdict on a claim, in short. */
function inShort({ recordClaims, at }: AbsentClaim): string {
  const verdict = recordClaims[at]?.verdict;
  const { name, foundAt, detail, byChange = false } = verdict ?? { name: null, foundAt: null, detail: null };
  return [name, foundAt, detail, byChange ? 'by the change' : null].filter((part) => part !== null).join(' | ');
}

/** The last verdict on one claim, in short. */
async function resolved(given: Given): Promise<string> {
  const claim = absentOf(given);
  expect(await resolve([claim], given)).toEqual([]);
  return inShort(claim);
}

const before = (existed: boolean): Partial<Tree> => ({ existedBefore: async (moments) => moments.map(() => existed) });
const since = (existed: boolean): Partial<Tree> => ({ existedSince: async (asked) => asked.map(() => existed) });
/** Whether the path existed since commits of history, and since the base. */
const sinceEach = (existed: boolean, existedAtBase: boolean): Partial<Tree> => ({
  existedSince: async (asked) => asked.map(({ moments }) => (moments.includes('base') ? existedAtBase : existed)),
});
/** More versions of each file than are read, none of which can be read. */
const unread: Partial<Tree> = {
  fileVersions: async (paths) => new Map(paths.map((path) => [path, versions(1_001)])),
  readVersions: async function* (files) {
    yield await Promise.resolve(files.map(({ id }) => ({ kind: 'lacking' as const, id })));
  },
};
function versions(count: number): FileVersion {
  let newest: FileVersion = { commit: '0', id: '0', before: [] };
  for (let n = 1; n < count; n++) newest = { commit: String(n), id: String(n), before: [newest] };
  return newest;
}
/** The repository is never asked that. */
const never = () => Promise.reject(new Error('asked'));
const folders = (...paths: readonly string[]): Partial<Tree> => ({
  pastEndingWith: async () => ({ endings: new Map(), folders: new Set(paths), entries: new Set(), whole: true }),
});
const file: ExampleEntry = { kind: 'file', content: 'x' };

describe('A claimed deletion', () => {
  const claim = { kind: 'deletion' } as const;
  const nothing = 'missing | No commit had a file there.';

  test.each<[string, Given, string]>([
    ['outside the root was never a file', { claim: { ...claim, path: '../a.md' } }, nothing],
    ['of a path that no file can have was never a file', { claim: { ...claim, path: 'a'.repeat(5_000) } }, nothing],
    ['that no commit had was never a file', { claim }, nothing],
    ['in no repository was never a file', { claim, past: null }, nothing],
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
      'of a link or a submodule is done',
      {
        claim,
        tree: {
          pastEndingWith: async () => ({
            endings: new Map(),
            folders: new Set(['a.md']),
            entries: new Set(['a.md']),
            whole: true,
          }),
        },
      },
      'deleted | It was a link or a submodule, and an earlier commit had it.',
    ],
    [
      'of a file is done, whatever else was at its path',
      { claim, past: REMOVED, tree: { ...before(true), ...folders('a.md') } },
      'deleted | It was deleted by abcdef012345.',
    ],
    [
      'of a file that became a folder is done',
      { claim, name: 'directory', past: REMOVED, tree: before(true) },
      'deleted | It was deleted by abcdef012345.',
    ],
    [
      'of a file that became a folder after the claim is not done',
      { claim, name: 'directory', past: REMOVED, tree: before(false) },
      'directory',
    ],
    [
      'of a file that was moved after the claim to its place was nothing to delete',
      { claim, past: { kind: 'moved', to: 'b.md', commit: COMMIT }, tree: before(false) },
      'missing | No commit before the claim had a file there.',
    ],
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
      nothing,
    ],
    [
      'of a folder of which the change deleted one file is not done',
      { claim, name: 'directory', files: { 'a.md/b.md': file }, changes: { deleted: new Set(['a.md/c.md']) } },
      'directory',
    ],
  ])('%s', async (_, given, expected) => {
    expect(await resolved(given)).toBe(expected);
  });

  test('is asked of history once, with all others, and of what else was there where no file was', async () => {
    const asked: unknown[] = [];
    const pasts = new Map<string, Past>([
      ['a.md', REMOVED],
      ['b.md', { kind: 'moved', to: 'l', commit: COMMIT }],
      ['c.md', { kind: 'unknown', detail: 'Short.' }],
    ]);
    const claims = ['a.md', 'b.md', 'c.md', 'd.md', 'd.md'].map((path) => absentOf({ claim: { ...claim, path } }));
    await resolve([...claims, absentOf({ claim: { ...claim, path: '../e.md' } })], {
      files: { 'b.md': file, l: { kind: 'link', target: 'b.md' } },
      tree: {
        explainAbsent: async ({ paths, needed, exists, base }) => {
          asked.push([paths, [...needed], exists('b.md'), exists('l'), exists('c.md'), base]);
          return new Map(
            paths.map((path) => [
              path,
              { isInWorkspace: false, ignoredBy: null, past: pasts.get(path) ?? { kind: 'never' } },
            ]),
          );
        },
        fileVersions: async (paths, from) => {
          asked.push([paths, from]);
          return new Map([[FILE, { commit: 'v', id: '', before: [] }]]);
        },
        existedBefore: async (moments) => {
          asked.push(moments);
          return moments.map(() => true);
        },
        pastEndingWith: async (...questions) => {
          asked.push(questions);
          return { endings: new Map(), folders: new Set(), entries: new Set(), whole: true };
        },
      },
    });
    const paths = ['a.md', 'b.md', 'c.md', 'd.md'];
    expect(asked).toEqual([
      [paths, paths, true, false, false, null],
      [[FILE], null],
      [
        { path: 'a.md', commit: 'v' },
        { path: 'b.md', commit: 'v' },
      ],
      [[], ['d.md']],
    ]);
  });

  test('is asked of no history where the path says enough', async () => {
    const tree: Partial<Tree> = { explainAbsent: never, fileVersions: never, pastEndingWith: never };
    expect(await resolved({ claim: { ...claim, path: '../a.md' }, tree })).toBe(nothing);
    expect(await resolved({ claim, changes: { deleted: new Set(['a.md']) }, tree })).toBe(
      'deleted | The compared change deleted it.',
    );
  });

  test('of a file that no commit deleted has no moment', async () => {
    const tree: Partial<Tree> = { fileVersions: never };
    expect(await resolved({ claim, past: { kind: 'unknown', detail: 'Short.' }, tree })).toBe('undetermined | Short.');
    expect(await resolved({ claim, tree })).toBe(nothing);
    const changes = { changed: new Set([FILE]) };
    expect(await resolved({ claim, past: REMOVED, changes, comparison: {}, tree })).toBe(
      'deleted | It was deleted by abcdef012345.',
    );
  });

  test.each<[string, readonly string[], string]>([
    [
      'is true if the file was there before the version from which both lines of a merge have the claim',
      ['first', 'left', 'right', 'merge'],
      'deleted | It was deleted by abcdef012345.',
    ],
    [
      'is false if the file was there only after that, on one of the lines',
      ['left', 'merge'],
      'missing | No commit before the claim had a file there.',
    ],
  ])('%s', async (_, existed, expected) => {
    const version = (id: string, ...earlier: readonly FileVersion[]): FileVersion => ({
      commit: id,
      id,
      before: earlier,
    });
    const first = version('first');
    const merge = version('merge', version('right', first), version('left', first));
    const text = JSON.stringify({ status: 'done', artifacts: [{ path: 'a.md', type: 'deleted' }] });
    const tree: Partial<Tree> = {
      fileVersions: async () => new Map([[FILE, merge]]),
      readVersions: async function* (files) {
        yield await Promise.resolve(files.map(() => ({ kind: 'bytes' as const, bytes: Buffer.from(text) })));
      },
      existedBefore: async (moments) => moments.map(({ commit }) => existed.includes(commit)),
    };
    expect(await resolved({ claim, past: REMOVED, tree })).toBe(expected);
  });

  test('is true if one of two lines of history that claim it had the file', async () => {
    const line = (id: string): FileVersion => ({ commit: id, id, before: [] });
    const tree: Partial<Tree> = {
      fileVersions: async () => new Map([[FILE, { commit: 'm', id: 'm', before: [line('x'), line('y')] }]]),
      readVersions: async function* (files) {
        yield await Promise.resolve(files.map(() => ({ kind: 'bytes' as const, bytes: Buffer.from('{}') })));
      },
      existedBefore: async (moments) => moments.map((_, n) => n === 1),
    };
    const claims = [absentOf({ claim }), absentOf({ claim: { ...claim, path: 'b.md' } })];
    await resolve(claims, { past: REMOVED, tree });
    expect(claims.map(inShort)).toEqual([
      'missing | No commit before the claim had a file there.',
      'deleted | It was deleted by abcdef012345.',
    ]);
  });
});

describe('An absent file', () => {
  const removed = 'removed | It was removed in abcdef012345.';
  const late = 'missing | It was removed in abcdef012345. The claim was made after that.';
  const deletes = 'removed | This change deletes it. | by the change';

  test.each<[string, Given, string]>([
    ['was never committed', { claim: {} }, 'missing | It is not in this commit or its history.'],
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
      'of a claim of the change that takes away what the base had is removed, in the same words in every clone',
      {
        claim: {},
        past: REMOVED,
        tree: since(false),
        changes: { changed: new Set([FILE]) },
        comparison: { hadFile: (path) => path === 'a.md' },
      },
      deletes,
    ],
    [
      'of a claim of the change that takes away what the base had says what was not looked at',
      {
        claim: {},
        past: { ...REMOVED, detail: 'Not looked at.' },
        changes: { changed: new Set([FILE]) },
        comparison: { hadFile: () => true },
      },
      'removed | This change deletes it. Not looked at. | by the change',
    ],
    [
      'of a claim of the change, which a step of it makes, that takes away what the base had is removed',
      {
        claim: {},
        leniencies: ['step'],
        past: { kind: 'removed', commit: null },
        tree: since(false),
        changes: { changed: new Set([FILE]), deleted: new Set(['a.md']) },
        comparison: { hadFile: () => true },
      },
      deletes,
    ],
    [
      'of a claim of the change at the other place that it may mean is removed where the base had that',
      {
        claim: { path: 'a.md', base: 'sub', alternative: 'a.md' },
        leniencies: ['step'],
        past: { kind: 'removed', commit: null },
        changes: { changed: new Set([FILE]), deleted: new Set(['a.md']) },
        comparison: { hadFile: (path) => path === 'a.md' },
      },
      deletes,
    ],
    [
      'that a new return claims and the change deletes is removed where the base cannot be read',
      {
        claim: {},
        tree: { explainAbsent: never },
        changes: { changed: new Set([FILE]), deleted: new Set(['a.md']) },
      },
      deletes,
    ],
    [
      'that a changed return claims and the change deletes may be an old claim where the base cannot be read',
      {
        claim: {},
        tree: { explainAbsent: never },
        changes: { changed: new Set([FILE]), added: new Set(), deleted: new Set(['a.md']) },
      },
      'removed | It was removed by this change.',
    ],
    [
      'that the change moves is looked for in history where the base cannot be read',
      {
        claim: {},
        past: { kind: 'unknown', detail: 'History ends early.' },
        changes: { changed: new Set([FILE]), deleted: new Set(['a.md']), movedAway: new Set(['a.md']) },
      },
      'undetermined | History ends early.',
    ],
    [
      'where a directory is now is no false claim',
      { claim: {}, name: 'directory', past: REMOVED, tree: since(true) },
      'directory | A file was there. It was removed in abcdef012345.',
    ],
    [
      'that was gone before the claim, where a directory is now, is claimed falsely',
      { claim: {}, name: 'directory', past: REMOVED, tree: since(false) },
      'directory',
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
    [
      'of an earlier claim that the change deleted has its history where the base is there',
      {
        claim: {},
        past: REMOVED,
        tree: since(true),
        changes: { deleted: new Set(['a.md']) },
        comparison: {},
      },
      removed,
    ],
    [
      'of an earlier claim that the change did not delete has its history',
      { claim: {}, past: REMOVED, tree: since(true), changes: { deleted: new Set(['b.md']) } },
      removed,
    ],
    [
      'of an earlier claim that the change deleted needs no history',
      { claim: {}, tree: { explainAbsent: never }, changes: { deleted: new Set(['a.md']) } },
      'removed | It was removed by this change.',
    ],
    [
      'that the change deleted, on disk, is missing where its return is not committed',
      {
        claim: {},
        tree: { kind: 'workspace', fileVersions: async () => new Map() },
        changes: { deleted: new Set(['a.md']) },
      },
      'missing | It was removed by this change.',
    ],
    [
      'is missing where it was moved before, and says where it is',
      {
        claim: {},
        files: { 'x/a.md': file },
        past: { kind: 'moved', to: 'x/a.md', commit: COMMIT },
        tree: since(false),
      },
      'missing | It was moved to x/a.md in abcdef012345. The claim was made after that.',
    ],
    [
      'is missing where it was gone before, and a move is not believed',
      {
        claim: {},
        files: { 'x/b.md': file },
        past: { kind: 'moved', to: 'x/b.md', commit: COMMIT },
        tree: since(false),
      },
      late,
    ],
    [
      'is open where it was moved to a file whose content the clone lacks',
      {
        claim: {},
        files: { 'x/b.md': file },
        past: { kind: 'moved', to: 'x/b.md', commit: COMMIT },
        tree: { ...since(true), sizes: async (ids) => ids.map(() => ({ bytes: null, telling: false })) },
      },
      'undetermined | x/b.md | The clone lacks the content of x/b.md, the object x/b.md.',
    ],
    [
      'is open where its return has too many versions',
      { claim: {}, past: REMOVED, tree: unread },
      'undetermined | It was removed in abcdef012345. Whether it was claimed before that is not known: not all versions of its return could be read.',
    ],
    [
      'is open where its return has too many versions, though it was moved',
      { claim: {}, files: { 'x/a.md': file }, past: { kind: 'moved', to: 'x/a.md', commit: COMMIT }, tree: unread },
      'undetermined | It was moved in abcdef012345. Whether it was claimed before that is not known: not all versions of its return could be read.',
    ],
    [
      'is removed where its claim says so, however many versions its return has',
      { claim: { type: 'deleted' }, leniencies: ['deletion'], past: REMOVED, tree: unread },
      removed,
    ],
    [
      'in no repository is missing, whatever other place it has',
      { claim: { alternative: 'specs/a.md' }, past: null },
      'missing',
    ],
    [
      'keeps another verdict in no repository, whatever else explains it',
      {
        claim: {},
        name: 'case-mismatch',
        leniencies: ['ignored'],
        past: null,
        tree: { ignoredByCommit: async (paths) => new Map(paths.map((path) => [path, '.gitignore:1: a'])) },
      },
      'case-mismatch',
    ],
    [
      'is found by its end where no commit had it',
      { claim: {}, leniencies: ['path-ending'], files: { 'x/a.md': file } },
      'relocated | x/a.md | Its path ends so.',
    ],
    [
      'is not found by its end where a commit removed it',
      { claim: {}, leniencies: ['path-ending'], files: { 'x/a.md': file }, past: REMOVED, tree: since(false) },
      late,
    ],
    [
      'is not found by its end where a commit moved it',
      {
        claim: {},
        leniencies: ['path-ending'],
        files: { 'x/a.md': file, 'a.md.txt': file },
        past: { kind: 'moved', to: 'a.md.txt', commit: COMMIT },
        tree: since(false),
      },
      'missing | It was moved to a.md.txt in abcdef012345. The claim was made after that.',
    ],
    [
      'is not found by its name where history ends early',
      {
        claim: {},
        leniencies: ['name'],
        files: { 'x/a.md': file },
        past: { kind: 'unknown', detail: 'Short.' },
        tree: { filesNamed: (names) => new Map([...names].map((name) => [name, [`x/${name}`]])) },
      },
      'undetermined | Short.',
    ],
    [
      'is asked no more of in a strict version',
      { claim: {}, tree: { changedIn: never, trackedEndingWith: never, pastEndingWith: never } },
      'missing | It is not in this commit or its history.',
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
  const added = `${removed} The compared change had added it itself. | by the change`;

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
    ['and that no commit since the base had is removed', { tree: sinceEach(true, false) }, removed],
    [
      'and that was moved is relocated, though the change had added it',
      { files: { 'x/a.md': file }, past: { kind: 'moved', to: 'x/a.md', commit: COMMIT } },
      'relocated | x/a.md | It was moved in abcdef012345.',
    ],
    ['is removed where nothing is compared', { comparison: undefined }, removed],
    [
      'and that no commit had is not found by its end where the change did not touch that file',
      { leniencies: ['step', 'path-ending'], files: { 'x/a.md': file }, past: { kind: 'never' } },
      'missing | It is not in this commit or its history.',
    ],
    [
      'and that no commit had is found by its end where the change only modified the return',
      {
        leniencies: ['step', 'path-ending'],
        files: { 'x/a.md': file },
        past: { kind: 'never' },
        changes: { changed: new Set([FILE]), added: new Set() },
      },
      'relocated | x/a.md | Its path ends so.',
    ],
    [
      'and that no commit had is found by its end where the run answers for more than the change',
      {
        leniencies: ['step', 'path-ending'],
        files: { 'x/a.md': file },
        past: { kind: 'never' },
        answersFor: 'all',
      },
      'relocated | x/a.md | Its path ends so.',
    ],
    [
      'and that was moved is relocated, though it was gone before',
      { files: { 'x/a.md': file }, past: { kind: 'moved', to: 'x/a.md', commit: COMMIT }, tree: since(false) },
      'relocated | x/a.md | It was moved in abcdef012345.',
    ],
  ])('%s', async (_, more, expected) => {
    expect(await resolved({ ...step, ...more })).toBe(expected);
  });
});

describe('A commit that a step of the compared change cites', () => {
  const removed = 'removed | It was removed in abcdef012345.';
  const added = `${removed} The compared change had added it itself. | by the change`;
  const late = 'missing | It was removed in abcdef012345. The claim was made after that.';

  test.each<[string, 'written' | 'deleted', boolean, Partial<Given>, string]>([
    ['proves nothing of what existed neither then nor before', 'written', false, {}, late],
    ['proves by writing a file that it was there', 'written', true, {}, added],
    ['proves nothing by deleting a file that the base did not have', 'deleted', true, {}, late],
    [
      'need not prove what the base had',
      'deleted',
      true,
      { comparison: { hadFile: () => true } },
      'removed | This change deletes it. | by the change',
    ],
    ['proves by deleting a file that it was there, in all history', 'deleted', false, { answersFor: 'all' }, removed],
  ])('%s', async (_, did, existedAtBase, { changes, ...more }, expected) => {
    const given: Given = {
      claim: {},
      leniencies: ['step', 'cited-commits'],
      cited: ['c'],
      past: REMOVED,
      changes: { changed: new Set([FILE]), ...changes },
      comparison: {},
      answersFor: 'changes',
      ...more,
      tree: {
        ...sinceEach(false, existedAtBase),
        changedIn: async () => new Map([['c', new Map([['a.md', did]])]]),
      },
    };
    expect(await resolved(given)).toBe(expected);
  });
});

describe('The repository is asked', () => {
  /** A tree that notes its questions. */
  function noting(past: Past, notes: unknown[]): Partial<Tree> {
    return {
      explainAbsent: async ({ paths, needed, exists, base }) => {
        notes.push(['explain', paths, [...needed], base, ['b.md', 'l', 'none'].map(exists)]);
        return new Map(paths.map((path) => [path, { isInWorkspace: false, ignoredBy: null, past }]));
      },
      existedSince: async (asked) => {
        notes.push(['since', ...asked]);
        return asked.map(() => true);
      },
      filesNamed: (names) => {
        notes.push(['named', ...names]);
        return new Map();
      },
      ignoredByCommit: async (paths, commit) => {
        notes.push(['ignored', paths, commit]);
        return new Map();
      },
      fileVersions: async (files, from) => {
        notes.push(['versions', files, from]);
        return new Map(files.map((path) => [path, { commit: 'v', id: path, before: [] }]));
      },
    };
  }
  const files: Given['files'] = { 'b.md': file, l: { kind: 'link', target: 'b.md' } };
  const exists = [true, false, false];

  test('once about all claims of files', async () => {
    const notes: unknown[] = [];
    const claims = ['a.md', 'x/c.md', 'a.md'].map((path) => absentOf({ claim: { path } }));
    await resolve(claims, { files, tree: noting({ kind: 'never' }, notes) });
    expect(notes).toEqual([
      ['explain', ['a.md', 'x/c.md'], ['a.md', 'x/c.md'], null, exists],
      ['named', 'a.md', 'c.md'],
      ['ignored', ['a.md', 'x/c.md'], null],
    ]);
  });

  test('about claimed deletions by themselves', async () => {
    const notes: unknown[] = [];
    const claims = [absentOf({ claim: {} }), absentOf({ claim: { path: 'b', kind: 'deletion' } })];
    await resolve(claims, { files, tree: noting({ kind: 'never' }, notes) });
    expect(notes).toEqual([
      ['explain', ['b'], ['b'], null, exists],
      ['explain', ['a.md'], ['a.md'], null, exists],
      ['named', 'a.md'],
      ['ignored', ['a.md'], null],
    ]);
  });

  test('once more about what both the change and an earlier return claim', async () => {
    const notes: unknown[] = [];
    const earlier = 'specs/0_old/.return-meta.json';
    const claims = [
      absentOf({ claim: {} }),
      absentOf({ claim: {}, file: earlier }),
      absentOf({ claim: { path: 'c.md' } }),
    ];
    await resolve(claims, {
      files,
      changes: { changed: new Set([FILE, '.gitignore']) },
      comparison: {},
      tree: noting(REMOVED, notes),
    });
    expect(notes).toEqual([
      ['explain', ['a.md', 'c.md'], ['a.md'], 'base', exists],
      ['explain', ['a.md'], [], 'base', exists],
      ['versions', [earlier], 'base'],
      ['since', { path: 'a.md', moments: ['v'], movedBy: null, orParent: true }],
      ['named'],
      ['ignored', ['a.md', 'c.md'], 'base'],
    ]);
  });

  test('about names where no commit that counts had the path', async () => {
    const notes: unknown[] = [];
    const claims = [absentOf({ claim: {} }), absentOf({ claim: { path: 'c.md' }, file: 'specs/0_old/r.json' })];
    await resolve(claims, {
      changes: { changed: new Set([FILE]) },
      comparison: {},
      tree: noting({ kind: 'unknown', detail: 'Short.' }, notes),
    });
    expect(notes).toContainEqual(['named', 'a.md']);
    expect(notes).toContainEqual(['ignored', ['a.md', 'c.md'], null]);
  });

  test('about the claims of steps by themselves, without a base, and whether the change added what it removed', async () => {
    const notes: unknown[] = [];
    const claims = [
      absentOf({ claim: {}, leniencies: ['step'] }),
      absentOf({ claim: { path: 'c.md' }, leniencies: ['step'] }),
      absentOf({ claim: { path: 'd.md' } }),
    ];
    await resolve(claims, {
      files,
      changes: { changed: new Set([FILE, '.gitignore']), deleted: new Set(['c.md']) },
      comparison: {},
      answersFor: 'changes',
      tree: noting(REMOVED, notes),
    });
    const changeOf = (path: string): object => ({ path, moments: ['base'] });
    expect(notes).toEqual([
      ['explain', ['d.md'], [], 'base', exists],
      ['named'],
      ['ignored', ['d.md'], 'base'],
      ['explain', ['a.md', 'c.md'], ['a.md', 'c.md'], null, exists],
      ['versions', [FILE], null],
      ['since', ...['a.md', 'c.md'].map((path) => ({ path, moments: ['v'], movedBy: null }))],
      ['named'],
      ['since', changeOf('a.md'), changeOf('c.md')],
      ['ignored', ['a.md', 'c.md'], 'base'],
      ['since', changeOf('a.md')],
    ]);
  });

  test('not whether the change added what is only moved, or was never there', async () => {
    const notes: unknown[] = [];
    const step = {
      leniencies: ['step'],
      changes: { changed: new Set([FILE]) },
      comparison: {},
      answersFor: 'changes',
    } as const;
    await resolve([absentOf({ claim: {}, ...step })], { ...step, tree: noting({ kind: 'never' }, notes) });
    expect(notes).toEqual([
      ['explain', ['a.md'], ['a.md'], null, exists.map(() => false)],
      ['named', 'a.md'],
      ['since'],
      ['ignored', ['a.md'], null],
    ]);
  });

  test('first about the paths of claims that have another place', async () => {
    const notes: unknown[] = [];
    const claims = [absentOf({ claim: { alternative: 'specs/a.md' } }), absentOf({ claim: { path: 'c.md' } })];
    await resolve(claims, { files, tree: noting({ kind: 'never' }, notes) });
    expect(notes).toEqual([
      ['explain', ['a.md'], [], null, [false, false, false]],
      ['explain', ['specs/a.md', 'c.md'], ['specs/a.md', 'c.md'], null, exists],
      ['named', 'a.md', 'c.md'],
      ['ignored', ['specs/a.md', 'c.md'], null],
    ]);
  });
});

test('Only returns of the compared change say what it deleted', async () => {
  const says = (file: string): AbsentClaim => absentOf({ claim: { type: 'deleted' }, leniencies: ['deletion'], file });
  const change: Repository = {
    past: REMOVED,
    tree: since(true),
    changes: { changed: new Set([FILE, 'specs/2_new/r.json']) },
    comparison: {},
    answersFor: 'changes',
  };
  const verdicts = ['specs/0_old/r.json', 'specs/2_new/r.json'].map(async (other) => {
    const step = absentOf({ claim: {}, leniencies: ['step'] });
    await resolve([step, says(other)], change);
    return inShort(step);
  });
  expect(await Promise.all(verdicts)).toEqual([
    'removed | It was removed in abcdef012345. The compared change had added it itself. | by the change',
    'removed | It was removed in abcdef012345.',
  ]);
});

test('A claim of a strict version is explained beside one of a lenient version', async () => {
  const claims = [absentOf({ claim: {} }), absentOf({ claim: {}, leniencies: ['path-ending'] })];
  await resolve(claims, { files: { 'x/a.md': file } });
  expect(claims.map(inShort)).toEqual([
    'missing | It is not in this commit or its history.',
    'relocated | x/a.md | Its path ends so.',
  ]);
});

test('What the rules of its version say of an absent claim is reported at its place, by its direct path', async () => {
  const check = ({ claim, verdict }: VerifiedClaim): readonly Problem[] => [
    { message: `${claim.path} is ${verdict.name}.`, recommendation: 'Commit it.' },
  ];
  const rules = new Map([
    ['file missing', [{ rule: { id: 'absent', severity: 'error', check }, severity: 'error', params: {} }]],
  ]);
  const claims = [
    absentOf({ claim: { path: './a.md' }, rules }),
    absentOf({ claim: {}, name: 'case-mismatch', rules }),
  ];
  expect(await resolve(claims, {})).toEqual([
    {
      finding: {
        rule: 'absent',
        severity: 'error',
        message: './a.md is missing.',
        recommendation: 'Commit it.',
        file: FILE,
        index: 0,
        pointer: '/artifacts/0/path',
        range: null,
        untrue: true,
        excerpt: null,
      },
      fingerprintInput: { rule: 'absent', file: FILE, index: 0, pointer: '/artifacts/0/path', value: 'a.md' },
    },
  ]);
});

describe('A path that a commit ignores', () => {
  const ignoring: Partial<Tree> = {
    ignoredByCommit: async (paths) => new Map(paths.map((path) => [path, '.gitignore:1: a'])),
  };
  const onDisk: Partial<Tree> = {
    explainAbsent: async ({ paths }) =>
      new Map(paths.map((path) => [path, { isInWorkspace: true, ignoredBy: null, past: { kind: 'never' } }])),
  };

  test.each<[string, Given, string]>([
    ['is uncommitted', { claim: {}, tree: ignoring }, 'uncommitted | It is ignored (.gitignore:1: a).'],
    [
      'is beyond proof in a version that says so',
      { claim: {}, leniencies: ['ignored'], tree: ignoring },
      'unverifiable | The .gitignore of the commit keeps it out (.gitignore:1: a).',
    ],
    [
      'is not excused where git cannot apply its rules',
      { claim: {}, leniencies: ['ignored'], tree: { ignoredByCommit: async () => 'unanswered' } },
      'undetermined | git cannot apply the .gitignore files: there are too many, they are too large, or a pattern takes over ten seconds.',
    ],
    [
      'is not excused where the clone lacks its rules',
      { claim: {}, tree: { ignoredByCommit: async () => 'lacking' } },
      'undetermined | The clone lacks the content of .gitignore.',
    ],
    [
      'is uncommitted where it is on disk, in a version that says so of files that are not',
      { claim: {}, leniencies: ['ignored'], tree: { ...ignoring, ...onDisk } },
      'uncommitted | It is only in the workspace.',
    ],
    [
      'is beyond proof where it is on disk, in a version that says so of those, too',
      { claim: {}, leniencies: ['ignored', 'ignored-on-disk'], tree: { ...ignoring, ...onDisk } },
      'unverifiable | The .gitignore of the commit keeps it out (.gitignore:1: a).',
    ],
    [
      'is uncommitted where it is on disk, and not ignored, whatever else explains it',
      {
        claim: {},
        leniencies: ['ignored-on-disk', 'path-ending'],
        files: { 'x/a.md': file },
        tree: onDisk,
      },
      'uncommitted | It is only in the workspace.',
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
  expect(await resolved({ claim: {}, tree: named })).toBe(`missing | It is not in this commit or its history. ${hint}`);
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
