import { field, has, isObject, stringField } from '../../model/json.js';
import { join } from '../../model/pointer.js';
import { isBlank } from '../../model/text.js';
import { DECIDED, lacks, topFields, type Step } from './migration-state.js';
import { Mover } from './metadata.js';

const DATA = '/completion_data';
const SUMMARY = 'completion_summary';
const PROGRESS = 'partial_progress';

/** Brings together what is said of finished work: at top level before, and in the summary of a console return. */
export const migrateCompletion: Step = (draft, target) => {
  const { standard } = target;
  const names = standard.shape.fields[DATA] ?? [];
  const data = field(draft.value, DATA.slice(1));
  if (names.length === 0 || !(data === undefined || isObject(data))) return DECIDED;
  const top = topFields(standard);
  for (const name of names) {
    if (top.includes(name) || !has(draft.value, name) || has(data, name)) continue;
    draft.edit({ kind: 'move', from: join('', name), to: join(DATA, name) });
  }
  const summary = stringField(draft.value, 'summary');
  const at = has(draft.value, DATA.slice(1)) ? DATA : '';
  if (summary !== undefined && !isBlank(summary) && lacks(draft, target, at, at === '' ? DATA.slice(1) : SUMMARY)) {
    draft.edit({ kind: 'set', pointer: join(DATA, SUMMARY), value: summary });
  }
  return DECIDED;
};

/** Keeps under metadata the progress of work that has ended: at top level it contradicts the status. */
export const migrateProgress: Step = (draft, { standard }) => {
  const status = stringField(draft.value, 'status') ?? '';
  const progress = field(draft.value, PROGRESS);
  const metadata = field(draft.value, 'metadata');
  const isBound = standard.rules.some(({ rule }) => rule.id === 'partial-progress-leftover');
  const goesOn = status === 'in_progress' || status === 'partial';
  if (!isBound || goesOn || !standard.statuses.includes(status)) return DECIDED;
  if (progress === undefined || !(metadata === undefined || isObject(metadata))) return DECIDED;
  const mover = new Mover(draft);
  mover.move('', PROGRESS, progress, PROGRESS);
  return mover.notes;
};

const SCHEMA_FILE = /^(.*?)([^/]+)(\.schema\.json)$/;

/** Names the schema of the version, where the return names that of another version of ours. */
export const migrateSchema: Step = (draft, { standard, older, newer }) => {
  const [, folder = '', id = '', end = ''] = SCHEMA_FILE.exec(stringField(draft.value, '$schema') ?? '') ?? [];
  if ([...older, ...newer].some((other) => other.id === id)) {
    draft.edit({ kind: 'set', pointer: '/$schema', value: folder + standard.id + end });
  }
  return DECIDED;
};
