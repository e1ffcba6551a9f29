import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DESIGNS } from './designs.js';
import type { Caught } from './kind.js';

/** What the gate reports of a lie: on its pull request, and where nothing is compared, if that differs. */
export interface Outcome {
  readonly pull: readonly Caught[];
  readonly whole?: readonly Caught[];
}

/** Outcomes by family and kind. */
export type Outcomes = Readonly<Record<string, Readonly<Record<string, Outcome>>>>;

/** Outcomes as the file has them: a list where both are the same. */
type Written = Readonly<Record<string, Readonly<Record<string, Outcome | readonly Caught[]>>>>;

const FILE = new URL('./outcomes.json', import.meta.url);

function readFile(): Written {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Written) : {};
}

/** The reviewed outcomes; none if they were never written. */
export function readOutcomes(): Outcomes {
  return mapped(readFile(), (kinds) => mapped(kinds, (one) => ('pull' in one ? one : { pull: one })));
}

/** Writes the outcomes of a family, for review. */
export function writeOutcomes(family: string, kinds: Outcomes[string]): void {
  const written = mapped(kinds, (one) => (one.whole === undefined ? one.pull : one));
  writeFileSync(FILE, `${JSON.stringify({ ...readFile(), [family]: written }, null, 2)}\n`);
}

function mapped<From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** Whether findings have one that is more than a notice. */
export function accuses(found: readonly Caught[]): boolean {
  return found.some((one) => !one.startsWith('notice '));
}

/** Why the standard lets a kind pass; undefined if it does not. */
export function designOf(family: string, id: string): string | undefined {
  return DESIGNS.find(({ kinds }) => kinds[family]?.includes(id))?.because;
}
