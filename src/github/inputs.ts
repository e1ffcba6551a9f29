import type { Given } from '../model/given.js';

/** Reads an input as the toolkit does: trimmed, empty where it was not given. */
export type GetInput = (name: string) => string;

/** What the action's inputs set for it alone. */
export interface ActionInputs {
  readonly workingDirectory: string;
  readonly source: string;
  readonly maxAnnotations: string;
  readonly jobSummary: string;
  readonly jsonFile: string;
}

export function readGiven(input: GetInput): Given {
  const optional = (name: string): string | undefined => input(name) || undefined;
  const lines = (name: string): readonly string[] => input(name).split('\n');
  return {
    patterns: lines('paths'),
    ignore: lines('ignore'),
    standard: optional('standard'),
    failOn: optional('fail-on'),
    ifNoReturns: optional('if-no-returns'),
    staleAfter: optional('stale-after'),
    maxFileSize: undefined,
    expectSession: optional('expect-session'),
    now: undefined,
  };
}

export function readActionInputs(input: GetInput): ActionInputs {
  return {
    workingDirectory: input('working-directory') || '.',
    source: input('source') || 'commit',
    maxAnnotations: input('max-annotations') || '10',
    jobSummary: input('job-summary') || 'true',
    jsonFile: input('json-file'),
  };
}
