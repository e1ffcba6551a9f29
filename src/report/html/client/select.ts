import type { PageData } from '../page-data.js';
import { compareNatural } from '../../../model/natural-order.js';
import type { Lookup, Row } from './rows.js';

/** The values of the form. Null selects everything, an empty text the rows without a value. */
export interface Filter {
  /** Words that must all occur, in any letter case: in a path, a session, an agent of the chain, a rule or a claim. */
  readonly words: readonly string[];
  readonly status: string | null;
  readonly agent: string | null;
  readonly standard: string | null;
  /** An index in `verdicts`: at least one claim has it. */
  readonly verdict: number | null;
  /** An index in `severities`: at least one finding has it; -1: there are no findings. */
  readonly severity: number | null;
  /** The name of a rule with at least one finding. */
  readonly rule: string | null;
}

export type Column = 'file' | 'status' | 'agent' | 'standard' | 'claims' | 'findings';

export interface Order {
  readonly column: Column;
  readonly descending: boolean;
}

/** Returns a function that gives the searched text of a row. The text is made on first use. */
export function haystacks(page: PageData, text: Lookup): (row: Row) => string {
  const made = new Map<Row, string>();
  return (row) => {
    const before = made.get(row);
    if (before !== undefined) return before;
    const [, , , , , , session, , delegation, claims, findings] = row.data;
    const rules = new Set(findings.map((finding) => finding[1]));
    const places = [session, ...delegation, ...claims.map((claim) => claim[0]), ...rules];
    const all = [row.name, row.agent, row.status, ...places.map(text)].join('\n').toLowerCase();
    made.set(row, all);
    return all;
  };
}

/** Texts of a row that are made on demand. */
export interface Texts {
  readonly haystack: (row: Row) => string;
  readonly rules: (row: Row) => ReadonlySet<string>;
}

/** Returns a function that gives the names of the rules with findings in a row. */
export function rulesOf(text: Lookup): (row: Row) => ReadonlySet<string> {
  return ({ data }) => new Set(data[10].map((finding) => text(finding[1])));
}

export function matching(rows: readonly Row[], filter: Filter, { haystack, rules }: Texts): readonly Row[] {
  const { words, status, agent, standard, verdict, severity, rule } = filter;
  return rows.filter(
    (row) =>
      (status === null || row.status === status) &&
      (agent === null || row.agent === agent) &&
      (standard === null || row.standard === standard) &&
      (verdict === null || (row.verdicts[verdict] ?? 0) > 0) &&
      (severity === null || isAsBad(row, severity)) &&
      (rule === null || rules(row).has(rule)) &&
      words.every((word) => haystack(row).includes(word)),
  );
}

function isAsBad({ severities }: Row, severity: number): boolean {
  if (severity < 0) return severities.every((n) => n === 0);
  return severities.slice(0, severity + 1).some((n) => n > 0);
}

/** Sorts the rows. Equal rows keep their order. */
export function sorted(rows: readonly Row[], { column, descending }: Order): readonly Row[] {
  const compare = COMPARE[column];
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(a, b));
}

const COMPARE: Readonly<Record<Column, (a: Row, b: Row) => number>> = {
  file: (a, b) => compareNatural(a.file, b.file) || a.data[1] - b.data[1],
  status: (a, b) => byText(a.status, b.status),
  agent: (a, b) => byText(a.agent, b.agent),
  standard: (a, b) => byText(a.standard, b.standard),
  claims: (a, b) => byNumbers(doubtful(a), doubtful(b)),
  findings: (a, b) => byNumbers(a.severities, b.severities),
};

function byText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Compares lists of numbers by the first that differ. */
function byNumbers(a: readonly number[], b: readonly number[]): number {
  for (const [n, value] of a.entries()) {
    const difference = value - (b[n] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns the numbers of false claims, of claims that are not present, and of all claims. */
function doubtful({ verdicts, untrue }: Row): readonly number[] {
  const all = verdicts.reduce((sum, n) => sum + n, 0);
  return [untrue, all - (verdicts[0] ?? 0), all];
}
