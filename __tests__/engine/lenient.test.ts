import type { AbsentClaim } from '../../src/engine/evaluate/evaluation.js';
import { explainLeniently, type Explanation, type LenientQuestion } from '../../src/engine/history/lenient.js';
import type { Claim, VerifiedClaim } from '../../src/model/claim.js';
import type { Leniency } from '../../src/model/standard.js';
import type { Tree } from '../../src/model/tree.js';
import { repositoryOf } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import { memoryTree } from '../support/memory-tree.js';

test('what a return cites is looked for once, however many of its claims are absent', async () => {
  const standard = standards.find(({ leniencies }) => leniencies?.has('cited-commits'));
  if (standard === undefined) throw new Error('There is no version that takes cited commits for a proof.');
  let looks = 0;
  const recordClaims = Array.from({ length: 300 }, (_, n) => ({
    claim: {
      path: `src/${String(n)}.ts`,
      pointer: '',
      type: null,
      get kind() {
        looks++;
        return 'file';
      },
    },
    verdict: { name: 'missing' },
  }));
  const claims = recordClaims.map((_, at) => ({ recordClaims, at, standard }) as unknown as AbsentClaim);
  const questions = claims.map((claim, n) => ({
    claim,
    path: `src/${String(n)}.ts`,
    wasThere: false,
    effect: 'none' as const,
    isNew: false,
  }));
  const explained = await explainLeniently(questions, {
    named: new Map(),
    tree: memoryTree(repositoryOf(standard.sample, {})),
    ignored: new Map(),
    changes: null,
  });
  expect(claims.map((claim) => explained(claim).verdict)).toEqual(claims.map(() => null));
  // Squared, it would be ninety thousand.
  expect(looks).toBeLessThan(3_000);
});

/** A claim of an absent path, with what is known of it and of its return. */
interface Absent {
  readonly path: string;
  readonly leniencies: readonly Leniency[];
  readonly claim?: Partial<Claim>;
  readonly question?: Partial<LenientQuestion>;
  /** The verdicts on commits that the return cites: the whole id, null where it is not in the history, undefined where that is unknown. */
  readonly cited?: readonly (string | null | undefined)[];
  /** The version has no names that many folders have. */
  readonly withoutCommonNames?: true;
}

interface Link {
  readonly target: string;
}

function link(target: string): Link {
  return { target };
}

interface Repository {
  readonly files?: Readonly<Record<string, string | Link>>;
  readonly ignored?: ReadonlyMap<string, string>;
  readonly changed?: readonly string[];
  readonly tree?: Partial<Tree>;
}

/** What explains the claim. */
async function explained(absent: Absent, repository: Repository = {}): Promise<Explanation> {
  const { path, leniencies, cited = [] } = absent;
  const { files = {}, ignored = new Map<string, string>(), changed, tree: more = {} } = repository;
  const recordClaims = [
    { claim: { path, pointer: '', type: null, ...absent.claim }, verdict: { name: 'missing' } },
    ...cited.map((commit) => ({
      claim: { path: 'c', pointer: '', type: null, kind: 'commit' },
      verdict:
        commit === undefined
          ? { name: 'undetermined' }
          : commit === null
            ? { name: 'missing' }
            : { name: 'present', commit },
    })),
  ] as unknown as VerifiedClaim[];
  const commonNames = absent.withoutCommonNames === true ? undefined : new Set(['readme']);
  const standard = { leniencies: new Set(leniencies), commonNames };
  const claim = { recordClaims, at: 0, standard } as unknown as AbsentClaim;
  const tree: Tree = {
    ...memoryTree({
      file: 'r.json',
      files: new Map(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? { kind: 'file', content } : { kind: 'link', ...content },
        ]),
      ),
      earlier: new Map(),
      workspace: new Set(),
    }),
    ...more,
  };
  const named = new Map<string, string[]>();
  for (const file of Object.keys(files)) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    named.set(name, [...(named.get(name) ?? []), file]);
  }
  const question: LenientQuestion = { claim, path, wasThere: false, effect: 'none', isNew: false, ...absent.question };
  const changes =
    changed === undefined ? null : { base: 'main', changed: new Set(changed), deleted: new Set<string>() };
  return (await explainLeniently([question], { tree, ignored, named, changes }))(claim);
}

