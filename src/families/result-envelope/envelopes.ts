import { artifactArchived } from '../../rules/artifact-archived.js';
import { artifactBlank } from '../../rules/artifact-blank.js';
import { artifactCase } from '../../rules/artifact-case.js';
import { artifactDirectory } from '../../rules/artifact-directory.js';
import { artifactEmpty } from '../../rules/artifact-empty.js';
import { artifactMissing } from '../../rules/artifact-missing.js';
import { artifactPathRelative } from '../../rules/artifact-path-relative.js';
import { artifactRelocated } from '../../rules/artifact-relocated.js';
import { artifactRemoved } from '../../rules/artifact-removed.js';
import { artifactSelf } from '../../rules/artifact-self.js';
import { artifactUnchanged } from '../../rules/artifact-unchanged.js';
import { artifactUncommitted } from '../../rules/artifact-uncommitted.js';
import { artifactUndetermined } from '../../rules/artifact-undetermined.js';
import { artifactUnverifiable } from '../../rules/artifact-unverifiable.js';
import { baselineStale } from '../../rules/baseline-stale.js';
import { envelopeChangeFolder } from './rules/envelope-change-folder.js';
import { envelopeField } from './rules/envelope-field.js';
import { envelopeMode } from './rules/envelope-mode.js';
import { envelopeNextVague } from './rules/envelope-next-vague.js';
import { envelopeSuccessWithCritical } from './rules/envelope-success-with-critical.js';
import { envelopeSummarySentences } from './rules/envelope-summary-sentences.js';
import { envelopeUnread } from './rules/envelope-unread.js';
import { fileTooLarge } from '../../rules/file-too-large.js';
import { returnUndetermined } from '../../rules/return-undetermined.js';
import { jsonEncoding } from '../../rules/json-encoding.js';
import { noReturnFound } from '../../rules/no-return-found.js';
import { noReturns } from '../../rules/no-returns.js';
import { phantomWork } from '../../rules/phantom-work.js';
import { standardMismatch } from '../../rules/standard-mismatch.js';
import { statusValue } from '../../rules/status-value.js';
import { tooManyClaims } from '../../rules/too-many-claims.js';
import { tooManyReturns } from '../../rules/too-many-returns.js';
import { tooManyElements } from '../../rules/too-many-elements.js';
import { unclaimedChange } from '../../rules/unclaimed-change.js';
import { unclaimedDeletion } from '../../rules/unclaimed-deletion.js';
import { use } from '../define.js';
import type { RuleUse } from '../../model/standard.js';
import type { ClaimField } from '../../model/vocabulary.js';

/** What an envelope says it made: files, and what only its memory store can show. */
export const envelopeClaims: readonly ClaimField[] = [
  { pattern: '/artifacts/*/path' },
  { pattern: '/artifacts/*/observation', kind: 'observation' },
];

/** What every version of the result envelope demands. That a part is missing is said by `envelope-field` alone. */
export const resultEnvelopeRules: readonly RuleUse[] = [
  use(jsonEncoding),
  use(noReturnFound),
  use(fileTooLarge),
  use(returnUndetermined),
  use(tooManyElements),
  use(tooManyReturns),
  use(standardMismatch),
  use(statusValue),
  use(phantomWork),
  use(tooManyClaims),
  use(artifactPathRelative),
  use(artifactMissing),
  use(artifactEmpty),
  use(artifactBlank),
  use(artifactSelf),
  use(artifactArchived),
  use(artifactRelocated),
  use(artifactRemoved),
  use(artifactUndetermined),
  use(artifactUncommitted),
  use(artifactDirectory),
  use(artifactCase),
  use(artifactUnverifiable),
  use(artifactUnchanged),
  use(envelopeField),
  use(envelopeUnread),
  use(envelopeSummarySentences),
  use(envelopeNextVague),
  use(envelopeSuccessWithCritical),
  use(envelopeMode),
  use(envelopeChangeFolder),
  use(noReturns),
  use(baselineStale),
  use(unclaimedChange),
  use(unclaimedDeletion),
];
