import type { Override } from '../../../src/config/settings.js';
import type { RunTerms } from '../../../src/engine/run/complete-run.js';
import { termsFrom, termsJson } from '../../../src/engine/run/terms-json.js';
import { overridesOf } from '../../../src/engine/evaluate/rules.js';
import { chooseStandards } from '../../../src/families/choose.js';
import { compilePatterns } from '../../../src/gather/glob.js';
import { CONTEXT } from '../../support/context.js';
import { findingAt } from '../compared.js';

const TREE = { kind: 'commit', revision: '0'.repeat(40), root: '' } as const;

/** Terms by which nothing is as usual, made of data. */
function terms(given: Partial<RunTerms> = {}): RunTerms {
  return {
    tree: TREE,
    now: CONTEXT.now,
    ifNoReturns: 'warning',
    changes: null,
    agentBranch: null,
    agentBranchRequires: 'final',
    mayBeUnclaimed: null,
    lastMessage: null,
    inUse: [],
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

function override(given: Partial<Override> = {}): Override {
  return {
    paths: ['specs/**'],
    matches: compilePatterns(['specs/**']),
    findings: null,
    standards: new Map(),
    levels: new Map([['field-type', 'off']]),
    ...given,
  };
}

describe('the terms that data describes', () => {
  /** The data of the terms that data describes, which has to be the same. */
  async function again(given: RunTerms, overrides: readonly Override[] = []): Promise<RunTerms> {
    const json = termsJson(given, { standards: chooseStandards('return-meta@2.1'), overrides });
    const made = await termsFrom(json, { tree: TREE, now: 7 });
    expect(
      termsJson(made, { standards: Object.fromEntries(made.inUse.map((head) => [head.id, head])), overrides }),
    ).toEqual(json);
    return made;
  }

  test('have the levels of overrides for their paths and findings', async () => {
    const ofFindings = override({ paths: [], findings: new Set(['f1']), levels: new Map([['one', 'notice']]) });
    const { overrides } = await again(terms(), [override(), ofFindings]);
    expect(['specs/a', 'x'].map((file) => overrides?.levelAt('field-type', file))).toEqual(['off', undefined]);
    // The third is that of a return that was archived since.
    const findings = [{ fingerprint: 'f1' }, { fingerprint: 'f2' }, { fingerprint: 'f3', formerFingerprint: 'f1' }].map(
      (one) => findingAt('one', 'anywhere.json', one),
    );
    expect(overrides?.applyToFindings(findings).map(({ severity }) => severity)).toEqual(['notice', 'error', 'notice']);
    expect(overridesOf([], chooseStandards('auto'))).toBeNull();
  });
});
