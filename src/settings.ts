import { CallError } from './call-error.js';
import { compilePatterns, PatternError } from './gather/glob.js';
import { selection } from './gather/gather.js';
import type { Given } from './model/given.js';
import { parseIso8601 } from './model/iso-8601.js';
import type { Severity } from './model/severity.js';
import { nearest } from './model/text.js';
import type { Selection } from './model/tree.js';
import { parseDuration, parseSize } from './policy/units.js';
import { chooseStandards, StandardError, type Chosen } from './standards/choose.js';

export interface Settings {
  readonly selection: Selection;
  readonly standards: Chosen;
  readonly failOn: Severity | 'never';
  readonly ifNoReturns: Severity | 'ignore';
  /** Milliseconds. */
  readonly staleAfter: number;
  /** Bytes. */
  readonly maxFileSize: number;
  readonly expectedSession: string | null;
  /** Milliseconds since 1970 UTC; null takes the clock of the door. */
  readonly now: number | null;
}

/**
 * Reads what a caller set. `nameOf` turns the name of a setting into the caller's word for it (`--fail-on`). Rejects with
 * `CallError`, `PatternError` or `StandardError`.
 */
export async function readSettings(given: Given, nameOf: (setting: string) => string): Promise<Settings> {
  const measured = (
    setting: string,
    text: string,
    parse: (text: string) => number | undefined,
    expected: string,
  ): number => {
    const found = parse(text);
    if (found === undefined) throw new CallError(`${nameOf(setting)} is "${text}": write ${expected}.`);
    return found;
  };
  return {
    selection: await readSelection(given, nameOf),
    standards: await named(nameOf('standard'), () =>
      Promise.resolve().then(() => chooseStandards(given.standard ?? 'auto')),
    ),
    failOn: oneOf(nameOf('fail-on'), given.failOn ?? 'error', ['error', 'warning', 'notice', 'never']),
    ifNoReturns: oneOf(nameOf('if-no-returns'), given.ifNoReturns ?? 'error', ['error', 'warning', 'ignore']),
    staleAfter: measured('stale-after', given.staleAfter ?? '24h', parseDuration, 'a duration such as 90m, 24h or 7d'),
    maxFileSize: measured('max-file-size', given.maxFileSize ?? '1MiB', parseSize, 'a size such as 500KB or 1MiB'),
    expectedSession: given.expectSession ?? null,
    now:
      given.now === undefined
        ? null
        : measured('now', given.now, (text) => parseIso8601(text)?.at, 'a time such as 2026-01-28T12:00:00Z'),
  };
}

async function readSelection({ patterns, ignore }: Given, nameOf: (setting: string) => string): Promise<Selection> {
  await named(nameOf('paths'), () => compilePatterns(patterns));
  await named(nameOf('ignore'), () => compilePatterns(ignore));
  return selection(patterns, ignore);
}

/** Says which setting it is that cannot be followed. */
async function named<T>(setting: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PatternError || error instanceof StandardError)) throw error;
    throw new CallError(`${setting}: ${error.message}`);
  }
}

/** One of a closed list of words. Throws `CallError`. */
export function oneOf<T extends string>(setting: string, given: string, words: readonly T[]): T {
  const found = words.find((word) => word === given);
  if (found !== undefined) return found;
  const meant = nearest(given, words);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new CallError(`${setting} is "${given}": write one of ${words.join(', ')}.${hint}`);
}
