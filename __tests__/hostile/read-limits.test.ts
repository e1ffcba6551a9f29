import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import * as bundle from '../support/bundle.js';
import { evaluate, type Run } from '../support/command-line.js';
import { makeRepository, writeFiles, type Files } from '../support/repository.js';

/**
 * The promise: what the gate reads beside the returns is bounded, too: roadmaps, baselines, configurations. What is beyond
 * its limit is reported, and what gives no end is not waited for.
 */

const RETURN = 'specs/1_task/.return-meta.json';

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
  ])('over the size limit is reported, at the level of who asks for its items: %s', async (_, source) => {
    const strict = { '.return-gate.yml': 'rules:\n  roadmap-item-unknown: error\n' };
    const { directory } = makeRepository([{ files: { ...items, ...strict, 'ROADMAP.md': LARGE } }], {
      checkout: source.length > 0,
    });
    const { status, report } = await evaluate(directory, source);
    expect(status).toBe(1);
    expect(report.findings).toMatchObject([
      {
        rule: 'roadmap-item-unknown',
        severity: 'error',
        pointer: '/completion_data/roadmap_items',
        message: expect.stringMatching(/ROADMAP\.md has 13\d{5} bytes, more than the limit of 1048576/),
      },
    ]);
  });

  test('over it concerns nobody who names no items', async () => {
    const files = { ...WORK, [RETURN]: metaReturn(['src/a.ts']), 'ROADMAP.md': LARGE };
    expect(await evaluate(makeRepository([{ files }]).directory)).toMatchObject({
      status: 0,
      report: { findings: [] },
    });
  });

  test('is read up to the limit that the caller sets, and its items are found', async () => {
    const { directory } = makeRepository([{ files: { ...items, 'ROADMAP.md': LARGE } }]);
    const { status, report } = await evaluate(directory, ['--max-file-size', '2MiB']);
    expect(status).toBe(0);
    expect(report.findings).toMatchObject([
      { rule: 'roadmap-item-unknown', pointer: '/completion_data/roadmap_items/1' },
    ]);
  });
});

const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('a pipe that nobody writes to is not waited for', () => {
  // Whoever waited for it could not be ended but with the process.
  const { check, returnGate } = bundle;

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
    const refused = [2, expect.stringContaining('is not a regular file')];
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
    expect(ended(await check(directory, ['--config', file]))).toEqual([2, expect.stringContaining('regular file')]);
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
    expect(ended(run)).toEqual([1, expect.stringContaining('is not a regular file')]);
  });
});

describe('a rule of .gitignore that git matches without end', () => {
  const deep = `${'a/'.repeat(40)}never.md`;
  const files = { ...WORK, [RETURN]: metaReturn([deep]) };

  test('in folders so deep that some versions of git crash over it stops nothing', async () => {
    const { directory } = makeRepository([{ files: { ...files, '.gitignore': 'never.md\n' } }], { checkout: true });
    writeFiles(directory, { [deep]: '# Never committed\n' });
    const { status, report } = await evaluate(directory);
    expect(status).toBe(1);
    expect(report.returns[0]?.claims).toMatchObject([{ verdict: 'uncommitted' }]);
  });
});
