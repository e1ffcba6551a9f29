import { verify, affectedKinds } from '../../src/claims/verify.js';
import { commitCountVerifier } from '../../src/claims/commits.js';
import { saysDeleted } from '../../src/claims/deletion.js';
import { type ClaimOf } from '../../src/claims/kind.js';
import type { Claim, Verdict } from '../../src/model/claim.js';
import type { Changes } from '../../src/model/context.js';
import type { CommitFinding, CommitsBetween } from '../../src/model/history.js';
import type { Content, Tree } from '../../src/model/tree.js';
import type { ExampleEntry } from '../../src/families/example.js';
import { treeWithFiles } from '../support/memory-tree.js';

const REPORT = 'openspec/changes/a/verify-report.md';

const treeOf = (files: Parameters<typeof treeWithFiles>[0]): Tree => treeWithFiles(files, REPORT);

function made(claim: Partial<Claim>, returnFile = REPORT): ClaimOf {
  return { claim: { path: '', pointer: '', type: null, ...claim }, returnFile };
}

function total(of: 'requirement' | 'scenario' | 'task', number: number, returnFile = REPORT): ClaimOf {
  return made({ kind: 'count', asked: { kind: 'count', of, total: number } }, returnFile);
}

/** The names of verdicts, with their details. */
function shown(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.map(({ name, detail }) => (detail === null ? name : `${name}: ${detail}`));
}

function changes(changed: readonly string[], deleted: readonly string[] = []): Changes {
  return { base: 'main', changed: new Set(changed), deleted: new Set(deleted) };
}

const SPEC = '### Requirement: A\n#### Scenario: B\n#### Scenario: C\n- [ ] d\n';
const FOLDER = 'openspec/changes/a';

