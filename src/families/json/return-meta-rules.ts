import { use } from './rules/index.js';
import { metadataRules } from './metadata-rules.js';
import type { RuleUse } from '../../model/standard.js';

/** What every version of the metadata file demands beside the rules of all JSON forms. */
export const returnMetaRules: readonly RuleUse[] = [
  ...metadataRules,
  use('console-json'),
  use('return-location'),
  use('task-slug-case'),
  use('status-completed'),
  use('status-in-progress'),
  use('status-stale'),
  use('summary-length'),
  use('summary-tokens'),
  use('no-emoji'),
  use('artifact-summary'),
  use('artifact-summary-length'),
  use('artifact-summary-sentence'),
  use('artifact-type-path'),
  use('delegation-depth'),
  use('delegation-path'),
  use('implemented-phases-short'),
  use('phases-top-level'),
  use('progress-behind'),
  use('progress-other-total'),
  use('metadata-top-level'),
  use('errors-required', { severity: 'warning' }),
  use('started-at'),
  use('partial-progress-required'),
  use('partial-progress-leftover'),
  use('completion-data-required'),
  use('completion-summary-sentences'),
  use('roadmap-items-meta'),
  use('roadmap-item-unknown'),
  use('meta-file-leftover'),
];
