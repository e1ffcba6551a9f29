import { baselineOf, type Reach } from '../../../src/baseline/baseline.js';
import {
  completeRun,
  completeShard,
  conclude,
  joinParts,
  tally,
  type RunTerms,
} from '../../../src/engine/run/complete-run.js';
import { nameAgent } from '../../../src/engine/run/validate-return.js';
import { overlay } from '../../../src/engine/run/check-tree.js';
import { runLimit, withinReturnLimit } from '../../../src/engine/run/run-input.js';
import { standards } from '../../../src/families/registry.js';
import type { VerdictName, VerifiedClaim } from '../../../src/model/claim.js';
import type { Report, RunPart } from '../../../src/model/report.js';
import type { DeletedReturn } from '../../../src/model/context.js';
import type { Content, FileRef, Tree } from '../../../src/model/tree.js';
import { CONTEXT } from '../../support/context.js';
import { findingAt, recordAt, treeOf, verdictNamed } from '../compared.js';

function deletion(file: string): DeletedReturn {
  return { file, isExpected: false };
}

const EMPTY: RunPart = {
  holding: 0,
  skippedFiles: 0,
  skippedReturns: 0,
  returns: [],
  findings: [],
  unhideable: new Set(),
  unhideablePlaces: [],
  candidates: [],
  copied: [],
  movedAway: null,
  deletedReturns: null,
  unchecked: [],
  returnsIn: new Map(),
};

const STANDARD = standards.filter(({ id }) => id === 'return-meta@1.2');

function termsWith(given: Partial<RunTerms> = {}): RunTerms {
  return {
    tree: { kind: 'commit', revision: '0'.repeat(40), root: 'sub' },
    now: CONTEXT.now,
    ifNoReturns: 'error',
    changes: null,
    agentBranch: null,
    agentBranchRequires: 'final',
    mayBeUnclaimed: null,
    lastMessage: null,
    inUse: STANDARD,
    levels: new Map(),
    overrides: null,
    failOn: 'error',
    loosened: [],
    mostFindings: 100,
    baseline: null,
    baseCommit: null,
    isBaseRead: false,
    singleFile: null,
    ...given,
  };
}

describe('the parts of a run, joined', () => {
  const [a, b] = [findingAt('field-type', 'a.json'), findingAt('field-type', 'b.json')];
  const candidate = { file: 'a.json', index: 0, status: 'failed', outcome: 'final', content: 'x' } as const;
  const ONE: RunPart = {
    ...EMPTY,
    holding: 1,
    skippedFiles: 2,
    skippedReturns: 3,
    returns: [recordAt('b.json'), recordAt('b.json', { index: 1 })],
    findings: [b],
    unhideable: new Set([b]),
    unhideablePlaces: [{ file: 'b.json', index: null, what: 'all' }],
    candidates: [{ ...candidate, file: 'b.json' }],
    copied: ['x', 'y'],
    movedAway: new Set(['m']),
    unchecked: [{ one: 'x', many: 'xs', files: 2 }],
    deletedReturns: { files: [deletion('d'), deletion('e')], isAll: true },
    returnsIn: new Map([
      ['x', ['x/b.json']],
      ['y', ['y/a.json']],
    ]),
  };
  const TWO: RunPart = {
    ...EMPTY,
    holding: 10,
    skippedFiles: 20,
    skippedReturns: 30,
    returns: [recordAt('a.json')],
    findings: [a],
    unhideable: new Set([a]),
    unhideablePlaces: [{ file: 'a.json', index: 0, what: 'truth' }],
    candidates: [candidate],
    copied: ['y', 'z'],
    unchecked: [
      { one: 'x', many: 'xs', files: 3 },
      { one: 'a', many: 'as', files: 1 },
    ],
    // It has the file to which one of them was moved.
    deletedReturns: { files: [deletion('e')], isAll: false },
    returnsIn: new Map([['x', ['x/a.json', 'x/c.json']]]),
  };

  test.each([
    ['in their order', [ONE, TWO, EMPTY]],
    ['in another order', [TWO, EMPTY, ONE]],
  ])('are those of all files, %s', (_, parts) => {
    const joined = joinParts(parts);
    expect(joined).toEqual({
      holding: 11,
      skippedFiles: 22,
      skippedReturns: 33,
      returns: [...TWO.returns, ...ONE.returns],
      findings: [a, b],
      unhideable: new Set([a, b]),
      unhideablePlaces: expect.arrayContaining([...ONE.unhideablePlaces, ...TWO.unhideablePlaces]),
      candidates: [...TWO.candidates, ...ONE.candidates],
      copied: expect.arrayContaining(['x', 'y', 'z']),
      movedAway: new Set(['m']),
      unchecked: [
        { one: 'a', many: 'as', files: 1 },
        { one: 'x', many: 'xs', files: 5 },
      ],
      deletedReturns: { files: [deletion('e')], isAll: true },
      returnsIn: new Map([
        ['x', ['x/a.json', 'x/b.json']],
        ['y', ['y/a.json']],
      ]),
    });
    expect([joined.unhideablePlaces.length, joined.copied.length]).toEqual([2, 3]);
  });

  test('are the part itself, if there is one', () => {
    expect(joinParts([ONE])).toBe(ONE);
    expect(joinParts([])).toEqual(EMPTY);
    expect(joinParts([EMPTY, EMPTY])).toEqual(EMPTY);
  });
});

