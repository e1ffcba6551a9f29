import { artifactArchived } from '../../rules/artifact-archived.js';
import { artifactBlank } from '../../rules/artifact-blank.js';
import { artifactCase } from '../../rules/artifact-case.js';
import { artifactDirectory } from '../../rules/artifact-directory.js';
import { artifactDuplicate } from './rules/artifact-duplicate.js';
import { artifactEmpty } from '../../rules/artifact-empty.js';
import { artifactMissing } from '../../rules/artifact-missing.js';
import { artifactNotDeleted } from '../../rules/artifact-not-deleted.js';
import { artifactObject } from './rules/artifact-object.js';
import { artifactPathEmpty } from './rules/artifact-path-empty.js';
import { artifactPathRelative } from '../../rules/artifact-path-relative.js';
import { artifactPathSlashes } from './rules/artifact-path-slashes.js';
import { artifactPathValid } from './rules/artifact-path-valid.js';
import { artifactRelocated } from '../../rules/artifact-relocated.js';
import { artifactRemoved } from '../../rules/artifact-removed.js';
import { artifactType } from './rules/artifact-type.js';
import { artifactSelf } from '../../rules/artifact-self.js';
import { artifactUnchanged } from '../../rules/artifact-unchanged.js';
import { artifactUncommitted } from '../../rules/artifact-uncommitted.js';
import { artifactUndetermined } from '../../rules/artifact-undetermined.js';
import { artifactUnverifiable } from '../../rules/artifact-unverifiable.js';
import { baselineStale } from '../../rules/baseline-stale.js';
import { fieldType } from './rules/field-type.js';
import { fileTooLarge } from '../../rules/file-too-large.js';
import { returnUndetermined } from '../../rules/return-undetermined.js';
import { jsonDuplicateKey } from './rules/json-duplicate-key.js';
import { jsonEncoding } from '../../rules/json-encoding.js';
import { jsonSyntax } from './rules/json-syntax.js';
import { metadataFieldType } from './rules/metadata-field-type.js';
import { noReturns } from '../../rules/no-returns.js';
import { phantomWork } from '../../rules/phantom-work.js';
import { phaseCounts } from './rules/phase-counts.js';
import { requiredField } from './rules/required-field.js';
import { returnObject } from '../../rules/return-object.js';
import { sessionIdEmpty } from './rules/session-id-empty.js';
import { sessionIdFormat } from './rules/session-id-format.js';
import { sessionIdMismatch } from './rules/session-id-mismatch.js';
import { statusValue } from '../../rules/status-value.js';
import { tooManyClaims } from '../../rules/too-many-claims.js';
import { tooManyReturns } from '../../rules/too-many-returns.js';
import { tooManyElements } from '../../rules/too-many-elements.js';
import { unclaimedChange } from '../../rules/unclaimed-change.js';
import { unclaimedDeletion } from '../../rules/unclaimed-deletion.js';
import { unknownField } from './rules/unknown-field.js';
import { use } from '../define.js';
import type { RuleUse } from '../../model/standard.js';

/** What every version of a JSON form demands. */
export const jsonRules: readonly RuleUse[] = [
  use(jsonSyntax),
  use(jsonEncoding),
  use(jsonDuplicateKey),
  use(returnObject),
  use(fileTooLarge),
  use(returnUndetermined),
  use(tooManyElements),
  use(tooManyReturns),
  use(requiredField),
  use(fieldType),
  use(unknownField),
  use(statusValue),
  use(artifactObject),
  use(artifactType),
  use(artifactPathEmpty),
  use(artifactPathRelative),
  use(artifactPathSlashes),
  use(artifactPathValid),
  use(artifactDuplicate),
  use(phantomWork),
  use(tooManyClaims),
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
  use(artifactNotDeleted),
  use(sessionIdEmpty),
  use(sessionIdFormat),
  use(sessionIdMismatch),
  use(metadataFieldType),
  use(phaseCounts),
  use(noReturns),
  use(baselineStale),
  use(unclaimedChange),
  use(unclaimedDeletion),
];
