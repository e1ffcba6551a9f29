import type { LeftOutReturns, Loosened, LoosenedForm, LoosenedRule, Report } from '../../model/report.js';
import { SEVERITIES, type Severity } from '../../model/finding.js';
import { count, cut, listOf } from '../../model/text.js';
import { groupBy } from '../../model/collections.js';

/** Counts the findings of each severity, in the order of `SEVERITIES`, without those of the baseline. */
export function totals(report: Report): readonly (readonly [Severity, number])[] {
  const { errors, warnings, notices } = report.counts;
  const by = { error: errors, warning: warnings, notice: notices };
  return SEVERITIES.map((severity) => [severity, by[severity]] as const);
}

/** `2 errors, 1 warning`; the empty string if all are zero. */
export function tally(numbers: readonly (readonly [Severity, number])[]): string {
  return numbers
    .filter(([, n]) => n > 0)
    .map(([severity, n]) => count(n, severity))
    .join(', ');
}

/** The size of the run: `3 returns, 5 claims`. */
function scope(report: Report): string {
  return `${count(report.counts.returns, 'return')}, ${count(report.counts.claims, 'claim')}`;
}

/** The outcome and the returns without success: `1 warning (fails on error); 1 agent return says blocked`. */
export function reason(report: Report): string {
  return [outcome(report), ...unsuccessful(report)].join('; ');
}

/** `1 agent return says blocked, 2 agent returns say partial`. Such returns pass, but their work is not done. */
export function unsuccessful({ unsuccessful: counts }: Report): readonly string[] {
  const parts = counts.map(
    ({ status, returns }) => `${count(returns, 'agent return')} ${returns === 1 ? 'says' : 'say'} ${status}`,
  );
  return parts.length === 0 ? [] : [parts.join(', ')];
}

/** What fails, for a failed run; what does not, for one that passed with findings; empty for the usual threshold. */
function thresholdOf({ failOn, conclusion }: Report): string {
  if (failOn === 'never') return 'never fails';
  if (conclusion === 'failed') return failOn === 'error' ? '' : `fails on ${failOn}`;
  return failOn === 'error' ? 'only errors fail' : failOn === 'warning' ? 'notices do not fail' : `fails on ${failOn}`;
}

/** Why the run passed, failed or was empty: `2 errors, 1 warning (fails on error)`. */
export function outcome(report: Report): string {
  if (report.conclusion === 'empty') return 'no returns found';
  const found = tally(totals(report));
  const threshold = thresholdOf(report);
  if (found !== '') return threshold === '' ? found : `${found} (${threshold})`;
  if (report.conclusion === 'failed') return threshold === '' ? 'no findings' : threshold;
  return report.counts.returns === 0
    ? 'no returns to check'
    : `${scope(report)}, no ${report.counts.baselined + report.counts.preexisting > 0 ? 'new ' : ''}findings`;
}

/** More rules or patterns than this are counted, and not named. */
const MOST_NAMED = 3;

/** So many reasons are shown. */
const MOST_REASONS = 10;

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
    ...formClauses(all),
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
function reach({ paths, findings, reason }: LoosenedRule): string {
  const why = reason === undefined ? '' : ` (${reason})`;
  if (findings !== undefined) return ` for ${count(findings, 'finding')}${why}`;
  return paths === undefined ? why : ` for ${patternsInWords(paths)}${why}`;
}

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
function formClauses(all: readonly Loosened[]): readonly string[] {
  const forms = all.filter((one): one is LoosenedForm => one.setting === 'forms');
  return [true, false].flatMap((isDropped) => {
    const names = forms.filter((one) => one.isDropped === isDropped).map(({ form }) => form);
    if (names.length === 0) return [];
    return [
      `${isDropped ? 'drops' : 'reads less of'} the ${names.length === 1 ? 'form' : 'forms'} ${listOf(names, 'and')}`,
    ];
  });
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
