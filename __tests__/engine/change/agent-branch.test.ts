import { copySearch, countUnsuccessful, findAdded, findCandidates } from '../../../src/engine/change/agent-branch.js';
import type { CandidateReturn } from '../../../src/model/report.js';
import type { AddedReturn, ReturnRecord } from '../../../src/model/context.js';
import type { Finding } from '../../../src/model/finding.js';
import { standards } from '../../../src/families/registry.js';
import { metaReturn } from '../../bundle/returns.js';
import { CONTEXT } from '../../support/context.js';
import { compared, findingAt, recordAt, verdictNamed } from '../compared.js';

const FILE = 'specs/1_a/.return-meta.json';
const STANDARD = standards.filter(({ id }) => id === 'return-meta@1.2');
const UNREAD = STANDARD.flatMap(({ rules }) => rules).find(({ rule }) => rule.unread === true)?.rule.id ?? '';

const STATEMENT = { content: 'content', key: 'key', outcome: { session: null, succeeds: true }, claims: new Map() };
const CANDIDATE = { file: FILE, index: 0, statement: STATEMENT };

describe('originals of copies', () => {
  test('are looked for on an agent branch that adds returns, in files that it did not change', async () => {
    const { comparison } = await compared({ before: {}, now: { [FILE]: metaReturn(['a.md']) } });
    const changes = { base: 'main', changed: new Set([FILE]), deleted: new Set<string>() };
    const search = copySearch(comparison, { ...CONTEXT, agentBranch: 'agent/1', changes });
    expect([...(search?.keys ?? [])]).toEqual(['["implemented","sess_1769000000_abc123"]']);
    expect([FILE, 'other.json'].map((file) => search?.among(file))).toEqual([false, true]);
    expect(copySearch(comparison, { ...CONTEXT, agentBranch: 'agent/1' })?.among(FILE)).toBe(true);
    expect(copySearch(comparison, { ...CONTEXT, changes })).toBeNull();
    expect(copySearch({ ...comparison, candidates: [] }, { ...CONTEXT, agentBranch: 'agent/1' })).toBeNull();
    expect(copySearch(null, { ...CONTEXT, agentBranch: 'agent/1' })).toBeNull();
  });
});

describe('a return that a branch adds', () => {
  function candidateOf(record: Partial<ReturnRecord>, findings: readonly Finding[] = []): CandidateReturn | undefined {
    return findCandidates([recordAt(FILE, record)], [CANDIDATE], STANDARD, findings)[0];
  }

  const PRESENT = {
    claim: { path: 'a.md', pointer: '/artifacts/0/path', type: null },
    verdict: verdictNamed('present'),
  };

  test('comes with its outcome and content', () => {
    expect(candidateOf({ claims: [PRESENT] })).toEqual({
      file: FILE,
      index: 0,
      status: 'implemented',
      outcome: 'success',
      content: 'content',
    });
  });

  test.each<readonly [AddedReturn['outcome'], Partial<ReturnRecord>]>([
    ['success', { status: 'implemented', success: true }],
    ['final', { status: 'failed', success: false }],
    ['open', { status: 'in_progress', success: false }],
    ['open', { status: 'who knows', success: true }],
    ['open', { status: null, success: true }],
    ['open', { standard: 'of-no-version@1', success: true }],
  ])('has the outcome %s: %j', (outcome, record) => {
    expect(candidateOf(record)?.outcome).toBe(outcome);
  });

  test('is unproved where nothing confirms a claim of it', () => {
    expect(candidateOf({ claims: [] })?.unproved).toBe(true);
    const missing = { ...PRESENT, verdict: verdictNamed('missing') };
    expect(candidateOf({ claims: [missing] })?.unproved).toBe(true);
    expect(candidateOf({ claims: [missing, PRESENT] })).not.toHaveProperty('unproved');
  });

  test('is unread where a rule on what could not be read found something in it, or in its whole file', () => {
    expect(candidateOf({}, [findingAt(UNREAD, FILE)])?.unread).toBe(true);
    expect(candidateOf({}, [findingAt(UNREAD, FILE, { index: null })])?.unread).toBe(true);
    expect(candidateOf({}, [findingAt(UNREAD, FILE, { index: 1 })])).not.toHaveProperty('unread');
    expect(candidateOf({}, [findingAt(UNREAD, 'other.json')])).not.toHaveProperty('unread');
    expect(candidateOf({}, [findingAt('status-value', FILE)])).not.toHaveProperty('unread');
  });

  test('is none of a file or place without a candidate', () => {
    const records = [recordAt('other.json'), recordAt(FILE, { index: 1 }), recordAt(FILE)];
    const found = findCandidates(records, [CANDIDATE], STANDARD, []);
    expect(found.map(({ file, index }) => [file, index])).toEqual([[FILE, 0]]);
    expect(findCandidates(records, [], STANDARD, [])).toEqual([]);
  });
});

const ADDED: AddedReturn = { file: FILE, index: 0, status: 'failed', outcome: 'final' };

test('a copy of what the branch did not change is not added', () => {
  const [one, two] = [
    { ...ADDED, content: 'one' },
    { ...ADDED, content: 'two' },
  ];
  expect(findAdded([one, two], new Set(['one']))).toEqual([two]);
});

test('added returns that ended without success are counted by status, in the order of the statuses', () => {
  const added: readonly AddedReturn[] = [
    ADDED,
    { ...ADDED, status: 'blocked' },
    ADDED,
    { ...ADDED, status: 'partial', outcome: 'open' },
    { ...ADDED, status: 'implemented', outcome: 'success' },
    { ...ADDED, status: null },
    { ...ADDED, status: 'partial' },
  ];
  expect(countUnsuccessful(added)).toEqual([
    { status: 'blocked', returns: 1 },
    { status: 'failed', returns: 2 },
    { status: 'partial', returns: 1 },
  ]);
  expect(countUnsuccessful(null)).toEqual([]);
});
