import { bmadClaims, bmadPossibleClaims } from '../../../src/families/bmad/claims.js';
import { bmadStory, severityInBmad } from '../../../src/families/bmad/documents.js';
import { isClaiming, isOneOf, plainStatus, stateOf } from '../../../src/families/bmad/status.js';
import type { Claim, Verdict } from '../../../src/model/claim.js';

const FILE = 'docs/stories/1.2.dates.md';

describe('What a story or a spec names', () => {
  const story = {
    status: 'done',
    'file-list': [
      { path: 'src/a.ts', type: 'created' },
      { path: './src/a.ts', type: 'modified' },
      { path: 'src/b.ts', type: 'listed' },
      { path: 'src/b.ts', type: 'deleted' },
      { path: '/srv/c.ts', type: 'deleted' },
    ],
    baseline_commit: '0a1b2c3',
    baseline_revision: '1a1b2c3',
    order: ['/file-list/0', '/file-list/1', '/file-list/2', '/file-list/3', '/file-list/4'],
  };

  it('is each path once, as it is first written, and deleted where any line says so', () => {
    const expected = [
      { path: 'src/a.ts', pointer: '/file-list/0', type: 'created', written: {} },
      { path: 'src/b.ts', pointer: '/file-list/2', type: 'deleted', deletes: true, written: {} },
      { path: '/srv/c.ts', pointer: '/file-list/4', type: 'deleted', deletes: true, written: {} },
      { path: '0a1b2c3', pointer: '/baseline_commit', type: 'baseline', kind: 'commit' },
    ];
    expect(bmadPossibleClaims(story, FILE)).toEqual(expected);
    expect(bmadClaims(story, FILE)).toEqual(expected);
    expect(bmadPossibleClaims({ ...story, status: 'draft' }, FILE)).toEqual(expected);
    expect(bmadClaims({ ...story, status: 'draft' }, FILE)).toEqual([]);
  });

  it('has the base of its links, and where they lead from the root', () => {
    const review = ['../../src/a.ts', './b.md', '/srv/c.ts', 'd/../e.ts'];
    const value = { 'review-order': review, order: review.map((_, n) => `/review-order/${String(n)}`) };
    const claim = (n: number, more: object): unknown => ({
      path: review[n],
      pointer: `/review-order/${String(n)}`,
      type: 'review',
      written: {},
      ...more,
    });
    expect(bmadPossibleClaims(value, FILE)).toEqual([
      claim(0, { base: 'docs/stories', alternative: 'src/a.ts' }),
      claim(1, { base: 'docs/stories', alternative: 'b.md' }),
      claim(2, {}),
      claim(3, { base: 'docs/stories', alternative: 'd/../e.ts' }),
    ]);
    expect(bmadPossibleClaims(value, 'spec-dates.md')).toEqual(review.map((_, n) => claim(n, {})));
  });

  it('has the types of its lists', () => {
    const value = {
      tasks: [{ path: 'src/a.ts', type: 'task' }],
      changed: ['src/b.ts'],
      order: ['/tasks/0', '/changed/0'],
    };
    expect(bmadPossibleClaims(value, FILE)).toEqual([
      { path: 'src/a.ts', pointer: '/tasks/0', type: 'task', written: {} },
      { path: 'src/b.ts', pointer: '/changed/0', type: 'changed', written: {} },
    ]);
  });

  it('is nothing where a pointer leads to no path, and listed without a type', () => {
    const value = {
      'file-list': [{ type: 'created' }, { path: 'a.ts' }],
      order: [0, '/file-list/0', '/x', '/file-list/1'],
    };
    expect(bmadPossibleClaims(value, FILE)).toEqual([
      { path: 'a.ts', pointer: '/file-list/1', type: 'listed', written: {} },
    ]);
  });

  test.each([
    ['0a1b2c3', true],
    ['0A1B2C3D4E5F60718293A4B5C6D7E8F901234567', true],
    ['a'.repeat(64), true],
    ['0a1b2c', false],
    ['a'.repeat(65), false],
    ['NO_VCS', false],
    ['0a1b2c3 (main)', false],
    ['x0a1b2c3', false],
    ['', false],
  ])('has the commit %s at which the work began: %s', (id, expected) => {
    const found = bmadPossibleClaims({ baseline_commit: 'NO_VCS', baseline_revision: id }, FILE);
    expect(found.map(({ path, pointer }) => [path, pointer])).toEqual(expected ? [[id, '/baseline_revision']] : []);
  });
});