describe('the baseline of a run with a base', () => {
  const IN_FILE = findingAt('field-type', 'a.json');
  const OTHER = findingAt('artifact-missing', 'b.json');
  const CHANGES = { base: 'main', changed: new Set(['a.json']), deleted: new Set<string>() };

  function known(reach: Reach, given: Partial<RunTerms> = {}, part: Partial<RunPart> = {}): readonly string[] {
    const entries = [IN_FILE, OTHER].map(({ rule, fingerprint, file }) => ({
      rule,
      fingerprint,
      file: file ?? '',
      count: 1,
      line: 1,
    }));
    const baseline = baselineOf({ file: 'baseline.json', entries, hiding: entries, reach, whole: false });
    const { findings } = completeRun(termsWith({ inUse: [], changes: CHANGES, baseline, ...given }), [
      { ...EMPTY, holding: 1, findings: [IN_FILE, OTHER], ...part },
    ]);
    return findings.filter(({ baselined }) => baselined).map(({ file }) => String(file));
  }

  test('hides what was not marked as something that no baseline may hide', () => {
    const part = { unhideable: new Set([IN_FILE]) };
    expect(known('unless-restated')).toEqual(['a.json', 'b.json']);
    expect(known('unless-restated', {}, part)).toEqual(['b.json']);
    expect(known('everything', {}, part)).toEqual(['a.json', 'b.json']);
    expect(known('unless-restated', { changes: null }, part)).toEqual(['a.json', 'b.json']);
  });

  test('hides of a shard what it hides of the run', () => {
    const part = { ...EMPTY, holding: 1, findings: [IN_FILE, OTHER], unhideable: new Set([OTHER]) };
    const entries = [{ rule: 'field-type', fingerprint: IN_FILE.fingerprint, file: 'a.json', count: 1, line: 1 }];
    const baseline = baselineOf({ file: 'b', entries, hiding: entries, reach: 'unless-restated', whole: false });
    const report = completeShard(termsWith({ baseline, changes: CHANGES, failOn: 'warning' }), part, {
      part: 2,
      parts: 3,
    });
    expect(report.findings.map(({ baselined }) => baselined)).toEqual([true, false]);
    expect(report).toMatchObject({
      source: { kind: 'commit', revision: '0'.repeat(40), root: 'sub', shard: '2/3' },
      clock: CONTEXT.now,
      failOn: 'warning',
      compared: { base: 'main', commit: null, passedOver: 0 },
      conclusion: 'failed',
      counts: { files: 1, errors: 1, baselined: 1 },
      unsuccessful: [],
      returns: [],
    });
    expect(report).not.toHaveProperty('loosened');
  });

  describe('with a finding of a rule on the run', () => {
    const LOG = ['returns/1.return.json', 'returns/2.return.json'] as const;
    const REUSED = standards.filter(({ id }) => id === 'subagent-return@1.0');
    const records = LOG.map((file) =>
      recordAt(file, { standard: 'subagent-return@1.0', status: 'completed', session: 'sess_1769000000_abc123' }),
    );

    /** Whether the finding that two returns have one session is hidden, by a baseline that knows it. */
    function hidden(reach: Reach, given: Partial<RunTerms>, part: Partial<RunPart> = {}): boolean | undefined {
      const run = { ...EMPTY, holding: 2, returns: records, ...part };
      const terms = termsWith({ inUse: REUSED, ...given });
      const usual = completeRun(terms, [run]).findings;
      const entries = usual.map(({ rule, fingerprint, file }) => ({
        rule,
        fingerprint,
        file: file ?? '',
        count: 1,
        line: 1,
      }));
      const baseline = baselineOf({ file: 'b', entries, hiding: entries, reach, whole: false });
      const { findings } = completeRun({ ...terms, baseline }, [run]);
      return findings.find(({ rule }) => rule === 'session-id-reused')?.baselined;
    }

    const changes = { base: 'main', changed: new Set([LOG[1]]), deleted: new Set<string>() };
    const place = { file: LOG[1], index: 0 };

    test('is in order among the others', () => {
      const findings = ['a', 'returns/1', 'z'].map((name) => findingAt('field-type', `${name}.return.json`));
      const found = completeRun(termsWith({ inUse: REUSED }), [{ ...EMPTY, holding: 2, returns: records, findings }]);
      expect(found.findings.map(({ file, index }) => [file, index])).toEqual([
        ['a.return.json', 0],
        [LOG[0], 0],
        [LOG[1], 0],
        ['z.return.json', 0],
      ]);
    });

    test('hides it at a place that nothing marks, or where only the truth is marked', () => {
      expect(hidden('unless-restated', { changes, isBaseRead: true })).toBe(true);
      const truth = { unhideablePlaces: [{ ...place, what: 'truth' }] } as const;
      expect(hidden('unless-restated', { changes, isBaseRead: true }, truth)).toBe(true);
    });

    test('hides it nowhere where all is marked, and elsewhere', () => {
      const all = { unhideablePlaces: [{ ...place, what: 'all' }] } as const;
      expect(hidden('unless-restated', { changes, isBaseRead: true }, all)).toBe(false);
      const elsewhere = { unhideablePlaces: [{ file: LOG[0], index: 0, what: 'all' }] } as const;
      expect(hidden('unless-restated', { changes, isBaseRead: true }, elsewhere)).toBe(true);
    });

    test('hides none in a changed file where the entries are the branch’s own, or the base is unknown', () => {
      expect(hidden('left-alone', { changes, isBaseRead: true })).toBe(false);
      expect(hidden('unless-restated', { changes, isBaseRead: false })).toBe(false);
      const other = { ...changes, changed: new Set(['other.json']) };
      expect(hidden('left-alone', { changes: other, isBaseRead: true })).toBe(true);
      expect(hidden('everything', { changes, isBaseRead: false })).toBe(true);
    });
  });

  test('has no stale entry on the form of an archived return whose form was not checked', () => {
    const stale = (file: string, rule: string, archived: 'claims' | 'all' | undefined): number => {
      const entries = [{ rule, fingerprint: 'gone', file, count: 1, line: 1 }];
      const baseline = baselineOf({ file: 'b.json', entries, hiding: entries, reach: 'everything', whole: true });
      const record = recordAt('specs/archive/1_a/.return-meta.json', archived === undefined ? {} : { archived });
      const { findings } = completeRun(termsWith({ baseline }), [{ ...EMPTY, holding: 1, returns: [record] }]);
      return findings.filter((finding) => finding.rule === 'baseline-stale').length;
    };
    const file = 'specs/1_a/.return-meta.json';
    expect(stale(file, 'field-type', 'claims')).toBe(0);
    expect(stale(file, 'field-type', 'all')).toBe(1);
    expect(stale(file, 'field-type', undefined)).toBe(1);
    expect(stale(file, 'artifact-missing', 'claims')).toBe(1);
    expect(stale('specs/2_b/.return-meta.json', 'field-type', 'claims')).toBe(1);
  });
});

