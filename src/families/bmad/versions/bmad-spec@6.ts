import type { Standard } from '../../../model/standard.js';
import { bmadClaims, bmadMentions } from '../claims.js';
import { epicOf } from '../place.js';
import { bmadLeniencies, bmadSpecRules, bmadWorkSince, weighBmad } from '../documents.js';
import { bmadSpecSample } from '../samples.js';
import { shapeOf } from '../../shape-errors.js';
import { isClaiming, stateOf } from '../status.js';
import { COMMON_NAMES } from '../words.js';
import { shape } from './generated/bmad-spec@6.shape.js';
import { validate } from './generated/bmad-spec@6.validate.js';

export const standard: Standard = {
  id: 'bmad-spec@6',
  family: 'bmad-spec',
  version: '6',
  title: 'BMAD build spec 6',
  isDefault: true,
  source: 'upstream 6.1.0, March 2026',
  statuses: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'review', 'in-review', 'done', 'blocked'],
  open: ['draft', 'drafted', 'ready-for-dev', 'in-progress', 'blocked'],
  success: ['review', 'in-review', 'done'],
  readStatus: stateOf,
  succeeds: isClaiming,
  artifactTypes: [],
  shape,
  confusions: { status: new Map(), artifactType: new Map() },
  claimFields: [],
  claimsInWords:
    'the files of ticked tasks, of the review order and of the result, unless the status says that the spec is not done, and the commit at which the work began',
  claims: bmadClaims,
  mentions: bmadMentions,
  groupOf: epicOf,
  weigh: weighBmad,
  isMildIfUnknown: true,
  leniencies: bmadLeniencies,
  commonNames: COMMON_NAMES,
  workSince: bmadWorkSince,
  rules: bmadSpecRules,
  structureInWords: 'Return is a build spec in Markdown',
  sample: bmadSpecSample,
  validate: shapeOf(validate),
};
