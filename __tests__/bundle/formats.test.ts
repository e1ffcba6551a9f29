import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommands } from '../report/runner.js';
import { check, evaluate, returnGate, type ReportedFinding } from '../support/command-line.js';
import { makeRepository, temporaryFolder, type Entry, type Repository } from '../support/repository.js';
import { metaReturn, subagentReturn } from './returns.js';

const FORMATS = ['text', 'json', 'github', 'markdown'];

/** Some of each severity, in several files, that are not in the order of their names in the description. */
const FILES: Readonly<Record<string, Entry>> = {
  'specs/2_b/.return-meta.json': metaReturn(['never.md', 'blank.md', 'empty.md', '../out.md', './real.md']),
  'specs/10_c/.return-meta.json': metaReturn(['real.md', 'Real.md']),
  'specs/1_a/.return-meta.json': metaReturn(['real.md']),
  'specs/archive/3_d/.return-meta.json': metaReturn(['specs/3_d/a.md']),
  'specs/4_e/.return-meta.json': metaReturn(['later.md'], { status: 'partial' }),
  'specs/archive/3_d/a.md': '# A\n',
  'returns/bad.json': '{"status": "completed",',
  'returns/list.json': `[${subagentReturn(['never.md'])}, 42, ${subagentReturn(['empty.md'])}]`,
  'real.md': '# Real\n',
  'blank.md': '\n',
  'empty.md': '',
};

const ESCAPE = '\u001b[';

let repository: Repository;

beforeAll(() => {
  repository = makeRepository([{ files: FILES }], { checkout: true });
});

describe('colour', () => {
  test.each([
    ['into a pipe', {}, [], false],
    ['into a pipe of a terminal that has colours', { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, [], false],
    ['in a workflow', { CI: 'true', GITHUB_ACTIONS: 'true' }, [], false],
    ['with FORCE_COLOR=1', { FORCE_COLOR: '1' }, [], true],
    ['with FORCE_COLOR=0', { FORCE_COLOR: '0' }, [], false],
    ['with NO_COLOR and FORCE_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, [], false],
    ['with an empty NO_COLOR, which says nothing', { FORCE_COLOR: '1', NO_COLOR: '' }, [], true],
    ['with --no-color and FORCE_COLOR', { FORCE_COLOR: '1' }, ['--no-color'], false],
    ['in JSON with FORCE_COLOR', { FORCE_COLOR: '1' }, ['--format', 'json'], false],
    ['in workflow commands with FORCE_COLOR', { FORCE_COLOR: '1' }, ['--format', 'github'], false],
    ['in Markdown with FORCE_COLOR', { FORCE_COLOR: '1' }, ['--format', 'markdown'], false],
  ] as const)('%s', async (_, env, args, colored) => {
    const { stdout } = await check(repository.directory, args, { env });
    expect(stdout).not.toBe('');
    expect(stdout.includes(ESCAPE)).toBe(colored);
  });

  test('a file never has any, whatever standard output has', async () => {
    const file = join(temporaryFolder(), 'report.txt');
    const env = { FORCE_COLOR: '1' };
    const { stdout } = await check(repository.directory, ['--output', `text=${file}`], { env });
    expect(stdout.includes(ESCAPE)).toBe(true);
    expect(readFileSync(file, 'utf8').includes(ESCAPE)).toBe(false);
  });

  test('does not change a word', async () => {
    const plain = await check(repository.directory);
    const colored = await check(repository.directory, [], { env: { FORCE_COLOR: '1' } });
    expect(colored.stdout.replace(/\u001b\[\d+m/g, '')).toBe(plain.stdout);
  });
});

describe('text', () => {
  test('--quiet leaves errors and the last line', async () => {
    const { stdout, status } = await check(repository.directory, ['--quiet']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/ error /);
    expect(stdout).not.toMatch(/^ +(?:\d+:\d+ +)?(?:warning|notice) /m);
    expect(stdout).toMatch(/\nFAILED: .*\n$/);
    const passed = await check(repository.directory, ['--quiet', 'specs/1_a/**']);
    expect(passed.stdout).toMatch(/^PASSED: .*\n$/);
  });
});

describe('--output', () => {
  test('writes each format into its file, the same as to standard output', async () => {
    const folder = temporaryFolder();
    const outputs = FORMATS.flatMap((name) => ['--output', `${name}=${join(folder, name)}`]);
    await check(repository.directory, outputs);
    for (const name of FORMATS) {
      const { stdout } = await check(repository.directory, ['--format', name]);
      expect(readFileSync(join(folder, name), 'utf8')).toBe(stdout);
    }
  });

  test('takes a name with an equals sign, relative to the current folder', async () => {
    const folder = temporaryFolder();
    await check(repository.directory, ['--output', 'json=a=b.json'], { cwd: folder });
    expect(JSON.parse(readFileSync(join(folder, 'a=b.json'), 'utf8'))).toHaveProperty('conclusion');
  });
});

describe('json', () => {
  test.each(FORMATS)('the same commit and clock give the same bytes: %s', async (format) => {
    const [first, second] = await Promise.all([1, 2].map(() => check(repository.directory, ['--format', format])));
    expect(second).toEqual(first);
  });

  test('nor does the place or the time of the call change them', async () => {
    const args = ['--format', 'json', '--standard', 'auto'];
    const first = await check(repository.directory, args);
    const env = { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    const second = await check('.', args, { cwd: repository.directory, env });
    const later = await returnGate(['check', ...args, '--now', '2027-01-01T00:00:00Z'], { cwd: repository.directory });
    expect(second.stdout).toBe(first.stdout);
    expect(later.stdout).toBe(first.stdout);
  });

  test('a commit and its workspace are checked alike', async () => {
    const commit = await evaluate(repository.directory);
    const workspace = await evaluate(repository.directory, ['--workspace']);
    // Only the commit has a past to tell of.
    const withoutPast = (report: unknown): unknown =>
      JSON.parse(
        JSON.stringify(report)
          .replaceAll(' It is not in this commit or its history.', '')
          .replaceAll('"It is not in this commit or its history."', 'null'),
      );
    expect(withoutPast({ ...workspace.report, source: null })).toEqual(withoutPast({ ...commit.report, source: null }));
  });

  test('orders returns by file, and findings by file, position and rule', async () => {
    const { report } = await evaluate(repository.directory);
    const files = report.returns.map(({ file }) => file);
    expect(files).toEqual([...files].sort());
    expect(new Set(files).size).toBeGreaterThan(4);
    const key = ({ file, startLine, startColumn, rule }: ReportedFinding): string =>
      [file, String(startLine).padStart(6, '0'), String(startColumn).padStart(6, '0'), rule].join('\0');
    const keys = report.findings.map(key);
    expect(keys).toEqual([...keys].sort());
    expect(keys.length).toBeGreaterThan(8);
  });
});

describe('github', () => {
  test.each([
    ['the commit', []],
    ['the workspace', ['--workspace']],
  ])('names the file in the repository, not in the project: %s', async (_, source) => {
    const files = { 'app/specs/1_a/.return-meta.json': metaReturn(['never.md']) };
    const { directory } = makeRepository([{ files }], { checkout: true });
    const { stdout } = await check(join(directory, 'app'), ['--format', 'github', ...source]);
    const file = 'app/specs/1_a/.return-meta.json';
    expect(readCommands(stdout)).toEqual([
      expect.objectContaining({
        name: 'error',
        properties: {
          title: expect.stringContaining('`never.md`, which does not exist'),
          file,
          line: '6',
          col: '15',
          endColumn: '25',
        },
      }),
    ]);
  });
});
