import type { Evaluation } from '../../src/engine/evaluate/evaluation.js';
import type { CitingReturn } from '../../src/engine/evaluate/postponed-claim.js';
import { resolveCitedCommits } from '../../src/engine/history/cited-commits.js';
import { ruleSet } from '../../src/engine/evaluate/rules.js';
import type { ExampleEntry } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import type { Claim, Verdict, VerifiedClaim } from '../../src/model/claim.js';
import type { CommitsBetween, FileVersion, PathChange } from '../../src/model/history.js';
import type { Tree } from '../../src/model/tree.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';

const FILE = 'specs/1_a/r.md';

/** The rules of a version that looks at what commits changed, with one that reports every claim. */
function rulesOf(): CitingReturn['rules'] {
  const speaking = standards
    .map((standard) => ruleSet(standard, new Map()))
    .find((rules) => rules.claimAfterCommits.size > 0);
  if (speaking === undefined) throw new Error('No version looks at what commits changed.');
  return speaking;
}

function file(path: string, verdict: Partial<Verdict> = {}): VerifiedClaim {
  return {
    claim: { path, pointer: '', type: null },
    verdict: { name: 'present', size: 1, foundAt: null, detail: null, blank: false, ...verdict },
  };
}

function commit(id: string | undefined): VerifiedClaim {
  const { claim, verdict } = file('');
  return {
    claim: { ...claim, kind: 'commit' },
    verdict: id === undefined ? { ...verdict, name: 'missing' } : { ...verdict, commit: id },
  };
}

function counting(total: number, between: { earlier: string; later: string } | null): VerifiedClaim {
  const { claim, verdict } = file('');
  return { claim: { ...claim, kind: 'count', asked: { kind: 'commits', total, between } }, verdict };
}

interface Given {
  readonly claims: readonly VerifiedClaim[];
  /** The places of the claims that the return's own work made. */
  readonly made?: readonly number[];
  readonly since?: boolean;
  readonly files?: readonly string[];
  readonly changed?: Readonly<Record<string, readonly string[]>>;
  readonly behind?: readonly string[] | null;
  readonly window?: CommitsBetween | null;
  readonly tree?: Partial<Tree>;
}

const AT = { file: FILE, index: 0 } as unknown as NonNullable<CitingReturn['count']>['location'];

/** What is known of the claims in the end: whether a commit touched them, and what was committed all the same. */
async function known(given: Given): Promise<readonly unknown[]> {
  const recordClaims = [...given.claims];
  const made = given.made ?? [0];
  const counted = recordClaims.findIndex(({ claim }) => claim.kind === 'count');
  const isBaseline = ({ kind }: Claim): boolean => kind === 'commit';
  const citing: CitingReturn = {
    recordClaims,
    of: { file: FILE, index: 0, agent: '', status: null, success: true, restated: false },
    work: given.since === true ? { isBaseline, isMade: () => true } : { isMade: () => true, scopesOf: () => ['1'] },
    rules: rulesOf(),
    made: new Map(made.map((at) => [at, AT])),
    count: counted < 0 ? null : { at: counted, location: AT },
  };
  const entries = (given.files ?? []).map((path): [string, ExampleEntry] => [path, { kind: 'file', content: path }]);
  const { changed = {}, behind = [], window = null } = given;
  const tree: Tree = {
    ...memoryTree({ file: FILE, files: new Map(entries), earlier: new Map(), workspace: new Set() }),
    commitsNamed: async (ids) => new Map(ids.map((id) => [id, { kind: 'ancestor', id }])),
    commitsBetween: async (pairs) => pairs.map(() => window),
    commitsBehind: async (wanted) =>
      new Map(behind === null ? [] : [...wanted.keys()].map((path) => [path, new Set(behind)] as const)),
    changedIn: async (ids, paths) =>
      new Map(
        ids.flatMap((id) => {
          const did = changed[id];
          return did === undefined
            ? []
            : [
                [
                  id,
                  new Map(did.filter((path) => paths.has(path)).map((path): [string, PathChange] => [path, 'written'])),
                ] as const,
              ];
        }),
      ),
    fileVersions: async () => new Map(),
    ...given.tree,
  };
  await resolveCitedCommits([citing], {
    tree,
    context: CONTEXT,
    overrides: null,
    mostFindings: 100,
  } as unknown as Evaluation);
  return recordClaims.flatMap(({ touched, committed }): readonly unknown[] =>
    [touched, committed].filter((one) => one !== undefined).slice(-1),
  );
}

