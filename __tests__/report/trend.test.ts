import { render as html } from '../../src/report/html.js';
import { reportJson } from '../../src/report/json.js';
import { renderSummary } from '../../src/report/summary.js';
import { render as text } from '../../src/report/text.js';
import { trendSentences } from '../../src/report/describe/finding.js';
import { isReport } from '../support/report-schema.js';
import { finding, fixedFinding, record, report, trend } from './sample.js';

const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };

function summary(of: Parameters<typeof renderSummary>[0], limit = Infinity): string {
  return renderSummary(of, { links: LINKS, limit });
}

function page(of: Parameters<typeof html>[0]): string {
  return [...html(of, { links: null })].join('');
}

/** What a reader of the page sees, white space as one space. */
function visible(markup: string): string {
  return markup
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('a comparison in words', () => {
  test.each([
    [trend(), '1 new, 1 fixed, 3 unchanged, against 2026-01-27 (8f3c2d1).'],
    [
      trend({ fixed: [fixedFinding({ gone: true }), fixedFinding()], added: [] }),
      '0 new, 2 fixed (1 gone with its file), 3 unchanged, against 2026-01-27 (8f3c2d1).',
    ],
    [
      trend({ fixed: [fixedFinding({ gone: true }), fixedFinding({ gone: true })] }),
      '1 new, 2 fixed (all gone with their files), 3 unchanged, against 2026-01-27 (8f3c2d1).',
    ],
    [
      trend({ against: { report: 'a', revision: null }, doubts: ['It is of the files on disk.'] }),
      '1 new, 1 fixed, 3 unchanged, against a. It is of the files on disk.',
    ],
    [trend({ against: null }), 'There is no earlier report to compare with.'],
  ])('%#', (of, sentences) => {
    expect(trendSentences(of)).toBe(sentences);
  });
});

describe('what an earlier report tells', () => {
  const several = report({ findings: [finding()], trend: trend() });

  test('is in no format where none was asked for', () => {
    const plain = report({ findings: [finding()] });
    for (const said of [page(plain), summary(plain), [...text(plain, { color: false, quiet: false })].join('')]) {
      expect(said).not.toMatch(/Over time|unchanged, against|earlier report/);
    }
    expect(reportJson(plain)).not.toHaveProperty('trend');
  });

  test('holds to the schema of the JSON report', () => {
    expect(isReport(reportJson(several))).toBe(true);
    expect(isReport({ ...reportJson(several), trend: { ...reportJson(several).trend, runs: [] } })).toBe(false);
    expect(isReport(reportJson(report({ trend: trend({ against: null }) })))).toBe(true);
  });

  test('names the report in every format, and its name is no order to a terminal and no markup', () => {
    const name = 'a](x)<b>\u001b[31m\n::error::';
    const of = report({ trend: trend({ against: { report: name, revision: null } }) });
    const said = [...text(of, { color: false, quiet: false })].join('');
    expect(said.replace(/\s+/g, ' ')).toContain('3 unchanged, against a](x)<b>');
    expect(said).not.toMatch(/\u001b|^::error/m);
    expect(summary(of)).toContain('3 unchanged, against a');
    expect(summary(of)).not.toMatch(/\u001b|<b>|^::error/m);
    expect(page(of)).toContain('3 unchanged, against a](x)&lt;b&gt;');
    expect(reportJson(of).trend?.against).toEqual({ report: name, revision: null });
    expect(isReport(reportJson(of))).toBe(true);
  });

  test('is in the job summary, with new findings as links and fixed ones without', () => {
    const said = summary(several);
    expect(said).toContain('#### Over time\n\n1 new, 1 fixed, 3 unchanged, against 2026-01-27');
    expect(said).toMatch(
      /- \*\*new\*\* ❌ \[[^\]]*\]\(https:\/\/github\.com\/o\/r\/blob\/8f3c2d1a\/specs\/042_parser\/\.return-meta\.json#L5\): /,
    );
    expect(said).toMatch(/- \*\*fixed\*\* `specs\/042_parser\/\.return-meta\.json:7`: File is empty/);
  });

  test('takes no more of a summary than fits, and says what is left out', () => {
    const many = trend({
      added: Array.from({ length: 5_000 }, (_, n) => finding({ message: `Message ${String(n)} ${'x'.repeat(200)}.` })),
    });
    const of = report({ findings: many.added, trend: many });
    for (const limit of [4_000, 20_000, 1_000_000]) {
      expect(Buffer.byteLength(summary(of, limit))).toBeLessThanOrEqual(limit);
    }
    expect(summary(of)).toContain('- And 4990 more: the JSON report has all.');
    expect([...text(of, { color: false, quiet: false })].join('')).toContain('  and 4980 more new\n');
  });

  test('is on the page: numbers, what is new and what is fixed, and nothing to unfold where nothing is compared', () => {
    const said = visible(page(report({ returns: [record()], findings: [finding()], trend: trend() })));
    expect(said).toMatch(
      /Over time 1 new, 1 fixed, 3 unchanged, against 2026-01-27 \(8f3c2d1\)[^]* New \(1\) Place Finding specs\/042_parser\/\.return-meta\.json:5 new error artifact-missing File [^]* Fixed \(1\) Place Finding specs\/042_parser\/\.return-meta\.json:7 fixed error artifact-empty /,
    );
    const gone = fixedFinding({ gone: true });
    expect(visible(page(report({ trend: trend({ fixed: [gone] }) })))).toContain('gone error artifact-empty');
    const first = visible(page(report({ trend: trend({ against: null, added: [], fixed: [] }) })));
    expect(first).toContain('Over time There is no earlier report to compare with. Returns');
  });
});
