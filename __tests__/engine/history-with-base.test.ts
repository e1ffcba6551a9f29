import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { evaluate } from '../support/command-line.js';
import type { ReportedRun } from '../support/bundle.js';
import { executable, makeRepository, type Commit, type Entry, type Repository } from '../support/repository.js';

const RETURN = 'specs/1_task/.return-meta.json';
const COPY = 'specs/2_copy/.return-meta.json';
const ARCHIVED = 'specs/archive/1_task/.return-meta.json';
const ELSEWHERE = 'lib/task/.return-meta.json';

/** Text of its own, of about a kilobyte. */
function text(name: string): string {
  return Array.from({ length: 40 }, (_, n) => `${name} has a line ${String(n)} of its own\n`).join('');
}

/** The same claims, with another field edited. */
function edited(paths: readonly string[]): string {
  return metaReturn(paths).replace('What was made', 'What came of it');
}

/** The last commits are the change: so many. */
async function evaluated(commits: readonly Commit[], change = 1): Promise<ReportedRun> {
  const { directory, git } = makeRepository(commits, { checkout: true });
  git('branch', 'base', `main~${String(change)}`);
  return (await evaluate(directory, ['--base', 'base'])).report;
}

/** The verdicts on the claims of each return, by its file. */
async function verdicts(
  commits: readonly Commit[],
  change = 1,
): Promise<Readonly<Record<string, readonly (readonly [string, string])[]>>> {
  const { returns } = await evaluated(commits, change);
  return Object.fromEntries(
    returns.map(({ file, claims }) => [file, claims.map(({ path, verdict }) => [path, verdict] as const)]),
  );
}

async function unchanged(commits: readonly Commit[], change = 1): Promise<readonly (string | null)[]> {
  const { findings } = await evaluated(commits, change);
  return findings.filter(({ rule }) => rule === 'artifact-unchanged').map(({ pointer }) => pointer);
}

describe('With a base, a return that the change moved and edited', () => {
  const before: readonly Commit[] = [
    { files: { [RETURN]: metaReturn(['gone.md', 'a.md']), 'gone.md': text('gone'), 'a.md': text('a') } },
    { removed: ['gone.md'] },
  ];
  const moved = (content: string): readonly Commit[] => [
    ...before,
    { moved: { [RETURN]: ELSEWHERE }, files: { [ELSEWHERE]: content } },
  ];

  test('is followed to a place that is no archive', async () => {
    const commits = moved(edited(['gone.md', 'a.md']));
    expect(await verdicts(commits)).toEqual({
      [ELSEWHERE]: [
        ['gone.md', 'removed'],
        ['a.md', 'present'],
      ],
    });
    expect(await unchanged(commits)).toEqual([]);
  });

  test('makes the claims again that it did not make before', async () => {
    const files = { 'gone.md': text('gone'), 'a.md': text('a'), 'old.md': text('old') };
    const commits: readonly Commit[] = [
      { files: { ...files, [RETURN]: metaReturn(['a.md']) } },
      { removed: ['gone.md'] },
      { moved: { [RETURN]: ELSEWHERE }, files: { [ELSEWHERE]: metaReturn(['a.md', 'gone.md', 'old.md']) } },
    ];
    expect(await verdicts(commits)).toEqual({
      [ELSEWHERE]: [
        ['a.md', 'present'],
        ['gone.md', 'missing'],
        ['old.md', 'present'],
      ],
    });
    expect(await unchanged(commits)).toEqual(['/artifacts/2/path']);
  });

  test('makes all claims again where another session wrote it', async () => {
    const commits = moved(metaReturn(['gone.md', 'a.md'], { session: 'sess_1769000001_abc123' }));
    expect(await verdicts(commits)).toEqual({
      [ELSEWHERE]: [
        ['gone.md', 'missing'],
        ['a.md', 'present'],
      ],
    });
    expect(await unchanged(commits)).toEqual(['/artifacts/1/path']);
  });
});

describe('With a base, a claim of old whose file the change', () => {
  const old: Commit = { files: { [RETURN]: metaReturn(['a.md']), 'x.md': text('x') } };
  const made: Commit = { files: { 'a.md': text('a') } };

  test('made and deleted is removed', async () => {
    expect(await verdicts([old, made, { removed: ['a.md'] }], 2)).toEqual({ [RETURN]: [['a.md', 'removed']] });
  });

  test('made and moved is relocated', async () => {
    const commits = [old, made, { moved: { 'a.md': 'b.md' } }];
    expect(await verdicts(commits, 2)).toEqual({ [RETURN]: [['a.md', 'relocated']] });
  });

  test.each([
    ['deleted', { removed: ['a.md'] }, 'missing'],
    ['moved', { moved: { 'a.md': 'b.md' } }, 'relocated'],
  ])('made and %s is %s where the change makes the claim, too', async (_, end: Commit, verdict) => {
    const commits = [{ files: { 'x.md': text('x') } }, made, end, { files: { [RETURN]: metaReturn(['a.md']) } }];
    expect(await verdicts(commits, 3)).toEqual({ [RETURN]: [['a.md', verdict]] });
  });
});

