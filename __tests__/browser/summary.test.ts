import type { Report } from '../../src/model/report.js';
import { renderSummary, SUMMARY_LIMIT } from '../../src/report/summary.js';
import { claim, finding, record, report } from '../report/sample.js';
import { openMarkdown, type Opened, type View } from './open.js';
import { audit, TRAPS, trapped } from './reports.js';

const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };

function open(of: Report, view: View = {}): Promise<Opened> {
  return openMarkdown([...renderSummary(of, { links: LINKS, limit: SUMMARY_LIMIT })].join(''), view);
}

/** Long paths, long words and everything that the summary can show, as in an archive of real tasks. */
const FULL = report({
  returns: Array.from({ length: 12 }, (_, i) =>
    record({
      file: `specs/archive/026_remove_redundant_pane_navigation_in_editor_context_${String(i)}/.return-meta.json`,
      agent: 'general-implementation-agent',
      claims: [claim('present'), claim(i % 2 === 0 ? 'missing' : 'relocated')],
    }),
  ),
  findings: Array.from({ length: 24 }, (_, i) =>
    finding({
      file: `specs/archive/026_remove_redundant_pane_navigation_in_editor_context_${String(i % 12)}/.return-meta.json`,
      severity: i % 3 === 0 ? 'error' : i % 3 === 1 ? 'warning' : 'notice',
      message: `Artifact was moved from "specs/026_remove_redundant_pane_navigation/summaries/01_remove-redundant-pane-nav-summary.md"; it is now at "specs/archive/026_remove_redundant_pane_navigation/summaries/01_remove-redundant-pane-nav-summary.md".`,
    }),
  ),
});

describe('the job summary as GitHub shows it', () => {
  test('has its parts in the order in which they are needed, detail folded', async () => {
    const { page } = await open(FULL);
    const seen = await page.evaluate(() => ({
      headings: [...document.querySelectorAll('h2, h3')].map((one) => one.textContent),
      folded: [...document.querySelectorAll('details')].map(
        (one) => `${one.querySelector('summary')?.textContent ?? ''} ${String(one.open)}`,
      ),
      tables: document.querySelectorAll('table').length,
      code: document.querySelector('pre code')?.className,
    }));
    expect(seen).toEqual({
      headings: ['❌ 6 of 24 claims are false', 'False claims', 'Other findings'],
      folded: ['8 notices, by rule', 'Details: 12 returns, 24 claims, delegation'].map((title) => `${title} false`),
      tables: 5,
      code: 'language-mermaid',
    });
  });

  test.each([960, 720])('keeps every column in sight, %d wide', async (width) => {
    const { page } = await open(FULL, { width: width + 48 });
    const hidden = await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      return [...document.querySelectorAll('table')].filter((one) => one.scrollWidth > one.clientWidth).length;
    });
    expect(hidden).toBe(0);
  });

  test('makes nothing of hostile text, and shows it', async () => {
    const opened = await open(trapped());
    const state = await opened.page.evaluate(() => ({
      pwned: '__pwned' in window,
      strange: document.querySelectorAll('article :is(img, script, style, svg, h1, iframe, form, input)').length,
      addresses: [...document.querySelectorAll('a')]
        .map((one) => one.href)
        .filter((one) => !/^https:\/\/github\.com\/(?:o\/r|return-gate\/return-gate)\//.test(one)),
      text: document.body.textContent,
    }));
    expect([state.pwned, state.strange, state.addresses]).toEqual([false, 0, []]);
    for (const trap of TRAPS) {
      const seen = trap.replace('\u202e', '\\u202e').replace('\u0000\u2028', '\\u0000\\u2028');
      expect(state.text.replaceAll('\u200b', '')).toContain(seen);
    }
    expect(opened.requests).toEqual([]);
  });

  test('of a night with thousands of returns is whole up to its end', async () => {
    const { page } = await open(audit(8_000));
    const text = await page.evaluate(() => document.body.textContent);
    expect(text).toMatch(/\d+ more false claims did not fit: the JSON report has all\./);
    expect(text).toMatch(/return-gate 1\.0\.0 checked commit 8f3c2d1\.\s*$/);
    expect(await page.$$eval('article details', (folds) => folds.length)).toBeGreaterThan(1);
  });
});
