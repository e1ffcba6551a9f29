import type { FamilyEntry } from '../family.js';

/** The reports of verifications: a fence that opens a document. */
export const family: FamilyEntry = {
  name: 'verify-result',
  order: 2,
  families: ['verify-result'],
  form: 'markdown',
  places: [
    {
      form: 'markdown',
      family: null,
      patterns: ['openspec/changes/**/verify-report*.md'],
      document: true,
      opening: true,
      without: { one: 'verification report has no envelope', many: 'verification reports have no envelope' },
    },
  ],
  mark: (text) => /gentle-ai\.verify-result|evidence_revision/.test(text),
  area: { name: 'verification', title: 'Verification report' },
  load: async () => (await import('./family.js')).loaded,
};
