import type { ReturnRecord } from '../../src/model/context.js';
import type { Finding } from '../../src/model/finding.js';
import type { Report } from '../../src/model/report.js';
import { conclusionInWords, firstLine, fixableInWords, lastLine, title } from '../../src/report/describe/answer.js';
import { accusations, adviceInWords, falseClaims, plain } from '../../src/report/describe/claims.js';
import { claim, finding, record, report } from './sample.js';

interface Made {
  readonly file?: string;
  readonly agent?: string | null;
  readonly author?: string;
  readonly claims: readonly Parameters<typeof claim>[0][];
  /** A change of each finding on a false claim; null for none. */
  readonly state?: Partial<Finding> | null;
}

/** A report of returns, with a finding for each missing file. */
function of(made: readonly Made[], changes: Partial<Report> = {}): Report {
  const returns = made.map(({ file = 'specs/40_export/.return-meta.json', agent = 'exporter-agent', author, claims }) =>
    record({
      file,
      agent,
      ...(author === undefined ? {} : { author }),
      claims: claims.map((name, n) => {
        const one = claim(name, `src/${String(n)}.ts`);
        return { ...one, claim: { ...one.claim, pointer: `/artifacts/${String(n)}/path` } };
      }),
    }),
  );
  const findings = returns.flatMap((of, at) =>
    of.claims.flatMap(({ claim: { pointer }, verdict }, n): readonly Finding[] => {
      const state = made[at]?.state;
      if (verdict.name === 'present' || state === null) return [];
      const line = 10 + n;
      const range = { startLine: line, startColumn: 1, endLine: line, endColumn: 9 };
      return [finding({ file: of.file, pointer, range, untrue: true, ...state })];
    }),
  );
  return report({ returns, findings, ...changes });
}

const said = (evaluated: Report): string => plain(accusations(falseClaims(evaluated)));

const counted = (evaluated: Report): string => firstLine(evaluated).replace(/; \d+ errors?$/, '');

const NEVER = { failOn: 'never', conclusion: 'passed' } as const;

describe('the answer', () => {
  test('names a false claim, its agent, its file and its line', () => {
    expect(said(of([{ claims: ['present', 'missing'] }]))).toBe(
      'exporter-agent claims `src/1.ts`, which does not exist (specs/40_export/.return-meta.json:11)',
    );
    expect(said(of([{ claims: ['present', 'present'] }]))).toBe('');
  });

  test('names up to three, by agent, and counts more of them', () => {
    const planner: Made = { claims: ['missing'], agent: 'planner', file: 'a/.return-meta.json' };
    expect(said(of([planner, { claims: ['empty', 'directory'] }]))).toBe(
      'exporter-agent claims `src/0.ts`, which is empty (specs/40_export/.return-meta.json:10), and `src/1.ts`, which is a directory (specs/40_export/.return-meta.json:11); planner claims `src/0.ts`, which does not exist (a/.return-meta.json:10)',
    );
    expect(counted(of([planner, { claims: ['missing', 'missing', 'missing'] }]))).toBe(
      '0 of 4 claims hold, 4 are false, most by exporter-agent (3)',
    );
  });

  test('says of a deletion what is wrong with it', () => {
    const deleted = (['present', 'directory', 'missing', 'deleted'] as const).map((name) => {
      const one = claim(name, `${name}.ts`);
      return { ...one, weight: 'notice' as const, claim: { ...one.claim, kind: 'deletion' as const } };
    });
    expect(firstLine(report({ returns: [record({ claims: deleted })], findings: [] }))).toBe(
      '1 of 4 claims holds, 2 deleted files are still there, 1 deleted file never existed; no findings',
    );
  });

  test('names whoever made more than half of many, if the run has several', () => {
    const four = ['missing', 'missing', 'missing', 'missing', 'present'] as const;
    const other = { claims: ['present'], agent: 'planner', file: 'a/.return-meta.json' } as const;
    const three = ['missing', 'missing', 'missing'] as const;
    const by = (name: string): Made => ({
      claims: three,
      agent: null,
      author: name,
      file: `${name}/.return-meta.json`,
    });
    expect(counted(of([{ claims: four }, other]))).toBe('2 of 6 claims hold, 4 are false, all by exporter-agent');
    expect(counted(of([{ claims: four }]))).toBe('1 of 5 claims holds, 4 are false');
    expect(counted(of([by('ada'), { ...by('ada'), file: 'b.json' }]))).toBe('0 of 6 claims hold, 6 are false');
    expect(counted(of([by('ada'), by('bob')]))).toBe('0 of 6 claims hold, 6 are false');
    expect(counted(of([by('ada'), by('bob'), { ...by('bob'), file: 'b.json' }]))).toBe(
      '0 of 9 claims hold, 9 are false, most in returns committed by bob (6)',
    );
    // Nobody is known for most of them.
    const unknown: Made = { claims: four, agent: null, file: 'b.json' };
    expect(counted(of([by('ada'), unknown]))).toBe('1 of 8 claims holds, 7 are false');
  });

  test('takes a missing name from the returns beside it, if they agree, and else from the commit', () => {
    const beside = (agents: readonly string[], author?: string): Report =>
      of([
        { claims: ['missing'], agent: null, ...(author === undefined ? {} : { author }) },
        ...agents.map((agent, n): Made => ({ claims: [], agent, file: `specs/40_export/${String(n)}.return.json` })),
        { claims: [], agent: 'elsewhere', file: 'specs/41/.return-meta.json' },
      ]);
    const rest = 'claims `src/0.ts`, which does not exist (specs/40_export/.return-meta.json:10)';
    expect(said(beside(['exporter-agent', 'exporter-agent']))).toBe(
      `exporter-agent (named by a return in the same folder) ${rest}`,
    );
    expect(said(beside(['exporter-agent', 'planner'], 'Ada'))).toBe(`a return committed by Ada ${rest}`);
    expect(said(beside([], 'Ada'))).toBe(`a return committed by Ada ${rest}`);
    expect(said(beside([]))).toBe(`a return without an agent ${rest}`);
  });

  test('says of a deletion that the file still exists', () => {
    const deletion = claim('present');
    const returns: readonly ReturnRecord[] = [
      record({ claims: [{ ...deletion, claim: { ...deletion.claim, kind: 'deletion' } }] }),
    ];
    expect(said(report({ returns }))).toBe(
      'implementer-agent claims the deletion of `src/parser.ts`, which still exists (specs/042_parser/.return-meta.json)',
    );
  });

  test('finds the claims again that one finding reports together', () => {
    const evaluated = of([{ claims: ['missing', 'missing'], state: null }], {
      findings: [finding({ file: 'specs/40_export/.return-meta.json', index: null, pointer: null, untrue: true })],
    });
    expect(falseClaims(evaluated).map(({ state }) => state)).toEqual(['fails', 'fails']);
  });
});

