import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict, VerdictName } from '../../src/model/claim.js';
import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { commitTo, link, makeRepository, submodule, type Commit, type Repository } from '../support/repository.js';
import { chooseStandards } from '../../src/families/choose.js';
import { standards } from '../../src/families/registry.js';
import { checkCommit, namesOf, verdictsOf, withoutSettings } from './evaluated.js';
import { ownText as text } from '../support/own-text.js';

const RETURN = 'specs/1_task/.return-meta.json';

/** A verdict without the commit that its detail names, whose id depends on the return. */
function withoutCommit(verdict: Verdict | undefined): Verdict | undefined {
  return verdict === undefined
    ? undefined
    : { ...verdict, detail: verdict.detail?.replace(/ [0-9a-f]{12}\./, '') ?? null };
}

beforeAll(withoutSettings);

describe('the verdict on an absent path, by what the commits before did', () => {
  const FIRST = {
    files: {
      'removed.md': text('removed'),
      'old/name.md': text('name'),
      'old/edited.md': text('edited'),
      'old/twice.md': text('twice'),
      'folder/a.md': text('a'),
      'folder/deep/b.md': text('b'),
      'case.md': text('case'),
      'emptied.md': text('emptied'),
      'emptied-later.md': text('emptied later'),
      'emptied-and-moved.md': text('emptied and moved'),
      'emptied-then-filled.md': text('emptied then filled'),
      'ever-empty.md': '',
      'other-empty.md': '',
      'small.md': 'tiny\n',
      'rewritten.md': text('rewritten'),
      'back.md': text('back'),
      'to-link.md': text('to link'),
      'to-folder': text('to folder'),
      'was-link.md': link('removed.md'),
      'was-module': submodule(),
      'was-folder/only.md': text('only'),
      'specs/9_archived/plan.md': text('plan'),
    },
  };
  const LATER: readonly Commit[] = [
    {
      message: 'Edit',
      files: { 'emptied.md': '', 'emptied-and-moved.md': '', 'emptied-then-filled.md': '' },
    },
    {
      message: 'Move',
      moved: {
        'old/name.md': 'new/name.md',
        'old/edited.md': 'new/edited.md',
        'old/twice.md': 'between/twice.md',
        folder: 'moved/folder',
        'case.md': 'Case.md',
        'emptied-later.md': 'kept/emptied-later.md',
        'emptied-and-moved.md': 'kept/emptied-and-moved.md',
        'emptied-then-filled.md': 'kept/emptied-then-filled.md',
        'small.md': 'elsewhere/unlike.md',
        'specs/9_archived': 'specs/archive/9_archived',
      },
      removed: ['other-empty.md'],
      files: { 'new/edited.md': text('edited', 'and one more\n'), 'new/.gitkeep': '' },
    },
    {
      message: 'Move again and remove',
      moved: { 'between/twice.md': 'end/other-name.md' },
      removed: [
        'removed.md',
        'emptied.md',
        'ever-empty.md',
        'rewritten.md',
        'back.md',
        'to-folder',
        'was-link.md',
        'was-module',
        'was-folder',
      ],
      files: {
        'kept/emptied-later.md': '',
        'kept/emptied-then-filled.md': text('filled'),
        'elsewhere.md': text('nothing like it'),
        'to-link.md': link('end/other-name.md'),
        'to-folder/inside.md': text('inside'),
      },
    },
    { message: 'Bring back', files: { 'back.md': text('back') } },
  ];

  const ROWS: readonly (readonly [path: string, name: VerdictName, more?: Partial<Verdict>])[] = [
    ['removed.md', 'removed', { foundAt: null, size: null }],
    ['was-folder/only.md', 'removed'],
    ['rewritten.md', 'removed'],
    ['emptied.md', 'removed'],
    ['small.md', 'removed'],
    ['old/name.md', 'relocated', { foundAt: 'new/name.md' }],
    ['old/edited.md', 'relocated', { foundAt: 'new/edited.md' }],
    ['old/twice.md', 'relocated', { foundAt: 'end/other-name.md' }],
    ['between/twice.md', 'relocated', { foundAt: 'end/other-name.md' }],
    ['folder/a.md', 'relocated', { foundAt: 'moved/folder/a.md' }],
    ['folder/deep/b.md', 'relocated', { foundAt: 'moved/folder/deep/b.md' }],
    ['case.md', 'relocated', { foundAt: 'Case.md' }],
    ['specs/9_archived/plan.md', 'relocated', { foundAt: 'specs/archive/9_archived/plan.md' }],
    ['CASE.md', 'case-mismatch', { foundAt: 'Case.md' }],
    ['emptied-later.md', 'empty', { foundAt: 'kept/emptied-later.md', size: 0 }],
    ['emptied-and-moved.md', 'removed'],
    ['emptied-then-filled.md', 'relocated', { foundAt: 'kept/emptied-then-filled.md' }],
    ['back.md', 'present'],
    ['to-link.md', 'present', { foundAt: 'end/other-name.md' }],
    ['to-folder', 'directory', { by: 'replaced' }],
    ['folder', 'missing'],
    ['was-folder', 'missing'],
    ['was-link.md', 'missing'],
    ['was-module/file.c', 'missing'],
    ['ever-empty.md', 'removed'],
    ['other-empty.md', 'removed'],
    ['never.md', 'missing', { detail: 'It is not in this commit or its history.' }],
    ['old/never.md', 'missing'],
  ];

  /** A return claims the paths from the first commit on. */
  const claiming = (paths: readonly string[]): readonly Commit[] => [
    { ...FIRST, files: { ...FIRST.files, [RETURN]: metaReturn(paths) } },
    ...LATER,
  ];

  const settings = ['diff.renames=false', 'diff.renameLimit=1', 'log.showSignature=true', 'log.follow=true'];
  let verdicts: ReadonlyMap<string, Verdict>;
  let repository: Repository;

  beforeAll(async () => {
    repository = makeRepository(claiming(ROWS.map(([path]) => path)));
    // What whoever runs it has set is of no account.
    for (const setting of settings) repository.git('config', ...setting.split('='));
    verdicts = await verdictsOf(repository.directory);
  });

  test.each(ROWS.map(([path, name, more = {}]) => [path, name, more] as const))('%j is %s', (path, name, more) => {
    expect(verdicts.get(path)).toMatchObject({ name, ...more });
  });

  test('is the same where a few paths are asked for, each by itself', async () => {
    for (const path of ['removed.md', 'old/twice.md', 'folder/deep/b.md', 'never.md']) {
      const { directory } = makeRepository(claiming([path]));
      const alone = (await verdictsOf(directory)).get(path);
      expect([path, withoutCommit(alone)]).toEqual([path, withoutCommit(verdicts.get(path))]);
    }
  });

  test('is the same where more folders are claimed than git is asked for', async () => {
    const many = Array.from({ length: 100 }, (_, n) => `nowhere-${String(n)}/x.md`);
    const { directory } = makeRepository(claiming([...ROWS.map(([path]) => path), ...many]));
    const all = await verdictsOf(directory);
    expect(ROWS.map(([path]) => [path, withoutCommit(all.get(path))])).toEqual(
      ROWS.map(([path]) => [path, withoutCommit(verdicts.get(path))]),
    );
    expect(many.map((path) => all.get(path)?.name)).toEqual(many.map(() => 'missing'));
  });

  test('is that of the checked commit, not of a later one', async () => {
    const files = { [RETURN]: metaReturn(['later.md', 'gone.md']), 'gone.md': text('gone') };
    const { directory } = makeRepository([{ files }, { files: { 'later.md': text('later') }, removed: ['gone.md'] }]);
    expect(await namesOf(directory)).toEqual(['present', 'removed']);
    expect(await namesOf(directory, 'HEAD~1')).toEqual(['missing', 'present']);
  });

  test('below a project root is reported of paths of that root alone', async () => {
    const claimed = ['gone.md', 'a.md', 'outer.md', 'out.md', 'line\nbreak.md'];
    const first = {
      'app/gone.md': text('gone'),
      'app/a.md': text('a'),
      'app/out.md': text('out'),
      'app/line\nbreak.md': text('break'),
      'outer.md': text('outer'),
    };
    const commits: readonly Commit[] = [
      { files: { ...first, [`app/${RETURN}`]: metaReturn(claimed) } },
      {
        moved: { 'app/a.md': 'app/b.md', 'app/out.md': 'out.md' },
        removed: ['app/gone.md', 'app/line\nbreak.md', 'outer.md'],
      },
    ];
    const { directory } = makeRepository(commits, { checkout: true });
    const verdicts = await verdictsOf(join(directory, 'app'));
    expect([...verdicts].map(([path, { name, foundAt }]) => [path, name, foundAt])).toEqual([
      ['gone.md', 'removed', null],
      ['a.md', 'relocated', 'b.md'],
      ['outer.md', 'missing', null],
      ['out.md', 'removed', null],
      ['line\nbreak.md', 'removed', null],
    ]);
  });
});

