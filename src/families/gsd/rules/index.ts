import { rulesIn, sharedRules } from '../../../rules/index.js';
import { useFrom } from '../../define.js';
import * as actualsAndCoverage from './actuals-and-coverage.js';
import * as commits from './commits.js';
import * as files from './files.js';
import * as frontmatter from './frontmatter.js';
import * as mustHaves from './must-haves.js';
import * as plan from './plan.js';
import * as requirements from './requirements.js';
import * as selfCheck from './self-check.js';
import * as status from './status.js';
import * as unread from './unread.js';

/** Returns an entry for a version's list of rules: a rule of this family or a shared one, by id. Throws for any other id. */
export const use = useFrom([
  ...sharedRules,
  ...rulesIn(actualsAndCoverage, commits, files, frontmatter, mustHaves, plan, requirements, selfCheck, status, unread),
]);
