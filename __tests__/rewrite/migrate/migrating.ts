import { migrateFile, openMigration, type Migrated } from '../../../src/rewrite/migrate.js';
import { classifier } from '../../../src/gather/gather.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { Standard } from '../../../src/model/standard.js';
import { standards } from '../../../src/families/registry.js';
import { CONTEXT } from '../../support/context.js';

export function standardOf(id: string): Standard {
  const standard = standards.find((one) => one.id === id);
  if (standard === undefined) throw new Error(`no standard ${id}`);
  return standard;
}

/** The return that every version accepts, as a value. */
export function sampleOf(id: string): JsonObject {
  const { value } = standardOf(id).sample;
  if (value === undefined) throw new Error(`${id} is no standard of JSON`);
  return value;
}

/** What a migration made: the text, and `line:column text` of what it left, in the file as it was. */
export interface Result extends Omit<Migrated, 'left'> {
  readonly text: string;
  readonly left: readonly string[];
  readonly leftNow: readonly string[];
}

const classify = classifier();

/** Migrates the text of a file; the name shows how it is read, and whose family it is. */
export async function migrateText(
  to: string,
  text: string | Uint8Array,
  file = 'log.json',
  guesses = false,
): Promise<Result> {
  const bytes = Buffer.from(text);
  const made = migrateFile(file, bytes, classify(file), openMigration(standardOf(to), CONTEXT, { guesses }));
  return {
    ...made,
    text: Buffer.from(made.after).toString('utf8'),
    left: made.left.map(
      ({ text: told, before }) => `${String(before.startLine)}:${String(before.startColumn)} ${told}`,
    ),
    leftNow: made.left.map(
      ({ text: told, after }) => `${String(after.startLine)}:${String(after.startColumn)} ${told}`,
    ),
  };
}

/** Migrates a value in a file of its own. */
export async function migrateValue(
  to: string,
  value: JsonObject,
  file?: string,
  guesses = false,
): Promise<Result & { readonly value: JsonObject }> {
  const result = await migrateText(to, JSON.stringify(value), file, guesses);
  return { ...result, value: JSON.parse(result.text) as JsonObject };
}

/** The same, with what nothing tells guessed. */
export function guessValue(to: string, value: JsonObject): ReturnType<typeof migrateValue> {
  return migrateValue(to, value, undefined, true);
}