test('What the work made are files, and not what it deleted', () => {
  const claim = (differs: Partial<Claim>): Claim => ({ path: 'x', pointer: '/x', type: 'created', ...differs });
  expect(bmadStory.workSince.isMade(claim({}))).toBe(true);
  expect(bmadStory.workSince.isMade(claim({ type: 'task' }))).toBe(true);
  expect(bmadStory.workSince.isMade(claim({ type: 'deleted' }))).toBe(false);
  expect(bmadStory.workSince.isMade(claim({ kind: 'commit' }))).toBe(false);
  expect(bmadStory.workSince.isBaseline(claim({ kind: 'commit', type: 'baseline' }))).toBe(true);
  expect(bmadStory.workSince.isBaseline(claim({ kind: 'commit' }))).toBe(false);
  expect(bmadStory.workSince.isBaseline(claim({ type: 'baseline' }))).toBe(false);
});

describe('The severity of a verdict', () => {
  const weigh = (type: string, differs: Partial<Verdict>, claim: Partial<Claim> = {}): unknown =>
    severityInBmad(
      { path: 'src/a.ts', pointer: '/file-list/0', type, ...claim },
      { name: 'removed', size: null, foundAt: null, detail: null, blank: false, ...differs },
      { file: '', isOfChange: false },
    );
  const TYPES = ['created', 'modified', 'listed', 'changed', 'review', 'task', 'deleted'];

  it('of a file that the change itself added and removed is that of a file that never was, a warning at most', () => {
    const byChange = TYPES.map((type) => weigh(type, { byChange: true }));
    expect(byChange).toEqual(['warning', 'warning', 'warning', 'warning', 'warning', 'notice', 'pass']);
    expect(TYPES.map((type) => weigh(type, {}))).toEqual([...Array<string>(6).fill('notice'), 'pass']);
  });

  it('in a submodule is that of any family, but of a deletion', () => {
    const submodule = { path: 'lib', named: false };
    expect(TYPES.map((type) => weigh(type, { submodule }))).toEqual([...Array<undefined>(6).fill(undefined), 'pass']);
  });

  it('of a commit is that of its rule', () => {
    expect(weigh('baseline', { name: 'missing' }, { kind: 'commit' })).toBeUndefined();
  });
});

describe('A status', () => {
  test.each([
    ['Ready_for-Review', 'ready for review'],
    ['  ✅ **Done**  # since Monday', 'done'],
    ['"done"', 'done'],
    ["'In   progress'", 'in progress'],
    ['done#1', 'done#1'],
    ['`x`', 'x'],
    ['termine\u0301', 'terminé'],
    ['[draft]', 'draft]'],
    ['', ''],
  ])('%j is compared as %j', (status, plain) => {
    expect(plainStatus(status)).toBe(plain);
  });

  it('is final, open or unknown', () => {
    expect(['Done', 'Draft', 'wonderful', ''].map(stateOf)).toEqual(['success', 'open', null, null]);
    const claiming = [{ status: 'done' }, { status: 'wonderful' }, {}, { status: 'draft' }].map(isClaiming);
    expect(claiming).toEqual([true, true, true, false]);
  });

  test.each([
    ['done', ['done', 'review'], true],
    ['Done (v2)', ['done'], true],
    ['in progress', ['InProgress'], true],
    ['inprogress', ['InProgress'], true],
    ['in-review', ['in-review'], true],
    ['doner', ['done'], false],
    ['done2', ['done'], false],
    ['not done', ['done'], false],
    ['review', ['done'], false],
  ])('%s begins with one of %j: %s', (status, words, expected) => {
    expect(isOneOf(status, words)).toBe(expected);
  });
});
