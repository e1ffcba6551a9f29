import fc from 'fast-check';
import { mergeReports } from '../../src/merge/merge.js';
import type { ReportFile } from '../../src/model/report-json.js';
import { TOOL, type Report } from '../../src/model/report.js';
import { FORMAT_NAMES, loadFormat } from '../../src/report/formats.js';
import { rules } from '../../src/families/catalog.js';
import { readReport } from '../support/report-schema.js';
import { runOver, type Run } from '../support/run.js';
import { randomRun, runOf, type Plan } from './random-run.js';

/** The report in every format. */
async function rendered(report: Report): Promise<readonly string[]> {
  const options = { color: false, quiet: false, links: null, rules };
  const texts: string[] = [];
  for (const name of FORMAT_NAMES) texts.push([...(await loadFormat(name))(report, options)].join(''));
  return texts;
}

async function reportsOfShards(options: Run, parts: number): Promise<readonly ReportFile[]> {
  const json = await loadFormat('json');
  const files: ReportFile[] = [];
  for (let part = 1; part <= parts; part++) {
    const report = await runOver({ ...options, shard: { part, parts } });
    const text = [...json(report, { color: false, quiet: false, links: null })].join('');
    readReport(text);
    files.push({ name: `${String(part)}.json`, text });
  }
  return files;
}

/** Runs a check whole and in shards. Rejects if the joined reports differ from the whole one in any format. */
export async function expectSame(plan: Plan, parts: number, order: () => number = () => 0): Promise<void> {
  const options = await runOf(plan);
  const one = await runOver(options);
  const files = [...(await reportsOfShards(options, parts))].sort(order);
  const { report } = await mergeReports(files, TOOL);
  expect(await rendered(report)).toEqual(await rendered(one));
}

/** Does so with that many generated checks. */
export async function expectJoinedAsWhole(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(randomRun, fc.infiniteStream(fc.nat()), ({ plan, parts }, chance) =>
      expectSame(plan, parts, () => (chance.next().value % 3) - 1),
    ),
    { numRuns },
  );
}
