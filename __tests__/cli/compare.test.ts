import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TrendJson } from '../../src/model/report-json.js';
import { metaReturn } from '../bundle/returns.js';
import { check, evaluate, returnGate } from '../support/command-line.js';
import { readSarif } from '../support/sarif.js';
import { makeRepository, temporaryFolder } from '../support/repository.js';

const ONE = 'specs/1_one/.return-meta.json';
const TWO = 'specs/2_two/.return-meta.json';
const THREE = 'specs/3_three/.return-meta.json';

/** Three nights: a lie stands; a second comes in; the first is fixed, a return with the second goes, and a third lie comes in. */
const repository = makeRepository([
  { files: { [ONE]: metaReturn(['one.md']) } },
  { files: { [TWO]: metaReturn(['two.md']) } },
  { files: { 'one.md': '# One\n', [THREE]: metaReturn(['three.md', 'one.md']) }, removed: [TWO] },
]);

const root = repository.directory;
const nights = temporaryFolder();
const [first, second] = ['2026-11-20.json', '2026-11-21.json'].map((name) => join(nights, name));

interface Compared {
  readonly status: number | null;
  readonly trend: TrendJson | undefined;
  readonly findings: readonly { readonly rule: string; readonly file: string | null; readonly fingerprint: string }[];
}

async function compared(args: readonly string[]): Promise<Compared> {
  const { status, report } = await evaluate(root, args);
  const { trend, findings } = report as unknown as Compared;
  return { status, trend, findings };
}

beforeAll(async () => {
  await check(root, ['--at', 'HEAD~2', '--output', `json=${first ?? ''}`]);
  await check(root, ['--at', 'HEAD~1', '--output', `json=${second ?? ''}`]);
});

describe('check --compare', () => {
  test('shows what is new, fixed and unchanged since the last report, which it names, and what is gone with its file', async () => {
    const { status, trend, findings } = await compared(['--compare', first ?? '', '--compare', second ?? '']);
    expect(status).toBe(1);
    expect(trend?.against).toEqual({ report: '2026-11-21', revision: repository.git('rev-parse', 'HEAD~1') });
    expect(trend?.doubts).toEqual(['2 reports were named, and 2026-11-21 is the last of them.']);
    const fresh = findings.filter(({ fingerprint }) => trend?.new.includes(fingerprint));
    expect(fresh.map(({ rule, file }) => [rule, file])).toEqual([['artifact-missing', THREE]]);
    expect(trend?.mended.map(({ rule, file, gone }) => [rule, file, gone])).toEqual([
      ['artifact-missing', ONE, false],
      ['artifact-missing', TWO, true],
    ]);
    expect((trend?.unchanged ?? 0) + (trend?.new.length ?? 0)).toBe(findings.length);
  });

  test('says it in words', async () => {
    const { stdout } = await check(root, ['--compare', nights]);
    const commit = repository.git('rev-parse', 'HEAD~1').slice(0, 7);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      `1 new, 2 fixed (1 gone with its file), 0 unchanged, against 2026-11-21 (${commit}). 2 reports were named, and 2026-11-21 is the last of them.`,
    );
    expect(stdout).toContain(`  new    error    artifact-missing  ${THREE}:6\n`);
    expect(stdout).toContain(`  fixed  error    artifact-missing  ${ONE}:6\n`);
    expect(stdout).toContain(`  gone   error    artifact-missing  ${TWO}:6\n`);
    expect((await check(root, ['--compare', nights, '--quiet'])).stdout).not.toContain('fixed');
  });

  test('finds nothing new in the same commit', async () => {
    const { trend, findings } = await compared(['--at', 'HEAD~1', '--compare', second ?? '']);
    expect([trend?.new, trend?.mended, trend?.unchanged]).toEqual([[], [], findings.length]);
  });

  test('follows a return into the archive: nothing is new', async () => {
    const moved = makeRepository([
      { files: { [ONE]: metaReturn(['one.md']) } },
      { moved: { 'specs/1_one': 'specs/archive/1_one' } },
    ]);
    const file = join(temporaryFolder(), 'before.json');
    await check(moved.directory, ['--at', 'HEAD~1', '--output', `json=${file}`]);
    const { report } = await evaluate(moved.directory, ['--compare', file]);
    const { trend } = report as unknown as Compared;
    expect([trend?.new, trend?.mended, trend?.unchanged]).toEqual([[], [], report.findings.length]);
  });

  test('takes the reports in the order in which they are handed in, those of a folder as people count', async () => {
    const { trend } = await compared(['--compare', second ?? '', '--compare', first ?? '']);
    expect(trend?.against?.report).toBe('2026-11-20');
    const folder = temporaryFolder();
    for (const [name, from] of [
      ['run-10', second],
      ['run-9', first],
    ] as const) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'returns.json'), readFileSync(from ?? ''));
      writeFileSync(join(folder, name, 'returns.html'), 'no report');
    }
    const { trend: counted } = await compared(['--compare', folder]);
    const label = join(folder, 'run-10', 'returns.json');
    expect(counted?.against).toEqual({ report: label, revision: repository.git('rev-parse', 'HEAD~1') });
  });

  test('takes a report that is handed in twice once', async () => {
    const { trend } = await compared(['--compare', nights, '--compare', `${nights}/./2026-11-21.json`]);
    expect(trend?.doubts).toEqual(['2 reports were named, and 2026-11-21 is the last of them.']);
  });

  test('says where a folder holds no report, and goes on: so it is in the first night', async () => {
    const folder = temporaryFolder();
    const { status, stdout, stderr } = await check(root, ['--compare', folder]);
    expect([status, stderr]).toEqual([1, `return-gate: --compare: there is no JSON report in ${folder}.\n`]);
    expect(stdout).toContain('There is no earlier report to compare with.');
    const { trend } = await compared(['--compare', folder]);
    expect(trend).toEqual({ against: null, new: [], mended: [], unchanged: 0, doubts: [] });
  });

  test('changes no byte of the report beside its own member, and decides nothing', async () => {
    const plain = await check(root, ['--format', 'json']);
    const { status, stdout } = await check(root, ['--format', 'json', '--compare', nights]);
    expect(status).toBe(plain.status);
    const { trend, ...rest } = JSON.parse(stdout) as Record<string, unknown>;
    expect(trend).toBeDefined();
    expect(JSON.stringify(rest)).toBe(JSON.stringify(JSON.parse(plain.stdout)));
    expect(plain.stdout).not.toContain('trend');
    expect(stdout.startsWith(plain.stdout.slice(0, -'\n}\n'.length))).toBe(true);
    expect((await check(root, ['--format', 'json', '--compare', nights])).stdout).toBe(stdout);
  });

  test('doubts a comparison with another version of the tool or of the standard, and with files on disk', async () => {
    const file = join(temporaryFolder(), 'other.json');
    const other = readFileSync(second ?? '', 'utf8')
      .replace('"version":"1.0.0"', '"version":"0.9.0"')
      .replace('"kind":"commit"', '"kind":"workspace"')
      .replace('"standard":"return-meta@1.2"', '"standard":"return-meta@1.4"');
    writeFileSync(file, other);
    const { trend } = await compared(['--compare', file]);
    expect(trend?.doubts).toEqual([
      'It was made by version 0.9.0 of the tool, this one by 1.0.0: rules may have changed.',
      'It is of the files on disk, this one of a commit.',
      '1 return was checked against another version of the standard then.',
    ]);
  });
});

