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

const FILE = new URL('./outcomes.json', import.meta.url);

/** The reviewed outcomes; none if they were never written. */
export function readOutcomes(): Outcomes {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Outcomes) : {};
}

/** Writes the outcomes of a family, for review. */
export function writeOutcomes(family: string, kinds: Outcomes[string]): void {
  writeFileSync(FILE, `${JSON.stringify({ ...readOutcomes(), [family]: kinds }, null, 2)}\n`);
}

/** Whether findings have one that is more than a notice. */
export function accuses(found: readonly Caught[]): boolean {
  return found.some((one) => !one.startsWith('notice '));
}

/** Why the standard lets a kind pass; undefined if it does not. */
export function designOf(family: string, id: string): string | undefined {
  return DESIGNS.find(({ kinds }) => kinds[family]?.includes(id))?.because;
}
