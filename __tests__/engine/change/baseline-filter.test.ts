import {
  baselineFilter,
  findUnhideable,
  unhideablePlaces,
  type Knowledge,
} from '../../../src/engine/change/baseline-filter.js';
import type { Changes } from '../../../src/model/context.js';
import { standards } from '../../../src/families/registry.js';
import { findingAt, recordAt, treeOf, verdictNamed } from '../compared.js';

const [ONE, TWO, THREE] = ['1_a', '2_b', '3_c'].map((task) => `specs/${task}/.return-meta.json`) as [
  string,
  string,
  string,
];
const STANDARD = standards.filter(({ id }) => id === 'return-meta@1.2');

/** Of a return that claims a path. */
function claiming(file: string, path: string) {
  const claim = { path, pointer: '/artifacts/0/path', type: null };
  return recordAt(file, { claims: [{ claim, verdict: verdictNamed('missing') }] });
}

const AT = { index: 0, pointer: '/artifacts/0/path', range: null };
const CHANGES: Changes = { base: 'main', changed: new Set([ONE]), deleted: new Set(['b.md']) };
const KNOWLEDGE: Knowledge = {
  tree: treeOf({ [ONE]: '', [TWO]: '', [THREE]: '', 'c.md': 'c' }),
  changes: CHANGES,
  comparison: null,
  records: [claiming(ONE, 'a.md'), claiming(TWO, 'b.md'), claiming(THREE, 'c.md')],
};

describe('a baseline may hide', () => {
  test('everything where that was asked for, where there is none, and where nothing is compared', async () => {
    expect(await baselineFilter('everything', KNOWLEDGE)).toBeNull();
    expect(await baselineFilter(null, KNOWLEDGE)).toBeNull();
    expect(await baselineFilter('unless-restated', { ...KNOWLEDGE, changes: null })).toBeNull();
    expect(await baselineFilter('left-alone', { ...KNOWLEDGE, changes: null })).toBeNull();
  });

  test('of files that were left alone the form, and the truth unless a claimed file changed or was deleted', async () => {
    const mayHide = await baselineFilter('left-alone', KNOWLEDGE);
    const answers = [ONE, TWO, THREE].map((file) =>
      [false, true].map((ofTruth) => mayHide?.({ ...AT, file }, ofTruth)),
    );
    expect(answers).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test('of unchanged files what no deletion broke, where what the base held is unknown', async () => {
    const mayHide = await baselineFilter('unless-restated', KNOWLEDGE);
    const answers = [ONE, TWO, THREE].map((file) =>
      [false, true].map((ofTruth) => mayHide?.({ ...AT, file }, ofTruth)),
    );
    expect(answers).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test('other findings of a return whose claim a deletion broke', async () => {
    const mayHide = await baselineFilter('unless-restated', KNOWLEDGE);
    const hidden = [{}, { pointer: '/status' }, { pointer: null }, { index: null }, { index: 1 }].map((place) =>
      mayHide?.({ ...AT, file: TWO, ...place }, true),
    );
    expect(hidden).toEqual([false, true, true, true, true]);
  });

  test('what no deletion broke, where nothing was deleted', async () => {
    const changes = { ...CHANGES, deleted: new Set<string>() };
    const mayHide = await baselineFilter('unless-restated', { ...KNOWLEDGE, changes });
    expect(mayHide?.({ ...AT, file: TWO }, true)).toBe(true);
  });
});

describe('no baseline may hide', () => {
  const FORM = findingAt('summary-length', TWO);
  const TRUTH = findingAt('artifact-missing', TWO, { pointer: '/artifacts/0/path' });
  const CHANGED = findingAt('summary-length', ONE);
  const OF_RUN = findingAt('no-returns', null);

  test('the findings that its filter keeps, and those of no file', async () => {
    const mayHide = await baselineFilter('left-alone', KNOWLEDGE);
    const kept = findUnhideable([FORM, TRUTH, CHANGED, OF_RUN], mayHide, STANDARD);
    expect([...kept]).toEqual([TRUTH, CHANGED, OF_RUN]);
  });

  test('findings of the run in changed files and at restated returns', async () => {
    const mayHide = await baselineFilter('left-alone', KNOWLEDGE);
    expect(unhideablePlaces(mayHide, [ONE], KNOWLEDGE.records)).toEqual([
      { file: ONE, index: null, what: 'all' },
      { file: ONE, index: 0, what: 'all' },
      { file: TWO, index: 0, what: 'truth' },
    ]);
  });
});
