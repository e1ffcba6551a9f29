import { MOST_CLAIMS } from '../../model/claim.js';
import type { SharedExamples } from '../example.js';
import { bmadSpecSample, bmadStorySample } from './samples.js';

const STORY = bmadStorySample.file;
const SPEC = bmadSpecSample.file;
const PARSER = 'src/parse-dates.ts';

const FENCE = '```';

const many = Array.from({ length: MOST_CLAIMS + 1 }, (_, n) => `src/part-${String(n)}.ts`);

/** What the samples show of the rules that other families have, too. */
export const examples: SharedExamples = {
  'artifact-blank': {
    bad: { replace: [[PARSER, 'src/times.ts']], tree: { 'src/times.ts': ' \n\n' } },
    good: {},
  },
  'artifact-case': { bad: { replace: [[PARSER, 'src/Parse-Dates.ts']] } },
  'artifact-directory': {
    bad: { replace: [[PARSER, 'src/dates']], tree: { 'src/dates/index.ts': 'export {};\n' } },
  },
  'artifact-empty': {
    bad: { replace: [[PARSER, 'src/times.ts']], tree: { 'src/times.ts': '' } },
    // A file that means something though it is empty.
    good: { replace: [[PARSER, 'src/__init__.py']], tree: { 'src/__init__.py': '' } },
  },
  'artifact-missing': { bad: { replace: [[PARSER, 'src/never-written.ts']] } },
  'artifact-path-relative': { bad: { replace: [[PARSER, '/opt/other/parse.ts']] } },
  'path-root': { bad: { replace: [[PARSER, `/home/agent/project/${PARSER}`]] }, good: {} },
  'artifact-relocated': {
    bad: { replace: [[PARSER, 'src/dates.ts']], earlier: { 'src/dates.ts': PARSER } },
  },
  'artifact-removed': {
    bad: { replace: [[PARSER, 'src/dates.ts']], earlier: { 'src/dates.ts': null } },
  },
  'artifact-uncommitted': {
    bad: { replace: [[PARSER, 'src/times.ts']], workspace: ['src/times.ts'] },
  },
  'artifact-undetermined': {
    bad: { replace: [[PARSER, 'src/times.ts']], beyondHistory: ['src/times.ts'] },
  },
  'artifact-unverifiable': {
    bad: { replace: [[PARSER, 'vendor/dates/parse.ts']], tree: { 'vendor/dates/': '' } },
  },
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
  'returns-imported': {
    bad: {
      replace: [[PARSER, 'src/dates.ts']],
      earlier: { 'src/dates.ts': null },
      imported: 6,
      also: ['artifact-removed'],
    },
  },
  'return-deleted': {
    bad: [
      { families: ['bmad-story'], deleted: ['_bmad-output/implementation-artifacts/1-1-parse-times.md'] },
      { families: ['bmad-spec'], deleted: ['_bmad-output/implementation-artifacts/spec-parse-times.md'] },
    ],
  },
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
  'unclaimed-change': {
    bad: [
      {
        families: ['bmad-story'],
        tree: { 'src/dates.ts': 'export {};\n' },
        context: { changes: { base: 'main', changed: new Set([STORY, PARSER, 'src/dates.ts']), deleted: new Set() } },
      },
      {
        families: ['bmad-spec'],
        tree: { 'src/dates.ts': 'export {};\n' },
        context: { changes: { base: 'main', changed: new Set([SPEC, PARSER, 'src/dates.ts']), deleted: new Set() } },
      },
    ],
    good: [
      {
        families: ['bmad-story'],
        context: { changes: { base: 'main', changed: new Set([STORY, PARSER]), deleted: new Set() } },
      },
      {
        families: ['bmad-spec'],
        context: { changes: { base: 'main', changed: new Set([SPEC, PARSER]), deleted: new Set() } },
      },
    ],
  },
  'unclaimed-deletion': {
    bad: [
      {
        families: ['bmad-story'],
        context: {
          changes: { base: 'main', changed: new Set([STORY, PARSER]), deleted: new Set(['src/times.ts']) },
        },
      },
      {
        families: ['bmad-spec'],
        context: { changes: { base: 'main', changed: new Set([SPEC, PARSER]), deleted: new Set(['src/times.ts']) } },
      },
    ],
    good: {},
  },
};
