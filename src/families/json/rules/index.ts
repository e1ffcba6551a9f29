import { rulesIn, sharedRules } from '../../../rules/index.js';
import { useFrom } from '../../define.js';
import * as artifacts from './artifacts.js';
import * as completion from './completion.js';
import * as delegation from './delegation.js';
import * as errors from './errors.js';
import * as fields from './fields.js';
import * as plainText from './plain-text.js';
import * as lifeCycle from './life-cycle.js';
import * as questions from './questions.js';
import * as metadata from './metadata.js';
import * as paths from './paths.js';
import * as phases from './phases.js';
import * as status from './status.js';
import * as texts from './texts.js';

/** Returns an entry for a version's list of rules: a rule of this family or a shared one, by id. Throws for any other id. */
export const use = useFrom([
  ...sharedRules,
  ...rulesIn(
    artifacts,
    completion,
    delegation,
    errors,
    fields,
    lifeCycle,
    metadata,
    paths,
    phases,
    plainText,
    questions,
    status,
    texts,
  ),
]);
