import type { Page } from 'puppeteer-core';
import { claim, finding, record, report } from '../report/sample.js';
import { openReport, type Opened, type Scheme } from './open.js';
import { audit, TRAPS, trapped } from './reports.js';

const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };
const MANY = 20_000;
/** Milliseconds: people take a page for one that answers at a fraction of it, and a busy machine needs the rest. */
const AT_ONCE = 5_000;

const names = (page: Page): Promise<readonly string[]> =>
  page.$$eval('#rows > tr > td.name code', (found) => found.map((one) => one.textContent));
const statusLine = (page: Page): Promise<string> => page.$eval('#shown-rows', (found) => found.textContent);
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null
      ? ''
      : `${activeElement.tagName} ${activeElement.id || activeElement.textContent.trim()}`;
  });

/** Presses Tab until the focus is where it should be; throws where it never comes there. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)).startsWith(wanted)) return;
  }
  throw new Error(`The focus never came to ${wanted}.`);
}

/** Opens a report and its details: returns, claims and delegation are folded away. */
async function openDetails(...of: Parameters<typeof openReport>): Promise<Opened> {
  const opened = await openReport(...of);
  await opened.page.click('#details > summary');
  return opened;
}

function expectQuiet({ requests, complaints }: Opened): void {
  expect([requests, complaints]).toEqual([[], []]);
}

const SMALL = report({
  returns: [
    record({ file: 'b.json', claims: [claim('present'), claim('missing', 'src/never.ts')] }),
    record({ file: 'a.json', status: 'partial', success: false, agent: 'planner', claims: [] }),
    record({ file: 'c.json', standard: 'subagent-return@1.2', claims: [claim('present')] }),
  ],
  findings: [
    finding({
      file: 'b.json',
      untrue: true,
      range: { startLine: 5, startColumn: 15, endLine: 5, endColumn: 29 },
      excerpt: { text: '      "path": "src/never.ts",', cut: 0 },
    }),
    finding({ file: 'c.json', rule: 'status-stale', severity: 'warning' }),
  ],
});

