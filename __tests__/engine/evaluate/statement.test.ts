import {
  claimKey,
  contentDigest,
  saysTheSame,
  statementOf,
  type Statement,
} from '../../../src/engine/evaluate/statement.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { Claim } from '../../../src/model/claim.js';
import type { Standard } from '../../../src/model/standard.js';
import { knownStandard } from '../../support/known-standard.js';

const META = knownStandard('return-meta@1.2');

describe('the content of a return is the same', () => {
  const VALUE = { status: 'x', list: [1, { a: 'b c', d: null }], n: 2, t: true };

  test.each<readonly [boolean, string, JsonObject]>([
    [true, 'in another order of keys', { t: true, n: 2, list: [1, { d: null, a: 'b c' }], status: 'x' }],
    [true, 'with other white space in texts', { ...VALUE, status: ' x\n', list: [1, { a: 'b \t c', d: null }] }],
    [true, 'with what cannot be seen', { ...VALUE, status: '\u200Bx\u00AD' }],
    [true, 'with control characters for spaces', { ...VALUE, list: [1, { a: 'b\u0001c', d: null }] }],
    [true, 'with what cannot be seen in keys', { 'status ': 'x', '\u200Blist': VALUE.list, n: 2, '\u200Bt': true }],
    [false, 'with another text', { ...VALUE, status: 'y' }],
    [false, 'in another letter case', { ...VALUE, status: 'X' }],
    [false, 'with words run together', { ...VALUE, list: [1, { a: 'bc', d: null }] }],
    [false, 'with another number', { ...VALUE, n: 3 }],
    [false, 'with a text for a number', { ...VALUE, n: '2' }],
    [false, 'without a key', { status: 'x', list: VALUE.list, n: 2 }],
    [false, 'in another order of elements', { ...VALUE, list: [{ a: 'b c', d: null }, 1] }],
    [false, 'with a list in a list', { ...VALUE, list: [[1, { a: 'b c', d: null }]] }],
    [false, 'with another null', { ...VALUE, list: [1, { a: 'b c', d: false }] }],
  ])('(%s) %s', (isSame, _, other) => {
    expect(contentDigest(other) === contentDigest(VALUE)).toBe(isSame);
  });

  test('composed or not', () => {
    expect(contentDigest({ a: 'e\u0301' })).toBe(contentDigest({ a: '\u00E9' }));
    expect(contentDigest({ a: [] })).not.toBe(contentDigest({ a: {} }));
    expect(contentDigest({})).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a statement', () => {
  /** The claims of a version that makes some claims of any value. */
  function claimsOf(...claims: readonly Partial<Claim>[]): readonly (readonly [string, string])[] {
    const standard: Standard = {
      ...META,
      claimFields: [],
      claims: () => claims.map((claim) => ({ path: 'a.md', pointer: '/a', type: null, ...claim })),
    };
    const value = { status: 'x' };
    return [...statementOf({ file: 'specs/1_a/.return-meta.json', standard, value, written: value }).claims];
  }

  test('has the claimed paths without detours, by what stays when they are put right', () => {
    expect(claimsOf({ path: './Src//A.md' }, { path: 'specs/archive/1_a/B.md' })).toEqual([
      ['src/a.md', 'Src/A.md'],
      ['specs/1_a/b.md', 'specs/archive/1_a/B.md'],
    ]);
    expect(claimsOf({ path: '../x\\y.md' })).toEqual([['../x/y.md', '../x/y.md']]);
  });

  test('has deletions, observations and totals, but no commit and no progress', () => {
    expect(
      claimsOf(
        { kind: 'deletion', path: 'old.md' },
        { kind: 'observation', path: 'engram:1' },
        { kind: 'commit', path: 'abc1234' },
        { kind: 'progress', path: '2/3' },
        { kind: 'count', path: '5/5', asked: { kind: 'count', of: 'scenario', total: 5 } },
        { kind: 'count', path: '3', asked: { kind: 'commits', total: 3 } as unknown as NonNullable<Claim['asked']> },
      ).map(([, path]) => path),
    ).toEqual(['old.md', 'engram:1', 'scenario: 5', 'commits: 3']);
  });

  const statement = (key: string, ...paths: readonly string[]): Statement => ({
    content: '',
    key,
    outcome: { session: null, succeeds: true },
    claims: new Map(paths.map((path) => [claimKey(path, false), path])),
    unread: [],
  });

  test.each<readonly [boolean, string, Statement, Statement, readonly string[]]>([
    [true, 'the same claims', statement('k', 'a', 'b'), statement('k', 'b', 'a'), []],
    [false, 'another status or session', statement('k', 'a'), statement('l', 'a'), []],
    [true, 'fewer claims', statement('k', 'a'), statement('k', 'a', 'b'), []],
    [false, 'more claims', statement('k', 'a', 'b'), statement('k', 'a'), []],
    [true, 'the new place of a moved file', statement('k', 'new/x'), statement('k', 'old/x'), []],
    [false, 'another place of a file that is still there', statement('k', 'new/x'), statement('k', 'old/x'), ['old/x']],
    [false, 'a line that was not read', { ...statement('k', 'a'), unread: ['b'] }, statement('k', 'a'), []],
    [true, 'no such line any more', statement('k', 'a'), { ...statement('k', 'a'), unread: ['b'] }, []],
    [false, 'another file', statement('k', 'new/y'), statement('k', 'old/x'), []],
    [false, 'the old place, too', statement('k', 'old/x', 'new/x'), statement('k', 'old/x'), []],
    [false, 'one moved file and a new one', statement('k', 'new/x', 'z'), statement('k', 'old/x'), []],
    [true, 'a file at the top that was moved there', statement('k', 'x'), statement('k', 'old/x'), []],
  ])('says (%s) the same as its earlier version: %s', (isSame, _, now, before, there) => {
    expect(saysTheSame(now, before, (path) => there.includes(path))).toBe(isSame);
  });
});
