import type { FamilyEntry } from '../family.js';

/** The names of handoffs, in any folder. */
const HANDOFF_FILE = /(?:^|[/\\])\.orchestrator-handoff(?:-[^/\\]*)?\.json$/i;

/** The names of metadata files, in any folder. */
const METADATA_FILE = /(?:^|[/\\])(?:[^/\\]*return-meta|\.return-meta-[^/\\]*)\.json$/i;

/** A file in the folder of a task with a name like that of a metadata file. */
const STRAY =
  /(?:^|\/)specs\/(?:[^/]+\/)*(?:OC_)?\d+_[^/]+\/(?:[^/]+\/)*\.?return[-_.]?meta[^/]*\.(?:json[c5l]?|ya?ml)$/i;

/** Returns that are one JSON object: metadata files, what a subagent returns to the console, and handoffs to an orchestrator. */
export const family: FamilyEntry = {
  name: 'json',
  order: 1,
  families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
  form: 'json',
  places: [
    {
      form: 'json',
      family: 'return-meta',
      patterns: ['**/.return-meta-multi*.json'],
      reduced: true,
      isTemporary: true,
    },
    {
      form: 'json',
      family: 'return-meta',
      patterns: ['**/.return-meta.json', '**/.return-meta-*.json', '**/*return-meta.json'],
      isTemporary: true,
    },
    {
      form: 'json',
      family: 'orchestrator-handoff',
      patterns: ['**/.orchestrator-handoff.json', '**/.orchestrator-handoff-*.json'],
    },
    {
      form: 'json',
      family: 'subagent-return',
      patterns: ['**/*.return.json', '**/returns/**/*.json', '**/return-logs/**/*.json'],
    },
    { form: 'jsonl', family: null, patterns: ['**/*.returns.jsonl', '**/return-logs/**/*.jsonl'], log: true },
    {
      form: 'json',
      family: null,
      patterns: ['**/specs/**/*return*meta*'],
      isOne: (path) => STRAY.test(path),
      isStray: true,
    },
  ],
  loose: { form: 'json', family: 'subagent-return', noun: 'JSON return' },
  named: (file) => {
    if (HANDOFF_FILE.test(file)) return { family: 'orchestrator-handoff', isCertain: true };
    return METADATA_FILE.test(file) ? { family: 'return-meta', isCertain: false } : null;
  },
  area: { name: 'handoff', title: 'Handoff to the orchestrator' },
  noHook: new Map([
    ['orchestrator-handoff', 'A hook checks the return of a subagent, which a handoff is not. Leave --hook out.'],
  ]),
  load: async () => (await import('./family.js')).loaded,
};
