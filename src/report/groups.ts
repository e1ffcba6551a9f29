import type { ReturnRecord } from '../model/context.js';
import { groupBy } from '../model/collections.js';
import { compareNatural } from '../model/natural-order.js';
import type { Report } from '../model/report.js';
import { isUntrue } from '../model/claim.js';
import { gfm, terminal, type Markdown, type Terminal } from './sink.js';
import { widest } from './width.js';

/** Fewer returns than this are read one by one. */
const FEWEST_RETURNS = 10;
/** More groups than this are counted together. */
const MOST_GROUPS = 50;

/** The groups of returns of a kind, such as the epics of stories: the cells of a table, with its head. */
interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What is counted in a group, in the order of the columns. The first three are always shown. */
const COLUMNS = ['done', 'open', 'claims', 'false', 'moved', 'deleted'] as const;
const ALWAYS = 3;

type Numbers = Readonly<Record<(typeof COLUMNS)[number], number>>;

/**
 * Counts the returns that belong to groups, and their claims, for the first look at a whole repository. Returns nothing for a run that
 * compares with a base, and for few returns or one group only.
 */
function tablesOf({ returns, compared }: Report): readonly Table[] {
  if (compared !== undefined) return [];
  const grouped = returns.filter(({ group }) => group !== undefined);
  return [...groupBy(grouped, ({ group }) => group?.by ?? '')].flatMap(([by, records]) => {
    const groups = groupBy(records, ({ group }) => group?.name ?? '');
    if (records.length < FEWEST_RETURNS || groups.size < 2) return [];
    const sorted = [...groups].sort(([a], [b]) => compareNatural(a, b));
    const counted = sorted.slice(0, MOST_GROUPS).map(([name, list]) => ({ name, numbers: numbersOf(list) }));
    const rest = sorted.slice(MOST_GROUPS).flatMap(([, list]) => list);
    if (rest.length > 0) counted.push({ name: 'others', numbers: numbersOf(rest) });
    const shown = COLUMNS.filter((name, n) => n < ALWAYS || counted.some(({ numbers }) => numbers[name] > 0));
    const rows = counted.map(({ name, numbers }) => [name, ...shown.map((column) => inCell(numbers[column]))]);
    return [{ head: [by, ...shown], rows }];
  });
}

function inCell(n: number): string {
  return n === 0 ? NONE : String(n);
}

const NONE = '-';

function numbersOf(records: readonly ReturnRecord[]): Numbers {
  const done = records.filter(({ success }) => success);
  const claims = records.flatMap((record) => record.claims.map((checked) => ({ checked, record })));
  const having = (name: string): number => claims.filter(({ checked }) => checked.verdict.name === name).length;
  return {
    done: done.length,
    open: records.length - done.length,
    claims: claims.length,
    false: claims.filter(({ checked, record }) => isUntrue(checked, record)).length,
    moved: having('relocated'),
    deleted: having('removed'),
  };
}

/** Returns the tables for a terminal; empty if there are none. */
export function groupsText(report: Report): Terminal {
  const tables = tablesOf(report).map(({ head, rows }) => {
    const all = [head, ...rows];
    const widths = head.map((_, n) => widest(all.map((row) => row[n]?.length ?? 0)));
    const lines = all.map((row) => {
      const cells = row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)));
      return terminal`  ${cells.join('  ')}\n`;
    });
    return terminal`${lines}\n`;
  });
  return terminal`${tables}`;
}

/** Returns the tables for a summary; empty if there are none. */
export function groupsMarkdown(report: Report): Markdown {
  const tables = tablesOf(report).map(({ head, rows }) => {
    const line = (cells: readonly string[]): Markdown =>
      gfm`|${cells.map((cell) => gfm` ${cell === NONE ? '' : cell} |`)}\n`;
    const aligned = head.map((_, n) => (n === 0 ? gfm` :-- |` : gfm` --: |`));
    return gfm`${line(head)}|${aligned}\n${rows.map(line)}\n`;
  });
  return gfm`${tables}`;
}
