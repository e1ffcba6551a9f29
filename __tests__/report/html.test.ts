import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Report } from '../../src/model/report.js';
import { MOST_ROWS } from '../../src/report/html/parts.js';
import { render } from '../../src/report/html.js';
import { hostileReport } from './hostile.js';
import { claim, finding, record, report } from './sample.js';

const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };
const CLOCK = Date.UTC(2026, 0, 28, 12);

function page(of: Report, options: Partial<Parameters<typeof render>[1]> = {}): string {
  return [...render(of, { links: null, ...options })].join('');
}

/** What a reader sees with everything unfolded, white space as one space. */
function visible(text: string): string {
  return text
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** The lines of the groups below a heading: an open group starts with a plus, a folded one with a minus. */
function groups(text: string, section: string): readonly string[] {
  const [, part = ''] = new RegExp(`<section id="${section}">([^]*?)</section>`).exec(text) ?? [];
  return [...part.matchAll(/<details( open)?><summary>([^]*?)<\/summary>/g)].map(
    ([, open, line = '']) => `${open === undefined ? '-' : '+'}${visible(line).trimEnd()}`,
  );
}

const ELEMENTS = new Set(
  'html head meta link title style body main header nav section footer h1 h2 p ul li br a span strong code pre mark time details summary div dl dt dd table thead tbody tr th td'.split(
    ' ',
  ),
);

describe('the page', () => {
  test('says what became of the run, of what, and when', () => {
    const source = { kind: 'commit', revision: '8f3c2d1a9b7e6f5a', root: 'apps/web', shard: '2/8' } as const;
    const text = visible(page(report({ source, findings: [finding()], clock: CLOCK })));
    expect(text).toContain('✗ Failed: 1 error; the one claim holds 1 error.');
    expect(text).toContain('Checked commit 8f3c2d1 in apps/web , shard 2/8, 2026-01-28 12:00 UTC .');
    expect(visible(page(report({ clock: null })))).toMatch(/Checked commit 8f3c2d1 \./);
    const workspace = { ...source, kind: 'workspace', revision: null, root: '', shard: null } as const;
    expect(visible(page(report({ source: workspace })))).toContain('Checked the workspace,');
  });

  test('leads to each of its parts, and to none that it does not have', () => {
    const parts = (text: string): readonly string[] => {
      const targets = [...text.matchAll(/<li><a href="#([\w-]+)">/g)].map(([, id]) => id ?? '');
      expect(targets.filter((id) => !text.includes(`<section id="${id}">`))).toEqual([]);
      return targets;
    };
    const returns = [record({ claims: [claim('missing')] })];
    const findings = [finding({ untrue: true }), finding({ rule: 'status-stale' })];
    expect(parts(page(report({ returns, findings })))).toEqual([
      'false-claims',
      'other-findings',
      'returns',
      'numbers',
    ]);
    expect(parts(page(report()))).toEqual(['returns', 'numbers']);
  });

  test('counts everything', () => {
    const returns = [
      record({ claims: [claim('present'), claim('present'), claim('missing')] }),
      record({ file: 'b', status: 'partial', success: false, claims: [] }),
      record({ file: 'c', status: null, success: false, claims: [], delegation: ['orchestrator', 'implement'] }),
    ];
    const findings = [finding(), finding({ severity: 'warning' }), finding({ baselined: true })];
    const text = visible(page(report({ returns, findings })));
    expect(text).toContain('Files 3 Returns 3 Claims 3 Errors 1 Warnings 1 Notices 0 Known 1');
    expect(text).toContain('Claims by outcome (2) Outcome Claims false 1 present 2');
    expect(text).toContain('Returns by status (3) Status Returns implemented 1 partial 1 no status 1');
    expect(text).toContain('Findings by rule (1) Rule Errors Warnings Notices artifact-missing 1 1 0');
    expect(text).toContain(
      'Who called whom (2) Call Returns orchestrator › implement 3 implement › implementer-agent 2',
    );
    expect(text).not.toContain('Interrupted agents');
  });

  test('folds false claims by cause and agent, what fails and the most accused agent first', () => {
    const file = (name: string): ReturnType<typeof claim> => claim('missing', name);
    const returns = [
      record({ file: 'a.json', claims: [claim('missing', 'old.ts')] }),
      record({ file: 'b.json', agent: 'planner', claims: [claim('empty', 'p.ts')] }),
      record({ file: 'z.json', claims: [file('x.ts')] }),
      record({ file: 'y.json', claims: [file('y.ts')] }),
    ];
    const findings = [
      finding({ file: 'a.json', untrue: true, baselined: true }),
      finding({ file: 'b.json', rule: 'artifact-empty', untrue: true }),
      finding({ file: 'z.json', untrue: true }),
      finding({ file: 'y.json', untrue: true }),
    ];
    const text = page(report({ returns, findings }));
    expect(groups(text, 'false-claims')).toEqual([
      '+ 2 × does not exist: implementer-agent',
      '+ 1 × is empty: planner',
      '- 1 × does not exist: implementer-agent in the baseline',
    ]);
    expect(visible(text)).toContain(
      'False claims (4) For each, commit the file, correct the path, or remove the claim. 2 × does not exist: implementer-agent Rule: artifact-missing Claimed Return and line y.ts y.json:5 x.ts z.json:5 ',
    );
  });

  test('folds other findings by rule and agent, the worst first, notices and known ones last', () => {
    const of = (n: number, changes: Parameters<typeof finding>[0]): Report['findings'] =>
      Array.from({ length: n }, () => finding(changes));
    const findings = [
      ...of(1, { severity: 'notice', rule: 'a-notice' }),
      ...of(1, { baselined: true, rule: 'b-known' }),
      ...of(2, { severity: 'warning', rule: 'c-warning' }),
      ...of(1, { rule: 'd-error', file: 'p.json' }),
      ...of(3, { rule: 'e-error', message: 'Type "source".' }),
      finding({ rule: 'no-returns', message: 'Nothing.', file: null, index: null, range: null }),
    ];
    const text = page(report({ returns: [record(), record({ file: 'p.json', agent: 'planner' })], findings }));
    const missing = 'File does not exist: src/parser.ts .';
    expect(groups(text, 'other-findings')).toEqual([
      '+ 3 × error e-error : implementer-agent Type source .',
      `+ 1 × error d-error : planner ${missing}`,
      '+ 1 × error no-returns Nothing.',
      `+ 2 × warning c-warning : implementer-agent ${missing}`,
      `- 1 × notice a-notice : implementer-agent ${missing}`,
      `- 1 × error known b-known : implementer-agent ${missing}`,
    ]);
    expect(visible(text)).toContain('Nothing. Rule: no-returns Commit it. Place Finding the whole run');
  });

  test('shows what differs within a group, and the source line', () => {
    const range = { startLine: 5, startColumn: 15, endLine: 5, endColumn: 30 };
    const excerpt = { text: '      "path": "src/parser.ts",', cut: 0 };
    const findings = [
      finding({ rule: 'x', message: 'One.', recommendation: 'Do one.', range, excerpt }),
      finding({ rule: 'x', message: 'Two.', recommendation: 'Do two.', excerpt: { text: '  ', cut: 0 } }),
    ];
    const text = page(report({ findings }));
    expect(visible(text)).toMatch(
      /For example: One\. Rule: x Place Finding \S+:5 One\. &quot;path&quot;: &quot;src\/parser\.ts&quot; , Do one\. \S+:5 Two\. Do two\./,
    );
    expect(text).toContain('<pre><code>&quot;path&quot;: <mark>&quot;src/parser.ts&quot;</mark>,</code></pre>');
  });

  test('unfolds what comes first, and folds all after some twenty rows', () => {
    const returns = Array.from({ length: 30 }, (_, i) => record({ file: `f${String(i)}`, agent: `a${String(i % 3)}` }));
    const findings = returns.map(({ file }) => finding({ file }));
    expect(groups(page(report({ returns, findings })), 'other-findings').map((line) => line.slice(0, 6))).toEqual([
      '+ 10 ×',
      '+ 10 ×',
      '- 10 ×',
    ]);
  });

  test('folds returns by agent, failing ones first, with all that is known of each', () => {
    const moved = claim('relocated', 'specs/1/plan.md');
    const returns = [
      record({ file: 'ok.json', agent: 'planner' }),
      record({ file: 'ok2.json', agent: 'planner' }),
      record({ file: 'fine.json' }),
      record({
        file: 'bad.json',
        status: 'done',
        foreignStatus: true,
        startedAt: '2026-01-28T10:00:00Z',
        claims: [
          claim('missing', 'src/never.ts'),
          { ...moved, verdict: { ...moved.verdict, size: 7, foundAt: 'specs/archive/1/plan.md', detail: 'Why.' } },
        ],
      }),
    ];
    const findings = [finding({ file: 'bad.json', untrue: true }), finding({ file: 'ok.json', baselined: true })];
    const text = page(report({ returns, findings }));
    expect(groups(text, 'returns')).toEqual([
      '- implementer-agent : 2 returns 1 failing 1 false claim',
      '- bad.json done 1 false 1 moved 1 error',
      '- fine.json implemented 1 present',
      '- planner : 2 returns',
      '- ok.json implemented 1 present 1 known',
      '- ok2.json implemented 1 present',
    ]);
    expect(visible(text)).toContain(
      'File bad.json:1 Standard return-meta@1.2, which has no such status Delegation orchestrator › implement › implementer-agent Session sess_1736700000_abc123 Started 2026-01-28T10:00:00Z Claim Type Verdict Bytes src/never.ts implementation missing false specs/1/plan.md Now at specs/archive/1/plan.md Why. implementation relocated 7 error artifact-missing bad.json:5 : File does not exist: src/parser.ts . Link to this return',
    );
  });

  test('tells commits that are not in the history from files that are missing', () => {
    const { claim: path, verdict } = claim('missing', 'a1b2c3d');
    const commit = { claim: { ...path, kind: 'commit' as const }, verdict };
    const text = visible(page(report({ returns: [record({ claims: [claim('missing'), commit, commit] })] })));
    expect(text).toContain('Outcome Claims false 1 not in history 2 ');
    expect(text).toContain('a1b2c3d implementation not in history a1b2c3d');
  });

  test('lists agents that never finished by age, the oldest first', () => {
    const started = (file: string, age: number | null): ReturnType<typeof record> =>
      record({
        file,
        status: 'in_progress',
        success: false,
        startedAt: age === null ? null : new Date(CLOCK - age).toISOString(),
      });
    const hour = 3_600_000;
    const returns = [
      started('minutes', 2 * hour - 1),
      started('never', null),
      started('days', 48 * hour),
      started('hours', 48 * hour - 1),
      started('future', -hour),
      record({ file: 'done', startedAt: '2026-01-01T00:00:00Z' }),
    ];
    const text = visible(page(report({ returns, clock: CLOCK })));
    expect(text).toMatch(
      /Interrupted agents \(5\) Return Agent Started Age days:1 \S+ \S+ 2 days hours:1 \S+ \S+ 47 hours minutes:1 \S+ \S+ 119 minutes future:1 \S+ \S+ unknown never:1 \S+ – unknown/,
    );
    expect(visible(page(report({ returns, clock: null })))).toMatch(/days:1 \S+ \S+ unknown/);
  });

  test('has an anchor for each return and each rule, and leads there if files cannot be viewed', () => {
    const returns = [
      record({ file: 'a b.jsonl' }),
      record({ file: 'a b.jsonl', index: 1, line: 2, claims: [claim('missing')] }),
    ];
    const findings = [finding({ file: 'a b.jsonl', index: 1, untrue: true }), finding({ file: 'a b.jsonl', index: 0 })];
    const text = page(report({ returns, findings }));
    expect([...text.matchAll(/<div id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'rule=artifact-missing',
      'rule=artifact-missing&amp;n=2',
      'return=a b.jsonl&amp;index=1',
      'return=a b.jsonl',
    ]);
    expect(text).toContain('<td><a href="#return=a%20b.jsonl%26index%3D1"><code>a b.jsonl:5</code></a></td>');
    expect(page(report({ returns, findings }), { links: LINKS })).toContain(
      '<td><a href="https://github.com/o/r/blob/8f3c2d1a/a%20b.jsonl#L5"><code>a b.jsonl:5</code></a></td>',
    );
  });

  test('cuts a long name, and never the address that is made of it', () => {
    const address = (file: string): string =>
      / href="#return=([^"]*)"/.exec(page(report({ returns: [record({ file })] })))?.[1] ?? '';
    expect(address('é'.repeat(600))).toBe('%C3%A9'.repeat(600));
    expect(address('é'.repeat(2_000))).toBe(`${'%C3%A9'.repeat(999)}%E2%80%A6`);
  });

  test('leads to files at the checked commit, whatever their names, and to the pages of rules', () => {
    const source = { kind: 'commit', revision: '8f3c2d1a', root: 'my app', shard: null } as const;
    const names = ['a b/#1.json', 'caf\udce9.json', 'x\u202e.json', 'log.md'];
    const text = page(report({ source, returns: names.map((file) => record({ file })), findings: [finding()] }), {
      links: LINKS,
      rulePages: 'https://github.com/o/gate/blob/v1/docs/rules',
    });
    for (const path of ['a%20b/%231.json', 'caf%E9.json', 'x%E2%80%AE.json', 'log.md?plain=1']) {
      expect(text).toContain(`href="https://github.com/o/r/blob/8f3c2d1a/my%20app/${path}#L1"`);
    }
    expect(text).toContain('href="https://github.com/o/gate/blob/v1/docs/rules/artifact-missing.md"');
    expect(page(report({ findings: [finding()] }))).toContain(
      'href="https://github.com/return-gate/return-gate/blob/HEAD/docs/rules/artifact-missing.md"',
    );
  });

  test('has no script, lets nothing run, and asks for nothing', () => {
    const text = page(report(), { links: LINKS });
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
    expect(policy.split('; ')).toEqual([
      'default-src &#39;none&#39;',
      `style-src &#39;sha256-${createHash('sha256').update(style).digest('base64')}&#39;`,
      'img-src data:',
      'base-uri &#39;none&#39;',
      'form-action &#39;none&#39;',
    ]);
    expect(text.match(/<script|\ssrc=|@import|url\(|\sstyle=|\son\w+=/g)).toBeNull();
    expect([...text.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, address]) => address)).toEqual(['data:,']);
  });

  test('is text where the report is text, and its own markup everywhere else', () => {
    const tag = /^<(?:!doctype html|\/?[a-z][a-z1-6]*(?: [a-zA-Z-]+(?:="(?:[^"<>&]|&(?:amp|lt|gt|quot|#39);)*")?)*)>$/;
    fc.assert(
      fc.property(hostileReport, (sample) => {
        const text = page(sample, { links: LINKS }).replace(/<style>[^]*?<\/style>/, '');
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
            /^(?:#[a-z-]+|#return=[\w.~%-]*|data:,|https:\/\/github\.com\/(?:o\/r|return-gate\/return-gate)(?:\/[\w.~:/?#%=+,;@-]*)?)$/,
          );
        }
      }),
    );
  });

  test('of very many returns is written in pieces, and has as many as open quickly, failing ones first', () => {
    const returns = Array.from({ length: MOST_ROWS + 5 }, (_, i) => record({ file: `f${String(i)}`, claims: [] }));
    const findings = [finding({ file: `f${String(MOST_ROWS + 4)}` })];
    const pieces = [...render(report({ returns, findings }), { links: null })];
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(200_000);
    const text = pieces.join('');
    expect(text.match(/ id="return=/g)).toHaveLength(MOST_ROWS);
    expect(visible(text)).toContain('And 5 more: the JSON report has all.');
    expect(text).toContain(`id="return=f${String(MOST_ROWS + 4)}"`);
  });
});