const VERDICT = { size: null, foundAt: null, detail: null, blank: false };

describe('An absent path is explained by its end', () => {
  const leniencies = ['path-ending'] as const;

  test.each<[string, Absent, Repository, object | null]>([
    [
      'of the only file that ends so',
      { path: './a/b.md', leniencies },
      { files: { 'x/a/b.md': ' ', 'x/b.md': 'y' } },
      { name: 'relocated', size: 1, foundAt: 'x/a/b.md', detail: 'Its path ends so.', by: 'ending' },
    ],
    [
      'of an empty file',
      { path: 'b.md', leniencies },
      { files: { 'x/b.md': '' } },
      { name: 'empty', size: 0, foundAt: 'x/b.md' },
    ],
    [
      'of several files',
      { path: 'b.md', leniencies },
      { files: { 'x/b.md': 'x', 'y/b.md': 'y' } },
      { name: 'relocated', detail: 'Several paths end so: x/b.md and y/b.md.', by: 'ending' },
    ],
    [
      'of its other place',
      { path: 'b.md', leniencies, claim: { alternative: 'specs/c.md' } },
      { files: { 'x/b.md': 'x', 'y/specs/c.md': 'y' } },
      { name: 'relocated', size: 1, foundAt: 'y/specs/c.md', detail: 'Its path ends so.', by: 'ending' },
    ],
    [
      'of a file that an earlier commit had',
      { path: 'b.md', leniencies },
      {
        tree: {
          pastEndingWith: async () => ({
            endings: new Map([['b.md', ['y/b.md', 'z/b.md']]]),
            folders: new Set(),
            entries: new Set(),
            whole: true,
          }),
        },
      },
      { name: 'removed', detail: 'An earlier commit had y/b.md.', by: 'ending' },
    ],
    [
      'but not by a link that leads to nothing',
      { path: 'b.md', leniencies },
      { files: { 'x/b.md': link('nowhere') } },
      null,
    ],
    [
      'but not by a link that leads out of the repository',
      { path: 'b.md', leniencies },
      { files: { 'x/b.md': link('/etc') } },
      null,
    ],
    [
      'by a link that leads to a file',
      { path: 'b.md', leniencies },
      { files: { 'x/b.md': link('c.md'), 'x/c.md': 'x' } },
      { name: 'relocated', size: 1, foundAt: 'x/b.md', detail: 'Its path ends so.', by: 'ending' },
    ],
    ['but not where no file ends so', { path: 'b.md', leniencies }, { files: { 'x/ab.md': 'x' } }, null],
    ['but not where the version is strict', { path: 'b.md', leniencies: [] }, { files: { 'x/b.md': 'x' } }, null],
    ['but not where the path leaves the root', { path: '../b.md', leniencies }, { files: { 'x/b.md': 'x' } }, null],
    ['but not where it is the root', { path: './', leniencies }, { files: { 'x/b.md': 'x' } }, null],
    [
      'but not where it was there once',
      { path: 'b.md', leniencies, question: { wasThere: true } },
      { files: { 'x/b.md': 'x' } },
      null,
    ],
    [
      'of a file that the change touched where it adds the return',
      { path: 'b.md', leniencies, question: { isNew: true } },
      { files: { 'x/b.md': 'x', 'y/b.md': 'y', 'z/b.md': 'z' }, changed: ['y/b.md', 'gone/b.md', 'y/c.md', 'yb.md'] },
      { name: 'relocated', size: 1, foundAt: 'y/b.md', detail: 'Its path ends so.', by: 'ending' },
    ],
    [
      'but not of one that it did not touch',
      { path: 'b.md', leniencies, question: { isNew: true } },
      { files: { 'x/b.md': 'x' }, changed: ['c.md'] },
      null,
    ],
    [
      'but of any where the version says so',
      { path: 'b.md', leniencies: ['path-ending', 'untouched-ending'], question: { isNew: true } },
      { files: { 'x/b.md': 'x' }, changed: ['c.md'] },
      { name: 'relocated', size: 1, foundAt: 'x/b.md', detail: 'Its path ends so.', by: 'ending' },
    ],
    [
      'but not of one whose last name alone is the same',
      { path: 'a/b.md', leniencies, question: { isNew: true } },
      { files: { 'y/b.md': 'y' }, changed: ['y/b.md'] },
      null,
    ],
    [
      'of a link to a file that the change touched',
      { path: 'b.md', leniencies, question: { isNew: true } },
      { files: { 'y/b.md': link('c.md'), 'y/c.md': 'c' }, changed: ['y/b.md'] },
      { name: 'relocated', size: 1, foundAt: 'y/b.md', detail: 'Its path ends so.', by: 'ending' },
    ],
    [
      'of several files that the change touched, of which three are named',
      { path: 'b.md', leniencies, question: { isNew: true } },
      {
        files: { 'w/b.md': 'w', 'x/b.md': 'x', 'y/b.md': 'y', 'z/b.md': 'z' },
        changed: ['w/b.md', 'x/b.md', 'y/b.md', 'z/b.md'],
      },
      { name: 'relocated', detail: 'Several paths end so: w/b.md, x/b.md and y/b.md.', by: 'ending' },
    ],
    [
      'but not of an earlier commit where the change makes the claim',
      { path: 'b.md', leniencies, question: { effect: 'never-existed' } },
      {
        tree: {
          pastEndingWith: async () => ({
            endings: new Map([['b.md', ['y/b.md']]]),
            folders: new Set(),
            entries: new Set(),
            whole: true,
          }),
        },
      },
      null,
    ],
  ])('%s', async (_, absent, repository, expected) => {
    const { verdict } = await explained(absent, repository);
    expect(verdict).toEqual(expected === null ? null : { ...VERDICT, ...expected });
  });
});

