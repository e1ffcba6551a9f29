import type { BaseComparison } from '../../../src/engine/change/compare-with-base.js';
import type { Claim } from '../../../src/model/claim.js';
import { FILE_START } from '../../../src/model/pointer.js';
import { standards } from '../../../src/families/registry.js';
import { metaReturn, subagentReturn } from '../../bundle/returns.js';
import { headed } from '../../support/envelope.js';
import { compared, type Change } from '../compared.js';

const FILE = 'specs/1_a/.return-meta.json';
const OTHER = 'specs/2_b/.return-meta.json';
const ARCHIVED = 'specs/archive/1_a/.return-meta.json';
const LOG = 'all.returns.jsonl';
const DOCUMENT = 'openspec/changes/x/apply.md';

const ONE = metaReturn(['a.md']);
/** The same said in other words. */
const REWORDED = ONE.replace('The work is done.', 'All of the work is done.');
const TWO = metaReturn(['b.md'], { session: 'sess_1769000000_two222' });

/** A log of returns that claim a path each. */
function log(...paths: readonly string[]): string {
  return paths.map((path) => `${JSON.stringify(JSON.parse(subagentReturn([path])))}\n`).join('');
}

async function comparisonOf(change: Change): Promise<BaseComparison> {
  return (await compared(change)).comparison;
}

function claimOf(path: string): Claim {
  return { path, pointer: '/artifacts/0/path', type: null };
}

/** A change of the one file. */
function edit(before: string, now: string, others: Partial<Change> = {}): Change {
  return { ...others, before: { ...others.before, [FILE]: before }, now: { ...others.now, [FILE]: now } };
}

describe('a return is restated', () => {
  test.each<readonly [string, boolean, Change]>([
    ['when it is new', true, { before: {}, now: { [FILE]: ONE } }],
    ['not when it is as it was', false, { before: { [FILE]: ONE }, now: { [FILE]: ONE } }],
    ['not by other words about the work', false, edit(ONE, REWORDED)],
    ['not by white space', false, edit(ONE, ONE.replaceAll('  ', '\t'))],
    ['by another status', true, edit(metaReturn(['a.md'], { status: 'partial' }), ONE)],
    ['by another session', true, edit(ONE, metaReturn(['a.md'], { session: 'sess_1769000000_other1' }))],
    ['by one more claim', true, edit(ONE, metaReturn(['a.md', 'b.md']))],
    ['not by one claim less', false, edit(metaReturn(['a.md', 'b.md']), ONE)],
    ['not by the new place of a moved file', false, edit(metaReturn(['old/a.md']), metaReturn(['new/a.md']))],
    [
      'by another place of a file that is where it was',
      true,
      edit(metaReturn(['old/a.md']), metaReturn(['new/a.md']), {
        before: { 'old/a.md': 'a' },
        now: { 'old/a.md': 'a' },
      }),
    ],
    ['by another file at the place of a moved one', true, edit(metaReturn(['old/a.md']), metaReturn(['new/b.md']))],
    ['not as a copy of a deleted one', false, { before: { [OTHER]: ONE }, now: { [FILE]: ONE } }],
  ])('%s', async (_, isRestated, change) => {
    expect((await comparisonOf(change)).isRestated(FILE, 0)).toBe(isRestated);
  });

  test.each<readonly [string, boolean, string, string]>([
    ['not by the archive and other words', false, ARCHIVED, REWORDED],
    ['by the archive and another claim', true, ARCHIVED, metaReturn(['c.md'])],
  ])('%s', async (_, isRestated, to, text) => {
    const comparison = await comparisonOf({ before: { [FILE]: ONE }, now: { [to]: text } });
    expect(comparison.isRestated(to, 0)).toBe(isRestated);
  });

  test('not where git sees that its file was moved and edited', async () => {
    const change = { before: { [FILE]: ONE }, now: { [OTHER]: REWORDED } };
    expect((await comparisonOf(change)).isRestated(OTHER, 0)).toBe(true);
    expect((await comparisonOf({ ...change, edited: { [OTHER]: FILE } })).isRestated(OTHER, 0)).toBe(false);
  });

  test('in a log where a line is new, wherever the others went', async () => {
    const comparison = await comparisonOf({
      before: { [LOG]: log('a.md', 'b.md') },
      now: { [LOG]: log('new.md', 'a.md', 'b.md') },
    });
    expect([0, 1, 2].map((index) => comparison.isRestated(LOG, index))).toEqual([true, false, false]);
  });

  test('where it was not there when the files were compared', async () => {
    expect((await comparisonOf(edit(ONE, REWORDED))).isRestated(FILE, 1)).toBe(true);
    const shorter = await comparisonOf({ before: { [LOG]: log('a.md', 'b.md') }, now: { [LOG]: log('a.md') } });
    expect(shorter.isRestated(LOG, 1)).toBe(true);
  });

  test('not where the commit that is compared with has the same', async () => {
    const comparison = await comparisonOf({ before: {}, now: { [FILE]: ONE }, alike: [FILE] });
    expect([comparison.isRestated(FILE, 0), comparison.candidates]).toEqual([false, []]);
  });

  test('in an archive, where the return is still in its place, too', async () => {
    const comparison = await comparisonOf({
      before: { [FILE]: ONE },
      now: { [FILE]: TWO, [ARCHIVED]: REWORDED },
    });
    expect(comparison.isRestated(ARCHIVED, 0)).toBe(true);
  });
});

