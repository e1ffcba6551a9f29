import { normalize } from 'node:path';
import { readFileSync } from 'node:fs';
import { UsageError, type RawOptions } from '../model/usage.js';
import type { FormatName } from '../report/formats.js';
import { reasonOf } from '../model/text.js';
import type { Environment } from '../github/event.js';
import type { Json } from '../model/json.js';

/** Reads an input as the toolkit does: trimmed; empty if missing. */
export type GetInput = (name: string) => string;

/** The formats with an input for their file: `json-file`. */
export const FILE_FORMATS = ['json', 'sarif', 'junit', 'html'] as const satisfies readonly FormatName[];

/** The inputs about what is shown and written, of the action and of the one that joins shards, and what an empty one means. */
const REPORT_INPUTS = {
  'max-annotations': '10',
  'job-summary': 'true',
  annotations: 'commands',
  comment: 'never',
  'github-token': '',
  /** Patterns of earlier JSON reports, one per line. The last by name is compared; empty to compare nothing. */
  compare: '',
  'errors-file': '',
  'json-file': '',
  'sarif-file': '',
  'junit-file': '',
  'html-file': '',
} as const;

const ACTION_INPUTS = {
  ...REPORT_INPUTS,
  'working-directory': '.',
  source: 'commit',
  /** Empty for the configuration at the project root. */
  config: '',
  baseline: '',
  /** A configuration that the project may make stricter, never looser; empty for none. */
  policy: '',
  base: '',
  mode: 'all',
  history: 'auto',
  /** Patterns, one per line. */
  'agent-branches': '',
  /** `I/N`; empty for all files. */
  shard: '',
} as const;

/** The inputs of the action that joins shards. Those of `reports` are patterns, one per line. */
const MERGE_INPUTS = { ...REPORT_INPUTS, reports: '' } as const;

/** Inputs as they are written. */
type Inputs<T> = Readonly<Record<keyof T, string>>;

export type ReportInputs = Inputs<typeof REPORT_INPUTS>;
export type ActionInputs = Inputs<typeof ACTION_INPUTS>;
export type MergeInputs = Inputs<typeof MERGE_INPUTS>;

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

export function readActionInputs(input: GetInput): ActionInputs {
  return readInputs(input, ACTION_INPUTS);
}

export function readMergeInputs(input: GetInput): MergeInputs {
  return readInputs(input, MERGE_INPUTS);
}

/** Reads inputs. Throws `UsageError` if two reports go to one file, since the first would be lost. */
function readInputs<T extends Inputs<typeof REPORT_INPUTS>>(input: GetInput, usual: T): Inputs<T> {
  const inputs = Object.fromEntries(
    Object.entries<string>(usual).map(([name, text]) => [name, input(name) || text]),
  ) as Inputs<T>;
  const named = FILE_FORMATS.map((format) => `${format}-file` as const).filter((name) => inputs[name] !== '');
  for (const [n, name] of named.entries()) {
    const before = named.slice(0, n).find((other) => normalize(inputs[other]) === normalize(inputs[name]));
    if (before === undefined) continue;
    throw new UsageError(`The inputs ${before} and ${name} both name ${inputs[name]}: name a file for each report.`);
  }
  return inputs;
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
