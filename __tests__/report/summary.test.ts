import fc from 'fast-check';
import type { Report } from '../../src/model/report.js';
import { renderSummary, SUMMARY_LIMIT } from '../../src/report/summary.js';
import { hostile, hostileReport } from './hostile.js';
import { claim, finding, record, report } from './sample.js';

const PAGES = 'https://github.com/return-gate/return-gate/blob/v1.0.0/docs/rules';
const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };

function summary(
  of: Report,
  { links = null, limit = SUMMARY_LIMIT }: Partial<Parameters<typeof renderSummary>[1]> = {},
) {
  return [...renderSummary(of, { links, limit })].join('');
}

function section(text: string, heading: string): string {
  return text.split(/^### /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
}

function headings(text: string): readonly string[] {
  return Array.from(text.matchAll(/^### (.+)$/gm), ([, heading = '']) => heading);
}

function rows(text: string, heading: string): readonly string[] {
  return section(text, heading)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
}

function crowd(findings: number, returns: number): Report {
  return report({
    findings: Array.from({ length: findings }, (_, i) =>
      finding({
        file: `f${String(i % returns)}`,
        severity: i % 3 === 0 ? 'error' : 'warning',
        message: `Artifact does not exist: "src/parser-${String(i)}.ts".`,
      }),
    ),
    returns: Array.from({ length: returns }, (_, i) =>
      record({ file: `f${String(i)}`, delegation: [], claims: [claim(i % 2 === 0 ? 'present' : 'missing')] }),
    ),
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
      '**1 of 2 claims is not true**',
      '1 error (fails on error). Judged: 2 returns, in 2 files. Not shown: 1 known finding of the baseline.',
    ]);
    expect(summary(report())).toMatch(/^## ✅ return-gate: passed\n\n\*\*The one claim is true\*\*\n/);
    expect(summary(report({ returns: [], conclusion: 'empty' }))).toMatch(
      /^## ⚠️ return-gate: empty\n\n\*\*No returns found\*\*/,
    );
  });

  test('shows CRITICAL risks behind the claims that are not true, before what else failed', () => {
    const risky = record({ criticalRisks: ['**CRITICAL**: Dates are lost.', 'x'.repeat(900)] });
    const calm = summary(report({ returns: [risky] }));
    expect(headings(calm)[0]).toBe('CRITICAL risks');
    expect(section(calm, 'CRITICAL risks')).toContain('Dates are lost.');
    expect(calm).not.toContain('x'.repeat(300));
    const failed = summary(report({ returns: [risky], findings: [finding({ untrue: true }), finding()] }));
    expect(headings(failed).slice(0, 3)).toEqual(['Claims that are not true', 'CRITICAL risks', 'What else failed']);
    expect(section(failed, 'CRITICAL risks')).toContain('Dates are lost.');
    const many = record({ criticalRisks: Array.from({ length: 9 }, () => 'Slow.') });
    expect(section(summary(report({ returns: [many] })), 'CRITICAL risks')).toContain('And 4 more CRITICAL risks.');
    expect(headings(summary(report()))).not.toContain('CRITICAL risks');
  });

  test('says behind the truth which work is not done, and says it once', () => {
    const unsuccessful = [
      { status: 'blocked', returns: 2 },
      { status: 'partial', returns: 1 },
    ];
    const said = '2 agent returns say blocked, 1 agent return says partial';
    const text = summary(report({ unsuccessful }));
    expect(text).toContain(`\n**The one claim is true; ${said}**\n`);
    expect(text.split(said)).toHaveLength(2);
  });

  test('has a table of the findings of each severity, under the names of what they are about', () => {
    const text = summary(report({ returns, findings: [run, finding()] }));
    expect(text).toContain('<summary>❌ 1 error</summary>');
    expect(text).toContain('<summary>ℹ️ 1 notice</summary>');
    expect(rows(text, 'Findings').filter((row) => !/^\| (?:Line|--:)/.test(row))).toEqual([
      '|  | **`specs/042_parser/.return-meta.json`** `implemented` by `implementer-agent` |  |',
      '| 5 | ❌ Artifact does not exist: "src/parser.ts".<br>→ Commit it. | `artifact-missing` |',
      '|  | **The whole run** |  |',
      '|  | ℹ️ Of the run.<br>→ Commit it. | `artifact-missing` |',
    ]);
  });

  test('lists the returns with their claims and findings', () => {
    const document = finding({ index: null, severity: 'warning' });
    expect(rows(summary(report({ returns, findings: [finding(), document, run] })), 'Returns')).toEqual([
      '| `log.jsonl:7` | `return-meta@1.2` |  |  | – | – |',
      '| `specs/042_parser/.return-meta.json` | `return-meta@1.2` | `implemented` | `implementer-agent` | 1 not true, 1 present | ❌\u00a01 ⚠️\u00a01 |',
    ]);
  });

  test('counts the claims by verdict, unless all are present', () => {
    expect(summary(report({ returns }))).toContain('### Claims\n\n| present | missing |\n| --: | --: |\n| 1 | 1 |\n');
    expect(summary(report())).not.toContain('### Claims');
  });

  test('links to the line at the judged commit, below the root', () => {
    const source = { kind: 'commit', revision: '8f3c2d1a9b7e6f', root: 'my examples', shard: null } as const;
    const text = summary(report({ source, findings: [finding({ file: 'a b(1).json' })] }), { links: LINKS });
    const address = 'https://github.com/o/r/blob/8f3c2d1a/my%20examples/a%20b%281%29.json';
    expect(section(text, 'What failed')).toContain(`**[\`a b(1).json\`](${address}#L1)**`);
    expect(section(text, 'What failed')).toContain(`[line 5](${address}#L5)`);
    expect(section(text, 'Findings')).toContain(`| [5](${address}#L5) |`);
    const log = summary(report({ findings: [finding({ file: 'log.md' })] }), { links: LINKS });
    expect(log).toContain('/log.md?plain=1#L5)');
  });

  test('folds many returns', () => {
    expect(summary(crowd(1, 11))).toContain('<details><summary>11 returns</summary>\n\n| File');
    expect(section(summary(crowd(1, 10)), 'Returns')).not.toContain('<details>');
  });

  test('counts many findings by rule', () => {
    const many = [
      ...Array.from({ length: 9 }, () => finding()),
      finding({ rule: 'status-stale', severity: 'warning' }),
    ];
    expect(rows(summary(report({ findings: many })), 'Rules')).toEqual([
      `| [\`artifact-missing\`](${PAGES}/artifact-missing.md) | 9 | – | – |`,
      `| [\`status-stale\`](${PAGES}/status-stale.md) | – | 1 | – |`,
    ]);
    expect(summary(report({ findings: many.slice(1) }))).not.toContain('### Rules');
    const rules = Array.from({ length: 12 }, (_, i) => finding({ rule: `rule-${String(i)}` }));
    expect(section(summary(report({ findings: rules })), 'Rules')).toContain('And 4 more rules.');
  });

  test('breaks a long path and the long words of a message where a column needs it', () => {
    const file = 'specs/archive/026_remove_redundant_pane_navigation/.return-meta.json';
    const text = summary(
      report({
        returns: [record({ file })],
        findings: [finding({ file, message: 'Not there: "src/a_long_name/of_a_file.ts".' })],
      }),
    );
    expect(section(text, 'Returns')).toContain('<code>specs/<wbr>archive/<wbr>026\\_<wbr>remove\\_<wbr>redundant');
    expect(section(text, 'Findings')).toContain(
      'Not there: "src/<wbr>a\\_<wbr>long\\_<wbr>name/<wbr>of\\_a\\_file.ts".',
    );
  });
});

describe('what a summary tells first', () => {
  const untrue = claim('missing', 'src/never.ts');
  const liar = record({ file: 'z.return-meta.json', claims: [untrue] });
  const lie = finding({ file: 'z.return-meta.json', pointer: untrue.claim.pointer, untrue: true });
  const form = finding({ rule: 'required-field', pointer: '/metadata', message: 'A field is missing.' });

  const first = (of: Report): readonly string[] =>
    (
      /^### (?:Claims that|What failed|What to look at)[^]*?(?:\n\n### (?!What)|\n\n<sub>)/m.exec(summary(of))?.[0] ??
      ''
    )
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('<sub>') && !/^### (?!What|Claims that)/.test(line));

  test('is what failed, by return, with what to do', () => {
    expect(first(report({ findings: [form, finding({ severity: 'warning' })] }))).toEqual([
      '### What failed',
      '**`specs/042_parser/.return-meta.json`** `implemented` by `implementer-agent`',
      `- ❌ line 5: A field is missing. [\`required-field\`](${PAGES}/required-field.md)<br>→ Commit it.`,
    ]);
  });

  test('is untrue claims before other failures', () => {
    const returns = [record(), liar];
    expect(first(report({ returns, findings: [form, { ...form, file: 'z.return-meta.json' }, lie] }))).toEqual([
      '### Claims that are not true',
      '**`z.return-meta.json`** `implemented` by `implementer-agent`',
      expect.stringContaining('`artifact-missing`'),
      '### What else failed',
      '**`specs/042_parser/.return-meta.json`** `implemented` by `implementer-agent`',
      expect.stringContaining('`required-field`'),
      '**`z.return-meta.json`** `implemented` by `implementer-agent`',
      expect.stringContaining('`required-field`'),
    ]);
  });

  test('is what repeats, once, before what stands alone', () => {
    const returns = Array.from({ length: 4 }, (_, i) => record({ file: `f${String(i)}` }));
    const findings = returns.map(({ file }) => ({ ...form, file }));
    expect(first(report({ returns, findings: [...findings, finding({ file: 'f1' })] })).slice(1)).toEqual([
      `- ❌ **4 ×** A field is missing. [\`required-field\`](${PAGES}/required-field.md)<br>by \`implementer-agent\``,
      '**`f1`** `implemented` by `implementer-agent`',
      expect.stringContaining('Artifact does not exist'),
    ]);
    expect(rows(summary(report({ returns, findings })), 'Findings').join('')).toContain(
      '**4 ×** A field is missing.<br>by `implementer-agent`<br>→ Commit it.<br>`f0:5`, `f1:5`, `f2:5`, `f3:5`',
    );
  });

  test('is what comes nearest to a failure where nothing failed', () => {
    const warning = finding({ severity: 'warning' });
    expect(first(report({ findings: [warning, finding({ severity: 'notice' })] })).slice(0, 1)).toEqual([
      '### What to look at',
    ]);
    expect(first(report({ findings: [finding({ severity: 'notice' })] }))).toEqual([]);
    expect(first(report({ findings: [warning], failOn: 'warning', conclusion: 'failed' }))[0]).toBe('### What failed');
    expect(first(report({ findings: [finding()], failOn: 'never', conclusion: 'passed' }))[0]).toBe(
      '### What to look at',
    );
  });

  test('is three findings of five returns, and how many more there are', () => {
    const errors = first(
      report({
        returns: Array.from({ length: 6 }, (_, i) => record({ file: `f${String(i)}` })),
        findings: Array.from({ length: 24 }, (_, i) =>
          finding({ file: `f${String(i % 6)}`, message: `${String(i)}.` }),
        ),
      }),
    );
    expect(errors.filter((line) => line.startsWith('**'))).toHaveLength(5);
    expect(errors.filter((line) => line.startsWith('- '))).toHaveLength(15);
    expect(errors.join('')).not.toContain('→');
    expect(errors.at(-1)).toBe('And 9 more errors in 6 files, listed below.');
  });

  test('names a file that holds no return, and the whole run', () => {
    const broken = finding({ rule: 'json-syntax', file: 'broken.json', index: null });
    const whole = finding({ rule: 'no-returns', file: null, index: null, range: null });
    expect(first(report({ returns: [], findings: [broken, whole] }))).toEqual([
      '### What failed',
      '**`broken.json`**',
      expect.stringContaining('- ❌ line 5: '),
      '**The whole run**',
      expect.stringContaining('- ❌ Artifact does not exist'),
    ]);
  });
});

describe('the delegation', () => {
  const fence = (of: Report): string => /```mermaid\n([^]*?)```/.exec(summary(of))?.[1] ?? '';

  test('is a diagram of who called whom, with the agents whose returns fail', () => {
    const paths = [
      ['orchestrator', 'plan', 'planner'],
      ['orchestrator', 'research', 'researcher'],
    ];
    const returns = paths.map((delegation, i) => record({ file: `f${String(i)}`, delegation }));
    expect(fence(report({ returns, findings: [finding({ file: 'f1' })] })).split('\n')).toEqual([
      'flowchart LR',
      '  classDef failing stroke:#cf222e,stroke-width:2px',
      '  n0["orchestrator"]',
      '  n1["plan"]',
      '  n2["planner<br>1 return"]',
      '  n3["research"]',
      '  n4["researcher<br>1 return, 1 failing"]',
      '  class n4 failing',
      '  n0 --> n1',
      '  n0 --> n3',
      '  n1 --> n2',
      '  n3 --> n4',
      '',
    ]);
  });

  test('is no diagram where nobody called anybody', () => {
    expect(fence(report({ returns: [record({ delegation: ['alone'] }), record({ delegation: [] })] }))).toBe('');
  });

  test('counts a path once for each return that says it, and draws no more than can be read', () => {
    const returns = Array.from({ length: 60 }, (_, i) =>
      record({ file: `f${String(i)}`, delegation: ['a', 'b', 'a', 'b', `agent ${String(i % 50)}`] }),
    );
    const drawn = fence(report({ returns }));
    expect(drawn).toContain('n0 -->|60| n1');
    expect(drawn).toContain('n1 -->|60| n0');
    expect(drawn.match(/^ {2}n\d+\[/gm)).toHaveLength(24);
    expect(summary(report({ returns }))).toMatch(/\n(\d+) more agents and calls are not drawn\.\n/);
  });

  test('takes names for text, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 2, maxLength: 4 }), (delegation) => {
        for (const line of fence(report({ returns: [record({ delegation })] }))
          .split('\n')
          .slice(2)) {
          expect(line).toMatch(
            /^(?: {2}n\d+\["(?:[\p{L}\p{N} ]|#\d+;|<br>|, )*"\]| {2}n\d+ -->(?:\|\d+\|)? n\d+| {2}class n\d+ failing|)$/u,
          );
        }
      }),
    );
  });
});

