import fc from 'fast-check';
import { demandedSince } from '../../../src/engine/evaluate/evaluation.js';
import {
  byPlace,
  excerptOf,
  FindingList,
  pendingFinding,
  severityOf,
  type FindingLocation,
  type RaisedProblem,
} from '../../../src/engine/evaluate/finding.js';
import type { Level, Problem, Severity } from '../../../src/model/finding.js';
import { FILE_START } from '../../../src/model/pointer.js';

function raised(problem: Partial<Problem> = {}, severity: Level = 'error', id = 'one'): RaisedProblem {
  return {
    active: {
      rule: {
        id,
        severity: 'error',
        about: () => ({
          summary: '',
          rationale: '',
          remedy: 'The remedy.',
          sources: [],
        }),
      },
      severity,
    },
    problem: { message: 'It is wrong.', ...problem },
  };
}

const AT: FindingLocation = {
  file: 'a.json',
  index: 1,
  pointer: '/errors/0',
  range: FILE_START,
  value: { status: 'x', errors: [{ message: 'm' }], list: [1, 2] },
  verbatim: true,
  excerpt: { text: '{', cut: 0 },
};

describe('a finding', () => {
  test.each<readonly [string, Partial<Problem>, Partial<FindingLocation>, unknown, string | null]>([
    ['the value at its place', {}, { pointer: '/errors/0/message' }, 'm', '/errors/0/message'],
    ['the kind of an array', {}, { pointer: '/list' }, '[]', '/list'],
    ['the kind of an object', {}, { pointer: '/errors/0' }, '{}', '/errors/0'],
    ['the kind of the return, without a place', {}, { pointer: null }, '{}', null],
    ['nothing where nothing is', {}, { pointer: '/none' }, null, '/none'],
    ['nothing where there is no return', {}, { value: undefined, pointer: null }, null, null],
    ['what the problem names', { value: 'named' }, {}, 'named', '/errors/0'],
    ['null that the problem names', { value: null }, { pointer: '/list' }, '[]', '/list'],
    ['the field that is missing', { property: 'type' }, {}, 'type', '/errors/0/type'],
    ['the field that the whole return lacks', { property: 'a/b' }, { pointer: null }, 'a/b', '/a~1b'],
    ['the object that lacks several', { property: ['type', 'message'] }, {}, '{}', '/errors/0'],
  ])('is known by %s', (_, problem, location, value, pointer) => {
    const { fingerprintInput } = pendingFinding(raised(problem), { ...AT, ...location });
    expect([fingerprintInput.value, fingerprintInput.pointer]).toEqual([value, pointer]);
  });

  test.each<readonly [Level, Severity | undefined, Severity]>([
    ['error', undefined, 'error'],
    ['error', 'warning', 'warning'],
    ['error', 'error', 'error'],
    ['warning', 'error', 'warning'],
    ['notice', 'warning', 'notice'],
    ['warning', 'notice', 'notice'],
    ['off', undefined, 'notice'],
    ['off', 'error', 'notice'],
  ])('of a rule at %s and a problem of %s is as grave as %s', (level, severity, expected) => {
    const { active, problem } = raised(severity === undefined ? {} : { severity }, level);
    expect(severityOf(active, problem)).toBe(expected);
  });
});

describe('the excerpt of a line', () => {
  const at = (startColumn: number) => ({ ...FILE_START, startColumn });

  test('is the line, if it is short', () => {
    expect(excerptOf('x'.repeat(160), at(150))).toEqual({ text: 'x'.repeat(160), cut: 0 });
    expect(excerptOf('', at(1))).toEqual({ text: '', cut: 0 });
  });

  test('is cut around the place of a long one', () => {
    const line = Array.from({ length: 1000 }, (_, n) => String(n % 10)).join('');
    expect(excerptOf(line, at(1))).toEqual({ text: line.slice(0, 160), cut: 0 });
    expect(excerptOf(line, at(41))).toEqual({ text: line.slice(0, 160), cut: 0 });
    expect(excerptOf(line, at(42))).toEqual({ text: line.slice(1, 161), cut: 1 });
    expect(excerptOf(line, at(501))).toEqual({ text: line.slice(460, 620), cut: 460 });
    expect(excerptOf(line, at(1000))).toEqual({ text: line.slice(840), cut: 840 });
    expect(excerptOf('x'.repeat(161), at(161))).toEqual({ text: 'x'.repeat(160), cut: 1 });
  });
});

