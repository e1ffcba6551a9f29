import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

// No two parts of it match the same characters, so it is linear in the length of the path.
const TASK_FOLDER = /^specs\/(?:(?:archive|vault)\/(?:[^/]+\/)*)?(?:OC_)?\d+_[^/]+\/(?:\.meta\/)?[^/]+$/;

export const returnLocation: ReturnRule = {
  id: 'return-location',
  area: 'document',
  step: 'structure',
  needsPlace: true,
  scope: 'return',
  severity: 'warning',
  summary: 'A metadata file or a handoff is in the folder of its task, specs/{N}_{slug}/',
  rationale:
    'The calling skill reads the file from the folder of the task. One that is elsewhere is never read, and the work of the agent looks as if it had stopped.',
  remedy:
    'Move the file to specs/{N}_{slug}/, number padded or not. Folders below specs/archive/ and specs/vault/ and a .meta/ folder in the task folder are right too.',
  demand: 'stated',
  sources: [{ document: '001', heading: 'File Location' }],
  bad: [
    { families: ['return-meta'], file: 'notes/.return-meta.json' },
    { families: ['orchestrator-handoff'], file: 'notes/.orchestrator-handoff.json' },
  ],
  good: [
    {},
    { families: ['return-meta'], file: 'specs/archive/007_parse_dates/.return-meta.json' },
    { families: ['orchestrator-handoff'], file: 'specs/archive/007_parse_dates/.orchestrator-handoff.json' },
  ],
  check({ file, standard }) {
    if (TASK_FOLDER.test(file)) return NOTHING;
    const kind = standard.family === 'orchestrator-handoff' ? 'handoff' : 'metadata file';
    return [
      {
        pointer: '',
        message: `The ${kind} ${quote(file, 200)} is in no task folder; "specs/{N}_{slug}/" was expected.`,
        recommendation: 'Move it to "specs/{N}_{slug}/" of its task.',
      },
    ];
  },
};
