import { relatedFilesOfPlan, relatedFilesOfSummary } from '../../../src/families/gsd/related-files.js';
import { compilePatterns } from '../../../src/gather/glob.js';
import type { FileVersion } from '../../../src/model/history.js';
import type { TreeIndex } from '../../../src/model/standard.js';

const FOLDER = '.planning/phases/01-dates';
const PLAN = `${FOLDER}/01-02-PLAN.md`;
const SUMMARY = `${FOLDER}/01-02-SUMMARY.md`;

const VALUE = {
  must_haves: {
    artifacts: [{ path: 'src/a.ts', contains: ['a'] }, { path: 'src/b.ts' }, { path: 'src/none.ts', min_lines: 3 }],
    key_links: [{ from: 'src/c.ts', to: null, pattern: 'c' }, { from: 'src/d.ts' }],
  },
};

/** A tree with some files, of which those with an introduction were committed. */
function treeOf(
  paths: readonly string[],
  introduced: ReadonlyMap<string, FileVersion> = new Map(),
  whole = true,
): TreeIndex {
  return {
    find: (path: string) => (paths.includes(path) ? { kind: 'file', id: path } : undefined),
    findAll: async ({ patterns, matches }: Parameters<TreeIndex['findAll']>[0]) => {
      const found = paths.filter(matches);
      expect(paths.filter(compilePatterns(patterns))).toEqual(found);
      return found.map((path) => ({ path, id: path, link: false }));
    },
    fileVersions: async (files: readonly string[]) => {
      expect(files.filter((file) => !file.endsWith('SUMMARY.md'))).toEqual([]);
      return new Map([...introduced].filter(([file]) => files.includes(file)));
    },
    // Whether all of the history is there is known before any path is looked for.
    pastEndingWith: async (endings: readonly string[]) => ({ whole: whole && endings.length === 0 }),
    filesAt: async (moments: readonly { readonly path: string; readonly commit: string }[]) =>
      moments.map(({ path, commit }) => (path.endsWith('src/a.ts') ? `${commit} ${path}` : null)),
  } as unknown as TreeIndex;
}

const FILES = ['src/a.ts', 'src/c.ts', PLAN, SUMMARY, '.planning/REQUIREMENTS.md', 'app/.planning/REQUIREMENTS.md'];
const version = (commit: string, ...before: readonly FileVersion[]): FileVersion =>
  ({ commit, before }) as unknown as FileVersion;

