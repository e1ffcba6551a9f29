import { rules } from '../../src/families/catalog.js';
import type { Report } from '../../src/model/report.js';
import { compareNatural } from '../../src/model/text.js';
import {
  claimsLine,
  comparisonInWords,
  DOCUMENT_RULES,
  firstLine,
  lastLine,
  title,
} from '../../src/report/describe/answer.js';
import { plain } from '../../src/report/describe/claims.js';
import { claim, finding, record, report } from './sample.js';

/** A report of one return for each list of verdicts. */
function of(verdicts: readonly Parameters<typeof claim>[0][], changes: Partial<Report> = {}): Report {
  const claims = verdicts.map((name, i) => {
    const made = claim(name, `src/${String(i)}.ts`);
    return { ...made, claim: { ...made.claim, pointer: `/artifacts/${String(i)}/path` } };
  });
  return report({ returns: [record({ claims })], ...changes });
}

const lie = (i: number, state: Partial<Report['findings'][number]> = {}): Report['findings'][number] =>
  finding({ pointer: `/artifacts/${String(i)}/path`, untrue: true, ...state });

const KNOWN = { baselined: true };

describe('the first sentence', () => {
  test.each<[string, Report, string]>([
    ['all true', of(['present', 'present']), 'All 2 claims hold'],
    ['the only one', of(['present']), 'The one claim holds'],
    ['no claims', of([]), 'No claims in 1 return'],
    ['moved, removed', of(['present', 'relocated', 'removed']), 'All 3 claims hold (1 moved and 1 deleted since)'],
    ['one lie', of(['present', 'missing'], { findings: [lie(1)] }), '1 of 2 claims holds, 1 is false'],
    ['the only one a lie', of(['empty']), '0 of 1 claims hold, 1 is false'],
    [
      'several lies',
      of(['missing', 'uncommitted', 'outside', 'relocated']),
      '1 of 4 claims holds (1 moved since), 3 are false',
    ],
    ['known', of(['present', 'missing'], { findings: [lie(1, KNOWN)] }), '1 of 2 claims holds, 1 is false (known)'],
    [
      'lies of several kinds',
      of(['missing', 'missing', 'missing'], {
        findings: [lie(0), lie(1, KNOWN), lie(2, { preexisting: true })],
      }),
      '0 of 3 claims hold, 3 are false (1 known, 1 from before this change)',
    ],
    [
      'what cannot be told',
      of(['present', 'undetermined', 'unverifiable']),
      '1 of 3 claims holds, 1 undetermined, 1 cannot be checked here',
    ],
    [
      'unfinished work, which owes nothing',
      report({ returns: [record({ success: false, claims: [claim('missing')] })] }),
      '0 of 1 claims hold, 1 absent in unfinished work',
    ],
    [
      'a file that could not be read',
      of(['present'], { findings: [finding({ file: 'broken.json', index: null, rule: 'json-syntax' })] }),
      'The one claim holds; 1 file could not be read in full',
    ],
    [
      'a finding in a file of another kind, such as the baseline',
      of(['present'], {
        findings: [finding({ file: '.return-gate-baseline.json', index: null, rule: 'baseline-stale' })],
      }),
      'The one claim holds',
    ],
    ['nothing', report({ returns: [], conclusion: 'empty' }), 'No returns found'],
    ['nothing to check', report({ returns: [] }), 'No returns to check'],
    ['many', of(Array.from({ length: 4610 }, () => 'present')), 'All 4,610 claims hold'],
  ])('%s', (_, evaluated, sentence) => {
    expect(claimsLine(evaluated)).toBe(sentence);
  });

  test('is followed by the form', () => {
    expect(firstLine(of(['present']))).toBe('The one claim holds; no findings');
    expect(firstLine(of(['present'], { unsuccessful: [{ status: 'blocked', returns: 1 }] }))).toBe(
      'The one claim holds; no findings; 1 agent return says blocked',
    );
    expect(firstLine(of(['present'], { findings: [finding({ baselined: true })] }))).toBe(
      'The one claim holds; no new findings',
    );
    expect(firstLine(report({ returns: [], conclusion: 'empty' }))).toBe('No returns found');
  });

  test('is the same where some rules alone are shown', () => {
    const known = lie(1, KNOWN);
    expect(claimsLine({ ...of(['present', 'missing']), withheld: [known] })).toBe(
      '1 of 2 claims holds, 1 is false (known)',
    );
  });
});