describe('A claimed total', () => {
  const counted = async (
    files: Readonly<Record<string, string | ExampleEntry>>,
    ...claims: readonly ClaimOf[]
  ): Promise<readonly string[]> => shown(await verify(claims, treeOf(files)));

  it('is that of the spec beside the report', async () => {
    expect(
      await counted(
        { [`${FOLDER}/spec.md`]: `\uFEFF${SPEC}` },
        total('requirement', 1),
        total('scenario', 2),
        total('task', 1),
        total('task', 0),
        total('scenario', 3),
        total('requirement', 0),
      ),
    ).toEqual([
      'agrees',
      'agrees',
      'agrees',
      'differs: The spec in its folder has 1 task.',
      'differs: The spec in its folder has 2 scenarios.',
      'differs: The spec in its folder has 1 requirement.',
    ]);
  });

  it('is that of all specs below the folder of specs, which count instead', async () => {
    const files = {
      [`${FOLDER}/spec.md`]: SPEC.repeat(5),
      [`${FOLDER}/specs/x/spec.md`]: SPEC,
      [`${FOLDER}/specs/y/z/spec.md`]: SPEC.repeat(2),
      [`${FOLDER}/specs/y/notes.md`]: SPEC,
      [`${FOLDER}/specs-old/spec.md`]: SPEC,
      'openspec/changes/b/specs/x/spec.md': SPEC,
    };
    expect(await counted(files, total('requirement', 3), total('scenario', 6), total('task', 1))).toEqual([
      'agrees',
      'agrees',
      'differs: The specs in its folder have 3 tasks.',
    ]);
    expect(
      await counted(
        files,
        total('requirement', 1, 'openspec/changes/b/verify-report.md'),
        total('requirement', 3),
        total('scenario', 2, 'openspec/changes/b/verify-report-2.md'),
      ),
    ).toEqual(['agrees', 'agrees', 'agrees']);
  });

  it('is that of the specs at the top for a report there', async () => {
    expect(await counted({ 'spec.md': SPEC, 'a/spec.md': SPEC }, total('scenario', 2, 'report.md'))).toEqual([
      'agrees',
    ]);
    expect(await counted({ 'specs/spec.md': SPEC, 'spec.md': '' }, total('scenario', 2, 'report.md'))).toEqual([
      'agrees',
    ]);
  });

  it('is not countable where no spec is, none has a heading, or one cannot be read', async () => {
    expect(await counted({ 'a/spec.md': SPEC, 'z/spec.md': SPEC }, total('scenario', 2))).toEqual([
      'not-countable: There is no spec in the folder of the report.',
    ]);
    expect(await counted({ [`${FOLDER}/spec.md`]: '# A\n' }, total('scenario', 2), total('scenario', 0))).toEqual([
      'not-countable: The spec in its folder has no heading of a scenario.',
      'agrees',
    ]);
    expect(
      await counted({ [`${FOLDER}/specs/x/spec.md`]: '', [`${FOLDER}/specs/y/spec.md`]: '' }, total('task', 1)),
    ).toEqual(['not-countable: The specs in its folder have no heading of a task.']);
    expect(
      await counted(
        { [`${FOLDER}/specs/x/spec.md`]: { kind: 'link', target: '../y' }, [`${FOLDER}/specs/y/spec.md`]: SPEC },
        total('scenario', 2),
      ),
    ).toEqual(['not-countable: A spec in the folder of the report is a symbolic link.']);
    const large = { [`${FOLDER}/specs/x/spec.md`]: ' '.repeat(1024 * 1024 + 1), [`${FOLDER}/specs/y/spec.md`]: SPEC };
    expect(await counted(large, total('scenario', 2))).toEqual([
      'not-countable: A spec in the folder of the report is too large to be read.',
    ]);
    expect(await counted({ [`${FOLDER}/spec.md`]: SPEC }, made({ kind: 'count' }))).toEqual(['not-countable']);
  });

  it('is counted in 1,000 specs and no more', async () => {
    const specs = (number: number) =>
      Object.fromEntries(
        Array.from({ length: number }, (_, n) => [`${FOLDER}/specs/${String(n)}/spec.md`, '#### Scenario: x']),
      );
    expect(await counted(specs(1_000), total('scenario', 1_000))).toEqual(['agrees']);
    expect(await counted(specs(1_001), total('scenario', 1_001))).toEqual([
      'not-countable: More than 1000 specs are in the folder of the report.',
    ]);
  });

  it('reads each spec once, and finds a file that is not read to the end', async () => {
    const tree = treeOf({ [`${FOLDER}/spec.md`]: SPEC });
    const wanted: string[] = [];
    const lacking: Tree = {
      ...tree,
      read: async function* (files) {
        wanted.push(...files.map(({ path }) => path));
        yield files.map((): Content => ({ kind: 'lacking', id: '12' }));
      },
    };
    expect(shown(await verify([total('task', 1), total('task', 2)], lacking))).toEqual([
      'not-countable: The clone lacks the content of a spec in the folder of the report.',
      'not-countable: The clone lacks the content of a spec in the folder of the report.',
    ]);
    expect(wanted).toEqual([`${FOLDER}/spec.md`]);
  });

  it.each([
    [[`${FOLDER}/spec.md`], true],
    [[`${FOLDER}/tasks.md`], true],
    [[`${FOLDER}/specs/x/spec.md`], true],
    [[`${FOLDER}/specs/x/notes.md`], false],
    [[`${FOLDER}/spec.md.txt`, 'spec.md', 'openspec/changes/b/specs/spec.md'], false],
  ])('is affected by a change of %j: %j', (paths, expected) => {
    expect(affectedKinds(changes(paths))(total('task', 1))).toBe(expected);
    expect(affectedKinds(changes([], paths))(total('task', 1))).toBe(expected);
    expect(affectedKinds(changes(paths))(made({ path: 'a.md' }))).toBe(false);
  });

  it('is affected at the top by a spec there', () => {
    expect(affectedKinds(changes(['specs/x/spec.md']))(total('task', 1, 'report.md'))).toBe(true);
    expect(affectedKinds(changes(['spec.md']))(total('task', 1, 'report.md'))).toBe(true);
  });
});

const A = 'a'.repeat(40);
const B = 'b'.repeat(40);

/** A tree in which the ids that start with `a` and `b` are commits, and as many are between two as stated. */
function historyOf(between: CommitsBetween | null, asked: string[][] = []): Tree {
  return {
    ...treeOf({}),
    commitsNamed: async (ids) => {
      asked.push([...ids]);
      const findings: Readonly<Record<string, CommitFinding>> = {
        a: { kind: 'ancestor', id: A },
        b: { kind: 'ancestor', id: B },
        c: { kind: 'undetermined', detail: 'History ends early.' },
        d: { kind: 'unknown' },
      };
      return new Map(
        ids.flatMap((id) => (findings[id[0] ?? ''] ? [[id, findings[id[0] ?? ''] ?? { kind: 'unknown' }]] : [])),
      );
    },
    commitsBetween: async (pairs) => {
      asked.push(...pairs.map(({ earlier, later }) => [earlier, later]));
      return pairs.map(() => between);
    },
  };
}

function commits(number: number, earlier?: string, later?: string): ClaimOf {
  const between = earlier === undefined || later === undefined ? null : { earlier, later };
  return made({ kind: 'count', asked: { kind: 'commits', total: number, between } });
}

