import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { render } from '../../../src/report/json.js';
import type { Report } from '../../../src/model/report.js';
import { summaryText } from '../../support/planning.js';
import {
  readCommit,
  readFiles,
  writeCommit,
  writeObject,
  writeReference,
  writeTree,
  type StoredFile,
} from '../../support/loose-objects.js';
import {
  commitTo,
  git,
  IDENTITY,
  makeRepository,
  temporaryFolder,
  writeFiles,
  type Repository,
} from '../../support/repository.js';
import { checkCommit, withoutSettings } from '../../engine/evaluated.js';

const SUMMARY = '.planning/phases/01-dates/01-01-SUMMARY.md';

beforeAll(withoutSettings);

/** The verdict on each commit that the report's returns cite. */
function verdictsIn({ returns }: Report): ReadonlyMap<string, string> {
  const evaluated = returns.flatMap(({ claims }) => claims);
  return new Map(
    evaluated.filter(({ claim }) => claim.kind === 'commit').map(({ claim, verdict }) => [claim.path, verdict.name]),
  );
}

/** What git says of each id: whether the history of a commit holds one that begins so. */
function heldBy(repository: Repository, revision: string, ids: Iterable<string>): ReadonlyMap<string, string> {
  const history = repository.git('rev-list', revision).split('\n');
  return new Map(
    Array.from(ids, (id) => [id, history.some((commit) => commit.startsWith(id)) ? 'present' : 'missing']),
  );
}

/** The same numbers every time, from 0 to below 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A clone of a repository's branch `main`, and of others where the arguments do not say otherwise. */
function cloneOf(origin: Repository, ...args: readonly string[]): string {
  const directory = join(temporaryFolder(), 'clone');
  git('.', ['clone', '--quiet', ...args, pathToFileURL(origin.directory).href, directory]);
  return directory;
}

interface History {
  readonly repository: Repository;
  /** All that it holds and held, the ids of no commit among them. */
  readonly ids: readonly string[];
}