describe('the first and the last line', () => {
  test('name the false claim', () => {
    const evaluated = of([{ claims: ['missing'] }]);
    const named = 'exporter-agent claims `src/0.ts`, which does not exist (specs/40_export/.return-meta.json:10)';
    expect(firstLine(evaluated)).toBe(`0 of 1 claims hold, 1 is false; ${named}; 1 error`);
    expect(lastLine(evaluated)).toBe('FAILED: 1 claimed file does not exist: `src/0.ts`; 1 error');
  });

  test.each<[string, Partial<Finding> | null, Partial<Report>, string]>([
    ['a milder rule', { severity: 'warning', lowered: true }, {}, 'allowed by configuration: 1 claimed file'],
    ['a version that warns', { severity: 'warning' }, {}, 'weighs as a warning by the standard: 1 claimed file'],
    ['the same, and fail-on: never', { severity: 'warning' }, NEVER, 'weighs as a warning by the standard: 1 claimed'],
    ['a rule that is off', null, {}, 'allowed by configuration: 1 claimed file'],
    ['fail-on: never', {}, NEVER, 'allowed by configuration: 1 claimed file'],
    ['the baseline', { baselined: true }, {}, 'in the baseline: 1 return, 1 claim, no new findings'],
    ['an earlier change', { preexisting: true }, { conclusion: 'passed' }, 'from before this change: '],
  ])('never just pass over a false claim: %s', (_, state, changes, line) => {
    const evaluated = of([{ claims: ['missing'], state }], changes);
    expect(lastLine(evaluated).startsWith(`PASSED, 1 false claim ${line}`)).toBe(true);
  });

  test('say why several false claims do not fail', () => {
    const evaluated = of([
      { claims: ['missing'], state: null },
      { claims: ['missing'], file: 'a.json', state: { baselined: true } },
    ]);
    expect(conclusionInWords(evaluated)).toBe('passed, 2 false claims: 1 allowed by configuration, 1 in the baseline');
    const warned = { claims: ['missing', 'missing'], file: 'b.json', state: { severity: 'warning' } } as const;
    expect(conclusionInWords(of([warned]))).toBe('passed, 2 false claims weigh as a warning by the standard');
    expect(conclusionInWords(of([{ claims: ['missing'], state: null }, warned]))).toBe(
      'passed, 3 false claims: 1 allowed by configuration, 2 weigh as a warning by the standard',
    );
  });

  test('say what a command fixes', () => {
    const fix = (safety: 'safe' | 'unsafe'): Finding =>
      finding({ severity: 'warning', fix: { safety, does: 'x', edits: [] } });
    const evaluated = report({
      findings: [fix('safe'), fix('safe'), fix('unsafe'), { ...fix('safe'), baselined: true }],
    });
    expect(fixableInWords(evaluated)).toBe('2 fixable by return-gate fix, 1 by return-gate fix --unsafe');
    expect(lastLine(evaluated)).toBe(
      'PASSED: 3 warnings (only errors fail); 2 fixable by return-gate fix, 1 by return-gate fix --unsafe',
    );
    expect(fixableInWords(report({ findings: [fix('unsafe')] }))).toBe('1 fixable by return-gate fix --unsafe');
    expect(fixableInWords(report())).toBe('');
  });
});

