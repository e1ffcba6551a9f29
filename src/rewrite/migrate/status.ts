import { field, has, stringField, type JsonObject } from '../../model/json.js';
import { join } from '../../model/pointer.js';
import type { Confusion, Standard } from '../../model/standard.js';
import { listOf, quote } from '../../model/text.js';
import { DECIDED, topFields, type MigrationState, type Note, type Target } from './migration-state.js';
import { returnKind, otherSuccess } from './kind.js';

/** Fields in which returns without a status reported how they ended. */
const OUTCOMES = ['outcome', 'result', 'state'];

/** A version's word for a written status, or why there is none. */
type Answer =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'success of an unknown kind' }
  | { readonly kind: 'unknown' };

/** Maps the outcome of a return to a status of the version, success by the agent's work (document 000, Migration Guide, 1). */
export function migrateStatus(state: MigrationState, { standard }: Target): readonly Note[] {
  bringStatus(state, standard);
  const status = stringField(state.value, 'status');
  if (status === undefined || standard.statuses.includes(status)) return DECIDED;
  const answer = answerFor(status, state.value, standard);
  if (answer.kind === 'word') {
    state.edit({ kind: 'set', pointer: '/status', value: answer.word });
    return DECIDED;
  }
  const unknown = answer.kind === 'unknown';
  return [
    {
      pointer: '/status',
      message: unknown
        ? `Status ${quote(status)} has no counterpart.`
        : `Status ${quote(status)} is success, and neither the agent's name nor its artifacts tell of what kind.`,
      recommendation: `Write one of ${listOf(unknown ? standard.statuses : standard.success)}.`,
    },
  ];
}

/** Takes the status from the field in which a return without one reports its outcome. */
function bringStatus(state: MigrationState, standard: Standard): void {
  const { value } = state;
  if (has(value, 'status') && field(value, 'status') !== null) return;
  const isKnown = (name: string): boolean => topFields(standard).includes(name);
  const outcome = OUTCOMES.find((name) => {
    const word = stringField(value, name);
    return word !== undefined && !isKnown(name) && answerFor(word, value, standard).kind !== 'unknown';
  });
  if (outcome !== undefined) {
    if (has(value, 'status')) state.edit({ kind: 'remove', pointer: '/status' });
    state.edit({ kind: 'rename', pointer: join('', outcome), key: 'status' });
    return;
  }
  const success = field(value, 'success');
  if (typeof success === 'boolean') {
    state.edit({ kind: 'set', pointer: '/status', value: success ? 'completed' : 'failed' });
  }
}

function answerFor(status: string, value: JsonObject, standard: Standard): Answer {
  const lower = status.trim().toLowerCase();
  const listed = standard.statuses.find((word) => word === lower);
  if (listed !== undefined) return { kind: 'word', word: listed };
  const instead = standard.confusions.status.get(lower)?.instead;
  if (instead === undefined) return { kind: 'unknown' };
  const word = typeof instead === 'string' ? instead : byKind(instead, value, standard);
  return word === undefined ? { kind: 'success of an unknown kind' } : { kind: 'word', word };
}

function byKind(
  instead: Exclude<Confusion['instead'], string>,
  value: JsonObject,
  standard: Standard,
): string | undefined {
  const kind = returnKind(value);
  if (kind === null) return otherSuccess(value, standard.success);
  return kind === 'implement' ? instead.other : instead[kind];
}