test('files that a change moved away are not called deleted without a return', () => {
  const file = 'specs/1_a/.return-meta.json';
  const changes = { base: 'main', changed: new Set([file]), deleted: new Set(['old.ts', 'gone.ts']) };
  const part = { ...EMPTY, holding: 1, returns: [recordAt(file, { restated: true })] };
  const deleted = (movedAway: ReadonlySet<string> | null): readonly (readonly string[] | undefined)[] =>
    completeRun(termsWith({ changes }), [{ ...part, movedAway }])
      .findings.filter(({ rule }) => rule === 'unclaimed-deletion')
      .map(({ message }) => ['old.ts', 'gone.ts'].filter((path) => message.includes(path)));
  expect(deleted(new Set(['old.ts']))).not.toEqual(deleted(null));
});

describe('the report of a run', () => {
  test('says what was checked, compared and found', () => {
    const loosened = [{ setting: 'fail-on', by: 'x' }] as const;
    const changes = { base: 'main', changed: new Set<string>(), deleted: new Set<string>() };
    const part = { ...EMPTY, holding: 2, skippedFiles: 1, skippedReturns: 4, returns: [recordAt('a.json')] };
    expect(completeRun(termsWith({ inUse: [], changes, baseCommit: 'abc', loosened }), [part])).toMatchObject({
      source: { kind: 'commit', revision: '0'.repeat(40), root: 'sub', shard: null },
      compared: { base: 'main', commit: 'abc', passedOver: 4 },
      loosened,
      conclusion: 'passed',
      counts: { files: 2, returns: 1 },
      returns: part.returns,
      findings: [],
    });
    expect(completeRun(termsWith({ inUse: [] }), [part]).compared).toBeUndefined();
  });

  test('is empty without a return, unless the change deleted the last ones, or skipped others', () => {
    const conclusionOf = (part: Partial<RunPart>, given: Partial<RunTerms> = {}): string =>
      completeRun(termsWith({ inUse: STANDARD.map((standard) => ({ ...standard, rules: [] })), ...given }), [
        { ...EMPTY, ...part },
      ]).conclusion;
    expect(conclusionOf({})).toBe('empty');
    expect(conclusionOf({}, { ifNoReturns: 'ignore' })).toBe('passed');
    expect(conclusionOf({ deletedReturns: { files: [deletion('a.json')], isAll: true } })).toBe('passed');
    expect(conclusionOf({ deletedReturns: { files: [deletion('a.json')], isAll: false } })).toBe('empty');
    expect(conclusionOf({ skippedFiles: 1 })).toBe('passed');
    expect(conclusionOf({ holding: 1, skippedFiles: 1 })).toBe('passed');
    const singleFile = { file: 'a', form: 'json', noun: null, findings: 0 } as const;
    expect(conclusionOf({}, { singleFile })).toBe('passed');
    expect(completeRun(termsWith({ inUse: [], singleFile }), [EMPTY]).counts.files).toBe(1);
  });

  test('counts the returns that an agent branch adds and that ended without success, but no copies', () => {
    const candidate = { file: 'a.json', index: 0, status: 'failed', outcome: 'final', content: 'x' } as const;
    const part = { ...EMPTY, holding: 1, candidates: [candidate, { ...candidate, content: 'y' }], copied: ['y'] };
    const counted = (given: Partial<RunTerms>): Report['unsuccessful'] =>
      completeRun(termsWith({ inUse: [], ...given }), [part]).unsuccessful;
    expect(counted({ agentBranch: 'agent/1', isBaseRead: true })).toEqual([{ status: 'failed', returns: 1 }]);
    expect(counted({ agentBranch: 'agent/1' })).toEqual([]);
    expect(counted({ isBaseRead: true })).toEqual([]);
  });
});

