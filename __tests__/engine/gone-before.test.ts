import type { BaseComparison } from '../../src/engine/change/compare-with-base.js';
import type { AbsentClaim, ClaimingReturn, Evaluation } from '../../src/engine/evaluate/evaluation.js';
import { contentDigest } from '../../src/engine/evaluate/statement.js';
import type { ClaimQuestion, WhenMade } from '../../src/engine/history/claim-question.js';
import { goneBefore } from '../../src/engine/history/gone-before.js';
import type { CommitPair, FileVersion, Past, PathSince } from '../../src/model/history.js';
import type { Standard } from '../../src/model/standard.js';
import type { Content, Tree } from '../../src/model/tree.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';

const FILE = 'specs/1_task/.return-meta.json';

interface Given {
  readonly past?: Past;
  readonly made?: WhenMade;
  readonly existed?: boolean;
  /** Which commits lead to the base. */
  readonly ofBase?: Readonly<Record<string, boolean | null>>;
  readonly compared?: boolean;
  /** The base, if the commits since then make the claim. */
  readonly since?: string;
  /** Whether the base has the file, which the change took away. */
  readonly hadFile?: boolean;
  /** Where the base has the return. */
  readonly origin?: NonNullable<ReturnType<BaseComparison['originOf']>>;
  /** How the checked commit has the return. */
  readonly by?: Partial<ClaimingReturn>;
  /** The texts of earlier versions, by id. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly tree?: Partial<Tree>;
}

/** A version that knows one status. */
const STANDARD = {
  statuses: ['done'],
  success: ['done'],
  claimFields: [{ pattern: '/artifacts/*/path' }],
} as unknown as Standard;

/** Whether the claim was made after its file was gone, or has too many versions, and what the tree was asked. */
async function asked({ past, made = 'unknown', existed = false, ofBase = {}, compared = false, ...given }: Given) {
  const source = {
    file: { path: FILE, id: '', link: false },
    gathered: { form: 'jsonl', family: 'return-meta', reduced: false },
  };
  const by = { source, index: 0, content: null, outcome: { session: null, succeeds: true }, ...given.by };
  const item = { claim: { by } as unknown as AbsentClaim, path: 'a.md', made } satisfies ClaimQuestion;
  const since: PathSince[] = [];
  const pairs: CommitPair[] = [];
  const files: unknown[] = [];
  const tree: Tree = {
    ...memoryTree({ file: FILE, files: new Map(), earlier: new Map(), workspace: new Set() }),
    fileVersions: async (paths, from) => {
      files.push([paths, from]);
      return given.texts === undefined
        ? new Map(paths.map((path) => [path, { commit: 'm', id: path, before: [] }]))
        : new Map(paths.map((path) => [path, versionsOf(Object.keys(given.texts ?? {}))]));
    },
    readVersions: async function* (refs) {
      yield await Promise.resolve(
        refs.map(({ id }): Content => {
          const text = given.texts?.[id];
          return text === undefined ? { kind: 'lacking', id } : { kind: 'bytes', bytes: Buffer.from(text) };
        }),
      );
    },
    existedSince: async (questions) => {
      since.push(...questions);
      return questions.map(() => existed);
    },
    leadsTo: async (list) => {
      pairs.push(...list);
      return list.map(({ earlier }) => ofBase[earlier] ?? null);
    },
    ...given.tree,
  };
  const originOf = () => given.origin ?? null;
  const comparison = compared
    ? ({ base: 'base', originOf, hadFile: () => given.hadFile ?? false } as unknown as BaseComparison)
    : null;
  const standards = { areLoaded: () => true, chosenAt: () => ({ 'return-meta': STANDARD }), versionsAt: () => ({}) };
  const evaluation = { tree, context: CONTEXT, standards } as unknown as Evaluation;
  const absence = past === undefined ? undefined : { isInWorkspace: false, ignoredBy: null, past };
  const { gone, unread } = await goneBefore(
    [item],
    () => absence,
    { comparison, proposedSince: given.since ?? null },
    evaluation,
  );
  return { isGone: gone.has(item), isUnread: unread.has(item), since, pairs, files };
}

/** The newest version of a file with one for each id, the oldest first, in commits of the same names. */
function versionsOf(ids: readonly string[]): FileVersion {
  const [oldest = '', ...later] = ids;
  return later.reduce<FileVersion>((before, id) => ({ commit: id, id, before: [before] }), {
    commit: oldest,
    id: oldest,
    before: [],
  });
}

function claiming(...paths: readonly string[]): string {
  return JSON.stringify({ status: 'done', artifacts: paths.map((path) => ({ path })) });
}

/** The ids of more versions than are read. */
const TOO_MANY = Array.from({ length: 1_001 }, (_, n) => `v${String(n)}`);
const UNREAD = Object.fromEntries(TOO_MANY.map((id) => [id, '']));
/** Only the newest of them claims the file. */
const READ_ONCE = { ...UNREAD, v1000: claiming('a.md') };

const REMOVED: Past = { kind: 'removed', commit: 'r' };
const MOVED: Past = { kind: 'moved', to: 'b.md', commit: 'r' };
const BY_CHANGE = { made: 'by-change', compared: true, past: MOVED } as const;

describe('Of a return with more versions than are read', () => {
  test.each<[string, Given, boolean, boolean]>([
    ['it is not known when it made a claim', { texts: UNREAD }, false, true],
    [
      'it is not known when it first made a claim whose file was gone at the oldest that is read',
      { texts: READ_ONCE },
      false,
      true,
    ],
    [
      'it is known that the file was there at a version that makes the claim',
      { texts: READ_ONCE, existed: true },
      false,
      false,
    ],
  ])('%s', async (_, given, isGone, isUnread) => {
    expect(await asked({ past: REMOVED, ...given })).toMatchObject({ isGone, isUnread });
  });

  test('a claim that the change makes of what was moved away is too late', async () => {
    expect(await asked({ ...BY_CHANGE, texts: UNREAD, existed: true, ofBase: { r: true } })).toMatchObject({
      isGone: true,
      pairs: [{ earlier: 'r', later: 'base' }],
    });
  });
});

describe('The return that makes a claim is looked for', () => {
  const outcome = { session: null, succeeds: true };
  const statement = { content: 'other', key: '', outcome, claims: new Map() };
  const OLD = 'specs/0_old/.return-meta.json';
  const texts = { x: '{}', y: claiming('b.md', 'a.md'), z: claiming('a.md') };

  test.each<[string, Given, readonly string[], readonly string[]]>([
    ['in its file, at its place', { texts }, [FILE], ['y']],
    [
      'where the base has it, up to the base',
      { texts, compared: true, origin: { file: OLD, index: 5, statement } },
      [OLD],
      ['y'],
    ],
    ['in its file, where the base does not have it', { texts, compared: true }, [FILE], ['y']],
    [
      'by what the base says, where its file is a log',
      {
        texts: { x: `{}\n${claiming('a.md')}\n`, z: claiming('a.md') },
        by: { content: 'own' },
        compared: true,
        origin: {
          file: OLD,
          index: 5,
          statement: { ...statement, content: contentDigest({ status: 'done', artifacts: [{ path: 'a.md' }] }) },
        },
      },
      [OLD],
      ['x'],
    ],
    [
      'only in versions of the session that the base names',
      {
        texts: { y: claiming('a.md').replace('{', '{"session_id":"s1",'), z: claiming('a.md') },
        compared: true,
        origin: { file: OLD, index: 0, statement: { ...statement, outcome: { ...outcome, session: 's2' } } },
      },
      [OLD],
      ['z'],
    ],
  ])('%s', async (_, given, files, moments) => {
    expect(await asked({ past: REMOVED, ...given })).toMatchObject({
      files: [[files, given.compared === true ? 'base' : null]],
      since: [{ path: 'a.md', moments, movedBy: null }],
    });
  });

  test('in its file, where the change makes the claim', async () => {
    expect(await asked({ ...BY_CHANGE, texts, ofBase: { r: true, y: false }, existed: true })).toMatchObject({
      isGone: false,
      files: [[[FILE], null]],
      since: [{ path: 'a.md', moments: ['y'], movedBy: 'r' }],
    });
  });

  test('not where nothing is to be found out', async () => {
    const never = () => Promise.reject(new Error('asked'));
    const tree: Partial<Tree> = { fileVersions: never, existedSince: never, leadsTo: never };
    for (const past of [{ kind: 'never' }, { ...REMOVED, commit: null }] as const) {
      expect(await asked({ past, compared: true, tree })).toMatchObject({ isGone: false, isUnread: false });
    }
  });

  test('not beside the commits of the base where the change moved nothing', async () => {
    expect(await asked({ past: REMOVED, compared: true })).toMatchObject({ isGone: true, pairs: [] });
  });
});

describe('A file was gone before it was claimed', () => {
  test.each<[string, Given, boolean]>([
    ['where it did not exist from the claim on', { past: REMOVED }, true],
    ['but not where it did', { past: REMOVED, existed: true }, false],
    ['but not where the claim is made by the commit that moved it', { past: { ...MOVED, commit: 'm' } }, false],
    [
      'but not where one of two lines of history makes the claim by the commit that moved it',
      {
        past: { ...MOVED, commit: 'y' },
        texts: { x: claiming('a.md'), y: claiming('a.md'), z: claiming('a.md') },
        tree: {
          fileVersions: async () => {
            const [x, y] = ['x', 'y'].map((id): FileVersion => ({ commit: id, id, before: [] }));
            const before = [x, y].filter((one) => one !== undefined);
            return new Map([[FILE, { commit: 'z', id: 'z', before }]]);
          },
        },
      },
      false,
    ],
    ['where another commit moved it, and it did not exist from the claim on', { past: MOVED }, true],
    ['but not where no commit had it', { past: { kind: 'never' } }, false],
    ['but not where history ends early', { past: { kind: 'unknown', detail: '' } }, false],
    ['but not where nothing is known', {}, false],
    ['but not where the change itself removed it', { past: { ...REMOVED, commit: null } }, false],
    ['where the change claims what it did not make', { past: { ...REMOVED, commit: null }, made: 'by-change' }, true],
    [
      'but not where the change claims what the base had, and itself removed',
      { ...BY_CHANGE, past: { ...REMOVED, commit: null }, hadFile: true },
      false,
    ],
    ['but not where the change claims what the base had, and a commit moved', { ...BY_CHANGE, hadFile: true }, false],
    ['but not where the change claims what it moved', { past: { ...MOVED, commit: null }, made: 'by-change' }, false],
    [
      'where the change claims what a commit moved, and nothing is known of the base',
      { past: MOVED, made: 'by-change' },
      true,
    ],
    ['where the change claims what the base had moved', { ...BY_CHANGE, ofBase: { r: true } }, true],
    ['but not where a commit of the change moved it', { ...BY_CHANGE, ofBase: { r: false }, existed: false }, false],
    [
      'but not where it was there when a commit of the change claimed it',
      { ...BY_CHANGE, ofBase: { r: true, m: false }, existed: true },
      false,
    ],
    ['where it was not there then', { ...BY_CHANGE, ofBase: { r: true, m: false } }, true],
    [
      'where the base has the commit that claims it',
      { ...BY_CHANGE, ofBase: { r: true, m: true }, existed: true },
      true,
    ],
    ['where it is not known whether the base has it', { ...BY_CHANGE, ofBase: { r: true }, existed: true }, true],
    [
      'where no commit makes the claim on disk',
      {
        past: { ...REMOVED, commit: null },
        existed: true,
        tree: { kind: 'workspace', fileVersions: async () => new Map() },
      },
      true,
    ],
    [
      'but not where a commit makes the claim on disk, and it was there since',
      {
        past: { ...REMOVED, commit: null },
        existed: true,
        texts: { m: claiming('a.md') },
        tree: { kind: 'workspace' },
      },
      false,
    ],
    [
      'where the change claims it on disk alone',
      {
        ...BY_CHANGE,
        ofBase: { r: true },
        existed: true,
        tree: { kind: 'workspace', fileVersions: async () => new Map() },
      },
      true,
    ],
  ])('%s', async (_, given, expected) => {
    expect(await asked(given)).toMatchObject({ isGone: expected, isUnread: false });
  });

  test('is asked of the moments of the claim, and of the commit that moved the file', async () => {
    const asks = { path: 'a.md', moments: ['m'], orParent: true };
    expect((await asked({ past: REMOVED })).since).toEqual([{ ...asks, movedBy: null }]);
    expect((await asked({ past: MOVED })).since).toEqual([{ ...asks, movedBy: 'r' }]);
    expect((await asked({ past: REMOVED, since: 'base' })).since).toStrictEqual([
      { path: 'a.md', moments: ['m'], movedBy: null },
    ]);
    expect((await asked({ past: { ...MOVED, commit: 'm' } })).since).toStrictEqual([]);
    expect(await asked({ ...BY_CHANGE, ofBase: { m: false } })).toMatchObject({
      since: [{ path: 'a.md', moments: ['m'], movedBy: 'r' }],
      pairs: [
        { earlier: 'r', later: 'base' },
        { earlier: 'm', later: 'base' },
      ],
    });
  });
});
