import { deletedReturns } from '../../../src/engine/change/deleted-returns.js';
import { findMovedFiles } from '../../../src/engine/change/moved-files.js';
import type { Changes } from '../../../src/model/context.js';
import { metaReturn } from '../../bundle/returns.js';
import { headed } from '../../support/envelope.js';
import { compared, recordAt, treeOf, type Files } from '../compared.js';

const FILE = 'specs/1_a/.return-meta.json';
const OTHER = 'specs/0_b/.return-meta.json';

describe('the deleted returns of a tree without any', () => {
  const TWO = { [FILE]: metaReturn(['a.md']), [OTHER]: metaReturn(['b.md']) };
  const DOCUMENT = 'openspec/changes/x/apply.md';

  async function deleted(now: Files, movedAway: readonly string[] = [], others: Files = {}) {
    const change = await compared({ before: { ...TWO, 'a.md': 'a', ...others }, now, movedAway });
    return {
      ...change,
      found: await deletedReturns(change.changes, change.comparison, change.before),
    };
  }

  test('are those that the change deleted, in order', async () => {
    expect((await deleted({})).found).toEqual([OTHER, FILE]);
  });

  test('are unknown where one was moved, and where one was emptied', async () => {
    expect((await deleted({}, [OTHER])).found).toBeNull();
    expect((await deleted({}, ['a.md'])).found).toEqual([OTHER, FILE]);
    const others = { [DOCUMENT]: headed({ artifacts: '- `a.md`' }) };
    expect((await deleted({ [DOCUMENT]: '# A proposal\n' }, [], others)).found).toBeNull();
    expect((await deleted({}, [], others)).found).toEqual([DOCUMENT, OTHER, FILE]);
  });

  test('are none where the change deleted no return', async () => {
    const change = await compared({ before: { 'a.md': 'a' }, now: {} });
    expect(await deletedReturns(change.changes, change.comparison, change.before)).toBeNull();
  });

  test('are unknown where what the base held is unknown, or where a branch left it', async () => {
    const { changes, comparison, before } = await deleted({});
    expect(await deletedReturns(null, comparison, before)).toBeNull();
    expect(await deletedReturns(changes, null, before)).toBeNull();
    expect(await deletedReturns(changes, comparison, null)).toBeNull();
    expect(await deletedReturns({ ...changes, approximate: true }, comparison, before)).toBeNull();
    expect(await deletedReturns({ ...changes, approximate: false }, comparison, before)).toEqual([OTHER, FILE]);
  });
});

describe('the files that a change moved', () => {
  const RESTATED = recordAt(FILE, { restated: true });
  const TREE = treeOf({ [FILE]: '', 'specs/archive/2_c/plan.md': '' });
  const CHANGES: Changes = {
    base: 'main',
    changed: new Set([FILE, 'specs/archive/2_c/plan.md', 'specs/archive/3_d/plan.md']),
    deleted: new Set(['a.md', 'specs/2_c/plan.md', 'specs/3_d/plan.md']),
  };

  /** What git would answer: it is counted how often it is asked. */
  async function before(movedAway: readonly string[]) {
    const calls: string[] = [];
    const { before: made } = await compared({ before: {}, now: {} });
    return {
      calls,
      before: {
        ...made,
        movedAway: async () => {
          calls.push('asked');
          return new Set(movedAway);
        },
      },
    };
  }

  test('are those in an archive now, and those that git sees at other paths', async () => {
    const asked = await before(['a.md', 'elsewhere.md']);
    const moved = await findMovedFiles(CHANGES, [RESTATED], { tree: TREE, before: asked.before });
    expect([...(moved ?? [])].sort()).toEqual(['a.md', 'elsewhere.md', 'specs/2_c/plan.md']);
    expect(asked.calls).toEqual(['asked']);
  });

  test('are known without git where each deleted file is in an archive now', async () => {
    const asked = await before(['elsewhere.md']);
    const changes = { ...CHANGES, deleted: new Set(['specs/2_c/plan.md']) };
    const moved = await findMovedFiles(changes, [RESTATED], { tree: TREE, before: asked.before });
    expect([...(moved ?? [])]).toEqual(['specs/2_c/plan.md']);
    expect(asked.calls).toEqual([]);
  });

  test('are those that the comparison names, where the base cannot be read', async () => {
    const changes = { ...CHANGES, movedAway: new Set(['a.md']) };
    const moved = await findMovedFiles(changes, [RESTATED], { tree: TREE, before: null });
    expect([...(moved ?? [])].sort()).toEqual(['a.md', 'specs/2_c/plan.md']);
  });

  test('may be all deleted ones where nobody knows', async () => {
    expect(await findMovedFiles(CHANGES, [RESTATED], { tree: TREE, before: null })).toBe(CHANGES.deleted);
    const approximate = { ...CHANGES, movedAway: new Set(['a.md']), approximate: true };
    expect(await findMovedFiles(approximate, [RESTATED], { tree: TREE, before: null })).toBe(CHANGES.deleted);
  });

  test('are not asked for where no return says something new, or nothing was deleted', async () => {
    const asked = await before(['a.md']);
    const source = { tree: TREE, before: asked.before };
    expect(await findMovedFiles(null, [RESTATED], source)).toBeNull();
    expect(await findMovedFiles({ ...CHANGES, deleted: new Set() }, [RESTATED], source)).toBeNull();
    expect(await findMovedFiles(CHANGES, [recordAt(FILE)], source)).toBeNull();
    expect(await findMovedFiles(CHANGES, [recordAt(OTHER, { restated: true })], source)).toBeNull();
    expect(await findMovedFiles(CHANGES, [], source)).toBeNull();
    expect(asked.calls).toEqual([]);
  });
});
