import { resolve, join } from 'node:path';
import { parseChoice } from '../config/parse-option.js';
import { linksOf, rulePagesOf } from '../github/event.js';
import { remarksOf, type PlatformRequest, type Remark } from '../github/platform.js';
import type { Conclusion, Report } from '../model/report.js';
import type { Shard } from '../model/report-json.js';
import { errorObjects } from '../report/logs.js';
import type { Links } from '../report/links.js';
import { appendErrors, unwrittenBy, writeReport } from '../tree/write-file.js';
import { projectOf, type Project } from '../tree/write-place.js';
import { readCount, type ReportInputs, FILE_FORMATS } from './inputs.js';
import {
  announce,
  leaveToMerge,
  logReport,
  publishOutputs,
  remark,
  showOnGitHub,
  warn,
  type Audience,
} from './publish.js';
import { explainsRules, loadFormat } from '../report/formats.js';
import type { FormatOptions } from '../report/options.js';

/** Reads the inputs about annotations, the comment and the job summary. Throws `UsageError`. */
export function readAudience(inputs: ReportInputs): Audience {
  return {
    jobSummary: parseChoice('The input job-summary', inputs['job-summary'], ['true', 'false']) === 'true',
    perType: readCount('The input max-annotations', inputs['max-annotations']),
    annotations: parseChoice('The input annotations', inputs.annotations, ['commands', 'check']),
    comment: parseChoice('The input comment', inputs.comment, ['auto', 'never', 'always']),
  };
}

interface Publication extends Pick<PlatformRequest, 'env' | 'event' | 'subject' | 'changedFirst'> {
  readonly inputs: ReportInputs;
  readonly audience: Audience;
  readonly workspace: string;
  /** Folders in which files may be written, in addition to the runner's temporary one. */
  readonly folders: readonly string[];
  /** Remarks that were already written. */
  readonly written: readonly Remark[];
  /** The part that was checked: the merge step informs people about it; null for a whole run. */
  readonly shard: Shard | null;
}

/**
 * Writes the requested reports, sets the outputs, informs people and writes the log. Resolves to the conclusion, which nothing that could
 * not be written changes; rejects with `UsageError` for a place that nothing may be written to.
 */
export async function publishReport(report: Report, publication: Publication): Promise<Conclusion> {
  const { inputs, audience, env, event, workspace, folders, subject, changedFirst, written, shard } = publication;
  const links = linksOf(env, report.source.revision);
  const project = projectOf([...folders, env.RUNNER_TEMP ?? '']);
  const { json, warnings } = await writeReports(report, publication, links, project);
  announce(report);
  const remarks = remarksOf('warning', [...warnings, ...publishOutputs(report, json)]);
  for (const one of remarks) remark(one);
  if (shard === null) {
    const request = { ...audience, token: inputs['github-token'], env, event, links, subject, changedFirst };
    await showOnGitHub(report, request, [...written, ...remarks]);
  } else leaveToMerge(shard);
  logReport(report);
  // Last, so that nothing else is lost if the file cannot be written.
  if (inputs['errors-file'] !== '') {
    const path = resolve(workspace, inputs['errors-file']);
    const append = (): void => {
      appendErrors(path, errorObjects(report), project);
    };
    unwrittenBy(append).forEach(warn);
  }
  return report.conclusion;
}

/**
 * Writes the requested reports, and the JSON report in any case, for later steps. Resolves to the path of the JSON report, undefined if it
 * could not be written, and a warning for each that could not. Rejects with `UsageError` for a place that nothing may be written to.
 */
async function writeReports(
  report: Report,
  { inputs, workspace, env }: Publication,
  links: Links | null,
  project: Project,
): Promise<{ readonly json: string | undefined; readonly warnings: readonly string[] }> {
  const temporary = env.RUNNER_TEMP ?? '';
  const unasked = temporary === '' ? '' : join(temporary, 'return-gate', 'report.json');
  const options: FormatOptions = { color: false, quiet: false, links, rulePages: rulePagesOf(env) };
  const warnings: string[] = [];
  let json: string | undefined;
  for (const name of FILE_FORMATS) {
    const asked = inputs[`${name}-file`];
    const file = asked === '' && name === 'json' ? unasked : asked;
    if (file === '') continue;
    const path = resolve(workspace, file);
    const render = await loadFormat(name);
    const rules = explainsRules(name) ? (await import('../families/catalog.js')).rules : [];
    const chunks = render(report, { ...options, rules });
    const unwritten = unwrittenBy(() => {
      writeReport(`The input ${name}-file`, path, chunks, project);
    });
    warnings.push(...unwritten);
    if (name === 'json' && unwritten.length === 0) json = path;
  }
  return { json, warnings };
}

/** Returns the report with the head of the pull request, if the checked commit is a merge of it. */
export function withHead(report: Report, head: string | undefined): Report {
  return head === undefined || report.source.revision === null || head === report.source.revision
    ? report
    : { ...report, head };
}
