import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { check, judge, returnGate, type Run } from '../support/command-line.js';
import { makeRepository, temporaryFolder, writeFiles, type Entry, type Files } from '../support/repository.js';

/**
 * The promise: what the gate reads beside the returns is bounded, too: roadmaps, baselines, configurations. What is beyond
 * its limit is told, and what gives no end is not waited for.
 */

const RETURN = 'specs/1_task/.return-meta.json';
const MEGABYTE = 1024 * 1024;
const HEAP = { env: { NODE_OPTIONS: '--max-old-space-size=512' } };
/** Milliseconds: a guard against minutes, on a machine with much else to do. */
const LONGEST = 20_000;

async function timed<T>(work: Promise<T>): Promise<readonly [result: T, milliseconds: number]> {
  const started = performance.now();
  return [await work, performance.now() - started];
}

/** A return whose work is in the roadmap by these items. */
function addressing(items: readonly string[]): string {
  const value = JSON.parse(metaReturn(['src/a.ts'])) as Record<string, object>;
  return JSON.stringify({ ...value, completion_data: { ...value.completion_data, roadmap_items: items } });
}

const WORK: Files = { 'src/a.ts': 'export {};\n' };

describe('a roadmap', () => {
  const LARGE = `- [ ] Parse dates\n${'- [ ] Print calendars\n'.repeat(60_000)}`;
  const items = { ...WORK, [RETURN]: addressing(['Parse dates', 'Parse times']) };

  test.each([
    ['in a commit', []],
    ['on disk', ['--workspace']],
  ])('over the size limit is told, at the level of who asks for its items: %s', async (_, source) => {
    const strict = { '.return-gate.yml': 'rules:\n  roadmap-item-unknown: error\n' };
    const { directory } = makeRepository([{ files: { ...items, ...strict, 'ROADMAP.md': LARGE } }], {
      checkout: source.length > 0,
    });
    const { status, report } = await judge(directory, source);
    expect(status).toBe(1);
    expect(report.findings).toMatchObject([
      {
        rule: 'roadmap-item-unknown',
        severity: 'error',
        pointer: '/completion_data/roadmap_items',
        message: expect.stringMatching(/ROADMAP\.md takes 13\d{5} bytes, more than the limit of 1048576/),
      },
    ]);
  });

  test('over it concerns nobody who names no items', async () => {
    const files = { ...WORK, [RETURN]: metaReturn(['src/a.ts']), 'ROADMAP.md': LARGE };
    expect(await judge(makeRepository([{ files }]).directory)).toMatchObject({ status: 0, report: { findings: [] } });
  });

  test('is read up to the limit that the caller sets, and its items are found', async () => {
    const { directory } = makeRepository([{ files: { ...items, 'ROADMAP.md': LARGE } }]);
    const { status, report } = await judge(directory, ['--max-file-size', '2MiB']);
    expect(status).toBe(0);
    expect(report.findings).toMatchObject([
      { rule: 'roadmap-item-unknown', pointer: '/completion_data/roadmap_items/1' },
    ]);
  });

  test.each([
    ['whose words are all the same', 'a '],
    ['without a word', 'a'],
    ['of nothing but signs', '- '],
  ])('of megabytes is prepared once, whatever many ask for: %s', async (_, text) => {
    const asked = Array.from({ length: 195 }, (_, n): [string, Entry] => [
      `specs/${String(n + 1)}_task/.return-meta.json`,
      addressing(Array.from({ length: 96 }, (_, m) => `${text.repeat(40)}${String(n)} ${String(m)}`)),
    ]);
    const files: Files = {
      ...WORK,
      ...Object.fromEntries(asked),
      'ROADMAP.md': text.repeat((4 * MEGABYTE) / text.length),
    };
    const { directory } = makeRepository([{ files }]);
    const [{ status, report }, elapsed] = await timed(judge(directory, ['--max-file-size', '16MiB'], HEAP));
    expect(status).toBe(0);
    expect(report.counts.notices).toBeGreaterThan(195);
    expect(elapsed).toBeLessThan(LONGEST);
  });
});

describe('a baseline', () => {
  const BASELINE = '.return-gate-baseline.json';
  const files = { ...WORK, [RETURN]: metaReturn(['src/a.ts']) };
  const LARGE = Buffer.alloc(33 * MEGABYTE, ' ');
  const refused = { status: 2, stderr: expect.stringMatching(/takes more than 33554432 bytes.*turn off/s) };

  test('over the size limit ends with status 2: in a commit, on disk, and where it is named', async () => {
    const committed = makeRepository([{ files: { ...files, [BASELINE]: LARGE } }]).directory;
    expect(await check(committed, [], HEAP)).toMatchObject(refused);
    const { directory } = makeRepository([{ files }], { checkout: true });
    writeFiles(directory, { [BASELINE]: LARGE });
    expect(await check(directory, [], HEAP)).toMatchObject(refused);
    expect(await check(directory, ['--update-baseline'], HEAP)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('takes more than 33554432 bytes'),
    });
    const elsewhere = join(temporaryFolder(), 'known.json');
    writeFiles(dirname(elsewhere), { 'known.json': LARGE });
    expect(await check(directory, ['--baseline', elsewhere], HEAP)).toMatchObject(refused);
  });

  test('of 20,000 findings is read like one of few', async () => {
    const entries = Array.from(
      { length: 20_000 },
      (_, n) =>
        `{"file":"specs/${String(n)}_a_task_with_a_name/.return-meta.json","rule":"artifact-missing","fingerprint":"${String(n).padStart(16, '0')}","count":1},\n`,
    );
    const baseline = `{\n  "schema": "return-gate/baseline@1",\n  "findings": [\n${entries.join('')}null]}\n`;
    const { directory } = makeRepository([{ files: { ...files, [BASELINE]: baseline } }]);
    const { status, report } = await judge(directory, [], HEAP);
    expect(status).toBe(0);
    expect(new Set(report.findings.map(({ rule }) => rule))).toEqual(new Set(['baseline-stale']));
  });

  test('of as many lines as bytes is no trouble', async () => {
    const { directory } = makeRepository([{ files: { ...files, [BASELINE]: Buffer.alloc(31 * MEGABYTE, '\n') } }]);
    const [run, elapsed] = await timed(check(directory, [], HEAP));
    expect(run).toMatchObject({ status: 2, stderr: expect.stringContaining('is damaged') });
    expect(elapsed).toBeLessThan(LONGEST);
  });
});

