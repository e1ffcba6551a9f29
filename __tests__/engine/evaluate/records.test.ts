import { recordOf } from '../../../src/engine/evaluate/statement.js';
import { readRoadmap } from '../../../src/engine/evaluate/files-beside.js';
import type { ReturnRecord } from '../../../src/model/context.js';
import { FILE_START } from '../../../src/model/pointer.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { ClaimSubject } from '../../../src/model/rule.js';
import type { Standard } from '../../../src/model/standard.js';
import type { ReadReturn } from '../../../src/engine/evaluate/read-batch.js';
import { recordAt, treeOf } from '../compared.js';
import { knownStandard } from '../../support/known-standard.js';

const META = knownStandard('return-meta@1.2');

const OF: ClaimSubject = {
  file: 'a.json',
  index: 2,
  status: 'implemented',
  success: true,
  restated: false,
};

/** A range for each place, so that a test shows which one was asked for. */
function rangeOf(pointer: string): typeof FILE_START {
  return { ...FILE_START, startLine: 100 + pointer.length };
}

interface Given {
  readonly of?: Partial<ClaimSubject>;
  readonly found?: Partial<ReadReturn>;
  readonly standard?: Partial<Standard>;
  readonly deleted?: ReadonlySet<string> | null;
  readonly calledAgent?: string;
  readonly reduced?: boolean;
  readonly archived?: 'claims' | 'all';
}

function record(value: JsonObject, given: Given = {}): ReturnRecord {
  const found: ReadReturn = {
    file: 'a.json',
    standard: { ...META, ...given.standard },
    written: value,
    index: 2,
    moreClaims: 0,
    composed: null,
    value,
    verbatim: true,
    startLine: 7,
    locate: rangeOf,
    ...given.found,
  };
  return recordOf(found, {
    of: { ...OF, ...given.of },
    claims: [],
    reduced: given.reduced ?? false,
    archived: given.archived,
    calledAgent: given.calledAgent ?? null,
    deleted: given.deleted ?? null,
  });
}

const LEAST = recordAt('a.json', { index: 2, line: 7 });

describe('what is kept of a return', () => {
  test('is the deleted files that its text names', () => {
    const found = { named: ['a', 'b', 'c'] };
    expect(record({}, { found, deleted: new Set(['c', 'a', 'x']) })).toEqual({ ...LEAST, named: ['a', 'c'] });
    expect(record({}, { found, deleted: new Set(['x']) })).toEqual(LEAST);
    expect(record({}, { found })).toEqual(LEAST);
    expect(record({}, { deleted: new Set(['a']) })).toEqual(LEAST);
  });

  test('is the hashes that it states, but none that is longer than any', () => {
    const value = { one: 'abc', two: 'x'.repeat(200), three: 'x'.repeat(201), four: 4 };
    const standard = { hashFields: ['one', 'two', 'three', 'four', 'five'] };
    expect(record(value, { standard })).toEqual({
      ...LEAST,
      hashes: [
        { field: 'one', value: 'abc', range: rangeOf('/one') },
        { field: 'two', value: value.two, range: rangeOf('/two') },
      ],
    });
    expect(record({}, { standard })).toEqual({ ...LEAST, hashes: [] });
  });

  test('is the risks that it calls CRITICAL, so many and so long', () => {
    const risk = (text: string, severity = 'CRITICAL') => ({ severity, text });
    expect(record({ risks: [risk('one'), risk('mild', 'HIGH'), risk('two')] })).toEqual({
      ...LEAST,
      criticalRisks: ['one', 'two'],
    });
    expect(record({ risks: [risk('mild', 'HIGH')] })).toEqual(LEAST);
    const many = Array.from({ length: 21 }, (_, n) => risk(String(n)));
    expect(record({ risks: many }).criticalRisks).toEqual(Array.from({ length: 20 }, (_, n) => String(n)));
    expect(record({ risks: [risk('x'.repeat(501))] }).criticalRisks).toEqual(['x'.repeat(500)]);
  });

  test('is also a risk that it calls CRITICAL without a word', () => {
    expect(record({ risks: [{ severity: 'CRITICAL' }, { severity: 'CRITICAL', text: 'one' }] })).toEqual({
      ...LEAST,
      criticalRisks: ['', 'one'],
    });
  });
});

describe('the roadmap', () => {
  test('is unread where one is too large', async () => {
    const files = { 'ROAD_MAP.md': 'small', 'specs/ROADMAP.md': 'x'.repeat(101), 'docs/ROADMAP.md': 'x'.repeat(102) };
    expect(await readRoadmap(treeOf(files), 100)).toEqual({
      kind: 'too-large',
      file: 'specs/ROADMAP.md',
      size: 101,
      limit: 100,
    });
    expect(await readRoadmap(treeOf(files), 102)).toMatchObject({ kind: 'text' });
  });
});
