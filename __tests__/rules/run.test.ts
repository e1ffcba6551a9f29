import type { VerifiedClaim, Verdict } from '../../src/model/claim.js';
import type { Context, ReturnRecord } from '../../src/model/context.js';
import type { Problem } from '../../src/model/finding.js';
import { baselineStale } from '../../src/rules/baseline-stale.js';
import { noReturns } from '../../src/rules/no-returns.js';
import { sessionIdReused } from '../../src/families/json/rules/session-id-reused.js';
import { UNCLAIMED_BY_DESIGN, unclaimedChange } from '../../src/rules/unclaimed-change.js';
import { CONTEXT } from '../support/context.js';

function claim(path: string, verdict: Partial<Verdict> = {}): VerifiedClaim {
  return {
    claim: { path, pointer: '/artifacts/0/path', type: 'plan' },
    verdict: { name: 'present', size: 1, foundAt: null, detail: null, blank: false, ...verdict },
  };
}

function record(file: string, more: Partial<ReturnRecord> = {}): ReturnRecord {
  const nothing = {
    index: 0,
    line: 1,
    standard: 'any',
    status: null,
    success: false,
    agent: null,
    session: null,
    delegation: [],
    startedAt: null,
    restated: true,
    reduced: false,
    claims: [],
  };
  return { ...nothing, file, ...more };
}

describe('no-returns', () => {
  it.each(['error', 'warning', 'notice'] as const)('has the severity that was asked for: %s', (ifNoReturns) => {
    expect(
      noReturns.check({ files: 0, returns: [], stale: null, addedReturns: null }, { ...CONTEXT, ifNoReturns }),
    ).toMatchObject([{ severity: ifNoReturns }]);
  });

  it('is in no file', () => {
    const [problem] = noReturns.check({ files: 0, returns: [], stale: null, addedReturns: null }, CONTEXT);
    expect(problem).not.toHaveProperty('file');
    expect(problem).not.toHaveProperty('pointer');
  });

  it('is silent where it shall be ignored', () => {
    expect(
      noReturns.check(
        { files: 0, returns: [], stale: null, addedReturns: null },
        { ...CONTEXT, ifNoReturns: 'ignore' },
      ),
    ).toEqual([]);
  });

  it('goes by the gathered files, not by the returns in them', () => {
    expect(noReturns.check({ files: 1, returns: [], stale: null, addedReturns: null }, CONTEXT)).toEqual([]);
  });
});

describe('unclaimed-change', () => {
  const changed = (...files: string[]): Context => ({
    ...CONTEXT,
    changes: { base: 'main', changed: new Set(files), deleted: new Set(['deleted.ts']) },
  });
  const filesOf = (returns: readonly ReturnRecord[], context: Context): readonly (string | undefined)[] =>
    unclaimedChange
      .check({ files: returns.length, returns, stale: null, addedReturns: null }, context)
      .map(({ file }) => file);

  it('is in each changed file that no changed return claims', () => {
    const returns = [record('r.json', { claims: [claim('a.md')] })];
    const problems = unclaimedChange.check(
      { files: 1, returns, stale: null, addedReturns: null },
      changed('r.json', 'a.md', 'b.ts', 'c.ts'),
    );
    expect(problems.map(({ file }) => file)).toEqual(['b.ts', 'c.ts']);
    expect(problems[0]?.message).toContain('"b.ts"');
    expect(problems[0]).not.toHaveProperty('pointer');
  });

  it('counts no claim of a return that did not change', () => {
    const returns = [record('r.json'), record('old.json', { claims: [claim('a.md')] })];
    expect(filesOf(returns, changed('r.json', 'a.md'))).toEqual(['a.md']);
  });

  it('is silent where no return changed, or nothing is compared', () => {
    const returns = [record('r.json')];
    expect(filesOf(returns, changed('b.ts'))).toEqual([]);
    expect(filesOf([], changed('b.ts'))).toEqual([]);
    expect(filesOf(returns, CONTEXT)).toEqual([]);
  });

  it('excepts returns and the files that the process itself writes', () => {
    expect(UNCLAIMED_BY_DESIGN).toEqual([
      'specs/TODO.md',
      'specs/state.json',
      '.return-gate-baseline.json',
      '.return-gate.yml',
      '.return-gate.yaml',
      '.return-gate.json',
    ]);
    const returns = [record('r.json'), record('s.json')];
    expect(filesOf(returns, changed('r.json', 's.json', ...UNCLAIMED_BY_DESIGN))).toEqual([]);
    expect(filesOf(returns, changed('r.json', 'x/specs/TODO.md'))).toEqual(['x/specs/TODO.md']);
  });

  it('compares normalised paths', () => {
    const returns = [record('r.json', { claims: [claim('./a//b.md'), claim('/c.md')] })];
    expect(filesOf(returns, changed('r.json', 'a/b.md', 'c.md'))).toEqual(['c.md']);
  });

  it('takes both the link and the file behind it as claimed', () => {
    const returns = [record('r.json', { claims: [claim('link.md', { foundAt: 'file.md' })] })];
    expect(filesOf(returns, changed('r.json', 'link.md', 'file.md'))).toEqual([]);
  });
});