describe('An absent path is explained by its name', () => {
  const leniencies = ['name'] as const;
  const named = (foundAt: string, size = 1): object => ({
    name: 'relocated',
    size,
    foundAt,
    detail: 'It is the only file of its name there, or in such a folder.',
    by: 'name',
  });

  test.each<[string, Absent, Repository, object | null]>([
    ['that only one file has', { path: 'a/b.md', leniencies }, { files: { 'x/b.md': 'x' } }, named('x/b.md')],
    [
      'that an empty file has',
      { path: 'a/b.md', leniencies },
      { files: { 'x/b.md': '' } },
      { name: 'empty', size: 0, foundAt: 'x/b.md' },
    ],
    [
      'and its folder, of several files',
      { path: 'a/b.md', leniencies },
      { files: { 'x/b.md': 'x', 'y/a/b.md': 'y' } },
      named('y/a/b.md'),
    ],
    [
      'but not of two in such folders',
      { path: 'a/b.md', leniencies },
      { files: { 'x/a/b.md': 'x', 'y/a/b.md': 'y' } },
      null,
    ],
    [
      'but not of two without a folder',
      { path: 'b.md', leniencies },
      { files: { 'x/b.md': 'x', 'y/b.md': 'y' } },
      null,
    ],
    [
      'but not where the name is common',
      { path: 'a/README.x.md', leniencies },
      { files: { 'x/README.x.md': 'x' } },
      null,
    ],
    [
      'a common one, and its folder',
      { path: 'a/README.md', leniencies },
      { files: { 'x/a/README.md': 'x' } },
      named('x/a/README.md'),
    ],
    [
      'a common one, in a version for which none is common',
      { path: 'a/README.md', leniencies, withoutCommonNames: true },
      { files: { 'x/README.md': 'x' } },
      named('x/README.md'),
    ],
    ['but not where no file has it', { path: 'a/b.md', leniencies }, { files: { 'x/c.md': 'x' } }, null],
    ['but not where the version is strict', { path: 'a/b.md', leniencies: [] }, { files: { 'x/b.md': 'x' } }, null],
    [
      'but not that of a folder',
      { path: 'a/b.md/', leniencies, question: { path: 'a/b.md' } },
      { files: { 'x/b.md': 'x' } },
      null,
    ],
    [
      'but not of a deletion',
      { path: 'a/b.md', leniencies, claim: { deletes: true } },
      { files: { 'x/b.md': 'x' } },
      null,
    ],
    [
      'but not where no file ever had the path',
      { path: 'b.md', leniencies, question: { path: '' } },
      { files: { 'x/b.md': 'x' } },
      null,
    ],
    [
      'but not where the path was there once',
      { path: 'a/b.md', leniencies, question: { wasThere: true } },
      { files: { 'x/b.md': 'x' } },
      null,
    ],
    [
      'of a file that the change touched where it adds the return',
      { path: 'a/b.md', leniencies, question: { isNew: true } },
      { files: { 'x/b.md': 'x' }, changed: ['x/b.md'] },
      named('x/b.md'),
    ],
    [
      'but not of one that it did not touch',
      { path: 'a/b.md', leniencies, question: { isNew: true } },
      { files: { 'x/b.md': 'x' }, changed: ['c.md'] },
      null,
    ],
    [
      'but not of one where nothing is compared',
      { path: 'a/b.md', leniencies, question: { isNew: true } },
      { files: { 'x/b.md': 'x' } },
      null,
    ],
    [
      'but not of one in such a folder that it did not touch',
      { path: 'a/b.md', leniencies, question: { isNew: true } },
      { files: { 'x/b.md': 'x', 'y/a/b.md': 'y' }, changed: ['x/b.md'] },
      null,
    ],
    [
      'of any file where the version says so',
      { path: 'a/b.md', leniencies: ['name', 'untouched-ending'], question: { isNew: true } },
      { files: { 'x/b.md': 'x' }, changed: ['c.md'] },
      named('x/b.md'),
    ],
  ])('%s', async (_, absent, repository, expected) => {
    const { verdict } = await explained(absent, repository);
    expect(verdict).toEqual(expected === null ? null : { ...VERDICT, ...expected });
  });
});

