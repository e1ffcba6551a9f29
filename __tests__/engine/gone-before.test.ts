import type { BaseComparison } from '../../src/engine/change/compare-with-base.js';
import type { Evaluation } from '../../src/engine/evaluate/evaluation.js';
import type { AbsentClaim } from '../../src/engine/evaluate/postponed-claim.js';
import type { ClaimQuestion, WhenMade } from '../../src/engine/history/claim-question.js';
import { goneBefore } from '../../src/engine/history/gone-before.js';
import type { CommitPair, Past, PathSince } from '../../src/model/history.js';
import type { Tree } from '../../src/model/tree.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';

const FILE = 'specs/1_task/.return-meta.json';

interface Given {
  readonly past?: Past;
  readonly made?: WhenMade;
  readonly existed?: boolean;
  /** Which commits lead to the base. */
  readonly ofBase?: Readonly<Record<string, boolean | null>>;
  readonly compared?: boolean;
  readonly tree?: Partial<Tree>;
}

/** Whether the claim was made after its file was gone, or has too many versions, and what the tree was asked. */
async function asked({ past, made = 'unknown', existed = false, ofBase = {}, compared = false, ...given }: Given) {
  const source = { file: { path: FILE, id: '', link: false } };
  const by = { source, index: 0, content: null, outcome: { session: null, succeeds: true } };
  const item = { claim: { by } as unknown as AbsentClaim, path: 'a.md', made } satisfies ClaimQuestion;
  const since: PathSince[] = [];
  const pairs: CommitPair[] = [];
  const tree: Tree = {
    ...memoryTree({ file: FILE, files: new Map(), earlier: new Map(), workspace: new Set() }),
    fileVersions: async (paths) => new Map(paths.map((path) => [path, { commit: 'm', id: path, before: [] }])),
    existedSince: async (questions) => {
      since.push(...questions);
      return questions.map(() => existed);
    },
    leadsTo: async (list) => {
      pairs.push(...list);
      return list.map(({ earlier }) => ofBase[earlier] ?? null);
    },
    ...given.tree,
  };
  const comparison = compared ? ({ base: 'base', originOf: () => null } as unknown as BaseComparison) : null;
  const evaluation = { tree, context: CONTEXT } as unknown as Evaluation;
  const absence = past === undefined ? undefined : { isInWorkspace: false, ignoredBy: null, past };
  const { gone, unread } = await goneBefore([item], () => absence, comparison, evaluation);
  return { isGone: gone.has(item), isUnread: unread.has(item), since, pairs };
}

const REMOVED: Past = { kind: 'removed', commit: 'r' };
const MOVED: Past = { kind: 'moved', to: 'b.md', commit: 'r' };
const BY_CHANGE = { made: 'by-change', compared: true, past: MOVED } as const;

describe('A file was gone before it was claimed', () => {
  test.each<[string, Given, boolean]>([
    ['where it did not exist from the claim on', { past: REMOVED }, true],
    ['but not where it did', { past: REMOVED, existed: true }, false],
    ['but not where the claim is made by the commit that moved it', { past: { ...MOVED, commit: 'm' } }, false],
    ['where another commit moved it, and it did not exist from the claim on', { past: MOVED }, true],
    ['but not where no commit had it', { past: { kind: 'never' } }, false],
    ['but not where history ends early', { past: { kind: 'unknown', detail: '' } }, false],
    ['but not where nothing is known', {}, false],
    ['but not where the change itself removed it', { past: { ...REMOVED, commit: null } }, false],
    ['where the change claims what it did not make', { past: { ...REMOVED, commit: null }, made: 'by-change' }, true],
    ['but not where the change claims what it moved', { past: { ...MOVED, commit: null }, made: 'by-change' }, false],
    [
      'where the change claims what a commit moved, and nothing is known of the base',
      { past: MOVED, made: 'by-change' },
      true,
    ],
    ['where the change claims what the base had moved', { ...BY_CHANGE, ofBase: { r: true } }, true],
    ['but not where a commit of the change moved it', { ...BY_CHANGE, ofBase: { r: false }, existed: false }, false],
    [
      'but not where it was there when a commit of the change claimed it',
      { ...BY_CHANGE, ofBase: { r: true, m: false }, existed: true },
      false,
    ],
    ['where it was not there then', { ...BY_CHANGE, ofBase: { r: true, m: false } }, true],
    [
      'where the base has the commit that claims it',
      { ...BY_CHANGE, ofBase: { r: true, m: true }, existed: true },
      true,
    ],
    ['where it is not known whether the base has it', { ...BY_CHANGE, ofBase: { r: true }, existed: true }, true],
  ])('%s', async (_, given, expected) => {
    expect(await asked(given)).toMatchObject({ isGone: expected, isUnread: false });
  });

  test('is asked of the moments of the claim, and of the commit that moved the file', async () => {
    expect((await asked({ past: REMOVED })).since).toEqual([{ path: 'a.md', moments: ['m'], movedBy: null }]);
    expect((await asked({ past: MOVED })).since).toEqual([{ path: 'a.md', moments: ['m'], movedBy: 'r' }]);
    expect(await asked({ ...BY_CHANGE, ofBase: { m: false } })).toMatchObject({
      since: [{ path: 'a.md', moments: ['m'], movedBy: 'r' }],
      pairs: [
        { earlier: 'r', later: 'base' },
        { earlier: 'm', later: 'base' },
      ],
    });
  });
});
