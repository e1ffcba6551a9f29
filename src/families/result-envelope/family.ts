import { field } from '../../model/json.js';
import { markdownReader } from '../../read/markdown/commonmark.js';
import type { LooseReader } from '../../read/markdown/markdown.js';
import { read } from '../../read/read.js';
import type { LoadedFamily } from '../family.js';
import { rewriteEnvelopes } from './migrate.js';
import { envelopesIn, isWholeEnvelope, mayBeEnvelope, mayHoldEnvelope } from './read/envelope.js';
import { readProgress } from './read/progress.js';
import { versions } from './versions/generated/index.js';

export const envelopes: LooseReader = {
  mayHold: mayHoldEnvelope,
  find: (blocks, source, where) => envelopesIn(blocks, source, where === 'fence' ? isWholeEnvelope : mayBeEnvelope),
};

export const loaded: LoadedFamily = {
  versions,
  examples: async () => (await import('./examples.js')).examples,
  upstreams: [
    { title: 'Agent Teams Lite', url: 'https://github.com/Gentleman-Programming/agent-teams-lite' },
    { title: 'Gentle AI', url: 'https://github.com/Gentleman-Programming/gentle-ai' },
  ],
  prompts: new Map([
    [
      'result-envelope',
      {
        isWhat: 'the Markdown block with which an agent ends its answer',
        opening: [
          'Your last message must be one result envelope in Markdown, in the form of the example, with these parts in this order.',
        ],
        list: 'parts',
        isJson: false,
        nameless: 'A result envelope',
        isSeenByHooks: true,
      },
    ],
  ]),
  migrations: new Map([['result-envelope', ['result-envelope']]]),
  rewriteMarkdown: rewriteEnvelopes,
  loose: envelopes,
  readWhole: (source) => readProgress(source),
  recognise: (text, { form, found }) => {
    if (form !== 'json' || found > 0 || !mayHoldEnvelope(text)) return null;
    const { returns } = read(Buffer.from(text), 'markdown', { markdown: markdownReader([envelopes]) });
    const envelope = returns.find(({ composed }) => composed !== null);
    if (envelope === undefined) return null;
    return field(envelope.value, 'form') === 'headed' ? 'result-envelope@1' : 'result-envelope@4';
  },
};