const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('a pipe that nobody writes to is not waited for', () => {
  function pipe(path: string): string {
    mkdirSync(dirname(path), { recursive: true });
    expect(spawnSync('mkfifo', [path]).status).toBe(0);
    return path;
  }
  const project = (): string =>
    makeRepository([{ files: { ...WORK, [RETURN]: metaReturn(['src/a.ts']) } }], { checkout: true }).directory;
  const ended = ({ status, stderr }: Run): readonly unknown[] => [status, stderr];

  test('as the baseline', async () => {
    const directory = project();
    const file = pipe(join(directory, '.return-gate-baseline.json'));
    const refused = [2, expect.stringContaining('is no regular file')];
    expect(ended(await check(directory))).toEqual(refused);
    expect(ended(await check(directory, ['--workspace']))).toEqual(refused);
    expect(ended(await check(directory, ['--baseline', file]))).toEqual(refused);
    const update = ended(
      await check(directory, ['--update-baseline', '--output', `json=${join(directory, 'o.json')}`]),
    );
    expect(update[0]).not.toBeNull();
  });

  test('as the configuration that is named', async () => {
    const directory = project();
    const file = pipe(join(directory, 'deep/gate.yml'));
    expect(ended(await check(directory, ['--config', file]))).toEqual([2, expect.stringContaining('no regular file')]);
  });

  test.each([
    '.return-gate.yml',
    'ROADMAP.md',
    '.gitmodules',
    '.gitattributes',
    'specs/2_task/.return-meta.json',
    'src/pipe.md',
    'commondir',
    'HEAD',
  ])('as %s of a workspace', async (name) => {
    const directory = project();
    pipe(join(directory, name));
    writeFiles(directory, {
      'specs/3_task/.return-meta.json': addressing(['Parse dates']),
      'specs/4_task/.return-meta.json': metaReturn(['src/pipe.md', 'src/lfs.bin']),
      'src/lfs.bin': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 5\n`,
    });
    const { status } = await check(directory, ['--workspace']);
    expect(status).toBe(1);
    expect((await returnGate(['fix', '--root', directory, '--check'])).status).not.toBeNull();
  });

  test('as the errors file', async () => {
    const directory = project();
    writeFiles(directory, { [RETURN]: metaReturn(['never.md']) });
    const file = pipe(join(directory, 'errors.json'));
    const run = await check(directory, ['--workspace', '--errors-file', file]);
    expect(ended(run)).toEqual([2, expect.stringContaining('is no regular file')]);
  });
});

test('a folder with files in the place of the lock of an errors file is not waited for', async () => {
  const { directory } = makeRepository([{ files: { [RETURN]: metaReturn(['never.md']) } }], { checkout: true });
  writeFiles(directory, { 'errors.json.lock/x': '' });
  const run = await check(directory, ['--errors-file', join(directory, 'errors.json')]);
  expect(run).toMatchObject({ status: 2, stderr: expect.stringContaining('is a folder that holds files') });
});

describe('a rule of .gitignore that git matches without end', () => {
  const deep = `${'a/'.repeat(40)}never.md`;
  const files = { ...WORK, [RETURN]: metaReturn([deep]) };

  test('is left, and the file is still not committed', async () => {
    const { directory } = makeRepository([{ files: { ...files, '.gitignore': `${'**/'.repeat(30)}b\n` } }], {
      checkout: true,
    });
    writeFiles(directory, { [deep]: '# Never committed\n' });
    const [{ status, report }, elapsed] = await timed(judge(directory));
    expect(status).toBe(1);
    expect(report.returns[0]?.claims).toMatchObject([
      { verdict: 'uncommitted', detail: 'It lies in the workspace, but is not committed.' },
    ]);
    expect(elapsed).toBeLessThan(5 * LONGEST);
  });

  test('is told where git matches it', async () => {
    const near = 'a/a/never.md';
    const { directory } = makeRepository([{ files: { [RETURN]: metaReturn([near]), '.gitignore': 'never.md\n' } }], {
      checkout: true,
    });
    writeFiles(directory, { [near]: '# Never committed\n' });
    const { report } = await judge(directory);
    expect(report.returns[0]?.claims).toMatchObject([
      { verdict: 'uncommitted', detail: 'It lies in the workspace, but is ignored (.gitignore:1: never.md).' },
    ]);
  });

  test('in folders so deep that some versions of git crash over it stops nothing', async () => {
    const { directory } = makeRepository([{ files: { ...files, '.gitignore': 'never.md\n' } }], { checkout: true });
    writeFiles(directory, { [deep]: '# Never committed\n' });
    const { status, report } = await judge(directory);
    expect(status).toBe(1);
    expect(report.returns[0]?.claims).toMatchObject([{ verdict: 'uncommitted' }]);
  });
});
