import type { Untrue } from '../../baseline/baseline.js';
import { parseChoice } from '../../config/parse-option.js';
import { readOptions, type NameOfSetting, type SettingsFor } from '../../config/settings.js';
import { listOf } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import { OPTION, readRawOptions, type Call, type OptionSpec } from '../options.js';
import { readShown, type Shown } from './show-report.js';
import { INCLUDE_UNTRUE } from './update-baseline.js';
import { FAMILY_SETTINGS } from '../../families/choose.js';
import { FORMAT_NAMES } from '../../report/formats.js';

/** A `check` call whose options are valid. */
export interface CheckCall {
  readonly call: Call;
  /** The options as they were given, without the root that was found. */
  readonly given: Call;
  readonly settings: SettingsFor;
  readonly shown: Shown;
  /** True if false claims go into the written baseline; null if none is written. */
  readonly update: Untrue | null;
  /** True if no option narrows the run. A shard counts as part of a whole run. */
  readonly isWhole: boolean;
  /** What to print instead of checking; null to check. */
  readonly explains: Explained | null;
}

/** Options that print something about the run, and check nothing. */
const EXPLAINED = ['files', 'show-config'] as const;
type Explained = (typeof EXPLAINED)[number];

/** Options that narrow a run. A known finding outside it would look fixed. */
const NARROWING = ['ignore', 'changed-only'];

/** Options of a run that does not see all findings. A baseline written by it would lose the others. */
const PARTIAL = [...NARROWING, 'shard'];

/** Reads the options of `check`, before a file or git is read. Throws `UsageError`. */
export function readCheckCall(call: Call, clock: number, given: Call): CheckCall {
  const shown = readShown(call);
  if (call.has('changed-only') && !call.has('base')) {
    throw new UsageError('--changed-only needs a commit to compare with: add --base REV, such as --base origin/main.');
  }
  const update = readUpdate(call);
  parseChoice('--progress', call.value('progress') ?? 'auto', ['auto', 'never']);
  return {
    call,
    given,
    settings: readOptions(readRawOptions(call, clock), nameOfOption),
    shown,
    update,
    isWhole: isWhole(call, NARROWING),
    explains: readExplained(call),
  };
}

