import { familySettings } from './family-settings.js';
import type { Untrue } from '../../baseline/baseline.js';
import { parseChoice } from '../../config/parse-option.js';
import { readOptions, type NameOfSetting, type SettingsFor } from '../../config/settings.js';
import { listOf } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import type { Call } from '../options.js';
import { readShown, type Shown } from './show-report.js';
import { INCLUDE_UNTRUE } from './update-baseline.js';

/** The options of a `check` call, read and validated. */
export interface CheckCall {
  /** The project root. */
  readonly root: string;
  readonly patterns: readonly string[];
  readonly settings: SettingsFor;
  /** The configuration file that replaces the one at the root; null for that one. */
  readonly configFile: string | null;
  /** The file of the policy; null for none. */
  readonly policyFile: string | null;
  /** The commit to compare with; null for none. */
  readonly base: string | null;
  /** The baseline file; null if the call names none. */
  readonly baselineFile: string | null;
  /** Whether false claims go into the written baseline; null if none is written. */
  readonly update: Untrue | null;
  /** Whether no option narrows the run. A shard counts as part of a whole run. */
  readonly isWhole: boolean;
  /** Whether the call sets the clock. */
  readonly hasClock: boolean;
  readonly shown: Shown;
  readonly showsProgress: boolean;
  /** The file to which failures are appended; null for none. */
  readonly errorsFile: string | null;
  /** What to print instead of checking; null to check. */
  readonly explains: Explained | null;
  /** The options as they were given, without the root that was found. */
  readonly given: Call;
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
  const { values, switches, rest: patterns } = call;
  const value = (name: string): string | undefined => values.get(name)?.[0];
  const shown = readShown(call);
  const base = value('base') ?? null;
  if (base === null && switches.has('changed-only')) {
    throw new UsageError('--changed-only needs a commit to compare with: add --base REV, such as --base origin/main.');
  }
  const update = readUpdate(call);
  const progress = parseChoice('--progress', value('progress') ?? 'auto', ['auto', 'never']);
  const settings = readOptions(
    {
      patterns,
      ignore: values.get('ignore') ?? [],
      standard: value('standard'),
      failOn: value('fail-on'),
      ifNoReturns: value('if-no-returns'),
      staleAfter: value('stale-after'),
      maxFileSize: value('max-file-size'),
      maxReturns: value('max-returns'),
      maxClaims: value('max-claims'),
      expectSession: value('expect-session'),
      familySettings: familySettings(value),
      archived: value('archived'),
      mode: switches.has('changed-only') ? 'changed' : 'all',
      shard: value('shard'),
      now: value('now'),
      clock,
    },
    nameOfOption,
  );
  return {
    root: value('root') ?? '.',
    patterns,
    settings,
    configFile: value('config') ?? null,
    policyFile: value('policy') ?? null,
    base,
    baselineFile: value('baseline') ?? null,
    update,
    isWhole: isWhole(call, NARROWING),
    hasClock: values.has('now'),
    shown,
    showsProgress: progress === 'auto' && !shown.quiet,
    errorsFile: value('errors-file') ?? null,
    explains: readExplained(call),
    given,
  };
}

/** The word of the command line for a setting. */
export const nameOfOption: NameOfSetting = (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`);

/** Reads what to print instead of checking. Throws `UsageError`. */
function readExplained({ switches, values }: Call): Explained | null {
  const asked = EXPLAINED.filter((name) => switches.has(name));
  const [first = null] = asked;
  if (first === null) return null;
  if (asked.length > 1) throw new UsageError('--files and --show-config each print one list: use one of them.');
  parseChoice(`--format with --${first}`, values.get('format')?.[0] ?? 'text', ['text', 'json']);
  if (switches.has('update-baseline') || values.has('output')) {
    throw new UsageError(`--${first} writes no file: leave out --output and --update-baseline.`);
  }
  return first;
}

/** Reads which baseline to write. Throws `UsageError` for one that would not hold all findings. */
function readUpdate(call: Call): Untrue | null {
  const { switches } = call;
  const includes = switches.has(INCLUDE_UNTRUE.name);
  if (!switches.has('update-baseline')) {
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

function isWhole({ rest, values, switches }: Call, without: readonly string[]): boolean {
  return rest.length === 0 && !without.some((name) => values.has(name) || switches.has(name));
}
