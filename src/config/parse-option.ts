import { nearest } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import { elementAt, valueOf } from '../model/collections.js';
import { REMOVED_RULES } from '../families/choose.js';

/** Returns the value of a setting, such as a number for `90m`. Throws `UsageError` with its `name`. */
export function parseOption<T>(
  name: string,
  text: string,
  parse: (text: string) => T | undefined,
  expected: string,
): T {
  const found = parse(text);
  if (found === undefined) throw new UsageError(`${name} is "${text}": write ${expected}.`);
  return found;
}

/** Returns a setting that must be one of some words. `name` is the caller's word for it. Throws `UsageError`. */
export function parseChoice<T extends string>(name: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  const instead = insteadOf('word', text);
  if (instead !== undefined) throw new UsageError(`${name} is "${text}", which was removed: ${instead}.`);
  const meant = nearest(text, words);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new UsageError(`${name} is "${text}": write one of ${words.join(', ')}.${hint}`);
}

const DURATION_UNITS: ReadonlyMap<string, number> = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
  ['w', 604_800_000],
]);

/** Returns the milliseconds of a duration such as `90m`, `24h` or `7d`; undefined for other texts. */
export function parseDuration(text: string): number | undefined {
  const found = /^(\d{1,6})([smhdw])$/.exec(text.trim());
  return found === null ? undefined : Number(elementAt(found, 1)) * valueOf(DURATION_UNITS, elementAt(found, 2));
}

const SIZE_UNITS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['b', 1],
  ['kb', 1e3],
  ['mb', 1e6],
  ['gb', 1e9],
  ['kib', 1024],
  ['mib', 1024 ** 2],
  ['gib', 1024 ** 3],
]);

/** Returns the bytes of a size such as `1MiB`, `500KB` or `2000000`; undefined for other texts. */
export function parseSize(text: string): number | undefined {
  const found = /^(\d{1,12})\s*([A-Za-z]{0,3})$/.exec(text.trim());
  if (found === null) return undefined;
  const factor = SIZE_UNITS.get(elementAt(found, 2).toLowerCase()) ?? 0;
  const bytes = Number(elementAt(found, 1)) * factor;
  return bytes > 0 ? bytes : undefined;
}

/** Returns a whole number above 0, such as `100000`; undefined for other texts. */
export function parseNumber(text: string): number | undefined {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return number > 0 ? number : undefined;
}

/** Removed names, with the alternative: the rest of a sentence after "was removed: ". */
interface Removed {
  /** Words of options and inputs. */
  readonly word: Readonly<Record<string, string>>;
  readonly input: Readonly<Record<string, string>>;
}

const REMOVED: Removed = {
  word: {
    badge: "write json for the counts, and show the workflow's own status badge",
    concise: 'write text, or jsonl for one line a finding',
    suggestions: 'write auto, and fix returns with return-gate fix --write where they are written',
  },
  input: {
    'badge-file': "delete it, and show the workflow's own status badge; json-file has the counts",
  },
};

/** Returns the alternative to a removed name, as the rest of a sentence; undefined for other names. */
export function insteadOf(kind: keyof Removed | 'rule', name: string): string | undefined {
  const names = kind === 'rule' ? REMOVED_RULES : REMOVED[kind];
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** Returns a warning for each removed input that is set. `input` returns the text of an input; empty if it is not set. */
export function removedInputs(input: (name: string) => string): readonly string[] {
  return Object.entries(REMOVED.input)
    .filter(([name]) => input(name) !== '')
    .map(([name, instead]) => `The input ${name} was removed: ${instead}.`);
}