describe('An absent path is beyond proof', () => {
  const ignored = new Map([['out/a.js', '.gitignore:1: out/']]);
  const folders = {
    pastEndingWith: async () => ({
      endings: new Map(),
      folders: new Set(['a']),
      entries: new Set<string>(),
      whole: true,
    }),
  };
  const lost = (count: string): string =>
    `The return cites ${count}, and none is in the history: it was rewritten since, with whatever it held.`;

  test.each<[string, Absent, Repository, object | null]>([
    [
      'where the commit ignores it',
      { path: 'out/a.js', leniencies: ['ignored'] },
      { ignored },
      { name: 'unverifiable', detail: 'The .gitignore of the commit keeps it out (.gitignore:1: out/).' },
    ],
    ['but not in a strict version', { path: 'out/a.js', leniencies: [] }, { ignored }, null],
    ['but not where the commit does not ignore it', { path: 'out/b.js', leniencies: ['ignored'] }, { ignored }, null],
    [
      'where it is written as a folder',
      { path: 'a/', leniencies: ['empty-folder'] },
      {},
      { name: 'unverifiable', detail: 'It is written as a folder, and git holds no empty ones.', by: 'folder' },
    ],
    ['but not where it is written as a file', { path: 'a', leniencies: ['empty-folder'] }, {}, null],
    [
      'but not as a folder that was there',
      { path: 'a/', leniencies: ['empty-folder'], question: { wasThere: true } },
      {},
      null,
    ],
    ['but not as a folder in a strict version', { path: 'a/', leniencies: [] }, {}, null],
    [
      'or was a folder',
      { path: 'a', leniencies: ['folder'] },
      { tree: folders },
      { name: 'removed', detail: 'It was a folder, and an earlier commit had it.', by: 'folder' },
    ],
    [
      'but was none that counts where the change makes the claim',
      { path: 'a', leniencies: ['folder'], question: { effect: 'existed' } },
      { tree: folders },
      null,
    ],
    [
      'but was none where a file was there',
      { path: 'a', leniencies: ['folder'], question: { wasThere: true } },
      { tree: folders },
      null,
    ],
    [
      'where the only commit that its return cites is lost',
      { path: 'a', leniencies: ['cited-commits'], cited: [null] },
      {},
      { name: 'unverifiable', detail: lost('1 commit'), by: 'lost-commits' },
    ],
    [
      'where all commits are lost',
      { path: 'a', leniencies: ['cited-commits'], cited: [null, null] },
      {},
      { name: 'unverifiable', detail: lost('2 commits'), by: 'lost-commits' },
    ],
    ['but not where one is there', { path: 'a', leniencies: ['cited-commits'], cited: [null, 'c'] }, {}, null],
    ['but not where none is cited', { path: 'a', leniencies: ['cited-commits'] }, {}, null],
    ['but not by lost commits in a strict version', { path: 'a', leniencies: [], cited: [null] }, {}, null],
    [
      'but not by commits that a shallow clone may lack',
      { path: 'a', leniencies: ['cited-commits'], cited: [undefined] },
      {},
      null,
    ],
    [
      'but not by lost commits where the change makes the claim',
      { path: 'a', leniencies: ['cited-commits'], cited: [null], question: { effect: 'existed' } },
      {},
      null,
    ],
  ])('%s', async (_, absent, repository, expected) => {
    const { verdict } = await explained(absent, repository);
    expect(verdict).toStrictEqual(expected === null ? null : { ...VERDICT, ...expected });
  });
});

