import fc from 'fast-check';
import type { Report } from '../../src/model/report.js';
import { render, reportJson } from '../../src/report/json.js';
import type { ReportedRun } from '../support/bundle.js';
import { isReport, readReport } from '../support/report-schema.js';
import { hostileReport } from './hostile.js';
import { claim, FILE, finding, record, report } from './sample.js';

function text(of: Report): string {
  return [...render(of)].join('');
}

function parsed(of: Report): ReportedRun {
  return readReport(text(of));
}

describe('the JSON report', () => {
  test('has the fields of the contract in its order', () => {
    const keys: string[][] = [];
    const sample = report({ returns: [record()], findings: [finding()] });
    JSON.parse(text(sample), (_, value: unknown) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) keys.push(Object.keys(value));
      return value;
    });
    expect(keys.map((list) => list.join(' '))).toEqual([
      'name version',
      'kind revision root shard',
      'present empty missing undetermined relocated removed uncommitted directory outside case-mismatch unverifiable agrees behind other-total no-plan differs not-countable deleted',
      'files returns claims errors warnings notices baselined preexisting verdicts',
      'path pointer type verdict size foundAt detail kind',
      'file index line standard status agent session delegation startedAt claims',
      'rule severity message recommendation file index pointer startLine startColumn endLine endColumn fingerprint baselined preexisting',
      'schema tool source conclusion counts returns findings',
    ]);
  });

  test('has the risks that a return calls CRITICAL, where it has any', () => {
    const [risky, calm] = parsed(report({ returns: [record({ criticalRisks: ['Slow.'] }), record()] })).returns;
    expect(risky).toHaveProperty('criticalRisks', ['Slow.']);
    expect(calm).not.toHaveProperty('criticalRisks');
  });

  test('says what the report says', () => {
    const evaluated = claim('relocated', 'specs/1/plan.md');
    const moved = {
      ...evaluated,
      verdict: { ...evaluated.verdict, size: 7, foundAt: 'specs/archive/1/plan.md', detail: 'moved' },
    };
    const { returns, findings } = parsed(report({ returns: [record({ claims: [moved] })], findings: [finding()] }));
    expect(returns[0]).toMatchObject({ file: FILE, status: 'implemented', agent: 'implementer-agent' });
    expect(returns[0]?.claims).toEqual([
      {
        kind: 'file',
        path: 'specs/1/plan.md',
        pointer: '/artifacts/0/path',
        type: 'implementation',
        verdict: 'relocated',
        size: 7,
        foundAt: 'specs/archive/1/plan.md',
        detail: 'moved',
      },
    ]);
    expect(findings[0]).toMatchObject({ startLine: 5, startColumn: 15, endLine: 5, endColumn: 30, fingerprint: 'f1' });
  });

  test('has null for the place of a finding of the run', () => {
    const { findings } = parsed(
      report({ findings: [finding({ file: null, index: null, pointer: null, range: null })] }),
    );
    const nowhere = { file: null, index: null, pointer: null, startLine: null, startColumn: null, endLine: null };
    expect(findings[0]).toMatchObject({ ...nowhere, endColumn: null });
  });

  test('keeps every hostile text to the letter and holds to its schema', () => {
    fc.assert(
      fc.property(
        hostileReport.filter(({ findings }) => findings.every(({ file, rule, message }) => file && rule && message)),
        (sample) => {
          const evaluated = {
            ...sample,
            returns: sample.returns.map((one) => ({ ...one, standard: 'return-meta@1.2' })),
          };
          const { returns, findings } = parsed(evaluated);
          expect(findings.map(({ message, file }) => [message, file])).toEqual(
            sample.findings.map(({ message, file }) => [message, file]),
          );
          expect(returns.map(({ agent }) => agent)).toEqual(sample.returns.map(({ agent }) => agent));
        },
      ),
    );
  });

  test.each([
    ['an unknown field', (value: Record<string, unknown>) => ({ ...value, extra: 1 })],
    ['an unknown verdict', (value: Record<string, unknown>) => ({ ...value, conclusion: 'fine' })],
    ['a missing field', (value: Record<string, unknown>) => ({ ...value, findings: undefined })],
    [
      'a place without a file',
      (value: Record<string, unknown>) => ({
        ...value,
        findings: [{ ...parsed(report({ findings: [finding()] })).findings[0], file: null }],
      }),
    ],
  ])('is not, by its schema, one with %s', (_, spoil) => {
    expect(isReport(spoil(JSON.parse(text(report())) as Record<string, unknown>))).toBe(false);
  });

  test('as a value is what its text is read as, every hostile text to the letter', () => {
    fc.assert(
      fc.property(hostileReport, (hostile) => {
        expect(reportJson(hostile)).toStrictEqual(JSON.parse(text(hostile)));
      }),
    );
  });

  test('is one line for each return and finding, and comes in chunks', () => {
    const returns = Array.from({ length: 2000 }, (_, index) => record({ index }));
    const chunks = [...render(report({ returns, findings: [finding(), finding()] }))];
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(200_000);
    const lines = chunks.join('').split('\n');
    expect(lines.filter((line) => line.startsWith('    {'))).toHaveLength(2002);
    expect(parsed(report({ returns })).returns).toHaveLength(2000);
  });
});
