import type { Report } from '../../../src/model/report.js';
import { planText, summaryText } from '../../support/planning.js';
import { makeRepository, writeFiles, type Commit } from '../../support/repository.js';
import { checkCommit, withoutSettings } from '../../engine/evaluated.js';

/** What upstream's checker gets wrong, as `docs/standards.md` cites it: the gate is right on each. */

const FOLDER = '.planning/phases/01-dates';
const SUMMARY = `${FOLDER}/01-01-SUMMARY.md`;
const PLAN = `${FOLDER}/01-01-PLAN.md`;

beforeAll(withoutSettings);

/** Each claim of a return as `path verdict`. */
function claimsIn({ returns }: Report, of = SUMMARY): readonly string[] {
  return returns
    .filter(({ file }) => file === of)
    .flatMap(({ claims }) => claims.map(({ claim, verdict }) => `${claim.path} ${verdict.name}`));
}

/** Each finding on a return as `severity rule pointer`, without those that ask for nothing but fields. */
function foundIn({ findings }: Report, of = SUMMARY): readonly string[] {
  return findings
    .filter(({ file, rule }) => file === of && rule !== 'gsd-orphan')
    .map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer ?? ''}`);
}

function checkFiles(files: Readonly<Record<string, string>>, ...later: readonly Commit[]): Promise<Report> {
  return checkCommit(makeRepository([{ files }, ...later]).directory);
}

describe('verify-summary', () => {
  test('does not read key-files: each path of them is proved', async () => {
    const created = ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/never.ts'];
    const files = { 'src/a.ts': 'a\n', 'src/b.ts': 'b\n', 'src/c.ts': 'c\n', [SUMMARY]: summaryText({ created }) };
    const report = await checkFiles(files);
    expect(claimsIn(report)).toEqual([
      'src/a.ts present',
      'src/b.ts present',
      'src/c.ts present',
      'src/never.ts missing',
    ]);
    expect(foundIn(report)).toEqual(['error artifact-missing /key-files/created/3']);
  });

  test('fails good summaries for paths in prose: only structured places claim', async () => {
    const prose = [
      'Ran `npm.cmd`, read `process.env.HOME`, and left `config.toml` to the user. Created: nothing.',
      '',
      '**Files modified:** `src/imagined.ts`',
      '',
      '## Deviations',
      '',
      '- `src/other.ts` was planned, and commit `abcdef1` was undone',
      '',
      '```',
      '## Self-Check: FAILED',
      'FOUND: src/in-code.ts',
      '```',
      '',
    ].join('\n');
    const report = await checkFiles({ 'src/a.ts': 'a\n', [SUMMARY]: summaryText({ created: ['src/a.ts'], prose }) });
    expect([claimsIn(report), foundIn(report)]).toEqual([['src/a.ts present'], []]);
  });

  test.each(['12 passed, 0 failed', 'No failures.', 'Nothing FAILED here'])(
    'takes a self-check that says %j for one that failed',
    async (said) => {
      const text = summaryText({ created: ['src/a.ts'], checked: ['src/a.ts'], status: 'complete' });
      const report = await checkFiles({ 'src/a.ts': 'a\n', [SUMMARY]: `${text}\nTests: ${said}\n` });
      expect(report.returns[0]?.success).toBe(true);
      expect(foundIn(report)).toEqual([]);
    },
  );

  test('passes a made-up commit beside a real one: each is looked up', async () => {
    const repository = makeRepository([{ files: { 'src/a.ts': 'a\n' } }]);
    const real = repository.git('rev-parse', '--short=7', 'main');
    const files = { [SUMMARY]: summaryText({ commits: [real, '0a1b2c3'] }) };
    const report = await checkCommit(makeRepository([{ files: { 'src/a.ts': 'a\n' } }, { files }]).directory);
    expect(claimsIn(report)).toEqual([`${real} present`, '0a1b2c3 missing']);
    expect(foundIn(report)).toEqual(['notice gsd-commit-unknown /commits/1']);
  });

  test('passes what was never committed: only the commit counts', async () => {
    const files = { [SUMMARY]: summaryText({ created: ['src/loose.ts'] }) };
    const { directory } = makeRepository([{ files }], { checkout: true });
    writeFiles(directory, { 'src/loose.ts': 'loose\n' });
    const report = await checkCommit(directory);
    expect(claimsIn(report)).toEqual(['src/loose.ts uncommitted']);
    expect(foundIn(report)).toEqual(['error artifact-uncommitted /key-files/created/0']);
  });
});

describe('verify commits', () => {
  test('finds what no branch leads to: only the history of the checked commit counts', async () => {
    const repository = makeRepository([{ files: { 'src/a.ts': 'a\n' } }], { checkout: true });
    const { git, directory } = repository;
    git('commit', '--quiet', '--allow-empty', '--message=Amended away');
    const unreachable = git('rev-parse', 'HEAD');
    git('reset', '--quiet', '--hard', 'HEAD~1');
    git('checkout', '--quiet', '-b', 'other');
    git('commit', '--quiet', '--allow-empty', '--message=On another branch');
    const other = git('rev-parse', 'HEAD');
    git('tag', 'kept', other);
    git('checkout', '--quiet', 'main');
    const tree = git('rev-parse', 'HEAD^{tree}');
    const blob = git('rev-parse', 'HEAD:src/a.ts');
    writeFiles(directory, { [SUMMARY]: summaryText({ commits: [unreachable, other, tree, blob] }) });
    git('add', '--all');
    git('commit', '--quiet', '--message=Summary');
    expect(git('cat-file', '-t', unreachable)).toBe('commit');
    const report = await checkCommit(directory);
    expect(claimsIn(report)).toEqual([unreachable, other, tree, blob].map((id) => `${id} missing`));
  });
});

