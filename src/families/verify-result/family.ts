import { holdsReturn } from '../../read/extract.js';
import { claimsInPrompt } from '../define.js';
import type { LoadedFamily } from '../family.js';
import { envelopeIn } from './read/fence.js';
import { readVerifyResult } from './read/verify-result.js';
import { versions } from './versions/generated/index.js';

export const loaded: LoadedFamily = {
  versions,
  examples: async () => (await import('./examples.js')).examples,
  upstreams: [{ title: 'Gentle AI', url: 'https://github.com/Gentleman-Programming/gentle-ai' }],
  prompts: new Map([
    [
      'verify-result',
      {
        isWhat: 'the fence of fields with which the report of a verification starts',
        opening: [
          'The report of the verification is verify-report.md in the folder of the change. Its first content is a fence in the form of',
          'the example: a line ```yaml, each field once on a line of its own as "key: value", and a line ```. No lists, no comments, no',
          'other fields. Everything else that the report says comes behind the fence.',
        ],
        list: 'keys',
        // It claims no path.
        common: (standard) => claimsInPrompt(standard),
        isJson: false,
        nameless: 'A verification',
        isSeenByHooks: false,
      },
    ],
  ]),
  whyNotMigrated: () => 'what a verification measured cannot be migrated; verify again.',
  readOpening: readVerifyResult,
  takesAlone: (text) => {
    const envelope = envelopeIn(text);
    return envelope !== null && (!envelope.faults.includes('not-first') || !holdsReturn(text));
  },
};
