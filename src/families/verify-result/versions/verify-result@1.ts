import type { Standard } from '../../../model/standard.js';
import { verificationSample } from '../samples.js';
import { tasksBeside, totalsOf, verifyResultRules } from '../verifications.js';
import { shapeOf } from '../../shape-errors.js';
import { shape } from './generated/verify-result@1.shape.js';
import { validate } from './generated/verify-result@1.validate.js';

export const standard: Standard = {
  id: 'verify-result@1',
  family: 'verify-result',
  version: '1',
  title: 'Result of a verification 1',
  isDefault: true,
  source: 'upstream, July 2026',
  statuses: shape.enums['/verdict'],
  open: [],
  success: ['pass', 'pass_with_warnings'],
  artifactTypes: [],
  shape,
  confusions: { status: new Map(), artifactType: new Map() },
  claimFields: [],
  claimsInWords: 'the totals of requirements and scenarios, by the specs in the folder of the report',
  claims: totalsOf,
  relatedFiles: tasksBeside,
  hashFields: ['test_output_hash', 'build_output_hash', 'evidence_revision'],
  rules: verifyResultRules,
  isMarkdown: true,
  structureInWords: 'Return is the envelope of a verification',
  sample: verificationSample,
  validate: shapeOf(validate),
};