describe('A claimed number of commits', () => {
  it('is that between the two that are named', async () => {
    const asked: string[][] = [];
    const tree = historyOf({ count: 2, ids: null, isAncestor: true }, asked);
    expect(shown(await verify([commits(2, 'A1', 'b2'), commits(3, 'a1', 'B2')], tree))).toEqual([
      'agrees',
      'differs: The history has 2 commits between the two.',
    ]);
    expect(asked).toEqual([
      ['a1', 'b2'],
      [A, B],
      [A, B],
    ]);
  });

  it('differs where the first does not lead to the second', async () => {
    expect(shown(await verify([commits(2, 'a', 'b')], historyOf({ count: 2, ids: null, isAncestor: false })))).toEqual([
      'differs: The commit at which it began does not lead to the one at which it ended.',
    ]);
  });

  it('is not countable where a commit is not known, or the history is short', async () => {
    const lost = 'not-countable: A commit that it counts from or to is not in the history.';
    const shallow = 'not-countable: History is too shallow here to count its commits.';
    const claims = [
      commits(2),
      commits(2, 'a', 'd'),
      commits(2, 'd', 'b'),
      commits(2, 'c', 'b'),
      commits(2, 'a', 'c'),
      commits(2, 'c', 'd'),
    ];
    const asked: string[][] = [];
    expect(shown(await verify(claims, historyOf(null, asked)))).toEqual([
      'not-countable: It names no two commits to count between.',
      lost,
      lost,
      shallow,
      shallow,
      lost,
    ]);
    expect(asked).toEqual([['a', 'd', 'b', 'c']]);
    expect(shown(await verify([commits(2, 'a', 'b')], historyOf(null)))).toEqual([shallow]);
  });

  it('is not countable where a return states none', async () => {
    expect(shown(await commitCountVerifier.verify([made({ kind: 'count' })], historyOf(null), new Set()))).toEqual([
      'not-countable: It names no two commits to count between.',
    ]);
  });
});

describe('A claimed commit', () => {
  it('is one that leads to the checked one, by the start of its id', async () => {
    const asked: string[][] = [];
    const claims = ['A12', 'a12', 'c34', 'd56', 'e78'].map((path) => made({ kind: 'commit', path }));
    const verdicts = await verify(claims, historyOf(null, asked));
    expect(shown(verdicts)).toEqual([
      'present',
      'present',
      'undetermined: History ends early.',
      'missing: It is not in the history.',
      'missing: It is not in the history.',
    ]);
    expect(verdicts[0]?.commit).toBe(A);
    expect(asked).toEqual([['a12', 'c34', 'd56', 'e78']]);
  });
});

test('An observation cannot be verified', async () => {
  expect(await verify([made({ kind: 'observation', path: 'x' })], treeOf({}))).toEqual([
    { name: 'unverifiable', size: null, foundAt: null, detail: 'It is an Engram observation.', blank: false },
  ]);
});

describe('A claimed deletion', () => {
  const deleted = async (path: string, files: Readonly<Record<string, string | ExampleEntry>>) => {
    const [verdict] = await verify(
      [made({ kind: 'deletion', path, type: 'deleted' }, 'a/.return-meta.json')],
      treeOf(files),
    );
    return verdict;
  };

  it.each<[string, Readonly<Record<string, string | ExampleEntry>>, string]>([
    ['a.ts', {}, 'missing'],
    ['a.ts', { 'A.ts': 'x' }, 'missing'],
    ['a.ts', { 'a.ts': 'x' }, 'present'],
    ['a.ts', { 'a.ts': '' }, 'present'],
    ['a.ts', { 'a.ts': { kind: 'link', target: 'nowhere' } }, 'present'],
    ['d', { 'd/a.ts': 'x' }, 'directory'],
    ['../a.ts', {}, 'outside'],
    ['m', { m: { kind: 'submodule' } }, 'present'],
    ['m/a.ts', { m: { kind: 'submodule' } }, 'unverifiable'],
  ])('of %s with %j is %s', async (path, files, expected) => {
    expect((await deleted(path, files))?.name).toBe(expected);
  });

  it('is false where the file moved with the folder of its return', async () => {
    const claim = made({ kind: 'deletion', path: 'specs/1_x/a.md' }, 'specs/archive/1_x/.return-meta.json');
    expect(await verify([claim], treeOf({ 'specs/archive/1_x/a.md': 'x' }))).toMatchObject([
      { name: 'present', foundAt: 'specs/archive/1_x/a.md', size: null },
    ]);
  });

  it('says nothing more of what is not there, and no size of what is', async () => {
    expect(await deleted('a.ts', { 'A.ts': 'x' })).toEqual({
      name: 'missing',
      size: null,
      foundAt: null,
      detail: null,
      blank: false,
    });
    expect(await deleted('a.ts', { 'a.ts': 'x' })).toMatchObject({ size: null, foundAt: null });
  });

  it('is told by the type, in any case', () => {
    expect(['deletion', 'Deleted ', 'REMOVED', 'delete', 'dele', 'report', ''].map(saysDeleted)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