describe('the verdict on an absent path, where branches were merged', () => {
  /** A merge of `main` and a side branch whose tree is that of `tree`, which becomes `main`. */
  function merge(repository: Repository, parents: readonly string[], tree: string): void {
    const merged = repository.git(
      'commit-tree',
      ...parents.flatMap((id) => ['-p', id]),
      '-m',
      'Merge',
      `${tree}^{tree}`,
    );
    repository.git('update-ref', 'refs/heads/main', merged);
  }

  const MOVED = 'specs/2_moved/.return-meta.json';

  async function namesByFile(root: string): Promise<Readonly<Record<string, readonly VerdictName[]>>> {
    const { returns } = await checkCommit(root);
    return Object.fromEntries(returns.map(({ file, claims }) => [file, claims.map(({ verdict }) => verdict.name)]));
  }

  const files = { [RETURN]: metaReturn(['a.md']), 'a.md': text('a'), 'b/c.md': text('c') };

  test('a file that only the merge removed is removed', async () => {
    const repository = makeRepository([{ files }, { files: { 'x.md': 'x' } }, { removed: ['a.md'] }]);
    merge(repository, ['main~1', 'main~2'], 'main');
    expect(await namesOf(repository.directory)).toEqual(['removed']);
  });

  test('a file of a branch whose merge dropped it is removed', async () => {
    const repository = makeRepository([
      { files: { [RETURN]: metaReturn(['a.md']) } },
      { files: { 'a.md': text('a') } },
      { removed: ['a.md'] },
    ]);
    merge(repository, ['main~2', 'main~1'], 'main~2');
    expect(await namesOf(repository.directory)).toEqual(['removed']);
  });

  test('a file of a branch that was never merged is missing', async () => {
    const repository = makeRepository([
      { files: { [RETURN]: metaReturn(['a.md']) } },
      { files: { 'a.md': text('a') } },
    ]);
    repository.git('branch', 'side', 'main');
    repository.git('update-ref', 'refs/heads/main', 'main~1');
    expect(await namesOf(repository.directory)).toEqual(['missing']);
  });

  test('a file that only a branch had whose merge dropped it is missing where it is claimed after that', async () => {
    const repository = makeRepository([
      { files: { 'x.md': text('x') } },
      { files: { 'a.md': text('a') } },
      { removed: ['a.md'], files: { [RETURN]: metaReturn(['a.md']) } },
    ]);
    merge(repository, ['main~2', 'main~1'], 'main~2');
    const dropped = repository.git('rev-parse', 'main').slice(0, 12);
    commitTo(repository.directory, { branch: 'main', start: 'main', files: { [RETURN]: metaReturn(['a.md']) } });
    const [verdict] = (await verdictsOf(repository.directory)).values();
    expect(verdict).toMatchObject({
      name: 'missing',
      detail: `It was removed in ${dropped}. The claim was made after that.`,
    });
  });

  test('a file that another line had is removed where it was claimed meanwhile, or by the merge that drops it', async () => {
    const commits = [
      { files: { 'x.md': text('x') } },
      { files: { 'a.md': text('a') } },
      { removed: ['a.md'], files: { [RETURN]: metaReturn(['a.md']) } },
    ];
    const claimed = makeRepository(commits);
    const line = commitTo(claimed.directory, {
      branch: 'line',
      start: 'main~2',
      files: { [RETURN]: metaReturn(['a.md']) },
    });
    merge(claimed, [line, 'main~1'], line);
    expect(await namesOf(claimed.directory)).toEqual(['removed']);
    const merged = makeRepository(commits);
    merge(merged, ['main~2', 'main~1'], 'main');
    expect(await namesOf(merged.directory)).toEqual(['removed']);
  });

  test('a return that was moved on one line is not taken for another one at its old place', async () => {
    const repository = makeRepository([
      { files: { 'x.md': text('x') } },
      { files: { [RETURN]: metaReturn(['a.md']), 'a.md': text('a') } },
      { moved: { [RETURN]: MOVED, 'a.md': 'n.md' } },
      { files: { [RETURN]: metaReturn(['a.md'], { session: 'sess_1769000005_abc123' }) } },
    ]);
    const line = commitTo(repository.directory, {
      branch: 'line',
      start: 'main~3',
      files: { [RETURN]: metaReturn(['a.md'], { session: 'sess_1769000005_abc123' }) },
    });
    merge(repository, [line, 'main~1'], 'main');
    expect(await namesByFile(repository.directory)).toEqual({ [RETURN]: ['relocated'], [MOVED]: ['relocated'] });
    // On one line the other return claims what was moved away before.
    const linear = makeRepository([
      { files: { [RETURN]: metaReturn(['a.md']), 'a.md': text('a') } },
      { moved: { [RETURN]: MOVED, 'a.md': 'n.md' } },
      { files: { [RETURN]: metaReturn(['a.md']) } },
    ]);
    expect(await namesByFile(linear.directory)).toEqual({ [RETURN]: ['missing'], [MOVED]: ['relocated'] });
  });

  test('a file is followed through the commits of a branch that the merge shows as one', async () => {
    const edits = Array.from({ length: 8 }, (_, n): Commit => {
      const kept = text('a')
        .split('\n')
        .slice(5 * (n + 1));
      return {
        files: {
          'moved.md': [
            ...text(`new ${String(n)}`)
              .split('\n')
              .slice(0, 5 * (n + 1)),
            ...kept,
          ].join('\n'),
        },
      };
    });
    const repository = makeRepository([{ files }, { moved: { 'a.md': 'moved.md' } }, ...edits]);
    merge(repository, ['main~9', 'main'], 'main');
    const [verdict] = (await verdictsOf(repository.directory)).values();
    expect(verdict).toMatchObject({ name: 'relocated', foundAt: 'moved.md' });
  });
});

