import { field, has, isArray, stringField, type Json, type JsonObject } from '../../model/json.js';
import { join } from '../../model/pointer.js';
import { isBlank } from '../../model/text.js';
import { DECIDED, lacks, topFields, type MigrationState, type Note, type Target } from './migration-state.js';

/** Fields in which returns without a summary said what was done. */
const DESCRIPTIONS = ['description', 'result_summary', 'work_summary', 'message'];

/** Takes the summary from what describes the work (document 000, Migration Guide, 2). */
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

/** Fields in which returns said what comes next. */
const NEXT = ['next_step', 'nextSteps', 'next_actions', 'recommended_next_steps', 'recommendations'];

/** Makes one text of what comes next. */
export function migrateNextSteps(state: MigrationState, target: Target): readonly Note[] {
  const next = field(state.value, 'next_steps');
  if (next === undefined || next === null) bringText(state, 'next_steps', NEXT, target);
  const now = field(state.value, 'next_steps');
  if (isTexts(now)) state.edit({ kind: 'set', pointer: '/next_steps', value: now.join('; ') });
  else if (now === null && isRefused(state.value, target)) state.edit({ kind: 'remove', pointer: '/next_steps' });
  return DECIDED;
}

/** Puts under a name the first text, or list of texts, that stands under one of others. */
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

/** Whether the version does not take null for what comes next. */
function isRefused(value: JsonObject, { validate }: Target): boolean {
  return validate(value).some(({ keyword, pointer }) => keyword === 'type' && pointer === '/next_steps');
}
