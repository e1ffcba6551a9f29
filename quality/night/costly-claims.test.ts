import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../../__tests__/bundle/returns.js';
import { check, evaluate, returnGate, type ReportedClaim } from '../../__tests__/support/bundle.js';
import {
  link,
  makeRepository,
  writeFiles,
  type Entry,
  type Files,
  type Repository,
} from '../../__tests__/support/repository.js';
import { runStep } from '../../__tests__/support/runner.js';

/**
 * The promise: no claim stops the gate, or makes it wait. What is claimed a thousand times is looked up once, and what no file
 * system takes is not looked up at all.
 */

const RETURN = 'specs/1_task/.return-meta.json';

/** Milliseconds, on a machine with much else to do: before, each of these took many times as long, or ended in status 4. */
const LONGEST = 12_000;

/** Megabytes of the heap that a run gets. */
const HEAP = { env: { NODE_OPTIONS: '--max-old-space-size=256' } };

/** A return that claims these paths in as few bytes as it can: bare strings, which break the format and are checked all the same. */
function bare(paths: readonly string[]): string {
  const value = JSON.parse(metaReturn([])) as Record<string, unknown>;
  return JSON.stringify({ ...value, artifacts: paths });
}

async function timed<T>(work: Promise<T>): Promise<readonly [result: T, milliseconds: number]> {
  const started = Date.now();
  return [await work, Date.now() - started];
}

function claimsIn(report: Awaited<ReturnType<typeof evaluate>>['report']): readonly ReportedClaim[] {
  return report.returns.flatMap(({ claims }) => claims);
}

describe('claims behind a chain of links', () => {
  /** So many links, each to the one before, by a way as long as a link may hold. */
  function chain(length: number): Record<string, Entry> {
    const files: Record<string, Entry> = { 'd/real.md': '# Real\n' };
    for (let n = 1; n <= length; n++) {
      files[`l${String(n)}`] = link(`${'d/../'.repeat(800)}${n === 1 ? 'd' : `l${String(n - 1)}`}`);
    }
    return files;
  }
  const claimed = ['l39/real.md', ...Array.from({ length: 999 }, (_, n) => `l39/${String(n)}`)];

  test.each([
    ['in a commit', []],
    ['on disk', ['--workspace']],
  ])('are checked as fast as others, %s', async (_, source) => {
    const files = { ...chain(39), [RETURN]: bare(claimed) };
    const { directory } = makeRepository([{ files }], { checkout: source.length > 0 });
    const [{ status, report }, elapsed] = await timed(evaluate(directory, source, HEAP));
    expect(status).toBe(1);
    expect(report.counts.verdicts).toMatchObject({ present: 1, missing: 999 });
    expect(claimsIn(report)[0]).toMatchObject({ verdict: 'present', foundAt: 'd/real.md' });
    expect(elapsed).toBeLessThan(LONGEST);
  });

  test('are found to be of a change as fast', async () => {
    const files = {
      ...chain(39),
      [RETURN]: bare(claimed),
      'specs/2_other/.return-meta.json': metaReturn(['d/real.md']),
    };
    const { directory } = makeRepository([{ files }, { files: { 'd/real.md': '# Another\n' } }]);
    const args = ['--base', 'main~1', '--changed-only'];
    const [{ report }, elapsed] = await timed(evaluate(directory, args, HEAP));
    expect(report.returns.map(({ file }) => file).sort()).toEqual([RETURN, 'specs/2_other/.return-meta.json']);
    expect(elapsed).toBeLessThan(LONGEST);
  });

  test('end where Linux ends: after 40 links, in a circle, and at a target that is too long', async () => {
    const files: Files = {
      ...chain(42),
      one: link('two'),
      two: link('d/../one'),
      long: link(`${'d/../'.repeat(819)}d/real.md`),
      RETURN: '',
      [RETURN]: bare(['l40/real.md', 'l41/real.md', 'l42/real.md', 'l40/../l40/real.md', 'one/x', 'two', 'long']),
    };
    const { report } = await evaluate(makeRepository([{ files }]).directory);
    expect(claimsIn(report).map(({ verdict }) => verdict)).toEqual([
      'present',
      'missing',
      'missing',
      'present',
      'missing',
      'missing',
      'missing',
    ]);
  });

  test('are each followed once where every one of 5,000 leads to the next', async () => {
    const links = Array.from({ length: 5_000 }, (_, n): [string, Entry] => [
      `m${String(n)}`,
      link(n === 0 ? 'd' : `m${String(n - 1)}`),
    ]);
    const paths = links.map(([name]) => `${name}/real.md`);
    const files = { 'd/real.md': '# Real\n', ...Object.fromEntries(links), [RETURN]: bare(paths) };
    const [{ report }, elapsed] = await timed(evaluate(makeRepository([{ files }]).directory, [], HEAP));
    expect(report.counts.verdicts).toMatchObject({ present: 40, missing: 4_960 });
    expect(elapsed).toBeLessThan(LONGEST);
  });

  test('of their own are read together', async () => {
    const links = Array.from({ length: 1_500 }, (_, n): [string, Entry] => [
      `l${String(n)}`,
      link(`${'d/../'.repeat(800)}d/${String(n)}`),
    ]);
    const files = {
      'd/7': 'seven\n',
      ...Object.fromEntries(links),
      [RETURN]: bare(links.map(([name]) => name)),
    } as Files;
    const [{ report }, elapsed] = await timed(evaluate(makeRepository([{ files }]).directory, [], HEAP));
    expect(report.counts.verdicts).toMatchObject({ present: 1, missing: 1_499 });
    expect(elapsed).toBeLessThan(LONGEST);
  });
});

