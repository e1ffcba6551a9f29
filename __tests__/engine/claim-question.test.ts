import type { BaseComparison } from '../../src/engine/change/compare-with-base.js';
import type { AbsentClaim, Evaluation } from '../../src/engine/evaluate/evaluation.js';
import { askedPath, isOfDeletion, whenMade } from '../../src/engine/history/claim-question.js';
import type { Claim } from '../../src/model/claim.js';
import type { Leniency } from '../../src/model/standard.js';
import { CONTEXT } from '../support/context.js';

const FILE = 'specs/1_task/.return-meta.json';

function absentOf(claim: Partial<Claim>, leniencies: readonly Leniency[] = []): AbsentClaim {
  const made = { path: 'a.md', pointer: '', type: null, ...claim };
  const standard = { leniencies: new Set(leniencies) };
  return {
    recordClaims: [{ claim: made }],
    at: 0,
    of: { file: FILE },
    by: { index: 2 },
    standard,
  } as unknown as AbsentClaim;
}

describe('A claim was made', () => {
  /** When, with what the base was asked. */
  function madeWhere(claim: Partial<Claim>, changed: string | null, base: boolean | null): readonly unknown[] {
    const asked: unknown[] = [];
    const baseClaims: BaseComparison['baseClaims'] = (...question) => {
      asked.push(question);
      return base === true;
    };
    const changes = changed === null ? null : { base: 'main', changed: new Set([changed]), deleted: new Set<string>() };
    const evaluation = { context: { ...CONTEXT, changes } } as unknown as Evaluation;
    const comparison = base === null ? null : ({ baseClaims } as unknown as BaseComparison);
    return [whenMade(absentOf(claim), 'x/a.md', comparison, evaluation), ...asked];
  }

  const ofFile = [FILE, 2, 'x/a.md', 'file'];

  test.each<[string, Partial<Claim>, string | null, boolean | null, readonly unknown[]]>([
    ['at a moment that only history knows, where nothing is compared', {}, null, false, ['unknown']],
    ['before the change that did not touch its return', {}, 'other.json', false, ['before-change']],
    ['at a moment that only history knows, where the base is not there', {}, FILE, null, ['unknown']],
    ['by the change, where the base does not make it', {}, FILE, false, ['by-change', ofFile]],
    ['before the change, where the base makes it', {}, FILE, true, ['before-change', ofFile]],
    [
      'by the change, where the base does not say that the file was deleted',
      { kind: 'deletion' },
      FILE,
      false,
      ['by-change', [FILE, 2, 'x/a.md', 'deletion']],
    ],
  ])('%s', (_, claim, changed, base, expected) => {
    expect(madeWhere(claim, changed, base)).toEqual(expected);
  });
});

describe('A claim says that a file was deleted', () => {
  test.each<[string, Partial<Claim>, readonly Leniency[], boolean]>([
    ['by its kind', { kind: 'deletion' }, [], true],
    ['by its type, where the version has one', { type: 'deleted' }, ['deletion'], true],
    ['but not by its type in another version', { type: 'deleted' }, [], false],
    ['but not by another type', { type: 'created' }, ['deletion'], false],
  ])('%s', (_, claim, leniencies, expected) => {
    expect(isOfDeletion(absentOf(claim, leniencies))).toBe(expected);
  });
});

describe('The repository is asked about a claim', () => {
  test.each<[string, Partial<Claim>, readonly Leniency[], string]>([
    ['by its path without detours', { path: './x/../a.md' }, [], 'a.md'],
    ['not outside the root', { path: '../a.md' }, [], ''],
    ['not by a path that no file can have', { path: 'a'.repeat(5_000) }, [], ''],
    ["not by a folder's path", { path: 'a/' }, [], ''],
    ["by a folder's path, where the version accepts folders", { path: 'a/' }, ['folder'], 'a'],
    ["by a folder's path, where it was deleted", { path: 'a/', kind: 'deletion' }, [], 'a'],
    ['not where it names no file', { path: 'abc1234', kind: 'commit' }, [], ''],
  ])('%s', (_, claim, leniencies, expected) => {
    expect(askedPath(absentOf(claim, leniencies))).toBe(expected);
  });
});