/** Branches that begin, grow, and come to `main` by a merge, a squash or a rebase, or never; the summary comes last, and cites all. */
function historyOf(seed: number, steps: number): History {
  const random = numbers(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const repository = makeRepository([{ files: { 'a.ts': 'a\n' } }]);
  repository.git('config', 'uploadpack.allowFilter', 'true');
  const gitFolder = join(repository.directory, '.git');
  const run = repository.git;
  const ids = [run('rev-parse', 'main')];
  let made = 0;
  /** A commit whose tree holds one file more than that of its first parent. */
  const commit = (parents: readonly string[], message: string): string => {
    const [first = ''] = parents;
    const files = readFiles(gitFolder, readCommit(gitFolder, first)?.tree ?? '') ?? new Map<string, StoredFile>();
    const blob = writeObject(gitFolder, 'blob', Buffer.from(`${message}\n`));
    files.set(`src/${String(++made)}.ts`, { mode: '100644', id: blob });
    const lines = [
      `tree ${writeTree(gitFolder, files)}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${IDENTITY}`,
      `committer ${IDENTITY}`,
    ];
    const id = writeCommit(gitFolder, `${lines.join('\n')}\n\n${message} ${String(made)}\n`);
    ids.push(id);
    return id;
  };
  let main = ids[0] ?? '';
  const branches = new Map<string, { base: string; tips: readonly string[] }>();
  for (let n = 0; n < steps; n++) {
    const name = pick([...branches.keys()]) ?? '';
    const branch = branches.get(name);
    const step = Math.floor(random() * 7);
    if (step === 0 || branch === undefined)
      branches.set(`b${String(n)}`, { base: main, tips: [commit([main], 'begin')] });
    else if (step === 1) main = commit([main], 'main');
    else if (step === 2)
      branches.set(name, { ...branch, tips: [...branch.tips, commit([branch.tips.at(-1) ?? main], 'on')] });
    else if (step === 3) main = commit([main, branch.tips.at(-1) ?? main], 'merge');
    else if (step === 4) main = commit([main], 'squash');
    else if (step === 5) for (let left = branch.tips.length; left > 0; left--) main = commit([main], 'rebased');
    else run('tag', `t${String(n)}`, branch.tips.at(-1) ?? main);
    if (step > 2 && step < 6 && random() < 0.7) branches.delete(name);
  }
  for (const [name, { tips }] of branches) run('update-ref', `refs/heads/${name}`, tips.at(-1) ?? main);
  const unknown = Array.from({ length: 4 }, (_, n) =>
    createHash('sha1')
      .update(String(seed + n))
      .digest('hex'),
  );
  const cited = [...ids, ...unknown, run('rev-parse', `${main}^{tree}`)].map((id) =>
    id.slice(0, [7, 8, 12, 40][Math.floor(random() * 4)]),
  );
  writeReference(gitFolder, 'refs/heads/main', main);
  const text = summaryText({ commits: cited, created: ['a.ts', 'src/1.ts'] });
  commitTo(repository.directory, { branch: 'main', start: 'main', message: 'Summary', files: { [SUMMARY]: text } });
  return { repository, ids: cited };
}

describe.each([3, 2024])('in the generated history %i', (seed) => {
  let history: History;
  let whole: ReadonlyMap<string, string>;
  let json: string;

  beforeAll(async () => {
    history = historyOf(seed, 24);
    const report = await checkCommit(history.repository.directory);
    whole = verdictsIn(report);
    json = [...render(report)].join('');
  });

  test('every cited commit is there that git finds in the history, and no other', () => {
    expect(whole.size).toBeGreaterThan(10);
    expect(whole).toEqual(heldBy(history.repository, 'main', whole.keys()));
    expect(new Set(whole.values())).toEqual(new Set(['present', 'missing']));
  });

  test('the report is the same, byte for byte, from every clone that is whole', async () => {
    const { repository } = history;
    const bare = cloneOf(repository, '--bare');
    const linked = join(temporaryFolder(), 'linked');
    git(bare, ['worktree', 'add', '--quiet', '--detach', linked, 'main']);
    const packed = cloneOf(repository);
    git(packed, ['repack', '-a', '-d', '-q']);
    git(packed, ['commit-graph', 'write', '--reachable', '--changed-paths']);
    const busy = cloneOf(repository);
    git(busy, ['checkout', '--quiet', '-b', 'work']);
    git(busy, ['commit', '--quiet', '--allow-empty', '--message=Work']);
    git(busy, ['checkout', '--quiet', 'main']);
    const deep = cloneOf(repository, '--depth=1');
    git(deep, ['fetch', '--quiet', '--unshallow']);
    const clones = {
      full: cloneOf(repository),
      alone: cloneOf(repository, '--single-branch', '--no-tags'),
      blobless: cloneOf(repository, '--filter=blob:none'),
      treeless: cloneOf(repository, '--filter=tree:0'),
      empty: cloneOf(repository, '--no-checkout'),
      bare,
      linked,
      packed,
      busy,
      deep,
    };
    for (const [name, directory] of Object.entries(clones)) {
      expect([name, [...render(await checkCommit(directory))].join('')]).toEqual([name, json]);
    }
  });

  test.each([1, 2, 10])(
    'a clone of depth %i never says other than the whole, but that it cannot tell',
    async (depth) => {
      const directory = cloneOf(history.repository, `--depth=${String(depth)}`);
      const seen = verdictsIn(await checkCommit(directory));
      const here = new Set(git(directory, ['rev-list', 'HEAD']).split('\n'));
      const ends = [...here].flatMap((id) => git(directory, ['cat-file', '-p', id]).match(/(?<=^parent )\w+/gm) ?? []);
      const isWhole = ends.every((id) => here.has(id));
      for (const [id, verdict] of whole) {
        const isNear = [...here, ...ends].some((commit) => commit.startsWith(id));
        expect([id, seen.get(id)]).toEqual([id, isNear || isWhole ? verdict : 'undetermined']);
      }
    },
  );
});

describe('what became of a branch', () => {
  /** Two commits of a branch, and what is on `main` when the summary comes. */
  function cited(
    bring: (repository: Repository) => void,
  ): Promise<readonly [verdicts: readonly (string | undefined)[], held: readonly (string | undefined)[]]> {
    const repository = makeRepository([{ files: { 'a.ts': 'a\n' } }], { checkout: true });
    const { directory, git: run } = repository;
    const commit = (files: Readonly<Record<string, string>>, message: string): string => {
      writeFiles(directory, files);
      run('add', '--all');
      run('commit', '--quiet', `--message=${message}`);
      return run('rev-parse', 'HEAD');
    };
    run('checkout', '--quiet', '-b', 'topic');
    const ids = [commit({ 'b.ts': 'b\n' }, 'feat(01-01): b'), commit({ 'c.ts': 'c\n' }, 'feat(01-01): c')];
    run('checkout', '--quiet', 'main');
    commit({ 'd.ts': 'd\n' }, 'On main');
    bring(repository);
    commit({ [SUMMARY]: summaryText({ commits: ids.map((id) => id.slice(0, 9)) }) }, 'docs(01-01): summary');
    return checkCommit(directory).then((report) => {
      const verdicts = verdictsIn(report);
      const names = ids.map((id) => verdicts.get(id.slice(0, 9)));
      const held = heldBy(repository, 'main', verdicts.keys());
      return [names, ids.map((id) => held.get(id.slice(0, 9)))] as const;
    });
  }

  test.each<readonly [string, 'present' | 'missing', (repository: Repository) => void]>([
    ['a merge commit', 'present', ({ git: run }) => run('merge', '--quiet', '--no-ff', '-m', 'Merge', 'topic')],
    [
      'a merge that takes nothing of it',
      'present',
      ({ git: run }) => run('merge', '--quiet', '-s', 'ours', '-m', 'Merge', 'topic'),
    ],
    ['a rebase of main onto it', 'present', ({ git: run }) => run('rebase', '--quiet', 'topic')],
    [
      'a squash merge',
      'missing',
      ({ git: run }) => {
        run('merge', '--quiet', '--squash', 'topic');
        run('commit', '--quiet', '--message=Squashed');
        run('branch', '-D', 'topic');
      },
    ],
    [
      'a rebase merge',
      'missing',
      ({ git: run }) => {
        run('checkout', '--quiet', 'topic');
        run('rebase', '--quiet', 'main');
        run('checkout', '--quiet', '-B', 'main');
      },
    ],
    ['none: it is another branch', 'missing', () => undefined],
    [
      'none: only a tag holds it',
      'missing',
      ({ git: run }) => {
        run('tag', 'v1', 'topic');
        run('branch', '-D', 'topic');
      },
    ],
    ['none: only the log of references holds it', 'missing', ({ git: run }) => run('branch', '-D', 'topic')],
  ])('%s: %s', async (_, verdict, bring) => {
    expect(await cited(bring)).toEqual([
      [verdict, verdict],
      [verdict, verdict],
    ]);
  });
});

describe('a short id that several commits have', () => {
  /** Two commits with the same parent whose ids begin with the same seven digits. */
  function twins({ directory, git: run }: Repository): readonly [string, string] {
    const head = `tree ${run('rev-parse', 'main^{tree}')}\nparent ${run('rev-parse', 'main')}\n`;
    const who = 'Ada <ada@example.com> 1767225600 +0000';
    const known = new Map<string, string>();
    for (let n = 0; ; n++) {
      const text = `${head}author ${who}\ncommitter ${who}\n\nCommit ${String(n)}\n`;
      const id = createHash('sha1')
        .update(`commit ${String(text.length)}\0${text}`)
        .digest('hex');
      const start = id.slice(0, 7);
      const other = known.get(start);
      if (other !== undefined && /\d/.test(start) && !start.startsWith('20')) {
        const write = (content: string): string =>
          git(directory, ['hash-object', '-t', 'commit', '-w', '--stdin'], Buffer.from(content));
        return [write(other), write(text)];
      }
      known.set(start, text);
    }
  }

  function summarise({ directory, git: run }: Repository, parents: readonly string[], id: string): void {
    const blob = git(directory, ['hash-object', '-w', '--stdin'], Buffer.from(summaryText({ commits: [id] })));
    run('read-tree', 'main');
    run('update-index', '--add', '--cacheinfo', `100644,${blob},${SUMMARY}`);
    const from = parents.flatMap((parent) => ['-p', parent]);
    run('update-ref', 'refs/heads/main', run('commit-tree', ...from, '-m', 'Summary', run('write-tree')));
  }

  test.each([
    ['one is in the history', 1, 'present'],
    ['both are', 2, 'present'],
    ['none is', 0, 'missing'],
  ] as const)('counts by the history alone: %s', async (_, merged, verdict) => {
    const repository = makeRepository([{ files: { 'a.ts': 'a\n' } }]);
    const pair = twins(repository);
    const start = pair[0].slice(0, 7);
    expect(pair[1].slice(0, 7)).toBe(start);
    repository.git('branch', 'other', pair[1]);
    const parents = pair.slice(0, merged);
    summarise(repository, parents.length === 0 ? [repository.git('rev-parse', 'main')] : parents, start);
    const report = await checkCommit(repository.directory);
    expect([...verdictsIn(report)]).toEqual([[start, verdict]]);
    // A clone has nothing of what it was not asked for.
    const clone = cloneOf(repository, '--single-branch');
    expect([...render(await checkCommit(clone))].join('')).toBe([...render(report)].join(''));
  });
});
