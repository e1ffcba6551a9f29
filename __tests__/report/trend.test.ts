import { render as html } from '../../src/report/html.js';
import { reportJson } from '../../src/report/json.js';
import { renderSummary } from '../../src/report/summary.js';
import { render as text } from '../../src/report/text.js';
import { trendSentences } from '../../src/report/trend.js';
import { isReport } from '../support/report-schema.js';
import { finding, mended, record, report, run, trend } from './sample.js';

const LINKS = { server: 'https://github.com', repository: 'o/r', revision: '8f3c2d1a' };

function summary(of: Parameters<typeof renderSummary>[0], limit = Infinity): string {
  return [...renderSummary(of, { links: LINKS, limit })].join('');
}

function page(of: Parameters<typeof html>[0]): string {
  return [...html(of, { links: null })].join('');
}

/** What a reader of the page sees, white space as one space. */
function visible(markup: string): string {
  return markup
    .replace(/<(style|script|svg)[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('a comparison in words', () => {
  test.each([
    [trend(), '1 new, 1 fixed, 3 unchanged, against 2026-01-27 (8f3c2d1). 1 claim that is not true came in.'],
    [
      trend({ mended: [mended({ gone: true }), mended()], added: [], runs: [run(null)] }),
      '0 new, 2 fixed (1 gone with its file), 3 unchanged, against 2026-01-27 (8f3c2d1).',
    ],
    [
      trend({ mended: [mended({ gone: true }), mended({ gone: true })], runs: [run(null, { cameIn: 2 })] }),
      '1 new, 2 fixed (all gone with their files), 3 unchanged, against 2026-01-27 (8f3c2d1). 2 claims that are not true came in.',
    ],
    [
      trend({ against: { label: 'a', revision: null }, doubts: ['It is of the files on disk.'], runs: [run(null)] }),
      '1 new, 1 fixed, 3 unchanged, against a. It is of the files on disk.',
    ],
    [
      trend({ leftOut: [{ name: 'b', problem: 'is no regular file' }] }),
      '1 new, 1 fixed, 3 unchanged, against 2026-01-27 (8f3c2d1). 1 claim that is not true came in. 1 earlier report was left out: b is no regular file.',
    ],
    [
      trend({
        against: { label: 'a', revision: null },
        runs: [run('a'), run(null)],
        leftOut: ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ({ name, problem: 'is no regular file' })),
      }),
      '1 new, 1 fixed, 3 unchanged, against a. 7 earlier reports were left out: b is no regular file; c is no regular file; d is no regular file; e is no regular file; f is no regular file; and 2 more.',
    ],
    [trend({ against: null, runs: [run(null, { cameIn: null })] }), 'There is no earlier report to compare with.'],
  ])('%#', (of, sentences) => {
    expect(trendSentences(of)).toBe(sentences);
  });
});

describe('what earlier reports tell', () => {
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
  });

  test('names what was left out in every format, and its name is no order to a terminal and no markup', () => {
    const name = 'a](x)<b>\u001b[31m\n::error::';
    const of = report({ trend: trend({ leftOut: [{ name, problem: 'is no regular file' }] }) });
    const said = [...text(of, { color: false, quiet: false })].join('');
    expect(said.replace(/\s+/g, ' ')).toContain('1 earlier report was left out: a](x)<b>');
    expect(said).not.toMatch(/\u001b|^::error/m);
    expect(summary(of)).toContain('1 earlier report was left out: ');
    expect(summary(of)).not.toMatch(/\u001b|<b>|^::error/m);
    expect(page(of)).toContain('1 earlier report was left out: a](x)&lt;b&gt;');
    expect(reportJson(of).trend?.leftOut).toEqual([{ report: name, problem: 'is no regular file' }]);
    expect(isReport(reportJson(of))).toBe(true);
  });

  test('is in the job summary, with new findings as links and fixed ones without', () => {
    const said = summary(several);
    expect(said).toContain('### Over time\n\n1 new, 1 fixed, 3 unchanged, against 2026-01-27');
    expect(said).toMatch(
      /- \*\*new\*\* ❌ \[[^\]]*\]\(https:\/\/github\.com\/o\/r\/blob\/8f3c2d1a\/specs\/042_parser\/\.return-meta\.json#L5\): /,
    );
    expect(said).toMatch(/- \*\*fixed\*\* `specs\/042_parser\/\.return-meta\.json:7`: Artifact is empty/);
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

  test('is on the page: numbers, each run by agent with what came in, what is new and what is mended', () => {
    const said = visible(page(report({ returns: [record()], findings: [finding()], trend: trend() })));
    expect(said).toContain('Over time 1 new, 1 fixed, 3 unchanged, against 2026-01-27 (8f3c2d1).');
    expect(said).toMatch(
      /Not true Came in implementer-agent this run failed 8f3c2d1a9b7e 10 1 1 1 of 10 specs\/042_parser\/\.return-meta\.json:7 by implementer-agent : Artifact is empty: &quot;src\/lexer\.ts&quot;\. 2026-01-27 failed 8f3c2d1a9b7e 10 1 0 1 of 10 2026-01-26 passed 8f3c2d1a9b7e 10 0 – 0 of 10 /,
    );
    expect(said).toMatch(
      /New \(1\) error artifact-missing specs\/042_parser\/\.return-meta\.json:5 by implementer-agent /,
    );
    expect(said).toMatch(
      /Fixed \(1\) error artifact-empty specs\/042_parser\/\.return-meta\.json:7 by implementer-agent /,
    );
  });

  test('leads to the returns that are on the page, and to no other', () => {
    const gone = mended({ file: 'specs/gone/.return-meta.json', gone: true });
    const said = page(report({ findings: [finding()], trend: trend({ mended: [gone] }) }));
    expect(said).toContain('<a href="#return=specs%2F042_parser%2F.return-meta.json">');
    expect(said).not.toContain('#return=specs%2Fgone');
    const third = page(
      report({ returns: [record({ index: 2 })], trend: trend({ added: [finding({ index: 2 })], mended: [] }) }),
    );
    expect(third).toContain('<a href="#return=specs%2F042_parser%2F.return-meta.json&amp;index=2">');
  });

  test('is drawn by agent: those with the most untrue claims have a colour, the others share one', () => {
    const agents = Array.from({ length: 8 }, (_, n) => ({
      agent: `agent-${String(n)}`,
      claims: 10 + n,
      untrue: n === 0 ? 1 : 0,
    }));
    const runs = [run('a', { agents, claims: 108, untrue: 1 }), run(null, { agents, claims: 108, untrue: 1 })];
    const drawn = page(report({ trend: trend({ runs }) }));
    expect([...drawn.matchAll(/<\/svg> ([\w -]+)<\/li>/g)].map(([, name]) => name)).toEqual([
      'agent-0',
      'agent-7',
      'agent-6',
      'agent-5',
      'agent-4',
      'all others',
    ]);
    const [column = ''] = /<a href="#run-a"[^]*?<\/a>/.exec(drawn) ?? [];
    const heights = [...column.matchAll(/class="part-(\d)"[^>]* height="([\d.]+)"/g)].map(([, part, height]) => [
      part,
      Number(height),
    ]);
    expect(heights.map(([part]) => part)).toEqual(['0', '1', '2', '3', '4', '5']);
    // 36 of 108 claims are of the three others: a third of 110 pixels.
    expect(heights.at(-1)?.[1]).toBeCloseTo((36 / 108) * 110, 0);
    expect(heights.reduce((sum, [, height]) => sum + Number(height), 0)).toBeCloseTo(110, 0);
  });

  test('is a table alone where no claim was untrue, and nothing where there is one run', () => {
    const good = page(report({ trend: trend({ runs: [run('a'), run(null)] }) }));
    expect(visible(good)).toContain('No claim was untrue in any of these runs.');
    const first = page(report({ trend: trend({ against: null, added: [], mended: [], runs: [run(null)] }) }));
    expect(visible(first)).toContain('There is no earlier report to compare with.');
    expect(first).not.toContain('columns-chart"');
  });
});
