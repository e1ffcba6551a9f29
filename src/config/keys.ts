import { FAMILY_NAMES, FAMILY_SETTINGS } from '../families/choose.js';
import { RULE_IDS } from '../families/rule-ids.js';

/** The keys at the top of a configuration, in the order of its page. */
export const TOP_KEYS: readonly string[] = [
  '$schema',
  'standards',
  'paths',
  'ignore',
  'rules',
  'overrides',
  'vocabulary',
  'agents',
  ...FAMILY_SETTINGS.map(({ name }) => name),
  'fail-on',
  'if-no-returns',
  'archived',
  'stale-after',
  'max-file-size',
  'max-returns',
  'max-claims',
  'unclaimed',
  'agent-branches',
  'agent-branches-require',
  'baseline',
  'forms',
];

/** The keys that each object of a configuration may have, by pointer with `*` for an array's elements. */
export const KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['', TOP_KEYS],
  ['/standards', FAMILY_NAMES],
  ['/rules', RULE_IDS],
  ['/vocabulary', FAMILY_NAMES],
  ...FAMILY_NAMES.map((family) => [`/vocabulary/${family}`, ['statuses', 'artifact-types']] as const),
  ['/overrides/*', ['paths', 'findings', 'standards', 'rules', 'reason']],
  ['/overrides/*/standards', FAMILY_NAMES],
  ['/overrides/*/rules', RULE_IDS],
]);
