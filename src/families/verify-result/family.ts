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
        isWhat: 'the block of fields at the start of a verification report',
        opening: [
          'Write the verification report to verify-report.md in the folder of the change. It starts with a fence in the form of',
          'the example: a line ```yaml, each field once on its own line as "key: value", and a line ```. No lists, no comments, no',
          'other fields. Everything else in the report comes after the fence.',
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