describe('The files beside a plan', () => {
  const summary = { path: SUMMARY, family: 'gsd-summary' };

  it('are its summary, and what it demands as it is now where the summary is not committed yet', async () => {
    expect(await relatedFilesOfPlan(VALUE, PLAN, treeOf(FILES), null)).toEqual([
      summary,
      { path: 'src/a.ts', family: null },
      { path: 'src/c.ts', family: null },
    ]);
  });

  it('are as they were when the first version of the summary was committed', async () => {
    const introduced = new Map([[SUMMARY, version('new', version('old'))]]);
    expect(await relatedFilesOfPlan(VALUE, PLAN, treeOf(FILES, introduced), null)).toEqual([
      summary,
      { path: 'src/a.ts', family: null, id: 'old src/a.ts' },
    ]);
    expect(await relatedFilesOfPlan(VALUE, PLAN, treeOf(FILES, introduced, false), null)).toEqual([summary]);
    const changes = { base: 'main', changed: new Set([SUMMARY]), deleted: new Set<string>() };
    expect(await relatedFilesOfPlan(VALUE, PLAN, treeOf(FILES, introduced), changes)).toHaveLength(3);
  });

  it.each([
    ['artifacts with something to look for', { artifacts: [{ path: 'src/a.ts', min_lines: 1 }] }, ['src/a.ts']],
    ['artifacts that export something', { artifacts: [{ path: 'src/a.ts', exports: ['a'] }] }, ['src/a.ts']],
    ['no artifacts that need only be there', { artifacts: [{ path: 'src/a.ts', contains: [], exports: [] }] }, []],
    ['no artifacts that are nowhere', { artifacts: [{ path: 'src/none.ts', min_lines: 1 }] }, []],
    [
      'both ends of a link',
      { key_links: [{ from: 'src/a.ts', to: 'src/c.ts', pattern: 'a' }] },
      ['src/a.ts', 'src/c.ts'],
    ],
    ['no ends of a link without a pattern', { key_links: [{ from: 'src/a.ts', to: 'src/c.ts' }] }, []],
    [
      'each file once',
      {
        artifacts: [{ path: 'src/a.ts', min_lines: 1 }],
        key_links: [{ from: 'src/a.ts', to: 'src/a.ts', pattern: 'a' }],
      },
      ['src/a.ts'],
    ],
  ])('are %s', async (_, must_haves, expected) => {
    const files = expected.map((path) => ({ path, family: null }));
    expect(await relatedFilesOfPlan({ must_haves }, PLAN, treeOf(FILES), null)).toEqual([summary, ...files]);
  });

  it('are a hundred at most beside the summary', async () => {
    const paths = Array.from({ length: 120 }, (_, n) => `src/${String(n)}.ts`);
    const must_haves = { artifacts: paths.map((path) => ({ path, min_lines: 1 })) };
    const files = await relatedFilesOfPlan({ must_haves }, PLAN, treeOf([...paths, SUMMARY]), null);
    expect(files.map(({ path }) => path)).toEqual([SUMMARY, ...paths.slice(0, 100)]);
  });

  it('are at the first place that has them, below the planning or at the root', async () => {
    const [plan, done] = ['app/.planning/phases/01-a/01-PLAN.md', 'app/.planning/phases/01-a/01-SUMMARY.md'];
    const must_haves = { artifacts: [{ path: 'src/a.ts', min_lines: 1 }] };
    const introduced = new Map([[done, version('one')]]);
    const beside = async (paths: readonly string[], known?: typeof introduced) =>
      (await relatedFilesOfPlan({ must_haves }, plan, treeOf([...paths, plan, done], known), null)).slice(1);
    expect(await beside(['app/src/a.ts', 'src/a.ts'])).toEqual([{ path: 'app/src/a.ts', family: null }]);
    expect(await beside(['src/a.ts'])).toEqual([{ path: 'src/a.ts', family: null }]);
    expect(await beside([], introduced)).toEqual([{ path: 'app/src/a.ts', family: null, id: 'one app/src/a.ts' }]);
  });

  it('are as the first line of history had them where lines met', async () => {
    const introduced = new Map([[SUMMARY, version('new', version('left'), version('right', version('older')))]]);
    const must_haves = { artifacts: [{ path: 'src/a.ts', min_lines: 1 }] };
    expect(await relatedFilesOfPlan({ must_haves }, PLAN, treeOf(FILES, introduced), null)).toEqual([
      summary,
      { path: 'src/a.ts', family: null, id: 'left src/a.ts' },
    ]);
  });

  it('are none before its summary is there, and the summary alone where it demands nothing', async () => {
    expect(await relatedFilesOfPlan(VALUE, PLAN, treeOf(['src/a.ts', PLAN]), null)).toEqual([]);
    expect(await relatedFilesOfPlan({}, PLAN, treeOf(FILES), null)).toEqual([summary]);
    expect(await relatedFilesOfPlan({}, 'app/.planning/phases/1/PLAN.md', treeOf(FILES), null)).toEqual([]);
  });
});

test('The files beside a summary are not those beside it in any other folder, and a hundred requirements at most', async () => {
  const many = Array.from({ length: 120 }, (_, n) => `.planning/milestones/v${String(n)}-REQUIREMENTS.md`);
  const others = ['phases/01-dates/01-02-PLAN.md', 'x.planning/REQUIREMENTS.md', '.planning/REQUIREMENTS.txt'];
  const files = await relatedFilesOfSummary({}, SUMMARY, treeOf([...others, ...many]));
  expect(files.map(({ path }) => path)).toEqual(many.slice(0, 100));
});

test('The files beside a summary are its plan, and the requirements of its planning', async () => {
  expect(await relatedFilesOfSummary({}, SUMMARY, treeOf(FILES))).toEqual([
    { path: PLAN, family: 'gsd-plan' },
    { path: '.planning/REQUIREMENTS.md', family: null, isMarkdown: true },
  ]);
  expect(await relatedFilesOfSummary({}, 'app/.planning/phases/1/SUMMARY.md', treeOf(FILES))).toEqual([
    { path: 'app/.planning/REQUIREMENTS.md', family: null, isMarkdown: true },
  ]);
});