describe('session-id-reused', () => {
  const check = (...returns: ReturnRecord[]): ReturnType<typeof sessionIdReused.check> =>
    sessionIdReused.check({ files: 1, returns, stale: null, addedReturns: null }, CONTEXT);

  it('is in each return but the first', () => {
    const problems = check(
      record('a.json', { session: 's' }),
      record('b.json', { session: 's', index: 2 }),
      record('c.json', { session: 's' }),
    );
    expect(problems).toMatchObject([
      { file: 'b.json', index: 2, message: 'Session id "s" is already used by "a.json"; each call has its own.' },
      { file: 'c.json', index: 0, message: expect.stringContaining('"a.json"') },
    ]);
    expect(problems[0]).not.toHaveProperty('pointer');
  });

  it('tells returns of one file apart', () => {
    const problems = check(
      record('a.jsonl', { session: 's', index: 3 }),
      record('a.jsonl', { session: 's', index: 4 }),
    );
    expect(problems).toMatchObject([{ index: 4, message: expect.stringContaining('return 4 of the same file') }]);
  });

  it('is silent on different sessions, and on returns without one', () => {
    expect(check(record('a', { session: 's' }), record('b', { session: 'S' }))).toEqual([]);
    expect(check(record('a'), record('b'))).toEqual([]);
    expect(check(record('a', { session: '__proto__' }), record('b', { session: 'constructor' }))).toEqual([]);
  });
});

describe('baseline-stale', () => {
  const FINGERPRINT = '0123456789abcdef0123456789abcdef';
  const said = (known: number, found: number): readonly Problem[] => {
    const entry = { file: 'a.return.json', rule: 'status-value', fingerprint: FINGERPRINT, count: known };
    const stale = { file: '.return-gate-baseline.json', entries: [{ ...entry, found, line: 4 }] };
    return baselineStale.check({ files: 1, returns: [], stale, addedReturns: null }, CONTEXT);
  };

  it('is silent without a baseline, and with one that still holds', () => {
    expect(baselineStale.check({ files: 1, returns: [], stale: null, addedReturns: null }, CONTEXT)).toEqual([]);
    expect(
      baselineStale.check(
        { files: 1, returns: [], stale: { file: 'b.json', entries: [] }, addedReturns: null },
        CONTEXT,
      ),
    ).toEqual([]);
  });

  it('is at the line of the entry in the baseline, and is known by its fingerprint', () => {
    expect(said(1, 0)).toMatchObject([
      { file: '.return-gate-baseline.json', range: { startLine: 4, startColumn: 1 }, value: FINGERPRINT },
    ]);
  });

  it('shows how many no longer occur', () => {
    expect(said(1, 0)[0]?.message).toMatch(
      /knows 1 finding of status-value in "a\.return\.json" that no longer occurs\./,
    );
    expect(said(2, 0)[0]?.message).toMatch(/knows 2 findings of .* that no longer occur\./);
    expect(said(3, 1)[0]?.message).toMatch(/knows 3 findings of .*, and only 1 still occurs\./);
    expect(said(3, 2)[0]?.message).toMatch(/and only 2 still occur\./);
  });
});
