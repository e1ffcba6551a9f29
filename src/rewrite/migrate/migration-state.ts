import type { EditableFile } from '../edit/file.js';
import type { PointerEdit } from '../../model/fix.js';
import type { JsonObject } from '../../model/json.js';
import type { Part, Pointer } from '../../model/pointer.js';
import type { Standard, Validate } from '../../model/standard.js';

/** The version to which returns are migrated, and the older and newer versions. */
export interface Target {
  readonly standard: Standard;
  readonly validate: Validate;
  /** Versions of its family before it, and after it, each oldest first. */
  readonly older: readonly Standard[];
  readonly newer: readonly Standard[];
  /** Whether to guess what is unknown: a type from the agent's name, a summary from the file's. Otherwise it is left out. */
  readonly guesses: boolean;
}

/** Something that cannot be decided, and what to do about it. */
export interface Note {
  readonly pointer: Pointer;
  readonly part?: Part;
  /** A sentence. */
  readonly message: string;
  /** What to do, as a sentence. */
  readonly recommendation: string;
}

/** One step of a migration. It edits the state, and returns what it could not decide. */
export type Step = (state: MigrationState, target: Target) => readonly Note[];

export const DECIDED: readonly Note[] = [];

/** A return during its migration. After an edit its value is computed again on demand. */
export class MigrationState {
  readonly #file: EditableFile;
  readonly #index: number;
  #value: JsonObject | undefined;

  constructor(file: EditableFile, index: number) {
    this.#file = file;
    this.#index = index;
  }

  get value(): JsonObject {
    return (this.#value ??= this.#file.valueOf(this.#index));
  }

  edit(...edits: readonly PointerEdit[]): void {
    if (edits.length === 0) return;
    this.#file.edit(this.#index, edits);
    this.#value = undefined;
  }
}

/** Whether the version requires a field that the object at the pointer lacks. */
export function lacks({ value }: MigrationState, { validate }: Target, pointer: Pointer, name: string): boolean {
  return validate(value).some(
    (error) => error.keyword === 'required' && error.pointer === pointer && error.detail === name,
  );
}

/** Returns the fields that the version names at the top of a return. */
export function topFields({ shape }: Standard): readonly string[] {
  return shape.fields[''] ?? [];
}
