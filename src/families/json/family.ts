import type { LoadedFamily } from '../family.js';
import { familyOf } from './family-of.js';
import { prompts } from './prompts.js';
import { versions } from './versions/generated/index.js';

export const loaded: LoadedFamily = {
  versions,
  examples: async () => (await import('./examples.js')).examples,
  upstreams: [
    {
      title: 'the agent system of benbrastmckie, in ProofChecker',
      url: 'https://github.com/benbrastmckie/ProofChecker',
    },
    { title: 'the agent system of benbrastmckie, in nvim', url: 'https://github.com/benbrastmckie/nvim' },
  ],
  familyOf,
  prompts,
  // Console returns became metadata files.
  migrations: new Map([
    ['subagent-return', ['subagent-return', 'return-meta']],
    ['return-meta', ['return-meta']],
  ]),
};
