import type { Page } from 'puppeteer-core';
import { claim, finding, record, report } from '../report/sample.js';
import { openReport, type Opened, type Scheme } from './open.js';
import { audit, TRAPS, trapped } from './reports.js';

const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };
const MANY = 5_000;
/** Milliseconds: a page opens in a fraction of it, and a busy machine needs the rest. */
const SOON = 20_000;

function expectQuiet({ requests, complaints }: Opened): void {
  expect([requests, complaints]).toEqual([[], []]);
}

function unfoldAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}

/** Opens the page at a fragment. */
async function goTo(page: Page, fragment: string): Promise<void> {
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(`${address}#${fragment}`);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
}

/** The lines of the unfolded groups in sight. */
function unfoldedInSight(page: Page): Promise<readonly string[]> {
  return page.$$eval('details[open] > summary', (lines) =>
    lines
      .filter((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((line) => line.textContent.trim()),
  );
}

const SMALL = report({
  returns: [
    record({ file: 'b.json', claims: [claim('present'), claim('missing', 'src/never.ts')] }),
    record({ file: 'a.json', status: 'partial', success: false, agent: 'planner', claims: [] }),
  ],
  findings: [
    finding({ file: 'b.json', untrue: true }),
    finding({ file: 'a.json', rule: 'status-stale', severity: 'warning' }),
  ],
});

describe('the HTML report, opened from a file', () => {
  test.each([true, false])(
    'asks for nothing, complains of nothing, and is whole (scripts allowed: %s)',
    async (scripts) => {
      const opened = await openReport(SMALL, { links: LINKS, scripts });
      expect(await opened.page.title()).toBe('1 claimed file does not exist: `src/never.ts` · o/r');
      const seen = await opened.page.evaluate('document.body.innerText');
      expect(seen).toMatch(
        /False claims \(1\)[^]*does not exist[^]*src\/never\.ts[^]*Other findings \(1\)[^]*Returns \(2\)/,
      );
      expectQuiet(opened);
    },
  );

  test('is reached and unfolded by keyboard, and shows where the focus is', async () => {
    const { page } = await openReport(SMALL);
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('False claims (1)');
    for (let n = 0; n < 50 && !(await focused()).startsWith('planner'); n++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe(
      'solid',
    );
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.parentElement?.hasAttribute('open'))).toBe(true);
  });

  test('names every table, column and row for what it is', async () => {
    const { page } = await openReport(SMALL);
    expect(
      await page.evaluate(() => ({
        lang: document.documentElement.lang,
        unnamed: document.querySelectorAll('table:not([aria-label] > table)').length,
        columns: document.querySelectorAll('thead th:not([scope=col])').length,
        rows: document.querySelectorAll('tbody tr > :first-child:not(th[scope=row])').length,
        marks: ['main', 'header', 'nav', 'footer'].filter((name) => document.querySelector(name) === null),
      })),
    ).toEqual({ lang: 'en', unnamed: 0, columns: 0, rows: 0, marks: [] });
  });
});

/** The contrast of what is written to what it is on (WCAG 2.2, relative luminance), of every element with text. */
function lowestContrast(): { readonly ratio: number; readonly text: string } {
  const channels = (color: string): readonly number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element: Element | null): readonly number[] => {
    for (let at = element; at !== null; at = at.parentElement) {
      const color = channels(getComputedStyle(at).backgroundColor);
      if ((color[3] ?? 1) > 0) return color;
    }
    return [255, 255, 255];
  };
  let lowest = { ratio: 21, text: '' };
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
    const disabled = element.getAttribute('aria-disabled') === 'true';
    if (!own || disabled || element.getClientRects().length === 0) continue;
    const front = luminance(channels(getComputedStyle(element).color));
    const back = luminance(behind(element));
    const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
    if (ratio < lowest.ratio) lowest = { ratio, text: `${element.className} ${element.textContent}` };
  }
  return lowest;
}

describe.each<Scheme>(['light', 'dark'])('the HTML report, %s', (scheme) => {
  test('can be read: every text stands out from its ground', async () => {
    const { page } = await openReport(audit(30), { scheme, links: LINKS });
    await unfoldAll(page);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe(scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(13, 17, 23)');
    const { ratio, text } = await page.evaluate(lowestContrast);
    expect(ratio < 4.5 ? `${String(ratio)}: ${text}` : '').toBe('');
  });

  test.each([1280, 390])('fits a window %d wide', async (width) => {
    const { page } = await openReport(audit(30), { scheme, width });
    await unfoldAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('the HTML report of hostile text', () => {
  test('runs none of it, and shows it as text', async () => {
    const opened = await openReport(trapped(), { links: LINKS, rulePages: 'https://github.com/o/gate' });
    const { page } = opened;
    await unfoldAll(page);
    const state = await page.evaluate(() => ({
      pwned: '__pwned' in window,
      strange: [...document.querySelectorAll('img, iframe, object, h1, style, script, base, svg, form, input')].map(
        (one) => one.tagName,
      ),
      handlers: [...document.querySelectorAll('*')].flatMap((one) =>
        one.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      addresses: [...document.querySelectorAll('a')]
        .map((one) => one.getAttribute('href') ?? '')
        .filter((one) => !/^(?:https:\/\/github\.com\/o\/|#)/.test(one)),
      title: document.querySelectorAll('title').length,
      text: document.body.textContent,
    }));
    expect(state).toMatchObject({ pwned: false, strange: ['STYLE', 'H1'], handlers: [], addresses: [], title: 1 });
    for (const trap of TRAPS) {
      expect(state.text).toContain(trap.replace('\u202e', '\\u202e').replace('\u0000\u2028', '\\u0000\\u2028'));
    }
    expectQuiet(opened);
  });

  test('would run nothing, even if some of it had become markup', async () => {
    const { page } = await openReport(SMALL);
    await page.evaluate(() => {
      const element = document.createElement('div');
      element.innerHTML = '<img src="data:,x" onerror="window.__pwned=1"><a href="javascript:window.__pwned=1">x</a>';
      document.body.append(element);
      const script = document.createElement('script');
      script.textContent = 'window.__pwned=1';
      document.body.append(script);
      element.querySelector('a')?.click();
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  });
});

describe(`the HTML report of ${String(MANY)} returns`, () => {
  test('opens soon, folded: what fails is in sight', async () => {
    const start = performance.now();
    const { page } = await openReport(audit(MANY));
    expect(performance.now() - start).toBeLessThan(SOON);
    expect(await page.$$eval('details[open]', (open) => open.length)).toBe(0);
    const inSight = await page.$$eval('#false-claims > details > summary', (lines) =>
      lines.filter((line) => line.getBoundingClientRect().bottom < innerHeight).map((line) => line.textContent.trim()),
    );
    expect(inSight[0]).toMatch(/^251 ×\s+does not exist: general-implementation-agent/);
    expect(inSight).toHaveLength(4);
  });

  test('unfolds what the browser finds in a folded group', async () => {
    const { page } = await openReport(audit(MANY));
    // A text fragment searches as a reader does.
    await goTo(page, ':~:text=docs/4998.md');
    expect(await page.$$eval('details[open]', (open) => open.length)).toBe(1);
  });

  test('unfolds the return that the address names', async () => {
    const { page } = await openReport(audit(MANY));
    const file = 'specs/archive/00777_some_task_with_a_name/.return-meta.json';
    await goTo(page, `return=${encodeURIComponent(file)}`);
    expect(await page.$$eval('details[open]', (open) => open.length)).toBe(2);
    expect((await unfoldedInSight(page)).map((line) => line.split(' ')[0])).toEqual([file]);
  });
});
