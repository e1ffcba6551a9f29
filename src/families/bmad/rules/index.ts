import { rulesIn, sharedRules } from '../../../rules/index.js';
import { useFrom } from '../../define.js';
import * as bmadBaselineUnknown from './bmad-baseline-unknown.js';
import * as bmadDeletedPresent from './bmad-deleted-present.js';
import * as bmadFileList from './bmad-file-list.js';
import * as bmadListSelf from './bmad-list-self.js';
import * as bmadSprintStatus from './bmad-sprint-status.js';
import * as bmadStatus from './bmad-status.js';
import * as bmadTasksOpen from './bmad-tasks-open.js';
import * as bmadUnread from './bmad-unread.js';
import * as bmadUntouched from './bmad-untouched.js';

/** Returns an entry for a version's list of rules: a rule of this family or a shared one, by id. Throws for any other id. */
export const use = useFrom([
  ...sharedRules,
  ...rulesIn(
    bmadBaselineUnknown,
    bmadDeletedPresent,
    bmadFileList,
    bmadListSelf,
    bmadSprintStatus,
    bmadStatus,
    bmadTasksOpen,
    bmadUnread,
    bmadUntouched,
  ),
]);