describe('a list of findings', () => {
  function messages(list: FindingList): readonly string[] {
    return list.pending().map(({ finding: { message, severity } }) => `${severity}: ${message}`);
  }

  test('shows so many of a rule in a file, and says how many there are more', () => {
    const list = new FindingList(2);
    let asked = 0;
    const add = (severity: Level, file: string | null = 'a.json', untrue = false): void => {
      list.add({ ...raised({}, severity), untrue }, file, () => {
        asked++;
        return { ...AT, file };
      });
    };
    for (const severity of ['error', 'error'] as const) add(severity);
    expect(messages(list)).toEqual(['error: It is wrong.', 'error: It is wrong.']);
    add('notice');
    expect(list.pending().slice(2)).toEqual([
      {
        finding: {
          rule: 'one',
          severity: 'notice',
          message: 'From here on, one has 1 more finding in this file.',
          recommendation: 'Fix the 2 that are shown, then run again.',
          file: 'a.json',
          index: null,
          pointer: null,
          range: FILE_START,
          excerpt: { text: '{', cut: 0 },
        },
        fingerprintInput: { rule: 'one', file: 'a.json', index: null, pointer: null, value: 1 },
      },
    ]);
    add('warning', 'a.json', true);
    add('notice');
    expect(messages(list).slice(2)).toEqual(['warning: From here on, one has 3 more findings in this file.']);
    expect(list.pending()[2]?.finding.untrue).toBe(true);
    expect(asked).toBe(3);
    for (let n = 0; n < 3; n++) add('error', null);
    expect(messages(list).slice(4)).toEqual([
      'warning: From here on, one has 3 more findings in this file.',
      'error: From here on, one has 1 more finding in this run.',
    ]);
  });
});

describe('the order of findings', () => {
  const range = (line: number, column: number) => ({
    startLine: line,
    startColumn: column,
    endLine: line,
    endColumn: column,
  });
  const BASE = { file: 'b', range: range(2, 2), rule: 'm', index: 1, pointer: '/m', message: 'm' };
  /** Before and after the base, by one thing more at a time. */
  const SORTED = [
    { ...BASE, file: 'a', range: range(9, 9) },
    { ...BASE, range: null, rule: 'z' },
    { ...BASE, range: range(1, 9), rule: 'z' },
    { ...BASE, range: range(2, 1), rule: 'z' },
    { ...BASE, rule: 'a', index: 9 },
    { ...BASE, index: null, pointer: '/z' },
    { ...BASE, index: 0, pointer: '/z' },
    { ...BASE, pointer: null, message: 'z' },
    { ...BASE, pointer: '/a', message: 'z' },
    { ...BASE, message: 'a' },
    BASE,
    { ...BASE, message: 'n' },
    { ...BASE, pointer: '/n', message: 'a' },
    { ...BASE, index: 2, pointer: '/a' },
    { ...BASE, rule: 'n', index: 0 },
    { ...BASE, range: range(2, 3), rule: 'a' },
    { ...BASE, range: range(3, 1), rule: 'a' },
    { ...BASE, file: 'c', range: range(1, 1) },
    { ...BASE, file: null, range: null, rule: 'a' },
    { ...BASE, file: null, range: null, rule: 'b' },
  ];

  test('is by file, place, rule, return and message, those of the run last, whatever their order was', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(SORTED, { minLength: SORTED.length }), (shuffled) => {
        expect([...shuffled].sort(byPlace)).toEqual(SORTED);
      }),
      { numRuns: 30 },
    );
    for (const [n, one] of SORTED.entries()) {
      for (const [m, other] of SORTED.entries()) expect(Math.sign(byPlace(one, other))).toBe(Math.sign(n - m));
    }
  });
});

describe('a field is demanded', () => {
  const since = { '/a': '2026-06-23', '/b': '2026-09-01', '/x/c': '2026-07-01' };

  test.each<readonly [string | null, Pick<Problem, 'pointer' | 'property'>]>([
    ['2026-06-23', { property: 'a' }],
    ['2026-06-23', { property: ['b', 'a'] }],
    ['2026-06-23', { property: ['a', 'b'] }],
    ['2026-07-01', { pointer: '/x', property: 'c' }],
    ['2026-07-01', { pointer: '/x', property: ['c'] }],
    [null, { pointer: '/a' }],
    [null, { property: 'c' }],
    [null, { property: ['a', 'always'] }],
    [null, { property: ['always', 'a'] }],
  ])('since %s: %j', (day, problem) => {
    expect(demandedSince({ message: '', ...problem }, { since })).toBe(day);
  });

  test('since ever by a version without days', () => {
    expect(demandedSince({ message: '', property: 'a' }, {})).toBeNull();
  });
});
