import { spawnSync } from 'node:child_process';
import { metaReturn, subagentReturn } from '../../__tests__/bundle/returns.js';
import { check, CLI, evaluate, type ReportedFinding, type Run } from '../../__tests__/support/bundle.js';
import { makeRepository, type Entry } from '../../__tests__/support/repository.js';
import { annotationsOf, runStep } from '../../__tests__/support/runner.js';

/** Bytes; a file of more is not read. */
const LIMIT = 1024 * 1024;
/** Mebibytes of heap that a run may take: far less than findings and their places would, told one by one. */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=300' };
/** Milliseconds: a guard against hours, on a machine of any speed. */
const LONG = 30_000;

const FILE = 'specs/7_task/.return-meta.json';

/** A return with as many elements in one of its lists as fit into a file, or fewer. */
function crowded(text: string, key: string, element: string, most = Infinity): string {
  const rest = Object.entries(JSON.parse(text) as Record<string, unknown>).filter(([name]) => name !== key);
  const start = `${JSON.stringify(Object.fromEntries(rest)).slice(0, -1)},"${key}":[`;
  const count = Math.min(most, Math.floor((LIMIT - start.length - 2) / (element.length + 1)));
  return `${start}${Array.from({ length: count }, () => element).join()}]}`;
}

const HONEST = metaReturn(['src/a.ts']);
const FILES: Readonly<Record<string, Entry>> = { 'src/a.ts': 'export {};\n' };

function ofRule(findings: readonly ReportedFinding[], rule: string): readonly ReportedFinding[] {
  return findings.filter((finding) => finding.rule === rule);
}

function expectQuick(started: number): void {
  expect(performance.now() - started).toBeLessThan(LONG);
}

describe('a list as long as a file', () => {
  const partial = metaReturn(['src/a.ts'], { status: 'partial' });

  const crowds = [
    ['errors without a field', FILE, partial, 'errors', '{}', 'required-field'],
    ['errors that are none', FILE, partial, 'errors', '0', 'field-type'],
    ['artifacts without a field', FILE, HONEST, 'artifacts', '{}', 'required-field'],
    ['the same artifact again', FILE, HONEST, 'artifacts', '"b"', 'artifact-object'],
    ['in a return log', 'returns/a.json', subagentReturn([]), 'artifacts', '{}', 'required-field'],
  ] as const;

  it.each(crowds)('%s: the file is not checked, which is an error', async (_, file, text, key, element) => {
    const { directory } = makeRepository([{ files: { ...FILES, [file]: crowded(text, key, element) } }]);
    const started = performance.now();
    const { status, report } = await evaluate(directory, [], { env: HEAP });
    expectQuick(started);
    expect(status).toBe(1);
    expect(report.findings).toMatchObject([
      {
        rule: 'too-many-elements',
        severity: 'error',
        message: expect.stringMatching(/^The lists of the file have \d{6} elements, more than the limit of 20000;/),
      },
    ]);
  });

  it.each(crowds)('%s, as many as are checked: told up to a limit', async (_, file, text, key, element, rule) => {
    const { directory } = makeRepository([{ files: { ...FILES, [file]: crowded(text, key, element, 19_900) } }]);
    const started = performance.now();
    const { status, report } = await evaluate(directory, [], { env: HEAP });
    expectQuick(started);
    expect(status).toBe(1);
    const found = ofRule(report.findings, rule);
    // What is wrong with all elements alike is one finding.
    if (element !== '{}') {
      expect(found).toMatchObject([{ severity: 'error', message: expect.stringMatching(/ 19\d{3} /) }]);
      return;
    }
    expect(found).toHaveLength(101);
    const last = found.filter(({ pointer }) => pointer === null);
    expect(last).toMatchObject([{ severity: 'error', message: expect.stringMatching(/ \d{5} more findings /) }]);
  });

  it('ends the action as it ends the command line', async () => {
    const files = { ...FILES, [FILE]: crowded(partial, 'errors', '{}') };
    const { directory } = makeRepository([{ files }], { checkout: true });
    const result = await runStep({ workspace: directory, env: HEAP });
    expect(result.status).toBe(1);
    expect(annotationsOf(result).length).toBeGreaterThan(0);
    expect(result.summary).toContain('too-many-elements');
  });

  it('ends validate', () => {
    const { status, stdout } = spawnSync(process.execPath, [CLI, 'validate', '-'], {
      cwd: makeRepository([{ files: FILES }], { checkout: true }).directory,
      input: crowded(subagentReturn(['src/a.ts']), 'errors', '{}'),
      env: { PATH: process.env.PATH, ...HEAP },
      encoding: 'utf8',
      timeout: LONG,
      maxBuffer: 64 * LIMIT,
    });
    expect(status).toBe(1);
    expect(stdout).toContain('[FAIL]');
  });

  it('of ten thousand true claims passes', async () => {
    const paths = Array.from({ length: 10_000 }, (_, n) => `src/${String(n)}.ts`);
    const files = Object.fromEntries(paths.map((path) => [path, 'export {};\n']));
    const { directory } = makeRepository([{ files: { ...files, [FILE]: compact(metaReturn(paths)) } }]);
    const { status, report } = await evaluate(directory, ['--max-file-size', '2MiB']);
    expect([status, report.counts.claims, report.findings]).toEqual([0, 10_000, []]);
  });
});

function compact(text: string): string {
  return JSON.stringify(JSON.parse(text));
}

