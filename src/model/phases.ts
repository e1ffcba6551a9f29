import { field, numberField, type JsonObject } from './json.js';
import { join, type Pointer } from './pointer.js';
import type { Vocabulary } from './vocabulary.js';

/** How many phases of its plan a return reports as done, and the total. */
export interface Phases {
  /** Where the counts are. */
  readonly place: Pointer;
  readonly completed: number | undefined;
  readonly total: number | undefined;
}

/** Returns the counts of a return where its version has them: at top level if named there, otherwise in metadata. */
export function phasesOf({
  value,
  standard,
}: {
  readonly value: JsonObject;
  readonly standard: Pick<Vocabulary, 'shape'>;
}): Phases {
  const isAtTop = standard.shape.fields['']?.includes('phases_completed') === true;
  const holder = isAtTop ? value : field(value, 'metadata');
  return {
    place: isAtTop ? '' : join('', 'metadata'),
    completed: numberField(holder, 'phases_completed'),
    total: numberField(holder, 'phases_total'),
  };
}
