import { failedWithArtifacts } from './rules/failed-with-artifacts.js';
import { jsonOnly } from './rules/json-only.js';
import { noEmoji } from './rules/no-emoji.js';
import { noMarkup } from './rules/no-markup.js';
import { noReturnFound } from '../../rules/no-return-found.js';
import { standardMismatch } from '../../rules/standard-mismatch.js';
import { summaryEmpty } from './rules/summary-empty.js';
import { summaryLength } from './rules/summary-length.js';
import { summarySentences } from './rules/summary-sentences.js';
import { summaryTokens } from './rules/summary-tokens.js';
import { use } from '../define.js';
import { metadataRules } from './metadata-rules.js';
import type { RuleUse } from '../../model/standard.js';

/** What every version of the console return demands beside the rules of all JSON forms. */
export const subagentReturnRules: readonly RuleUse[] = [
  ...metadataRules,
  use(jsonOnly),
  use(noReturnFound),
  use(standardMismatch),
  use(failedWithArtifacts),
  use(summaryEmpty),
  use(summaryLength),
  use(summaryTokens),
  use(summarySentences),
  use(noEmoji),
  use(noMarkup),
];