describe('a rule that speaks often of one file', () => {
  const lies = Array.from({ length: 150 }, (_, n) => `never/${String(n)}.ts`);

  async function known(directory: string): Promise<Run> {
    return check(directory, ['--update-baseline', '--include-untrue']);
  }

  it('is found a hundred times, and then how often more', async () => {
    const { directory } = makeRepository([{ files: { [FILE]: metaReturn(lies) } }]);
    const { report } = await evaluate(directory);
    const found = ofRule(report.findings, 'artifact-missing');
    expect(found.map(({ message }) => message.slice(0, 40)).at(-1)).toBe('From here on, artifact-missing has 50 mo');
    expect([found.length, report.counts.verdicts.missing]).toEqual([101, 150]);
  });

  it('counts every file for itself', async () => {
    const { directory } = makeRepository([
      { files: { [FILE]: metaReturn(lies.slice(0, 90)), 'specs/8_task/.return-meta.json': metaReturn(lies) } },
    ]);
    const { report } = await evaluate(directory);
    expect(ofRule(report.findings, 'artifact-missing')).toHaveLength(90 + 101);
  });

  it('hides no further lie behind what a baseline knows', async () => {
    const repository = makeRepository([{ files: { [FILE]: metaReturn(lies) } }], { checkout: true });
    await known(repository.directory);
    expect((await check(repository.directory)).status).toBe(0);
    const more = makeRepository([{ files: { [FILE]: metaReturn([...lies, 'never/150.ts']) } }], { checkout: true });
    await known(repository.directory);
    const baseline = `${repository.directory}/.return-gate-baseline.json`;
    const { status, report } = await evaluate(more.directory, ['--baseline', baseline]);
    expect(status).toBe(1);
    const open = report.findings.filter(({ baselined }) => !baselined);
    expect(ofRule(open, 'artifact-missing')).toMatchObject([
      { message: expect.stringContaining(' 51 more findings ') },
    ]);
  });
});

describe('patterns of a configuration', () => {
  it.each([
    ['brackets', '['.repeat(5_000)],
    ['brackets that fit', '['.repeat(999)],
    ['a length', `${'a'.repeat(100_000)}*`],
    ['classes', '[[:alpha:]]'.repeat(80)],
  ])('are measured before they are compiled: %s', async (_, pattern) => {
    const { directory } = makeRepository([
      { files: { ...FILES, [FILE]: HONEST, '.return-gate.json': JSON.stringify({ ignore: [pattern] }) } },
    ]);
    const started = performance.now();
    const { status, stderr } = await check(directory);
    expectQuick(started);
    expect([status, stderr]).toEqual([2, expect.stringContaining('.return-gate.json:1:')]);
  });

  it('that people write are followed', async () => {
    const ignore = ['vendor/**', '**/old-[0-9][0-9].return.json', 'a/*/b/*.json'];
    const { directory } = makeRepository([
      { files: { ...FILES, [FILE]: HONEST, '.return-gate.json': JSON.stringify({ ignore }) } },
    ]);
    expect((await check(directory)).status).toBe(0);
  });

  it('are matched in no time against a name that no checkout can hold', async () => {
    const { directory } = makeRepository([
      {
        files: {
          ...FILES,
          [FILE]: HONEST,
          [`returns/${'a'.repeat(4_000)}.json`]: subagentReturn(['src/a.ts']),
          '.return-gate.json': JSON.stringify({ ignore: ['returns/*a*a*[b]'] }),
        },
      },
    ]);
    const started = performance.now();
    expect((await check(directory)).status).toBe(0);
    expectQuick(started);
  });

  it('that are too long for the command line are bad usage', async () => {
    const { directory } = makeRepository([{ files: { ...FILES, [FILE]: HONEST } }]);
    const { status, stderr } = await check(directory, ['--ignore', 'x'.repeat(70_000)]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('has 70000 characters: write one of at most 4096')]);
  });
});

describe('a history of files that are nothing like each other', () => {
  /** Texts that share no line with each other, large enough that some hundreds of each take git long to compare. */
  const texts = (commit: number, count: number, bytes: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => {
        const line = `${String(commit)} ${String(n)} `;
        const lines = Array.from({ length: Math.ceil(bytes / 30) }, (__, k) => (line + String(k * k)).padEnd(29, '.'));
        return [`docs/${String(commit)}-${String(n)}.md`, lines.join('\n')];
      }),
    );

  it('is compared up to a limit, and the verdict says so', async () => {
    const [first, second] = [texts(0, 400, 8_000), texts(1, 400, 8_000)];
    const claimed = Object.keys(first).slice(0, 3);
    const { directory } = makeRepository([
      { files: { ...first, [FILE]: metaReturn(claimed) } },
      { removed: Object.keys(first), files: second },
    ]);
    const NOT_LOOKED_AT: unknown = expect.stringContaining('Whether it was renamed and edited is unknown');
    const started = performance.now();
    const { report } = await evaluate(directory);
    expectQuick(started);
    const [found] = report.returns;
    expect(found?.claims.map(({ verdict, detail }) => [verdict, detail])).toEqual(
      claimed.map(() => ['removed', NOT_LOOKED_AT]),
    );
  });

  it('of a usual size is compared', async () => {
    const first = texts(0, 30, 2_000);
    const [path = '', text = ''] = Object.entries(first)[0] ?? [];
    const { directory } = makeRepository([
      { files: { ...first, [FILE]: metaReturn([path]) } },
      {
        removed: Object.keys(first),
        files: { ...texts(1, 30, 2_000), 'guide/renamed.md': `${text}\nOne more line.\n` },
      },
    ]);
    const { report } = await evaluate(directory);
    expect(report.returns[0]?.claims).toMatchObject([{ verdict: 'relocated', foundAt: 'guide/renamed.md' }]);
  });
});