/** The word of the command line for a setting. */
export const nameOfOption: NameOfSetting = (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`);

/** Reads what to print instead of checking. Throws `UsageError`. */
function readExplained(call: Call): Explained | null {
  const asked = EXPLAINED.filter((name) => call.has(name));
  const [first = null] = asked;
  if (first === null) return null;
  if (asked.length > 1) throw new UsageError('--files and --show-config each print one list: use one of them.');
  parseChoice(`--format with --${first}`, call.value('format') ?? 'text', ['text', 'json']);
  if (call.has('update-baseline') || call.has('output')) {
    throw new UsageError(`--${first} writes no file: leave out --output and --update-baseline.`);
  }
  return first;
}

/** Reads which baseline to write. Throws `UsageError` for one that would not hold all findings. */
function readUpdate(call: Call): Untrue | null {
  const includes = call.has(INCLUDE_UNTRUE.name);
  if (!call.has('update-baseline')) {
    if (!includes) return null;
    throw new UsageError(`--${INCLUDE_UNTRUE.name} is about what --update-baseline writes: add that, or leave it out.`);
  }
  if (!isWhole(call, PARTIAL)) {
    throw new UsageError(
      `--update-baseline writes what a whole run finds: leave out PATTERN, ${listOf(
        PARTIAL.map((name) => `--${name}`),
        'and',
      )}.`,
    );
  }
  return includes ? 'included' : 'left-out';
}

function isWhole(call: Call, without: readonly string[]): boolean {
  return call.rest.length === 0 && !without.some((name) => call.has(name));
}

function grouped(group: string, options: readonly OptionSpec[]): readonly OptionSpec[] {
  return options.map((option) => ({ ...option, group }));
}

/** The options of `return-gate check`, under the headings and in the order of its help. */
export const CHECK_OPTIONS: readonly OptionSpec[] = [
  ...grouped('What is checked', [
    OPTION.root,
    { name: 'at', value: 'REV', help: 'check this commit (default: HEAD)' },
    { name: 'workspace', help: 'check the files on disk instead of a commit', isCommon: true },
    OPTION.ignore,
    {
      name: 'standard',
      value: 'LIST',
      help: 'auto, or versions such as return-meta@1.2, or return-meta for the default of the family; at most one per family (default: auto)',
    },
    {
      name: 'config',
      value: 'FILE',
      help: 'the configuration (default: .return-gate.yml, .yaml or .json at the root of what is checked)',
    },
    {
      name: 'policy',
      value: 'FILE',
      help: 'a configuration, outside of what is checked, that the project may make stricter, never looser',
    },
    { name: 'expect-session', value: 'ID', help: 'session id that the checked return must echo' },
    ...FAMILY_SETTINGS.map(({ name, placeholder, help }) => ({ name, value: placeholder, help: help.check })),
    OPTION.staleAfter,
  ]),
  ...grouped('Compare', [
    {
      name: 'base',
      value: 'REV',
      help: 'compare with this commit: only new findings fail, and the rules on changes apply',
      isCommon: true,
    },
    {
      name: 'changed-only',
      help: 'check only returns that changed since --base, or that claim a file which did',
      isCommon: true,
    },
    {
      name: 'compare',
      value: 'REPORT',
      repeatable: true,
      help: 'an earlier JSON report, or a folder of them (the last by name counts): shows what is new, fixed and unchanged since (repeatable)',
    },
  ]),
  ...grouped('What fails', [
    { name: 'fail-on', value: 'LEVEL', help: 'error, warning, notice or never (default: error)', isCommon: true },
    {
      name: 'if-no-returns',
      value: 'LEVEL',
      help: 'error, warning or ignore (default: error, exit status 3)',
      isCommon: true,
    },
    {
      name: 'archived',
      value: 'CHECK',
      help: 'what to check of archived returns that did not change: claims, or all (default: claims)',
    },
    {
      name: 'baseline',
      value: 'FILE',
      help: 'known findings, which do not fail (default: .return-gate-baseline.json at the root)',
    },
    {
      name: 'update-baseline',
      help: 'write the findings as the baseline; false claims stay out unless they were known',
      isCommon: true,
    },
    { ...INCLUDE_UNTRUE, help: `with --update-baseline: ${INCLUDE_UNTRUE.help}` },
  ]),
  ...grouped('Output', [
    {
      name: 'format',
      short: 'f',
      value: 'NAME',
      help: `what standard output shows: ${FORMAT_NAMES.join(', ')} (default: text)`,
      isCommon: true,
    },
    {
      name: 'output',
      short: 'o',
      value: 'NAME=FILE',
      repeatable: true,
      help: 'write one of these formats to a file (repeatable)',
      isCommon: true,
    },
    {
      name: 'rule',
      value: 'ID',
      repeatable: true,
      help: 'only print findings of this rule; the exit status still counts all (repeatable)',
    },
    { name: 'statistics', help: 'print how many findings each rule has, instead of the findings' },
    { name: 'notices', help: 'print each notice instead of their number by rule' },
    { name: 'errors-file', value: 'FILE', help: 'append what fails to FILE, an errors.json of the standard' },
    { name: 'quiet', short: 'q', help: 'print only errors and the last line', isCommon: true },
    OPTION.noColor,
    { name: 'progress', value: 'WHEN', help: 'auto or never (default: auto, on a terminal only)' },
  ]),
  ...grouped('Explain the run, check nothing', [
    {
      name: 'files',
      help: 'list the files that are checked, as what and why, and those that are left out',
      isCommon: true,
    },
    { name: 'show-config', help: 'print the effective settings, and where each comes from', isCommon: true },
  ]),
  ...grouped('Large repositories, and reproducible runs', [
    {
      name: 'shard',
      value: 'I/N',
      help: 'check the I-th of N parts of the files; return-gate merge joins the reports, and checks what concerns all files',
    },
    { name: 'max-file-size', value: 'SIZE', help: 'do not read larger files, such as 500KB (default: 1MiB)' },
    { name: 'max-returns', value: 'N', help: 'refuse a run with more returns (default: 100000, exit status 2)' },
    { name: 'max-claims', value: 'N', help: 'refuse a run with more claims (default: 1000000, exit status 2)' },
    { name: 'now', value: 'TIME', help: 'the clock, ISO 8601' },
  ]),
  ...grouped('Help', [{ name: 'help', help: 'this help; -h shows only the common options' }]),
];