describe('the base makes a claim', () => {
  const PARTIAL = metaReturn(['a.md'], { status: 'partial' });

  test.each<readonly [string, boolean, Change, string]>([
    [
      'of a return that did not change, whatever it is',
      true,
      { before: { [FILE]: ONE }, now: { [FILE]: ONE } },
      'x.md',
    ],
    ['that it made', true, edit(ONE, REWORDED), 'a.md'],
    ['in another letter case', true, edit(ONE, REWORDED), 'A.md'],
    ['not one that it did not make', false, edit(ONE, metaReturn(['a.md', 'b.md'])), 'b.md'],
    ['not of a new return', false, { before: {}, now: { [FILE]: ONE } }, 'a.md'],
    ['not of another session', false, edit(ONE, metaReturn(['a.md'], { session: 'sess_1769000000_other1' })), 'a.md'],
    ['not where the success is new', false, edit(PARTIAL, ONE), 'a.md'],
    ['also where the success was taken back', true, edit(ONE, PARTIAL), 'a.md'],
  ])('%s', async (_, isMade, change, path) => {
    expect((await comparisonOf(change)).baseClaims(FILE, 0, claimOf(path))).toBe(isMade);
  });

  test('not of a return that was not there when the files were compared', async () => {
    expect((await comparisonOf(edit(ONE, REWORDED))).baseClaims(FILE, 1, claimOf('a.md'))).toBe(false);
  });
});

const LARGE = ' '.repeat(2 * 1024 * 1024);
const BROKEN = '{"status": }\n';

function line(startLine: number): typeof FILE_START {
  return { ...FILE_START, startLine, endLine: startLine };
}

describe('what a finding is about existed before', () => {
  test.each<readonly [string, boolean, Change]>([
    ['where its file did not change', true, { before: { [FILE]: ONE }, now: { [FILE]: ONE } }],
    ['where its return is as it was', true, edit(ONE, `${ONE}\n`)],
    ['where its return was at another path', true, { before: { [OTHER]: ONE }, now: { [FILE]: ONE } }],
    ['not where its return changed', false, edit(ONE, REWORDED)],
  ])('%s', async (_, existed, change) => {
    expect((await comparisonOf(change)).existedBefore({ file: FILE, index: 0, range: null })).toBe(existed);
  });

  test.each<readonly [string, boolean, Change, number | null]>([
    ['where the whole file was at another path', true, { before: { [OTHER]: '{' }, now: { [FILE]: '{' } }, null],
    ['not where the file is another one', false, { before: { [OTHER]: '{' }, now: { [FILE]: '{ ' } }, 1],
  ])('%s, if it is about the file', async (_, existed, change, at) => {
    const range = at === null ? null : line(at);
    expect((await comparisonOf(change)).existedBefore({ file: FILE, index: null, range })).toBe(existed);
  });

  test('where its line of a log did', async () => {
    const comparison = await comparisonOf({
      before: { [LOG]: `${log('a.md')}${BROKEN}` },
      now: { [LOG]: `${log('b.md')}  ${BROKEN}[\n{\n` },
    });
    const existed = (range: typeof FILE_START | null): boolean =>
      comparison.existedBefore({ file: LOG, index: null, range });
    expect([1, 2, 3, 9].map((at) => existed(line(at)))).toEqual([false, true, false, false]);
    expect(existed(null)).toBe(false);
  });

  test('not where only the line of a file did that is one return', async () => {
    const comparison = await comparisonOf(edit('{\n"a": }\n', '{\n"a": }\n\n'));
    expect(comparison.existedBefore({ file: FILE, index: null, range: line(2) })).toBe(false);
  });

  test('in no file without a predecessor', async () => {
    const comparison = await comparisonOf({ before: {}, now: { [LOG]: BROKEN } });
    expect(comparison.existedBefore({ file: LOG, index: null, range: line(1) })).toBe(false);
  });
});