describe('absent claims beside 60,000 files', () => {
  const names = Array.from({ length: 60_000 }, (_, n) => `d/File${String(n)}.md`);
  let repository: Repository;

  beforeAll(() => {
    const paths = [
      ...Array.from({ length: 9_000 }, (_, n) => `d/${String(n)}`),
      'd/fILE77.md',
      'D/file78.MD',
      'd/File79.md',
    ];
    const entries = names.map((name) => [name, 'x'] as const);
    repository = makeRepository([{ files: [...entries, [RETURN, bare(paths)]] }]);
  });

  test('are looked for in any letter case at once', async () => {
    const [{ status, report }, elapsed] = await timed(evaluate(repository.directory, [], HEAP));
    expect(status).toBe(1);
    expect(report.counts.verdicts).toMatchObject({ missing: 9_000, 'case-mismatch': 2, present: 1 });
    expect(claimsIn(report).at(-2)).toMatchObject({ verdict: 'case-mismatch', foundAt: 'd/File78.md' });
    expect(elapsed).toBeLessThan(LONGEST);
  });

  test('on disk, too', async () => {
    const few = names.slice(0, 5_000).map((name) => [name, 'x'] as const);
    const paths = [...Array.from({ length: 9_000 }, (_, n) => `d/${String(n)}`), 'D/file78.MD'];
    const { directory } = makeRepository([{ files: [...few, [RETURN, bare(paths)]] }], { checkout: true });
    const [{ report }, elapsed] = await timed(evaluate(directory, ['--workspace'], HEAP));
    expect(report.counts.verdicts).toMatchObject({ missing: 9_000, 'case-mismatch': 1 });
    expect(elapsed).toBeLessThan(LONGEST);
  });
});

