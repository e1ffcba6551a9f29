import type { Report } from '../../src/model/report.js';
import { renderSummary, SUMMARY_LIMIT } from '../../src/report/summary.js';
import { claim, finding, record, report } from '../report/sample.js';
import { openMarkdown, type Opened, type View } from './open.js';
import { audit, TRAPS, trapped } from './reports.js';

const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };

function open(of: Report, view: View = {}): Promise<Opened> {
  return openMarkdown(renderSummary(of, { links: LINKS, limit: SUMMARY_LIMIT }), view);
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
      message: `File was moved from "specs/026_remove_redundant_pane_navigation/summaries/01_remove-redundant-pane-nav-summary.md"; it is now at "specs/archive/026_remove_redundant_pane_navigation/summaries/01_remove-redundant-pane-nav-summary.md".`,
    }),
  ),
});

describe('the job summary as GitHub shows it', () => {
  test('has its parts in the order in which they are needed, detail folded', async () => {
    const { page } = await open(FULL);
    const seen = await page.evaluate(() => ({
      headings: [...document.querySelectorAll('h3, h4')].map((one) => one.textContent),
      folded: [...document.querySelectorAll('details')].map(
        (one) => `${one.querySelector('summary')?.textContent ?? ''} ${String(one.open)}`,
      ),
      tables: document.querySelectorAll('table').length,
    }));
    expect(seen).toEqual({
      headings: [
        '❌ 6 claimed files do not exist: src/parser.ts and 5 more',
        'Claimed, but does not exist: allowed by configuration',
        'Other findings',
      ],
      folded: ['Wrong accusation?', '8 notices, by rule', 'Details: 12 returns, 24 claims'].map(
        (title) => `${title} false`,
      ),
      tables: 5,
    });
  });

  test('has a title of two lines on a phone, one line for each false claim on a screen, and the name of what was checked', async () => {
    const path = 'packages/app/src/features/reporting/components/Part.tsx';
    const claims = Array.from({ length: 8 }, (_, n) => claim('missing', path.replace('Part', `Part${String(n)}`)));
    const of = report({ returns: [record({ claims })] });
    const seen = async (width: number) => {
      const { page } = await open(of, { width });
      return page.evaluate(() => {
        const title = document.querySelector('h3');
        const style = title === null ? null : getComputedStyle(title);
        const rows = [...(document.querySelector('table')?.querySelectorAll('tbody tr') ?? [])];
        return {
          length: title?.textContent.length ?? 0,
          lines: Math.round((title?.clientHeight ?? 0) / parseFloat(style?.lineHeight ?? '1')),
          heights: new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height))).size,
          tallest: Math.max(...rows.map((row) => row.getBoundingClientRect().height)),
          last: document.querySelector('sub')?.textContent ?? '',
        };
      });
    };
    const phone = await seen(390);
    expect(phone.lines).toBeLessThanOrEqual(2);
    expect(phone.length).toBeLessThanOrEqual(90);
    const screen = await seen(1000);
    expect(screen.tallest).toBeLessThan(45);
    expect(screen.last).toContain('o/r');
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
        .filter((one) => !/^https:\/\/github\.com\/(?:o\/r|return-gate\/return-gate)(?:\/|$)/.test(one)),
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
    const { page } = await open(audit(20_000));
    const text = await page.evaluate(() => document.body.textContent);
    expect(text).toMatch(/\d+ more false claims did not fit: the JSON report has all\./);
    expect(text).toMatch(/return-gate 1\.0\.0 checked o\/r at commit 8f3c2d1\.\s*$/);
    expect(await page.$$eval('article details', (folds) => folds.length)).toBeGreaterThan(1);
  });
});