describe('a summary with a limit', () => {
  const found = (text: string): number => section(text, 'Findings').match(/^\| \S* ?\| (?:❌|⚠️|ℹ️) /gm)?.length ?? 0;

  test('gives up the returns without findings first', () => {
    const sample = crowd(3, 200);
    const full = summary(sample, { limit: Infinity });
    const text = summary(sample, { limit: Buffer.byteLength(full) });
    expect(rows(full, 'Returns')).toHaveLength(200);
    expect(found(text)).toBe(3);
    expect(rows(text, 'Returns')).toHaveLength(3);
    expect(text).toContain('3 of 200 returns: only those with findings');
    expect(section(text, 'Findings')).toContain('→ Commit it.');
  });

  test('then advice', () => {
    const sample = crowd(300, 300);
    const text = summary(sample, { limit: Buffer.byteLength(summary(sample, { limit: Infinity })) });
    expect([found(text), rows(text, 'Returns').length]).toEqual([300, 300]);
    expect(section(text, 'Findings')).not.toContain('→');
  });

  test('then rows of both tables, and says how many', () => {
    const text = summary(crowd(300, 300), { limit: 16_384 });
    const shown = found(text);
    expect(shown).toBeGreaterThan(50);
    expect(rows(text, 'Returns').length).toBeGreaterThan(15);
    expect(text).toContain(`${String(300 - shown)} more findings did not fit`);
    expect(text).toMatch(/### Claims/);
  });

  test('then the tables, then all but the headline', () => {
    const sample = crowd(300, 300);
    const bare = summary(sample, { limit: 400 });
    expect(bare).toMatch(/100 errors, 200 warnings[^]*### Claims/);
    expect(bare).not.toContain('### Findings');
    expect(summary(sample, { limit: 40 })).toBe('## ❌ return-gate: failed');
    expect(summary(sample, { limit: 5 })).toBe('');
  });

  test('is never above it, measured in bytes', () => {
    const busy = crowd(150, 120);
    fc.assert(
      fc.property(fc.oneof(hostileReport, fc.constant(busy)), fc.nat({ max: 60_000 }), (sample, limit) => {
        expect(Buffer.byteLength(summary(sample, { limit, links: LINKS }))).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 200 },
    );
  });

  /** What a summary must be besides short enough: nothing in it is cut in two. */
  function expectWhole(text: string): void {
    expect(text).toMatch(/<sub>[^\n]*<\/sub>\n$/);
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  }

  test('is never above it where a little is wanting', () => {
    const crowds = [40, 80, 120].map((n) => {
      const of = crowd(n, n);
      return { of, full: Buffer.byteLength(summary(of, { limit: Infinity, links: LINKS })) };
    });
    // What the headings take is set aside, whether it is needed or not.
    const spare = fc.integer({ min: -64, max: 2_048 });
    fc.assert(
      fc.property(fc.constantFrom(...crowds), spare, ({ of, full }, more) => {
        const text = summary(of, { limit: full + more, links: LINKS });
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(full + more);
        expectWhole(text);
      }),
      { numRuns: 200 },
    );
  });

  test('is never above that of the platform', () => {
    // About so many findings fill it.
    const text = summary(crowd(3_100, 3_100), { links: LINKS });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(Buffer.byteLength(text)).toBeGreaterThan(SUMMARY_LIMIT * 0.8);
    expectWhole(text);
  });

  test('of 50,000 findings still arrives, nearly as large as it may be', () => {
    const text = summary(crowd(50_000, 10_000), { links: LINKS });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(Buffer.byteLength(text)).toBeGreaterThan(SUMMARY_LIMIT * 0.9);
    expectWhole(text);
    expect(found(text)).toBeGreaterThan(2_000);
    expect(section(text, 'Findings')).not.toContain('⚠️');
  });
});
