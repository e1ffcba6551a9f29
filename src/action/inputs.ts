import { normalize } from 'node:path';
import { readFileSync } from 'node:fs';
import { UsageError, type RawOptions } from '../model/usage.js';
import { removedInputs } from '../config/parse-option.js';
import type { FormatName } from '../report/formats.js';
import { reasonOf } from '../model/text.js';
import type { Environment } from '../github/event.js';
import type { Json } from '../model/json.js';

/** Reads an input as the toolkit does: trimmed; empty if missing. */
export type GetInput = (name: string) => string;

/** The formats with an input for their file: `json-file`. */
export const FILE_FORMATS = ['json', 'sarif', 'junit', 'html'] as const satisfies readonly FormatName[];

export type FileFormat = (typeof FILE_FORMATS)[number];

/** The inputs about what is shown and written, of the action and of the one that joins shards. */
export interface ReportInputs {
  readonly maxAnnotations: string;
  readonly jobSummary: string;
  readonly annotations: string;
  readonly comment: string;
  readonly githubToken: string;
  /** Patterns of earlier JSON reports, one per line, of which the last by name is compared; empty to compare nothing. */
  readonly compare: string;
  /** Empty for none. */
  readonly errorsFile: string;
  /** The report files by format; empty for formats that were not requested. */
  readonly files: Readonly<Record<FileFormat, string>>;
  /** Warnings about inputs that were removed. */
  readonly removed: readonly string[];
}

/** The inputs that only the action has. */
export interface ActionInputs extends ReportInputs {
  readonly workingDirectory: string;
  readonly source: string;
  /** Empty for the configuration at the project root. */
  readonly config: string;
  readonly baseline: string;
  /** A configuration that the project may make stricter, never looser; empty for none. */
  readonly policy: string;
  readonly base: string;
  readonly mode: string;
  readonly history: string;
  /** Patterns, one per line. */
  readonly agentBranches: string;
  /** `I/N`; empty for all files. */
  readonly shard: string;
}

/** The inputs of the action that joins shards. */
export interface MergeInputs extends ReportInputs {
  /** Patterns, one per line. */
  readonly reports: string;
}

/** The inputs that are settings of a run. */
const SETTINGS = [
  'standard',
  'fail-on',
  'if-no-returns',
  'stale-after',
  'expect-session',
  'agent-branches-require',
  'archived',
  'mode',
  'shard',
  'now',
];

export function readRawOptions(input: GetInput): RawOptions {
  const lines = (name: string): readonly string[] => input(name).split('\n');
  const texts = new Map(SETTINGS.map((name) => [name, input(name)] as const).filter(([, text]) => text !== ''));
  return { patterns: lines('paths'), ignore: lines('ignore'), texts, clock: Date.now() };
}

/** Reads the report files. Throws `UsageError` if two reports go to one file, since the first would be lost. */
function readFiles(input: GetInput): ReportInputs['files'] {
  const files = Object.fromEntries(FILE_FORMATS.map((name) => [name, input(`${name}-file`)])) as ReportInputs['files'];
  const named = FILE_FORMATS.filter((name) => files[name] !== '');
  for (const [n, name] of named.entries()) {
    const before = named.slice(0, n).find((other) => normalize(files[other]) === normalize(files[name]));
    if (before === undefined) continue;
    throw new UsageError(
      `The inputs ${before}-file and ${name}-file both name ${files[name]}: name a file for each report.`,
    );
  }
  return files;
}

export function readMergeInputs(input: GetInput): MergeInputs {
  return { ...readReportInputs(input), reports: input('reports') };
}

export function readActionInputs(input: GetInput): ActionInputs {
  return {
    ...readReportInputs(input),
    workingDirectory: input('working-directory') || '.',
    source: input('source') || 'commit',
    config: input('config'),
    baseline: input('baseline'),
    policy: input('policy'),
    base: input('base'),
    mode: input('mode') || 'all',
    history: input('history') || 'auto',
    agentBranches: input('agent-branches'),
    shard: input('shard'),
  };
}

function readReportInputs(input: GetInput): ReportInputs {
  return {
    maxAnnotations: input('max-annotations') || '10',
    jobSummary: input('job-summary') || 'true',
    annotations: input('annotations') || 'commands',
    comment: input('comment') || 'never',
    githubToken: input('github-token'),
    compare: input('compare'),
    errorsFile: input('errors-file'),
    files: readFiles(input),
    removed: removedInputs(input),
  };
}

/** Reads a number of annotations. Throws `UsageError`. */
export function readCount(name: string, given: string): number {
  if (/^\d{1,4}$/.test(given)) return Number(given);
  throw new UsageError(`${name} is "${given}": write a number, such as 10; 0 turns annotations off.`);
}

/**
 * Returns the payload of the event that started the workflow; null without an event file, e.g. outside GitHub. Throws
 * `UsageError`.
 */
export function readEvent(env: Environment): Json {
  const path = env.GITHUB_EVENT_PATH;
  if (path === undefined || path === '') return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Json;
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : reasonOf(error);
    throw new UsageError(
      `The event file that GITHUB_EVENT_PATH names cannot be read: ${why}. Give it back the value that the runner sets.`,
    );
  }
}
