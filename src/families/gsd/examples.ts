import { MOST_CLAIMS } from '../../model/claim.js';
import { documentExamples } from '../document-examples.js';
import type { SharedExamples } from '../example.js';
import { gsdPlanSample, gsdSummarySample, gsdVerificationSample } from './samples.js';

const SUMMARY = gsdSummarySample.file;
const PLAN = gsdPlanSample.file;
const PARSER = 'src/parse-dates.ts';

/** A claim of a plan. */
const IN_PLAN = `path: ${PARSER}`;

const many = Array.from({ length: MOST_CLAIMS + 1 }, (_, n) => `src/part-${String(n)}.ts`);

/** What the samples show of rules that other families share. */
export const examples: SharedExamples = {
  ...documentExamples([
    {
      family: 'gsd-summary',
      changed: [SUMMARY, PLAN, PARSER],
      claiming: (path) => ({ replace: [[PARSER, path]] }),
      deleted: '.planning/phases/00-times/00-01-SUMMARY.md',
      ifAbsent: ['gsd-self-check-contradicted'],
    },
    {
      family: 'gsd-plan',
      changed: [SUMMARY, PLAN, PARSER],
      // A file without content has no exports.
      claiming: (path) => ({
        replace: [
          [IN_PLAN, `path: ${path}`],
          ['      exports: ["parseDate"]\n', ''],
        ],
      }),
      deleted: '.planning/phases/00-times/00-01-PLAN.md',
    },
    {
      family: 'gsd-verification',
      changed: [gsdVerificationSample.file, PARSER],
      claiming: (path) => ({ replace: [[PARSER, path]] }),
      deleted: '.planning/phases/00-times/00-VERIFICATION.md',
    },
  ]),
  'no-returns': {
    bad: [
      { families: ['gsd-summary'], file: 'notes/SUMMARY.md', tree: { [PLAN]: null } },
      { families: ['gsd-plan'], file: 'notes/PLAN.md', tree: { [SUMMARY]: null } },
      { families: ['gsd-verification'], file: 'notes/VERIFICATION.md' },
    ],
    good: {},
  },
  'return-object': { bad: { link: '../elsewhere.md' } },
  'too-many-claims': {
    bad: [
      {
        families: ['gsd-summary'],
        // A file that is claimed as deleted need not exist.
        replace: [['  modified:\n', `  deleted:\n${many.map((path) => `    - ${path}\n`).join('')}  modified:\n`]],
      },
      {
        families: ['gsd-plan'],
        replace: [[`    - ${IN_PLAN}\n`, many.map((path) => `    - path: ${path}\n`).join('')]],
        also: ['artifact-missing'],
      },
      {
        families: ['gsd-verification'],
        replace: [
          [`| \`${PARSER}\` |`, `${many.map((path) => `| \`${path}\` | ✓ VERIFIED |\n`).join('')}| \`${PARSER}\` |`],
        ],
        also: ['artifact-missing'],
      },
    ],
  },
};
