import type { Json } from '../../../src/model/json.js';
import type { Problem } from '../../../src/model/finding.js';
import type { ReturnRule } from '../../../src/model/rule.js';
import { plainTextRules } from '../../../src/families/json/rules/plain-text.js';
import { textRules } from '../../../src/families/json/rules/texts.js';
import { problemsOf } from '../../support/problems.js';
import { processorTime } from '../../support/processor-time.js';

const { 'no-emoji': noEmoji, 'no-markup': noMarkup } = plainTextRules;

const CONSOLE = 'subagent-return@1.2';

const of = (rule: ReturnRule, summary: Json, standard = CONSOLE): readonly Problem[] =>
  problemsOf(rule, { set: { '/summary': summary }, standard });

describe('summary-tokens', () => {
  it('accepts 400 characters, notices one more, and warns from 120 tokens', () => {
    expect(of(textRules['summary-tokens'], 'x'.repeat(400))).toEqual([]);
    const severities = [401, 476, 477, 900].map(
      (length) => of(textRules['summary-tokens'], 'x'.repeat(length))[0]?.severity,
    );
    // The rule's own severity is a warning.
    expect(severities).toEqual(['notice', 'notice', undefined, undefined]);
  });
});

describe('no-emoji', () => {
  it.each([
    ['\u2705', '2705'],
    ['\u26A0', '26A0'],
    ['\u26A0\uFE0F', '26A0'],
    ['\u2764', '2764'],
    ['\u2714', '2714'],
    ['\u{1F680}', '1F680'],
    ['\u{1F6E0}', '1F6E0'],
    ['1\uFE0F\u20E3', '0031'],
    ['\u{1F1E9}\u{1F1EA}', '1F1E9'],
    ['\u{1F469}\u200D\u{1F4BB}', '1F469'],
    ['\u27A1\uFE0F', '27A1'],
    ['\u00A9\uFE0F', '00A9'],
  ])('notices %s', (emoji, code) => {
    const [problem] = of(noEmoji, `Planned ${emoji} the parser`);
    expect(problem?.message).toContain(`(U+${code})`);
    expect(problem?.pointer).toBe('/summary');
  });

  it.each([
    '0123456789 #7 * 3',
    '\u00A9 2026, \u00AE and \u2122',
    'a \u2192 b \u2194 c \u21D2 d \u27A1 e \u2197 f',
    '\u2713 \u2605 \u25CF \u25A0 \u2026 \u2014 \u00B7',
    'caf\u00E9 \u4E2D\u6587 \u05D0 \u{1D400}',
    '\u2764\uFE0E and \u231A\uFE0E as text',
    '\uD83D \uDE80 halves of a pair',
  ])('accepts %s', (text) => {
    expect(of(noEmoji, text)).toEqual([]);
  });

  it('looks at the summaries of artifacts as well, in metadata files too', () => {
    const set = { '/summary': 'Planned. \u2705', '/artifacts/0/summary': '\u2705 Plan' };
    for (const standard of [CONSOLE, 'return-meta@1.2']) {
      expect(problemsOf(noEmoji, { set, standard }).map(({ pointer }) => pointer)).toEqual([
        '/summary',
        '/artifacts/0/summary',
      ]);
    }
  });
});

describe('no-markup', () => {
  it.each([
    ['Planned **how** it works', 'bold text, "**how**"'],
    ['**Result:** planned', 'bold text, "**Result:**"'],
    ['**\u26A0\uFE0F** planned', 'bold text'],
    ['Planned __all of it__ now', 'bold text, "__all of it__"'],
    ['It is *very* good', 'italic text, "*very*"'],
    ['It is *all done*.', 'italic text, "*all done*"'],
    ['It is _very_ good', 'italic text, "_very_"'],
    ['Added `parseDates` to it', 'code, "`parseDates`"'],
    ['Added ``a b`` to it', 'code, "``a b``"'],
    ['```\nx\n```', 'a code fence'],
    ['# Result\nPlanned', 'a heading, "# R'],
    ['Planned\n## Next', 'a heading, "## N'],
    ['Planned\n- one\n- two', 'a list'],
    ['See [the plan](plans/01.md) for it', 'a link, "[the plan](plans/01.md)"'],
    ['See ![chart](chart.png "Chart")', 'a link'],
    ['See <https://example.org/x>', 'a link'],
    ['It is <b>very</b> good', 'an HTML tag, "<b>very</b>"'],
    ['One<br/>two', 'an HTML tag, "<br/>"'],
    ['<p class="x">One</p>', 'an HTML tag'],
    ['It is ~~bad~~ good', 'struck text'],
  ])('notices %j', (summary, named) => {
    const problems = of(noMarkup, summary);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(named);
    expect(problems[0]?.pointer).toBe('/summary');
  });

  it.each([
    'Wrote parse_dates and _private_field_names in date_parser.ts',
    ...['Renamed __init__ in __init__.py and __proto__', 'Wrote src/_helpers_/x.ts, _config.yml and a_b_c_.ts'],
    'Matched *.ts and *.test.ts, src/**/*.ts, lib/**, **/*.md and {*.js,*.mjs}',
    ...['Passed *args, **kwargs and **options', 'Computed a * b, 2*3*4 and 2**3 + 4**5'],
    ...['Ran SELECT * FROM dates; SELECT count(*)', 'Closed #1 and #2, wrote C# and F#'],
    ...['Typed Array<string>, Map<K, V> and std::vector<std::string>', 'Checked a < b and c > d'],
    'Fills specs/<number>_<slug>/ in, and replaced the <div> wrapper',
    ...['Called handlers[i](event), list[0] and [PASS] (3 tests)', 'Took ~5 minutes in ~/work, from -1 to - 2'],
    ...["Quoted `like this' once", 'A plan - in three phases - is ready', '1. It parses. 2. It prints'],
  ])('accepts %j', (summary) => {
    expect(of(noMarkup, summary)).toEqual([]);
  });

  it('looks at the summaries of artifacts as well', () => {
    const set = { '/artifacts/0/summary': 'The **plan**' };
    expect(problemsOf(noMarkup, { set, standard: CONSOLE }).map(({ pointer }) => pointer)).toEqual([
      '/artifacts/0/summary',
    ]);
  });

  it.each(['**a ', '*a ', '_a ', '__a ', '`', '`a ', '~~a ', '[', '[a](b "', '<a ', '<a>', '# ', '- ', ' '])(
    'takes a time that grows with the length only: %j',
    (unit) => {
      const seconds = (length: number): number => {
        const summary = unit.repeat(length / unit.length);
        const start = processorTime();
        of(noMarkup, summary);
        return (processorTime() - start) / 1000;
      };
      // A quadratic pattern needs minutes for this.
      expect(seconds(400_000)).toBeLessThan(5);
    },
  );
});