test('a run fails by findings at the threshold that are neither known nor there before', () => {
  const warning = findingAt('x', 'a', { severity: 'warning' });
  const concluded = (failOn: 'error' | 'warning' | 'notice' | 'never', finding = warning, files = 1): string =>
    conclude(files, [finding], { failOn, ifNoReturns: 'error' });
  expect((['error', 'warning', 'notice', 'never'] as const).map((failOn) => concluded(failOn))).toEqual([
    'passed',
    'failed',
    'failed',
    'passed',
  ]);
  expect(concluded('notice', { ...warning, baselined: true })).toBe('passed');
  expect(concluded('notice', { ...warning, preexisting: true })).toBe('passed');
  expect(concluded('never', warning, 0)).toBe('empty');
  expect(conclude(0, [], { failOn: 'error', ifNoReturns: 'warning' })).toBe('passed');
});

test('the totals of a run count each finding once, and each claim by its verdict', () => {
  const claim = { path: 'a', pointer: '/a', type: null };
  const verdict = (name: VerdictName): VerifiedClaim => ({ claim, verdict: verdictNamed(name) });
  const counts = tally(
    3,
    [
      recordAt('a', { claims: [verdict('present'), verdict('missing')] }),
      recordAt('b', { claims: [verdict('present'), verdict('no-plan')] }),
    ],
    [
      { severity: 'error', baselined: false, preexisting: false },
      { severity: 'warning', baselined: false, preexisting: false },
      { severity: 'warning', baselined: false, preexisting: false },
      { severity: 'notice', baselined: false, preexisting: false },
      { severity: 'error', baselined: true, preexisting: true },
      { severity: 'error', baselined: false, preexisting: true },
    ],
  );
  expect(counts).toMatchObject({
    files: 3,
    returns: 2,
    claims: 3,
    errors: 1,
    warnings: 2,
    notices: 1,
    baselined: 1,
    preexisting: 1,
    verdicts: { present: 2, missing: 1, relocated: 0, 'no-plan': 1 },
  });
});

