import type { CitingReturn, Evaluation } from '../../src/engine/evaluate/evaluation.js';
import { resolveCitedCommits } from '../../src/engine/history/cited-commits.js';
import { ruleSet } from '../../src/engine/evaluate/rules.js';
import type { ExampleEntry } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import type { Claim, Verdict, VerifiedClaim } from '../../src/model/claim.js';
import type { CommitsBetween, FileVersion, PathChange } from '../../src/model/history.js';
import type { ClaimRule } from '../../src/model/rule.js';
import type { Tree } from '../../src/model/tree.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';

const FILE = 'specs/1_a/r.md';

/** The rules of a version that looks at what commits changed. */
function rulesOf(): CitingReturn['rules'] {
  const speaking = standards
    .map((standard) => ruleSet(standard, new Map()))
    .find((rules) => rules.claimAfterCommits.has('file removed'));
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
  readonly rules?: CitingReturn['rules'];
}

const AT = {
  file: FILE,
  index: 0,
  pointer: '/files/0',
  range: null,
  verbatim: true,
  excerpt: null,
} as unknown as NonNullable<CitingReturn['count']>['location'];

/** A return that makes these claims. */
function citing({ claims, made = [0], since = false, rules = rulesOf() }: Given): CitingReturn {
  const recordClaims = [...claims];
  const counted = recordClaims.findIndex(({ claim }) => claim.kind === 'count');
  const isBaseline = ({ kind }: Claim): boolean => kind === 'commit';
  return {
    recordClaims,
    of: { file: FILE, index: 0, agent: '', status: null, success: true, restated: false },
    work: since ? { isBaseline, isMade: () => true } : { isMade: () => true, scopesOf: () => ['1'] },
    rules,
    made: new Map(made.map((at) => [at, AT])),
    count: counted < 0 ? null : { at: counted, location: AT },
  };
}

function evaluationOf(given: Omit<Given, 'claims'>): Evaluation {
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
  return { tree, context: CONTEXT, overrides: null, mostFindings: 100 } as unknown as Evaluation;
}

/** What is known of the claims in the end: whether a commit touched them, and what was committed all the same. */
async function known(given: Given): Promise<readonly unknown[]> {
  const one = citing(given);
  await resolveCitedCommits([one], evaluationOf(given));
  return toldOf(one);
}

function toldOf({ recordClaims }: CitingReturn): readonly unknown[] {
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
    [
      'where a commit changed it that was renamed since',
      {
        claims: [file('a', { name: 'relocated', foundAt: 'b', by: 'rename' }), commit('c')],
        changed: { c: ['a'] },
      },
      [true],
    ],
    [
      'where a commit changed it that was removed since',
      { claims: [file('a', { name: 'removed' }), commit('c')], changed: { c: ['a'] } },
      [true],
    ],
    ['but not where none did', { claims: [file('a'), commit('c')], changed: { c: ['b'] } }, [false]],
    [
      'which is not said of a verdict that its rules do not speak of',
      { claims: [file('a', { name: 'missing' }), commit('c')], changed: { c: ['a'] } },
      [],
    ],
    [
      'which is not said of a file that may be one of several',
      { claims: [file('a', { name: 'relocated' }), commit('c')], changed: { c: ['a'] } },
      [],
    ],
    ['which is not said of a file outside', { claims: [file('../a'), commit('c')], changed: { c: ['a'] } }, []],
    [
      'which is not said where nothing is known of one commit of several',
      { claims: [file('a'), commit('c'), commit('d')], changed: { c: [] } },
      [],
    ],
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
    [
      'which is not said where the start is lost',
      { claims: [file('a'), commit(undefined)], tree: { filesAt: async () => ['old'] } },
      [],
    ],
    ['which is not said where no start is named', { claims: [file('a')], tree: { filesAt: async () => ['old'] } }, []],
    [
      'which is not said of a file that may be one of several',
      { claims: [file('a', { name: 'relocated' }), commit('c')], tree: { filesAt: async () => ['old'] } },
      [],
    ],
    ['which is not said of a file that is not there', { files: [] }, []],
    ['which is not said of a file outside', { claims: [file('../a'), commit('c')] }, []],
  ])('%s', async (_, more, expected) => {
    expect(await known({ ...given, ...more })).toEqual(expected);
  });
});

