import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

  test('says that there is none yet, and goes on', async () => {
    const step = await runStep({ workspace, inputs: { compare: 'earlier/*.json' } });
    expect(step.status).toBe(1);
    expect(step.log).toContain('No earlier report matches earlier/*.json: there is nothing to compare with yet.');
    expect(annotationsOf(step).filter(({ name }) => name !== 'error')).toEqual([]);
    expect(trendOf(step)).toMatchObject({ against: null, new: [], mended: [] });
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
