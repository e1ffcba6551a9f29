import { check, evaluate, type ReportedFinding, type ReportedRun } from '../support/command-line.js';
import { makeRepository, type Entry } from '../support/repository.js';
import { metaReturn } from './returns.js';

const DEEP = 100_000;

function utf16(text: string, order: 'le' | 'be', mark: boolean): Uint8Array {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
}

function latin(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

/** What is in the place of a return, and the error that must be said of it: rule, and line and column where they are certain. */
const BAD: Readonly<Record<string, readonly [Entry, string, number?, number?]>> = {
  'no JSON': ['The work is done.\n', 'json-syntax', 1, 1],
  'an HTML page': ['<html></html>\n', 'json-syntax', 1, 1],
  'cut in a string': ['{\n  "status": "impl', 'json-syntax', 2],
  'cut behind a bracket': ['{\n  "status": "implemented",\n  "artifacts": [', 'json-syntax', 3],
  'cut behind an artifact': [metaReturn(['real.md']).slice(0, 150), 'json-syntax'],
  'cut by one character': [metaReturn(['real.md']).trimEnd().slice(0, -1), 'json-syntax'],
  empty: ['', 'json-syntax', 1, 1],
  'white space': [' \n\n\t', 'json-syntax'],
  'open arrays': ['['.repeat(DEEP), 'json-syntax', 1, 101],
  'closed arrays': ['['.repeat(DEEP) + ']'.repeat(DEEP), 'json-syntax', 1, 101],
  'open objects': ['{"a":'.repeat(DEEP), 'json-syntax', 1, 501],
  'closed objects': ['{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP), 'json-syntax', 1, 501],
  'arrays and objects': ['[{"a":'.repeat(DEEP) + '}]'.repeat(DEEP), 'json-syntax', 1],
  'objects line by line': ['{"a":\n'.repeat(DEEP), 'json-syntax', 101, 1],
  'closing brackets': [']'.repeat(DEEP), 'json-syntax', 1, 1],
  'a deep field': [`{\n"x": ${'['.repeat(DEEP)}${']'.repeat(DEEP)}\n}`, 'json-syntax', 2, 105],
  'bytes of Latin-1': [latin('{\n  "summary": "caf\u00e9"\n}'), 'json-encoding', 2, 18],
  'a wrong byte behind an astral character': [
    Buffer.concat([Buffer.from('{"a": "\u{1f600}\u00e9'), latin('\u00ff"}')]),
    'json-encoding',
    1,
    11,
  ],
  'a wrong byte at its start': [latin('\u00e9{}'), 'json-encoding', 1, 1],
  'a wrong byte at its end': [latin('{}\n\u00e9'), 'json-encoding', 2, 1],
  'an overlong slash': [latin('{"a": "\u00c0\u00af"}'), 'json-encoding', 1, 8],
  'an encoded surrogate': [latin('{"a": "\u00ed\u00a0\u0080"}'), 'json-encoding', 1, 8],
  'UTF-16, little end first': [utf16(metaReturn(['real.md']), 'le', true), 'json-encoding', 1, 1],
  'UTF-16, big end first': [utf16(metaReturn(['real.md']), 'be', true), 'json-encoding', 1, 1],
  'UTF-16 without a mark': [utf16(metaReturn(['real.md']), 'le', false), 'json-syntax', 1],
  'NUL in a string': ['{"status":\n"impl\0emented"}', 'json-syntax', 2],
  'nothing but NUL': ['\0'.repeat(100), 'json-syntax', 1, 1],
  'a control character in a string': ['{"status": "a\tb"}', 'json-syntax', 1],
  'a line break in a string': ['{"status":\n "a\nb"}', 'json-syntax', 2],
  'a large file': [metaReturn(['real.md']) + ' '.repeat(2 * 1024 * 1024), 'file-too-large', 1, 1],
  'a number': ['42\n', 'return-object', 1, 1],
  'a string': ['\n  "done"\n', 'return-object', 2, 3],
  null: ['null', 'return-object', 1, 1],
  true: ['true', 'return-object', 1, 1],
  'an empty array': ['[]', 'return-object', 1, 1],
  'an array of numbers': ['[\n  1\n]', 'return-object', 2, 3],
  'an array in an array': ['[[]]', 'return-object', 1, 2],
  NaN: ['{\n  "x": NaN\n}', 'json-syntax', 2, 8],
  Infinity: ['{\n  "x": -Infinity\n}', 'json-syntax', 2],
  'a comment to the end of a line': ['{\n  "status": "partial" // not yet\n}', 'json-syntax', 2, 23],
  'a block comment': ['{\n  /* x */ "status": "partial"\n}', 'json-syntax', 2, 3],
  'a hash': ['{\n  # x\n  "status": "partial"\n}', 'json-syntax', 2, 3],
  'a comma too many in an object': ['{\n  "status": "partial",\n}', 'json-syntax'],
  'a comma too many in an array': ['{\n  "x": [1,]\n}', 'json-syntax', 2],
  'a missing comma': ['{\n  "a": 1\n  "b": 2\n}', 'json-syntax', 3, 3],
  'single quotes': ["{\n  'status': 'partial'\n}", 'json-syntax', 2, 3],
  'a bare key': ['{\n  status: "partial"\n}', 'json-syntax', 2, 3],
  'a bare word': ['{\n  "status": partial\n}', 'json-syntax', 2, 13],
  'a leading zero': ['{\n  "x": 012\n}', 'json-syntax', 2],
  'a plus sign': ['{\n  "x": +1\n}', 'json-syntax', 2],
  'a wrong escape': ['{\n  "x": "\\x"\n}', 'json-syntax', 2],
  'a space of Unicode': ['\u00a0{}', 'json-syntax', 1, 1],
};

/** The same for what is a return, but for one thing. */
const FLAWED: typeof BAD = {
  'a comma behind the last member': [metaReturn(['real.md']).replace(/\n\}\n$/, ',\n}\n'), 'json-syntax'],
  'a key twice': ['{\n  "status": "implemented",\n  "status": "partial"\n}', 'json-duplicate-key', 3, 3],
  'a key twice, once in escapes': ['{"status": "x",\n "\\u0073tatus": "y"}', 'json-duplicate-key', 2, 2],
  'a key twice in an inner object': ['{"metadata": {"a": 1,\n"b": {"c": 1, "c": 2}}}', 'json-duplicate-key', 2, 15],
  '__proto__ twice': ['{"__proto__": 1, "__proto__": 2}', 'json-duplicate-key', 1, 18],
  'a status from its prototype': [
    metaReturn(['real.md']).replace('"status": "implemented"', '"__proto__": {"status": "implemented"}'),
    'required-field',
    1,
    1,
  ],
  'a path from its prototype': [
    metaReturn(['real.md']).replace('"path": "real.md"', '"__proto__": {"path": "real.md"}'),
    'required-field',
    4,
    5,
  ],
};

const CASES = Object.entries({ ...BAD, ...FLAWED });

function placeOf(name: string): string {
  return `specs/${name.replace(/\W/g, '_')}/.return-meta.json`;
}

function logOf(name: string): string {
  return `returns/${name.replace(/\W/g, '_')}.return.json`;
}

function findingsOf(report: ReportedRun, file: string): readonly ReportedFinding[] {
  return report.findings.filter((finding) => finding.file === file);
}

describe('bad input', () => {
  let report: ReportedRun;
  let status: number | null;
  let stderr: string;

  beforeAll(async () => {
    const files = CASES.flatMap(([name, [content]]) => [
      [placeOf(name), content] as const,
      [logOf(name), content] as const,
    ]);
    const { directory } = makeRepository([{ files: [...files, ['real.md', '# Real\n']] }]);
    ({ report, status, stderr } = await evaluate(directory));
  });

  test('fails the run and says nothing on standard error', () => {
    expect([status, stderr]).toEqual([1, '']);
  });

  test.each(CASES)('%s is an error of a metadata file', (name, [, rule, line, column]) => {
    const said = findingsOf(report, placeOf(name)).filter((one) => one.rule === rule);
    expect(said.map(({ severity }) => severity)).toContain('error');
    if (line !== undefined) expect(said.map(({ startLine }) => startLine)).toContain(line);
    if (column !== undefined) expect(said.map(({ startColumn }) => startColumn)).toContain(column);
  });

  test.each(Object.keys(BAD))('%s is one error of a return log, with a place and what to do', (name) => {
    const said = findingsOf(report, logOf(name));
    expect(said.map(({ rule }) => rule)).toEqual([BAD[name]?.[1]]);
    expect(said[0]).toMatchObject({ severity: 'error', startLine: expect.any(Number), endColumn: expect.any(Number) });
    expect(said[0]?.recommendation).toMatch(/\w/);
  });
});

test.each([
  [
    'keys with the names of what every object has are data',
    metaReturn(['real.md']).replace(
      '"metadata": {',
      '"constructor": 1, "__proto__": {"x": 1}, "toString": null, "hasOwnProperty": [], "metadata": {',
    ),
    'present',
  ],
  ['half of a surrogate pair in a path is a path', metaReturn(['never\\ud800.md']).replaceAll('\\\\', '\\'), 'missing'],
])('%s', async (_, content, verdict) => {
  const files = { 'real.md': '# Real\n', 'specs/1_task/.return-meta.json': content };
  const { report } = await evaluate(makeRepository([{ files }]).directory);
  expect(report.returns.flatMap(({ claims }) => claims.map((claim) => claim.verdict))).toEqual([verdict]);
  expect(report.findings.map(({ rule }) => rule)).toEqual(verdict === 'present' ? [] : ['artifact-missing']);
});

describe('--max-file-size', () => {
  test.each([
    ['99', 1, ['file-too-large']],
    ['2MiB', 0, []],
  ] as const)('%s: exit %d', async (size, status, rules) => {
    const content = metaReturn(['real.md']) + ' '.repeat(1024 * 1024);
    const files = { 'specs/1_task/.return-meta.json': content, 'real.md': '# Real\n' };
    const run = await evaluate(makeRepository([{ files }]).directory, ['--max-file-size', size]);
    expect(run.status).toBe(status);
    expect(run.report.findings.map(({ rule }) => rule)).toEqual(rules);
  });
});

describe('positions', () => {
  const META =
    '"metadata": {"session_id": "sess_1_a", "agent_type": "a", "delegation_depth": 1, "delegation_path": ["a"]}';
  const LINES = ['{', '  "status": "done",', '  "artifacts": [],', '  "metadata": {', '    "session_id": "sess_1_a",'];
  const REST = [
    '    "delegation_depth": 1,',
    '    "delegation_path": ["a", "b"]',
    '  },',
    '  "nxt_steps": "x"',
    '}',
    '',
  ];
  const files: Readonly<Record<string, string>> = {
    lf: [...LINES, ...REST].join('\n'),
    crlf: [...LINES, ...REST].join('\r\n'),
    'one line': `{"status": "done", "artifacts": [], ${META}}`,
    'multi-byte': `{"x": "\u65e5\u672c\u8a9e \u00e9", "status": "done", "artifacts": [], ${META}}`,
    astral: `{"x": "\u{1f600}\u{1f469}\u200d\u{1f4bb}", "status": "done", "artifacts": [], ${META}}`,
    combining: `{"x": "e\u0301", "status": "done", "artifacts": [], ${META}}`,
    tabs: `{\n\t\t"status":\t"done",\n"artifacts": [], ${META}}`,
    'other line ends': `{"x": "\u2028\u2029\u0085", "status": "done", "artifacts": [], ${META}}`,
    'value itself': `{"status": "d\u{1f600}\u00e9", "artifacts": [], ${META}}`,
    escapes: `{"x": "\\u00e9\\n", "status": "d\\u006fne", "artifacts": [], ${META}}`,
    mark: `\ufeff{\n"status": "done", "artifacts": [], ${META}}`,
    artifact: `{"status": "failed", "artifacts": [{"type": "plan", "path": "a\u{1f600}/b.md"}, "c.md"], ${META}}`,
  };
  let report: ReportedRun;

  beforeAll(async () => {
    const list = Object.entries(files).map(([name, content]) => [placeOf(name), content] as const);
    ({ report } = await evaluate(makeRepository([{ files: list }]).directory));
  });

  const where = (name: string, rule: string): readonly (readonly (number | null)[])[] =>
    findingsOf(report, placeOf(name))
      .filter((one) => one.rule === rule)
      .map(({ startLine, startColumn, endLine, endColumn }) => [startLine, startColumn, endLine, endColumn]);

  test.each([
    ['lf', 'status-value', [2, 13, 2, 19]],
    ['crlf', 'status-value', [2, 13, 2, 19]],
    ['lf', 'required-field', [4, 15, 4, 16]],
    ['crlf', 'required-field', [4, 15, 4, 16]],
    ['lf', 'unknown-field', [9, 3, 9, 14]],
    ['crlf', 'unknown-field', [9, 3, 9, 14]],
    ['one line', 'status-value', [1, 12, 1, 18]],
    ['multi-byte', 'status-value', [1, 26, 1, 32]],
    ['astral', 'status-value', [1, 28, 1, 34]],
    ['combining', 'status-value', [1, 23, 1, 29]],
    ['tabs', 'status-value', [2, 13, 2, 19]],
    ['other line ends', 'status-value', [1, 24, 1, 30]],
    ['value itself', 'status-value', [1, 12, 1, 18]],
    ['escapes', 'status-value', [1, 29, 1, 40]],
    ['mark', 'status-value', [2, 11, 2, 17]],
    ['artifact', 'artifact-missing', [1, 61, 1, 71]],
    ['artifact', 'artifact-object', [1, 74, 1, 80]],
    ['artifact', 'required-field', [1, 36, 1, 72]],
  ] as const)('%s: %s is at %j', (name, rule, range) => {
    expect(where(name, rule)).toContainEqual(range);
  });
});

test('a run over what cannot be read ends with words, not with a crash, in every format', async () => {
  const files = { 'specs/1_task/.return-meta.json': '['.repeat(DEEP), 'returns/a.json': latin('\u00e9') };
  const { directory } = makeRepository([{ files }]);
  for (const format of ['text', 'github', 'markdown']) {
    const { status, stdout, stderr } = await check(directory, ['--format', format]);
    expect([format, status, stderr]).toEqual([format, 1, '']);
    expect(stdout).toMatch(/json(\\?-)syntax/);
    expect(stdout.length).toBeLessThan(5_000);
  }
});
