import fc from 'fast-check';
import type { Report } from '../../src/model/report.js';
import { renderSummary, SUMMARY_LIMIT } from '../../src/report/summary.js';
import { hostileReport } from './hostile.js';
import { claim, finding, record, report } from './sample.js';

const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };

function summary(
  of: Report,
  { links = null, limit = SUMMARY_LIMIT }: Partial<Parameters<typeof renderSummary>[1]> = {},
) {
  return [...renderSummary(of, { links, limit })].join('');
}

function rows(text: string, heading: string): readonly string[] {
  const section = text.split(/^### /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
}

function crowd(findings: number, returns: number): Report {
  return report({
    findings: Array.from({ length: findings }, (_, i) =>
      finding({ file: `f${String(i % returns)}`, severity: i % 3 === 0 ? 'error' : 'warning' }),
    ),
    returns: Array.from({ length: returns }, (_, i) => record({ file: `f${String(i)}` })),
  });
}

describe('the job summary', () => {
  const returns = [
    record({ claims: [claim('present'), claim('missing')] }),
    record({ file: 'log.jsonl', index: 1, line: 7, status: null, agent: null, claims: [] }),
  ];
  const run = finding({ file: null, index: null, range: null, severity: 'notice', message: 'Of the run.' });

  test('says in its first lines what became of the run and why', () => {
    const text = summary(report({ returns, findings: [finding(), finding({ baselined: true })] }));
    expect(
      text
        .split('\n')
        .filter((line) => line !== '')
        .slice(0, 3),
    ).toEqual([
      '## ❌ return-gate: failed',
      '**1 error (fails on error)**',
      'Judged: 2 returns, 2 claims in 2 files. Not shown: 1 known finding of the baseline.',
    ]);
    expect(summary(report())).toMatch(/^## ✅ return-gate: passed\n/);
    expect(summary(report({ returns: [], conclusion: 'empty' }))).toMatch(
      /^## ⚠️ return-gate: empty\n\n\*\*no returns found\*\*/,
    );
  });

  test('lists the findings, the worst first', () => {
    expect(rows(summary(report({ returns, findings: [run, finding()] })), 'Findings')).toEqual([
      '| ❌ error | `specs/042_parser/.return-meta.json:5` | Artifact does not exist: "src/parser.ts". | `artifact-missing` |',
      '| ℹ️ notice | the whole run | Of the run. | `artifact-missing` |',
    ]);
  });

  test('lists the returns with their claims and findings', () => {
    const document = finding({ index: null, severity: 'warning' });
    expect(rows(summary(report({ returns, findings: [finding(), document, run] })), 'Returns')).toEqual([
      '| `specs/042_parser/.return-meta.json` | `return-meta@1.2` | `implemented` | `implementer-agent` | 1 of 2 | 1 error, 1 warning |',
      '| `log.jsonl:7` | `return-meta@1.2` |  |  | – | – |',
    ]);
  });

  test('counts the claims by verdict', () => {
    expect(summary(report({ returns }))).toContain('### Claims\n\n| present | missing |\n| --: | --: |\n| 1 | 1 |\n');
  });

  test('links to the line at the judged commit, below the root', () => {
    const source = { kind: 'commit', revision: '8f3c2d1a9b7e6f', root: 'my examples', shard: null } as const;
    const [row] = rows(
      summary(report({ source, findings: [finding({ file: 'a b(1).json' })] }), { links: LINKS }),
      'Findings',
    );
    expect(row).toContain('[`a b(1).json:5`](https://github.com/o/r/blob/8f3c2d1a/my%20examples/a%20b%281%29.json#L5)');
    const log = summary(report({ findings: [finding({ file: 'log.md' })] }), { links: LINKS });
    expect(log).toContain('/log.md?plain=1#L5)');
  });

  test('folds many returns', () => {
    expect(summary(crowd(1, 26))).toContain('<details><summary>26 returns</summary>\n\n| File');
    expect(summary(crowd(1, 25))).not.toContain('<details>');
  });
});

describe('a summary with a limit', () => {
  test('gives up the returns without findings first', () => {
    const sample = crowd(3, 200);
    const full = summary(sample, { limit: Infinity });
    const text = summary(sample, { limit: Buffer.byteLength(full) - 1 });
    expect(rows(full, 'Returns')).toHaveLength(200);
    expect(rows(text, 'Findings')).toHaveLength(3);
    expect(rows(text, 'Returns')).toHaveLength(3);
    expect(text).toContain('3 of 200 returns: only those with findings');
  });

  test('then rows of both tables, and says how many', () => {
    const text = summary(crowd(300, 300), { limit: 16_384 });
    const shown = rows(text, 'Findings');
    expect(shown.length).toBeGreaterThan(50);
    expect(rows(text, 'Returns').length).toBeGreaterThan(15);
    expect(text).toContain(`${String(300 - shown.length)} more findings did not fit`);
    expect(text).toMatch(/### Claims/);
  });

  test('then the tables, then all but the headline', () => {
    const sample = crowd(300, 300);
    const bare = summary(sample, { limit: 1_300 });
    expect(bare).toMatch(/100 errors, 200 warnings[^]*did not fit[^]*### Claims/);
    expect(bare).not.toContain('### Findings');
    expect(summary(sample, { limit: 40 })).toBe('## ❌ return-gate: failed');
    expect(summary(sample, { limit: 5 })).toBe('');
  });

  test('is never above it, measured in bytes', () => {
    const busy = crowd(150, 120);
    fc.assert(
      fc.property(fc.oneof(hostileReport, fc.constant(busy)), fc.nat({ max: 30_000 }), (sample, limit) => {
        expect(Buffer.byteLength(summary(sample, { limit, links: LINKS }))).toBeLessThanOrEqual(limit);
      }),
    );
  });

  test('of 50,000 findings still arrives, nearly as large as it may be', () => {
    const text = summary(crowd(50_000, 10_000), { links: LINKS });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(Buffer.byteLength(text)).toBeGreaterThan(SUMMARY_LIMIT * 0.9);
    expect(rows(text, 'Findings').every((row) => row.startsWith('| ❌ error'))).toBe(true);
  });
});
