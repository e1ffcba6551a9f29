import { rulesIn, sharedRules } from '../../../rules/index.js';
import { useFrom } from '../../define.js';
import * as contradiction from './contradiction.js';
import * as fields from './fields.js';
import * as hashes from './hashes.js';
import * as totals from './totals.js';

/** Returns an entry for a version's list of rules: a rule of this family or a shared one, by id. Throws for any other id. */
export const use = useFrom([...sharedRules, ...rulesIn(contradiction, fields, hashes, totals)]);