test('SARIF says of each result whether it is new, and of what the earlier report weighed otherwise that it was updated', async () => {
  const file = join(temporaryFolder(), 'night.json');
  const sarif = async (): Promise<readonly (readonly [string, string | undefined])[]> => {
    const { stdout } = await check(root, ['--at', 'HEAD~1', '--compare', file, '--format', 'sarif']);
    return readSarif(stdout).results.map(({ locations, baselineState }) => [
      locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '',
      baselineState,
    ]);
  };
  writeFileSync(file, readFileSync(first ?? ''));
  expect(await sarif()).toEqual([
    [ONE, 'unchanged'],
    [TWO, 'new'],
  ]);
  writeFileSync(file, readFileSync(second ?? '', 'utf8').replace('"severity":"error"', '"severity":"warning"'));
  expect(await sarif()).toEqual([
    [ONE, 'updated'],
    [TWO, 'unchanged'],
  ]);
});

test('of several reports only the last is read', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '1.json'), 'no report');
  writeFileSync(join(folder, '2.json'), readFileSync(second ?? ''));
  const { trend } = await compared(['--compare', 'gone.json', '--compare', folder]);
  expect([trend?.against?.report, trend?.doubts]).toEqual(['2', ['3 reports were named, and 2 is the last of them.']]);
});

test('shards that are joined are compared like the whole', async () => {
  const file = join(temporaryFolder(), '1.json');
  await check(root, ['--shard', '1/1', '--output', `json=${file}`]);
  const one = await check(root, ['--compare', nights]);
  expect(await returnGate(['merge', '--compare', nights, file])).toEqual(one);
});

describe('check --compare refuses, with exit status 2,', () => {
  const refused = async (content: string | null, args: readonly string[] = []): Promise<string> => {
    const file = join(temporaryFolder(), 'night.json');
    if (content !== null) writeFileSync(file, content);
    const { status, stdout, stderr } = await check(root, ['--compare', file, ...args]);
    expect([status, stdout]).toEqual([2, '']);
    return stderr.replaceAll(file, 'night.json');
  };
  const changed = (from: string, to: string): string => readFileSync(first ?? '', 'utf8').replace(from, to);
  test('a report of another project root', async () => {
    expect(await refused(changed('"root":""', '"root":"apps/web"'))).toContain(
      '--compare: the report night is of apps/web, and this run is of the whole repository. Use a report of the same project root.',
    );
  });

  test('a report of a shard', async () => {
    expect(await refused(changed('"shard":null', '"shard":"1/4"'))).toContain(
      'the report night is of shard 1/4, and this run is of all files. Use a report of the same part: merge the reports of shards first.',
    );
  });
});

test.each([
  ['--format', 'badge', '--format is "badge"'],
  ['--output', 'badge=b.json', 'badge'],
])('%s %s is refused, with what to write instead', async (option, value, said) => {
  const { status, stdout, stderr } = await check(root, [option, value]);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(said);
  expect(stderr).toContain("which was removed: write json for the counts, and show the workflow's own status badge.");
});
