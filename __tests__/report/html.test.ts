import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Finding } from '../../src/model/finding.js';
import type { Report } from '../../src/model/report.js';
import { ageInWords, byAge, interrupted } from '../../src/report/html/ages.js';
import type { PageData } from '../../src/report/html/page-data.js';
import { render } from '../../src/report/html.js';
import { hostileReport } from './hostile.js';
import { claim, FILE, finding, record, report } from './sample.js';

const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };
const CLOCK = Date.UTC(2026, 0, 28, 12);

function page(of: Report, options: Partial<Parameters<typeof render>[1]> = {}): string {
  return [...render(of, { links: null, ...options })].join('');
}

function dataOf(text: string): PageData {
  return JSON.parse(/<script type="application\/json" id="data">([^]*?)<\/script>/.exec(text)?.[1] ?? '') as PageData;
}

/** The page without its style, script and data: what the report made of it. */
function body(text: string): string {
  return text.replace(/<(style|script)[^]*?<\/\1>/g, '');
}

/** What a reader sees, white space as one space. */
function visible(text: string): string {
  return body(text)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

const ELEMENTS = new Set(
  'html head meta link title body a main header h1 h2 p br span code time section details summary dl div dt dd table caption thead tbody tr th td svg rect ul li form label input select option button noscript nav footer figure figcaption h3 path text'.split(
    ' ',
  ),
);

describe('the page', () => {
  test('says what became of the run, of what, and when', () => {
    const source = { kind: 'commit', revision: '8f3c2d1a9b7e6f5a', root: 'apps/web', shard: '2/8' } as const;
    const text = visible(page(report({ source, findings: [finding()], clock: CLOCK })));
    expect(text).toContain('✗ Failed: 1 error; the one claim is true 1 error (fails on error).');
    expect(text).toContain('Checked commit 8f3c2d1 in apps/web , shard 2/8, 2026-01-28 12:00 UTC .');
    expect(visible(page(report({ clock: null })))).toMatch(/Checked commit 8f3c2d1 \./);
    const workspace = { ...source, kind: 'workspace', revision: null, root: '', shard: null } as const;
    expect(visible(page(report({ source: workspace })))).toContain('Checked the workspace,');
  });

  test('counts everything', () => {
    const findings = [finding(), finding({ severity: 'warning' }), finding({ baselined: true })];
    expect(visible(page(report({ findings })))).toContain(
      'Files 1 Returns 1 Claims 1 Errors 1 Warnings 1 Notices 0 Known 1',
    );
  });

  test('draws claims by verdict, returns by status and findings by rule, each bar a filter', () => {
    const returns = [
      record({ claims: [claim('present'), claim('present'), claim('missing')] }),
      record({ file: 'b', status: 'partial', success: false, claims: [] }),
      record({ file: 'c', status: null, success: false, claims: [] }),
    ];
    const text = page(report({ returns, findings: [finding()] }));
    expect(visible(text)).toMatch(
      /Claims by verdict present 2 missing 1 Returns by status \(none\) 1 implemented 1 partial 1 Findings by rule artifact-missing 1/,
    );
    expect(text).toContain('<a href="#verdict=missing" data-filter="verdict" data-value="missing">missing</a>');
    expect(text).toContain('<a href="#status=" data-filter="status" data-value="">(none)</a>');
    expect(text).toContain('<a href="#rule=artifact-missing" data-filter="rule" data-value="artifact-missing">');
    expect([...text.matchAll(/<rect width="([\d.]+)"/g)].map(([, width]) => width).slice(0, 2)).toEqual(['100', '50']);
  });

  test('tells commits that are not in the history from files that are missing', () => {
    const { claim: path, verdict } = claim('missing', 'a1b2c3d');
    const commit = { claim: { ...path, kind: 'commit' as const }, verdict };
    const text = page(report({ returns: [record({ claims: [claim('missing'), commit, commit] })] }));
    expect(visible(text)).toContain('Claims by verdict missing 1 not in history 2 ');
    const { verdicts, fates, rows } = dataOf(text);
    expect(rows[0]?.[9].map(([, , verdict]) => verdicts[verdict])).toEqual([
      'missing',
      'not in history',
      'not in history',
    ]);
    expect(fates.at(-1)).toEqual(['not in history', 'doubtful']);
  });

  test('says first which claims are not true, whatever their files are called, with whose they are', () => {
    const lie = finding({ file: 'z.json', untrue: true, message: 'Artifact does not exist: "src/never.ts".' });
    const known = finding({ file: 'a.json', untrue: true, baselined: true, message: 'Old lie.' });
    const returns = [
      record({ file: 'a.json' }),
      record({ file: 'z.json', claims: [claim('missing', 'src/never.ts')] }),
    ];
    const text = page(report({ returns, findings: [known, finding({ file: 'a.json', message: 'Form.' }), lie] }));
    expect(visible(text)).toMatch(
      /implementer-agent claims src\/never\.ts , which does not exist \( z\.json:5 \) 1 of 2 claims is false[^]*False claims Commit it\. Claimed Return and line Agent src\/never\.ts does not exist artifact-missing z\.json:5 implementer-agent Other findings error artifact-missing a\.json:5 Form\.[^]* Files 2/,
    );
    expect(dataOf(text).rows.map(([file]) => own(text, file))).toEqual(['z.json', 'a.json']);
  });

  test('tells once what repeats, with its value and its agents', () => {
    const returns = Array.from({ length: 5 }, (_, i) =>
      record({ file: `f${String(i)}`, agent: i < 4 ? 'lean' : 'planner' }),
    );
    const findings = returns.map(({ file }) => finding({ file, rule: 'artifact-type', message: 'Type "source".' }));
    expect(visible(page(report({ returns, findings })))).toContain(
      'Other findings Times Finding Agents 4 error Type source . artifact-type Commit it. lean',
    );
  });

  test('draws a status that its version does not know as wrong', () => {
    const returns = [record({ file: 'a', status: 'done', success: false, foreignStatus: true }), record({ file: 'b' })];
    const text = page(report({ returns }));
    expect(/done<\/a>[^]*?class="bar (\w+)"/.exec(text)?.[1]).toBe('bad');
    expect(text).toContain('<code class="foreign">done</code>');
  });

  test('can be read without its script: its first rows, and what was found in them', () => {
    const returns = Array.from({ length: 101 }, (_, i) =>
      record({ file: `f${String(i)}`, claims: [claim('relocated')] }),
    );
    const text = visible(page(report({ returns, findings: [finding({ file: 'f2', message: 'Form.' })] })));
    expect(text).toContain('100 of 101 rows.');
    expect(text).toMatch(/f2 implemented implementer-agent return-meta@1\.2 1 moved 1 error f3 /);
    expect(text).toContain('Other findings error artifact-missing f2:5 Form.');
    expect(text).not.toContain('f100 implemented');
  });

  test('draws no more bars than can be read', () => {
    const returns = Array.from({ length: 15 }, (_, i) => record({ file: `f${String(i)}`, status: `s${String(i)}` }));
    expect(visible(page(report({ returns })))).toMatch(/Returns by status (?:s\d+ 1 ){12}And 3 more with 3 in all\./);
  });

  test('lists agents that never finished by age, the oldest first', () => {
    const started = (file: string, startedAt: string | null): ReturnType<typeof record> =>
      record({ file, status: 'in_progress', success: false, startedAt });
    const returns = [
      started('new', '2026-01-28T11:30:00Z'),
      started('never', null),
      started('old', '2026-01-20T12:00:00Z'),
      record({ file: 'done', startedAt: '2026-01-01T00:00:00Z' }),
    ];
    const text = visible(page(report({ returns, clock: CLOCK })));
    expect(text).toContain('Interrupted agents by age under 1 hour 1 7 to 30 days 1 unknown 1');
    expect(text).toMatch(
      /old implementer-agent 2026-01-20T12:00:00Z 8 days new implementer-agent 2026-01-28T11:30:00Z 30 minutes never implementer-agent – unknown/,
    );
    expect(text).not.toContain('done implementer-agent');
    expect(visible(page(report({ returns, clock: null })))).toContain('Interrupted agents by age unknown 3');
    expect(visible(page(report()))).not.toContain('Interrupted');
  });

  test('tells who returned and who called whom', () => {
    const returns = [record({ file: 'a' }), record({ file: 'b', delegation: ['orchestrator', 'implement'] })];
    const text = visible(page(report({ returns, findings: [finding({ file: 'a' })] })));
    expect(text).toContain('Agent Returns Failing False claims implementer-agent 2 1 0');
    expect(text).toContain('Caller Called Returns orchestrator implement 2 implement implementer-agent 1');
    const nameless = visible(page(report({ returns: [record({ delegation: [], agent: null })] })));
    expect(nameless).toContain('Agent Returns Failing False claims (none) 1 0 0');
    expect(nameless).not.toContain('Who called whom');
  });

  test('shows what was found of the whole run outside of the table', () => {
    const whole = finding({ rule: 'no-returns', message: 'Nothing.', file: null, index: null, range: null });
    expect(visible(page(report({ returns: [], findings: [whole] })))).toContain(
      'Other findings error no-returns the whole run Nothing. Commit it.',
    );
    const known = { ...whole, baselined: true };
    expect(visible(page(report({ findings: [known] })))).not.toContain('the whole run');
  });

  test('lets nothing run but its own script, and asks for nothing', () => {
    const text = page(report(), { links: LINKS });
    const hash = (element: string): string => {
      const content = new RegExp(`<${element}>([^]*?)</${element}>`).exec(text)?.[1] ?? '';
      expect(content.length).toBeGreaterThan(1000);
      return `&#39;sha256-${createHash('sha256').update(content).digest('base64')}&#39;`;
    };
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
    expect(policy.split('; ')).toEqual([
      'default-src &#39;none&#39;',
      `style-src ${hash('style')}`,
      `script-src ${hash('script')}`,
      'img-src data:',
      'base-uri &#39;none&#39;',
      'form-action &#39;none&#39;',
    ]);
    expect(text.match(/\ssrc=|@import|url\(|\sstyle=|\son\w+=/g)).toBeNull();
    expect([...text.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, address]) => address)).toEqual(['data:,']);
  });

  test('is text where the report is text, and its own markup everywhere else', () => {
    const tag =
      /^<(?:!doctype html|\/?[a-z][a-z1-6]*(?: [a-zA-Z-]+(?:="(?:[^"<>&]|&(?:amp|lt|gt|quot|#39);)*")?)*(?: \/)?)>$/;
    fc.assert(
      fc.property(hostileReport, (sample) => {
        const text = body(page(sample, { links: LINKS }));
        const tags = text.match(/<[^>]*>?/g) ?? [];
        expect(tags.filter((one) => !tag.test(one))).toEqual([]);
        const names = tags.map((one) => /^<\/?([a-z1-6]+)/.exec(one)?.[1] ?? '');
        expect(names.filter((name) => name !== '' && !ELEMENTS.has(name))).toEqual([]);
        const attributes = tags.flatMap((one) =>
          [...one.matchAll(/ ([a-zA-Z-]+)="[^"]*"/g)].map(([, name]) => name ?? ''),
        );
        expect(attributes.filter((name) => name.startsWith('on') || name === 'style' || name === 'src')).toEqual([]);
        for (const [, address] of text.matchAll(/ href="([^"]*)"/g)) {
          expect(address).toMatch(
            /^(?:#returns|#this-run|#run-[\w.~%-]*|#[a-z]+=[\w.~%-]*(?:&amp;index=\d+)?|data:,|https:\/\/github\.com\/(?:o\/r|return-gate\/return-gate)\/[\w.~:/?#%=+,;@-]*)$/,
          );
        }
      }),
    );
  });
});

/** A text of the page's data. */
function own(text: string, place: number | undefined): string {
  return dataOf(text).strings[place ?? -1] ?? '';
}

describe('the data of the page', () => {
  test('has a row for each return, with its claims and findings', () => {
    const evaluated = claim('relocated', 'specs/1/plan.md');
    const moved = {
      ...evaluated,
      verdict: { ...evaluated.verdict, size: 7, foundAt: 'specs/archive/1/plan.md', detail: 'x' },
    };
    const line = '      "path": "src/parser.ts",';
    const found = finding({
      range: { startLine: 5, startColumn: 15, endLine: 5, endColumn: 30 },
      excerpt: { text: line, cut: 0 },
    });
    const returns = [record({ claims: [moved], startedAt: '2026-01-28T10:00:00Z' })];
    const text = page(report({ returns, findings: [found] }));
    const { rows, verdicts, severities } = dataOf(text);
    expect(rows).toHaveLength(1);
    const [file, at, named, standard, status, agent, session, started, chain, claims, findings] = rows[0] ?? [];
    expect([file, standard, status, agent, session, started].map((place) => own(text, place))).toEqual([
      ...[FILE, 'return-meta@1.2', 'implemented', 'implementer-agent', 'sess_1736700000_abc123'],
      '2026-01-28T10:00:00Z',
    ]);
    expect([at, named]).toEqual([1, 0]);
    expect(chain?.map((place) => own(text, place))).toEqual(['orchestrator', 'implement', 'implementer-agent']);
    const [path, type, verdict, size, foundAt, detail] = claims?.[0] ?? [];
    expect([path, type, foundAt, detail].map((place) => own(text, place))).toEqual([
      ...['specs/1/plan.md', 'implementation', 'specs/archive/1/plan.md', 'x'],
    ]);
    expect([verdicts[verdict ?? -1], size]).toEqual(['relocated', 7]);
    const [severity, rule, message, advice, startLine, column, known, source] = findings?.[0] ?? [];
    expect([rule, message, advice].map((place) => own(text, place))).toEqual([
      ...['artifact-missing', 'Artifact does not exist: "src/parser.ts".', 'Commit it.'],
    ]);
    expect([severities[severity ?? -1], startLine, column, known]).toEqual(['error', 5, 15, 0]);
    expect(source?.map((place) => own(text, place))).toEqual(['"path": ', '"src/parser.ts"', ',']);
  });

  test('names the line of a return that shares its file', () => {
    const returns = [record({ line: 1 }), record({ index: 1, line: 9 })];
    expect(dataOf(page(report({ returns }))).rows.map(([, line, named]) => [line, named])).toEqual([
      [1, 0],
      [9, 1],
    ]);
  });

  test('has a row for a file that holds no return', () => {
    const broken = finding({ rule: 'json-syntax', file: 'broken.json', index: null });
    const text = page(report({ returns: [record()], findings: [broken, { ...broken, file: FILE }] }));
    const { rows } = dataOf(text);
    expect(rows.map((row) => [own(text, row[0]), row[1], row[10].length])).toEqual([
      ['broken.json', 0, 1],
      [FILE, 1, 1],
    ]);
  });

  test('has a row for each line of a log that is no return, and tells 2 from 10', () => {
    const log = 'specs/10/log.jsonl';
    const broken = [2, 4].map((line) =>
      finding({
        file: log,
        index: null,
        rule: 'json-syntax',
        range: { startLine: line, startColumn: 1, endLine: line, endColumn: 2 },
      }),
    );
    const returns = [
      record({ file: log }),
      record({ file: log, index: 1, line: 3 }),
      record({ file: 'specs/2/a.json' }),
    ];
    const text = page(report({ returns, findings: broken }));
    expect(dataOf(text).rows.map((row) => [own(text, row[0]), row[1], row[10].length])).toEqual([
      ['specs/2/a.json', 1, 0],
      [log, 1, 0],
      [log, 2, 1],
      [log, 3, 0],
      [log, 4, 1],
    ]);
  });

  test('shows no source line of which nothing can be seen', () => {
    const blank = finding({ excerpt: { text: '  ', cut: 0 } });
    expect(dataOf(page(report({ findings: [blank] }))).rows[0]?.[10][0]?.[7]).toBeNull();
  });

  test('has the worst findings first, and those that are known last', () => {
    const known = finding({ baselined: true });
    const findings = [known, finding({ severity: 'notice' }), finding({ severity: 'warning' }), finding()];
    const [row] = dataOf(page(report({ findings }))).rows;
    expect(row?.[10].map(([severity, , , , , , old]) => [severity, old])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ]);
  });

  test('keeps each text once', () => {
    const returns = Array.from({ length: 300 }, (_, i) => record({ file: `f${String(i)}` }));
    const { strings } = dataOf(page(report({ returns })));
    expect(new Set(strings).size).toBe(strings.length);
    expect(strings.length).toBeLessThan(320);
  });

  test('leads to files at the checked commit, whatever their names', () => {
    const source = { kind: 'commit', revision: '8f3c2d1a', root: 'my app', shard: null } as const;
    const names = ['a b/#1.json', 'caf\udce9.json', 'x\u202e.json', 'log.md'];
    const text = page(report({ source, returns: names.map((file) => record({ file })) }), {
      links: LINKS,
      rulePages: 'https://github.com/o/gate/blob/v1/docs/rules',
    });
    const { files, rules, addresses, rows } = dataOf(text);
    expect(files).toBe('https://github.com/o/r/blob/8f3c2d1a/my%20app');
    expect(rules).toBe('https://github.com/o/gate/blob/v1/docs/rules');
    // The others lead there by their names as they are shown.
    expect(rows.map(([file]) => addresses[String(file)])).toEqual([
      undefined,
      'https://github.com/o/r/blob/8f3c2d1a/my%20app/caf%E9.json',
      undefined,
      'https://github.com/o/r/blob/8f3c2d1a/my%20app/x%E2%80%AE.json',
    ]);
    expect(dataOf(page(report()))).toMatchObject({
      files: null,
      rules: 'https://github.com/return-gate/return-gate/blob/v1.0.0/docs/rules',
      addresses: {},
    });
  });

  test('holds no markup and nothing that cannot be seen, whatever the report holds', () => {
    fc.assert(
      fc.property(hostileReport, (sample) => {
        const text = page(sample, { links: LINKS });
        const [, data = ''] = /<script type="application\/json" id="data">([^]*?)<\/script>/.exec(text) ?? [];
        expect(data).not.toMatch(/[<>&]/);
        for (const string of dataOf(text).strings) {
          expect(string.replace(/\p{ExtPict}(\ufe0f|\p{EMod})?(\u200d\p{ExtPict}\ufe0f?)*/gu, '')).not.toMatch(
            /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{DI}]/u,
          );
        }
      }),
    );
  });
});

describe('ages', () => {
  test.each([
    [0, '0 minutes'],
    [59_999, '0 minutes'],
    [60_000, '1 minute'],
    [7_199_999, '119 minutes'],
    [7_200_000, '2 hours'],
    [2 * 86_400_000 - 1, '47 hours'],
    [2 * 86_400_000, '2 days'],
  ])('%d ms is %s', (age, words) => {
    expect(ageInWords(age)).toBe(words);
  });

  test('fall into one group each, of which the limits belong to the older', () => {
    const at = (age: number): string => new Date(CLOCK - age).toISOString();
    const ages = [3_599_999, 3_600_000, 86_400_000, 7 * 86_400_000, 30 * 86_400_000];
    const returns = ages.map((age) => record({ status: 'in_progress', startedAt: at(age) }));
    expect(byAge(interrupted(returns, CLOCK))).toEqual([
      ['under 1 hour', 1],
      ['1 to 24 hours', 1],
      ['1 to 7 days', 1],
      ['7 to 30 days', 1],
      ['30 days and more', 1],
    ]);
  });

  test.each([['yesterday'], ['2026-02-30'], ['2027-01-01T00:00:00Z'], [null]])('are unknown for %s', (startedAt) => {
    expect(interrupted([record({ status: 'in_progress', startedAt })], CLOCK)).toMatchObject([{ age: null }]);
  });
});

test('a report of many returns is written in many pieces', () => {
  const returns = Array.from({ length: 2_000 }, (_, i) => record({ file: `f${String(i)}` }));
  const findings: Finding[] = returns.map(({ file }) => finding({ file }));
  const pieces = [...render(report({ returns, findings }), { links: null })];
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
  expect(dataOf(pieces.join('')).rows).toHaveLength(2_000);
});
