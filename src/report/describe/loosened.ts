import type { LeftOutReturns, Loosened, LoosenedForm, LoosenedRule, Report } from '../../model/report.js';
import { count, cut, listOf } from '../../model/text.js';
import { groupBy } from '../../model/collections.js';

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
  const having = <T extends Loosened>(...settings: readonly T['setting'][]): readonly T[] =>
    all.filter((one): one is T => settings.includes(one.setting));
  const leftOut = having<LeftOutReturns>('ignore', 'paths');
  const ignored = leftOut.flatMap(({ setting, pattern }) =>
    setting === 'ignore' && pattern !== null ? [pattern] : [],
  );
  return [
    ...(having('fail-on').length > 0 ? ['sets fail-on to never'] : []),
    ...ruleClauses(having<LoosenedRule>('rules', 'overrides')),
    ...formClauses(having<LoosenedForm>('forms')),
    ...(ignored.length === 0 ? [] : [`ignores returns in ${patternsInWords(ignored)}`]),
    ...(leftOut.some(({ setting }) => setting === 'paths') ? ['selects only some of the returns'] : []),
  ];
}

/** `turns artifact-missing off`, `sets artifact-empty to notice for specs/old/**`. */
function ruleClauses(rules: readonly LoosenedRule[]): readonly string[] {
  const byEffect = groupBy(
    rules,
    (one) => `${one.level === 'off' ? 'turns * off' : `sets * to ${one.level}`}${reach(one)}`,
  );
  if (byEffect.size > MOST_NAMED) {
    return [`keeps ${count(new Set(rules.map(({ rule }) => rule)).size, 'rule')} on claims from failing`];
  }
  return [...byEffect].map(([effect, group]) => {
    const names = group.map(({ rule }) => rule);
    const named =
      names.length > MOST_NAMED ? count(names.length, 'rule on claims', 'rules on claims') : listOf(names, 'and');
    return effect.replace('*', () => named);
  });
}

/** ` for specs/old/**`, ` for 2 findings`, with the reason if one is given; the empty string if the rule is so everywhere. */
function reach({ paths, findings, reason }: LoosenedRule): string {
  const why = reason === undefined ? '' : ` (${reason})`;
  if (findings !== undefined) return ` for ${count(findings, 'finding')}${why}`;
  return paths === undefined ? why : ` for ${patternsInWords(paths)}${why}`;
}

/** So many reasons are shown. */
const MOST_REASONS = 10;

/** Returns why findings are known, or have another severity: `3 known of artifact-missing: REASON`, one for each rule and reason. */
export function reasonsInWords({ findings }: Pick<Report, 'findings'>): readonly string[] {
  const given = findings.filter(({ reason }) => reason !== undefined);
  const groups = groupBy(given, ({ rule, baselined, reason = '' }) => JSON.stringify([rule, baselined, reason]));
  const words = [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ rule, baselined, severity, reason = '' }) => {
      const state = baselined ? 'known' : `set to ${severity}`;
      return `${String(group.length)} ${state} of ${rule}: ${reason}`;
    }),
  );
  const more = words.length - MOST_REASONS;
  return more > 0 ? [...words.slice(0, MOST_REASONS), `${count(more, 'more reason')} in the JSON report`] : words;
}

/** `drops the form worker-result`, `reads less of the form notes`. */
function formClauses(forms: readonly LoosenedForm[]): readonly string[] {
  const byEffect = groupBy(forms, ({ isDropped }) => (isDropped ? 'drops' : 'reads less of'));
  return [...byEffect].map(([effect, all]) => {
    const names = all.map(({ form }) => form);
    return `${effect} the ${names.length === 1 ? 'form' : 'forms'} ${listOf(names, 'and')}`;
  });
}

function patternsInWords(patterns: readonly string[]): string {
  if (patterns.length > MOST_NAMED) return count(patterns.length, 'pattern');
  return listOf(
    patterns.map((pattern) => cut(pattern, LONGEST_PATTERN)),
    'and',
  );
}
