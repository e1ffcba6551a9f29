import { field, has, isObject, stringField } from '../../model/json.js';
import { join } from '../../model/pointer.js';
import { isBlank } from '../../model/text.js';
import { DECIDED, lacks, topFields, type Step } from './migration-state.js';
import { Mover } from './metadata.js';

const DATA = '/completion_data';
const SUMMARY = 'completion_summary';
const PROGRESS = 'partial_progress';

/** Collects the data on finished work: formerly at top level, and in the summary of a console return. */
export const migrateCompletion: Step = (state, target) => {
  const { standard } = target;
  const names = standard.shape.fields[DATA] ?? [];
  const data = field(state.value, DATA.slice(1));
  if (names.length === 0 || !(data === undefined || isObject(data))) return DECIDED;
  const top = topFields(standard);
  for (const name of names) {
    if (top.includes(name) || !has(state.value, name) || has(data, name)) continue;
    state.edit({ kind: 'move', from: join('', name), to: join(DATA, name) });
  }
  const summary = stringField(state.value, 'summary');
  const at = has(state.value, DATA.slice(1)) ? DATA : '';
  if (summary !== undefined && !isBlank(summary) && lacks(state, target, at, at === '' ? DATA.slice(1) : SUMMARY)) {
    state.edit({ kind: 'set', pointer: join(DATA, SUMMARY), value: summary });
  }
  return DECIDED;
};

/** Moves the progress of work that has ended into metadata: at top level it contradicts the status. */
export const migrateProgress: Step = (state, { standard }) => {
  const status = stringField(state.value, 'status') ?? '';
  const progress = field(state.value, PROGRESS);
  const metadata = field(state.value, 'metadata');
  const isBound = standard.rules.some(({ rule }) => rule.id === 'partial-progress-leftover');
  const goesOn = status === 'in_progress' || status === 'partial';
  if (!isBound || goesOn || !standard.statuses.includes(status)) return DECIDED;
  if (progress === undefined || !(metadata === undefined || isObject(metadata))) return DECIDED;
  const mover = new Mover(state);
  mover.move('', PROGRESS, progress, PROGRESS);
  return mover.notes;
};

const SCHEMA_FILE = /^(.*?)([^/]+)(\.schema\.json)$/;

/** Sets the schema of the version, if the return names that of another version of ours. */
export const migrateSchema: Step = (state, { standard, older, newer }) => {
  const [, folder = '', id = '', end = ''] = SCHEMA_FILE.exec(stringField(state.value, '$schema') ?? '') ?? [];
  if ([...older, ...newer].some((other) => other.id === id)) {
    state.edit({ kind: 'set', pointer: '/$schema', value: folder + standard.id + end });
  }
  return DECIDED;
};