describe('With a base, a claim of the change whose file', () => {
  const claims: Commit = { files: { [RETURN]: metaReturn(['a.md']) } };

  test('a later task of the same change moved is relocated', async () => {
    const commits: readonly Commit[] = [
      { files: { 'x.md': text('x') } },
      { files: { 'a.md': text('a'), [RETURN]: metaReturn(['a.md']) } },
      { moved: { 'a.md': 'b.md' }, files: { [COPY]: metaReturn(['b.md']) } },
    ];
    expect(await verdicts(commits, 2)).toEqual({
      [RETURN]: [['a.md', 'relocated']],
      [COPY]: [['b.md', 'present']],
    });
  });

  test('was moved before the base is missing', async () => {
    const old: readonly Commit[] = [{ files: { 'a.md': text('a') } }, { moved: { 'a.md': 'b.md' } }];
    expect(await verdicts([...old, claims])).toEqual({ [RETURN]: [['a.md', 'missing']] });
    expect(await verdicts([...old, { files: { 'x.md': text('x') } }, claims], 1)).toEqual({
      [RETURN]: [['a.md', 'missing']],
    });
  });

  /** The base moves the file while a branch goes on; `work` does what the branch does before and after the two are merged. */
  async function merged(work: (repository: Repository, merge: () => void) => void): Promise<unknown> {
    const repository = makeRepository([{ files: { 'a.md': text('a'), 'x.md': text('x') } }], { checkout: true });
    const { directory, git } = repository;
    git('checkout', '--quiet', '-b', 'work');
    work(repository, () => {
      git('checkout', '--quiet', 'main');
      git('mv', 'a.md', 'b.md');
      git('commit', '--quiet', '-m', 'Move');
      git('branch', 'base');
      git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'work');
    });
    const { report } = await evaluate(directory, ['--base', 'base']);
    return report.returns.map(({ claims: made }) => made.map(({ path, verdict }) => [path, verdict]));
  }

  function put({ directory, git }: Repository, path: string, content: string): void {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
    git('add', '--all');
    git('commit', '--quiet', '-m', path);
  }

  test('the base moved while the branch worked on it is relocated', async () => {
    const found = await merged((repository, merge) => {
      put(repository, 'a.md', `${text('a')}and more\n`);
      put(repository, RETURN, metaReturn(['a.md']));
      merge();
    });
    expect(found).toEqual([[['a.md', 'relocated']]]);
  });

  test('the base had moved when the branch made the claim is missing', async () => {
    const found = await merged((repository, merge) => {
      put(repository, 'a.md', `${text('a')}and more\n`);
      merge();
      put(repository, RETURN, metaReturn(['a.md']));
    });
    expect(found).toEqual([[['a.md', 'missing']]]);
  });
});

describe('With a base, the claims of a return whose file was copied and deleted', () => {
  const false_: readonly Commit[] = [
    { files: { 'a.md': text('a') } },
    { removed: ['a.md'] },
    { files: { [RETURN]: metaReturn(['a.md']) } },
  ];
  const true_: readonly Commit[] = [
    { files: { 'a.md': text('a'), [RETURN]: metaReturn(['a.md']) } },
    { removed: ['a.md'] },
  ];
  const CHANGES = {
    'to two places': [COPY, ELSEWHERE],
    'to an archive and another place': [ARCHIVED, COPY],
  };

  test.each(Object.entries(CHANGES))('%s have the moment of its content', async (_, places) => {
    const copy: Commit = {
      removed: [RETURN],
      files: Object.fromEntries(places.map((place) => [place, metaReturn(['a.md'])])),
    };
    for (const [commits, verdict] of [
      [false_, 'missing'],
      [true_, 'removed'],
    ] as const) {
      const found = await verdicts([...commits, copy]);
      expect(found).toEqual(Object.fromEntries(places.map((place) => [place, [['a.md', verdict]]])));
      // Without a base, too.
      const { directory } = makeRepository([...commits, copy]);
      const { returns } = (await evaluate(directory)).report;
      expect(returns.flatMap(({ claims }) => claims.map(({ verdict }) => verdict))).toEqual([verdict, verdict]);
    }
  });
});

describe('artifact-unchanged', () => {
  const artifacts = { 'a.md': text('a'), 'b.md': text('b'), 'run.sh': text('run') };
  const base: Commit = { files: { ...artifacts, [RETURN]: metaReturn(['a.md']) } };
  const change = (paths: readonly string[], more: Readonly<Record<string, Entry>> = {}): readonly Commit[] => [
    base,
    { files: { [RETURN]: metaReturn(paths), ...more } },
  ];

  test('says nothing of an old claim of a return that grows', async () => {
    expect(await unchanged(change(['a.md', 'c.md'], { 'c.md': text('c') }))).toEqual([]);
  });

  test('speaks of a new claim beside it', async () => {
    expect(await unchanged(change(['a.md', 'b.md']))).toEqual(['/artifacts/1/path']);
  });

  test('speaks of an old claim that another session, or a success, makes anew', async () => {
    const files = { [RETURN]: metaReturn(['a.md'], { session: 'sess_1769000001_abc123' }) };
    expect(await unchanged([base, { files }])).toEqual(['/artifacts/0/path']);
    const partial = { files: { ...artifacts, [RETURN]: metaReturn(['a.md'], { status: 'partial' }) } };
    expect(await unchanged([partial, { files: { [RETURN]: metaReturn(['a.md']) } }])).toEqual(['/artifacts/0/path']);
  });

  test('speaks of a file of which the mode alone changed, and not of one that was edited, too', async () => {
    expect(await unchanged(change(['a.md', 'run.sh'], { 'run.sh': executable(text('run')) }))).toEqual([
      '/artifacts/1/path',
    ]);
    expect(await unchanged(change(['a.md', 'run.sh'], { 'run.sh': executable(text('ran')) }))).toEqual([]);
  });
});
