import { MOST_CLAIMS } from '../../model/claim.js';
import type { SharedExamples } from '../example.js';
import { gsdPlanSample, gsdSummarySample, gsdVerificationSample } from './samples.js';

const SUMMARY = gsdSummarySample.file;
const PLAN = gsdPlanSample.file;
const VERIFICATION = gsdVerificationSample.file;
const PARSER = 'src/parse-dates.ts';

/** A path that a plan claims. */
const IN_PLAN = `path: ${PARSER}`;

/** What the sample's plan says beside that path: a file without content has no exports. */
const WITHOUT_EXPORTS = ['      exports: ["parseDate"]\n', ''] as const;

const DONE = 'gsd-summary';
const INTENDED = 'gsd-plan';
const SEEN = 'gsd-verification';

const many = Array.from({ length: MOST_CLAIMS + 1 }, (_, n) => `src/part-${String(n)}.ts`);
const moved = new Set(['.planning/REQUIREMENTS.md']);

/** What the samples show of the rules that other families have, too. */
export const examples: SharedExamples = {
  'artifact-blank': {
    bad: [
      { families: [DONE, SEEN], replace: [[PARSER, 'src/times.ts']], tree: { 'src/times.ts': ' \n\n' } },
      {
        families: [INTENDED],
        replace: [[IN_PLAN, 'path: src/times.ts'], WITHOUT_EXPORTS],
        tree: { 'src/times.ts': ' \n\n' },
      },
    ],
    good: {},
  },
  'artifact-case': {
    bad: [
      { families: [DONE, SEEN], replace: [[PARSER, 'src/Parse-Dates.ts']] },
      { families: [INTENDED], replace: [[IN_PLAN, 'path: src/Parse-Dates.ts']] },
    ],
  },
  'artifact-directory': {
    bad: [
      {
        families: [DONE, SEEN],
        replace: [[PARSER, 'src/dates']],
        tree: { 'src/dates/index.ts': 'export {};\n' },
      },
      {
        families: [INTENDED],
        replace: [[IN_PLAN, 'path: src/dates']],
        tree: { 'src/dates/index.ts': 'export {};\n' },
      },
    ],
  },
  'artifact-empty': {
    bad: [
      {
        families: [DONE, SEEN],
        replace: [[PARSER, 'src/times.ts']],
        tree: { 'src/times.ts': '' },
        also: ['gsd-self-check-contradicted'],
      },
      {
        families: [INTENDED],
        replace: [[IN_PLAN, 'path: src/times.ts'], WITHOUT_EXPORTS],
        tree: { 'src/times.ts': '' },
      },
    ],
    // Files that mean something though they are empty.
    good: [
      { families: [DONE, SEEN], replace: [[PARSER, 'src/__init__.py']], tree: { 'src/__init__.py': '' } },
      {
        families: [INTENDED],
        replace: [[IN_PLAN, 'path: src/__init__.py'], WITHOUT_EXPORTS],
        tree: { 'src/__init__.py': '' },
      },
    ],
  },
  'artifact-missing': {
    bad: [
      {
        families: [DONE, SEEN],
        replace: [[PARSER, 'src/never-written.ts']],
        also: ['gsd-self-check-contradicted'],
      },
      { families: [INTENDED], replace: [[IN_PLAN, 'path: src/never-written.ts']] },
    ],
  },
  'artifact-path-relative': {
    bad: [
      { families: [DONE, SEEN], replace: [[PARSER, '/opt/other/parse.ts']] },
      { families: [INTENDED], replace: [[IN_PLAN, 'path: /opt/other/parse.ts']] },
    ],
  },
  'path-root': {
    bad: [
      { families: [DONE, SEEN], replace: [[PARSER, `/home/agent/project/${PARSER}`]] },
      { families: [INTENDED], replace: [[IN_PLAN, `path: /home/agent/project/${PARSER}`]] },
    ],
    good: {},
  },
  'artifact-relocated': {
    bad: [
      { families: [DONE, SEEN], replace: [[PARSER, 'src/dates.ts']], earlier: { 'src/dates.ts': PARSER } },
      { families: [INTENDED], replace: [[IN_PLAN, 'path: src/dates.ts']], earlier: { 'src/dates.ts': PARSER } },
    ],
  },
  'artifact-removed': {
    bad: [
      { families: [DONE, SEEN], replace: [[PARSER, 'src/dates.ts']], earlier: { 'src/dates.ts': null } },
      { families: [INTENDED], replace: [[IN_PLAN, 'path: src/dates.ts']], earlier: { 'src/dates.ts': null } },
    ],
  },
  'artifact-uncommitted': {
    bad: [
      {
        families: [DONE, SEEN],
        replace: [[PARSER, 'src/times.ts']],
        workspace: ['src/times.ts'],
        also: ['gsd-self-check-contradicted'],
      },
      { families: [INTENDED], replace: [[IN_PLAN, 'path: src/times.ts']], workspace: ['src/times.ts'] },
    ],
  },
  'artifact-undetermined': {
    bad: [
      { families: [DONE, SEEN], replace: [[PARSER, 'src/times.ts']], beyondHistory: ['src/times.ts'] },
      { families: [INTENDED], replace: [[IN_PLAN, 'path: src/times.ts']], beyondHistory: ['src/times.ts'] },
    ],
  },
  'artifact-unverifiable': {
    bad: [
      {
        families: [DONE, SEEN],
        replace: [[PARSER, 'vendor/dates/parse.ts']],
        tree: { 'vendor/dates/': '' },
      },
      {
        families: [INTENDED],
        replace: [[IN_PLAN, 'path: vendor/dates/parse.ts']],
        tree: { 'vendor/dates/': '' },
      },
    ],
  },
  'no-returns': {
    bad: [
      { families: [DONE], file: 'notes/SUMMARY.md', tree: { [PLAN]: null } },
      { families: [INTENDED], file: 'notes/PLAN.md', tree: { [SUMMARY]: null } },
      { families: [SEEN], file: 'notes/VERIFICATION.md' },
    ],
    good: {},
  },
  'return-object': { bad: { link: '../elsewhere.md' } },
  'too-many-claims': {
    bad: [
      {
        families: [DONE],
        // A file that is claimed as deleted need not exist.
        replace: [['  modified:\n', `  deleted:\n${many.map((path) => `    - ${path}\n`).join('')}  modified:\n`]],
      },
      {
        families: [INTENDED],
        replace: [[`    - ${IN_PLAN}\n`, many.map((path) => `    - path: ${path}\n`).join('')]],
        also: ['artifact-missing'],
      },
      {
        families: [SEEN],
        replace: [
          [`| \`${PARSER}\` |`, `${many.map((path) => `| \`${path}\` | ✓ VERIFIED |\n`).join('')}| \`${PARSER}\` |`],
        ],
        also: ['artifact-missing'],
      },
    ],
  },
  'unclaimed-change': {
    bad: [
      {
        families: [DONE, INTENDED],
        tree: { 'src/dates.ts': 'export {};\n' },
        context: {
          changes: { base: 'main', changed: new Set([SUMMARY, PLAN, PARSER, 'src/dates.ts']), deleted: new Set() },
        },
      },
      {
        families: [SEEN],
        tree: { 'src/dates.ts': 'export {};\n' },
        context: {
          changes: { base: 'main', changed: new Set([VERIFICATION, PARSER, 'src/dates.ts']), deleted: new Set() },
        },
      },
    ],
    good: [
      {
        families: [DONE, INTENDED],
        context: { changes: { base: 'main', changed: new Set([SUMMARY, PLAN, PARSER]), deleted: new Set() } },
      },
      {
        families: [SEEN],
        context: { changes: { base: 'main', changed: new Set([VERIFICATION, PARSER]), deleted: new Set() } },
      },
    ],
  },
  'returns-imported': {
    bad: [
      {
        families: [DONE, SEEN],
        replace: [[PARSER, 'src/dates.ts']],
        earlier: { 'src/dates.ts': null },
        imported: 6,
        also: ['artifact-removed'],
      },
      {
        families: [INTENDED],
        replace: [[IN_PLAN, 'path: src/dates.ts']],
        earlier: { 'src/dates.ts': null },
        imported: 6,
        also: ['artifact-removed'],
      },
    ],
  },
  'return-deleted': {
    bad: [
      { families: [DONE], deleted: ['.planning/phases/00-times/00-01-SUMMARY.md'] },
      { families: [INTENDED], deleted: ['.planning/phases/00-times/00-01-PLAN.md'] },
      { families: [SEEN], deleted: ['.planning/phases/00-times/00-VERIFICATION.md'] },
    ],
  },
  'unclaimed-deletion': {
    bad: [
      {
        families: [DONE, INTENDED],
        context: {
          changes: { base: 'main', changed: new Set([SUMMARY, PLAN, PARSER]), deleted: new Set(['src/times.ts']) },
        },
      },
      {
        families: [SEEN],
        context: {
          changes: { base: 'main', changed: new Set([VERIFICATION, PARSER]), deleted: new Set(['src/times.ts']) },
        },
      },
    ],
    good: [
      {
        families: [DONE, INTENDED],
        context: {
          changes: { base: 'main', changed: new Set([SUMMARY, PLAN, PARSER]), deleted: moved, movedAway: moved },
        },
      },
      {
        families: [SEEN],
        context: {
          changes: { base: 'main', changed: new Set([VERIFICATION, PARSER]), deleted: moved, movedAway: moved },
        },
      },
    ],
  },
};
