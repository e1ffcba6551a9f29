import type { FamilyEntry } from '../family.js';

/** Result envelopes: a return in Markdown, among whatever else a text holds. */
export const family: FamilyEntry = {
  name: 'result-envelope',
  order: 3,
  families: ['result-envelope'],
  form: 'markdown',
  places: [
    { form: 'markdown', family: null, patterns: ['**/*.return.md', '**/return-logs/**/*.md'], log: true },
    { form: 'markdown', family: null, patterns: ['openspec/changes/**/*.md'], document: true },
  ],
  loose: { form: 'markdown', family: 'result-envelope' },
  settings: [
    {
      name: 'envelope-mode',
      values: ['engram', 'openspec', 'none'],
      placeholder: 'MODE',
      help: {
        check:
          "where result envelopes keep artifacts: engram, openspec or none (default: each envelope's own artifacts tell)",
        validate: 'where a result envelope keeps artifacts: engram, openspec or none (default: its own artifacts tell)',
      },
    },
  ],
  withoutSession: 'a result envelope',
  area: 'envelope',
  load: async () => (await import('./family.js')).loaded,
};