describe('the base may have known', () => {
  const CHANGED = edit(metaReturn(['a.md'], { status: 'partial' }), ONE);
  const AT_RETURN = { file: FILE, index: 0, range: null };

  test('all of a file that did not change', async () => {
    const comparison = await comparisonOf({ before: { [FILE]: ONE }, now: { [FILE]: ONE } });
    expect(comparison.mayBeKnown({ ...AT_RETURN, pointer: '/status' }, true)).toBe(true);
  });

  test('nothing of a new file', async () => {
    const comparison = await comparisonOf({ before: {}, now: { [FILE]: ONE } });
    expect(comparison.mayBeKnown({ ...AT_RETURN, pointer: '/errors' }, false)).toBe(false);
    expect(comparison.mayBeKnown({ ...AT_RETURN, index: null, pointer: null }, false)).toBe(false);
  });

  test.each<readonly [string, boolean, string, string | readonly string[] | undefined]>([
    ['the form of a return that says something new', true, '/errors/0', undefined],
    ['a field that it lacks', true, '', 'errors'],
    ['not its status', false, '/status', undefined],
    ['not its session', false, '/metadata/session_id', undefined],
    ['not that it lacks its status', false, '', 'status'],
    ['not that it lacks its claims', false, '', ['errors', 'artifacts']],
    ['not that it lacks its metadata', false, '', 'metadata'],
    ['not that it lacks its session', false, '/metadata', 'session_id'],
  ])('%s', async (_, known, pointer, property) => {
    const place = { ...AT_RETURN, pointer, ...(property === undefined ? {} : { property }) };
    expect((await comparisonOf(CHANGED)).mayBeKnown(place, false)).toBe(known);
    // The same of a return that says nothing new.
    expect((await comparisonOf(edit(ONE, REWORDED))).mayBeKnown(place, false)).toBe(true);
  });

  test('nothing of the truth of a return that says something new', async () => {
    const place = { ...AT_RETURN, pointer: '/errors' };
    expect((await comparisonOf(CHANGED)).mayBeKnown(place, true)).toBe(false);
    expect((await comparisonOf(edit(ONE, REWORDED))).mayBeKnown(place, true)).toBe(true);
  });

  test.each<readonly [string, boolean, Change, string]>([
    ['of a file that was moved as it is', true, { before: { [FILE]: BROKEN }, now: { [ARCHIVED]: BROKEN } }, ARCHIVED],
    ['of one whose returns say the same', true, edit(ONE, `\uFEFF${REWORDED}`), FILE],
    ['not of one that has nothing that can be read', false, edit(BROKEN, `${BROKEN} `), FILE],
    ['not of one with a return that says something new', false, edit(ONE, TWO), FILE],
    ['not of one that lost its return', false, edit(ONE, BROKEN), FILE],
  ])('what is wrong with the whole %s', async (_, known, change, file) => {
    const place = { file, index: null, range: null, pointer: null };
    expect((await comparisonOf(change)).mayBeKnown(place, false)).toBe(known);
  });

  test('a line of a log that it had, and no other', async () => {
    const comparison = await comparisonOf({
      before: { [LOG]: `${log('a.md')}${BROKEN}` },
      now: { [LOG]: `${BROKEN}${log('a.md')}[\n` },
    });
    const known = (at: number): boolean =>
      comparison.mayBeKnown({ file: LOG, index: null, range: line(at), pointer: null }, false);
    expect([1, 2, 3].map(known)).toEqual([true, true, false]);
  });

  test('what is wrong with a log as a whole only where it has as many returns', async () => {
    const place = { file: LOG, index: null, range: null, pointer: null };
    const ofLog = async (before: string, now: string): Promise<boolean> =>
      (await comparisonOf({ before: { [LOG]: before }, now: { [LOG]: now } })).mayBeKnown(place, false);
    expect(await ofLog(log('a.md', 'b.md'), log('b.md', 'a.md'))).toBe(true);
    expect(await ofLog(log('a.md', 'b.md'), log('a.md'))).toBe(false);
    expect(await ofLog(log('a.md', 'b.md'), log('a.md', 'c.md'))).toBe(false);
  });
});