describe('the moment of a claim', () => {
  const OTHER = 'specs/2_other/.return-meta.json';
  const gone = { files: { 'gone.md': text('gone'), 'old.md': text('old') } };
  const after = { removed: ['gone.md'], moved: { 'old.md': 'new.md' } };
  const claims = (paths: readonly string[], session?: string): Readonly<Record<string, string>> => ({
    [RETURN]: metaReturn(paths, session === undefined ? {} : { session }),
  });

  const OTHER_SESSION = 'sess_1769000001_abc123';
  const edited = (paths: readonly string[]): string => metaReturn(paths).replace('What was made', 'What came of it');
  const partial = metaReturn(['gone.md', 'old.md'], { status: 'partial' });

  const BOTH = ['gone.md', 'old.md'];
  const claimed: Commit = { files: claims(BOTH) };
  const made: Commit = { files: { ...gone.files, ...claims(BOTH) } };
  const ofOther: Commit = { files: claims(BOTH, OTHER_SESSION) };
  const partly: Commit = { files: { ...gone.files, [RETURN]: partial } };
  const old: Commit = { files: { ...gone.files, 'specs/3_old/.return-meta.json': metaReturn(BOTH) } };
  const odd: Commit = { files: { [RETURN]: partial.replace('"partial"', '"finished"') } };
  const false_ = ['missing', 'missing'] as const;
  const true_ = ['removed', 'relocated'] as const;

  test.each<[string, readonly Commit[], readonly VerdictName[]]>([
    ['after the file was removed, or moved', [gone, after, claimed], false_],
    ['in the commit that removes it, or moves it', [gone, { ...after, ...claimed }], true_],
    ['before', [made, after], true_],
    ['before, in a return that was edited since', [made, after, { files: { [RETURN]: edited(BOTH) } }], true_],
    ['again, in a return that another session wrote since', [made, after, ofOther], false_],
    ['again, also where the first session came back', [made, ofOther, after, claimed], false_],
    ['before, in a return that another session had written earlier', [ofOther, made, after], true_],
    ['again, in a return that became a success since', [partly, after, claimed], false_],
    ['again, in a return whose status is a word that no version knows', [partly, after, odd], false_],
    ['before, in one that became a success while the file was there', [partly, claimed, after], true_],
    ['before, in a return that is no success any more', [made, after, { files: { [RETURN]: partial } }], true_],
    [
      'before, in a return that was taken out and brought back',
      [made, { ...after, removed: ['gone.md', RETURN] }, claimed],
      true_,
    ],
    ['before, in a return that was moved since', [made, after, { moved: { [RETURN]: OTHER } }], true_],
    [
      'before, in a return that was moved away since, and back',
      [made, after, { moved: { [RETURN]: OTHER } }, { moved: { [OTHER]: RETURN } }],
      true_,
    ],
    [
      'before, in a return that was moved and edited since',
      [made, after, { removed: [RETURN], files: { [OTHER]: edited(BOTH) } }],
      true_,
    ],
    ['before the file came at all', [claimed, gone, after], true_],
    [
      'after the file was removed, which came back and was removed again',
      [gone, after, claimed, gone, { removed: BOTH }],
      ['removed', 'removed'],
    ],
    ['by one return of old, and by another one now', [old, after, claimed], [...false_, ...true_]],
  ])('%s', async (_, commits, verdicts) => {
    const { returns } = await checkCommit(makeRepository(commits).directory);
    expect(returns.flatMap((one) => one.claims.map(({ verdict }) => verdict.name))).toEqual(verdicts);
  });

  test('of a line of a log is that of the line, not of the file', async () => {
    const log = 'returns/log.returns.jsonl';
    const line = (session: string): string =>
      `${JSON.stringify(JSON.parse(subagentReturn(['gone.md']).replace('sess_1769000000_abc123', session)))}\n`;
    const first = line('sess_1769000000_abc123');
    const { directory } = makeRepository([
      { files: { ...gone.files, [log]: first } },
      after,
      { files: { [log]: `${first}${line('sess_1769000002_abc123')}` } },
    ]);
    const { returns } = await checkCommit(directory);
    expect(returns.map(({ claims: made }) => made.map(({ verdict }) => verdict.name))).toEqual([
      ['removed'],
      ['missing'],
    ]);
  });

  test('is reported with the commit that took the file away', async () => {
    const repository = makeRepository([gone, after, { files: claims(['gone.md']) }]);
    const [verdict] = (await verdictsOf(repository.directory)).values();
    const commit = repository.git('rev-parse', 'HEAD~1').slice(0, 12);
    expect(verdict?.detail).toBe(`It was removed in ${commit}. The claim was made after that.`);
  });

  test('is reported with the commit that moved the file, and the new place', async () => {
    const repository = makeRepository([gone, after, { files: claims(['old.md']) }]);
    const [verdict] = (await verdictsOf(repository.directory)).values();
    const commit = repository.git('rev-parse', 'HEAD~1').slice(0, 12);
    expect(verdict?.detail).toBe(`It was moved to new.md in ${commit}. The claim was made after that.`);
  });
});

