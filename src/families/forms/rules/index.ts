import { rulesIn, sharedRules } from '../../../rules/index.js';
import { useFrom } from '../../define.js';
import * as claims from './claims.js';
import * as contents from './contents.js';

/** Returns an entry for a form's list of rules: a rule of forms or a shared one, by id. Throws for any other id. */
export const use = useFrom([...sharedRules, ...rulesIn(claims, contents)]);
