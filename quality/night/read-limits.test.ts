import { dirname, join } from 'node:path';
import { metaReturn } from '../../__tests__/bundle/returns.js';
import { check, evaluate } from '../../__tests__/support/bundle.js';
import {
  makeRepository,
  temporaryFolder,
  writeFiles,
  type Entry,
  type Files,
} from '../../__tests__/support/repository.js';

/** What the gate reads beside the returns takes neither long nor much memory, however large it is. */

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
    const [{ status, report }, elapsed] = await timed(evaluate(directory, ['--max-file-size', '16MiB'], HEAP));
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
    const { status, report } = await evaluate(directory, [], HEAP);
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

test('a rule of .gitignore that git matches without end is left, and the file is still not committed', async () => {
  const deep = `${'a/'.repeat(40)}never.md`;
  const files = { ...WORK, [RETURN]: metaReturn([deep]) };
  const { directory } = makeRepository([{ files: { ...files, '.gitignore': `${'**/'.repeat(30)}b\n` } }], {
    checkout: true,
  });
  writeFiles(directory, { [deep]: '# Never committed\n' });
  const [{ status, report }, elapsed] = await timed(evaluate(directory));
  expect(status).toBe(1);
  expect(report.returns[0]?.claims).toMatchObject([
    { verdict: 'uncommitted', detail: 'It is in the workspace, but not committed.' },
  ]);
  expect(elapsed).toBeLessThan(5 * LONGEST);
});
