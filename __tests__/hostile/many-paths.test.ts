import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { check, evaluate } from '../support/command-line.js';
import { git, makeRepository, type Repository } from '../support/repository.js';

/**
 * The promise: a few objects that name each other name a return at very many paths. A run refuses more returns than it takes,
 * and does not take for empty what git cannot list.
 */

/** Writes a tree of these entries, right or not; gives its id. */
function tree(directory: string, entries: readonly (readonly [mode: string, name: string, id: string])[]): string {
  const bytes = entries.flatMap(([mode, name, id]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
  return git(directory, ['hash-object', '-t', 'tree', '--literally', '-w', '--stdin'], Buffer.concat(bytes));
}

function commit(directory: string, root: string): void {
  const text = `tree ${root}\nauthor a <a@x> 1769000000 +0000\ncommitter a <a@x> 1769000000 +0000\n\nx\n`;
  const id = git(directory, ['hash-object', '-t', 'commit', '-w', '--stdin'], Buffer.from(text));
  git(directory, ['update-ref', 'HEAD', id]);
}

/** A tree that has a file at 8 to the power of so many paths. */
function bomb(name: string, content: string, levels: number): Repository {
  const repository = makeRepository([{ files: { 'README.md': '#\n' } }]);
  const { directory } = repository;
  const blob = git(directory, ['hash-object', '-w', '--stdin'], Buffer.from(content));
  let id = tree(directory, [['100644', name, blob]]);
  for (let n = 0; n < levels; n++) {
    const below = id;
    id = tree(
      directory,
      Array.from({ length: 8 }, (_, at) => ['40000', String(at), below] as const),
    );
  }
  commit(directory, id);
  return repository;
}

const REFUSED = /There are more than (\d+) returns, the limit of this run\. .*max-returns/;

describe('More returns than a run takes', () => {
  const FORMS: Readonly<Record<string, readonly [string, string]>> = {
    'metadata files': ['.return-meta.json', metaReturn([])],
    'files that are no returns': ['.return-meta.json', '[]'],
    'logs in Markdown': ['a.return.md', `\`\`\`json\n${subagentReturn([])}\n\`\`\`\n`],
    'logs of two each': ['a.returns.jsonl', `${JSON.stringify(JSON.parse(subagentReturn([])))}\n`.repeat(2)],
  };

  test.each(Object.entries(FORMS))('are refused: %s', async (_, [name, content]) => {
    const { directory } = bomb(name, content, 2);
    const { status, stderr } = await check(directory, ['--max-returns', '63']);
    expect([status, REFUSED.exec(stderr)?.[1]]).toEqual([2, '63']);
  });

  test.each([['64'], ['100']])('are none where the run takes as many: %s', async (limit) => {
    const { directory } = bomb('.return-meta.json', metaReturn([]), 2);
    const { status, report } = await evaluate(directory, ['--max-returns', limit]);
    expect([status, report.counts.returns]).toEqual([1, 64]);
  });

  test('are refused as the configuration says, and for the returns of a narrowed run or of a shard', async () => {
    const { directory } = makeRepository([
      {
        files: {
          '.return-gate.yml': 'max-returns: 2\n',
          ...Object.fromEntries(
            Array.from({ length: 6 }, (_, n) => [`specs/${String(n)}_a/.return-meta.json`, metaReturn([])]),
          ),
        },
      },
      { files: { 'a.ts': 'export {};\n' } },
    ]);
    for (const options of [[], ['--base', 'HEAD~1', '--changed-only'], ['--shard', '1/2']]) {
      expect((await check(directory, options)).status).toBe(2);
    }
    expect((await check(directory, ['--max-returns', '6'])).status).toBe(1);
  });

  test.each(['0', '-1', 'many', '1e9'])('cannot be %s', async (limit) => {
    const { directory } = bomb('.return-meta.json', metaReturn([]), 0);
    const { status, stderr } = await check(directory, [`--max-returns=${limit}`]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('a number such as 100000')]);
  });
});

describe('A commit whose tree is none', () => {
  const options = ['--if-no-returns', 'ignore'];

  function damaged(root: (directory: string, blob: string) => string): Repository {
    const repository = makeRepository([{ files: { 'README.md': '#\n', 'sub/a.md': '#\n' } }], { checkout: true });
    const blob = repository.git('rev-parse', 'HEAD:README.md');
    commit(repository.directory, root(repository.directory, blob));
    return repository;
  }

  test('is refused, also where nothing is expected', async () => {
    const { directory } = damaged((_, blob) => blob);
    const { status, stderr } = await check(directory, options);
    expect([status, stderr]).toEqual([2, expect.stringContaining('The tree of the commit is damaged')]);
  });

  test('is refused where the project root, or a folder above it, is none', async () => {
    const { directory } = damaged((top, blob) => tree(top, [['40000', 'sub', blob]]));
    for (const root of ['sub', '.']) {
      const { status, stderr } = await check(`${directory}/${root}`, options);
      expect([root, status, stderr]).toEqual([root, 2, expect.stringMatching(/damaged|not a tree/)]);
    }
  });

  test('is not one without any files, and not one without the folder of the project', async () => {
    const empty = damaged((top) => tree(top, []));
    for (const root of ['.', 'sub']) {
      expect((await check(`${empty.directory}/${root}`, options)).status).toBe(0);
      expect((await check(`${empty.directory}/${root}`)).status).toBe(3);
    }
  });
});
