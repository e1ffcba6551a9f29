import type { BaselineEntry } from '../model/baseline.js';
import type { Finding } from '../model/finding.js';
import { tokens, join } from '../model/pointer.js';
import { fingerprint } from './fingerprint.js';

/** What is left of an entry: how many findings it may still hide, in total and for each absent field that it names. */
interface Stock {
  count: number;
  readonly fields: Map<string, number>;
}

/**
 * Returns a function that returns whether entries know a finding. Each entry hides as many findings as its count. A finding that
 * lists absent fields is known if each of them was absent before, or if the object that lacks them was: a fix that adds the
 * object leaves the rest known.
 */
export function knownAmong(entries: readonly BaselineEntry[]): (finding: Finding) => boolean {
  const stocks = stocksOf(entries);
  const takeWhole = (stock: Stock | undefined): boolean => {
    if (stock === undefined || stock.count === 0) return false;
    stock.count--;
    return true;
  };
  return (finding) => {
    const stock = stocks.get(finding.fingerprint);
    const absent = absentFields(finding);
    if (absent === null) return takeWhole(stock);
    if (absent.every((name) => stock?.fields.has(name) === true)) return takeWhole(stock);
    return surroundingsOf(finding).some(({ fingerprint: outer, name }) => {
      const fields = stocks.get(outer)?.fields;
      const left = fields?.get(name) ?? 0;
      if (left > 0) fields?.set(name, left - 1);
      return left > 0;
    });
  };
}

/** Returns the fields that a finding lists as absent; null if it lists none. */
export function absentFields({ property }: Pick<Finding, 'property'>): readonly string[] | null {
  return property === undefined || typeof property === 'string' ? null : property;
}

/** Returns the same finding at each object around its own, with the field of that object which leads to it. */
function surroundingsOf({
  rule,
  file,
  index,
  pointer,
}: Finding): readonly { readonly fingerprint: string; readonly name: string }[] {
  const way = tokens(pointer ?? '');
  return way.map((name, n) => {
    const outer = join('', ...way.slice(0, n));
    return { name, fingerprint: fingerprint({ rule, file, index, pointer: outer, value: '{}' }) };
  });
}

/**
 * After a merge that kept both sides' lines, a fingerprint may appear twice. The larger count applies, and the fields of both.
 */
function stocksOf(entries: readonly BaselineEntry[]): ReadonlyMap<string, Stock> {
  const stocks = new Map<string, Stock>();
  for (const { fingerprint: of, count, fields = [] } of entries) {
    const stock = stocks.get(of) ?? { count: 0, fields: new Map<string, number>() };
    stock.count = Math.max(count, stock.count);
    for (const name of fields) stock.fields.set(name, Math.max(count, stock.fields.get(name) ?? 0));
    stocks.set(of, stock);
  }
  return stocks;
}
