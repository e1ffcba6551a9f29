import { besidePlan, besideSummary } from '../../../src/families/gsd/beside.js';
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
    findAll: async ({ matches }: { readonly matches: (path: string) => boolean }) =>
      paths.filter(matches).map((path) => ({ path, id: path, link: false })),
    fileVersions: async () => introduced,
    pastEndingWith: async () => ({ whole }),
    filesAt: async (moments: readonly { readonly path: string; readonly commit: string }[]) =>
      moments.map(({ path, commit }) => (path === 'src/a.ts' ? `${commit} ${path}` : null)),
  } as unknown as TreeIndex;
}

const FILES = ['src/a.ts', 'src/c.ts', PLAN, SUMMARY, '.planning/REQUIREMENTS.md', 'app/.planning/REQUIREMENTS.md'];
const version = (commit: string, ...before: readonly FileVersion[]): FileVersion =>
  ({ commit, before }) as unknown as FileVersion;

describe('The files beside a plan', () => {
  const summary = { path: SUMMARY, family: 'gsd-summary' };

  it('are its summary, and what it demands as it is now where the summary is not committed yet', async () => {
    expect(await besidePlan(VALUE, PLAN, treeOf(FILES), null)).toEqual([
      summary,
      { path: 'src/a.ts', family: null },
      { path: 'src/c.ts', family: null },
    ]);
  });

  it('are as they were when the first version of the summary was committed', async () => {
    const introduced = new Map([[SUMMARY, version('new', version('old'))]]);
    expect(await besidePlan(VALUE, PLAN, treeOf(FILES, introduced), null)).toEqual([
      summary,
      { path: 'src/a.ts', family: null, id: 'old src/a.ts' },
    ]);
    expect(await besidePlan(VALUE, PLAN, treeOf(FILES, introduced, false), null)).toEqual([summary]);
    const changes = { base: 'main', changed: new Set([SUMMARY]), deleted: new Set<string>() };
    expect(await besidePlan(VALUE, PLAN, treeOf(FILES, introduced), changes)).toHaveLength(3);
  });

  it('are none before its summary is there, and the summary alone where it demands nothing', async () => {
    expect(await besidePlan(VALUE, PLAN, treeOf(['src/a.ts', PLAN]), null)).toEqual([]);
    expect(await besidePlan({}, PLAN, treeOf(FILES), null)).toEqual([summary]);
    expect(await besidePlan({}, 'app/.planning/phases/1/PLAN.md', treeOf(FILES), null)).toEqual([]);
  });
});

test('The files beside a summary are its plan, and the requirements of its planning', async () => {
  expect(await besideSummary({}, SUMMARY, treeOf(FILES))).toEqual([
    { path: PLAN, family: 'gsd-plan' },
    { path: '.planning/REQUIREMENTS.md', family: null },
  ]);
  expect(await besideSummary({}, 'app/.planning/phases/1/SUMMARY.md', treeOf(FILES))).toEqual([
    { path: 'app/.planning/REQUIREMENTS.md', family: null },
  ]);
});
