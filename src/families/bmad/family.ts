import type { LoadedFamily } from '../family.js';
import { prompts } from './prompts.js';
import { bmadFamilyOf, readBmad } from './read/bmad.js';
import { unreadIn } from './read/unread.js';
import { survey } from './survey.js';
import { versions } from './versions/generated/index.js';

export const loaded: LoadedFamily = {
  versions,
  examples: async () => (await import('./examples.js')).examples,
  upstreams: [{ title: 'BMAD-METHOD', url: 'https://github.com/bmad-code-org/BMAD-METHOD' }],
  prompts,
  survey: (files) => `BMAD: ${survey(files)}`,
  whyNotMigrated: (id) =>
    `stories and build specs of BMAD are not migrated: ${id} reads those of every version of its family as they are.`,
  readWhole: (source, _, file) => readBmad(source, file),
  unreadIn,
  readOpening: readBmad,
  recognise: (text, { form }) => (form === 'whole' ? null : bmadFamilyOf('', text)),
};
