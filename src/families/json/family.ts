import type { LoadedFamily } from '../family.js';
import { familyOf } from './family-of.js';
import { prompts } from './prompts.js';
import { versions } from './versions/generated/index.js';

export const loaded: LoadedFamily = {
  versions,
  familyOf,
  prompts,
  // Console returns became metadata files.
  migrations: new Map([
    ['subagent-return', ['subagent-return', 'return-meta']],
    ['return-meta', ['return-meta']],
  ]),
};
