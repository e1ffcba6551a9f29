import { rulesIn, sharedRules } from '../../../rules/index.js';
import { useFrom } from '../../define.js';
import * as gsdActuals from './gsd-actuals.js';
import * as gsdCommitPlaceholder from './gsd-commit-placeholder.js';
import * as gsdCommitUnknown from './gsd-commit-unknown.js';
import * as gsdCommitsCount from './gsd-commits-count.js';
import * as gsdCoverage from './gsd-coverage.js';
import * as gsdDeletedPresent from './gsd-deleted-present.js';
import * as gsdDuplicateKey from './gsd-duplicate-key.js';
import * as gsdField from './gsd-field.js';
import * as gsdFrontmatter from './gsd-frontmatter.js';
import * as gsdKeyLink from './gsd-key-link.js';
import * as gsdMustHaveContains from './gsd-must-have-contains.js';
import * as gsdMustHaveExports from './gsd-must-have-exports.js';
import * as gsdMustHaveLines from './gsd-must-have-lines.js';
import * as gsdMustHaveUnread from './gsd-must-have-unread.js';
import * as gsdName from './gsd-name.js';
import * as gsdOrphan from './gsd-orphan.js';
import * as gsdPlanAutonomous from './gsd-plan-autonomous.js';
import * as gsdPlanWave from './gsd-plan-wave.js';
import * as gsdRequirementOpen from './gsd-requirement-open.js';
import * as gsdRequirementUnknown from './gsd-requirement-unknown.js';
import * as gsdRequirementUnplanned from './gsd-requirement-unplanned.js';
import * as gsdSelfCheckAbsent from './gsd-self-check-absent.js';
import * as gsdSelfCheckContradicted from './gsd-self-check-contradicted.js';
import * as gsdSelfCheckFailed from './gsd-self-check-failed.js';
import * as gsdSelfCheckUnread from './gsd-self-check-unread.js';
import * as gsdStatus from './gsd-status.js';
import * as gsdUncommittedWork from './gsd-uncommitted-work.js';
import * as gsdUnread from './gsd-unread.js';
import * as gsdUntouched from './gsd-untouched.js';
import * as gsdVerificationGaps from './gsd-verification-gaps.js';
import * as gsdVerificationScore from './gsd-verification-score.js';

/** Returns an entry for a version's list of rules: a rule of this family or a shared one, by id. Throws for any other id. */
export const use = useFrom([
  ...sharedRules,
  ...rulesIn(
    gsdActuals,
    gsdCommitPlaceholder,
    gsdCommitUnknown,
    gsdCommitsCount,
    gsdCoverage,
    gsdDeletedPresent,
    gsdDuplicateKey,
    gsdField,
    gsdFrontmatter,
    gsdKeyLink,
    gsdMustHaveContains,
    gsdMustHaveExports,
    gsdMustHaveLines,
    gsdMustHaveUnread,
    gsdName,
    gsdOrphan,
    gsdPlanAutonomous,
    gsdPlanWave,
    gsdRequirementOpen,
    gsdRequirementUnknown,
    gsdRequirementUnplanned,
    gsdSelfCheckAbsent,
    gsdSelfCheckContradicted,
    gsdSelfCheckFailed,
    gsdSelfCheckUnread,
    gsdStatus,
    gsdUncommittedWork,
    gsdUnread,
    gsdUntouched,
    gsdVerificationGaps,
    gsdVerificationScore,
  ),
]);
