import type { BaseComparison } from '../../src/engine/change/compare-with-base.js';
import type { AbsentClaim, Evaluation } from '../../src/engine/evaluate/evaluation.js';
import { resolveAbsentClaims } from '../../src/engine/absent/absent.js';
import type { ExampleEntry } from '../../src/families/example.js';
import type { Claim, VerdictName, VerifiedClaim } from '../../src/model/claim.js';
import type { Changes, Context } from '../../src/model/context.js';
import type { PendingFinding, Problem } from '../../src/model/finding.js';
import type { Absence, FileVersion, Past, PathChange } from '../../src/model/history.js';
import type { Leniency } from '../../src/model/standard.js';
import type { Tree } from '../../src/model/tree.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';

const FILE = 'specs/1_task/.return-meta.json';
const COMMIT = 'abcdef0123456789abcdef0123456789abcdef01';

/** An absent claim, and how its return makes it. */
interface Claimed {
  readonly claim?: Partial<Claim>;
  /** The verdict so far, and its detail. */
  readonly name?: VerdictName;
  readonly detail?: string;
  readonly leniencies?: readonly Leniency[];
  /** The file of its return. */
  readonly file?: string;
  /** Commits that the return cites, too: null for one that is not in the history, undefined where that is unknown. */
  readonly cited?: readonly (string | null | undefined)[];
  /** The rules on claims, by the kind and the verdict that they speak of. */
  readonly rules?: ReadonlyMap<string, readonly unknown[]>;
}

interface Repository {
  /** By their paths: a link by its target, which begins with an arrow. */
  readonly files?: Readonly<Record<string, string>>;
  /** What became of a path; null where files are in no repository. */
  readonly past?: Past | null;
  /** What became of some paths alone. */
  readonly pasts?: Readonly<Record<string, Past>>;
  readonly onDisk?: Partial<Absence>;
  readonly tree?: Partial<Tree>;
  readonly changes?: Partial<Changes>;
  readonly comparison?: Partial<BaseComparison> | undefined;
  readonly answersFor?: Context['answersFor'];
}

type Given = Claimed & Repository;

/** The version by which earlier versions of returns make their claims. */
const STANDARD = { statuses: ['done'], success: ['done'], claimFields: [{ pattern: '/artifacts/*/path' }] };

function absentOf(given: Claimed): AbsentClaim {
  const { claim, name = 'missing', detail = null, leniencies, file = FILE, cited = [], rules = new Map() } = given;
  const verdict = { size: null, foundAt: name === 'case-mismatch' ? 'A.md' : null, detail, blank: false };
  const citedAs = (commit: string | null | undefined): object => {
    if (commit === undefined) return { name: 'undetermined' };
    return commit === null ? { name: 'missing' } : { name: 'present', commit };
  };
  const recordClaims = [
    { claim: { path: 'a.md', pointer: '', type: null, ...claim }, verdict: { name, ...verdict } },
    ...cited.map((commit) => ({
      claim: { path: String(commit), pointer: '', type: null, kind: 'commit' },
      verdict: { ...verdict, ...citedAs(commit) },
    })),
  ];
  return {
    recordClaims,
    at: 0,
    of: { file, index: 0, agent: '', status: null, success: true, restated: false },
    standard: {
      leniencies: leniencies === undefined ? undefined : new Set(leniencies),
      commonNames: new Set(['readme']),
    },
    rules: { claim: rules },
    location: { file, index: 0, pointer: '/artifacts/0/path', range: null, verbatim: true, excerpt: null },
    by: {
      source: {
        file: { path: file, id: '', link: false },
        gathered: { form: 'json', family: 'return-meta', reduced: false },
      },
      index: 0,
      content: null,
      outcome: { session: null, succeeds: true },
    },
  } as unknown as AbsentClaim;
}

function entryOf(content: string): ExampleEntry {
  return content.startsWith('-> ') ? { kind: 'link', target: content.slice(3) } : { kind: 'file', content };
}