const between = { earlier: 'e', later: 'l' };

describe('A claimed file was touched by the work of its return', () => {
  test.each<[string, Given, readonly unknown[]]>([
    ['where a cited commit changed it', { claims: [file('a'), commit('c')], changed: { c: ['a'] } }, [true]],
    [
      'where a commit that belongs to the return changed it',
      { claims: [file('a'), commit('c')], changed: { c: [], d: ['a'] }, behind: ['d'] },
      [true],
    ],
    [
      'where a commit changed it at the place to which it moved',
      { claims: [file('a', { foundAt: 'b' }), commit('c')], changed: { c: ['b'] } },
      [true],
    ],
    ['but not where none did', { claims: [file('a'), commit('c')], changed: { c: ['b'] } }, [false]],
    ['which is not said where it cites none', { claims: [file('a')], changed: {} }, []],
    [
      'which is not said where a cited one is lost',
      { claims: [file('a'), commit('c'), commit(undefined)], changed: { c: ['a'] } },
      [],
    ],
    ['which is not said where nothing is known of a commit', { claims: [file('a'), commit('c')], changed: {} }, []],
    [
      'which is not said where it is not known what belongs to the return',
      { claims: [file('a'), commit('c')], changed: { c: ['a'] }, behind: null },
      [],
    ],
    [
      'which is not said where it made no file',
      { claims: [file('a'), commit('c')], made: [], changed: { c: ['a'] } },
      [],
    ],
    [
      'where a commit between the start and the end of the work changed it',
      {
        claims: [file('a'), counting(1, between)],
        window: { count: 1, ids: ['w'], isAncestor: true },
        changed: { w: ['a'] },
      },
      [true],
    ],
    [
      'where one did, though a cited one is lost',
      {
        claims: [file('a'), counting(1, between), commit(undefined)],
        window: { count: 1, ids: ['w'], isAncestor: true },
        changed: { w: ['a'] },
      },
      [true],
    ],
    [
      'which is not said where none did, and a cited one is lost',
      {
        claims: [file('a'), counting(1, between), commit(undefined)],
        window: { count: 1, ids: ['w'], isAncestor: true },
        changed: { w: [] },
      },
      [],
    ],
    [
      'which is not said where there are too many commits',
      {
        claims: [file('a'), counting(1, between), commit('c')],
        window: { count: 9_999, ids: null, isAncestor: true },
        changed: { c: ['a'] },
      },
      [],
    ],
    [
      'by the cited commit alone where the start does not lead to the end',
      {
        claims: [file('a'), counting(1, between), commit('c')],
        window: { count: 1, ids: ['w'], isAncestor: false },
        changed: { c: [], w: ['a'] },
      },
      [false],
    ],
  ])('%s', async (_, given, expected) => {
    expect(await known(given)).toEqual(expected);
  });
});

describe('A claimed file was touched since the work of its return began', () => {
  const given: Given = { claims: [file('a'), commit('c')], since: true, files: ['a'] };
  const version = (id: string): FileVersion => ({ commit: id, id: 'a', before: [] });

  test.each<[string, Partial<Given>, readonly unknown[]]>([
    ['where it has another content', { tree: { filesAt: async () => ['old'] } }, [true]],
    ['where it was not there', { tree: { filesAt: async () => [null] } }, [true]],
    [
      'but not where the last commit that changed it leads to the start',
      { tree: { fileVersions: async () => new Map([['a', version('b')]]), leadsTo: async () => [true] } },
      [false],
    ],
    [
      'where it was changed, and changed back',
      { tree: { fileVersions: async () => new Map([['a', version('b')]]), leadsTo: async () => [false] } },
      [true],
    ],
    ['which is not said where its last change is not known', { tree: { fileVersions: async () => new Map() } }, []],
    [
      'which is not said where history ends early',
      { tree: { fileVersions: async () => new Map([['a', version('b')]]), leadsTo: async () => [null] } },
      [],
    ],
    ['which is not said where the start is lost', { claims: [file('a'), commit(undefined)] }, []],
    ['which is not said where no start is named', { claims: [file('a')] }, []],
    ['which is not said of a file that is not there', { files: [] }, []],
    ['which is not said of a file outside', { claims: [file('../a'), commit('c')] }, []],
  ])('%s', async (_, more, expected) => {
    expect(await known({ ...given, ...more })).toEqual(expected);
  });
});

