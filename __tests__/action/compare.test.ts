import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrendJson } from '../../src/model/report-json.js';
import { metaReturn } from '../bundle/returns.js';
import { makeRepository, temporaryFolder } from '../support/repository.js';
import { annotationsOf, runStep, type StepResult } from '../support/step.js';

const ONE = 'specs/1_one/.return-meta.json';
const TWO = 'specs/2_two/.return-meta.json';

const { directory: yesterday } = makeRepository([{ files: { [ONE]: metaReturn(['one.md']) } }]);
const { directory: workspace } = makeRepository([
  { files: { [ONE]: metaReturn(['one.md']), 'one.md': '# One\n', [TWO]: metaReturn(['two.md']) } },
]);

let report = '';

beforeAll(async () => {
  const { outputs } = await runStep({ workspace: yesterday });
  report = readFileSync(outputs.report ?? '', 'utf8');
});

/** A folder with reports of nights, by the names of their files. */
function nights(...names: readonly string[]): string {
  const folder = temporaryFolder();
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), report);
  }
  return folder;
}

function trendOf({ outputs }: StepResult): TrendJson | undefined {
  return (JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as { readonly trend?: TrendJson }).trend;
}

describe('the input compare', () => {
  test('shows what is new and what is fixed, in the job summary and in the JSON report', async () => {
    const step = await runStep({ workspace, inputs: { compare: `${nights('2026-11-21.json')}/*.json` } });
    expect(step.status).toBe(1);
    const trend = trendOf(step);
    expect(trend?.against?.report).toBe('2026-11-21');
    expect(trend?.mended.map(({ rule, file }) => [rule, file])).toEqual([['artifact-missing', ONE]]);
    expect(trend?.new).toHaveLength(1);
    expect(step.summary).toContain('### Over time');
    expect(step.summary).toContain('1 new, 1 fixed, 0 unchanged, against 2026-11-21');
  });

  test('takes patterns relative to the workspace, several, and passes over what is no JSON', async () => {
    const own = makeRepository([{ files: { [TWO]: metaReturn(['two.md']) } }], { checkout: true }).directory;
    for (const name of [
      'earlier/run-9/returns.json',
      'earlier/run-10/returns.json',
      'earlier/run-10/returns.html',
      'old/1.json',
    ]) {
      mkdirSync(join(own, name, '..'), { recursive: true });
      writeFileSync(join(own, name), report);
    }
    const compare = '# Of each night\nearlier\n./old/*.json\n!earlier/run-9/**\n';
    const step = await runStep({ workspace: own, inputs: { compare } });
    expect(trendOf(step)?.against?.report).toBe('1');
    const folder = await runStep({ workspace: own, inputs: { compare: 'earlier/' } });
    expect(trendOf(folder)?.against?.report).toBe('earlier/run-10/returns.json');
    expect(folder.summary).toContain('2 reports were named');
  });

  test('says that there is none yet, and goes on', async () => {
    const step = await runStep({ workspace, inputs: { compare: 'earlier/*.json' } });
    expect(step.status).toBe(1);
    expect(step.log).toContain('No earlier report matches earlier/*.json: there is nothing to compare with yet.');
    expect(annotationsOf(step).filter(({ name }) => name !== 'error')).toEqual([]);
    expect(trendOf(step)).toMatchObject({ against: null, new: [], mended: [] });
  });

  test('is nothing where it is empty: the report has the bytes that it had', async () => {
    const [plain, empty] = [await runStep({ workspace }), await runStep({ workspace, inputs: { compare: ' \n' } })];
    const text = ({ outputs }: StepResult): string => readFileSync(outputs.report ?? '', 'utf8');
    expect(text(empty)).toBe(text(plain));
    expect(trendOf(plain)).toBeUndefined();
    expect(plain.summary).not.toContain('Over time');
  });

  test.each([
    ['a report that is none', '{}', 'is not a JSON report of return-gate: it has no schema'],
    ['a report that is cut off', '{"schema": "return-gate/rep', 'it is cut off, or no JSON at all'],
  ])('refuses %s', async (_, content, why) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'night.json'), content);
    const step = await runStep({ workspace, inputs: { compare: `${folder}/*.json` } });
    expect(step.status).toBe(2);
    expect(annotationsOf(step).map(({ data }) => data)).toEqual([expect.stringContaining(why)]);
    expect(step.outputs).toEqual({});
  });

  test('refuses a pattern that is none, and the mode changed', async () => {
    const climbing = await runStep({ workspace, inputs: { compare: 'a/../b/*.json' } });
    expect(climbing.status).toBe(2);
    expect(annotationsOf(climbing)[0]?.data).toMatch(
      /^The input compare: .+ Write patterns such as earlier\/\*\.json\.$/,
    );
    const narrowed = await runStep({ workspace, inputs: { compare: 'a/*.json', mode: 'changed' } });
    expect(narrowed.status).toBe(2);
    expect(annotationsOf(narrowed)[0]?.data).toContain('leave one of them out');
  });

  test('follows no symbolic link of the workspace', async () => {
    const own = makeRepository([{ files: { [TWO]: metaReturn(['two.md']) } }], { checkout: true }).directory;
    symlinkSync(nights('1.json'), join(own, 'earlier'));
    const step = await runStep({ workspace: own, inputs: { compare: 'earlier/**/*.json' } });
    expect(trendOf(step)?.against).toBeNull();
  });
});

test('the input badge-file, which was removed, is a warning', async () => {
  const file = join(temporaryFolder(), 'badge.json');
  // The runner hands over an input that action.yml does not have, with a warning of its own.
  const step = await runStep({ workspace, env: { 'INPUT_BADGE-FILE': file } });
  expect(step.status).toBe(1);
  expect(annotationsOf(step).filter(({ name }) => name === 'warning')).toEqual([
    expect.objectContaining({
      data: "The input badge-file was removed: delete it, and show the workflow's own status badge; json-file has the counts.",
    }),
  ]);
  expect(existsSync(file)).toBe(false);
});
