import { NOTHING, type ReturnRule, type Rule } from '../../../model/rule.js';
import { rulesIn, sharedRules } from '../../../rules/index.js';
import { useFrom } from '../../define.js';
import * as contents from './contents.js';
import * as sections from './sections.js';
import * as status from './status.js';

/** Returns an entry for a version's list of rules: a rule of this family or a shared one, by id. Throws for any other id. */
/** The rules on an envelope; for a report of progress, only those on its claims and unread lines apply. */
const ownRules = rulesIn(contents, sections, status).map((rule): Rule => {
  if (rule.scope !== 'return' || rule.unread === true) return rule;
  const check: ReturnRule['check'] = (subject, context, params) =>
    subject.value.form === 'progress' ? NOTHING : rule.check(subject, context, params);
  return { ...rule, check };
});

export const use = useFrom([...sharedRules, ...ownRules]);
