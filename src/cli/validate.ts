import { fstatSync, statSync } from 'node:fs';
import { devNull } from 'node:os';
import { CallError } from '../call-error.js';
import { oneOf } from '../one-of.js';
import { parseIso8601 } from '../model/iso-8601.js';
import type { Context } from '../model/context.js';
import type { Tree } from '../model/tree.js';
import { parseDuration, parseSize } from '../policy/units.js';
import { render } from '../report/validation.js';
import { readRoadmap } from '../roadmap.js';
import type { Chosen } from '../standards/family-of.js';
import { openDisk } from '../tree/disk.js';
import { judgeOne, type Handed, type Judgement } from '../validate/judge-one.js';
import { stepsOf } from '../validate/steps.js';
import { EXIT } from './exit.js';
import { readFileIn, readStdin } from './handed.js';
import { optionHelp, readCall, type Call, type OptionSpec } from './options.js';
import { say } from './say.js';
import { siblingsOnShelf, takeStandards } from './take-standards.js';

const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'standard',
    value: 'ID',
    help: 'the version to judge by, or auto, which takes it from the shape (default: that of console returns)',
  },
  { name: 'expect-session', value: 'ID', help: 'the session id that the return must echo (step 4)' },
  { name: 'root', value: 'DIR', help: 'the project root that claims are relative to (default: the current directory)' },
  { name: 'agent', value: 'NAME', help: 'whom recommendations name where the return names no agent' },
  { name: 'format', value: 'NAME', help: 'text, or json: the report of check (default: text)' },
  {
    name: 'stale-after',
    value: 'DURATION',
    help: 'how old an in_progress return may be, such as 90m or 7d (default: 24h)',
  },
  { name: 'max-file-size', value: 'SIZE', help: 'a larger return is not read, such as 500KB (default: 1MiB)' },
  { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, as error objects of the standard' },
  { name: 'hook', value: 'NAME', help: 'claude: be a SubagentStop hook of Claude Code (see prompt --hook)' },
  { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
  { name: 'no-color', help: 'no colour, whatever standard output is' },
  { name: 'help', help: 'this help' },
];

const USAGE = `Usage: return-gate validate [options] [FILE|-]

Judges one return, from a file or from standard input, by the six steps of document 002: structure, fields, status,
session, artifacts, summary. All failures are told, each with what to do. Claims are held against the files below
--root as they lie on disk; git is not asked, and no configuration is read.

Exit status: 0 valid, 1 not valid, 2 bad usage.

Options
${optionHelp(OPTIONS)}
`;

/** `validate`: one return, the six steps. Resolves to the exit status; rejects with an error of usage. */
export async function validate(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    say(1, USAGE);
    return EXIT.passed;
  }
  if (args.some((arg) => arg === '--hook' || arg.startsWith('--hook='))) {
    const { runHook } = await import('./validate-hook.js');
    return runHook(() => readCall(args, OPTIONS));
  }
  const call = readCall(args, OPTIONS);
  const settings = await readSettings(call);
  const [file = '-', ...more] = call.rest;
  if (more.length > 0) throw new CallError(`validate takes one FILE, and ${String(call.rest.length)} were given.`);
  const tree = openDisk(settings.root);
  const handed = file === '-' ? await readStdin(settings.limit) : readFileIn(settings.root, file, settings.limit);
  const { judgement, context } = await judgeHanded(handed, tree, settings);
  const validation = stepsOf(judgement, settings.expectedSession, settings.agent);
  if (settings.format === 'json') {
    const { jsonReport } = await import('./validate-json.js');
    say(1, jsonReport(judgement, tree, context));
  } else {
    const color = !call.switches.has('no-color') && (await isColorful());
    say(1, [...render(validation, { color, failuresOnly: false })].join(''));
  }
  await logErrors(judgement, settings);
  return validation.passed ? EXIT.passed : EXIT.failed;
}

