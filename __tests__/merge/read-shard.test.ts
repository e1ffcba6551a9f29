import { readShardReport, shardOf, StringPool, type ReadShard } from '../../src/merge/read-shard.js';
import type { Edits } from '../../src/model/pointer.js';
import type { Json } from '../../src/model/json.js';
import { TOOL } from '../../src/model/report.js';
import { CONTEXT } from '../support/context.js';
import { edited } from './shard-reports.js';

const FILE = 'specs/1_one/.return-meta.json';

const OTHER = 'specs/2_two/.return-meta.json';

const RETURN = {
  file: FILE,
  index: 0,
  line: 1,
  standard: 'return-meta@2.1',
  status: 'implemented',
  agent: 'planner',
  session: 'sess_1',
  delegation: ['orchestrator', 'planner'],
  startedAt: '2026-01-28T12:00:00Z',
};

const CLAIM = { path: 'a.md', pointer: '/artifacts/0/path', type: 'plan', size: 3, foundAt: 'b/a.md', detail: 'moved' };

const FINDING = {
  rule: 'artifact-missing',
  message: 'It is missing.',
  recommendation: 'Commit it.',
  file: FILE,
  index: 0,
  pointer: '/artifacts/0/path',
  fingerprint: 'f'.repeat(32),
  baselined: false,
};

const RANGE = { startLine: 2, startColumn: 3, endLine: 4, endColumn: 5 };

const MORE_OF_CLAIM = {
  claim: { base: 'app', deletes: true },
  verdict: { blank: true, by: 'rename' },
  weight: 'warning',
  touched: false,
};

const MORE_OF_FINDING = {
  property: 'path',
  untrue: true,
  excerpt: { text: 'a', cut: 1 },
  fix: { safety: 'safe', does: 'remove it', edits: [] },
};

const NOWHERE = {
  ...Object.fromEntries(Object.keys({ ...FINDING, ...RANGE }).map((name) => [name, null])),
  ...{ rule: 'no-returns', message: 'None.', recommendation: 'Commit one.', fingerprint: FINDING.fingerprint },
  ...{ severity: 'error', baselined: false, preexisting: false },
};

/** Two returns and three findings, the first of each with all that a report can say of it. */
const SET: Readonly<Record<string, Json>> = {
  '/returns': [
    {
      ...RETURN,
      claims: [
        { ...CLAIM, kind: 'deletion', verdict: 'deleted' },
        { ...CLAIM, kind: 'file', verdict: 'missing', size: null, foundAt: null, detail: null, type: null },
      ],
      criticalRisks: ['It may burn.'],
      archived: 'claims',
    },
    { ...RETURN, index: 1, status: null, agent: null, session: null, delegation: [], startedAt: null, claims: [] },
  ],
  '/findings': [
    { ...FINDING, ...RANGE, severity: 'error', preexisting: false },
    { ...FINDING, ...RANGE, severity: 'warning', preexisting: false, pointer: null, index: null },
    { ...FINDING, ...RANGE, severity: 'notice', preexisting: true },
  ],
  '/shard/returns': [
    { success: true, restated: true, reduced: true, author: 'Ann', claims: { '0': MORE_OF_CLAIM } },
    {},
  ],
  '/shard/findings': [{ ...MORE_OF_FINDING, unknowable: true }, {}, { unknowable: true }],
  '/shard/passedOver': 4,
  '/shard/returnsPassedOver': 5,
  '/shard/unknowablePlaces': [{ file: FILE, index: 0, what: 'truth' }],
  '/shard/copied': ['c'],
  '/shard/movedAway': ['m.md'],
  '/shard/unchecked': [{ one: 'report has no envelope', many: 'reports have no envelope', files: 2 }],
  '/shard/deletedReturns': { files: [{ file: 'd.json', isExpected: true }], isAll: false },
  '/shard/returnsIn': [{ folder: 'specs/1_a', files: ['specs/1_a/r.json'] }],
  '/counts/files': 1,
  '/counts/returns': 2,
  '/counts/claims': 2,
  '/counts/errors': 1,
  '/counts/warnings': 1,
  '/counts/preexisting': 1,
  '/counts/verdicts/missing': 1,
  '/counts/verdicts/deleted': 1,
};

async function read(edits: Edits): Promise<ReadShard> {
  const [file] = await edited(1, edits, 1);
  if (file === undefined) throw new Error('there is no report');
  return shardOf(readShardReport(file), new StringPool());
}

