import { saysNone } from '../../../../src/families/result-envelope/read/element.js';
import { linkAt, type Links } from '../../../../src/families/result-envelope/read/links.js';
import {
  isData,
  isOutput,
  listedIn,
  pathInData,
  unlistedIn,
} from '../../../../src/families/result-envelope/read/listing.js';
import { mayHoldEnvelope } from '../../../../src/families/result-envelope/read/may-hold-envelope.js';
import { namedBy } from '../../../../src/families/result-envelope/read/named.js';
import { rendered } from '../../../../src/families/result-envelope/read/rendered.js';
import {
  isEmptyRow,
  isLabelOnly,
  isNoRisk,
  riskOfRow,
  severityOfRow,
} from '../../../../src/families/result-envelope/read/risk.js';
import { headingName, isSeverity, labelOf, severityIn } from '../../../../src/families/result-envelope/read/section.js';
import { rowsOf } from '../../../../src/families/result-envelope/read/table.js';
import { tokensIn } from '../../../../src/families/result-envelope/read/tokens.js';
import type { Segment } from '../../../../src/read/markdown/block.js';
import { processorTime } from '../../../support/processor-time.js';

const at = (text: string, offset = 100): Segment => ({ text, offset });
const NO_LINKS: Links = new Map();

describe('The name of a part', () => {
  test.each([
    ['Change', 'change'],
    ['Project', 'project'],
    ['Status', 'status'],
    ['Summary', 'summary'],
    ['EXECUTIVE SUMMARY', 'summary'],
    ['Artifacts', 'artifacts'],
    ['Next', 'next'],
    ['Next Recommended', 'next'],
    ['Risks', 'risks'],
    ['Skill Resolution', 'skill_resolution'],
    ['1. Status', 'status'],
    ['📦 **Artifacts**: ', 'artifacts'],
    ['__Risks__ :', 'risks'],
    ['Artifacts (continued)', 'artifacts'],
    ['Artifacts (cont.)', 'artifacts'],
    ['Artifacts (cont)', 'artifacts'],
    ["Artifacts (cont'd)", 'artifacts'],
    ['Artifacts (cont’d)', 'artifacts'],
    ['Artifacts, continued', 'artifacts'],
    ['Artifacts continued', 'artifacts'],
    ['Artifacts cont.', 'artifacts'],
    ["Artifacts, cont'd", 'artifacts'],
    ['Artifacts  (part 12)', 'artifacts'],
    ['Artifacts (2)', 'artifacts'],
    ['Artifacts (2): ', 'artifacts'],
    [`${'-'.repeat(54)}Status`, 'status'],
  ] as const)('is that of %j', (heading, name) => {
    expect(headingName(heading)).toBe(name);
  });

  test.each([
    'Statuses',
    'My Status',
    'Next steps',
    'Artifacts (new)',
    'Artifacts (part two)',
    'Artifacts (12345)',
    'Artifacts (part 1) and more',
    'Artifacts, cont, new',
    'Artifacts;continued',
    'Skill  Resolution',
    '',
    '***',
    `${'-'.repeat(55)}Status`,
  ])('is not that of %j', (heading) => {
    expect(headingName(heading)).toBeUndefined();
  });
});

describe('A bold label', () => {
  test.each([
    ['**Status**: success', ['status', 'Status', '**Status**:', 'success', 112]],
    ['**Status:** success', ['status', 'Status:', '**Status:**', 'success', 112]],
    ['**Status: **success', ['status', 'Status: ', '**Status: **', 'success', 112]],
    ['__Status__  :   success', ['status', 'Status', '__Status__  :', 'success', 116]],
    ['**Status**:', ['status', 'Status', '**Status**:', '', 111]],
    ['**Mode**: x', [undefined, 'Mode', '**Mode**:', 'x', 110]],
    [`**${'x'.repeat(58)}**: y`, [undefined, 'x'.repeat(58), `**${'x'.repeat(58)}**:`, 'y', 164]],
  ] as const)('is %j', (text, [name, label, mark, rest, offset]) => {
    expect(labelOf(at(text))).toEqual({ name, text: label, at: at(mark), rest: at(rest, offset) });
  });

  test.each([
    'Status: x',
    '*Status*: x',
    '**Status** x',
    '**Status',
    '****: x',
    '**Status__: x',
    ' **Status**: x',
    `**${'x'.repeat(59)}**: y`,
  ])('is not %j', (text) => {
    expect(labelOf(at(text))).toBeUndefined();
  });
});

describe('A severity', () => {
  test.each([
    ['CRITICAL They tear.', 'CRITICAL'],
    ['WARNING', 'WARNING'],
    ['suggestion', 'SUGGESTION'],
    ['Critical: They tear.', 'CRITICAL'],
    ['Warning** They tear.', 'WARNING'],
    ['Warning_ x', 'WARNING'],
    ['__CRITICAL__: x', 'CRITICAL'],
    ['_Warnings_: x', 'WARNING'],
    ['Warning` x', 'WARNING'],
    ['Warning) x', 'WARNING'],
    ['Warning] x', 'WARNING'],
    ['- ⚠️ **Warnings:** x', 'WARNING'],
    ['CRITICALs They tear', 'CRITICAL'],
    ['They tear (CRITICAL).', 'CRITICAL'],
    ['They tear [SUGGESTION]', 'SUGGESTION'],
  ] as const)('of %j is %s', (text, severity) => {
    expect(severityIn(text)).toBe(severity);
    expect(isSeverity(text)).toBe(true);
  });

  test.each([
    'Critical path',
    'Warning x',
    'They tear: CRITICAL',
    'They tear (critical)',
    'CRITICAL_PATH is slow',
    'CRITICAL2',
    'CRITICALITY',
    'Warnings, x',
    'x',
    '',
  ])('is none in %j', (text) => {
    expect(severityIn(text)).toBeUndefined();
    expect(isSeverity(text)).toBe(false);
  });
});