describe('the HTML report, opened from a file', () => {
  test('asks for nothing, complains of nothing, and shows each return', async () => {
    const opened = await openReport(SMALL, { links: LINKS });
    const { page } = opened;
    expect(await names(page)).toEqual(['b.json', 'a.json', 'c.json']);
    expect(await statusLine(page)).toBe('3 of 3 rows');
    expect(await page.title()).toBe(
      'implementer-agent claims `src/never.ts`, which does not exist (b.json:5) · return-gate',
    );
    expectQuiet(opened);
  });

  test('filters by words and choices, and takes the filter back', async () => {
    const { page } = await openDetails(SMALL);
    await page.type('#search', 'NEVER');
    expect(await names(page)).toEqual(['b.json']);
    expect(await statusLine(page)).toBe('1 of 3 rows');
    await page.click('button[type=reset]');
    await page.waitForFunction(() => document.querySelectorAll('#rows > tr').length === 3);
    for (const [choice, value, expected] of [
      ['status', '=partial', ['a.json']],
      ['agent', '=planner', ['a.json']],
      ['standard', '=subagent-return@1.2', ['c.json']],
      ['verdict', '=missing', ['b.json']],
      ['severity', '=error', ['b.json']],
      ['severity', '=warning', ['b.json', 'c.json']],
      ['severity', '=none', ['a.json']],
    ] as const) {
      await page.select(`#${choice}`, value);
      expect([choice, value, await names(page)]).toEqual([choice, value, expected]);
      await page.select(`#${choice}`, 'all');
    }
    await page.type('#search', 'nothing like it');
    expect([await names(page), await page.$eval('#position', (one) => one.textContent)]).toEqual([
      [],
      'nothing to show',
    ]);
  });

  test('offers the choices that its returns have', async () => {
    const { page } = await openReport(SMALL);
    const options = (id: string): Promise<readonly string[]> =>
      page.$$eval(`#${id} option`, (found) => found.map((one) => one.textContent));
    expect(await options('status')).toEqual(['all', 'implemented', 'partial']);
    expect(await options('verdict')).toEqual(['all', 'present', 'missing']);
    expect(await options('severity')).toEqual([
      'all',
      'errors',
      'warnings or worse',
      'notices or worse',
      'no findings',
    ]);
  });

  test('sorts by a column, the other way round at the second time, and says so', async () => {
    const { page } = await openDetails(SMALL);
    const sorts = (): Promise<readonly (string | null)[]> =>
      page.$$eval('.returns > thead th', (found) => found.map((one) => one.getAttribute('aria-sort')));
    await page.click('th[data-column=file] button');
    expect(await names(page)).toEqual(['a.json', 'b.json', 'c.json']);
    expect(await sorts()).toEqual(['ascending', 'none', 'none', 'none', 'none', 'none']);
    await page.click('th[data-column=file] button');
    expect(await names(page)).toEqual(['c.json', 'b.json', 'a.json']);
    await page.click('th[data-column=findings] button');
    expect(await names(page)).toEqual(['b.json', 'c.json', 'a.json']);
    expect(await sorts()).toEqual(['none', 'none', 'none', 'none', 'none', 'descending']);
  });

  test('opens a return: its delegation, its claims, and each finding with its source line and links', async () => {
    const { page } = await openDetails(SMALL, {
      links: LINKS,
      rulePages: 'https://github.com/o/gate/blob/v1/docs/rules',
    });
    await page.click('#rows button.more');
    const detail = await page.$eval('#rows .opened', (found) => ({
      text: found.textContent,
      marked: found.querySelector('pre mark')?.textContent,
      links: [...found.querySelectorAll('a')].map((one) => one.href.replace(/^file:[^#]*/, '')),
    }));
    expect(detail.text).toContain('Delegationorchestrator › implement › implementer-agent');
    expect(detail.text).toContain('src/never.tsimplementationmissing');
    expect(detail.text).toContain('line 5, column 15');
    expect(detail.text).toContain('Commit it.');
    expect(detail.marked).toBe('"src/never.ts"');
    expect(detail.links).toEqual([
      'https://github.com/o/gate/blob/v1/docs/rules/artifact-missing.md',
      'https://github.com/o/r/blob/8f3c2d1a/b.json#L5',
      '#return=b.json',
    ]);
    await page.click('#rows button.more');
    expect(await page.$('#rows .opened')).toBeNull();
  });

  test('sets the filter by a bar of a chart', async () => {
    const { page } = await openDetails(SMALL);
    await page.type('#search', 'planner');
    await page.click('a[data-filter=verdict][data-value=missing]');
    expect(await names(page)).toEqual(['b.json']);
    await page.click('a[data-filter=rule][data-value=status-stale]');
    expect(await names(page)).toEqual(['c.json']);
    expect(await page.evaluate(() => location.hash)).toBe('#rule=status-stale');
    expect(await focused(page)).toBe('P shown-rows');
  });

  test('keeps filter and order in its address, and opens as the address says', async () => {
    const { page } = await openDetails(SMALL);
    await page.type('#search', 'json');
    await page.select('#rule', '=artifact-missing');
    await page.click('th[data-column=file] button');
    const hash = await page.evaluate(() => location.hash);
    expect(hash).toBe('#search=json&rule=artifact-missing&sort=file');
    await page.click('button[type=reset]');
    await page.waitForFunction(() => document.querySelectorAll('#rows > tr').length === 3);
    expect(await page.evaluate(() => location.hash)).toBe('#sort=file');
    await page.evaluate((wanted) => (location.hash = wanted), hash);
    await page.waitForFunction(() => document.querySelectorAll('#rows > tr').length === 1);
    expect(await page.$eval('#search', (one) => (one as HTMLInputElement).value)).toBe('json');
    await page.evaluate(() => (location.hash = '#returns'));
    expect(await names(page)).toEqual(['b.json']);
  });

  test('is whole without its script, but for the filter', async () => {
    const { page } = await openDetails(SMALL, { scripts: false });
    const seen = await page.evaluate('document.body.innerText');
    expect(seen).toContain('Claims by verdict');
    expect(seen).toContain('need JavaScript');
    expect(seen).toMatch(/b\.json\s+implemented\s+implementer-agent\s+return-meta@1\.2\s+1 false 1 present/);
    expect(await page.evaluate('getComputedStyle(document.getElementById("filter")).display')).toBe('none');
  });
});

describe('the HTML report by keyboard', () => {
  test('leads to the table at once, and everything in it is reached in the order of the page', async () => {
    const { page } = await openReport(SMALL, { links: LINKS });
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('A Skip to the returns');
    await page.keyboard.press('Enter');
    await tabTo(page, 'INPUT search');
    await page.keyboard.type('json');
    for (const id of ['status', 'agent', 'verdict', 'standard', 'severity']) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(`SELECT ${id}`);
    }
    await tabTo(page, 'BUTTON Findings');
    await page.keyboard.press('Enter');
    expect(await names(page)).toEqual(['b.json', 'c.json', 'a.json']);
    await tabTo(page, 'BUTTON b.json');
    await page.keyboard.press('Space');
    expect(await page.$eval('#rows button.more', (one) => one.getAttribute('aria-expanded'))).toBe('true');
    expect(
      await page.$eval(
        '#rows button.more',
        (one) => document.getElementById(one.getAttribute('aria-controls') ?? '')?.className,
      ),
    ).toBe('opened');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('A view b.json');
  });

  test('turns pages without losing the focus', async () => {
    const { page } = await openDetails(audit(150));
    await page.focus('#next');
    await page.keyboard.press('Enter');
    expect(await page.$eval('#position', (one) => one.textContent)).toBe('101 to 150');
    expect(await focused(page)).toBe('BUTTON next');
    expect(await page.$eval('#next', (one) => one.getAttribute('aria-disabled'))).toBe('true');
    await page.keyboard.press('Enter');
    expect(await page.$eval('#position', (one) => one.textContent)).toBe('101 to 150');
    await page.focus('#previous');
    await page.keyboard.press('Enter');
    expect(await page.$eval('#position', (one) => one.textContent)).toBe('1 to 100');
  });

  test('shows where the focus is', async () => {
    const { page } = await openDetails(SMALL);
    await tabTo(page, 'INPUT search');
    expect(await page.$eval('#search', (one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  });

  test('names every field, and every column for what it is', async () => {
    const { page } = await openReport(SMALL);
    const unnamed = await page.$$eval('input, select', (found) =>
      found.filter((one) => (one.labels?.[0]?.textContent ?? '') === '').map((one) => one.id),
    );
    expect(unnamed).toEqual([]);
    expect(await page.$$eval('thead th', (found) => found.filter((one) => one.scope !== 'col').length)).toBe(0);
    expect(await page.$eval('#shown-rows', (one) => one.getAttribute('role'))).toBe('status');
    expect(await page.$eval('html', (one) => one.lang)).toBe('en');
  });
});

describe('a link to a place of the HTML report', () => {
  /** Follows a link within the page, or opens the page by it. */
  const goTo = async (page: Page, fragment: string): Promise<void> => {
    await page.evaluate((to) => {
      location.hash = to;
    }, fragment);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  };
  const isSeen = (page: Page, selector: string): Promise<boolean> =>
    page.$eval(selector, (one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

  test('opens a return, on whatever page of the table it stands, and keeps its address', async () => {
    const { page } = await openReport(audit(1000));
    const file = 'specs/archive/00777_some_task_with_a_name/.return-meta.json';
    await goTo(page, `return=${encodeURIComponent(file)}`);
    expect(await focused(page)).toBe(`BUTTON ${file}`);
    expect(await page.$$eval('#rows .opened', (found) => found.length)).toBe(1);
    expect(await isSeen(page, '#rows button[aria-expanded=true]')).toBe(true);
    expect(await page.evaluate(() => location.hash)).toBe(`#return=${encodeURIComponent(file)}`);
    await page.reload();
    expect(await focused(page)).toBe(`BUTTON ${file}`);
  });

  test('opens the one of several returns of a file that it names', async () => {
    const returns = [0, 1, 2].map((index) =>
      record({ file: 'a.returns.jsonl', index, line: index + 1, agent: `agent-${String(index)}` }),
    );
    const { page } = await openReport(report({ returns }));
    await goTo(page, 'return=a.returns.jsonl&index=2');
    expect(await page.$eval('#rows .opened', (one) => one.textContent)).toContain('agent-2');
    expect(await page.$eval('#rows .opened a[href^="#return"]', (one) => one.getAttribute('href'))).toBe(
      '#return=a.returns.jsonl&index=2',
    );
  });

  test('says where a return is not in this report', async () => {
    const { page } = await openReport(SMALL);
    await goTo(page, 'return=gone.json');
    expect(await statusLine(page)).toBe('This report has no return gone.json.');
    expect(await names(page)).toHaveLength(3);
  });

  test('shows the returns of a rule', async () => {
    const { page } = await openReport(SMALL);
    await goTo(page, 'rule=status-stale');
    expect(await names(page)).toEqual(['c.json']);
    expect(await isSeen(page, '#shown-rows')).toBe(true);
  });

  test.each([true, false])('marks a run among all of them (with scripts: %s)', async (scripts) => {
    const { page } = await openReport(audit(30), { scripts });
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(`${address}#run-night-14`);
    const marked = await page.$eval('tr:target', (one) => [one.id, getComputedStyle(one).backgroundColor]);
    expect(marked).toEqual(['run-night-14', 'rgb(255, 229, 143)']);
    expect(await isSeen(page, 'tr:target')).toBe(true);
  });

  test('leads from each column of the charts to its run', async () => {
    const { page } = await openReport(audit(30));
    const lost = await page.$$eval('.columns-chart a', (found) =>
      found.map((one) => one.getAttribute('href')?.slice(1) ?? '').filter((id) => document.getElementById(id) === null),
    );
    expect(lost).toEqual([]);
    expect(
      await page.$$eval('.columns-chart svg', (found) => found.map((one) => one.getAttribute('aria-hidden'))),
    ).toEqual(['true', 'true']);
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
    const { page } = await openDetails(audit(30), { scheme, links: LINKS });
    for (const button of await page.$$('#rows button.more')) await button.click();
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe(scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(13, 17, 23)');
    const { ratio, text } = await page.evaluate(lowestContrast);
    expect(ratio < 4.5 ? `${String(ratio)}: ${text}` : '').toBe('');
  });

  test.each([1280, 800, 400])('fits a window %d wide', async (width) => {
    const { page } = await openDetails(audit(30), { scheme, width });
    await page.click('#rows button.more');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('the HTML report of hostile text', () => {
  test('runs none of it, and shows it as text', async () => {
    const opened = await openDetails(trapped(), { links: LINKS, rulePages: 'https://github.com/o/gate' });
    const { page } = opened;
    for (const button of await page.$$('#rows button.more')) await button.click();
    for (const anchor of await page.$$('a[data-filter]')) await anchor.click();
    const state = await page.evaluate(() => ({
      pwned: '__pwned' in window,
      strange: [...document.querySelectorAll('img, iframe, object, h1, style, script, base')].map((one) => one.tagName),
      handlers: [...document.querySelectorAll('*')].flatMap((one) =>
        one.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      addresses: [...document.querySelectorAll('a')]
        .map((one) => one.getAttribute('href') ?? '')
        .filter((one) => !/^(?:https:\/\/github\.com\/o\/|#)/.test(one)),
      title: document.querySelectorAll('html title:not(svg title)').length,
    }));
    expect(state).toEqual({
      pwned: false,
      strange: ['STYLE', 'H1', 'SCRIPT', 'SCRIPT'],
      handlers: [],
      addresses: [],
      title: 1,
    });
    expectQuiet(opened);
  });

  test.each(TRAPS)('finds and shows %j', async (trap) => {
    const { page } = await openReport(trapped());
    const seen = trap.replace('\u202e', '\\u202e').replace('\u0000\u2028', '\\u0000\\u2028');
    await page.$eval('#search', (one, words) => ((one as HTMLInputElement).value = words), seen);
    await page.$eval('#search', (one) => one.dispatchEvent(new Event('input', { bubbles: true })));
    const shown = await names(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.some((name) => name.startsWith(`${seen}/`))).toBe(true);
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
  /** Milliseconds until the page has drawn what an action changed. */
  async function measure(page: Page, action: () => Promise<unknown>): Promise<number> {
    const start = performance.now();
    await action();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return performance.now() - start;
  }

  test('answers at once, and holds a hundred of them on the page', async () => {
    const opened = await openDetails(audit(MANY));
    const { page } = opened;
    expect(await statusLine(page)).toBe('20,000 of 20,000 rows');
    expect(await page.$$eval('#rows > tr', (rows) => rows.length)).toBe(100);
    const times = {
      search: await measure(page, () => page.type('#search', '1')),
      more: await measure(page, () => page.type('#search', '9')),
      choice: await measure(page, () => page.select('#status', '=in_progress')),
      sort: await measure(page, () => page.click('th[data-column=findings] button')),
      again: await measure(page, () => page.click('th[data-column=file] button')),
      turn: await measure(page, () => page.click('#next')),
      open: await measure(page, () => page.click('#rows button.more')),
      reset: await measure(page, () => page.click('button[type=reset]')),
    };
    expect(Object.entries(times).filter(([, time]) => time > AT_ONCE)).toEqual([]);
    expect(await statusLine(page)).toBe('20,000 of 20,000 rows');
    expectQuiet(opened);
  });
});