describe('a return may be one that the branch adds', () => {
  /** The files of the candidates. */
  async function candidates(change: Change): Promise<readonly (readonly [string, number])[]> {
    return (await comparisonOf(change)).candidates.map(({ file, index }) => [file, index]);
  }

  test('where its content is new, also in other words', async () => {
    expect(await candidates({ before: {}, now: { [FILE]: ONE } })).toEqual([[FILE, 0]]);
    expect(await candidates(edit(ONE, REWORDED))).toEqual([[FILE, 0]]);
    expect(await candidates({ before: { [LOG]: log('a.md') }, now: { [LOG]: log('a.md', 'b.md') } })).toEqual([
      [LOG, 1],
    ]);
  });

  test('not where its content was at another path that differs', async () => {
    expect(await candidates({ before: { [OTHER]: ONE }, now: { [FILE]: ONE } })).toEqual([]);
  });

  test('not where its file did not change, or is about several tasks, or a plan', async () => {
    expect(await candidates({ before: { [FILE]: ONE }, now: { [FILE]: ONE } })).toEqual([]);
    expect(await candidates({ before: {}, now: { 'specs/.return-meta-multi.json': ONE } })).toEqual([]);
    const plan = standards.find(({ family }) => family === 'gsd-plan')?.sample;
    expect(await candidates({ before: {}, now: { [plan?.file ?? '']: plan?.text ?? '' } })).toEqual([]);
  });

  test('not where an agent branch copies it from where the gate does not look, or from the newer base', async () => {
    const now = { [FILE]: ONE };
    const hidden = { before: { 'notes/x.json': ONE }, now };
    expect(await candidates(hidden)).toEqual([[FILE, 0]]);
    expect(await candidates({ ...hidden, agentBranch: 'agent/1' })).toEqual([]);
    const newer = { before: {}, now, since: { 'notes/y.md': `\`\`\`json\n${ONE}\`\`\`\n` } };
    expect(await candidates(newer)).toEqual([[FILE, 0]]);
    expect(await candidates({ ...newer, agentBranch: 'agent/1' })).toEqual([]);
  });

  test.each(['json', 'jsonl', 'md', 'markdown', 'JSON'])(
    'not where an agent branch copies it from a .%s',
    async (end) => {
      const text = JSON.stringify(JSON.parse(ONE));
      const copy = end.startsWith('m') ? `\`\`\`json\n${text}\n\`\`\`\n` : `${text}\n`;
      const change = { before: { [`notes/x.${end}`]: copy }, now: { [FILE]: ONE }, agentBranch: 'agent/1' };
      expect(await candidates(change)).toEqual([]);
    },
  );

  test('where the other file is of a kind that holds no returns', async () => {
    const before = { 'notes/x.txt': ONE, 'notes/x.json.bak': ONE };
    expect(await candidates({ before, now: { [FILE]: ONE }, agentBranch: 'agent/1' })).toEqual([[FILE, 0]]);
  });
});

describe('files without returns', () => {
  test.each<readonly [string, readonly string[], Change]>([
    ['are deleted ones', [FILE], { before: { [FILE]: ONE, 'a.md': 'a' }, now: {} }],
    ['are those that had what should be a return', [FILE], { before: { [FILE]: BROKEN }, now: {} }],
    [
      'are those that hold none now',
      [DOCUMENT],
      { before: { [DOCUMENT]: headed({ artifacts: '- `a.md`' }) }, now: { [DOCUMENT]: '# A proposal\n' } },
    ],
    ['are those that nobody could read', [FILE], { before: { [FILE]: LARGE }, now: {} }],
    ['are not those that nobody can read now', [], edit(ONE, LARGE)],
    ['are not those that had none', [], { before: { [DOCUMENT]: '# A proposal\n' }, now: {} }],
    ['are not those that have others now', [], edit(ONE, TWO)],
    ['are not those that have what should be one', [], edit(ONE, BROKEN)],
  ])('%s', async (_, files, change) => {
    expect((await comparisonOf(change)).filesWithoutReturns).toEqual(files);
  });
});

test('more returns than a run may have are refused', async () => {
  const change = { before: { [LOG]: log('a.md', 'b.md', 'c.md') }, now: {}, maxReturns: 2 };
  await expect(comparisonOf(change)).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringMatching(/^There are more than 2 returns, the limit of this run\./),
  });
});
