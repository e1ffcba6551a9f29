import { rulesIn, sharedRules } from '../../../rules/index.js';
import { useFrom } from '../../define.js';
import * as baseline from './baseline.js';
import * as fileList from './file-list.js';
import * as status from './status.js';

/** Returns an entry for a version's list of rules, of this family or shared. Throws for an unknown id. */
export const use = useFrom([...sharedRules, ...rulesIn(baseline, fileList, status)]);
