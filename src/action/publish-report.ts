import { resolve } from 'node:path';
import { parseChoice } from '../config/parse-option.js';
import { linksOf, type Environment } from '../github/event.js';
import { remarksOf, type Remark } from '../github/request.js';
import type { Conclusion, Report } from '../model/report.js';
import { UsageError } from '../model/usage.js';
import { errorObjects } from '../report/logs.js';
import type { Links } from '../report/links.js';
import { appendErrors } from '../tree/append-errors.js';
import { projectOf } from '../tree/write-place.js';
import { unwrittenBy } from '../tree/write-report.js';
import { readCount, type ActionInputs } from './inputs.js';
import { announce, logReport, publishOutputs, remark, warn } from './publish.js';
import { writeReports } from './write-reports.js';

/** Where a report is shown to people. */
export interface Audience {
  readonly jobSummary: boolean;
  /** The maximum number of annotations of each severity. */
  readonly perType: number;
  readonly annotations: 'commands' | 'check';
  readonly comment: 'auto' | 'never' | 'always';
}

/** Reads the inputs about annotations, the comment and the job summary. Throws `UsageError`. */
export function readAudience(
  inputs: Pick<ActionInputs, 'jobSummary' | 'maxAnnotations' | 'annotations' | 'comment'>,
): Audience {
  return {
    jobSummary: parseChoice('The input job-summary', inputs.jobSummary, ['true', 'false']) === 'true',
    perType: readCount('The input max-annotations', inputs.maxAnnotations),
    annotations: parseChoice('The input annotations', inputs.annotations, ['commands', 'check']),
    comment: readComment(inputs.comment),
  };
}

function readComment(given: string): Audience['comment'] {
  if (given !== 'suggestions') return parseChoice('The input comment', given, ['auto', 'never', 'always']);
  throw new UsageError(
    'The input comment is suggestions, which was removed: write auto, and fix returns with return-gate fix --write where they are written.',
  );
}

interface Publication {
  readonly inputs: Pick<ActionInputs, 'files' | 'errorsFile'>;
  readonly env: Environment;
  readonly workspace: string;
  /** Folders in which files may be written, in addition to the runner's temporary one. */
  readonly folders: readonly string[];
}

/**
 * Writes the requested reports, sets the outputs and writes the log. Calls `tell` in between to inform people, with the
 * warnings about what could not be written. Resolves to the conclusion, which none of them changes; rejects with
 * `UsageError` for a place that nothing may be written to.
 */
export async function publishReport(
  report: Report,
  { inputs, env, workspace, folders }: Publication,
  tell: (links: Links | null, warnings: readonly Remark[]) => Promise<void>,
): Promise<Conclusion> {
  const links = linksOf(env, report.source.revision);
  const project = projectOf([...folders, env.RUNNER_TEMP ?? '']);
  const { json, warnings } = await writeReports(report, { paths: inputs.files, workspace, project, env, links });
  announce(report);
  const remarks = remarksOf('warning', [...warnings, ...publishOutputs(report, json)]);
  for (const one of remarks) remark(one);
  await tell(links, remarks);
  logReport(report);
  // Last, so that nothing else is lost if the file cannot be written.
  if (inputs.errorsFile !== '') {
    const path = resolve(workspace, inputs.errorsFile);
    for (const warning of await unwrittenBy(() => {
      appendErrors(path, errorObjects(report), project);
    }))
      warn(warning);
  }
  return report.conclusion;
}