describe('Of a return that says it made no commit', () => {
  const introduced: Partial<Tree> = {
    fileVersions: async () => {
      const first: FileVersion = { commit: 'i', id: '1', before: [] };
      const other: FileVersion = { commit: 'j', id: '2', before: [] };
      const lines = [first, other].map((one, n): FileVersion => ({
        commit: `m${String(n)}`,
        id: '3',
        before: [one, first],
      }));
      return new Map([[FILE, { commit: 'n', id: '4', before: lines }]]);
    },
  };

  test.each<[string, Given, readonly unknown[]]>([
    [
      'the files are told that the commit which introduced it changed',
      {
        claims: [file('a'), file('b'), counting(0, null)],
        made: [0, 1],
        changed: { i: ['b'], j: [] },
        tree: introduced,
      },
      [['b']],
    ],
    [
      'so are those of another line',
      { claims: [file('a'), counting(0, null)], changed: { i: [], j: ['a'] }, tree: introduced },
      [['a']],
    ],
    [
      'no file is told that only a later commit changed',
      { claims: [file('a'), counting(0, null)], changed: { i: [], j: [], n: ['a'], m0: ['a'] }, tree: introduced },
      [],
    ],
    [
      'so are those that a commit of its work changed',
      {
        claims: [file('a'), counting(0, between)],
        window: { count: 1, ids: ['w'], isAncestor: true },
        changed: { w: ['a'] },
      },
      [true, ['a']],
    ],
    [
      'none is told where its commits are lost',
      { claims: [file('a'), counting(0, between)], changed: { i: ['a'], j: [] }, tree: introduced },
      [],
    ],
    [
      'none is told where it says that it made one',
      { claims: [file('a'), counting(1, null)], changed: { i: ['a'], j: [] }, tree: introduced },
      [],
    ],
    [
      'none is told where it made none',
      { claims: [file('a'), counting(0, null)], made: [], changed: { i: ['a'], j: [] }, tree: introduced },
      [],
    ],
    [
      'none is told of which several may be meant',
      { claims: [file('a', { name: 'relocated' }), counting(0, null)], changed: { i: ['a'], j: [] }, tree: introduced },
      [],
    ],
    [
      'so is one that was removed since',
      { claims: [file('a', { name: 'removed' }), counting(0, null)], changed: { i: ['a'], j: [] }, tree: introduced },
      [['a']],
    ],
    [
      'so is one that was moved since, by its old name and its new one',
      {
        claims: [
          file('a', { name: 'relocated', foundAt: 'b' }),
          file('c', { name: 'relocated', foundAt: 'd' }),
          counting(0, null),
        ],
        made: [0, 1],
        changed: { i: ['b'], j: ['c'] },
        tree: introduced,
      },
      [['a', 'c']],
    ],
    [
      'so is one that several commits changed',
      {
        claims: [file('a'), counting(0, between)],
        window: { count: 2, ids: ['v', 'w'], isAncestor: true },
        changed: { i: ['a'], j: ['a'], v: [], w: [] },
        tree: introduced,
      },
      [false, ['a']],
    ],
    [
      'none is told that is outside',
      { claims: [file('../a'), counting(0, null)], changed: { i: ['a'], j: [] }, tree: introduced },
      [],
    ],
    [
      'none is told that was removed with its folder',
      {
        claims: [file('a', { name: 'removed', by: 'folder' }), counting(0, null)],
        changed: { i: ['a'], j: [] },
        tree: introduced,
      },
      [],
    ],
  ])('%s', async (_, given, expected) => {
    expect(await known(given)).toEqual(expected);
  });
});
