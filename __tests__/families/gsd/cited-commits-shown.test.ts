import type { Report } from '../../../src/model/report.js';
import { renderSummary } from '../../../src/report/summary.js';
import { render } from '../../../src/report/text.js';
import { checkCommit, withoutSettings } from '../../engine/evaluated.js';
import { summaryText, type SummaryParts } from '../../support/planning.js';
import { makeRepository } from '../../support/repository.js';

beforeAll(withoutSettings);

function reportOf(parts: SummaryParts): Promise<Report> {
  const files = { 'src/a.ts': 'a\n', '.planning/phases/01-dates/01-01-SUMMARY.md': summaryText(parts) };
  return checkCommit(makeRepository([{ files }]).directory);
}

function summaryOf(report: Report): string {
  return renderSummary(report, { links: null, limit: Infinity });
}

describe('commits that a return cites and history lacks', () => {
  test('are told apart from files that are missing', async () => {
    const report = await reportOf({ created: ['src/a.ts', 'src/never.ts'], commits: ['0a1b2c3', 'd4e5f60'] });
    // Both cited commits are gone, so that nothing is known of the file.
    const summary = summaryOf(report);
    expect(summary).toContain(
      '### ✅ 1 of 4 claims holds, 2 cited commits are not in the history, 1 cannot be checked here\n',
    );
    expect(summary).toContain('| present | not in history | unverifiable |\n| --: | --: | --: |\n| 1 | 2 | 1 |\n');
    expect(summary).toContain('| 1 present, 1 unverifiable, 2 not in history |');
    const text = [...render(report, { color: false, quiet: false })].join('');
    expect(text).toMatch(/claims +4 +1 present, 2 not in history, 1 unverifiable\n/);
    expect(text).toContain('2 of 2 cited commits (100 %) are not in the history.');
    expect(report.counts.verdicts.missing).toBe(2);
  });

  test('are no files that are missing where some are', async () => {
    const report = await reportOf({ created: ['src/a.ts'], listed: ['src/never.ts'], commits: [] });
    expect(summaryOf(report)).toContain('| present | missing |\n| --: | --: |\n| 1 | 1 |\n');
  });
});
