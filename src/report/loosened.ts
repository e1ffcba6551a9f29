import { groupBy } from '../model/collections.js';
import type { LeftOutReturns, Loosened, LoosenedRule, Report } from '../model/report.js';
import { count, cut, listOf } from '../model/text.js';

/** More rules or patterns than this are counted, and not named. */
const MOST_NAMED = 3;
/** UTF-16 units of a pattern. */
const LONGEST_PATTERN = 60;

/**
 * Returns by what the configuration or the caller lets false claims pass, such as `.return-gate.yml turns artifact-missing off`; the
 * empty string if by nothing.
 */
export function loosenedInWords({ loosened = [] }: Pick<Report, 'loosened'>): string {
  return [...groupBy(loosened, ({ by }) => by)].map(([by, all]) => `${by} ${listOf(clauses(all), 'and')}`).join('; ');
}

function clauses(all: readonly Loosened[]): readonly string[] {
  const rules = all.filter((one): one is LoosenedRule => one.setting === 'rules' || one.setting === 'overrides');
  const leftOut = all.filter((one): one is LeftOutReturns => one.setting === 'ignore' || one.setting === 'paths');
  return [
    ...(all.some(({ setting }) => setting === 'fail-on') ? ['sets fail-on to never'] : []),
    ...ruleClauses(rules),
    ...leftOutClauses(leftOut),
  ];
}

/** `turns artifact-missing off`, `sets artifact-empty to notice for specs/old/**`. */
function ruleClauses(rules: readonly LoosenedRule[]): readonly string[] {
  const byEffect = groupBy(rules, (one) => `${one.level}${reach(one)}`);
  if (byEffect.size > MOST_NAMED) {
    return [`keeps ${count(new Set(rules.map(({ rule }) => rule)).size, 'rule')} on claims from failing`];
  }
  return [...byEffect.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names =
      group.length > MOST_NAMED
        ? count(group.length, 'rule on claims', 'rules on claims')
        : listOf(
            group.map(({ rule }) => rule),
            'and',
          );
    return [`${first.level === 'off' ? `turns ${names} off` : `sets ${names} to ${first.level}`}${reach(first)}`];
  });
}

/** ` for specs/old/**`, ` for 2 findings`; the empty string if the rule is so everywhere. */
function reach({ paths, findings }: LoosenedRule): string {
  if (findings !== undefined) return ` for ${count(findings, 'finding')}`;
  return paths === undefined ? '' : ` for ${patternsInWords(paths)}`;
}

function leftOutClauses(all: readonly LeftOutReturns[]): readonly string[] {
  const ignored = all.flatMap(({ setting, pattern }) => (setting === 'ignore' && pattern !== null ? [pattern] : []));
  return [
    ...(ignored.length === 0 ? [] : [`ignores returns in ${patternsInWords(ignored)}`]),
    ...(all.some(({ setting }) => setting === 'paths') ? ['selects only some of the returns'] : []),
  ];
}

function patternsInWords(patterns: readonly string[]): string {
  if (patterns.length > MOST_NAMED) return count(patterns.length, 'pattern');
  return listOf(
    patterns.map((pattern) => cut(pattern, LONGEST_PATTERN)),
    'and',
  );
}