/** Gives claims their last verdicts. Returns the findings. */
async function resolve(claims: readonly AbsentClaim[], given: Repository): Promise<readonly PendingFinding[]> {
  const { files = {}, past, pasts = {}, onDisk, changes, comparison, answersFor = CONTEXT.answersFor } = given;
  const entries = Object.entries(files).map(([path, content]) => [path, entryOf(content)] as const);
  const tree: Tree = {
    ...memoryTree({ file: FILE, files: new Map(entries), earlier: new Map(), workspace: new Set() }),
    explainAbsent: async ({ paths }) => {
      const absence = (path: string): Absence => ({
        isInWorkspace: false,
        ignoredBy: null,
        past: pasts[path] ?? past ?? { kind: 'never' },
        ...onDisk,
      });
      return new Map(past === null ? [] : paths.map((path) => [path, absence(path)]));
    },
    ...given.tree,
  };
  const change = { base: 'main', changed: new Set<string>(), deleted: new Set<string>(), ...changes };
  const context = { ...CONTEXT, answersFor, changes: changes === undefined ? null : change };
  const standards = { areLoaded: () => true, chosenAt: () => ({ 'return-meta': STANDARD }) };
  const evaluation = { tree, context, standards, overrides: null, mostFindings: 100, maxFileSize: 1_000 };
  const unchanged = { base: 'base', hadFile: () => false, baseClaims: () => false, originOf: () => null };
  const compared = comparison === undefined ? null : ({ ...unchanged, ...comparison } as unknown as BaseComparison);
  return (await resolveAbsentClaims(claims, compared, evaluation as unknown as Evaluation)).findings;
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
/** Whether the path existed since commits of history, and since the base. */
const since = (existed: boolean, existedAtBase = existed): Partial<Tree> => ({
  existedSince: async (asked) => asked.map(({ moments }) => (moments.includes('base') ? existedAtBase : existed)),
});
/** What earlier commits had: files by the ends of their paths, folders, and links or submodules. */
const had = (endings: Readonly<Record<string, readonly string[]>>, folders: readonly string[], more = false) => ({
  pastEndingWith: async () => ({
    endings: new Map(Object.entries(endings)),
    folders: new Set(folders),
    entries: new Set(more ? folders : []),
    whole: true,
  }),
});
/** What ended a path leads to the base. */
const ofBase: Partial<Tree> = { leadsTo: async (pairs) => pairs.map(({ earlier }) => earlier === COMMIT) };
const ignoring = (rule: string): Partial<Tree> => ({
  ignoredByCommit: async (paths) => (rule.includes(':') ? new Map(paths.map((path) => [path, rule])) : 'unanswered'),
  ...(rule === 'lacking' ? { ignoredByCommit: async () => 'lacking' as const } : {}),
});
/** More versions of each file than are read, none of which can be read. */
const unread: Partial<Tree> = {
  fileVersions: async (paths) => {
    let newest: FileVersion = { commit: '0', id: '0', before: [] };
    for (let n = 1; n <= 1_000; n++) newest = { commit: String(n), id: String(n), before: [newest] };
    return new Map(paths.map((path) => [path, newest]));
  },
  readVersions: async function* (files) {
    yield await Promise.resolve(files.map(({ id }) => ({ kind: 'lacking' as const, id })));
  },
};
const changedIn = (did: PathChange): Partial<Tree> => ({
  changedIn: async () => new Map([['c', new Map([['a.md', did]])]]),
});
const lackingSizes: Partial<Tree> = { sizes: async (ids) => ids.map(() => ({ bytes: null, telling: false })) };
const named = (...paths: readonly string[]): Partial<Tree> => ({
  filesNamed: (names) => new Map([...names].map((name) => [name, paths.filter((path) => path.endsWith(`/${name}`))])),
});

const REMOVED: Past = { kind: 'removed', commit: COMMIT };
const MOVED: Past = { kind: 'moved', to: 'b.md', commit: COMMIT };
const HERE: Past = { kind: 'removed', commit: null };
const RULE = '.gitignore:1: a';

/** The file went after the claim was made, or before that. */
const there: Given = { past: REMOVED, tree: since(true) };
const gone: Given = { past: REMOVED, tree: since(false) };
const short: Given = { past: { kind: 'unknown', detail: 'Short.' } };
/** The compared change makes the claim. */
const byChange: Given = { changes: { changed: new Set([FILE]) }, comparison: {} };
const unreadBase = (more: Partial<Changes>): Given => ({ changes: { changed: new Set([FILE]), ...more } });
const deleting = (...paths: readonly string[]): Given => ({ changes: { deleted: new Set(paths) } });
const movedTo = (to: string, existed = true, content = 'x'): Given => ({
  files: { [to]: content },
  past: { kind: 'moved', to, commit: COMMIT },
  tree: since(existed),
});

describe('A claimed deletion', () => {
  const nothing = 'missing | No commit had a file there.';
  const early = 'missing | No commit before the claim had a file there.';
  const done = 'deleted | It was deleted by abcdef012345.';
  const byCompared = 'deleted | The compared change deleted it.';
  const folder = had({}, ['a.md']);

  test.each<[string, Given, string]>([
    ['outside the root was never a file', { claim: { path: '../a.md' } }, nothing],
    ['of a path that no file can have was never a file', { claim: { path: 'a'.repeat(5_000) } }, nothing],
    ['that no commit had was never a file', {}, nothing],
    ['in no repository was never a file', { past: null }, nothing],
    ['that a commit deleted is done', { past: REMOVED, tree: before(true) }, done],
    [
      'that a commit moved is done, too',
      { past: MOVED, tree: before(true) },
      done.replace('deleted by', 'moved to b.md by'),
    ],
    ['that no commit did is done', { past: HERE, tree: before(true) }, 'deleted | It was deleted.'],
    ['of a file that was added after the claim is false', { past: REMOVED, tree: before(false) }, early],
    ['of a file that was moved there after the claim is false', { past: MOVED, tree: before(false) }, early],
    ['that the change claims counts all history', { past: REMOVED, tree: before(false), ...byChange }, done],
    ['is open where history ends early', short, 'undetermined | Short.'],
    ['of a folder is done', { tree: folder }, 'deleted | It was a folder, and an earlier commit had it.'],
    ['of a folder that is there is not done', { name: 'directory', tree: folder }, 'directory'],
    [
      'of a link is done',
      { tree: had({}, ['a.md'], true) },
      'deleted | It was a link or a submodule, and an earlier commit had it.',
    ],
    ['of a file is done, whatever else was there', { past: REMOVED, tree: { ...before(true), ...folder } }, done],
    ['of a file that became a folder is done', { name: 'directory', past: REMOVED, tree: before(true) }, done],
    ['of an older folder is not done', { name: 'directory', past: REMOVED, tree: before(false) }, 'directory'],
    ['that the change made is done', deleting('a.md'), byCompared],
    ['of a folder whose files the change deleted is done', deleting('b.md', 'a.md/c.md'), byCompared],
    ['beside which the change deleted a file is not done', deleting('a.md.txt'), nothing],
    [
      'of half a folder is not done',
      { name: 'directory', files: { 'a.md/b.md': 'x' }, ...deleting('a.md/c.md') },
      'directory',
    ],
  ])('%s', async (_, given, expected) => {
    expect(await resolved({ ...given, claim: { kind: 'deletion', ...given.claim } })).toBe(expected);
  });

  const line = (id: string, ...earlier: readonly FileVersion[]): FileVersion => ({ commit: id, id, before: earlier });
  const lines = (newest: FileVersion, text: string, existed: readonly string[]): Given => ({
    past: REMOVED,
    tree: {
      fileVersions: async () => new Map([[FILE, newest]]),
      readVersions: async function* (files) {
        yield await Promise.resolve(files.map(() => ({ kind: 'bytes' as const, bytes: Buffer.from(text) })));
      },
      existedBefore: async (moments) => moments.map(({ commit }) => existed.includes(commit)),
    },
  });
  const first = line('first');
  const merge = line('merge', line('right', first), line('left', first));
  const claims = JSON.stringify({ status: 'done', artifacts: [{ path: 'a.md', type: 'deleted' }] });

  test.each<[string, Given, string]>([
    ['is true if the file was there before both lines', lines(merge, claims, ['first', 'left']), done],
    ['is false if the file was there only later, on one of the lines', lines(merge, claims, ['left', 'merge']), early],
    ['is true if one of two lines had the file', lines(line('m', line('x'), line('y')), claims, ['y']), done],
  ])('%s', async (_, given, expected) => {
    expect(await resolved({ claim: { kind: 'deletion' }, ...given })).toBe(expected);
  });
});

const missing = 'missing | It is not in this commit or its history.';
const removed = 'removed | It was removed in abcdef012345.';
const late = 'missing | It was removed in abcdef012345. The claim was made after that.';
const deletes = 'removed | This change deletes it. | by the change';
const moved = 'It was moved in abcdef012345.';
const versions = 'Whether it was claimed before that is not known: not all versions of its return could be read.';
const byEnd = 'relocated | x/a.md | Its path ends so.';
const byName = 'relocated | x/a.md | It is the only file of its name there, or in such a folder.';
const hint = 'A file of that name is at x/a.md.';
const one = { files: { 'x/a.md': 'x' } };
const two = { files: { 'x/a.md': 'x', 'y/a.md': 'y' } };
const open = `undetermined | It was removed in abcdef012345. ${versions}`;
const keptOut = `unverifiable | The .gitignore of the commit keeps it out (${RULE}).`;
const lacking = 'undetermined | x/a.md | The clone lacks the content of x/a.md, the object x/a.md.';
const here = 'removed | It was removed by this change.';
const rules = ignoring(RULE);
const onDisk: Given = { onDisk: { isInWorkspace: true } };
const citing = (...cited: NonNullable<Given['cited']>): Given => ({ leniencies: ['cited-commits'], cited });
const otherCase = 'case-mismatch | A.md';
const onlyThere = 'It is only in the workspace.';
const itIsIgnored = `It is ignored (${RULE}).`;
const near = named('x/a.md');
const proof = (did: PathChange): Partial<Tree> => ({ ...since(false), ...changedIn(did) });
const isCase = { name: 'case-mismatch' } as const;
const isFolder = { name: 'directory' } as const;
const saysDeleted: Given = { claim: { type: 'deleted' }, leniencies: ['deletion'] };
const ending: Given = { leniencies: ['path-ending'] };
const inFolder = { leniencies: ['name'], claim: { path: 'd/a.md' } } as const;

describe('An absent file', () => {
  test.each<[string, Given, string]>([
    ['was never committed', {}, missing],
    ['in no repository is missing', { past: null }, 'missing'],
    ['in no repository is missing at any place', { claim: { alternative: 'b' }, past: null }, 'missing'],
    ['is removed where it was there when it was claimed', there, removed],
    ['is missing where it was gone before', gone, late],
    ['is removed where its claim says that it was deleted', { ...gone, ...saysDeleted }, removed],
    ['is missing where its claim does not say so', { ...gone, ...saysDeleted, claim: { type: 'created' } }, late],
    ['is missing for the reason that is known', { detail: 'Why.' }, 'missing | Why.'],
    ['is missing for that reason where it was gone before, too', { ...gone, detail: 'Why.' }, 'missing | Why.'],
    ['that the change deleted is removed', deleting('a.md'), here],
    [
      'that the change moved is relocated',
      { ...one, past: { kind: 'moved', to: 'x/a.md', commit: null }, tree: since(true) },
      'relocated | x/a.md | It was moved by this change.',
    ],
    [
      'of a claim of the change, which only its own commits had, is missing',
      { ...there, ...byChange },
      `missing | It was removed in abcdef012345. The compared change had added it itself.`,
    ],
    [
      'of a claim of the change, which the base branch removed, is removed',
      { ...there, ...byChange, tree: { ...since(true), ...ofBase } },
      'removed | It was removed in abcdef012345, on the base branch.',
    ],
    [
      'of a claim that the base makes, too, is removed',
      { ...there, ...byChange, comparison: { baseClaims: () => true } },
      removed,
    ],
    ['of an old claim has its history beside a base', { ...there, ...deleting('a.md'), comparison: {} }, removed],
    ['of an old claim that the change did not delete has its history', { ...there, ...deleting('b.md') }, removed],
    ['of an unknown moment is removed where it was there since', { ...there, ...unreadBase({}) }, removed],
    [
      'on disk, without a committed return, is missing',
      { ...deleting('a.md'), tree: { kind: 'workspace', fileVersions: async () => new Map() } },
      here.replace('removed', 'missing'),
    ],
    ['outside the root has no history', { claim: { path: '../a.md' }, name: 'outside', past: REMOVED }, 'outside'],
    ['that is a link to nothing has no history', { files: { 'a.md': '-> b.md' }, past: REMOVED }, 'missing'],
    ['is open where history ends early', short, 'undetermined | Short.'],
    ['is open where its return has too many versions', { past: REMOVED, tree: unread }, open],
    [
      'is open there if it was moved, too',
      { ...movedTo('x/a.md'), tree: unread },
      `undetermined | ${moved} ${versions}`,
    ],
    ['is removed there where its claim says so', { past: REMOVED, tree: unread, ...saysDeleted }, removed],
    [
      'is open where contents are lacking that may show a move',
      { past: { ...REMOVED, detail: 'Lacking.', isLacking: true } },
      'undetermined | It was removed in abcdef012345. Lacking.',
    ],
    [
      'is found by what another place of it was',
      { claim: { alternative: 'b/a.md' }, pasts: { 'b/a.md': REMOVED }, tree: since(true) },
      removed,
    ],
    [
      'is found by its own path where a commit had that',
      { claim: { alternative: 'b/a.md' }, pasts: { 'a.md': REMOVED }, tree: since(true) },
      removed,
    ],
  ])('%s', async (_, given, expected) => {
    expect(await resolved(given)).toBe(expected);
  });

  test.each<[string, Given, string]>([
    ['in the same words in every clone', { ...gone, comparison: { hadFile: (path) => path === 'a.md' } }, deletes],
    [
      'and what was not looked at is said',
      { past: { ...REMOVED, detail: 'Unread.' }, comparison: { hadFile: () => true } },
      'removed | This change deletes it. Unread. | by the change',
    ],
    [
      'by a step of it',
      { leniencies: ['step'], past: HERE, tree: since(false), comparison: { hadFile: () => true } },
      deletes,
    ],
    [
      'at the other place that it may mean',
      {
        claim: { path: 'a.md', base: 'sub', alternative: 'a.md' },
        leniencies: ['step'],
        past: HERE,
        comparison: { hadFile: (path) => path === 'a.md' },
      },
      deletes,
    ],
    ['which a new return claims, where the base cannot be read', { comparison: undefined }, deletes],
    [
      'which a changed return claims, where the base cannot be read',
      { ...unreadBase({ added: new Set(), deleted: new Set(['a.md']) }), comparison: undefined },
      here,
    ],
    [
      'but not by a move, where the base cannot be read',
      { ...short, ...unreadBase({ deleted: new Set(['a.md']), movedAway: new Set(['a.md']) }), comparison: undefined },
      'undetermined | Short.',
    ],
  ])('that the change takes away is removed, %s', async (_, given, expected) => {
    expect(await resolved({ ...unreadBase({ deleted: new Set(['a.md']) }), ...given })).toBe(expected);
  });

  test.each<[string, Given, string]>([
    ['by a commit', movedTo('x/a.md'), `relocated | x/a.md | ${moved}`],
    ['in its folder, however small it is', movedTo('b.md'), `relocated | b.md | ${moved}`],
    ['where it is empty now', movedTo('x/a.md', true, ''), 'empty | x/a.md'],
    ['where nothing is any more', { past: MOVED, tree: since(true) }, `removed | ${moved}`],
    [
      'before the claim',
      movedTo('x/a.md', false),
      'missing | It was moved to x/a.md in abcdef012345. The claim was made after that.',
    ],
    [
      'where the clone lacks its content',
      { ...movedTo('x/b.md'), tree: { ...since(true), ...lackingSizes } },
      'undetermined | x/b.md | The clone lacks the content of x/b.md, the object x/b.md.',
    ],
  ])('was moved, %s', async (_, given, expected) => {
    expect(await resolved(given)).toBe(expected);
  });

  test.each<[string, Given, string]>([
    ['a directory of which no commit had a file', isFolder, 'directory'],
    [
      'a directory, and a file was there',
      { ...isFolder, ...there },
      'directory | A file was there. It was removed in abcdef012345.',
    ],
    ['a directory, and the file was gone before', { ...isFolder, ...gone }, 'directory'],
    ['a directory, and history ends early', { ...isFolder, ...short }, 'undetermined | A directory is there. Short.'],
    ['a directory, and the change makes the claim', { ...isFolder, ...short, ...byChange }, 'directory'],
    [
      'a directory, and the return has too many versions',
      { ...isFolder, past: REMOVED, tree: unread },
      `undetermined | A directory is there. It was removed in abcdef012345. ${versions}`,
    ],
    ['another letter case', isCase, otherCase],
    [
      'another letter case, in no repository',
      { ...isCase, leniencies: ['ignored'], past: null, tree: rules },
      otherCase,
    ],
    [
      'another letter case, and history ends early',
      { ...isCase, ...short },
      'undetermined | A path in another letter case is there: A.md. Short.',
    ],
    ['another letter case, claimed by the change', { ...isCase, ...short, ...byChange }, otherCase],
    ['another letter case, and an end explains it', { ...isCase, ...short, ...ending, ...one }, otherCase],
  ])('may have in its place %s', async (_, given, expected) => {
    expect(await resolved(given)).toBe(expected);
  });

  test.each<[string, Given, string]>([
    ['in the workspace alone', { ...onDisk }, onlyThere],
    [
      'there, and removed',
      { ...there, onDisk: { isInWorkspace: true, ignoredBy: RULE } },
      `It is in the workspace, but ignored (${RULE}). An earlier commit had it.`,
    ],
    [
      'there, whatever else explains it',
      { ...one, leniencies: ['ignored-on-disk', 'path-ending'], ...onDisk },
      onlyThere,
    ],
    [
      'there, in a version that excuses what is ignored',
      { leniencies: ['ignored'], tree: rules, ...onDisk },
      onlyThere,
    ],
    ['ignored', { tree: rules }, itIsIgnored],
    [
      'in the workspace, and ignored by what the change wrote',
      { ...onDisk, ...unreadBase({ changed: new Set(['.gitignore']) }), tree: rules },
      onlyThere,
    ],
    ['ignored and on disk', { tree: rules, onDisk: { isInWorkspace: true, ignoredBy: 'x' } }, itIsIgnored],
    ['ignored, and gone before', { past: REMOVED, tree: { ...gone.tree, ...rules } }, itIsIgnored],
    ['ignored, and perhaps gone before', { past: REMOVED, tree: { ...unread, ...rules } }, itIsIgnored],
  ])('is uncommitted: %s', async (_, given, expected) => {
    expect(await resolved(given)).toBe(`uncommitted | ${expected}`);
  });

  test.each<[string, Given, string]>([
    ['is open where history ends early', { ...short, tree: rules }, `undetermined | It is ignored (${RULE}). Short.`],
    ['is removed where a commit had it', { ...there, tree: { ...since(true), ...rules } }, removed],
    ['is beyond proof in a version that says so', { leniencies: ['ignored'], tree: rules }, keptOut],
    [
      'is beyond proof on disk in a version that says so',
      { leniencies: ['ignored', 'ignored-on-disk'], tree: rules, ...onDisk },
      keptOut,
    ],
    ['is beyond proof without a repository, too', { leniencies: ['ignored'], past: null, tree: rules }, keptOut],
    [
      'is open where git cannot apply the rules',
      { leniencies: ['ignored'], tree: ignoring('unanswered') },
      'undetermined | git cannot apply the .gitignore files: there are too many, they are too large, or a pattern takes over ten seconds.',
    ],
    [
      'is open where the clone lacks the rules',
      { tree: ignoring('lacking') },
      'undetermined | The clone lacks the content of .gitignore.',
    ],
  ])('that a commit ignores %s', async (_, given, expected) => {
    expect(await resolved(given)).toBe(expected);
  });

  test('has a hint to files of its name where no commit that counts had it', async () => {
    const tree = near;
    expect(await resolved({ tree })).toBe(`${missing} ${hint}`);
    expect(await resolved({ past: null, tree })).toBe('missing');
    expect(await resolved({ past: REMOVED, tree: { ...tree, ...since(false) } })).not.toContain(hint);
    expect(await resolved({ ...short, tree })).toBe('undetermined | Short.');
    expect(await resolved({ ...short, ...byChange, detail: 'Why.', tree })).toBe(`missing | Why. ${hint}`);
  });
});

describe('A lenient version explains an absent file', () => {
  const whole = { claim: { path: 'a.md/' } };
  const folder = 'It was a folder, and an earlier commit had it.';
  const lost = (cited: string): string =>
    `unverifiable | The return cites ${cited}, and none is in the history: it was rewritten since, with whatever it held.`;

  test.each<[string, Given, string]>([
    ['by the end of its path', { ...ending, ...one }, byEnd],
    [
      'by the whole end',
      { ...ending, claim: { path: './d/a.md' }, files: { 'x/d/a.md': ' ', 'x/a.md': 'y' } },
      'relocated | x/d/a.md | Its path ends so.',
    ],
    ['by the end, of an empty file', { ...ending, files: { 'x/a.md': '' } }, 'empty | x/a.md'],
    ['by the end, of several', { ...ending, ...two }, 'relocated | Several paths end so: x/a.md and y/a.md.'],
    [
      'by the end of its other place',
      { ...ending, claim: { alternative: 'specs/c.md' }, files: { 'x/a.md': 'x', 'y/specs/c.md': 'y' } },
      'relocated | y/specs/c.md | Its path ends so.',
    ],
    ['by the end of a link to a file', { ...ending, files: { 'x/a.md': '-> c.md', 'x/c.md': 'x' } }, byEnd],
    ['not by the end of a link to nothing', { ...ending, files: { 'x/a.md': '-> nowhere' } }, missing],
    ['not by the end of a link that leads out', { ...ending, files: { 'x/a.md': '-> /etc' } }, missing],
    [
      'by the end of a file that an earlier commit had',
      { ...ending, tree: had({ 'a.md': ['y/a.md', 'z/a.md'] }, []) },
      'removed | An earlier commit had y/a.md.',
    ],
    ['not by half a name', { ...ending, files: { 'x/aa.md': 'x' } }, missing],
    ['not outside the root', { ...ending, claim: { path: '../a.md' }, name: 'outside', ...one }, 'outside'],
    ['not by its end where a commit removed it', { ...ending, ...one, ...gone }, late],
    [
      'not by its end if a commit moved it',
      { ...ending, ...movedTo('b/c.md', false), files: { 'b/c.md': 'x', 'x/a.md': 'x' } },
      'missing | It was moved to b/c.md in abcdef012345. The claim was made after that.',
    ],
    ['by its end, though the clone lacks that content', { ...ending, ...one, tree: lackingSizes }, lacking],
    ['not in a strict version', { ...one, tree: near }, `${missing} ${hint}`],
    ['by the only file of its name', { ...inFolder, ...one, tree: near }, byName],
    ['by its name, if it is empty', { ...inFolder, files: { 'x/a.md': '' }, tree: near }, 'empty | x/a.md'],
    [
      'by the name and its folder',
      { ...inFolder, files: { 'x/a.md': 'x', 'y/d/a.md': 'y' }, tree: named('x/a.md', 'y/d/a.md') },
      byName.replace('x/a.md', 'y/d/a.md'),
    ],
    [
      'by the name, though its content is lacking',
      { ...inFolder, ...one, tree: { ...near, ...lackingSizes } },
      lacking,
    ],
    [
      'by a common name and its folder',
      { ...inFolder, claim: { path: 'd/README.md' }, files: { 'x/d/README.md': 'x' }, tree: named('x/d/README.md') },
      byName.replace('x/a.md', 'x/d/README.md'),
    ],
    [
      'not by its name where a commit removed it',
      { ...inFolder, ...one, past: REMOVED, tree: { ...near, ...since(false) } },
      late,
    ],
    [
      'not by its name where history ends early',
      { ...short, leniencies: ['name'], ...two, tree: named('x/a.md', 'y/a.md') },
      'undetermined | Short.',
    ],
    [
      'as a folder, of which git holds no empty ones',
      { ...whole, leniencies: ['folder', 'empty-folder'] },
      'unverifiable | It is written as a folder, and git holds no empty ones.',
    ],
    ['not as a folder that is written as a file', { leniencies: ['empty-folder'] }, missing],
    ['not as a folder in a strict version', { ...whole, past: REMOVED }, 'missing'],
    ['as a file that has the path of a folder', { ...whole, ...there, leniencies: ['folder'] }, removed],
    ['as a folder that was removed', { leniencies: ['folder'], tree: had({}, ['a.md']) }, `removed | ${folder}`],
    [
      'not as a folder where a file was',
      { leniencies: ['folder'], past: REMOVED, tree: { ...since(false), ...had({}, ['a.md']) } },
      late,
    ],
    ['by the loss of the only commit that it cites', citing(null), lost('1 commit')],
    ['by the loss of all', citing(null, null), lost('2 commits')],
    ['not where one of them is there', citing(null, 'c'), missing],
    ['not where one may be there', citing(undefined), missing],
    ['by a commit that wrote it', { ...gone, ...citing('c', null), tree: proof('written') }, removed],
    ['by a commit that deleted it', { ...gone, ...citing('c'), tree: proof('deleted') }, removed],
  ])('%s', async (_, given, expected) => {
    expect(await resolved(given)).toBe(expected);
  });

  test.each<[string, readonly string[], Given]>([
    ['two in such folders', ['x/d/a.md', 'y/d/a.md'], {}],
    ['two, without a folder', ['x/a.md', 'y/a.md'], { claim: { path: 'a.md' } }],
    ['a common one', ['x/README.x.md'], { claim: { path: 'd/README.x.md' } }],
    ['a folder', ['x/a.md'], { claim: { path: 'd/a.md/' } }],
    ['a deletion', ['x/a.md'], { claim: { path: 'd/a.md', deletes: true } }],
  ])('not by the name of %s', async (_, paths, given) => {
    const files = Object.fromEntries(paths.map((path) => [path, path]));
    expect(await resolved({ ...inFolder, files, tree: named(...paths), ...given })).toMatch(/^missing/);
  });
});

describe('A file that a step of the compared change claims', () => {
  const added = `${removed} The compared change had added it itself. | by the change`;
  const step: Given = { leniencies: ['step'], ...there, ...byChange, answersFor: 'changes' };
  const asStep = (...more: readonly Leniency[]): Given => ({ leniencies: ['step', ...more], past: { kind: 'never' } });
  const byEnding = { ...asStep('path-ending'), ...one };
  const byItsName = { ...asStep('name'), ...one, tree: near };
  const touching = (...paths: readonly string[]): Given => ({ changes: { changed: new Set([FILE, ...paths]) } });
  const proving = (did: PathChange, existedAtBase: boolean): Given => ({
    leniencies: ['step', 'cited-commits'],
    cited: ['c'],
    tree: { ...since(false, existedAtBase), ...changedIn(did) },
  });

  test.each<[string, Given, string]>([
    ['and that a later one removed was added by the change itself', {}, added],
    ['and says that it deleted is removed', { ...saysDeleted, leniencies: ['step', 'deletion'] }, removed],
    ['is removed where the run answers for more than the change', { answersFor: 'all' }, removed],
    ['is missing where it was gone before', { tree: since(false) }, late],
    [
      'is missing where its version has no steps',
      { leniencies: [] },
      added.replace('removed |', 'missing |').replace(' | by the change', ''),
    ],
    ['is removed where the base makes the claim, too', { comparison: { baseClaims: () => true } }, removed],
    ['and that was moved is relocated', movedTo('x/a.md'), `relocated | x/a.md | ${moved}`],
    ['and that was moved is relocated, gone before or not', movedTo('x/a.md', false), `relocated | x/a.md | ${moved}`],
    ['is removed where nothing is compared', { comparison: undefined }, removed],
    ['is found by its end if the change touched it', { ...byEnding, ...two, ...touching('x/a.md') }, byEnd],
    [
      'is found by its end, of several',
      { ...byEnding, ...two, ...touching('x/a.md', 'y/a.md') },
      'relocated | Several paths end so: x/a.md and y/a.md.',
    ],
    ['is not found by its end where the change did not touch that file', { ...asStep('path-ending'), ...one }, missing],
    ['is not found by its last name alone', { ...byEnding, claim: { path: 'd/a.md' }, ...touching('x/a.md') }, missing],
    ['is found by its end where the version says so', { ...asStep('path-ending', 'untouched-ending'), ...one }, byEnd],
    ['is found by its end if the return was only edited', { ...byEnding, ...unreadBase({ added: new Set() }) }, byEnd],
    ['is found by its end if the run answers for all', { ...byEnding, answersFor: 'all' }, byEnd],
    [
      'is not found by an end of earlier commits',
      { ...asStep('path-ending'), tree: had({ 'a.md': ['y/a.md'] }, []) },
      missing,
    ],
    ['is found by its name if the change touched it', { ...byItsName, ...touching('x/a.md') }, byName],
    ['is not found by its name if it did not', byItsName, `${missing} ${hint}`],
    ['is no folder of earlier commits', { ...asStep('folder'), tree: had({}, ['a.md']) }, missing],
    ['is not lost with the commits', { ...asStep('cited-commits'), cited: [null] }, missing],
    ['is not proved by a commit where the change never had it', proving('written', false), late],
    ['is proved by a commit that wrote it', proving('written', true), added],
    ['is not proved by a commit that deleted it', proving('deleted', true), late],
    [
      'needs no commit if the base had it',
      { ...proving('deleted', true), comparison: { hadFile: () => true } },
      deletes,
    ],
    ['is proved by one that deleted it, in all history', { ...proving('deleted', false), answersFor: 'all' }, removed],
  ])('%s', async (_, more, expected) => {
    expect(await resolved({ ...step, ...more })).toBe(expected);
  });

  test('is deleted only by what returns of the change say', async () => {
    const says = (file: string): AbsentClaim => absentOf({ ...saysDeleted, file });
    const change = { ...step, ...touching('specs/2_new/r.json') };
    const verdicts = ['specs/0_old/r.json', 'specs/2_new/r.json'].map(async (other) => {
      const claim = absentOf(step);
      await resolve([claim, says(other)], change);
      return inShort(claim);
    });
    expect(await Promise.all(verdicts)).toEqual([added, removed]);
  });
});

test('Claims of the change, of earlier returns and of other versions are each explained by their own history', async () => {
  const earlier = absentOf({ file: 'specs/0_old/.return-meta.json' });
  const claims = [absentOf({}), earlier, absentOf({ claim: { path: 'c.md' }, ...ending })];
  const change = { ...byChange, changes: { changed: new Set([FILE, 'x/c.md']) } };
  await resolve(claims, { ...gone, ...change, files: { 'x/c.md': 'x' }, pasts: { 'c.md': { kind: 'never' } } });
  expect(claims.map(inShort)).toEqual([late, late, byEnd.replace('a.md', 'c.md')]);
});

test('What the rules of its version say of an absent claim is reported at its place, by its direct path', async () => {
  const check = ({ claim, verdict }: VerifiedClaim): readonly Problem[] => [
    { message: `${claim.path} is ${verdict.name}.`, recommendation: 'Commit it.' },
  ];
  const rules = new Map([
    ['file missing', [{ rule: { id: 'absent', severity: 'error', check }, severity: 'error', params: {} }]],
  ]);
  const place = { file: FILE, index: 0, pointer: '/artifacts/0/path' };
  expect(await resolve([absentOf({ claim: { path: './a.md' }, rules }), absentOf({ ...isCase, rules })], {})).toEqual([
    {
      finding: {
        ...place,
        rule: 'absent',
        severity: 'error',
        message: './a.md is missing.',
        recommendation: 'Commit it.',
        range: null,
        untrue: true,
        excerpt: null,
      },
      fingerprintInput: { ...place, rule: 'absent', value: 'a.md' },
    },
  ]);
});
