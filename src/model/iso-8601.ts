/** A moment as ISO 8601 text gives it. */
export interface Moment {
  /** Milliseconds since 1970; read as UTC if the text has no offset. */
  readonly at: number;
  /** Whether the text has an offset to UTC. Otherwise `at` may be wrong by up to `WIDEST_OFFSET`. */
  readonly zoned: boolean;
}

/** The largest offset of a local clock ahead of UTC (UTC+14), milliseconds. */
export const WIDEST_OFFSET = 14 * 3_600_000;

const EXTENDED = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const BASIC = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(Z|[+-]\d{2}(?:\d{2})?)?)?$/;

/**
 * Returns the moment of a date, or of a date and time, in the extended or the basic form of ISO 8601: `2026-01-28`,
 * `2026-01-28T10:30:00Z`, `2026-01-28T10:30:00.123+01:00`, `20260128T103000Z`. Returns null for anything else. `Date.parse` is
 * not strict enough: it reads 30 February as 2 March and accepts much that is not ISO 8601.
 */
export function parseIso8601(text: string): Moment | null {
  const match = EXTENDED.exec(text) ?? BASIC.exec(text);
  if (match === null) return null;
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  // `Date` reads 30 February as another day, so compare the resulting day with the written one.
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day)) return null;
  const time = clock(Number(hour), Number(minute), Number(second), fraction);
  const offset = zone === undefined ? 0 : offsetOf(zone);
  if (time === null || offset === null) return null;
  return { at: midnight + time - offset, zoned: zone !== undefined };
}

/** Returns milliseconds since midnight; null for an impossible time. Midnight at the end of a day may be written 24:00. */
function clock(hour: number, minute: number, second: number, fraction: string): number | null {
  const milliseconds = Math.trunc(Number(`0.${fraction.slice(0, 9)}`) * 1000);
  if (minute > 59 || second > 59 || hour > 24) return null;
  if (hour === 24 && minute + second + Number(`0.${fraction.slice(0, 9)}`) > 0) return null;
  return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}

/** Returns the offset from UTC in milliseconds; null for an impossible one. */
function offsetOf(zone: string): number | null {
  if (zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = zone.length > 3 ? Number(zone.slice(-2)) : 0;
  if (hours > 23 || minutes > 59) return null;
  const size = (hours * 60 + minutes) * 60_000;
  return zone.startsWith('-') ? -size : size;
}
