import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { render } from '../../../src/report/json.js';
import type { Report } from '../../../src/model/report.js';
import { summaryText } from '../../support/planning.js';
import { git, makeRepository, temporaryFolder, writeFiles, type Repository } from '../../support/repository.js';
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

/** A clone of a repository's branch `main`, and of others where the arguments do not say otherwise. */
function cloneOf(origin: Repository, ...args: readonly string[]): string {
  const directory = join(temporaryFolder(), 'clone');
  git('.', ['clone', '--quiet', ...args, pathToFileURL(origin.directory).href, directory]);
  return directory;
}

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
