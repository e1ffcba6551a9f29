import { use } from './rules/index.js';
import type { ClaimField, RuleUse } from '../../model/standard.js';

/** What an envelope says it made: files, and what only its memory store can show. */
export const envelopeClaims: readonly ClaimField[] = [
  { pattern: '/artifacts/*/path', linked: true },
  { pattern: '/artifacts/*/observation', kind: 'observation' },
];

/** What every version of the result envelope demands. That a part is missing is said by `envelope-field` alone. */
export const resultEnvelopeRules: readonly RuleUse[] = [
  use('json-encoding'),
  use('no-return-found'),
  use('file-too-large'),
  use('return-undetermined'),
  use('too-many-elements'),
  use('too-many-returns'),
  use('standard-mismatch'),
  use('status-value'),
  use('phantom-work'),
  use('too-many-claims'),
  use('artifact-path-relative'),
  use('artifact-missing'),
  use('artifact-empty'),
  use('artifact-blank'),
  use('artifact-self'),
  use('artifact-archived'),
  use('artifact-relocated'),
  use('artifact-removed'),
  use('artifact-undetermined'),
  use('artifact-uncommitted'),
  use('artifact-directory'),
  use('artifact-case'),
  use('artifact-unverifiable'),
  use('artifact-unchanged'),
  use('envelope-field'),
  use('envelope-unread'),
  use('envelope-summary-sentences'),
  use('envelope-next-vague'),
  use('envelope-success-with-critical'),
  use('envelope-mode'),
  use('envelope-change-folder'),
  use('no-returns'),
  use('baseline-stale'),
  use('unclaimed-change'),
  use('return-deleted'),
  use('unclaimed-deletion'),
];
