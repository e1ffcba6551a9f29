import type { Evaluation, OpenReturn } from '../../src/engine/evaluate/evaluation.js';
import { settleCitedCommits } from '../../src/engine/evaluate/cited-commits.js';
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
function rulesOf(): OpenReturn['rules'] {
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
  readonly rules?: OpenReturn['rules'];
}

const AT = {
  file: FILE,
  index: 0,
  pointer: '/files/0',
  range: null,
  verbatim: true,
  excerpt: null,
} as unknown as OpenReturn['absent'][number]['location'];

/** A return that makes these claims. */
function citing({ claims, made = [0], since = false, rules = rulesOf() }: Given): OpenReturn {
  const counted = claims.findIndex(({ claim }) => claim.kind === 'count');
  const isBaseline = ({ kind }: Claim): boolean => kind === 'commit';
  return {
    subject: { file: FILE, index: 0, agent: '', status: null, success: true, restated: false },
    claims,
    rules,
    cited: {
      work: since ? { isBaseline, isMade: () => true } : { isMade: () => true, scopesOf: () => ['1'] },
      made: made.map((at) => ({ at, location: AT })),
      count: counted < 0 ? null : { at: counted, location: AT },
    },
    postponed: [],
    absent: [],
    identity: null,
  } as Omit<OpenReturn, 'standard'> as OpenReturn;
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
  const { returns } = await settleCitedCommits([citing(given)], evaluationOf(given));
  return returns.flatMap(toldOf);
}

function toldOf({ claims }: OpenReturn): readonly unknown[] {
  return claims.flatMap(({ touched, committed }): readonly unknown[] =>
    [touched, committed].filter((one) => one !== undefined).slice(-1),
  );
}

const between = { earlier: 'e', later: 'l' };
const A = file('a');
const C = commit('c');
const LOST = commit(undefined);
const OUTSIDE = file('../a');
const SEVERAL = file('a', { name: 'relocated' });
const REMOVED = file('a', { name: 'removed' });
const renamed = (path: string, foundAt: string): VerifiedClaim =>
  file(path, { name: 'relocated', foundAt, by: 'rename' });
/** The commits between the start and the end of the work; null for too many. */
const during = (ids: readonly string[] | null, isAncestor = true): Partial<Given> => ({
  window: { count: ids?.length ?? 9_999, ids, isAncestor },
});

describe('A claimed file was touched by the work of its return', () => {
  const changed = { c: ['a'] };
  const counted = counting(1, between);

  test.each<[string, Given, readonly unknown[]]>([
    ['where a cited commit changed it', { claims: [A, C], changed }, [true]],
    ['where one that belongs to it did', { claims: [A, C], changed: { c: [], d: ['a'] }, behind: ['d'] }, [true]],
    ['at its new place', { claims: [file('a', { foundAt: 'b' }), C], changed: { c: ['b'] } }, [true]],
    ['and renamed since', { claims: [renamed('a', 'b'), C], changed }, [true]],
    ['and removed since', { claims: [REMOVED, C], changed }, [true]],
    ['by a commit of its window', { claims: [A, counted], ...during(['w']), changed: { w: ['a'] } }, [true]],
    ['by one, though another is lost', { claims: [A, counted, LOST], ...during(['w']), changed: { w: ['a'] } }, [true]],
    ['but not where none did', { claims: [A, C], changed: { c: ['b'] } }, [false]],
    [
      'but not by a window whose start does not lead to its end',
      { claims: [A, counted, C], ...during(['w'], false), changed: { c: [], w: ['a'] } },
      [false],
    ],
  ])('%s', async (_, given, expected) => {
    expect(await known(given)).toEqual(expected);
  });

  test.each<[string, Given]>([
    ['of a verdict that its rules do not speak of', { claims: [file('a', { name: 'missing' }), C], changed }],
    ['of a file that may be one of several', { claims: [SEVERAL, C], changed }],
    ['of a file outside', { claims: [OUTSIDE, C], changed }],
    ['where nothing is known of one commit of several', { claims: [A, C, commit('d')], changed: { c: [] } }],
    ['where it cites none', { claims: [A], changed: {} }],
    ['where a cited one is lost', { claims: [A, C, LOST], changed }],
    ['where nothing is known of a commit', { claims: [A, C], changed: {} }],
    ['where it is not known what belongs to the return', { claims: [A, C], changed, behind: null }],
    ['where it made no file', { claims: [A, C], made: [], changed }],
    ['where none did, and a cited one is lost', { claims: [A, counted, LOST], ...during(['w']), changed: { w: [] } }],
    ['where there are too many commits', { claims: [A, counted, C], ...during(null), changed }],
  ])('is not said %s', async (_, given) => {
    expect(await known(given)).toEqual([]);
  });
});