describe('a path', () => {
  const LONG: readonly (readonly [name: string, path: string])[] = [
    ['of 8,000 segments', `${'b/'.repeat(8_000)}x`],
    ['of 10,000 segments that are there as far as they go', `${'a/'.repeat(10_000)}x`],
    ['of 4,097 bytes', 'x'.repeat(4_097)],
    ['of fewer letters and more bytes', '\u{1f600}'.repeat(1_025)],
    ['of 500,000 bytes', 'a/../'.repeat(100_000)],
    ['of 8,000 segments that is absolute', `/${'b/'.repeat(8_000)}x`],
    ['of 8,000 steps up', '../'.repeat(8_000)],
  ];
  const longest = `${'a/'.repeat(2_046)}real`;
  let repository: Repository;

  beforeAll(() => {
    const files = {
      'a/a/x': 'x\n',
      [longest]: 'real\n',
      [RETURN]: metaReturn([...LONG.map(([, path]) => path), longest]),
    };
    repository = makeRepository([{ files }]);
  });

  test('of more than 4,096 bytes is missing without a look, and the report says why', async () => {
    const { status, report } = await evaluate(repository.directory, [], HEAP);
    expect(status).toBe(1);
    const claims = claimsIn(report);
    for (const [n, [name]] of LONG.entries()) {
      expect([name, claims[n]]).toEqual([name, expect.objectContaining({ verdict: 'missing' })]);
      expect(claims[n]?.detail).toContain('more than 4,096 bytes');
    }
    expect(claims.at(-1)).toMatchObject({ verdict: 'present', size: 5 });
  });

  test('of any length ends no door in an internal error', async () => {
    const text = metaReturn(LONG.map(([, path]) => path));
    const { directory } = makeRepository([{ files: { [RETURN]: text, 'a/a/x': 'x\n' } }], { checkout: true });
    expect((await check(directory, ['--workspace'])).status).toBe(1);
    const file = join(directory, RETURN);
    const validated = await returnGate(['validate', '--standard', 'return-meta@1.2', '--root', directory, file]);
    expect(validated.status).toBe(1);
    expect((await returnGate(['fix', '--root', directory])).status).not.toBe(4);
    expect((await returnGate(['migrate', '--to', 'return-meta@1.4', file], { cwd: directory })).status).not.toBe(4);
    const step = await runStep({ workspace: directory });
    expect([step.status, step.outputs.conclusion]).toEqual([1, 'failed']);
  });

  test('through folders as deep as a path may be is checked as fast as others', async () => {
    const deep = 'a/'.repeat(1_900);
    const ofTask = `specs/${'a/'.repeat(1_800)}`;
    const numbers = Array.from({ length: 250 }, (_, n) => String(n));
    const files = {
      [`${deep}real`]: 'real\n',
      [RETURN]: bare(numbers.map((n) => `${deep}${n}`)),
      [`specs/archive/${deep}.return-meta.json`]: bare(numbers.map((n) => `${ofTask}${n}`)),
    };
    const [{ report }, elapsed] = await timed(evaluate(makeRepository([{ files }]).directory, [], HEAP));
    expect(report.counts.verdicts.missing).toBe(500);
    expect(elapsed).toBeLessThan(LONGEST);
  });
});

describe('files to be looked into', () => {
  test('do not make the gate wait, however much they hold', async () => {
    const lines = Array.from({ length: 4_000 }, (_, n) => `*a*${String(n)}b?c filter=lfs`).join('\n');
    const pointer = (n: number): string =>
      `version https://git-lfs.github.com/spec/v1\noid sha256:${String(n).padStart(64, '0')}\nsize 5\n`;
    const pointers = Array.from(
      { length: 2_000 },
      (_, n) => [`p/${'abc'.repeat(20)}${String(n)}`, pointer(n)] as const,
    );
    const files: Files = [
      ['.gitattributes', lines.slice(0, 60_000)],
      ...pointers,
      [RETURN, bare(pointers.map(([path]) => path))],
      ['large.md', Buffer.alloc(20 * 1024 * 1024)],
      ['specs/2_large/.return-meta.json', metaReturn(['large.md'])],
    ];
    const [{ report }, elapsed] = await timed(evaluate(makeRepository([{ files }]).directory, [], HEAP));
    expect(report.counts.verdicts.present).toBe(2_001);
    expect(report.findings.filter(({ rule }) => rule === 'artifact-blank')).toHaveLength(1);
    expect(elapsed).toBeLessThan(LONGEST);
  });

  test('are as large on disk as they may be', async () => {
    const { directory } = makeRepository([{ files: { [RETURN]: metaReturn(['large.md']) } }], { checkout: true });
    writeFiles(directory, { 'large.md': Buffer.alloc(40 * 1024 * 1024, ' ') });
    const [{ report }, elapsed] = await timed(evaluate(directory, ['--workspace'], HEAP));
    expect(report.findings.filter(({ rule }) => rule === 'artifact-blank')).toHaveLength(1);
    expect(elapsed).toBeLessThan(LONGEST);
  });
});

