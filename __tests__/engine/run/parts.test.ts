import { baselineOf } from '../../../src/baseline/baseline.js';
import type { Reach } from '../../../src/model/finding.js';
import { completeRun, type RunTerms } from '../../../src/engine/run/complete-run.js';
import { standards } from '../../../src/families/registry.js';
import type { RunPart } from '../../../src/model/report.js';
import { CONTEXT } from '../../support/context.js';
import { recordAt } from '../compared.js';

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
  });
});