describe('A risk', () => {
  test.each([
    ...[
      'None',
      'nothing',
      'nil',
      'N/A',
      'na',
      'not applicable',
      '0',
      'zero',
      '-',
      '—',
      '–',
      '---',
      '✅',
      '✓',
      '✔',
      '∅',
      'No',
      'no.',
    ],
    ...[
      'no risks',
      'No known issues',
      'zero critical findings',
      'without blockers',
      '0 problems',
      'no open major concerns',
      'no warnings',
    ],
    ...['no new blocking remaining issues', 'no suggestions', 'no other ones', 'no further risk', 'no critical ones'],
    ...[
      'None known',
      'none found so far',
      'None identified at this time',
      'nothing reported yet',
      'None remain open',
      'none left',
    ],
    ...[
      'None!',
      'None. All is well',
      'none; all pass',
      'none, all pass',
      'none (all pass)',
      'None - all pass',
      'none — all pass',
      'none – all',
    ],
    ...[
      '**CRITICAL**: None',
      'CRITICAL (none)',
      '[WARNING] none',
      'Warnings: 0',
      'SUGGESTION - none',
      'CRITICAL — no issues',
      '⚠️ WARNING: none',
      '**CRITICAL**: ✅',
      '__CRITICAL__: None',
      '0 __CRITICAL__',
      'CRITICAL: ✔️',
      '_WARNING_ — 0',
    ],
    ...[
      '0 CRITICAL',
      '- 0 **CRITICAL**',
      'zero warnings.',
      'zero critical',
      '- zero  **criticals**.',
      'zero suggestions!!',
      '0 suggestions',
      '**None**',
      '_None_',
      '`None`',
      '(None)',
      '[none]',
      '- None',
    ],
  ])('is none in %j', (text) => {
    expect(isNoRisk(text)).toBe(true);
  });

  test.each([
    ...[
      'None of the maps fold',
      'None but one',
      'none, except maps',
      'None. However, maps tear',
      'none, though slow',
      'none yet, although slow',
    ],
    ...[
      'none apart from maps. x',
      'none, aside from maps',
      'none (besides maps)',
      'none - only maps',
      'none; other than maps',
      'none, unless maps tear',
    ],
    ...[
      'no maps',
      'nothingness',
      'zeros',
      '0 of 3',
      'no critical path',
      'no risk of rain',
      'none: x',
      'Not none',
      'x none',
      'no known known known known issues',
    ],
    ...[
      '10 CRITICAL',
      '0 CRITICAL issues',
      '0 CRITICALITY',
      'x 0 CRITICAL',
      'CRITICAL: Maps tear',
      'Maps tear: CRITICAL',
      'no, maps',
      '',
      '✅ Maps tear',
      '⚠️',
      '__CRITICAL__: x',
      'CRITICAL_PATH: none',
    ],
  ])('is one in %j', (text) => {
    expect(isNoRisk(text)).toBe(false);
  });

  test.each([
    'CRITICAL',
    '**Critical**:',
    'WARNING',
    '__Suggestions__:',
    'CRITICAL risks:',
    'Warning issues:',
    'CRITICAL issue',
    '[WARNING]',
    'CRITICAL risk.',
  ])('is not yet in %j, which heads others', (text) => {
    expect(isLabelOnly(text)).toBe(text !== 'Warning issues:');
  });

  test.each(['CRITICAL: x', 'Critical path', 'risks', 'The CRITICAL', 'CRITICAL risks and issues', 'None', ''])(
    '%j heads nothing',
    (text) => {
      expect(isLabelOnly(text)).toBe(false);
    },
  );

  const row = (...cells: readonly string[]): readonly Segment[] => cells.map((text) => at(text));
  test('in a row has the severity of a cell of its own, or that with which the first begins', () => {
    expect(severityOfRow(row('1', 'Maps tear', 'CRITICAL'))).toBe('CRITICAL');
    expect(severityOfRow(row('WARNING: Maps tear', 'x'))).toBe('WARNING');
    expect(severityOfRow(row('Maps tear', 'WARNING: x'))).toBeUndefined();
    expect(severityOfRow([])).toBeUndefined();
    expect(riskOfRow(row('1', 'CRITICAL', 'Maps tear'))).toBe('1 | Maps tear');
    expect([
      isEmptyRow(row('CRITICAL', 'None')),
      isEmptyRow(row('CRITICAL')),
      isEmptyRow(row('1', 'None', 'CRITICAL')),
    ]).toEqual([true, true, false]);
  });
});

describe('A text says that there is nothing', () => {
  test.each([
    'None',
    'none.',
    'N/A',
    'Nothing!',
    'No risks',
    'no risk identified',
    'no artifacts found.',
    'no artifact',
    'None known',
    'none detected',
    '**None**',
    '(_None_)',
    '`none`.',
    '*None.*',
  ])('%j', (text) => {
    expect(saysNone(text)).toBe(true);
  });
  test.each([
    'None of them',
    'No',
    'none so far',
    'no risks known today',
    '****None',
    'None..',
    'x None',
    'no artifact s',
    'nonesuch',
    '',
  ])('not %j', (text) => {
    expect(saysNone(text)).toBe(false);
  });
});

describe('The rows of a table', () => {
  const rows = (...lines: readonly string[]): unknown =>
    rowsOf(lines.map((text, n) => at(text, 100 * (n + 1))))?.map((cells) =>
      cells.map(({ text, offset }) => `${String(offset)} ${text}`),
    ) ?? null;
  test.each([
    [
      ['| a | b |', '|---|---|', '| c | d |', '|  | e'],
      [['302 c', '306 d'], ['405 e']],
    ],
    [['a | b', ':- | -:', 'c|d', '|'], [['300 c', '302 d']]],
    [['|a', '--', '  c  '], [['302 c']]],
    [['|a', ':-:', 'c'], [['300 c']]],
    [['|a', '|-|', 'c \\| d | e\\'], [['300 c \\| d', '309 e\\']]],
    [['|a', '|-|', '`c | d`'], [['300 `c', '305 d`']]],
    [['|a', '-', 'c'], null],
    [['a', '|-|', 'c'], null],
    [['|a', '|-|'], null],
    [['|a', '|-x|', 'c'], null],
    [['|a', 'x|-|', 'c'], null],
    [['|a', '|-|x', 'c'], null],
    [['|a'], null],
    [[], null],
  ] as const)('%j are %j', (lines, expected) => {
    expect(rows(...lines)).toEqual(expected);
  });
});

