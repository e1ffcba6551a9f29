import { PROOF_RULES } from '../families/rule-ids.js';
import type { Loosened, LoosenedRule } from '../model/report.js';
import { isAtLeast, type Level, type Severity } from '../model/finding.js';
import type { Settings } from './settings.js';

/**
 * Returns the rules and thresholds by which a configuration lets false claims pass: rules that would fail the run and are off or too
 * mild, and a threshold at which nothing fails. Empty under a policy, which decides what may be so.
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
  const ofOverrides = overrides.flatMap(({ levels: ofOverride, paths, findings }) =>
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
            },
          ]
        : [],
    ),
  );
  // The caller's own threshold is no surprise to the caller.
  const isOff = failOn === 'never' && options.failOn === undefined;
  return [...(isOff ? ([{ setting: 'fail-on', by }] as const) : []), ...ofRules, ...ofOverrides];
}

function canFail(level: Level, threshold: Severity): boolean {
  return level !== 'off' && isAtLeast(level, threshold);
}