describe('The report of a shard', () => {
  it('is read as what the shard found', async () => {
    const { name, shard, part } = await read({ set: SET });
    expect([name, shard]).toEqual(['1.json', { part: 1, parts: 1 }]);
    const { unhideable, ...rest } = part;
    expect(rest).toStrictEqual({
      holding: 1,
      skippedFiles: 4,
      skippedReturns: 5,
      returns: [
        {
          ...RETURN,
          criticalRisks: ['It may burn.'],
          archived: 'claims',
          success: true,
          restated: true,
          reduced: true,
          author: 'Ann',
          claims: [
            {
              claim: {
                path: 'a.md',
                pointer: '/artifacts/0/path',
                type: 'plan',
                kind: 'deletion',
                base: 'app',
                deletes: true,
              },
              verdict: { name: 'deleted', size: 3, foundAt: 'b/a.md', detail: 'moved', blank: true, by: 'rename' },
              weight: 'warning',
              touched: false,
            },
            {
              // A claim without a kind is of a file.
              claim: { path: 'a.md', pointer: '/artifacts/0/path', type: null },
              verdict: { name: 'missing', size: null, foundAt: null, detail: null, blank: false },
            },
          ],
        },
        {
          ...RETURN,
          index: 1,
          status: null,
          agent: null,
          session: null,
          delegation: [],
          startedAt: null,
          claims: [],
          success: false,
          restated: false,
          reduced: false,
        },
      ],
      findings: [
        { ...FINDING, severity: 'error', preexisting: false, range: RANGE, ...MORE_OF_FINDING },
        {
          ...FINDING,
          severity: 'warning',
          preexisting: false,
          pointer: null,
          index: null,
          range: RANGE,
          excerpt: null,
        },
        { ...FINDING, severity: 'notice', preexisting: true, range: RANGE, excerpt: null },
      ],
      unhideablePlaces: [{ file: FILE, index: 0, what: 'truth' }],
      candidates: [],
      copied: ['c'],
      movedAway: new Set(['m.md']),
      unchecked: [{ one: 'report has no envelope', many: 'reports have no envelope', files: 2 }],
      deletedReturns: { files: [{ file: 'd.json', isExpected: true }], isAll: false },
      returnsIn: new Map([['specs/1_a', ['specs/1_a/r.json']]]),
    });
    expect(rest.findings.map((finding) => unhideable.has(finding))).toEqual([true, false, true]);
  });

  it('has the head that identifies the run', async () => {
    const { head, part } = await read({});
    expect(Object.keys(head).sort()).toEqual(['clock', 'digests', 'settings', 'source', 'terms', 'tool']);
    expect([head.tool, head.source.shard, head.settings['fail-on'], head.terms?.failOn]).toEqual([
      TOOL,
      '1/1',
      'error',
      'error',
    ]);
    expect(head.clock).toBe(CONTEXT.now);
    expect([part.movedAway, part.deletedReturns]).toEqual([null, null]);
  });

  it.each(Object.keys(RANGE))('has no place for a finding without its %s', async (lost) => {
    const { part } = await read({ set: { ...SET, [`/findings/0/${lost}`]: null } });
    expect(part.findings.map(({ range }) => range)).toEqual([null, RANGE, RANGE]);
  });

  it('has no finding of the baseline, which is asked once for all shards', async () => {
    const { part } = await read({
      set: { ...SET, '/findings/0/baselined': true, '/counts/errors': 0, '/counts/baselined': 1 },
    });
    expect(part.findings.map(({ baselined }) => baselined)).toEqual([false, false, false]);
  });

  it.each<readonly [string, number, number]>([
    ['returns', 3, 2],
    ['claims', 1, 2],
    ['errors', 0, 1],
    ['warnings', 2, 1],
    ['notices', 1, 0],
    ['baselined', 1, 0],
    ['preexisting', 0, 1],
    ['verdicts/missing', 0, 1],
    ['verdicts/present', 1, 0],
  ])('is damaged if it counts other %s than it lists', async (count, stated, listed) => {
    await expect(read({ set: { ...SET, [`/counts/${count}`]: stated } })).rejects.toThrow(
      new Error(
        `1.json is damaged: /counts/${count} is ${String(stated)}, and what the report lists comes to ${String(listed)}. Run the shard again.`,
      ),
    );
  });

  // The file is of the first part of two.
  it.each<readonly [string, string, Readonly<Record<string, Json>>, string]>([
    ['a return', '2/2', {}, `/returns/0 is about ${FILE}`],
    ['a finding', '2/2', { '/returns': [], '/shard/returns': [] }, `/findings/0 is about ${FILE}`],
    ['a later one', '1/2', { '/findings/1/file': OTHER }, `/findings/1 is about ${OTHER}`],
    ['none', '1/2', { '/returns': [], '/shard/returns': [], '/findings/0': NOWHERE }, '/findings/0 is about no file'],
  ])('is not of its shard if it tells of another file: %s', async (_, shard, set, said) => {
    await expect(read({ set: { ...SET, ...set, '/source/shard': shard } })).rejects.toThrow(
      new Error(`1.json is not the report of shard ${shard}: ${said}, which belongs to another one.`),
    );
  });
});