describe('what was not read', () => {
  const notice = (changes: Partial<Report['findings'][number]>): Report['findings'][number] =>
    finding({ severity: 'notice', ...changes });
  const LINES = notice({ rule: 'form-unread', unread: 7 });
  const STATUS = { status: 'wonderful', foreignStatus: true } as const;
  const FILE = notice({ file: 'broken.json', index: null, rule: 'json-syntax' });

  test.each<[string, Report, string, string]>([
    ['lines', of([], { findings: [LINES] }), '7 lines could not be read as one file', '7 lines not read'],
    [
      'a status',
      report({ returns: [record(STATUS)], findings: [notice({ rule: 'form-status' })] }),
      'the status of 1 return with 1 claim is not read',
      '1 status not read',
    ],
    ['a file', of([], { findings: [FILE] }), '1 file could not be read in full', '1 file not read'],
    [
      'files without a return',
      of([], { unchecked: [{ one: 'report has no result', many: 'reports have no result', files: 2 }] }),
      '2 reports have no result: nothing in them can be checked',
      '2 files without a return not read',
    ],
    [
      'several',
      of([], { findings: [LINES, FILE] }),
      '7 lines could not be read as one file; 1 file could not be read in full',
      '7 lines and 1 file not read',
    ],
  ])('is counted before any name: %s', (_, evaluated, sentences, short) => {
    expect(firstLine(evaluated)).toContain(`; ${sentences}; `);
    expect(lastLine(evaluated)).toContain(`PASSED: ${short}; `);
    expect(plain(title(evaluated))).toContain(`; ${short}`);
  });

  test('is counted in the title of a failed run, which names as many paths as fit beside it', () => {
    const failed = of(['missing'], { findings: [lie(0), LINES] });
    expect(plain(title(failed))).toBe('1 claimed file does not exist: `src/0.ts`; 7 lines not read');
    expect(firstLine(failed)).toMatch(/^0 of 1 claims hold, 1 is false; 7 lines .+; implementer-agent claims /);
  });

  test('is no status that the version knows, or need not have', () => {
    expect(claimsLine(report({ returns: [record(STATUS)] }))).toBe('The one claim holds');
    expect(claimsLine(report({ findings: [notice({ rule: 'form-status' })] }))).toBe('The one claim holds');
  });
});

test('what cannot be read is reported by the rules on documents', () => {
  const documents = rules.filter(({ scope }) => scope === 'document').map(({ id }) => id);
  expect([...DOCUMENT_RULES].sort()).toEqual(documents.sort());
});

describe('what was compared', () => {
  test.each([
    [undefined, ''],
    [{ base: 'main', commit: '4137d0a9b7e6f5a4', passedOver: 95 }, '1 of 96 returns, against main@4137d0a'],
    [{ base: 'main', commit: null, passedOver: 0 }, '1 return, against main'],
    [{ base: '4137d0a9b7e6', commit: '4137d0a9b7e6f5a4', passedOver: 1 }, '1 of 2 returns, against 4137d0a9b7e6'],
  ])('%j', (compared, words) => {
    expect(comparisonInWords(report(compared === undefined ? {} : { compared }))).toBe(words);
  });
});

test('people count: 2 before 10, and other text as it is', () => {
  const files = ['specs/10/a', 'specs/2/a', 'specs/02/a', 'specs/2/B', 'specs/archive/1', 'a10b', 'a9b', 'a', ''];
  expect([...files].sort(compareNatural)).toEqual([
    ...['', 'a', 'a9b', 'a10b', 'specs/2/B', 'specs/02/a', 'specs/2/a', 'specs/10/a', 'specs/archive/1'],
  ]);
});
