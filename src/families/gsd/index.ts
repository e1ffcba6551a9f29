import type { FamilyEntry, Place } from '../family.js';
import {
  GSD_FAMILIES,
  gsdFamilyOf,
  isArchivedPhase,
  movedWithMilestone,
  withoutMilestone,
  type GsdFamily,
} from './place.js';

const NOT_BELOW = ['fixtures', '__fixtures__', 'testdata', 'templates', 'node_modules'];

/** The name of a summary or a verification, by its number, in any letter case. */
const STRAY = /(?:^|\/)\.planning\/(?:[^/]+\/)*\d[\d.]*(?:-[^/]+)?-(?:summary|verification)\.(?:md|markdown|mdx|txt)$/i;

/** Documents of one kind, which are only in phase folders. */
function place(family: GsdFamily, patterns: readonly string[]): Place {
  return {
    form: 'whole',
    family,
    patterns,
    intention: family === 'gsd-plan',
    isOne: (path) => gsdFamilyOf(path) === family,
    notBelow: NOT_BELOW,
  };
}

/** Plans, summaries and verifications of GSD: each Markdown file is one return. */
export const family: FamilyEntry = {
  name: 'gsd',
  order: 4,
  families: GSD_FAMILIES,
  form: 'whole',
  places: [
    place('gsd-summary', [
      '**/.planning/**/summary.md',
      '**/.planning/**/*-summary.md',
      '**/.planning/**/plans/summary-*.md',
      '**/.planning/**/plans/*-summary-*.md',
    ]),
    place('gsd-plan', [
      '**/.planning/**/plan.md',
      '**/.planning/**/*-plan.md',
      '**/.planning/**/plans/plan-*.md',
      '**/.planning/**/plans/*-plan-*.md',
    ]),
    place('gsd-verification', ['**/.planning/**/verification.md', '**/.planning/**/*-verification.md']),
    {
      form: 'markdown',
      family: null,
      patterns: ['**/.planning/**/*summary*', '**/.planning/**/*verification*'],
      isOne: (path) => STRAY.test(path),
      notBelow: NOT_BELOW,
      isStray: true,
    },
  ],
  named: (file) => {
    const found = gsdFamilyOf(file.replaceAll('\\', '/'));
    return found === null ? null : { family: found, isCertain: true };
  },
  mark: (text) => text.includes('---') && text.includes('phase'),
  archive: {
    owns: (file) => gsdFamilyOf(file) !== null,
    movedWith: movedWithMilestone,
    isArchived: isArchivedPhase,
    stablePath: withoutMilestone,
  },
  area: { name: 'gsd', title: 'Documents of GSD' },
  removedRules: {
    'gsd-self-check-absent':
      'gsd-self-check-failed and gsd-self-check-contradicted check the self-checks that exist. Delete this name',
  },
  load: async () => (await import('./family.js')).loaded,
};
