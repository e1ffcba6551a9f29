import { removedInputs } from '../../config/removed.js';
import { readFiles, type FileFormat, type GetInput } from '../inputs.js';

/** The inputs of the action that joins shards. */
export interface MergeInputs {
  /** Patterns, one per line. */
  readonly reports: string;
  /** Patterns of earlier reports, one per line. */
  readonly compare: string;
  readonly maxAnnotations: string;
  readonly jobSummary: string;
  readonly annotations: string;
  readonly comment: string;
  readonly githubToken: string;
  /** Empty for none. */
  readonly errorsFile: string;
  /** The report files by format; empty for formats that were not requested. */
  readonly files: Readonly<Record<FileFormat, string>>;
  /** Warnings about inputs that were removed. */
  readonly removed: readonly string[];
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
    removed: removedInputs(input),
  };
}
