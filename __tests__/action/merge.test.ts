import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { makeRepository, temporaryFolder } from '../support/repository.js';
import { annotationsOf, push, runMergeStep, runStep, type Step, type StepResult } from '../support/step.js';

const NOW = '2026-01-28T12:00:00Z';

/** A job of the matrix for each shard, and a folder with their reports as another job has downloaded them. */
async function matrix(
  parts: number,
  step: Step,
): Promise<{ readonly jobs: readonly StepResult[]; readonly workspace: string }> {
  const workspace = temporaryFolder();
  mkdirSync(join(workspace, 'reports'));
  const jobs: StepResult[] = [];
  for (let part = 1; part <= parts; part++) {
    const inputs = { ...step.inputs, now: NOW, shard: `${String(part)}/${String(parts)}` };
    const job = await runStep({ ...step, inputs });
    copyFileSync(job.outputs.report ?? '', join(workspace, 'reports', `shard-${String(part)}.json`));
    jobs.push(job);
  }
  return { jobs, workspace };
}

function joined(
  workspace: string,
  inputs: Step['inputs'] = {},
  event = push(),
  env: Step['env'] = {},
): Promise<StepResult> {
  return runMergeStep({ workspace, event, env, inputs: { reports: 'reports/*.json', ...inputs } });
}

/** What people and later steps see of a step. */
function seen({ status, commands, outputs, summary }: StepResult): unknown {
  const { report, ...numbers } = outputs;
  // The toolkit tells the debug log how it looks for files.
  const said = commands.filter(({ name }) => name !== 'debug');
  return { status, said, numbers, summary, report: readFileSync(report ?? '', 'utf8') };
}

const { directory } = makeRepository([
  {
    files: {
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, n) => [
          `specs/${String(n + 1)}_task/.return-meta.json`,
          metaReturn(['a.ts', `gone-${String(n)}.ts`], { status: n % 2 === 0 ? 'implemented' : 'partial' }),
        ]),
      ),
      'a.ts': 'export {};\n',
    },
  },
]);

describe('the jobs of a matrix, joined', () => {
  test('say once what one job says', async () => {
    const one = await runStep({ workspace: directory, inputs: { now: NOW } });
    expect(one.status).toBe(1);
    for (const parts of [1, 3]) {
      const { jobs, workspace } = await matrix(parts, { workspace: directory });
      expect(seen(await joined(workspace))).toEqual(seen(one));
      for (const job of jobs) {
        expect([annotationsOf(job), job.summary]).toEqual([[], '']);
        expect(job.log).toMatch(/^Shard \d\/\d: annotations, comment and job summary are left to return-gate\/merge/m);
      }
      const returns = jobs.map(({ outputs }) => Number(outputs.returns));
      expect(returns.reduce((sum, n) => sum + n, 0)).toBe(12);
    }
  });

  test('write the files that are asked for', async () => {
    const files = {
      'json-file': 'all.json',
      'sarif-file': 'all.sarif',
      'junit-file': 'all.xml',
      'html-file': 'all.html',
    };
    const { workspace } = await matrix(2, { workspace: directory });
    const result = await joined(workspace, { ...files, 'job-summary': 'false', 'max-annotations': '2' });
    expect(result.summary).toBe('');
    expect(annotationsOf(result)).toHaveLength(4);
    for (const name of Object.values(files)) expect(readFileSync(join(workspace, name), 'utf8')).toContain('gone-3.ts');
    expect(result.outputs.report).toBe(join(workspace, 'all.json'));
  });

  test.each<readonly [string, Readonly<Record<string, string>>, RegExp]>([
    ['no pattern', { reports: ' \n' }, /The input reports is empty/],
    ['no file', { reports: 'nowhere/*.json' }, /The input reports finds no file by nowhere/],
    ['a missing shard', { reports: 'reports/shard-1.json' }, /The report of shard 2\/2 is missing/],
    ['another file', { reports: '*.md' }, /a\.md:1:1 is not JSON/],
    ['a wrong number', { 'max-annotations': 'many' }, /The input max-annotations is "many"/],
  ])('fail for %s', async (_, inputs, said) => {
    const { workspace } = await matrix(2, { workspace: directory });
    writeFileSync(join(workspace, 'a.md'), '# No report\n');
    const result = await joined(workspace, inputs);
    expect(result.status).toBe(2);
    expect(annotationsOf(result).map(({ data }) => data)).toEqual([expect.stringMatching(said)]);
  });

  test('are compared with an earlier report, the last by name', async () => {
    const nights = temporaryFolder();
    const { outputs } = await runStep({ workspace: directory });
    copyFileSync(outputs.report ?? '', join(nights, '1.json'));
    writeFileSync(join(nights, '0.json'), '{"schema": ');
    const inputs = { compare: `${nights}/*.json` };
    const one = await runStep({ workspace: directory, inputs: { ...inputs, now: NOW } });
    const { workspace } = await matrix(2, { workspace: directory });
    const result = await joined(workspace, inputs);
    expect(seen(result)).toEqual(seen(one));
    expect(result.summary).toContain('2 reports were named, and 1 is the last of them.');
  });

  test('are told, once, that they need one clock', async () => {
    const parts = ['1/2', '2/2'].map((shard) => runStep({ workspace: directory, inputs: { shard } }));
    const [first, second] = [await parts[0], await parts[1]];
    expect(first && annotationsOf(first).map(({ data }) => data)).toEqual([
      expect.stringContaining('give every job of the matrix the same input now'),
    ]);
    expect(second && annotationsOf(second)).toEqual([]);
  });
});
