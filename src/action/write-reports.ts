import { join, resolve } from 'node:path';
import { rulePagesOf, type Environment } from '../github/event.js';
import type { Report } from '../model/report.js';
import { explainsRules, loadFormat, type FormatOptions } from '../report/formats.js';
import type { Links } from '../report/links.js';
import type { Project } from '../tree/write-place.js';
import { writeReport } from '../tree/write-report.js';
import { FILE_FORMATS, type ActionInputs } from './inputs.js';

export interface ReportFiles {
  readonly paths: ActionInputs['files'];
  readonly workspace: string;
  readonly project: Project;
  readonly env: Environment;
  readonly links: Links | null;
}

/**
 * Writes the requested reports, and the JSON report in any case, for later steps. Resolves to the JSON report's path;
 * undefined if there is no place for it.
 */
export async function writeReports(
  report: Report,
  { paths, workspace, project, env, links }: ReportFiles,
): Promise<string | undefined> {
  const temporary = env.RUNNER_TEMP ?? '';
  const unasked = temporary === '' ? undefined : join(temporary, 'return-gate', 'report.json');
  const files = { ...paths, json: paths.json === '' ? unasked : resolve(workspace, paths.json) };
  const options: FormatOptions = { color: false, quiet: false, links, rulePages: rulePagesOf(env) };
  for (const name of FILE_FORMATS) {
    const file = files[name];
    if (file === undefined || file === '') continue;
    const render = await loadFormat(name);
    const rules = explainsRules(name) ? (await import('../families/catalog.js')).rules : [];
    writeReport(`The input ${name}-file`, resolve(workspace, file), render(report, { ...options, rules }), project);
  }
  return files.json;
}