test('What became of a file since the start is asked at the place where it is now, and of those alone whose content is as it was', async () => {
  const asked: unknown[] = [];
  const tree: Partial<Tree> = {
    filesAt: async (moments) => {
      asked.push(['at', ...moments]);
      return ['a', 'd', 'old'];
    },
    fileVersions: async (paths, from, identityOf) => {
      asked.push(['versions', paths, from, identityOf('specs/archive/1_a/r.md')]);
      return new Map([['a', { commit: 'v', id: 'a', before: [] }]]);
    },
    leadsTo: async (pairs) => {
      asked.push(['leads', ...pairs]);
      return pairs.map(() => true);
    },
  };
  const moved = file('b', { name: 'relocated', foundAt: 'd' });
  const given: Given = {
    claims: [file('a'), moved, file('c'), commit('s')],
    made: [0, 1, 2],
    since: true,
    files: ['a', 'c', 'd'],
    tree,
  };
  expect(await known(given)).toEqual([false, true]);
  expect(asked).toEqual([
    ['at', { path: 'a', commit: 's' }, { path: 'd', commit: 's' }, { path: 'c', commit: 's' }],
    ['versions', ['a', 'd'], null, 'specs/archive/1_a/r.md'],
    ['leads', { earlier: 'v', later: 's' }],
  ]);
});

test('Each of several returns has the commits that it cites', async () => {
  const returns = ['c', 'd', 'e'].map((id) => citing({ claims: [file('a'), file('b'), commit(id)], made: [0, 1] }));
  await resolveCitedCommits(returns, evaluationOf({ changed: { c: ['a', 'b'], d: ['a'], e: [] } }));
  expect(returns.map(toldOf)).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test.each<[string, Given]>([
  ['makes no claim', { claims: [], made: [] }],
  ['cites no commit', { claims: [file('a')] }],
  ['made no file', { claims: [file('a'), commit('c')], made: [] }],
  ['made no file, and no commit', { claims: [file('a'), counting(0, null)], made: [] }],
  ['made no file since its start', { claims: [file('a'), commit('c')], made: [], since: true }],
])('The repository is asked nothing of a return that %s', async (_, given) => {
  const tree = new Proxy({}, { get: () => () => Promise.reject(new Error('asked')) }) as Tree;
  const evaluation = { ...evaluationOf({}), tree };
  const one = citing(given);
  expect(await resolveCitedCommits([one], evaluation)).toEqual([]);
  expect(toldOf(one)).toEqual([]);
});

test('Versions are not asked for where no file has the content that it had at the start', async () => {
  const tree: Partial<Tree> = {
    filesAt: async () => ['old'],
    fileVersions: () => Promise.reject(new Error('asked')),
  };
  expect(await known({ claims: [file('a'), commit('c')], since: true, files: ['a'], tree })).toEqual([true]);
});

test('What the rules of its version say of a claim is reported at its place', async () => {
  const check: ClaimRule['check'] = ({ claim, touched }) =>
    touched === false ? [{ message: `${claim.path} is untouched.`, recommendation: 'Touch it.' }] : [];
  const rule = { id: 'untouched', severity: 'notice', check } as unknown as ClaimRule;
  const rules: CitingReturn['rules'] = {
    ...rulesOf(),
    claimAfterCommits: new Map([['file present', [{ rule, severity: 'notice', params: {} }]]]),
  };
  const one = citing({ claims: [file('a'), file('b'), commit('c')], made: [0, 1], rules });
  expect(await resolveCitedCommits([one], evaluationOf({ changed: { c: ['b'] } }))).toEqual([
    {
      finding: {
        rule: 'untouched',
        severity: 'notice',
        message: 'a is untouched.',
        recommendation: 'Touch it.',
        file: FILE,
        index: 0,
        pointer: '/files/0',
        range: null,
        excerpt: null,
      },
      fingerprintInput: { rule: 'untouched', file: FILE, index: 0, pointer: '/files/0', value: 'a' },
    },
  ]);
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

test('Of a return that says it made no commit, the versions of its file are asked for, and what the first of them changed', async () => {
  const asked: unknown[] = [];
  const tree: Partial<Tree> = {
    fileVersions: async (paths, from, identityOf) => {
      asked.push([paths, from, identityOf('specs/archive/1_a/r.md')]);
      return new Map([[FILE, { commit: 'i', id: '1', before: [] }]]);
    },
    changedIn: async (commits, paths) => {
      asked.push([commits, [...paths]]);
      return new Map();
    },
  };
  expect(await known({ claims: [file('a'), counting(0, null)], tree })).toEqual([]);
  expect(asked).toEqual([
    [[FILE], null, FILE],
    [['i'], ['a']],
  ]);
});