test('what weighs most comes first: what the change adds, live returns before archived ones, and files that may be elsewhere last', () => {
  const files = ['c', 'a', 'd', 'b'];
  const evaluated = of(files.map((file): Made => ({ file, claims: ['missing'] })));
  const changes: Readonly<Record<string, Partial<ReturnRecord>>> = { a: { archived: 'claims' }, d: { restated: true } };
  const returns = evaluated.returns.map((one) => ({
    ...one,
    ...changes[one.file],
    claims: one.claims.map((own) =>
      one.file === 'b' ? { ...own, verdict: { ...own.verdict, by: 'namesake' as const } } : own,
    ),
  }));
  expect(falseClaims({ ...evaluated, returns }).map(({ record: { file } }) => file)).toEqual(['d', 'c', 'b', 'a']);
});

describe('the title', () => {
  const claiming = (...paths: readonly string[]): string => {
    const claims = paths.map((path, n) => {
      const one = claim('missing', path);
      return { ...one, claim: { ...one.claim, pointer: `/artifacts/${String(n)}/path` } };
    });
    const findings = claims.map(({ claim: { pointer } }) => finding({ pointer, untrue: true }));
    return plain(title(report({ returns: [record({ claims })], findings })));
  };
  const deep = 'packages/app/src/features/reporting/components';

  test.each([
    [['src/token.ts', 'src/csv.ts'], '2 claimed files do not exist: `src/token.ts`, `src/csv.ts`'],
    [[`${deep}/Part.tsx`], '1 claimed file does not exist: `…/Part.tsx`'],
    [[`${deep}/A.tsx`, `${deep}/B.tsx`], '2 claimed files do not exist: `…/A.tsx`, `…/B.tsx`'],
    [[`${deep}/Part.tsx`, 'b.ts', 'c.ts', 'd.ts'], '4 claimed files do not exist: `…/Part.tsx` and 3 more'],
    [
      Array.from({ length: 50 }, (_, n) => `src/file-${String(n)}.ts`),
      '50 claimed files do not exist: `src/file-0.ts` and 49 more',
    ],
    [[`src/${'x'.repeat(90)}.ts`, 'b.ts'], '2 claimed files do not exist'],
  ])('names as many paths as fit: %#', (paths, expected) => {
    expect(claiming(...paths)).toBe(expected);
  });

  test('of words alone is short, too', () => {
    const ofRun = { rule: 'no-returns', file: null, index: null, pointer: null, range: null };
    const message = `The agent branch "agent/${'long-'.repeat(30)}" changed no return.`;
    const words = plain(title(report({ conclusion: 'failed', findings: [finding({ ...ofRun, message })] })));
    expect(words).toMatch(/^Failed: The agent branch.{64}\u2026$/);
  });

  test('counts claims without a common cause, and words one cause for several files', () => {
    expect(plain(title(of([{ claims: ['missing', 'empty'] }])))).toBe('2 claims are false: `src/0.ts`, `src/1.ts`');
    expect(plain(title(of([{ claims: ['directory', 'directory'] }])))).toBe(
      '2 claimed files are directories: `src/0.ts`, `src/1.ts`',
    );
  });
});

test('a reader is reported what to do', () => {
  expect(adviceInWords(falseClaims(of([{ claims: ['missing'] }])))).toBe('Commit it.');
  expect(adviceInWords(falseClaims(of([{ claims: ['missing', 'missing'] }])))).toBe(
    'For each, commit the file, correct the path, or remove the claim.',
  );
  expect(adviceInWords([])).toBe('');
});
