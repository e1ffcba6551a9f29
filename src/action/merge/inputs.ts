import { readFiles, type FileFormat, type GetInput } from '../inputs.js';

/** What the inputs of the action that joins shards set. */
export interface MergeInputs {
  /** Patterns, one a line. */
  readonly reports: string;
  /** Patterns of earlier reports, one a line. */
  readonly compare: string;
  readonly maxAnnotations: string;
  readonly jobSummary: string;
  readonly annotations: string;
  readonly comment: string;
  readonly githubToken: string;
  /** Empty for none. */
  readonly errorsFile: string;
  /** Where reports are written to, by format; empty where none was asked for. */
  readonly files: Readonly<Record<FileFormat, string>>;
}

export function readMergeInputs(input: GetInput): MergeInputs {
  return {
    reports: input('reports'),
    compare: input('compare'),
    maxAnnotations: input('max-annotations') || '10',
    jobSummary: input('job-summary') || 'true',
    annotations: input('annotations') || 'commands',
    comment: input('comment') || 'never',
    githubToken: input('github-token'),
    errorsFile: input('errors-file'),
    files: readFiles(input),
  };
}
