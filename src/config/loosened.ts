import { PROOF_RULES } from '../families/rule-ids.js';
import type { Declaration } from '../families/forms/declaration.js';
import type { Loosened, LoosenedForm, LoosenedRule } from '../model/report.js';
import { isAtLeast, type Level, type Severity } from '../model/finding.js';
import type { Settings } from './settings.js';

/**
 * Returns the rules and thresholds with which a configuration lets false claims pass: rules that would fail the run but
 * are off or too mild, and a threshold at which nothing fails. Empty under a policy, which decides about these.
 */
export function loosenedRules({ levels, overrides, failOn, readFrom }: Settings): readonly Loosened[] {
  const { config, options, policy } = readFrom;
  if (config === null || policy !== undefined) return [];
  const by = config.file;
  const threshold = failOn === 'never' ? 'error' : failOn;
  const isLoosened = (rule: string, level: Level, ofProject?: Level): boolean => {
    const usual = PROOF_RULES.get(rule);
    return usual !== undefined && canFail(ofProject ?? usual, threshold) && !canFail(level, threshold);
  };
  const ofRules = [...levels].flatMap(([rule, level]): readonly LoosenedRule[] =>
    isLoosened(rule, level) ? [{ setting: 'rules', by, rule, level }] : [],
  );
  const ofOverrides = overrides.flatMap(({ levels: ofOverride, paths, findings, reason }) =>
    [...ofOverride].flatMap(([rule, level]): readonly LoosenedRule[] =>
      isLoosened(rule, level, levels.get(rule))
        ? [
            {
              setting: 'overrides',
              by,
              rule,
              level,
              ...(paths.length === 0 ? {} : { paths }),
              ...(findings === null ? {} : { findings: findings.size }),
              ...(reason === undefined ? {} : { reason }),
            },
          ]
        : [],
    ),
  );
  // The caller's own threshold does not surprise the caller.
  const isOff = failOn === 'never' && options.texts?.has('fail-on') !== true;
  return [...(isOff ? ([{ setting: 'fail-on', by }] as const) : []), ...ofRules, ...ofOverrides];
}

/** Returns the forms that a branch drops, or narrows compared with its base. `by` is its configuration. */
export function loosenedForms(
  base: readonly Declaration[],
  branch: readonly Declaration[],
  by: string,
): readonly LoosenedForm[] {
  return base.flatMap((was): readonly LoosenedForm[] => {
    const now = branch.find(({ name }) => name === was.name);
    if (now !== undefined && !isLooserForm(was, now)) return [];
    return [{ setting: 'forms', by, form: was.name, isDropped: now === undefined }];
  });
}

/** Returns true if a claim that fails with one declaration of a form may pass with another. */
function isLooserForm(was: Declaration, now: Declaration): boolean {
  const sources = ({ claims }: Declaration): readonly string[] =>
    Object.entries(claims).flatMap(([kind, list]) => list.map((source) => `${kind} ${source}`));
  const excuses = ({ status }: Declaration): readonly string[] =>
    status.flatMap(({ at, other, open }) => [...other, ...open].map((word) => `${at} ${word}`));
  const lacks = (one: readonly string[], other: readonly string[]): boolean =>
    other.some((text) => !one.includes(text));
  return (
    lacks(now.files, was.files) ||
    lacks(sources(now), sources(was)) ||
    lacks(excuses(was), excuses(now)) ||
    (was.status.length > 0 && now.status.length === 0) ||
    (was.severity === 'error' && now.severity === 'warning') ||
    (was.schema !== null && now.schema === null)
  );
}

function canFail(level: Level, threshold: Severity): boolean {
  return level !== 'off' && isAtLeast(level, threshold);
}