describe('Code below Artifacts', () => {
  const lines = (...texts: readonly string[]): readonly Segment[] => texts.map((text, n) => at(text, 100 * (n + 1)));
  test.each([
    ...[
      'bash',
      'bat',
      'batch',
      'cmd',
      'command',
      'console',
      'diff',
      'fish',
      'ksh',
      'log',
      'output',
      'patch',
      'posh',
      'powershell',
      'ps1',
      'pwsh',
    ],
    ...['sh', 'sh-session', 'shell', 'shell-session', 'shellsession', 'terminal', 'zsh', ' BASH title'],
  ])('shows what ran in the language %j', (info) => {
    expect(isOutput(info, [])).toBe(true);
  });
  test.each([null, '', 'ts', 'text', 'bashful', 'my-bash', 'shx'])('shows something else in %j', (info) => {
    expect(isOutput(info, lines('src/a.ts', '$x', '# a', 'a$ b'))).toBe(false);
  });
  test.each(['$ ls', '  %  ls', 'PS C:\\x> ls', 'me@host:~/x$ ls', 'me@host # ls'])(
    'shows what ran by the prompt %j',
    (line) => {
      expect(isOutput(null, lines('x', line))).toBe(true);
    },
  );
  test.each(['$ls', '$', 'x $ ls', 'PS ls', 'me@ $ ls', `me@host${' '.repeat(200)}$ ls`])(
    'shows no prompt in %j',
    (line) => {
      expect(isOutput(null, lines(line))).toBe(false);
    },
  );
  test.each([...['YAML', 'yml', 'json', 'jsonc', 'json5', 'jsonl', 'toml', ' toml x']])('is data in %j', (info) => {
    expect(isData(info)).toBe(true);
  });
  test.each([null, '', 'jsonx', 'my-yaml', 'text'])('is no data in %j', (info) => {
    expect(isData(info)).toBe(false);
  });

  test.each([
    ['src/a.ts', ['100 src/a.ts']],
    ['  - src/a.ts  ', ['104 src/a.ts']],
    ['"a.ts",  ', ['100 "a.ts",']],
    ['a.ts\t', ['100 a.ts']],
    ['*\tsrc/a.ts', ['102 src/a.ts']],
    ['+  src/a.ts', ['103 src/a.ts']],
    ['• a.ts', ['102 a.ts']],
    ['12. a.ts', ['104 a.ts']],
    ['1) a.ts', ['103 a.ts']],
    ['12.  a.ts', ['105 a.ts']],
    ['A  a.ts', ['103 a.ts']],
    ['?? a.ts', ['103 a.ts']],
    ['RM a.ts', ['103 a.ts']],
    ['new file: a.ts', ['110 a.ts']],
    ['modified:  a.ts', ['111 a.ts']],
    ['created: a.ts', ['109 a.ts']],
    ['added: a.ts', ['107 a.ts']],
    ['renamed: a.ts', ['109 a.ts']],
    ['"src/a.ts",', ['100 "src/a.ts",']],
    ["'a.ts' # x", ["100 'a.ts' # x"]],
    ['`a.ts`: x', ['100 `a.ts`: x']],
    ['a.ts (x)', ['100 a.ts (x)']],
    ['a.ts | 12', ['100 a.ts | 12']],
    ['a.ts; x', ['100 a.ts; x']],
    ['a.ts — x', ['100 a.ts — x']],
    ['a.ts – x', ['100 a.ts – x']],
    ['a.ts - x', ['100 a.ts - x']],
    ['a.ts -> b', ['100 a.ts -> b']],
    ['a.ts // x', ['100 a.ts // x']],
    ['a.ts → b', ['100 a.ts → b']],
    ['a.ts ⇒ b', ['100 a.ts ⇒ b']],
    ['дата/[id]/(x)/@a+b~c.test.ts', ['100 дата/[id]/(x)/@a+b~c.test.ts']],
    ['src/{a,b}.ts', ['100 src/{a,b}.ts']],
    ['{a,b}/*.ts', ['100 {a,b}/*.ts']],
    ['.env.ts', ['100 .env.ts']],
  ])('lists the path of %j', (line, expected) => {
    expect(listedIn(lines(line))?.map(({ text, offset }) => `${String(offset)} ${text}`)).toEqual(expected);
  });

  test.each([
    ...[
      'src/a',
      'a.ts b',
      'a.ts -x',
      '"a.ts',
      '"a.ts\'',
      'see a.ts',
      'src/a b.ts',
      'Aa.ts x',
      'XYZ a.ts',
      '12345. a.ts',
      'a.1',
      'a.ts1234567890x',
      'src//a.ts',
    ],
    ...['{a b}.ts', 'D a.ts b', 'x deleted: a.ts', 'http://x.y/a.ts'],
  ])('is no list with %j', (line) => {
    expect(listedIn(lines('src/a.ts', line))).toBeNull();
  });

  test('may have heads, remarks and deletions in its list, and is none with nothing else', () => {
    const others = [
      '# x',
      '  // x',
      'Files:',
      '...',
      '[',
      '],',
      '{}',
      '()',
      'D  old.ts',
      'deleted: old.ts',
      '  removed:  src/old.ts',
    ];
    expect(listedIn(lines(...others, 'src/a.ts'))?.map(({ text }) => text)).toEqual(['src/a.ts']);
    expect(listedIn(lines(...others))).toBeNull();
    expect(listedIn([])).toBeNull();
    for (const other of ['x # y', '....', '[x]', 'D old', ': x'])
      expect(listedIn(lines('src/a.ts', other))).toEqual(other === 'D old' ? lines('src/a.ts') : null);
  });

  test('that is no list may name a path all the same, as a list or a tree does', () => {
    expect(unlistedIn(lines('x', 'src/a.ts', 'src/b.ts'))?.text).toBe('src/a.ts');
    expect(unlistedIn(lines('x', 'a.ts'))).toBeUndefined();
    expect(unlistedIn(lines('src/', '├── a.ts'))?.text).toBe('├── a.ts');
    expect(unlistedIn(lines('src/b.ts', '|-- a.ts x'))?.text).toBe('|-- a.ts x');
    expect(unlistedIn(lines('src', '  `-- a.ts'))?.text).toBe('  `-- a.ts');
    expect(unlistedIn(lines('src', '+-- a.ts'))?.text).toBe('+-- a.ts');
    expect(unlistedIn(lines('src/a.ts', '├── a', 'x|-- a.ts'))).toBeUndefined();
    expect(unlistedIn(lines('├── a.1', '├── ts'))).toBeUndefined();
  });

  test.each([
    ...[
      'src/a.ts',
      '- path: src/a.ts',
      '"src/a.ts",',
      "x: 'src/a.ts'",
      '[src/a.ts]',
      '{a: src/a.ts}',
      'a=src/a.ts  ',
      'x:src/a.ts',
      'дата/файл.ts',
      'a,src/b_c.d-e@f.ts',
    ],
    `${'x'.repeat(391)} src/a.ts`,
  ])('of data names a path in %j', (line) => {
    expect(pathInData(lines('x', line))?.text).toBe(line);
  });
  test.each([
    'a.ts',
    'src/a',
    'https://x.y/a.ts',
    '/src/a.ts',
    'src/a.ts x',
    'src/a.1',
    '(src/a.ts)',
    'text/html',
    `${'x'.repeat(400)} src/a.ts`,
  ])('of data names none in %j', (line) => {
    expect(pathInData(lines(line))).toBeUndefined();
  });
});

