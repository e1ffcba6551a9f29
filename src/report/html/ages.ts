import type { ReturnRecord } from '../../model/context.js';
import { parseIso8601 } from '../../model/iso-8601.js';
import { count } from '../../model/text.js';

/** A return whose agent never finished, and its age in milliseconds; null if unknown. */
export interface Interrupted {
  readonly record: ReturnRecord;
  readonly age: number | null;
}

/**
 * Lists the returns in progress, the oldest first, those of unknown age last. `clock` is in milliseconds since 1970
 * UTC.
 */
export function interrupted(returns: readonly ReturnRecord[], clock: number | null): readonly Interrupted[] {
  return returns
    .filter(({ status }) => status === 'in_progress')
    .map((record) => ({ record, age: ageOf(record, clock) }))
    .sort((a, b) => (b.age ?? -1) - (a.age ?? -1));
}

function ageOf({ startedAt }: ReturnRecord, clock: number | null): number | null {
  const moment = startedAt === null ? null : parseIso8601(startedAt);
  return moment === null || clock === null || moment.at > clock ? null : clock - moment.at;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Age groups and their limits, exclusive, in milliseconds. */
const GROUPS: readonly { readonly name: string; readonly below: number }[] = [
  { name: 'under 1 hour', below: HOUR },
  { name: '1 to 24 hours', below: DAY },
  { name: '1 to 7 days', below: 7 * DAY },
  { name: '7 to 30 days', below: 30 * DAY },
  { name: '30 days and more', below: Infinity },
];

/** Counts the returns of each age group, the youngest first, without empty groups. */
export function byAge(list: readonly Interrupted[]): readonly (readonly [string, number])[] {
  const numbers = new Map<string, number>([...GROUPS.map(({ name }) => name), 'unknown'].map((name) => [name, 0]));
  for (const { age } of list) {
    const group = age === null ? 'unknown' : (GROUPS.find(({ below }) => age < below)?.name ?? 'unknown');
    numbers.set(group, (numbers.get(group) ?? 0) + 1);
  }
  return [...numbers].filter(([, n]) => n > 0);
}

/** Returns an age in its largest unit, rounded down: `3 days`. */
export function ageInWords(age: number): string {
  if (age >= 2 * DAY) return count(Math.floor(age / DAY), 'day');
  if (age >= 2 * HOUR) return count(Math.floor(age / HOUR), 'hour');
  return count(Math.floor(age / 60_000), 'minute');
}