describe('A cited commit proves that a path was there', () => {
  test.each<[LenientQuestion['effect'], 'written' | 'deleted', boolean]>([
    ['none', 'written', true],
    ['none', 'deleted', true],
    ['never-existed', 'written', false],
    ['never-existed', 'deleted', false],
    ['existed', 'written', true],
    ['existed', 'deleted', false],
  ])('where the change has the effect %s and the commit has it %s: %s', async (effect, did, expected) => {
    const asked: unknown[] = [];
    const tree: Partial<Tree> = {
      changedIn: async (commits, paths) => {
        asked.push([[...commits], [...paths]]);
        return new Map([['c', new Map([['a', did]])]]);
      },
    };
    const absent: Absent = {
      path: 'a',
      leniencies: ['cited-commits'],
      cited: ['b', 'c', null],
      question: { effect, wasThere: true },
    };
    expect((await explained(absent, { tree })).isProvedByCommits).toBe(expected);
    expect(asked).toEqual([[['b', 'c'], ['a']]]);
    const never: Absent = { ...absent, question: { effect } };
    expect((await explained(never, { tree })).isProvedByCommits).toBe(false);
    expect((await explained({ ...absent, leniencies: [] }, { tree })).isProvedByCommits).toBe(false);
    expect(asked.slice(1)).toEqual([
      [[], []],
      [[], ['a']],
    ]);
  });
});

test('Nothing is looked for where no version is lenient', async () => {
  const tree = new Proxy({}, { get: () => () => Promise.reject(new Error('asked')) }) as Tree;
  const explain = await explainLeniently([], { tree, ignored: new Map(), named: new Map(), changes: null });
  expect(explain({} as AbsentClaim)).toEqual({ isProvedByCommits: false, verdict: null });
});

test('History is asked for ends that no file of the tree has, and for folders where the version accepts them', async () => {
  const asked: unknown[] = [];
  const tree: Partial<Tree> = {
    pastEndingWith: async (tails, folders) => {
      asked.push([tails, folders]);
      return { endings: new Map(), folders: new Set(), entries: new Set(), whole: true };
    },
  };
  await explained({ path: 'b.md', leniencies: ['path-ending', 'folder'] }, { files: { 'x/b.md': 'x' }, tree });
  await explained({ path: 'c.md', leniencies: ['path-ending'] }, { files: { 'x/b.md': 'x' }, tree });
  await explained({ path: './', leniencies: ['path-ending'] }, { files: { 'x/b.md': 'x' }, tree });
  expect(asked).toEqual([
    [[], ['b.md']],
    [['c.md'], []],
    [[], []],
  ]);
});

test.each(['path-ending', 'name'] as const)(
  'Where %s finds a file whose content the clone lacks, the claim is open',
  async (way) => {
    const sizes: Tree['sizes'] = async (ids) => ids.map(() => ({ bytes: null, telling: false }));
    const { verdict } = await explained(
      { path: 'a/b.md', leniencies: [way] },
      { files: { 'x/a/b.md': 'x' }, tree: { sizes } },
    );
    expect(verdict).toMatchObject({ name: 'undetermined', foundAt: 'x/a/b.md', by: 'content' });
  },
);

test('Files are looked at only where one alone may be meant', async () => {
  const tree: Partial<Tree> = { sizes: () => Promise.reject(new Error('asked')) };
  const absent: Absent = { path: 'b.md', leniencies: ['path-ending', 'name'] };
  const { verdict } = await explained(absent, { files: { 'x/b.md': 'x', 'y/b.md': 'y' }, tree });
  expect(verdict).toMatchObject({ name: 'relocated', foundAt: null });
});
