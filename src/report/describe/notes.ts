import type { Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { count, compareNatural, listOf, listOfFew } from '../../model/text.js';
import { groupBy } from '../../model/collections.js';
import type { ReturnRecord } from '../../model/context.js';
import { OutcomeCounts } from './outcomes.js';

/**
 * Returns the report with findings of some rules only, or of all rules if none is named. Counts and conclusion stay the
 * same.
 */
export function ofRules(report: Report, rules: readonly string[]): Report {
  if (rules.length === 0) return report;
  const isAsked = ({ rule }: Finding): boolean => rules.includes(rule);
  return {
    ...report,
    findings: report.findings.filter(isAsked),
    withheld: report.findings.filter((finding) => !isAsked(finding)),
  };
}

/** A note that findings of other rules are withheld; the empty string if none are. */
export function withheldInWords({ withheld = [] }: Report): string {
  if (withheld.length === 0) return '';
  return `${count(withheld.length, 'finding')} of other rules ${withheld.length === 1 ? 'is' : 'are'} not shown; all of them count.`;
}

/** Maximum number of files that are named. */
const MOST_NAMED = 5;

/** Returns the line on files that differ on disk from the checked commit. */
export function uncommittedNote(files: readonly string[]): string {
  const [have, them] = files.length === 1 ? ['has', 'it'] : ['have', 'them'];
  return `${listOfFew(files, MOST_NAMED)} ${have} changes that are not committed; check reads the commit. Commit ${them}, or use --workspace.`;
}

/** Returns the line on claimed files that other branches have, by branch. */
export function elsewhereNote(branches: ReadonlyMap<string, string>): string {
  const byBranch = [...groupBy([...branches], ([, branch]) => branch)].slice(0, MOST_NAMED);
  const sentences = byBranch.map(([branch, files]) => {
    const named = listOf(
      files.map(([path]) => path),
      'and',
    );
    return `${named} ${files.length === 1 ? 'is' : 'are'} on branch ${branch}, not in this commit or its history.`;
  });
  return `${sentences.join(' ')} Merge what belongs to the work, or correct the claim.`;
}

/** A quoted text, or a word without the punctuation around it. */
const WORD = /"([^"]*)"|`([^`]*)`|([^\s"'`(),;]+)/g;

/** Returns the files that findings are in, and the words in their messages that may be other files. */
export function namedInFindings({ findings, withheld = [] }: Report): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { file, message } of [...findings, ...withheld]) {
    if (file !== null) named.add(file);
    for (const [, quoted, code, word = ''] of message.matchAll(WORD)) {
      named.add(quoted ?? code ?? word.replace(/(?::\d+)*[.:]?$/, ''));
    }
  }
  return named;
}

/** Returns the risks that returns call CRITICAL, which document 004 asks to show to people. */
export function criticalRisksOf({ returns }: Pick<Report, 'returns'>) {
  return returns.flatMap(({ file, line, criticalRisks: risks = [] }) => risks.map((text) => ({ file, line, text })));
}

/** Fewer returns than this are read one by one. */
const FEWEST_RETURNS = 10;

/** More groups than this are counted together. */
const MOST_GROUPS = 50;

const COUNTED = ['false', 'moved', 'deleted since'] as const;

/** The columns after the name of a group. Columns of outcomes are omitted if they are all zero. */
const COLUMNS = ['done', 'open', 'claims', ...COUNTED.map((outcome) => outcome.replace(' since', ''))];

/**
 * Counts the returns that belong to groups, such as the epics of stories, and their claims: the rows of a table for each kind of group, with
 * its head. Groups without a claim have no row. Returns nothing for a run that compares with a base, for few returns, and for one group.
 */
export function groupTables({ returns, compared }: Report): readonly (readonly (readonly string[])[])[] {
  if (compared !== undefined) return [];
  const grouped = returns.filter(({ group }) => group !== undefined);
  return [...groupBy(grouped, ({ group }) => group?.by ?? '')].flatMap(([by, records]) => {
    const groups = [...groupBy(records, ({ group }) => group?.name ?? '')]
      .filter(([, list]) => list.some(({ claims }) => claims.length > 0))
      .sort(([a], [b]) => compareNatural(a, b));
    if (records.length < FEWEST_RETURNS || groups.length < 2) return [];
    const rest = groups.slice(MOST_GROUPS).flatMap(([, list]) => list);
    const shown = [...groups.slice(0, MOST_GROUPS), ...(rest.length === 0 ? [] : [['others', rest] as const])];
    const rows = shown.map(([name, list]) => [name, ...numbersOf(list).map((n) => (n === 0 ? '-' : String(n)))]);
    const columns = [by, ...COLUMNS].flatMap((_, n) => (n < 4 || rows.some((row) => row[n] !== '-') ? [n] : []));
    return [[[by, ...COLUMNS], ...rows].map((row) => columns.map((n) => row[n] ?? ''))];
  });
}

/** The numbers of a group, in the order of `COLUMNS`. */
function numbersOf(records: readonly ReturnRecord[]): readonly number[] {
  const done = records.filter(({ success }) => success).length;
  const found = new OutcomeCounts(records);
  return [done, records.length - done, found.all, ...COUNTED.map((outcome) => found.of(outcome))];
}
