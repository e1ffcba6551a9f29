import { openClient } from '../../src/github/client.js';
import { compareCommits, comparisonByApi } from '../../src/github/comparison.js';
import type { Changes } from '../../src/model/context.js';
import { REPOSITORY } from '../support/events.js';
import { ADDRESS, READ_ONLY, startGithub, type ComparedFile, type Github } from '../support/github-server.js';
import { TOKEN } from '../support/runner.js';

const BASE = 'ba'.repeat(20);
const HEAD = 'ad'.repeat(20);

let github: Github;

beforeAll(async () => {
  github = await startGithub();
});

afterEach(() => {
  const { faults } = github;
  github.reset();
  expect(faults).toEqual([]);
});

afterAll(() => github.close());

async function compare(files: readonly ComparedFile[], root?: string): Promise<Changes | undefined> {
  github.compared = files;
  const client = openClient({ token: TOKEN, url: github.url, patience: 5_000 });
  return compareCommits(client, ADDRESS.repository, BASE, HEAD, root);
}

function modified(n: number): readonly ComparedFile[] {
  return Array.from({ length: n }, (_, i) => ({ filename: `f${String(i)}`, status: 'modified' }));
}

const ONE_OF_EACH: readonly ComparedFile[] = [
  { filename: 'app/added', status: 'added' },
  { filename: 'app/modified', status: 'modified' },
  { filename: 'app/removed', status: 'removed' },
  { filename: 'app/new', status: 'renamed', previous_filename: 'app/old', changes: 0 },
  { filename: 'app/copy', status: 'copied', previous_filename: 'app/original' },
  { filename: 'app/mode', status: 'changed' },
  { filename: 'app/same', status: 'unchanged' },
  { filename: 'elsewhere', status: 'added' },
  { filename: 'gone', status: 'removed' },
  { filename: 'app/moved-in', status: 'renamed', previous_filename: 'out' },
  { filename: 'application', status: 'renamed', previous_filename: 'app/moved-out' },
];

describe("GitHub's comparison of two commits", () => {
  test('shows what is there and what is gone', async () => {
    const changes = await compare(ONE_OF_EACH);
    expect([...(changes?.changed ?? [])]).toEqual([
      ...['app/added', 'app/modified', 'app/new', 'app/copy', 'app/mode'],
      ...['elsewhere', 'app/moved-in', 'application'],
    ]);
    expect([...(changes?.deleted ?? [])]).toEqual(['app/removed', 'app/old', 'gone', 'out', 'app/moved-out']);
    const added = ['app/added', 'app/new', 'app/copy', 'elsewhere', 'app/moved-in', 'application'];
    expect([...(changes?.added ?? [])]).toEqual(added);
    expect([...(changes?.moved ?? [])]).toEqual([['app/new', 'app/old']]);
    expect([...(changes?.movedAway ?? [])]).toEqual(['app/old', 'out', 'app/moved-out']);
  });

  test('is made relative to the project root, and what is outside is left out', async () => {
    const changes = await compare(ONE_OF_EACH, 'app');
    expect([...(changes?.changed ?? [])]).toEqual(['added', 'modified', 'new', 'copy', 'mode', 'moved-in']);
    expect([...(changes?.deleted ?? [])]).toEqual(['removed', 'old', 'moved-out']);
    expect([...(changes?.moved ?? [])]).toEqual([['new', 'old']]);
  });

  test('takes a name that one file left and another took for changed', async () => {
    const changes = await compare([
      { filename: 'b', status: 'renamed', previous_filename: 'a', changes: 0 },
      { filename: 'a', status: 'renamed', previous_filename: 'c', changes: 0 },
    ]);
    expect([[...(changes?.changed ?? [])], [...(changes?.deleted ?? [])]]).toEqual([['b', 'a'], ['c']]);
    expect([...(changes?.added ?? [])]).toEqual(['b']);
    expect([...(changes?.moved ?? [])]).toEqual([['b', 'a']]);
  });

  test('is of the two commits, in one request for the files alone', async () => {
    expect((await compare([]))?.changed.size).toBe(0);
    expect(github.requests.map(({ query }) => query)).toEqual(['?per_page=1&page=1']);
  });

  test('says nothing where it may have left files out', async () => {
    expect((await compare(modified(299)))?.changed.size).toBe(299);
    for (const n of [300, 301]) expect(await compare(modified(n))).toBeUndefined();
  });

  test('says nothing where a name is not told whole', async () => {
    expect(await compare([{ filename: 'caf\u{FFFD}', status: 'added' }])).toBeUndefined();
    expect(await compare([{ filename: 'b', status: 'renamed', previous_filename: 'caf\u{FFFD}' }])).toBeUndefined();
    expect(await compare([{ filename: 'b', status: 'renamed' }])).toBeUndefined();
  });

  test('rejects with the words of GitHub where it is refused', async () => {
    github.answer('repos/compare-commits-with-basehead', READ_ONLY);
    await expect(compare([])).rejects.toThrow('Resource not accessible by integration');
  });
});

describe('the comparison that a step can ask for', () => {
  const env = (): Record<string, string> => ({ GITHUB_REPOSITORY: REPOSITORY, GITHUB_API_URL: github.url });

  test('is of the repository of its workflow', async () => {
    github.compared = ONE_OF_EACH;
    const ask = comparisonByApi({ token: TOKEN, env: env(), root: 'app' });
    expect((await ask?.('feature/x', HEAD))?.deleted.has('old')).toBe(true);
    expect(github.requests.map(({ status }) => status)).toEqual([200]);
  });

  test('is none without a token, and none outside of a repository', () => {
    expect(comparisonByApi({ token: '', env: env(), root: '' })).toBeUndefined();
    for (const GITHUB_REPOSITORY of ['', 'x', 'x/', '/x', 'x/y/z']) {
      expect(comparisonByApi({ token: TOKEN, env: { ...env(), GITHUB_REPOSITORY }, root: '' })).toBeUndefined();
    }
  });
});
