import { parse } from 'yaml';
import fc from 'fast-check';
import type { Report } from '../../src/model/report.js';
import { renderSummary, SUMMARY_LIMIT } from '../../src/report/summary.js';
import { hostileReport } from './hostile.js';
import { claim, finding, record, report } from './sample.js';

const PAGES = 'https://github.com/return-gate/return-gate/blob/HEAD/docs/rules';
const GUIDES = PAGES.replace(/rules$/, 'guides');
const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };

function summary(
  of: Report,
  { links = null, limit = SUMMARY_LIMIT }: Partial<Parameters<typeof renderSummary>[1]> = {},
) {
  return renderSummary(of, { links, limit });
}

function section(text: string, heading: string): string {
  return text.split(/^#### /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
}

function headings(text: string): readonly string[] {
  return Array.from(text.matchAll(/^#### (.+)$/gm), ([, heading = '']) => heading);
}

/** The rows of the table of a section, or below words in bold. */
function rows(text: string, heading: string): readonly string[] {
  const bold = text.split(`**${heading}**\n\n`)[1]?.split('\n\n')[0];
  return (bold ?? section(text, heading))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Line|Claim|--:|:--)/.test(line))
    .slice(bold === undefined ? 0 : 1);
}

function crowd(findings: number, returns: number): Report {
  return report({
    findings: Array.from({ length: findings }, (_, i) =>
      finding({
        file: `f${String(i % returns)}`,
        // So few of each rule that they are listed one by one.
        rule: `rule-${String(Math.floor(i / 3))}`,
        severity: i % 3 === 0 ? 'error' : 'warning',
        message: `File does not exist: "src/parser-${String(i)}.ts".`,
      }),
    ),
    returns: Array.from({ length: returns }, (_, i) =>
      record({ file: `f${String(i)}`, delegation: [], claims: [claim(i % 2 === 0 ? 'present' : 'relocated')] }),
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
      '### ❌ 1 claimed file does not exist: `src/parser.ts`',
      '1 of 2 claims holds, 1 is false. 1 error. Checked 2 returns. Not shown: 1 known finding of the baseline.',
      'In a return, an agent reports its work; each file that it names there is a claim.',
    ]);
    expect(summary(report())).toMatch(/^### ✅ The one claim holds\n/);
    expect(summary(report({ returns: [], conclusion: 'empty' }))).toMatch(/^### ❌ No returns found\n/);
  });

  test('shows CRITICAL risks first among the other findings', () => {
    const risky = record({ criticalRisks: ['**CRITICAL**: Dates are lost.', 'x'.repeat(900)] });
    const calm = summary(report({ returns: [risky] }));
    expect(headings(calm)).toEqual(['Findings']);
    expect(section(calm, 'Findings')).toContain('Dates are lost.');
    expect(calm).not.toContain('x'.repeat(300));
    const many = record({ criticalRisks: Array.from({ length: 9 }, () => 'Slow.') });
    expect(section(summary(report({ returns: [many] })), 'Findings')).toContain('And 4 more CRITICAL risks.');
    expect(headings(summary(report()))).toEqual([]);
  });

  test('says behind the truth which work is not done, and says it once', () => {
    const unsuccessful = [
      { status: 'blocked', returns: 2 },
      { status: 'partial', returns: 1 },
    ];
    const said = '2 agent returns say blocked, 1 agent return says partial';
    const text = summary(report({ unsuccessful }));
    expect(text).toContain(`### ✅ The one claim holds; ${said}\n`);
    expect(text.split(said)).toHaveLength(2);
  });

  test('lists errors and warnings below the names of what they are about, the worst first, and counts notices', () => {
    const mild = finding({ severity: 'warning', file: 'log.jsonl', index: 1, message: 'Mild.' });
    const text = summary(report({ returns, findings: [run, mild, finding({ rule: 'status-stale' })] }));
    expect(text).toContain('<summary>1 notice, by rule</summary>');
    expect(rows(text, 'Other findings').slice(0, 4)).toEqual([
      '|  | **<code>specs/<wbr>042\\_<wbr>parser/<wbr>.return-<wbr>meta.json</code>** `implemented` by `implementer-agent` |',
      `| 5 | ❌ File does not exist: \`src/parser.ts\`. [\`status-stale\`](${PAGES}/status-stale.md)<br>→ Commit it. |`,
      '|  | **<code>log.jsonl</code>** |',
      `| 5 | ⚠️ Mild. [\`artifact-missing\`](${PAGES}/artifact-missing.md)<br>→ Commit it. |`,
    ]);
  });

  test('lists the returns with their claims and findings in its details, what fails first', () => {
    const document = finding({ index: null, severity: 'warning' });
    const text = summary(report({ returns, findings: [finding(), document, run] }));
    expect(text).toContain('<details><summary>Details: 2 returns, 2 claims</summary>');
    expect(rows(text, 'Returns')).toEqual([
      '| <code>specs/<wbr>042\\_<wbr>parser/<wbr>.return-<wbr>meta.json</code> | ❌\u00a01 ⚠️\u00a01 | 1 false, 1 present | `implemented` | `implementer-agent` | `return-meta@1.2` |',
      '| `log.jsonl:7` | – | – |  |  | `return-meta@1.2` |',
    ]);
    expect(text).toContain('**Claims**\n\n| false | present |\n| --: | --: |\n| 1 | 1 |\n');
  });

  test('links to the line at the checked commit, below the root', () => {
    const source = { kind: 'commit', revision: '8f3c2d1a9b7e6f', root: 'my examples', shard: null } as const;
    const text = summary(report({ source, findings: [finding({ file: 'a b(1).json' })] }), { links: LINKS });
    const address = 'https://github.com/o/r/blob/8f3c2d1a/my%20examples/a%20b%281%29.json';
    expect(section(text, 'Findings')).toContain(`](${address}#L1)**`);
    expect(section(text, 'Findings')).toContain(`| [5](${address}#L5) |`);
    const log = summary(report({ findings: [finding({ file: 'log.md' })] }), { links: LINKS });
    expect(log).toContain('/log.md?plain=1#L5)');
  });

  test('names the head and the base, and not the merge commit', () => {
    const compared = { base: 'main', commit: 'b'.repeat(40), passedOver: 0 };
    const text = summary(report({ head: 'a'.repeat(40), compared }), { links: LINKS });
    expect(text).toContain(
      `commit [\`aaaaaaa\`](https://github.com/o/r/commit/${'a'.repeat(40)}) against base [\`bbbbbbb\`](https://github.com/o/r/commit/${'b'.repeat(40)})`,
    );
  });

  test('shows paths, ids and quoted words of a message as code, without zero width spaces', () => {
    const message =
      'Not there: "src/a_long_name.ts", since 4137d0a9b7e6 and sess_1736700000_abc123, and not "two words".';
    const text = section(summary(report({ findings: [finding({ message })] })), 'Findings');
    expect(text).toContain(
      'Not there: `src/a_long_name.ts`, since `4137d0a9b7e6` and `sess_1736700000_abc123`, and not "two words".',
    );
    expect(text).not.toContain('\u200b');
  });
});

describe('false claims', () => {
  const phantoms = (n: number): Report => {
    const claims = Array.from({ length: n }, (_, i) => {
      const one = claim('missing', `src/never-${String(i)}.ts`);
      return { ...one, claim: { ...one.claim, pointer: `/artifacts/${String(i)}/path` } };
    });
    return report({
      returns: [record({ file: 'z.json', claims })],
      findings: claims.map(({ claim: { pointer } }) => finding({ file: 'z.json', pointer, untrue: true })),
    });
  };

  test('are a table of files, returns and agents, before all else', () => {
    const text = summary(phantoms(1));
    expect(text).toMatch(/^### ❌ 1 claimed file does not exist: `src\/never-0\.ts`\n/);
    const heading = `Claimed, but does not exist ([\`artifact-missing\`](${PAGES}/artifact-missing.md))`;
    expect(headings(text)).toEqual([heading]);
    expect(section(text, heading)).toContain('\nFor the agent, or whoever takes over its branch: commit it.\n');
    expect(rows(text, heading)[0]).toBe('| `src/never-0.ts` | `z.json:5` | `implementer-agent` |');
  });

  test('are folded where there are more than ten', () => {
    expect(summary(phantoms(10))).not.toContain('more</summary>');
    const text = summary(phantoms(12));
    expect(text).toMatch(/^### ❌ 12 claimed files do not exist: `…\/never-0\.ts` and 11 more\n/);
    expect(text).toContain('<details><summary>2 more</summary>');
  });

  test('can be sent back to the agent, and silenced one by one', () => {
    const text = summary(phantoms(60));
    const [, pasted = ''] = /<summary>Paste this to the agent<\/summary>\n\n```text\n([^]*?)```/.exec(text) ?? [];
    expect(pasted).toContain('- src/never-49.ts does not exist (claimed in z.json:5).\n- and 10 more claims\n');
    expect(text).toContain(`(${GUIDES}/wrong-accusation.md)`);
    const [, yaml = ''] = /```yaml\n([^]*?)```/.exec(text) ?? [];
    expect((parse(yaml) as { overrides: unknown[] }).overrides[0]).toMatchObject({
      reason: 'say here why the claim is true',
    });
    expect(yaml).toMatch(/^overrides:\n {2}- findings:\n {6}- 'f1' # src\/never-0\.ts\n/);
  });

  test('of several causes have a table each, with what the verdict says of each claim', () => {
    const empty = { ...claim('empty', 'src/empty.ts'), claim: { ...claim('empty').claim, path: 'src/empty.ts' } };
    const of = phantoms(2);
    const [first] = of.returns;
    const text = summary({ ...of, returns: [{ ...(first ?? record()), claims: [...(first?.claims ?? []), empty] }] });
    expect(text).toMatch(/^### ❌ 3 claims are false: /);
    expect(headings(text).map((heading) => heading.split(' (')[0])).toEqual([
      'Claimed, but does not exist',
      'Claimed, but empty',
    ]);
  });

  test('are never below the word passed alone', () => {
    const of = phantoms(1);
    const allowed = { ...of, findings: [], conclusion: 'passed' as const };
    expect(summary(allowed)).toMatch(/^### ⚠️ Passed, 1 false claim allowed by configuration\n/);
    // Nothing is left to do.
    expect(summary(allowed)).not.toMatch(/Paste this|whoever takes over/);
  });
});

describe('a summary with a limit', () => {
  const found = (text: string): number => section(text, 'Findings').match(/^\| \S* ?\| (?:❌|⚠️|ℹ️) /gm)?.length ?? 0;

  test('gives up the returns without findings first', () => {
    const sample = crowd(3, 200);
    const full = summary(sample, { limit: Infinity });
    const text = summary(sample, { limit: Buffer.byteLength(full) - 1 });
    expect(rows(full, 'Returns')).toHaveLength(200);
    expect(found(text)).toBe(3);
    expect(rows(text, 'Returns')).toHaveLength(3);
    expect(text).toContain('3 of 200 returns: only those with findings');
    expect(section(text, 'Findings')).toContain('→ Commit it.');
  });

  test('then advice', () => {
    const sample = crowd(300, 300);
    const text = summary(sample, { limit: Buffer.byteLength(summary(sample, { limit: Infinity })) - 1 });
    expect([found(text), rows(text, 'Returns').length]).toEqual([300, 300]);
    expect(section(text, 'Findings')).not.toContain('→');
  });

  test('then rows of both tables, and says how many', () => {
    const text = summary(crowd(300, 300), { limit: 16_384 });
    const shown = found(text);
    expect(shown).toBeGreaterThan(45);
    expect(rows(text, 'Returns').length).toBeGreaterThan(15);
    expect(text).toContain(`${String(300 - shown)} more findings did not fit`);
    expect(text).toMatch(/\*\*Claims\*\*/);
  });

  test('then the tables, then all but the headline', () => {
    const sample = crowd(300, 300);
    const bare = summary(sample, { limit: 300 });
    expect(bare).toMatch(/100 errors, 200 warnings[^]*\*\*Claims\*\*/);
    expect(bare).not.toContain('#### Findings');
    expect(summary(sample, { limit: 40 })).toBe('### ❌ return-gate: failed');
    expect(summary(sample, { limit: 5 })).toBe('');
  });

  test('is never above it, measured in bytes', () => {
    const busy = crowd(150, 120);
    fc.assert(
      fc.property(fc.oneof(hostileReport, fc.constant(busy)), fc.nat({ max: 60_000 }), (sample, limit) => {
        expect(Buffer.byteLength(summary(sample, { limit, links: LINKS }))).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 60 },
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
    const spare = fc.integer({ min: -64, max: 2_048 });
    fc.assert(
      fc.property(fc.constantFrom(...crowds), spare, ({ of, full }, more) => {
        const text = summary(of, { limit: full + more, links: LINKS });
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(full + more);
        expectWhole(text);
      }),
      { numRuns: 60 },
    );
  });

  test('of far more findings than fit still arrives, nearly as large as it may be', () => {
    const text = summary(crowd(9_000, 2_000), { links: LINKS });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SUMMARY_LIMIT);
    expect(Buffer.byteLength(text)).toBeGreaterThan(SUMMARY_LIMIT * 0.9);
    expectWhole(text);
    expect(found(text)).toBeGreaterThan(2_000);
    expect(section(text, 'Findings').split('<details><summary>Details')[0]).not.toContain('⚠️');
  });
});
