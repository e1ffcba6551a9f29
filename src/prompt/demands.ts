import type { Demand, DemandSentence, Params } from '../model/rule.js';
import type { Level } from '../model/severity.js';
import type { RuleUse, Standard } from '../model/standard.js';

/** Whether a rule of a version is an error or a warning. Writers are asked to follow only such rules. */
export function isDemand(use: RuleUse): boolean {
  const { severity } = inVersion(use);
  return severity === 'error' || severity === 'warning';
}

/** Returns one sentence for each requirement that a version's rules add to its schema. */
export function demandsOf(standard: Standard): readonly string[] {
  const asked = standard.rules.filter(isDemand).flatMap((use) => {
    const { demand } = use.rule.about();
    return isSentence(demand) ? [{ use, demand }] : [];
  });
  const replaced = new Set(asked.flatMap(({ demand }) => demand.insteadOf ?? []));
  return asked
    .filter(({ use }) => !replaced.has(use.rule.id))
    .sort((a, b) => a.demand.order - b.demand.order)
    .flatMap(({ use, demand: { text } }) => (typeof text === 'string' ? text : (text(standard, inVersion(use)) ?? [])));
}

function isSentence(demand: Demand | undefined): demand is DemandSentence {
  return typeof demand === 'object' && 'text' in demand;
}

/** Whether an error or warning rule of a version requires the field at a place, whatever the schema says. */
export function isRequiredByRule(place: string, standard: Standard): boolean {
  return standard.rules.some((use) => {
    const { requires = [] } = use.rule;
    if (!isDemand(use)) return false;
    return (typeof requires === 'function' ? requires(standard, inVersion(use).params) : requires).includes(place);
  });
}

/** Returns the severity and the parameters of a rule in a version. */
function inVersion({ rule, severity = rule.severity, params }: RuleUse): {
  readonly severity: Level;
  readonly params: Params;
} {
  return { severity, params: { ...rule.params, ...params } };
}