describe('A claimed file was touched since the work of its return began', () => {
  const given: Given = { claims: [A, C], since: true, files: ['a'] };
  const other: Partial<Tree> = { filesAt: async () => ['old'] };
  /** Its content is that of the start, and whether its last change leads to the start. */
  const same = (leadsTo: boolean | null): Partial<Tree> => ({
    fileVersions: async () => new Map([['a', { commit: 'b', id: 'a', before: [] }]]),
    leadsTo: async () => [leadsTo],
  });

  test.each<[string, Partial<Given>, readonly unknown[]]>([
    ['where it has another content', { tree: other }, [true]],
    ['where it was not there', { tree: { filesAt: async () => [null] } }, [true]],
    ['where it was changed, and changed back', { tree: same(false) }, [true]],
    ['but not where its last change leads to the start', { tree: same(true) }, [false]],
    ['which is not said where its last change is not known', {}, []],
    ['which is not said where history ends early', { tree: same(null) }, []],
    ['which is not said where the start is lost', { claims: [A, LOST], tree: other }, []],
    ['which is not said where no start is named', { claims: [A], tree: other }, []],
    ['which is not said of a file that may be one of several', { claims: [SEVERAL, C], tree: other }, []],
    ['which is not said of a file that is not there', { files: [] }, []],
    ['which is not said of a file outside', { claims: [OUTSIDE, C] }, []],
  ])('%s', async (_, more, expected) => {
    expect(await known({ ...given, ...more })).toEqual(expected);
  });
});

test('Each of several returns has the commits that it cites', async () => {
  const returns = ['c', 'd', 'e'].map((id) => citing({ claims: [A, file('b'), commit(id)], made: [0, 1] }));
  const settled = await settleCitedCommits(returns, evaluationOf({ changed: { c: ['a', 'b'], d: ['a'], e: [] } }));
  expect(settled.returns.map(toldOf)).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test('What the rules of its version say of a claim is reported at its place', async () => {
  const check: ClaimRule['check'] = ({ claim, touched }) =>
    touched === false ? [{ message: `${claim.path} is untouched.`, recommendation: 'Touch it.' }] : [];
  const rule = { id: 'untouched', severity: 'notice', check } as unknown as ClaimRule;
  const rules: OpenReturn['rules'] = {
    ...rulesOf(),
    claimAfterCommits: new Map([['file present', [{ rule, severity: 'notice', params: {} }]]]),
  };
  const one = citing({ claims: [A, file('b'), C], made: [0, 1], rules });
  const { findings } = await settleCitedCommits([one], evaluationOf({ changed: { c: ['b'] } }));
  expect(findings).toMatchObject([
    {
      finding: { rule: 'untouched', severity: 'notice', message: 'a is untouched.', file: FILE, pointer: '/files/0' },
      fingerprintInput: { rule: 'untouched', file: FILE, index: 0, pointer: '/files/0', value: 'a' },
    },
  ]);
});

describe('Of a return that says it made no commit, the files are told', () => {
  const none = counting(0, null);
  /** Two lines of history brought the return, by the commits `i` and `j`; later ones edited it. */
  const tree: Partial<Tree> = {
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
      'that the commit changed which introduced it',
      { claims: [A, file('b'), none], made: [0, 1], changed: { i: ['b'], j: [] } },
      [['b']],
    ],
    ['that the one of another line changed', { claims: [A, none], changed: { i: [], j: ['a'] } }, [['a']]],
    ['not those of a later commit', { claims: [A, none], changed: { i: [], j: [], n: ['a'], m0: ['a'] } }, []],
    [
      'that a commit of its work changed',
      { claims: [A, counting(0, between)], ...during(['w']), changed: { w: ['a'] }, tree: {} },
      [true, ['a']],
    ],
    ['not where its commits are lost', { claims: [A, counting(0, between)], changed: { i: ['a'], j: [] } }, []],
    ['not where it says that it made one', { claims: [A, counting(1, null)], changed: { i: ['a'], j: [] } }, []],
    ['not where it made none', { claims: [A, none], made: [], changed: { i: ['a'], j: [] } }, []],
    ['not where several may be meant', { claims: [SEVERAL, none], changed: { i: ['a'], j: [] } }, []],
    ['that were removed since', { claims: [REMOVED, none], changed: { i: ['a'], j: [] } }, [['a']]],
    [
      'that were moved since, by either name',
      { claims: [renamed('a', 'b'), renamed('c', 'd'), none], made: [0, 1], changed: { i: ['b'], j: ['c'] } },
      [['a', 'c']],
    ],
    [
      'that several commits changed',
      { claims: [A, counting(0, between)], ...during(['v', 'w']), changed: { i: ['a'], j: ['a'], v: [], w: [] } },
      [false, ['a']],
    ],
    ['not those outside', { claims: [OUTSIDE, none], changed: { i: ['a'], j: [] } }, []],
    [
      'not those removed with their folder',
      { claims: [file('a', { name: 'removed', by: 'folder' }), none], changed: { i: ['a'], j: [] } },
      [],
    ],
  ])('%s', async (_, given, expected) => {
    expect(await known({ tree, ...given })).toEqual(expected);
  });
});