describe('a crowded file', () => {
  const metadata = {
    session_id: 'sess_1736700000_abc123',
    agent_type: 'implementation-agent',
    delegation_depth: 1,
    delegation_path: ['orchestrator', 'implementation-agent'],
  };

  test('of 9,990 errors in an old form is migrated in time that grows with it', async () => {
    const errors = Array.from({ length: 9_990 }, (_, n) => ({ kind: 'x', msg: `timeout ${String(n)}` }));
    const text = JSON.stringify({ status: 'failed', summary: 'None.', artifacts: [], metadata, errors });
    const { directory } = makeRepository([{ files: { [RETURN]: text } }], { checkout: true });
    const args = ['migrate', '--to', 'return-meta@1.4', '--root', directory, '--write', RETURN];
    const [{ status }, elapsed] = await timed(returnGate(args, HEAP));
    expect(status).not.toBe(4);
    expect(elapsed).toBeLessThan(5 * LONGEST);
    const migrated = JSON.parse(readFileSync(join(directory, RETURN), 'utf8')) as { errors: readonly object[] };
    expect(migrated.errors[9_989]).toMatchObject({ type: 'x', message: 'timeout 9989' });
  });

  test('of 200 returns whose fixes do not all fit is fixed by few trials', async () => {
    const artifacts = Array(3).fill({ type: 'research', path: './specs/1_task/reports/x.md' });
    const old = JSON.stringify({ status: 'completed', summary: 'Done.', artifacts, ...metadata, custom: 1 });
    const text = `[${Array<string>(200).fill(old).join(',\n')}]`;
    const { directory } = makeRepository([{ files: { [RETURN]: text } }], { checkout: true });
    const args = ['fix', '--unsafe', '--root', directory, '--write'];
    const [{ status, stdout }, elapsed] = await timed(returnGate(args, HEAP));
    expect(status).toBe(0);
    expect(stdout).toContain('200 fixes left');
    expect(stdout).not.toContain('It was not tried');
    expect(elapsed).toBeLessThan(8 * LONGEST);
    const [first] = JSON.parse(readFileSync(join(directory, RETURN), 'utf8')) as readonly Record<string, unknown>[];
    expect(first).toMatchObject({ status: 'completed', metadata });
  });

  test('of paragraphs that start as JSON is read as fast as others', async () => {
    const paragraph = '{"status":\n\n';
    const text = paragraph.repeat(Math.floor((1024 * 1024) / paragraph.length));
    const files = Object.fromEntries(
      Array.from({ length: 10 }, (_, n) => [`specs/${String(n)}_task/log.return.md`, text]),
    );
    const honest = `Some text, "status" and more:\n\n${metaReturn([])}\n`;
    const { directory } = makeRepository([{ files: { ...files, 'specs/20_task/log.return.md': honest } }]);
    const [{ report }, elapsed] = await timed(evaluate(directory));
    expect(report.returns.map(({ file }) => file)).toEqual(['specs/20_task/log.return.md']);
    expect(elapsed).toBeLessThan(LONGEST);
  });

  test('of patterns with brackets is compared with the longest name as fast as others', async () => {
    const patterns = Array.from({ length: 990 }, (_, n) => `  - '**/*[a]*[a]*[b]${String(n)}'\n`);
    const files = {
      '.return-gate.yml': `paths:\n  - '**/*[r]eturn-met[a]*.json'\n${patterns.join('')}`,
      ...Object.fromEntries(Array.from({ length: 3 }, (_, n) => [`${String(n)}${'a'.repeat(254)}`, 'x'])),
      [RETURN]: metaReturn([]),
    };
    const [{ report }, elapsed] = await timed(evaluate(makeRepository([{ files }]).directory));
    expect(report.returns.map(({ file }) => file)).toEqual([RETURN]);
    expect(elapsed).toBeLessThan(LONGEST);
  });
});