describe('what is beside history', () => {
  test('neither replaced commits nor grafts change what is told', async () => {
    const repository = makeRepository([
      { files: { [RETURN]: metaReturn(['gone.md', 'never.md']), 'gone.md': text('gone') } },
      { removed: ['gone.md'] },
      { files: { 'x.md': 'x' } },
    ]);
    const { directory, git } = repository;
    git('branch', 'other', 'main');
    const forged = git('commit-tree', '-m', 'Forged', 'main~2^{tree}');
    git('replace', 'main', forged);
    mkdirSync(join(directory, '.git', 'info'), { recursive: true });
    writeFileSync(join(directory, '.git', 'info', 'grafts'), `${git('rev-parse', 'main')}\n`);
    expect(await namesOf(directory)).toEqual(['removed', 'missing']);
  });

  test('in a log: the earlier place of a return whose status is a word of the project', async () => {
    const LOG = 'docs/return-logs/run.jsonl';
    const line = (path: string, status: string): string =>
      `${JSON.stringify({ ...(JSON.parse(subagentReturn([path])) as object), status })}\n`;
    const [first, second] = [line('a.md', 'done'), line('b.md', 'done')];
    const { directory } = makeRepository([
      { files: { 'a.md': text('a'), 'b.md': text('b'), [LOG]: first } },
      { removed: ['a.md'] },
      { files: { [LOG]: second + first } },
    ]);
    const success = standards.find(({ family, isDefault }) => family === 'subagent-return' && isDefault)?.success[0];
    if (success === undefined) throw new Error('no version');
    const words = { statuses: new Map([['done', success]]), artifactTypes: new Map() };
    const report = await checkCommit(directory, 'main', chooseStandards('auto'), new Map([['subagent-return', words]]));
    const verdicts = report.returns.flatMap(({ claims }) => claims.map(({ verdict }) => verdict.name));
    expect(verdicts).toEqual(['present', 'removed']);
  });
});
