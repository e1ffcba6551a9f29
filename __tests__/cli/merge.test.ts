import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT_NAMES } from '../../src/report/formats.js';
import { metaReturn, subagentReturn } from '../bundle/returns.js';
import { check, evaluate, returnGate, type Run } from '../support/command-line.js';
import { commitTo, makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';

const CONFIG = `
standards:
  subagent-return: subagent-return@1.0
rules:
  session-id-reused: warning
overrides:
  - paths: [returns/3_plan.return.json, specs/3_three/**]
    rules:
      session-id-reused: notice
      artifact-missing: warning
`;

const log = ['logs/a.md', 'never.md', 'src/a.ts']
  .map((path) => JSON.stringify(JSON.parse(metaReturn([path], { session: 'sess_1769000000_log' }))))
  .join('\n');

/** A repository with a past and a branch: archived, moved, removed, phantom and ignored artifacts, a log with a broken line. */
function project(): { readonly directory: string; readonly base: string } {
  const { directory, git } = makeRepository([
    {
      files: {
        '.return-gate.yml': CONFIG,
        '.gitignore': 'build/\n',
        'specs/1_one/.return-meta.json': metaReturn(['src/a.ts', 'specs/1_one/plans/01.md', 'build/x.js']),
        'specs/1_one/plans/01.md': '# Plan\n',
        'specs/2_two/.return-meta.json': metaReturn(['src/gone.ts', 'never.md'], { session: 'sess_1769000000_two' }),
        'specs/3_three/.return-meta.json': metaReturn(['never.md'], { status: 'partial' }),
        'specs/archive/4_four/.return-meta.json': metaReturn(['phantom.md']),
        'specs/4_four/.return-meta.json': metaReturn(['phantom.md']),
        'returns/all.returns.jsonl': `${log}\n{"status": \n`,
        ...Object.fromEntries(
          [1, 2, 3, 4].map((n) => [`returns/${String(n)}_plan.return.json`, subagentReturn(['src/a.ts'])]),
        ),
        'src/a.ts': 'export {};\n',
        'src/gone.ts': 'export {};\n',
      },
    },
    { removed: ['src/gone.ts'], moved: { 'specs/1_one': 'specs/archive/1_one' } },
  ]);
  const base = git('rev-parse', 'main');
  commitTo(directory, {
    branch: 'main',
    start: 'main',
    removed: ['src/a.ts'],
    files: {
      'specs/5_five/.return-meta.json': metaReturn(['src/five.ts'], { session: 'sess_1769000000_two' }),
      'specs/2_two/.return-meta.json': metaReturn(['src/two.ts'], { session: 'sess_1769000000_two' }),
      'src/five.ts': 'export {};\n',
      'src/untold.ts': 'export {};\n',
    },
  });
  git('reset', '--quiet', '--hard', 'main');
  return { directory, base };
}

const { directory, base } = project();

/** The reports of the shards of a check, as files. */
async function shards(parts: number, args: readonly string[] = [], root = directory): Promise<readonly string[]> {
  const folder = temporaryFolder();
  const files: string[] = [];
  for (let part = 1; part <= parts; part++) {
    const file = join(folder, `${String(part)}.json`);
    await check(root, [...args, '--shard', `${String(part)}/${String(parts)}`, '--output', `json=${file}`]);
    files.push(file);
  }
  return files;
}

async function inAllFormats(run: (outputs: readonly string[]) => Promise<Run>): Promise<unknown> {
  const folder = temporaryFolder();
  const files = FORMAT_NAMES.map((name) => [name, join(folder, name)] as const);
  const { status, stdout } = await run(files.flatMap(([name, file]) => ['--output', `${name}=${file}`]));
  return { status, stdout, files: files.map(([, file]) => readFileSync(file, 'utf8')) };
}

describe('merge gives what one check gives, to the byte and with its exit status', () => {
  const baseline = join(temporaryFolder(), 'known.json');
  beforeAll(async () => {
    await check(directory, ['--baseline', baseline, '--update-baseline', '--include-untrue']);
    const known = JSON.parse(readFileSync(baseline, 'utf8')) as { findings: unknown[] };
    const [, , ...kept] = known.findings;
    const stale = {
      file: 'specs/9/.return-meta.json',
      rule: 'artifact-missing',
      fingerprint: '0'.repeat(32),
      count: 1,
    };
    writeFileSync(baseline, JSON.stringify({ ...known, findings: [stale, ...kept] }, null, 2));
  });

  test.each<readonly [string, readonly string[]]>([
    ['of the workspace, with a baseline that has stale entries', ['--workspace', '--baseline', baseline]],
    ['of what changed', ['--base', base, '--changed-only']],
    ['with a baseline and a base', ['--baseline', baseline, '--base', base]],
    ['of some files, that never fails', ['--fail-on', 'never', 'specs/archive/**']],
  ])('%s', async (_, args) => {
    const one = await inAllFormats((outputs) => check(directory, [...args, ...outputs]));
    const files = await shards(4, args);
    const merged = await inAllFormats((outputs) => returnGate(['merge', ...outputs, ...[...files].reverse()]));
    expect(merged).toEqual(one);
  });

  test('of a project without returns, which no shard fails for', async () => {
    const { directory: empty } = makeRepository([{ files: { 'a.ts': '' } }]);
    for (const args of [[], ['--if-no-returns', 'ignore']]) {
      const shard = await check(empty, [...args, '--shard', '1/2']);
      expect(shard.status).toBe(0);
      const one = await check(empty, args);
      const merged = await returnGate(['merge', ...(await shards(2, args, empty))]);
      expect([merged.status, merged.stdout]).toEqual([one.status, one.stdout]);
    }
  });

  test('compared with an earlier report, which no shard is', async () => {
    const earlier = join(temporaryFolder(), '1.json');
    await check(directory, ['--at', 'HEAD~1', '--output', `json=${earlier}`]);
    const one = await inAllFormats((outputs) => check(directory, ['--compare', earlier, ...outputs]));
    const files = await shards(3);
    const merged = await inAllFormats((outputs) => returnGate(['merge', '--compare', earlier, ...outputs, ...files]));
    expect(merged).toEqual(one);
    expect(JSON.stringify(one)).toContain('trend');
    const refused = await check(directory, ['--shard', '1/2', '--compare', earlier]);
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('give it to return-gate merge')]);
  });

  test('with an errors file', async () => {
    const folder = temporaryFolder();
    const [ofOne, ofMerge] = [join(folder, 'one.json'), join(folder, 'merged.json')];
    const now = ['--now', '2026-01-28T12:00:00Z'];
    await check(directory, [...now, '--errors-file', ofOne]);
    await returnGate(['merge', '--errors-file', ofMerge, ...(await shards(3, now))]);
    expect(readFileSync(ofMerge, 'utf8')).toBe(readFileSync(ofOne, 'utf8'));
    expect(readFileSync(ofMerge, 'utf8')).toContain('artifact-missing');
  });

  test('with the rules that are asked for, and as quiet', async () => {
    const files = await shards(3);
    for (const args of [['--rule', 'artifact-missing'], ['--statistics'], ['--quiet'], ['--format', 'github']]) {
      expect((await returnGate(['merge', ...args, ...files])).stdout).toBe((await check(directory, args)).stdout);
    }
  });
});