describe('A line as it is rendered', () => {
  const shown = (text: string): readonly unknown[] => {
    const { text: letters, sourceAt } = rendered(at(text));
    return [letters, Array.from(`${letters}.`).map((_, n) => sourceAt(n))];
  };
  test.each([
    ['a b', 'a b', [0, 1, 2, 3]],
    ['\\*a', '*a', [0, 2, 3]],
    ['\\a', '\\a', [0, 1, 2]],
    ['a\\', 'a\\', [0, 1, 2]],
    ['&amp;a', '&a', [0, 5, 6]],
    ['&#47;&#x2f;&#X2F;', '///', [0, 5, 11, 17]],
    ['&nothing;', '&nothing;', [...Array<number>(9).fill(0), 9]],
    ['&;', '&;', [0, 1, 2]],
    ['& a', '& a', [0, 1, 2, 3]],
    ['a<!-- x -->b', 'ab', [0, 11, 12]],
    ['<!--a', '<!--a', [0, 1, 2, 3, 4, 5]],
    ['<b>a</b>', 'a', [3, 8]],
    ['<B class="x">a', 'a', [13, 14]],
    ['<code>a</code>', '`a`', [0, 6, 7, 14]],
    ['<kbd>a', '`a', [0, 5, 6]],
    ['<samp/>', '`', [0, 7]],
    ['<tt>', '`', [0, 4]],
    ['<var>', '`', [0, 5]],
    ['a<br/>b<BR>c', 'a,b,c', [0, 1, 6, 7, 11, 12]],
    ['<name>', '<name>', [0, 1, 2, 3, 4, 5, 6]],
    ['<1>', '<1>', [0, 1, 2, 3]],
    ['a < b', 'a < b', [0, 1, 2, 3, 4, 5]],
    ['`\\*` \\*', '`\\*` *', [0, 1, 2, 3, 4, 5, 7]],
    ['``a`\\*`` \\*', '``a`\\*`` *', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]],
    ['`\\*', '`*', [0, 1, 3]],
  ])('%j is %j', (text, letters, sources) => {
    expect(shown(text)).toEqual([letters, sources]);
  });
  test.each(
    'a abbr b cite del details dfn div em font i ins li mark ol p s small span strike strong sub summary sup td th tr u ul wbr'.split(
      ' ',
    ),
  )('shows nothing of the tag %s', (tag) => {
    expect(rendered(at(`<${tag}>\\a</${tag}>`)).text).toBe('\\a');
  });
  test('of many backticks takes time in proportion to its length', () => {
    const start = processorTime();
    expect(rendered(at(`${'`'.repeat(60_000)}\\*`)).text).toHaveLength(60_001);
    expect(processorTime() - start).toBeLessThan(700);
  });
  test('looks no further than 500 characters for the end of code and comments', () => {
    expect(rendered(at(`\`${'x'.repeat(498)}\\*\``)).text).toContain('*`');
    expect(rendered(at(`\`\\*${'x'.repeat(497)}\``)).text).toBe(`\`\\*${'x'.repeat(497)}\``);
    expect(rendered(at(`\`\\*${'x'.repeat(498)}\``)).text).toBe(`\`*${'x'.repeat(498)}\``);
    expect(rendered(at(`<!--${'x'.repeat(493)}-->a`)).text).toBe('a');
    expect(rendered(at(`<!--${'x'.repeat(494)}-->a`)).text).toContain('<!--');
  });
});

describe('A link', () => {
  const LINKS: Links = new Map([
    ['P', 'src/p.ts'],
    ['WEB', 'https://example.org/a/b'],
    ['CODE', '`src/c.ts`'],
    ['TWO WORDS', 'src/two.ts'],
  ]);
  const link = (text: string, from = 0): unknown => {
    const found = linkAt(text, from, LINKS);
    return found === null
      ? null
      : [found.text, found.start, found.stop, found.end, ...(found.isTarget === true ? ['target'] : [])];
  };
  test.each([
    ['[x](src/a.ts)', ['src/a.ts', 4, 12, 13, 'target']],
    ['[x]( <src/a b.ts> "t") y', ['src/a b.ts', 6, 16, 22, 'target']],
    ['[x](src/a.ts "t (u)")', ['src/a.ts', 4, 12, 21, 'target']],
    ['[x](src/(g)/a.ts)', ['src/(g)/a.ts', 4, 16, 17, 'target']],
    ['[x](src/a.ts#top)', ['src/a.ts', 4, 16, 17, 'target']],
    ['[x](src/a.ts?x=1)', ['src/a.ts', 4, 16, 17, 'target']],
    ['[x](src/a.ts#L3)', ['src/a.ts#L3', 4, 15, 16, 'target']],
    ['[x](#top)', ['#top', 4, 8, 9, 'target']],
    ['[x](a%20b.ts)', ['a b.ts', 4, 12, 13, 'target']],
    ['[x](a%zz.ts)', ['a%zz.ts', 4, 11, 12, 'target']],
    ['[x](https://x.y/a%20b?c#d)', ['https://x.y/a%20b?c#d', 4, 25, 26, 'target']],
    ['[x]()', ['', 4, 4, 5, 'target']],
    ['[src/b.ts](x)', ['src/b.ts', 1, 9, 13]],
    ['[ `src/b.ts` ](x)', ['src/b.ts', 3, 11, 17]],
    ['[see src/b.ts](src/a.ts)', ['src/a.ts', 15, 23, 24, 'target']],
    ['[see src/b.ts](https://x.y)', ['see src/b.ts', 1, 13, 27]],
    ['[`src/b` `x`](https://x.y)', ['src/b x', 1, 8, 26]],
    ['[x][p] y', ['src/p.ts', 0, 6, 6, 'target']],
    ['[x][ P ]', ['src/p.ts', 0, 8, 8, 'target']],
    ['[p][]', ['src/p.ts', 0, 5, 5, 'target']],
    ['[p][ ]', ['src/p.ts', 0, 6, 6, 'target']],
    ['[p]', ['src/p.ts', 0, 3, 3, 'target']],
    ['[two  words]', ['src/two.ts', 0, 12, 12, 'target']],
    ['[x][code]', ['src/c.ts', 0, 9, 9, 'target']],
    ['[x](x`a.ts`)', ['x`a.ts`', 4, 11, 12, 'target']],
    ['[x](`a.ts`x)', ['`a.ts`x', 4, 11, 12, 'target']],
    ['[x][web]', ['', 0, 0, 8]],
    ['[web]', ['', 0, 0, 5]],
    ['[src/b.ts][web]', ['src/b.ts', 1, 9, 15]],
    ['[src/b.ts][none]', ['src/b.ts', 1, 9, 16]],
    ['[[a]/b.ts](x)', ['[a]/b.ts', 1, 9, 13]],
    ['[x()](src/a.ts)', ['src/a.ts', 6, 14, 15, 'target']],
    ['[x](src/<b>.ts)', ['src/<b>.ts', 4, 14, 15, 'target']],
    // Brackets whose name is defined are a link, whatever follows them that is none.
    ['[p](x', ['src/p.ts', 0, 3, 3, 'target']],
    ['[p][x', ['src/p.ts', 0, 3, 3, 'target']],
    ['[p] [x]', ['src/p.ts', 0, 3, 3, 'target']],
    ['[x](src/a:b.ts?x)', ['src/a:b.ts', 4, 16, 17, 'target']],
  ])('%j leads to %j', (text, expected) => {
    expect(link(text)).toEqual(expected);
  });
  test.each([
    '[x]',
    '[x][none]',
    '[x][]',
    '[x',
    '[x](y',
    '[x][p',
    '[src/b.ts]',
    '[x] (y)',
    '[]',
    '[[src/b.ts]',
    '[[p]',
  ])('is not %j', (text) => {
    expect(link(text)).toBeNull();
  });
  test('is found at its place, and no longer than 500 characters', () => {
    expect(link('see [x](a.ts)', 4)).toEqual(['a.ts', 8, 12, 13, 'target']);
    expect(link('see [src/b.ts](a.ts)', 4)).toEqual(['src/b.ts', 5, 13, 20]);
    expect(link('see [web]', 4)).toEqual(['', 4, 4, 9]);
    expect(link(`[x](${'a'.repeat(495)})`)).not.toBeNull();
    expect(link(`[x](${'a'.repeat(496)})`)).toBeNull();
  });
});

describe('The words of a line', () => {
  const words = (text: string, areCells = false): readonly unknown[] =>
    tokensIn([at(text)], NO_LINKS, areCells).map(({ text: word, source, code, part, clause, linked }) => [
      word,
      source.offset - 100,
      `${code ? 'code ' : ''}${String(part)}.${String(clause)}${linked === true ? ' linked' : ''}`,
      ...(source.text === word ? [] : [source.text]),
    ]);
  test.each([
    [
      'a b',
      [
        ['a', 0, '0.0'],
        ['b', 2, '0.0'],
      ],
    ],
    [
      'a, b,c',
      [
        ['a', 0, '0.0'],
        ['b', 3, '1.0'],
        ['c', 5, '2.0'],
      ],
    ],
    [
      'a; b',
      [
        ['a', 0, '0.0'],
        ['b', 3, '1.1'],
      ],
    ],
    [
      'a | b',
      [
        ['a', 0, '0.0'],
        ['b', 4, '0.0'],
      ],
    ],
    ['1,000', [['1,000', 0, '0.0']]],
    ['x1,000', [['x1,000', 0, '0.0']]],
    [
      '1,0 a,b',
      [
        ['1,0', 0, '0.0'],
        ['a', 4, '0.0'],
        ['b', 6, '1.0'],
      ],
    ],
    ['_abc', [['_abc', 0, '0.0']]],
    ['abc_', [['abc_', 0, '0.0']]],
    ['``ab', [['ab', 2, '0.0']]],
    [
      'x __',
      [
        ['x', 0, '0.0'],
        ['__', 2, '0.0'],
      ],
    ],
    [
      '`a ` b',
      [
        ['a', 1, 'code 0.0'],
        ['b', 5, '0.0'],
      ],
    ],
    ['`the a/b.ts, c.ts`', [['the a/b.ts, c.ts', 1, 'code 0.0']]],
    ['`a/b.ts is, c.ts`', [['a/b.ts is, c.ts', 1, 'code 0.0']]],
    [
      '`a/b, c.json`',
      [
        ['a/b', 1, 'code 0.0'],
        ['c.json', 6, 'code 0.0'],
      ],
    ],
    [
      '```a/b``` c',
      [
        ['a/b', 3, 'code 0.0'],
        ['c', 10, '0.0'],
      ],
    ],
    [
      'src/{a, b,c}.ts',
      [
        ['src/{a', 0, '0.0'],
        ['b', 8, '1.0'],
        ['c}.ts', 10, '2.0'],
      ],
    ],
    [
      '{a}b,c',
      [
        ['a}b', 1, '0.0'],
        ['c', 5, '1.0'],
      ],
    ],
    [
      '{a,b c}',
      [
        ['a', 1, '0.0'],
        ['b', 3, '1.0'],
        ['c', 5, '1.0'],
      ],
    ],
    [
      'a,0',
      [
        ['a', 0, '0.0'],
        ['0', 2, '1.0'],
      ],
    ],
    [
      '1,a',
      [
        ['1', 0, '0.0'],
        ['a', 2, '1.0'],
      ],
    ],
    [
      '(*"a.\'!?:;"*)',
      [
        ['a', 3, '0.0'],
        ['"*)', 10, '1.1'],
      ].slice(0, 1),
    ],
    ['<[{a}>', [['a', 3, '0.0']]],
    [
      '_a_ __b__ _c',
      [
        ['a', 1, '0.0'],
        ['_b_', 5, '0.0'],
        ['_c', 10, '0.0'],
      ],
    ],
    ['__', [['__', 0, '0.0']]],
    [
      '`a` b',
      [
        ['a', 1, 'code 0.0'],
        ['b', 4, '0.0'],
      ],
    ],
    [
      '`` a`b `` c',
      [
        ['a`b', 3, 'code 0.0'],
        ['c', 10, '0.0'],
      ],
    ],
    ['` ` b', [['b', 4, '0.0']]],
    ['`a', [['a', 1, '0.0']]],
    [
      '`a/b.ts, c.ts; d/e → f.ts`',
      [
        ['a/b.ts', 1, 'code 0.0'],
        ['c.ts', 9, 'code 0.0'],
        ['d/e', 15, 'code 0.0'],
        ['f.ts', 21, 'code 0.0'],
      ],
    ],
    ['`a.ts, the`', [['a.ts, the', 1, 'code 0.0']]],
    ['`a.ts,b.ts`', [['a.ts,b.ts', 1, 'code 0.0']]],
    ['`x.1, y.ts`', [['x.1, y.ts', 1, 'code 0.0']]],
    [
      'a→b',
      [
        ['a', 0, '0.0'],
        ['→', 1, '0.0'],
        ['b', 2, '0.0'],
      ],
    ],
    [
      'a->b =>c ⇒ d',
      [
        ['a', 0, '0.0'],
        ['->', 1, '0.0'],
        ['b', 3, '0.0'],
        ['=>', 5, '0.0'],
        ['c', 7, '0.0'],
        ['⇒', 9, '0.0'],
        ['d', 11, '0.0'],
      ],
    ],
    ['a ➜ b ➔ c ➝ d ⟶ e ⟹ f ↦ g', 'abcdefg'],
    [
      'src/{a,b}.ts, c',
      [
        ['src/{a,b}.ts', 0, '0.0'],
        ['c', 14, '1.0'],
      ],
    ],
    [
      '{a, b}',
      [
        ['a', 1, '0.0'],
        ['b', 4, '1.0'],
      ],
    ],
    [
      'x{a,b c',
      [
        ['x{a', 0, '0.0'],
        ['b', 4, '1.0'],
        ['c', 6, '1.0'],
      ],
    ],
    [
      'x,a}',
      [
        ['x', 0, '0.0'],
        ['a', 2, '1.0'],
      ],
    ],
    [
      '[x](src/a.ts) b',
      [
        ['src/a.ts', 4, 'code 0.0 linked'],
        ['b', 14, '0.0'],
      ],
    ],
    ['[src/b.ts](x)', [['src/b.ts', 1, 'code 0.0']]],
    [
      '[x] b',
      [
        ['x', 1, '0.0'],
        ['b', 4, '0.0'],
      ],
    ],
    ['[x]() b', [['b', 6, '0.0']]],
    ['<code>a&amp;b</code>', [['a&b', 6, 'code 0.0', 'a&amp;b']]],
  ] as const)('of %j are %j', (text, expected) => {
    if (typeof expected === 'string') {
      expect(
        words(text)
          .map((word) => (word as readonly string[])[0])
          .filter((word) => /\w/.test(word ?? ''))
          .join(''),
      ).toBe(expected);
      expect(words(text)).toHaveLength(2 * expected.length - 1);
    } else expect(words(text)).toEqual(expected);
  });
  test('of a link without its backticks are shown as a whole where they are elsewhere', () => {
    expect(words('[``a/b``, ``c/d``](https://x.y)')).toEqual([
      ['a/b', 3, 'code 0.0'],
      ['c/d', 1, 'code 0.0', '``a/b``,'],
    ]);
    expect(words('[`a/b`, `c/d`](https://x.y)')).toEqual([
      ['a/b', 2, 'code 0.0'],
      ['c/d', 1, 'code 0.0', '`a/b`, `'],
    ]);
    expect(words('[`a`/b, c/d](https://x.y)')).toEqual([
      ['a/b', 1, 'code 0.0', '`a`/b, c'],
      ['c/d', 8, 'code 0.0'],
    ]);
  });
  test('have parts of their own in each cell, and in each line that begins with a bar', () => {
    const parts = (lines: readonly string[], areCells: boolean): readonly number[] =>
      tokensIn(
        lines.map((text) => at(text)),
        NO_LINKS,
        areCells,
      ).map(({ part }) => part);
    expect(parts(['a', 'b, c', 'd'], true)).toEqual([0, 1, 2, 3]);
    expect(parts(['a', 'b, c', 'd'], false)).toEqual([0, 0, 1, 1]);
    expect(parts(['|a', 'b', '|c'], false)).toEqual([1, 1, 2]);
  });
});

describe('What an element of Artifacts names', () => {
  const named = (
    text: string,
    { row = false, code = false, folder }: { row?: boolean; code?: boolean; folder?: string } = {},
  ): readonly string[] =>
    namedBy(
      { lines: row ? text.split(' | ').map((cell) => at(cell)) : [at(text)], text, code, row },
      NO_LINKS,
      folder,
    ).map((item) =>
      item.kind === 'path' ? item.path : item.kind === 'glob' ? `glob ${item.at.text}` : `* ${item.observation}`,
    );
  test.each<readonly [string, readonly string[]]>([
    ['src/a.ts', ['src/a.ts']],
    ['`a/b`', ['a/b']],
    ['a/b', ['a/b']],
    ['a.ts and b.ts & c.ts + d.ts', ['a.ts', 'b.ts', 'c.ts', 'd.ts']],
    ['src/a.ts is like src/b.ts', ['src/a.ts']],
    ['see src/a.ts', ['src/a.ts']],
    ['the client/server split', []],
    ['client/server split', ['client/server']],
    ['read a.ts', []],
    ['`a.ts` and b/c.ts x', ['a.ts']],
    ['`src/a.ts` → src/b.ts x', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts` -- src/b.ts x', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts` --- src/b.ts x', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts` – src/b.ts x', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts` ---- src/b.ts x', ['src/a.ts']],
    ['`src/a.ts` / src/b.ts x', ['src/a.ts', 'src/b.ts']],
    ['`src/a.ts` / client/server x', ['src/a.ts']],
    ['`src/a.ts` → client/server x', ['src/a.ts']],
    ['x src/a.ts - src/b/c/d e', ['src/a.ts', 'src/b/c/d']],
    ['src/a.ts - src/b/ e', ['src/a.ts', 'src/b/']],
    ['`Foo.bar` in src/a.ts', ['src/a.ts']],
    ['`Foo.bar` x', ['Foo.bar']],
    ['`Foo.bar` and `a.ts` x', ['a.ts']],
    ['https://x.y/a and src/a.ts', ['src/a.ts']],
    ['https://x.y/a', ['https://x.y/a']],
    ['`https://x.y/a.ts` and `src/a.ts` x', ['src/a.ts']],
    ['`/api/dates` and `src/a.ts` x', ['src/a.ts']],
    ['`/srv/a.ts` and `src/a.ts` x', ['/srv/a.ts', 'src/a.ts']],
    ['`a.ts:12`, `b.ts:1-2`, `c.ts:1:2`, `d.ts#L1`, `e.ts#L1-L2`', ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts']],
    ['`a.ts:x` y', []],
    ['`my file.ts` x', ['my file.ts']],
    ['`npm run a/b.ts` x', []],
    ['`my file` x/y', []],
    ['`--all/x` y', []],
    ['`a/parse()` y', []],
    ['`a/parse();` y', []],
    ['`<a/b>` y', []],
    ['`@types/node` y', []],
    ['`@types/node@^1.2` y', []],
    ['`text/html` y', []],
    ['`application/vnd.x+json` y', []],
    ['`image/png2` y', ['image/png2']],
    ['`text/html.ts` y', ['text/html.ts']],
    ['Node.js and React.js', []],
    ['MyNode.js', ['MyNode.js']],
    ['3/5 of it', []],
    ['n/a and/or w/o i/o e.g i.e', []],
    ['-/- and ./.', []],
    ['src/{a,b}.ts', ['glob src/{a,b}.ts']],
    ['`src/*.ts` x', ['glob src/*.ts']],
    ['#obs_12', ['* #obs_12']],
    ['see obs-12 x', ['* obs-12']],
    ['obs_12/a', ['obs_12/a']],
    ['sdd/a/b x', ['* sdd/a/b']],
    ['`sdd-init/a` x', ['* sdd-init/a']],
    ['sdd/a.md x', ['sdd/a.md']],
    ['sdd/../a x', ['sdd/../a']],
    ['topic a/b', ['* a/b']],
    ['key: a/b', ['* a/b']],
    ['topic-key a/b', ['* a/b']],
    ['Engram: a/b', ['* a/b']],
    ['my a/b', []],
    ['Engram #17 x', ['* #17']],
    ['the observation is kept', ['* the observation is kept']],
    ['observations', []],
    ['src/b.ts is like `a.ts`', ['a.ts']],
    ['<!-- engram -->', []],
    ['src/ a.ts is new', ['src/a.ts']],
    ['src/ lib/a.ts is new', ['src/']],
    ['src/ is new in a.ts', ['src/']],
    ['https://x.y/ a.ts is new', ['https://x.y/']],
    ['see src/ a.ts x', ['a.ts']],
    ['src/ word/x y', ['src/']],
    ['x#obs_1', []],
    ['`see https://x.y/a.ts` and `src/b.ts` x', ['see https://x.y/a.ts', 'src/b.ts']],
    ['nothing to see', []],
    ['`src/`: `a.ts`, `lib/b.ts`', ['src/a.ts', 'lib/b.ts']],
    ['`src/`, `a.ts`; `b.ts`', ['src/a.ts', 'b.ts']],
    ['`src/` `lib/` `a.ts`', ['src/', 'lib/a.ts']],
    ['src/: a.ts, b.ts', ['src/a.ts', 'src/b.ts']],
    ['`https://x.y/` `a.ts`', ['a.ts']],
    ['`src/a.ts` as → src/b.ts x', ['src/a.ts']],
    ['`src/a.ts` → the src/b.ts x', ['src/a.ts']],
    ['→ src/a.ts x', ['src/a.ts']],
    ['x src/a.ts - src/lib/c e', ['src/a.ts', 'src/lib/c']],
    ['x src/a.ts - src/ e', ['src/a.ts', 'src/']],
    ['x src/a.ts - /src e', ['src/a.ts']],
    ['src/ for src/b.ts x', ['src/']],
    ['`src/`: `a.ts`, `b.ts`, `lib/`: `c.ts`', ['src/a.ts', 'src/b.ts', 'lib/c.ts']],
    ['Engram pr#1 and #17', ['* #17']],
    ['engrams x', []],
    ['xengram x', []],
    ['topic `a/b` x', ['* a/b']],
    ['`a/b` topic x', ['a/b']],
    ['hotkey `a/b` x', ['a/b']],
    ['topics `a/b` x', ['a/b']],
    ['topic `../a` x', ['../a']],
    ['topic `a/.` x', ['a/.']],
    ['topic_key `a/.b` x', ['* a/.b']],
    ['topic `a/b../c` x', ['* a/b../c']],
    ['topic `a/.../c` x', ['* a/.../c']],
    ['my-sdd/a x', ['my-sdd/a']],
    ['sdd-a1/b x', ['sdd-a1/b']],
    ['`x.ts` → src/b.ts `c.ts` y', ['x.ts', 'src/b.ts', 'c.ts']],
    ['x, y, src/ a.ts is', ['src/a.ts']],
    ['src/ for src/b.ts, a.ts x', ['src/a.ts']],
    ['→ a/b x', []],
    ['src/a.ts sand src/b.ts', ['src/a.ts']],
    ['src/a.ts andy src/b.ts', ['src/a.ts']],
    ['src/{ab,c}.ts', ['glob src/{ab,c}.ts']],
    ['13/5 of it', []],
    ['3/15 of it', []],
    ['a3/5 of it', ['a3/5']],
    ['3/5a of it', ['3/5a']],
    ['`b.ts:12-34`, `d.ts#L12-34`, `e.ts#L12-L34`', ['b.ts', 'd.ts', 'e.ts']],
    ['`src/a:12/b.ts` x', ['src/a:12/b.ts']],
    ['`src/#L1/b.ts` x', ['src/#L1/b.ts']],
    ['`.ts` x', []],
    ['`a.1` x', []],
    ['`a.mp3` x', ['a.mp3']],
    ['`a.ts1234567890` x', []],
    ['`my npm a/b.ts` x', ['my npm a/b.ts']],
    ['`a-b/c` y', ['a-b/c']],
    ['`a(1)/b` y', ['a(1)/b']],
    ['`a/b(),` y', []],
    ['`a/<b>` y', ['a/<b>']],
    ['`<a>/b` y', ['<a>/b']],
    ['`@types/a.ts` y', ['@types/a.ts']],
    ['`x@types/node` y', ['x@types/node']],
    ['`@types/node/a` y', ['@types/node/a']],
    ['`a/text/html` y', ['a/text/html']],
    ['`text/html/a` y', ['text/html/a']],
    ['`Foo.tsa` and `src/b.ts` x', ['src/b.ts']],
    ['`Node.js/a.ts` x', ['Node.js/a.ts']],
    ['`src/x://y.ts` `b.ts`', ['src/x://y.ts', 'b.ts']],
    ['`git+ssh://x.y/` `b.ts`', ['b.ts']],
  ])('of %j is %j', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  test.each(['n/a', 'N/A', 'and/or', 'w/o', 'i/o', 'e.g', 'i.e'])('is nothing for %j, a short form', (word) => {
    expect(named(`${word} x`)).toEqual([]);
    expect(named(`\`${word}x\` y`)).toEqual([`${word}x`]);
  });

  test.each(
    'c cc doc docx htm html jpg jpeg js jsx json jsonc json5 jsonl kt kts py pyi sass scss ts tsx woff woff2 xls xlsx yml yaml TS'.split(
      ' ',
    ),
  )('is a file whose name ends in .%s, beside another in backticks, where a member of an object is none', (ending) => {
    expect(named(`\`a.${ending}\` with \`src/b.ts\` x`)).toEqual([`a.${ending}`, 'src/b.ts']);
    expect(named(`\`a.x${ending}\` with \`src/b.ts\` x`)).toEqual(['src/b.ts']);
  });

  test('is at its path, without the line behind it', () => {
    const places = (text: string): unknown =>
      namedBy({ lines: [at(text)], text, code: false }, NO_LINKS).map((item) => item.at);
    expect(places('see `a.ts:12` x')).toEqual([at('a.ts', 105)]);
    expect(places('a&amp;b.ts:1 x')).toEqual([at('a&amp;b.ts:1')]);
  });

  test('in a row has each cell of its own, and only what can be nothing else in a second one', () => {
    expect(named('src/a.ts | test/a.test.ts', { row: true })).toEqual(['src/a.ts', 'test/a.test.ts']);
    expect(named('src/a.ts | read/write', { row: true })).toEqual(['src/a.ts']);
    expect(named('read/write | src/a.ts', { row: true })).toEqual(['read/write', 'src/a.ts']);
    expect(named('`src/a.ts` | src/b.ts', { row: true })).toEqual(['src/a.ts']);
    expect(named('src/a.ts | like src/b.ts', { row: true })).toEqual(['src/a.ts']);
  });

  test('is nothing in code, and below the folder of the item around it where it is a name', () => {
    expect(named('src/a.ts', { code: true })).toEqual([]);
    expect(named('`a.ts`, `b/c.ts`', { folder: 'src/' })).toEqual(['src/a.ts', 'b/c.ts']);
  });
});

describe('A text may hold an envelope', () => {
  test.each([
    '**Status**',
    '__Next__',
    '# Status',
    '#### 1) next',
    '> - **STATUS**',
    'Status\n===',
    'Next\r\n---',
    'next\r =',
    '1. Status x\n> -',
    'x\n**status',
    'x\r*next',
    `${'1'.repeat(200)}status`,
  ])('%j', (text) => {
    expect(mayHoldEnvelope(text)).toBe(true);
  });
  test.each([
    'Status',
    '1. Status',
    'x **Status**',
    'я **Status**',
    'Status\nx',
    'Status\n\n---',
    '**Stat',
    '# x status',
    `x${'1'.repeat(198)}status`,
    '',
  ])('not %j', (text) => {
    expect(mayHoldEnvelope(text)).toBe(false);
  });
});
