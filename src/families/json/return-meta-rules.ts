import { artifactSummary } from './rules/artifact-summary.js';
import { artifactSummaryLength } from './rules/artifact-summary-length.js';
import { artifactSummarySentence } from './rules/artifact-summary-sentence.js';
import { artifactTypePath } from './rules/artifact-type-path.js';
import { completionDataRequired } from './rules/completion-data-required.js';
import { completionSummarySentences } from './rules/completion-summary-sentences.js';
import { consoleJson } from './rules/console-json.js';
import { delegationDepth } from './rules/delegation-depth.js';
import { delegationPath } from './rules/delegation-path.js';
import { errorsRequired } from './rules/errors-required.js';
import { implementedPhasesShort } from './rules/implemented-phases-short.js';
import { metaFileLeftover } from './rules/meta-file-leftover.js';
import { metadataTopLevel } from './rules/metadata-top-level.js';
import { noEmoji } from './rules/no-emoji.js';
import { partialProgressLeftover } from './rules/partial-progress-leftover.js';
import { partialProgressRequired } from './rules/partial-progress-required.js';
import { phasesTopLevel } from './rules/phases-top-level.js';
import { progressBehind } from './rules/progress-behind.js';
import { progressOtherTotal } from './rules/progress-other-total.js';
import { returnLocation } from './rules/return-location.js';
import { roadmapItemUnknown } from './rules/roadmap-item-unknown.js';
import { roadmapItemsMeta } from './rules/roadmap-items-meta.js';
import { startedAt } from './rules/started-at.js';
import { statusCompleted } from './rules/status-completed.js';
import { statusInProgress } from './rules/status-in-progress.js';
import { statusStale } from './rules/status-stale.js';
import { summaryLength } from './rules/summary-length.js';
import { summaryTokens } from './rules/summary-tokens.js';
import { taskSlugCase } from './rules/task-slug-case.js';
import { use } from '../define.js';
import { metadataRules } from './metadata-rules.js';
import type { RuleUse } from '../../model/standard.js';

/** What every version of the metadata file demands beside the rules of all JSON forms. */
export const returnMetaRules: readonly RuleUse[] = [
  ...metadataRules,
  use(consoleJson),
  use(returnLocation),
  use(taskSlugCase),
  use(statusCompleted),
  use(statusInProgress),
  use(statusStale),
  use(summaryLength),
  use(summaryTokens),
  use(noEmoji),
  use(artifactSummary),
  use(artifactSummaryLength),
  use(artifactSummarySentence),
  use(artifactTypePath),
  use(delegationDepth),
  use(delegationPath),
  use(implementedPhasesShort),
  use(phasesTopLevel),
  use(progressBehind),
  use(progressOtherTotal),
  use(metadataTopLevel),
  use(errorsRequired, { severity: 'warning' }),
  use(startedAt),
  use(partialProgressRequired),
  use(partialProgressLeftover),
  use(completionDataRequired),
  use(completionSummarySentences),
  use(roadmapItemsMeta),
  use(roadmapItemUnknown),
  use(metaFileLeftover),
];
