import { baselineOf } from '../../../src/baseline/baseline.js';
import type { Reach } from '../../../src/model/finding.js';
import { completeRun, completeShard, type RunTerms } from '../../../src/engine/run/complete-run.js';
import { standards } from '../../../src/families/registry.js';
import type { RunPart } from '../../../src/model/report.js';
import { CONTEXT } from '../../support/context.js';
import { findingAt, recordAt } from '../compared.js';

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
  imported: [],
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
