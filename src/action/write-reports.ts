import { join, resolve } from 'node:path';
import { rulePagesOf, type Environment } from '../github/event.js';
import type { Report } from '../model/report.js';
import { explainsRules, loadFormat, type FormatOptions } from '../report/formats.js';
import type { Links } from '../report/links.js';
import type { Project } from '../tree/write-place.js';
import { unwrittenBy, writeReport } from '../tree/write-report.js';
import { FILE_FORMATS, type ActionInputs } from './inputs.js';

export interface ReportFiles {
  readonly paths: ActionInputs['files'];
  readonly workspace: string;
  readonly project: Project;
  readonly env: Environment;
  readonly links: Links | null;
}

export interface WrittenReports {
  /** The path of the JSON report; undefined if it could not be written. */
  readonly json: string | undefined;
  /** A warning for each report that could not be written. */
  readonly warnings: readonly string[];
}

/**
 * Writes the requested reports, and the JSON report in any case, for later steps. Rejects with `UsageError` for a place
 * that nothing may be written to.
 */
export async function writeReports(
  report: Report,
  { paths, workspace, project, env, links }: ReportFiles,
): Promise<WrittenReports> {
  const temporary = env.RUNNER_TEMP ?? '';
  const unasked = temporary === '' ? undefined : join(temporary, 'return-gate', 'report.json');
  const files = { ...paths, json: paths.json === '' ? unasked : resolve(workspace, paths.json) };
  const options: FormatOptions = { color: false, quiet: false, links, rulePages: rulePagesOf(env) };
  const warnings: string[] = [];
  let { json } = files;
  for (const name of FILE_FORMATS) {
    const file = files[name];
    if (file === undefined || file === '') continue;
    const render = await loadFormat(name);
    const rules = explainsRules(name) ? (await import('../families/catalog.js')).rules : [];
    const chunks = render(report, { ...options, rules });
    const asked = `The input ${name}-file`;
    const unwritten = await unwrittenBy(() => {
      writeReport(asked, resolve(workspace, file), chunks, project);
    });
    warnings.push(...unwritten);
    if (name === 'json' && unwritten.length > 0) json = undefined;
  }
  return { json, warnings };
}
