import { field, has, isArray, stringField, type Json, type JsonObject } from '../../model/json.js';
import { join } from '../../model/pointer.js';
import { isBlank } from '../../model/text.js';
import { DECIDED, lacks, topFields, type MigrationState, type Note, type Target } from './migration-state.js';

/** Fields in which returns without a summary described the work. */
const DESCRIPTIONS = ['description', 'result_summary', 'work_summary', 'message'];

/** Takes the summary from the description of the work (document 000, Migration Guide, 2). */
export function migrateSummary(state: MigrationState, target: Target): readonly Note[] {
  const summary = field(state.value, 'summary');
  if (isTexts(summary)) {
    state.edit({ kind: 'set', pointer: '/summary', value: summary.join(' ') });
  } else if (summary === undefined || summary === null) {
    bringText(state, 'summary', DESCRIPTIONS, target);
  }
  const completed = stringField(field(state.value, 'completion_data'), 'completion_summary');
  if (completed !== undefined && !has(state.value, 'summary') && lacks(state, target, '', 'summary')) {
    state.edit({ kind: 'set', pointer: '/summary', value: completed });
  }
  return DECIDED;
}

/** Fields in which returns gave the next steps. */
const NEXT = ['next_step', 'nextSteps', 'next_actions', 'recommended_next_steps', 'recommendations'];

/** Makes one text of the next steps. */
export function migrateNextSteps(state: MigrationState, target: Target): readonly Note[] {
  const next = field(state.value, 'next_steps');
  if (next === undefined || next === null) bringText(state, 'next_steps', NEXT, target);
  const now = field(state.value, 'next_steps');
  if (isTexts(now)) state.edit({ kind: 'set', pointer: '/next_steps', value: now.join('; ') });
  else if (now === null && isRefused(state.value, target)) state.edit({ kind: 'remove', pointer: '/next_steps' });
  return DECIDED;
}

/** Sets a field to the first text, or list of texts, in one of other fields. */
function bringText(state: MigrationState, name: string, others: readonly string[], { standard }: Target): void {
  const from = others.find((other) => {
    const value = field(state.value, other);
    const isText = typeof value === 'string' ? !isBlank(value) : isTexts(value);
    return isText && !topFields(standard).includes(other);
  });
  if (from === undefined) return;
  if (has(state.value, name)) state.edit({ kind: 'remove', pointer: join('', name) });
  state.edit({ kind: 'rename', pointer: join('', from), key: name });
  const value = field(state.value, name);
  if (name === 'summary' && isTexts(value)) state.edit({ kind: 'set', pointer: '/summary', value: value.join(' ') });
}

function isTexts(value: Json | undefined): value is readonly string[] {
  return isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

/** Whether the version does not accept null for the next steps. */
function isRefused(value: JsonObject, { validate }: Target): boolean {
  return validate(value).some(({ keyword, pointer }) => keyword === 'type' && pointer === '/next_steps');
}
