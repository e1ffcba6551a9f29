import { field, has, isArray, stringField, type Json, type JsonObject } from '../../model/json.js';
import { join } from '../../model/pointer.js';
import { isBlank } from '../../model/text.js';
import { DECIDED, lacks, topFields, type MigrationState, type Note, type Target } from './migration-state.js';

/** Fields in which returns without a summary said what was done. */
const DESCRIPTIONS = ['description', 'result_summary', 'work_summary', 'message'];

/** Takes the summary from what describes the work (document 000, Migration Guide, 2). */
export function migrateSummary(draft: MigrationState, target: Target): readonly Note[] {
  const summary = field(draft.value, 'summary');
  if (isTexts(summary)) {
    draft.edit({ kind: 'set', pointer: '/summary', value: summary.join(' ') });
  } else if (summary === undefined || summary === null) {
    bringText(draft, 'summary', DESCRIPTIONS, target);
  }
  const told = stringField(field(draft.value, 'completion_data'), 'completion_summary');
  if (told !== undefined && !has(draft.value, 'summary') && lacks(draft, target, '', 'summary')) {
    draft.edit({ kind: 'set', pointer: '/summary', value: told });
  }
  return DECIDED;
}

/** Fields in which returns said what comes next. */
const NEXT = ['next_step', 'nextSteps', 'next_actions', 'recommended_next_steps', 'recommendations'];

/** Makes one text of what comes next. */
export function migrateNextSteps(draft: MigrationState, target: Target): readonly Note[] {
  const next = field(draft.value, 'next_steps');
  if (next === undefined || next === null) bringText(draft, 'next_steps', NEXT, target);
  const now = field(draft.value, 'next_steps');
  if (isTexts(now)) draft.edit({ kind: 'set', pointer: '/next_steps', value: now.join('; ') });
  else if (now === null && isRefused(draft.value, target)) draft.edit({ kind: 'remove', pointer: '/next_steps' });
  return DECIDED;
}

/** Puts under a name the first text, or list of texts, that stands under one of others. */
function bringText(draft: MigrationState, name: string, others: readonly string[], { standard }: Target): void {
  const from = others.find((other) => {
    const value = field(draft.value, other);
    const isText = typeof value === 'string' ? !isBlank(value) : isTexts(value);
    return isText && !topFields(standard).includes(other);
  });
  if (from === undefined) return;
  if (has(draft.value, name)) draft.edit({ kind: 'remove', pointer: join('', name) });
  draft.edit({ kind: 'rename', pointer: join('', from), key: name });
  const value = field(draft.value, name);
  if (name === 'summary' && isTexts(value)) draft.edit({ kind: 'set', pointer: '/summary', value: value.join(' ') });
}

function isTexts(value: Json | undefined): value is readonly string[] {
  return isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

/** Whether the version does not take null for what comes next. */
function isRefused(value: JsonObject, { validate }: Target): boolean {
  return validate(value).some(({ keyword, pointer }) => keyword === 'type' && pointer === '/next_steps');
}