/** Appends what failed to the errors file, where one was named. Rejects with `CallError` where it cannot be written. */
export async function logErrors(
  { records, drafts }: Judgement,
  { errorsFile, now }: Pick<ValidateSettings, 'errorsFile' | 'now'>,
): Promise<void> {
  if (errorsFile === null) return;
  const { appendErrors } = await import('../errors-file.js');
  const findings = drafts.map(({ finding }) => finding);
  await appendErrors(errorsFile, { findings, returns: records, failOn: 'error', clock: now });
}

export interface ValidateSettings {
  readonly chosen: Chosen;
  readonly root: string;
  readonly expectedSession: string | null;
  readonly agent: string | null;
  readonly format: 'text' | 'json';
  readonly errorsFile: string | null;
  /** Milliseconds. */
  readonly staleAfter: number;
  /** Bytes. */
  readonly limit: number;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/** Reads the options. Rejects with `CallError` or `StandardError`. */
export async function readSettings({ values, rest }: Call): Promise<ValidateSettings> {
  const value = (name: string): string | undefined => values.get(name)?.[0];
  const measured = (
    name: string,
    fallback: string,
    parse: (text: string) => number | undefined,
    expected: string,
  ): number => {
    const text = value(name) ?? fallback;
    const found = parse(text);
    if (found === undefined) throw new CallError(`--${name} is "${text}": write ${expected}.`);
    return found;
  };
  const now = value('now');
  const settings: ValidateSettings = {
    root: value('root') ?? '.',
    expectedSession: value('expect-session') ?? null,
    agent: value('agent') ?? null,
    format: oneOf('--format', value('format') ?? 'text', ['text', 'json']),
    errorsFile: value('errors-file') ?? null,
    staleAfter: measured('stale-after', '24h', parseDuration, 'a duration such as 90m, 24h or 7d'),
    limit: measured('max-file-size', '1MiB', parseSize, 'a size such as 500KB or 1MiB'),
    now:
      now === undefined
        ? Date.now()
        : measured('now', now, (text) => parseIso8601(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
    chosen: await takeStandards(value('standard'), rest[0]),
  };
  const { chosen, expectedSession } = settings;
  if (expectedSession !== null && chosen['return-meta'] === undefined && chosen['subagent-return'] === undefined) {
    throw new CallError('--expect-session: a result envelope carries no session id: leave the option out.');
  }
  return settings;
}

/** Judges by the settings; what it was judged in comes with it. */
export async function judgeHanded(
  handed: Handed,
  tree: Tree,
  { chosen, limit, now, staleAfter, expectedSession }: ValidateSettings,
): Promise<{ readonly judgement: Judgement; readonly context: Context }> {
  const context: Context = {
    now,
    staleAfter,
    expectedSession,
    expectedIn: null,
    agents: null,
    roadmap: mentionsRoadmap(handed) ? await readRoadmap(tree) : null,
    changes: null,
    ifNoReturns: 'error',
    agentBranch: null,
    envelopeMode: null,
    mayBeUnclaimed: null,
  };
  const judgement = await judgeOne(handed, { tree, chosen, siblings: siblingsOnShelf, context, maxFileSize: limit });
  return { judgement, context };
}

/** The roadmap is looked for only where the return speaks of it. */
function mentionsRoadmap({ content }: Handed): boolean {
  return content?.kind === 'bytes' && Buffer.from(content.bytes).includes('roadmap_items');
}

/** Most often standard output is no terminal, and the stream that could tell more is not made. */
async function isColorful(): Promise<boolean> {
  if (process.env.FORCE_COLOR === undefined && !mayBeTerminal()) return false;
  const { wantsColor } = await import('./color.js');
  return wantsColor();
}

function mayBeTerminal(): boolean {
  const stats = fstatSync(1);
  return stats.isCharacterDevice() && stats.rdev !== statSync(devNull, { throwIfNoEntry: false })?.rdev;
}