describe('a shard', () => {
  test('says which it is, fails by its own findings, and has none of the run', async () => {
    const { report: one } = await evaluate(directory);
    const reports = await Promise.all([1, 2, 3].map((part) => evaluate(directory, ['--shard', `${String(part)}/3`])));
    const ofRun = ['session-id-reused', 'no-returns', 'unclaimed-change'];
    expect(one.findings.map(({ rule }) => rule)).toContain('session-id-reused');
    for (const { report, status } of reports) {
      expect(report.findings.filter(({ rule }) => ofRun.includes(rule))).toEqual([]);
      expect(status).toBe(report.counts.errors > 0 ? 1 : 0);
    }
    expect(reports.map(({ report }) => report.source)).toEqual(
      [1, 2, 3].map((part) => ({ ...one.source, shard: `${String(part)}/3` })),
    );
    expect(
      reports
        .flatMap(({ report }) => report.returns)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(one.returns.map(({ file }) => file).sort());
  });

  test('of a run without a clock that all share says what to write', async () => {
    const args = ['check', '--root', directory, '--shard', '1/2'];
    const said = 'return-gate: Shards are joined only where they have one clock: hand the same --now to each';
    expect((await returnGate(args)).stderr).toContain(said);
    expect((await returnGate([...args, '--now', '2026-01-28T12:00:00Z'])).stderr).not.toContain('clock');
  });

  test.each<readonly [readonly string[], RegExp]>([
    [['--shard', '3/2'], /--shard is "3\/2": write a part and the number of parts, such as 2\/16, of at most 1000\./],
    [['--shard', 'x'], /--shard is "x"/],
    [['--shard', '1/2', '--update-baseline'], /--update-baseline writes what a whole run finds: leave out .*--shard/],
    [['--shard', '1/2', '--expect-session', 's'], /expect-session needs exactly one return, and a shard/],
  ])('is refused with %j', async (args, said) => {
    const run = await check(directory, args);
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(said);
  });

  test('whose findings were narrowed to some rules is no report to join', async () => {
    const { stdout } = await check(directory, ['--shard', '1/1', '--format', 'json', '--rule', 'artifact-missing']);
    const file = join(temporaryFolder(), 'narrowed.json');
    writeFileSync(file, stdout);
    const run = await returnGate(['merge', file]);
    expect([run.status, run.stderr]).toEqual([2, expect.stringContaining('narrowed.json lacks "shard"')]);
  });
});

describe('merge is refused', () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'none.json': '{"x": ', 'hostile.json': '["\\u001b[31m"]', '::error::x\u001b[31m.json': '1' });
  mkdirSync(join(folder, 'folder'));
  symlinkSync('nowhere', join(folder, 'link.json'));

  test.each<readonly [readonly string[], RegExp]>([
    [[], /merge needs the JSON reports of all shards/],
    [['gone.json'], /The report gone\.json could not be read: no such file or directory/],
    [['link.json'], /The report link\.json could not be read/],
    [['folder'], /The report folder is not a regular file/],
    [['none.json'], /none\.json:1:\d+ is not JSON/],
    [['hostile.json'], /hostile\.json is not a report/],
    [['--shard', '1/2'], /There is no option --shard/],
    [['--fail-on', 'never'], /There is no option --fail-on/],
  ])('for %j', async (args, said) => {
    const run = await returnGate(['merge', ...args], { cwd: folder });
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toMatch(said);
  });

  test('in words that no terminal and no runner takes for orders', async () => {
    const { stderr } = await returnGate(['merge', '::error::x\u001b[31m.json'], { cwd: folder });
    expect(stderr).not.toContain('\u001b');
    expect(stderr).toMatch(/^return-gate: /);
  });

  test('for shards of two runs, which are named', async () => {
    const [one] = await shards(2);
    const [, two] = await shards(2, ['--fail-on', 'never']);
    const run = await returnGate(['merge', one ?? '', two ?? '']);
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(
      /1\.json \(shard 1\/2\) and .*2\.json \(shard 2\/2\) are from different runs: their fail-on/,
    );
  });
});
