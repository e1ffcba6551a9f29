import { baselineOf, type KnownFindings } from '../../../src/baseline/baseline.js';
import type { Override } from '../../../src/config/settings.js';
import type { RunTerms } from '../../../src/engine/run/complete-run.js';
import { digestsOf, termsFrom, termsJson } from '../../../src/engine/run/terms-json.js';
import { overridesOf } from '../../../src/engine/evaluate/rules.js';
import { chooseStandards, namedStandards, standardNamed } from '../../../src/families/choose.js';
import { compilePatterns } from '../../../src/gather/glob.js';
import type { TermsJson } from '../../../src/model/report-json.js';
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

const VERSIONS = { standards: {}, overrides: [] };

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

const ENTRY = { file: 'a.json', rule: 'field-type', fingerprint: 'f'.repeat(8), count: 1 };

const KNOWN: KnownFindings = {
  file: '.return-gate-baseline.json',
  entries: [{ ...ENTRY, line: 3 }],
  hiding: [ENTRY],
  reach: 'unless-restated',
  whole: true,
};

describe('what a run is completed by, as data', () => {
  test('is short where nothing is compared, known or set', () => {
    expect(termsJson(terms(), VERSIONS)).toEqual({
      standards: [],
      levels: {},
      overrides: [],
      failOn: 'error',
      ifNoReturns: 'warning',
      agentBranch: null,
      agentBranchRequires: 'final',
      changes: null,
      baseline: null,
    });
  });

  test('has the levels, the branch and what lets false claims pass', () => {
    const loosened = [{ setting: 'fail-on', by: '.return-gate.yml' }] as const;
    const json = termsJson(
      terms({
        levels: new Map([['field-type', 'notice']]),
        agentBranch: 'agent/1',
        agentBranchRequires: 'success',
        loosened,
      }),
      VERSIONS,
    );
    expect(json).toMatchObject({
      levels: { 'field-type': 'notice' },
      agentBranch: 'agent/1',
      agentBranchRequires: 'success',
      loosened,
    });
  });

  test('has each chosen version once, also those of overrides', () => {
    const chosen = chooseStandards('return-meta@2.1');
    const overrides = [override({ standards: namedStandards('return-meta@2.1,subagent-return@1.0') })];
    const { standards } = termsJson(terms(), { standards: chosen, overrides });
    const ids = Object.values(chosen).flatMap((head) => head?.id ?? []);
    expect(standards).toEqual([...ids, 'subagent-return@1.0']);
    const few = { 'return-meta': standardNamed('return-meta@1.2'), 'subagent-return': undefined };
    expect(termsJson(terms(), { standards: few, overrides: [] }).standards).toEqual(['return-meta@1.2']);
  });

  test('has the overrides of levels, for paths or for findings', () => {
    const ofFindings = override({ paths: [], findings: new Set(['abc', 'def']), levels: new Map([['one', 'error']]) });
    const overrides = [override(), override({ levels: new Map() }), ofFindings];
    expect(termsJson(terms(), { standards: {}, overrides }).overrides).toEqual([
      { paths: ['specs/**'], levels: { 'field-type': 'off' } },
      { paths: [], findings: ['abc', 'def'], levels: { one: 'error' } },
    ]);
  });

  test('has the changes, and which of them need no return', () => {
    const changes = { base: 'main', changed: new Set(['a', 'b']), deleted: new Set(['c', 'd']) };
    const compared = terms({ changes, baseCommit: 'abc', isBaseRead: true });
    expect(termsJson(compared, VERSIONS).changes).toEqual({
      base: 'main',
      commit: 'abc',
      isBaseRead: true,
      changed: ['a', 'b'],
      deleted: ['c', 'd'],
      added: null,
      moved: null,
      movedAway: null,
      approximate: false,
      unclaimed: [],
    });
    const whole = {
      ...changes,
      added: new Set(['b']),
      moved: new Map([['b', 'c']]),
      movedAway: new Set(['c']),
      approximate: true,
    };
    const others = { ...compared, changes: whole, mayBeUnclaimed: (path: string): boolean => path > 'b' };
    expect(termsJson(others, VERSIONS).changes).toMatchObject({
      added: ['b'],
      moved: [['b', 'c']],
      movedAway: ['c'],
      approximate: true,
      unclaimed: ['c', 'd'],
    });
  });

  test('has the baseline: what hides findings only where that is not the same', () => {
    const written = { file: KNOWN.file, reach: 'unless-restated', whole: true, entries: KNOWN.entries };
    const jsonOf = (known: KnownFindings): TermsJson['baseline'] =>
      termsJson(terms({ baseline: baselineOf(known) }), VERSIONS).baseline;
    expect(jsonOf({ ...KNOWN, hiding: KNOWN.entries })).toEqual({ ...written, hiding: null });
    const other = { ...ENTRY, fields: ['one'], line: 9 };
    expect(jsonOf({ ...KNOWN, hiding: [other], hidesNoClaims: true })).toEqual({
      ...written,
      hiding: [{ ...ENTRY, fields: ['one'] }],
      hidesNoClaims: true,
    });
    expect(jsonOf(KNOWN)).not.toHaveProperty('hidesNoClaims');
  });
});

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

  test('are the same', async () => {
    const changes = {
      base: 'main',
      changed: new Set(['a', 'b']),
      deleted: new Set(['c', 'd']),
      added: new Set(['b']),
      moved: new Map([['b', 'c']]),
      movedAway: new Set(['c']),
      approximate: true,
    };
    const made = await again(
      terms({
        changes,
        baseCommit: 'abc',
        isBaseRead: true,
        mayBeUnclaimed: (path) => path === 'd',
        levels: new Map([['field-type', 'notice']]),
        agentBranch: 'agent/1',
        agentBranchRequires: 'success',
        failOn: 'never',
        loosened: [{ setting: 'fail-on', by: 'x' }],
        baseline: baselineOf({ ...KNOWN, hidesNoClaims: true }),
      }),
    );
    expect(made).toMatchObject({ tree: TREE, now: 7, changes, mostFindings: 100, singleFile: null, lastMessage: null });
    expect(['b', 'd'].map((path) => made.mayBeUnclaimed?.(path))).toEqual([false, true]);
  });

  test('are the same where nothing is compared or known', async () => {
    const made = await again(terms());
    expect(made).toMatchObject({ changes: null, baseline: null, baseCommit: null, isBaseRead: false, overrides: null });
    expect(made.mayBeUnclaimed?.('a')).toBe(false);
    expect(made.loosened).toEqual([]);
    const changes = { base: 'main', changed: new Set<string>(), deleted: new Set<string>() };
    const few = await again(terms({ changes }));
    expect(few.changes).toEqual({
      ...changes,
      added: undefined,
      moved: undefined,
      movedAway: undefined,
      approximate: false,
    });
    expect(few.isBaseRead).toBe(false);
  });

  test('have the chosen versions, and none for an id that no family has', async () => {
    const made = await again(terms());
    expect(made.inUse.map(({ id }) => id)).toContain('return-meta@2.1');
    expect(made.inUse.filter(({ family }) => family === 'return-meta')).toHaveLength(1);
    const json = { ...termsJson(terms(), VERSIONS), standards: ['return-meta@1.2', 'of-no-family@1'] };
    expect((await termsFrom(json, { tree: TREE, now: 7 })).inUse.map(({ id }) => id)).toEqual(['return-meta@1.2']);
  });

  test('have the levels of overrides for their paths and findings', async () => {
    const ofFindings = override({ paths: [], findings: new Set(['f1']), levels: new Map([['one', 'notice']]) });
    const { overrides } = await again(terms(), [override(), ofFindings]);
    expect(['specs/a', 'x'].map((file) => overrides?.levelAt('field-type', file))).toEqual(['off', undefined]);
    const findings = ['f1', 'f2'].map((fingerprint) => findingAt('one', 'anywhere.json', { fingerprint }));
    expect(overrides?.applyToFindings(findings).map(({ severity }) => severity)).toEqual(['notice', 'error']);
    expect(overridesOf([], chooseStandards('auto'))).toBeNull();
  });

  test('hide what the entries hide where nothing else does', async () => {
    const finding = findingAt(ENTRY.rule, ENTRY.file, { fingerprint: ENTRY.fingerprint });
    const { baseline } = await again(terms({ baseline: baselineOf({ ...KNOWN, hiding: KNOWN.entries }) }));
    expect(baseline?.apply([finding], () => true).findings).toEqual([{ ...finding, baselined: true }]);
    const none = await again(terms({ baseline: baselineOf({ ...KNOWN, hiding: [] }) }));
    expect(none.baseline?.apply([finding], () => true).findings).toEqual([finding]);
  });
});

test('the digest of each part of the terms is another where that part is', () => {
  const json = termsJson(terms(), VERSIONS);
  const usual = digestsOf(json);
  const changed = {
    ...json,
    changes: termsJson(terms({ changes: { base: 'x', changed: new Set(), deleted: new Set() } }), VERSIONS).changes,
  };
  const known = { ...json, baseline: termsJson(terms({ baseline: baselineOf(KNOWN) }), VERSIONS).baseline };
  expect(digestsOf(changed)).toEqual({ ...usual, changes: expect.not.stringMatching(usual.changes) });
  expect(digestsOf(known)).toEqual({ ...usual, baseline: expect.not.stringMatching(usual.baseline) });
  expect(digestsOf({ ...json, failOn: 'notice' })).toEqual({ ...usual, rules: expect.not.stringMatching(usual.rules) });
  expect(new Set(Object.entries(usual).map(([, digest]: [string, string]) => /^[0-9a-f]{64}$/.test(digest)))).toEqual(
    new Set([true]),
  );
});
