import type { Standard } from '../../../model/standard.js';
import { besideStory } from '../sprint-status.js';
import { bmadClaims, bmadMentions } from '../claims.js';
import { epicOf } from '../place.js';
import { bmadLeniencies, bmadStoryRules, bmadWorkSince, weighBmad } from '../documents.js';
import { bmadStorySample } from '../samples.js';
import { shapeOf } from '../../shape-errors.js';
import { isClaiming, stateOf } from '../status.js';
import { COMMON_NAMES } from '../words.js';
import { shape } from './generated/bmad-story@4.shape.js';
import { validate } from './generated/bmad-story@4.validate.js';

export const standard: Standard = {
  id: 'bmad-story@4',
  family: 'bmad-story',
  version: '4',
  title: 'BMAD story 4',
  isDefault: false,
  source: 'upstream 4.14.0, June 2025',
  statuses: ['Draft', 'Approved', 'InProgress', 'Review', 'Ready for Review', 'Done'],
  open: ['Draft', 'Approved', 'InProgress'],
  success: ['Review', 'Ready for Review', 'Done'],
  readStatus: stateOf,
  succeeds: isClaiming,
  artifactTypes: [],
  shape,
  confusions: { status: new Map(), artifactType: new Map() },
  claimFields: [],
  claimsInWords:
    'the files in the File List, unless the status says that the story is not done, and the commit at which the work began',
  claims: bmadClaims,
  mentions: bmadMentions,
  groupOf: epicOf,
  weigh: weighBmad,
  isMildIfUnknown: true,
  beside: besideStory,
  leniencies: bmadLeniencies,
  commonNames: COMMON_NAMES,
  workSince: bmadWorkSince,
  rules: bmadStoryRules,
  structureInWords: 'Return is a story in Markdown',
  sample: bmadStorySample,
  validate: shapeOf(validate),
};