describe('an agent is named in recommendations', () => {
  const NAMELESS = 'Fix subagent return format: add "status".';
  const report = (agent: string | null): Report => ({
    ...completeRun(termsWith({ inUse: [] }), [
      { ...EMPTY, holding: 1, returns: [recordAt('a'), recordAt('b', { agent })] },
    ]),
    findings: [
      findingAt('one', 'a', { recommendation: NAMELESS }),
      findingAt('two', 'a', { recommendation: 'Correct it: Fix subagent return format.' }),
    ],
  });
  const said = ({ findings }: Report): readonly string[] => findings.map(({ recommendation }) => recommendation);

  test('that was called, or else the one that a return names', () => {
    const other = 'Correct it: Fix subagent return format.';
    expect(said(nameAgent(report('planner'), 'coder'))).toEqual([
      'Fix coder subagent return format: add "status".',
      other,
    ]);
    expect(said(nameAgent(report('planner'), null))).toEqual([
      'Fix planner subagent return format: add "status".',
      other,
    ]);
  });

  test('unless nobody names one', () => {
    const nameless = report(null);
    expect(nameAgent(nameless, null)).toBe(nameless);
  });
});

describe('a tree of which some files have other contents', () => {
  const bytes = (text: string): Content => ({ kind: 'bytes', bytes: Buffer.from(text) });
  const BELOW = treeOf({ 'a.md': 'below', 'other.md': 'other' });
  const TREE: Tree = overlay(
    BELOW,
    new Map([
      ['z.json', bytes('four')],
      ['link.json', null],
      ['a.md', bytes('above')],
    ]),
  );

  /** The texts of files, or why they have none. */
  async function texts(paths: readonly string[], limit: number): Promise<readonly string[]> {
    const found: string[] = [];
    const wanted = paths.map((path): FileRef => ({ path, id: path, link: false }));
    for await (const contents of TREE.read(wanted, limit)) {
      for (const content of contents) {
        found.push(content.kind === 'bytes' ? Buffer.from(content.bytes).toString() : JSON.stringify(content));
      }
    }
    return found;
  }

  test('lists these alone, in order, and a link as one', async () => {
    expect(await TREE.list({ patterns: [], matches: () => false })).toEqual([
      { path: 'a.md', id: 'a.md', link: false },
      { path: 'link.json', id: 'link.json', link: true },
      { path: 'z.json', id: 'z.json', link: false },
    ]);
  });

  test('reads these, within the limit, and others below', async () => {
    expect(await texts(['a.md', 'link.json', 'z.json'], 5)).toEqual(['above', '', 'four']);
    expect(await texts(['a.md', 'z.json'], 4)).toEqual(['{"kind":"too-large","size":5}', 'four']);
    expect(await texts(['a.md', 'other.md'], 5)).toEqual(['below', 'other']);
  });

  test('finds what the tree below has, and leaves it open', () => {
    expect([TREE.find('other.md')?.kind, TREE.find('z.json')]).toEqual(['file', undefined]);
    let closed = 0;
    const tree = overlay({ ...BELOW, close: () => closed++ }, new Map());
    tree.close();
    expect(closed).toBe(0);
  });
});

describe('the limit of returns', () => {
  test('is refused beyond its number, and says what to do', () => {
    const demand = runLimit('returns', 2);
    expect(() => {
      demand(2);
    }).not.toThrow();
    expect(() => {
      demand(3);
    }).toThrow(
      'There are more than 2 returns, the limit of this run. Check the patterns and the project root, raise max-returns, or divide the run with shard.',
    );
  });

  test('counts selected files of forms that are one return, and no others', () => {
    const forms = { m: 'markdown', j: 'json', w: 'whole', k: 'whole' } as const;
    const { patterns, matches } = withinReturnLimit(
      { patterns: ['**'], matches: (path) => path !== 'none' },
      (path) => ({
        form: forms[path.charAt(0) as keyof typeof forms],
        family: null,
        reduced: false,
        ...(path.startsWith('k') ? { mark: () => true } : {}),
      }),
      runLimit('returns', 2),
    );
    expect(patterns).toEqual(['**']);
    expect(['none', 'none', 'm1', 'm2', 'm3', 'k1', 'k2', 'k3', 'j1', 'w1'].map(matches)).toEqual([
      false,
      false,
      ...new Array<boolean>(8).fill(true),
    ]);
    expect(() => matches('j2')).toThrow('There are more than 2 returns');
  });
});
