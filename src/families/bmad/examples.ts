import { MOST_CLAIMS } from '../../model/claim.js';
import { documentExamples } from '../document-examples.js';
import type { SharedExamples } from '../example.js';
import { bmadSpecSample, bmadStorySample } from './samples.js';

const PARSER = 'src/parse-dates.ts';

const FENCE = '```';

const many = Array.from({ length: MOST_CLAIMS + 1 }, (_, n) => `src/part-${String(n)}.ts`);

const FOLDER = '_bmad-output/implementation-artifacts';

/** What the samples show of rules that other families share. */
export const examples: SharedExamples = {
  ...documentExamples([
    {
      family: 'bmad-story',
      changed: [bmadStorySample.file, PARSER],
      claiming: (path) => ({ replace: [[PARSER, path]] }),
      deleted: `${FOLDER}/1-1-parse-times.md`,
    },
    {
      family: 'bmad-spec',
      changed: [bmadSpecSample.file, PARSER],
      claiming: (path) => ({ replace: [[PARSER, path]] }),
      deleted: `${FOLDER}/spec-parse-times.md`,
    },
  ]),
  'no-return-found': {
    bad: [
      { families: ['bmad-story'], replace: [['# Story 1.2', `${FENCE}markdown\n# Story 1.2`]], also: ['no-returns'] },
      { families: ['bmad-spec'], replace: [['---\ntitle', `${FENCE}\n---\ntitle`]], also: ['no-returns'] },
    ],
    good: [
      {},
      {
        families: ['bmad-story'],
        replace: [['## Dev Agent Record', `${FENCE}sh\nnpm test\n${FENCE}\n\n## Dev Agent Record`]],
      },
    ],
  },
  'no-returns': { bad: { file: 'notes/1-2-parse-dates.md' }, good: {} },
  'return-object': { bad: { link: '../elsewhere.md' } },
  'too-many-claims': {
    bad: [
      {
        families: ['bmad-story'],
        // A file that is claimed as deleted need not exist.
        replace: [['- `src/page.ts`', `${many.map((path) => `- \`${path}\` (deleted)\n`).join('')}- \`src/page.ts\``]],
      },
      {
        families: ['bmad-spec'],
        replace: [
          [
            '- [x] `src/page.ts`',
            `${many.map((path) => `- [x] \`${path}\` -- delete the file\n`).join('')}- [x] \`src/page.ts\``,
          ],
        ],
      },
    ],
  },
};