describe('verify artifacts', () => {
  const checkPlan = (mustHaves: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<Report> =>
    checkFiles({ ...files, [PLAN]: planText(mustHaves), [SUMMARY]: summaryText({}) });

  test('skips items without a path, and calls the rest all passed', async () => {
    const report = await checkPlan(['artifacts:', '  - name: src/a.ts', '  - provides: The parser']);
    expect(claimsIn(report, PLAN)).toEqual([]);
    expect(foundIn(report, PLAN)).toEqual(['warning gsd-must-have-unread /must_haves/artifacts']);
  });

  test('reads on after an item without a path', async () => {
    const lines = ['artifacts:', '  - provides: The parser', '  - path: src/never.ts', '    provides: It'];
    const report = await checkPlan(lines);
    expect(claimsIn(report, PLAN)).toEqual(['src/never.ts missing']);
  });

  test('takes contains for plain text, and so does the gate: an expression is reported of, not run', async () => {
    const lines = ['artifacts:', '  - path: src/a.ts', '    contains: "export (a|b)"', '    min_lines: 2'];
    const report = await checkPlan(lines, { 'src/a.ts': 'export a\n' });
    expect(foundIn(report, PLAN)).toEqual(['notice gsd-must-have-contains /must_haves/artifacts/0/contains/0']);
    const held = await checkPlan(lines, { 'src/a.ts': 'export (a|b)\n' });
    expect(foundIn(held, PLAN)).toEqual([]);
  });

  test('takes a folder for an artifact', async () => {
    const report = await checkPlan(['artifacts:', '  - path: src/deep'], { 'src/deep/a.ts': 'a\n' });
    expect(claimsIn(report, PLAN)).toEqual(['src/deep directory']);
    expect(foundIn(report, PLAN)).toEqual(['notice artifact-directory /must_haves/artifacts/0/path']);
  });
});

describe('verify key-links', () => {
  const FILES = { 'src/a.ts': 'prisma.find(x)\n', 'src/b.ts': "import './a.js'\n" };
  const checkLink = (link: readonly string[]): Promise<Report> =>
    checkFiles({
      ...FILES,
      [PLAN]: planText(['key_links:', ...link.map((line, n) => `${n === 0 ? '  - ' : '    '}${line}`)]),
      [SUMMARY]: summaryText({}),
    });

  test('fails a from that is no file', async () => {
    const report = await checkLink(['from: The page of dates', 'to: src/b.ts', 'via: import', 'pattern: import']);
    expect([claimsIn(report, PLAN), foundIn(report, PLAN)]).toEqual([[], []]);
    const nowhere = await checkLink(['from: POST /api/dates', 'to: parseDate()', 'via: call', 'pattern: fetch']);
    expect([claimsIn(nowhere, PLAN), foundIn(nowhere, PLAN)]).toEqual([[], []]);
  });

  test('leaves the escapes of YAML doubled', async () => {
    const messagesFor = async (from: string): Promise<readonly string[]> => {
      const { findings } = await checkLink([`from: ${from}`, 'to: src/b.ts', 'via: call', 'pattern: "prisma\\u0021"']);
      return findings.filter(({ file }) => file === PLAN).map(({ message }) => message);
    };
    expect(await messagesFor('src/a.ts')).toEqual([
      '"prisma!" is in neither "src/a.ts" nor "src/b.ts", but the plan says that it links the files.',
    ]);
    expect(await messagesFor('The page')).toEqual([
      '"prisma!" is not in "src/b.ts", but the plan says that it links the files.',
    ]);
    // An expression, in its quotes or not, is never run.
    expect(foundIn(await checkLink(['from: src/a.ts', 'to: src/b.ts', 'pattern: "nothing\\\\.here"']), PLAN)).toEqual(
      [],
    );
  });

  test('hangs on a costly expression', async () => {
    const file = `${'a'.repeat(50_000)}!\n`;
    const started = performance.now();
    const report = await checkFiles({
      'src/a.ts': file,
      [PLAN]: planText([
        'artifacts:',
        '  - path: src/a.ts',
        '    contains: "(a+)+$"',
        'key_links:',
        '  - from: src/a.ts',
        '    to: src/a.ts',
        '    pattern: "(a+)+$"',
      ]),
      [SUMMARY]: summaryText({}),
    });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(foundIn(report, PLAN)).toEqual(['notice gsd-must-have-contains /must_haves/artifacts/0/contains/0']);
  });
});

describe('frontmatter validate', () => {
  test('never looks at values', async () => {
    const text = summaryText({ status: 'finished, I think', phase: '07-other', plan: '09' });
    const rules = foundIn(await checkFiles({ [SUMMARY]: text })).map((line) => line.split(' ')[1]);
    expect(new Set(rules)).toEqual(new Set(['gsd-name', 'gsd-status']));
  });
});

describe('phase complete', () => {
  test('counts a phase as done by any file of the right name', async () => {
    const report = await checkFiles({ [PLAN]: planText(), [SUMMARY]: 'Done.\n' });
    expect(foundIn(report)).toEqual(['notice gsd-frontmatter ']);
    const lying = await checkFiles({ [PLAN]: planText(), [SUMMARY]: summaryText({ created: ['src/never.ts'] }) });
    expect(lying.conclusion).toBe('failed');
  });
});
