import type { FamilyName } from '../../model/vocabulary.js';
import type { LoadedFamily } from '../family.js';
import { isGsd, type GsdFamily } from './place.js';
import { prompts } from './prompts.js';
import { readGsd } from './read/gsd.js';
import { gsdFamilyOfText } from './read/recognise.js';
import { isSuperseded } from './status.js';
import { survey } from './survey.js';
import { versions } from './versions/generated/index.js';

export const loaded: LoadedFamily = {
  versions,
  examples: async () => (await import('./examples.js')).examples,
  section: async () => (await import('./section.js')).section,
  upstreams: [
    { title: 'GSD (Get Shit Done)', url: 'https://github.com/gsd-build/get-shit-done' },
    { title: 'GSD Core', url: 'https://github.com/open-gsd/gsd-core' },
  ],
  prompts,
  survey: (files) => `GSD: ${survey(files)}`,
  whyNotMigrated: (id) =>
    `documents of GSD are not migrated, for only their agents can say with which status they ended. Check them against ${id} as they are, and write its fields in new ones.`,
  readWhole: (source, name) => {
    const family = documentOf(name);
    const found = readGsd(source, family);
    // A plan that was given up says nothing.
    return family === 'gsd-plan' && isSuperseded(found.value) ? null : found;
  },
  recognise: (text, { form }) => (form === 'whole' ? null : gsdFamilyOfText(text)),
};

function documentOf(name: FamilyName): GsdFamily {
  return isGsd(name) ? name : 'gsd-summary';
}
