import { join } from 'node:path';
import { readCommands } from '../report/runner.js';
import { check, evaluate, type ReportedRun } from '../support/command-line.js';
import { makeRepository, type Repository } from '../support/repository.js';
import { metaReturn } from './returns.js';

const COMPOSED = 'caf\u00e9.md';
const DECOMPOSED = 'cafe\u0301.md';

const NAMES = [
  'with space.md',
  ' leading and trailing ',
  'new\nline.md',
  'tab\tand "quotes" \'both\'.md',
  'back\\slash.md',
  '-rf',
  '--help',
  COMPOSED,
  '\u65e5\u672c\u8a9e.md',
  '\u{1f469}\u200d\u{1f4bb}.md',
  '\u202egnp.md',
  '__proto__',
  'constructor',
  'hasOwnProperty/toString',
  '::error::x',
  '##[error]x',
  'ab:c',
  '%0A',
  '$(id)',
  '*.md',
  'q?.md',
  '[a].md',
  ':(glob)x',
  '!x',
  '#x',
  'dots...',
];

const NEAR = [DECOMPOSED, 'with', 'new', 'new line.md', '"with space.md"', '*', '__proto__/x', 'toString'];

const OK = 'specs/1_names/.return-meta.json';
const FALSE = 'specs/2_near/.return-meta.json';

/** The places of returns that claim what was never written. */
const PLACES = [
  'specs/3_new\nline/.return-meta.json',
  'specs/3_new\n::error::line/.return-meta.json',
  'specs/3_cr\rline/.return-meta.json',
  'specs/3_separator\u2028line/.return-meta.json',
  'specs/4_quote"/.return-meta.json',
  'specs/5_##[error]x/.return-meta.json',
  '-specs/6_dash/.return-meta.json',
  '::warning::x/.return-meta.json',
  '__proto__/.return-meta.json',
  '\u202e/.return-meta.json',
  ' /.return-meta.json',
];

const SOURCES = [
  ['the commit', []],
  ['the workspace', ['--workspace']],
] as const;

function claimsOf(report: ReportedRun, file: string): readonly (readonly [string, string])[] {
  const claims = report.returns.find((one) => one.file === file)?.claims ?? [];
  return claims.map(({ path, verdict }) => [path, verdict]);
}

describe.each(SOURCES)('names of files, on %s', (_, source) => {
  let report: ReportedRun;

  beforeAll(async () => {
    const files = [
      ...NAMES.map((name) => [name, 'something\n'] as const),
      [OK, metaReturn(NAMES)] as const,
      [FALSE, metaReturn(NEAR)] as const,
    ];
    const { directory } = makeRepository([{ files }], { checkout: source.length > 0 });
    ({ report } = await evaluate(directory, source));
  });

  test('a file is found by its name, whatever is in it', () => {
    expect(claimsOf(report, OK)).toEqual(NAMES.map((name) => [name, 'present']));
  });

  test('a name that is only like that of a file is not found', () => {
    expect(claimsOf(report, FALSE)).toEqual(NEAR.map((name) => [name, 'missing']));
  });
});

describe.each(SOURCES)('names of returns, on %s', (_, source) => {
  let repository: Repository;
  let report: ReportedRun;

  beforeAll(async () => {
    const files = PLACES.map((name) => [name, metaReturn(['never/written.md'])] as const);
    repository = makeRepository([{ files }], { checkout: source.length > 0 });
    ({ report } = await evaluate(repository.directory, source));
  });

  test.each(PLACES)('%j is gathered and judged', (place) => {
    const about = report.findings.filter(({ rule, file }) => rule === 'artifact-missing' && file === place);
    expect(about).toHaveLength(1);
  });

  test.each(['text', 'json', 'markdown'])('none makes a command or an invisible character in %s', async (format) => {
    const { stdout, stderr } = await check(repository.directory, ['--format', format, ...source]);
    expect(stdout).toContain('never/written');
    expect(readCommands(stdout + stderr)).toEqual([]);
    expect(stdout).not.toMatch(/[\u202e\0-\x08]/);
  });
});

describe.each(SOURCES)('names that are no UTF-8, on %s', (_, source) => {
  const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
  const where = (report: ReportedRun): readonly (string | null)[] =>
    report.findings.filter(({ rule }) => rule === 'artifact-missing').map(({ file }) => file);

  test('a claimed name with the replacement character is not that of the file', async () => {
    const files = [
      [latin('caf\u00e9.md'), 'something\n'],
      [OK, metaReturn(['caf\ufffd.md', 'caf.md', 'caf\u00e9.md'])],
    ] as const;
    const { directory } = makeRepository([{ files }], { checkout: source.length > 0 });
    const { report, status } = await evaluate(directory, source);
    expect(status).toBe(1);
    expect(claimsOf(report, OK).map(([, verdict]) => verdict)).toEqual(['missing', 'missing', 'missing']);
  });

  test('a return in a folder of such a name is gathered and judged', async () => {
    const files = [[latin('specs/6_caf\u00e9/.return-meta.json'), metaReturn(['never/written.md'])]] as const;
    const { directory } = makeRepository([{ files }], { checkout: source.length > 0 });
    const { report, status } = await evaluate(directory, source);
    expect(status).toBe(1);
    expect(where(report)).toEqual([expect.stringMatching(/^specs\/6_caf.+\/\.return-meta\.json$/)]);
  });

  test('two returns whose names differ in such a byte are two returns', async () => {
    const files = ['\u00e8', '\u00e9'].map(
      (letter) => [latin(`specs/7_caf${letter}/.return-meta.json`), metaReturn(['never/written.md'])] as const,
    );
    const { directory } = makeRepository([{ files }], { checkout: source.length > 0 });
    const { report } = await evaluate(directory, source);
    expect(new Set(where(report)).size).toBe(2);
  });
});

describe.each(SOURCES)('names of project roots, on %s', (_, source) => {
  const ROOTS = ['with space', 'new\nline', '-dash', 'caf\u00e9', '"', '__proto__', 'glob [a] *', ' ', '!x', '#x'];
  let repository: Repository;

  beforeAll(() => {
    const files = ROOTS.flatMap((root) => [
      [`${root}/specs/1_done/.return-meta.json`, metaReturn(['real.md', 'never.md'])] as const,
      [`${root}/real.md`, '# Real\n'] as const,
    ]);
    repository = makeRepository([{ files }], { checkout: true });
  });

  test.each(ROOTS)('a folder %j is judged', async (root) => {
    const { report } = await evaluate(join(repository.directory, root), source);
    expect(claimsOf(report, 'specs/1_done/.return-meta.json')).toEqual([
      ['real.md', 'present'],
      ['never.md', 'missing'],
    ]);
  });
});
