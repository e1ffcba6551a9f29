import { deletedReturns } from '../../../src/engine/change/deleted-returns.js';
import { findMovedFiles } from '../../../src/engine/change/narrow.js';
import type { Changes } from '../../../src/model/context.js';
import { metaReturn } from '../../bundle/returns.js';
import { headed } from '../../support/envelope.js';
import { compared, recordAt, treeOf, type Change, type Files } from '../compared.js';

const FILE = 'specs/1_a/.return-meta.json';
const OTHER = 'specs/0_b/.return-meta.json';

describe('the deleted returns', () => {
  const TWO = { [FILE]: metaReturn(['a.md']), [OTHER]: metaReturn(['b.md']) };
  const DOCUMENT = 'openspec/changes/x/apply.md';

  async function deleted(now: Files, given: Partial<Change> = {}, isEmpty = true) {
    const change = await compared({ before: { ...TWO, 'a.md': 'a', ...given.before }, now, ...given });
    const { evaluation, changes, comparison, before } = change;
    const question = { tree: evaluation.tree, changes, comparison, before, isEmpty };
    return { question, found: await deletedReturns(question) };
  }

  async function names(...given: Parameters<typeof deleted>): Promise<readonly string[] | undefined> {
    return (await deleted(...given)).found?.files.map(({ file }) => file);
  }

  test('are those that the change deleted, in order, and whether what they claim was there', async () => {
    expect((await deleted({ 'a.md': 'a' })).found).toEqual({
      files: [
        { file: OTHER, isExpected: false },
        { file: FILE, isExpected: true },
      ],
      isAll: true,
    });
    expect((await deleted({ 'a.md': 'a' }, {}, false)).found?.isAll).toBe(false);
    // The change takes the claimed file away, too: at the base it was there.
    expect((await deleted({})).found?.files[1]).toEqual({ file: FILE, isExpected: true });
    const empty = await compared({ before: { [FILE]: metaReturn(['a.md']), 'a.md': '' }, now: { 'a.md': '' } });
    const { evaluation, ...others } = empty;
    expect((await deletedReturns({ ...others, tree: evaluation.tree, isEmpty: true }))?.files).toEqual([
      { file: FILE, isExpected: false },
    ]);
  });

  test('are not those that were moved: into an archive, with the same content, or edited on the way', async () => {
    const edited = metaReturn(['a.md', 'c.md']);
    expect(
      await names({ 'specs/archive/1_a/.return-meta.json': edited, 'specs/9_z/.return-meta.json': TWO[OTHER] }),
    ).toEqual([]);
    const now = 'specs/1_alpha/.return-meta.json';
    expect(await names({ [now]: edited }, { edited: { [now]: FILE } })).toEqual([OTHER]);
    // An envelope has no session: what it claims tells, also in the folder that moved with it.
    const envelope = (path: string): string => headed({ artifacts: `- \`${path}\`` });
    const [old, renamed] = ['openspec/changes/x/apply.md', 'openspec/changes/y/apply.md'];
    const before = { ...TWO, [old]: envelope('openspec/changes/x/a.md') };
    const of = (path: string): Promise<unknown> =>
      names({ ...TWO, [renamed]: envelope(path) }, { before, edited: { [renamed]: old } });
    expect([await of('openspec/changes/y/a.md'), await of('openspec/changes/y/b.md')]).toEqual([[], [old]]);
  });

  test('are those of files that are there and hold fewer than before', async () => {
    const envelope = headed({ artifacts: '- `a.md`' });
    const kept = { ...TWO, 'a.md': 'a' };
    const before = { ...kept, [DOCUMENT]: envelope };
    expect(await names({ ...kept, [DOCUMENT]: '# A proposal\n' }, { before })).toEqual([DOCUMENT]);
    expect(await names({ ...kept, [DOCUMENT]: envelope.replace('a.md', 'b.md') }, { before })).toEqual([]);
    const line = (path: string): string => `${JSON.stringify(JSON.parse(metaReturn([path])))}\n`;
    const log = 'return-logs/x.returns.jsonl';
    const logged = { ...kept, [log]: `${line('a.md')}${line('b.md')}` };
    expect(await names({ ...kept, [log]: line('a.md') }, { before: logged })).toEqual([log]);
    expect(await names({ ...kept, [log]: `${line('a.md')}${line('c.md')}` }, { before: logged })).toEqual([]);
    // One that cannot be read any more has a finding of its own.
    expect(await names({ ...kept, [FILE]: '{' })).toEqual([]);
  });

  test('are not those of a change that is archived below its date, but those whose place there holds none', async () => {
    const before = { 'a.md': 'a', [DOCUMENT]: headed({ artifacts: '- `a.md`' }) };
    const archived = 'openspec/changes/archive/2026-01-05-x/apply.md';
    const [envelope, nothing] = [headed({ artifacts: '- `a.md` (archived)' }), '# Nothing\n'];
    expect(await names({ ...TWO, 'a.md': 'a', [archived]: envelope }, { before })).toEqual([]);
    expect(await names({ ...TWO, 'a.md': 'a', [archived]: nothing }, { before })).toEqual([DOCUMENT]);
  });

  test('are those that git pairs with the return of another task', async () => {
    const now = 'specs/2_c/.return-meta.json';
    const another = metaReturn(['c.md']).replace('sess_1769000000_abc123', 'sess_1769000001_def456');
    expect(await names({ [now]: another }, { edited: { [now]: FILE } })).toEqual([OTHER, FILE]);
    // Files of one name in the folders of two changes.
    const later = 'openspec/changes/y/apply.md';
    const before = { ...TWO, [DOCUMENT]: headed({ artifacts: '- `a.md`' }) };
    const envelope = (path: string): Files => ({ ...TWO, [later]: headed({ artifacts: `- \`${path}\`` }) });
    expect(await names(envelope('c.md'), { before, edited: { [later]: DOCUMENT } })).toEqual([DOCUMENT]);
    expect(await names(envelope('a.md'), { before, edited: { [later]: DOCUMENT } })).toEqual([]);
  });

  test('are not why nothing is left where one was moved out of sight, or emptied', async () => {
    expect((await deleted({}, { movedAway: [OTHER] })).found?.isAll).toBe(false);
    expect((await deleted({}, { movedAway: ['a.md'] })).found?.isAll).toBe(true);
    const before = { ...TWO, 'a.md': 'a', [DOCUMENT]: headed({ artifacts: '- `a.md`' }) };
    expect((await deleted({ [DOCUMENT]: '# A proposal\n' }, { before })).found?.isAll).toBe(false);
    expect(await names({}, { before })).toEqual([DOCUMENT, OTHER, FILE]);
  });

  test('are none where the change deleted no return', async () => {
    const { evaluation, ...others } = await compared({ before: { 'a.md': 'a' }, now: {} });
    const found = await deletedReturns({ ...others, tree: evaluation.tree, isEmpty: true });
    expect(found).toEqual({ files: [], isAll: false });
  });

  test('are unknown where what the base held is unknown, or where a branch left it', async () => {
    const { question } = await deleted({});
    expect(await deletedReturns({ ...question, changes: null })).toBeNull();
    expect(await deletedReturns({ ...question, comparison: null })).toBeNull();
    expect(await deletedReturns({ ...question, before: null })).toBeNull();
    expect(await deletedReturns({ ...question, changes: { ...question.changes, approximate: true } })).toBeNull();
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
});
