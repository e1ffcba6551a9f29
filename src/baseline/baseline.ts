import type {
  BaselineEntry,
  Finding,
  FingerprintInput,
  KnownFindings,
  PendingFinding,
  PlacedEntry,
  Reach,
  StaleBaseline,
  StaleEntry,
} from '../model/finding.js';
import { field, isArray, numberField, stringField, type Json } from '../model/json.js';
import { compareText, reasonOf, sha256 } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import { movedPath, stableFilePath } from '../families/archive.js';
import { REMOVED_RULES } from '../families/choose.js';
import { PROOF_RULES } from '../families/rule-ids.js';
import { join, tokens } from '../model/pointer.js';

const SCHEMA = 'return-gate/baseline@1';

/**
 * The error for a baseline that cannot be read. A run without the baseline would report known findings as new; a run with a part
 * of it could hide other findings.
 */
class BaselineError extends UsageError {
  override readonly name = 'BaselineError';
}

/** How a run treats known findings. */
export interface Baseline {
  readonly reach: Reach;
  /** Its content; absent while a baseline is being written. */
  readonly known?: KnownFindings;
  /** Returns the findings with known ones marked, as far as they may be known, and the entries that no longer occur. */
  readonly apply: (findings: readonly Finding[], mayBeKnown: (finding: Finding) => boolean) => AppliedBaseline;
}

export interface AppliedBaseline {
  readonly findings: readonly Finding[];
  readonly stale: StaleBaseline | null;
}

/** Returns the baseline for known findings. */
export function baselineOf(known: KnownFindings): Baseline {
  const { file, entries, hiding, reach, whole, hidesNoClaims = false } = known;
  return {
    reach,
    known,
    apply: (findings, mayBeKnown) => {
      const isKnown = knownAmong(hiding);
      const reasons = reasonsIn(hiding);
      const marked = findings.map((finding): Finding => {
        if (finding.file === null || !mayBeKnown(finding)) return finding;
        // The finding's own rule decides, not the entry's: an entry hides any finding with its fingerprint.
        if (hidesNoClaims && PROOF_RULES.has(finding.rule)) return finding;
        if (!isKnown(finding)) return finding;
        const reason = reasons.get(fingerprintAmong(reasons, finding));
        return { ...finding, baselined: true, ...(reason === undefined ? {} : { reason }) };
      });
      const stale = whole ? staleEntries(entries, findings) : [];
      return { findings: marked, stale: stale.length === 0 ? null : { file, entries: stale } };
    },
  };
}

/** The result of a run that writes a baseline. */
export interface NewBaseline {
  readonly entries: readonly BaselineEntry[];
  /** The number of new ones. */
  readonly added: number;
  /** New findings about false claims, which are not written. */
  readonly untrue: readonly Finding[];
}

/** What happens to new false claims. */
export type Untrue = 'left-out' | 'included';

/** A baseline that is written from the findings of a run. */
export interface BaselineToWrite extends Baseline {
  /** What the run gave: nothing until it is applied. */
  readonly taken: () => NewBaseline;
}

/**
 * Returns the baseline for a run that writes one, given the previous entries: it hides all findings, except new ones about false claims if
 * these are left out.
 */
export function baselineToWrite(before: readonly BaselineEntry[], untrue: Untrue): BaselineToWrite {
  let taken: NewBaseline = { entries: [], added: 0, untrue: [] };
  return {
    reach: 'everything',
    taken: () => taken,
    apply: (findings) => {
      const wasKnown = knownAmong(before);
      const kept: Finding[] = [];
      const left: Finding[] = [];
      let added = 0;
      const marked = findings.map((finding): Finding => {
        if (finding.file === null) return finding;
        const isNew = !wasKnown(finding);
        if (isNew && finding.untrue === true && untrue === 'left-out') {
          left.push(finding);
          return finding;
        }
        if (isNew) added++;
        kept.push(finding);
        return { ...finding, baselined: true };
      });
      const reasons = reasonsIn(before);
      const reasonOf = new Map(kept.map((one) => [one.fingerprint, reasons.get(fingerprintAmong(reasons, one))]));
      const entries = baselineEntries(kept).map((entry) => ({ ...entry, reason: reasonOf.get(entry.fingerprint) }));
      taken = { entries, added, untrue: left };
      return { findings: marked, stale: null };
    },
  };
}

/** Returns the reasons that entries give, by fingerprint. */
function reasonsIn(entries: readonly BaselineEntry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ fingerprint: of, reason }) => (reason === undefined ? [] : [[of, reason] as const])),
  );
}

/** Returns findings as entries, sorted. Findings about the run itself are temporary and never known. */
export function baselineEntries(findings: readonly Finding[]): readonly BaselineEntry[] {
  const entries = new Map<string, BaselineEntry>();
  for (const finding of findings) {
    const { file, rule, fingerprint } = finding;
    if (file === null) continue;
    const known = entries.get(fingerprint);
    const count = (known?.count ?? 0) + 1;
    const absent = absentFields(finding);
    const fields =
      absent === null ? {} : { fields: [...new Set([...(known?.fields ?? []), ...absent])].sort(compareText) };
    entries.set(fingerprint, { file: stableFilePath(file), rule, fingerprint, count, ...fields });
  }
  return [...entries.values()].sort(byFile);
}

function byFile(a: BaselineEntry, b: BaselineEntry): number {
  return compareText(a.file, b.file) || compareText(a.rule, b.rule) || compareText(a.fingerprint, b.fingerprint);
}

/** Returns the entries that no longer occur. The user did nothing about those of removed rules, which never occur again. */
function staleEntries(entries: readonly PlacedEntry[], findings: readonly Finding[]): readonly StaleEntry[] {
  const listed = new Set(entries.map((entry) => entry.fingerprint));
  const occurring = new Map<string, { count: number; readonly fields: Set<string> }>();
  for (const finding of findings) {
    const known = fingerprintAmong(listed, finding);
    const { count, fields } = occurring.get(known) ?? { count: 0, fields: new Set<string>() };
    for (const name of absentFields(finding) ?? []) fields.add(name);
    occurring.set(known, { count: count + 1, fields });
  }
  const stale: StaleEntry[] = [];
  for (const entry of entries.filter(({ rule }) => !Object.hasOwn(REMOVED_RULES, rule))) {
    const found = occurring.get(entry.fingerprint);
    const fixed = (entry.fields ?? []).filter((name) => found?.fields.has(name) === false);
    if (found === undefined || found.count < entry.count) stale.push({ ...entry, found: found?.count ?? 0 });
    else if (fixed.length > 0) stale.push({ ...entry, found: found.count, fixed });
  }
  return stale;
}

/**
 * Returns the file's text: one entry per line, sorted, each line complete, so that git can merge what two branches added or
 * removed. The closing `null` lets every entry end in a comma. Without it, adding an entry at the end would also change the line
 * before.
 */
export function renderBaseline(entries: readonly BaselineEntry[]): string {
  const lines = entries.map(
    ({ file, rule, fingerprint, count, fields, reason }) =>
      `    ${JSON.stringify({ file, rule, fingerprint, count, fields, reason })},\n`,
  );
  return `{\n  "schema": "${SCHEMA}",\n  "findings": [\n${lines.join('')}    null\n  ]\n}\n`;
}

/**
 * Reads a baseline. Throws `BaselineError` if it is not JSON, has another schema or no list, or if an entry lacks a member. The
 * message says what to do and, if possible, names the line. `name` is the file's name for messages. Unknown members are skipped,
 * and entries may be in any order, and repeated.
 */
export function readBaseline(text: string, name: string): readonly PlacedEntry[] {
  const whole = parse(text, name);
  const findings = field(whole, 'findings');
  if (field(whole, 'schema') !== SCHEMA) {
    throw new BaselineError(`${name} is not a baseline: its "schema" must be "${SCHEMA}". ${WRITE_ANEW}`);
  }
  if (!isArray(findings)) throw new BaselineError(`${name}:1:1 has no list of "findings". ${WRITE_ANEW}`);
  const lines = linesOfEntries(text);
  const entries: PlacedEntry[] = [];
  findings.forEach((value, n) => {
    if (value === null && n === findings.length - 1) return;
    const entry = entryOf(value);
    const line = lines[n] ?? 1;
    if (entry === undefined) {
      throw new BaselineError(
        `${name}:${String(line)}:1 is not an entry with "file", "rule", "fingerprint" and a "count" of 1 or more, or its "fields" are not a list of names. ${WRITE_ANEW}`,
      );
    }
    entries.push({ ...entry, line });
  });
  return entries;
}

const WRITE_ANEW = 'Take it from the last commit, or delete it and run return-gate check --update-baseline.';

function parse(text: string, name: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    const conflict = lineMatching(text, /^(?:<{7}|={7}|>{7})/);
    const reason =
      conflict !== undefined
        ? `:${String(conflict)}:1 holds an unresolved merge conflict: keep the lines of both sides.`
        : ` is damaged: ${reasonOf(error)}.`;
    throw new BaselineError(`${name}${reason} ${WRITE_ANEW}`);
  }
}

/** Returns the line on which each entry starts, in a file with one entry per line. */
function linesOfEntries(text: string): readonly number[] {
  return [...linesThat(text, /^\s*\{\s*"(?:file|rule|fingerprint|count)"/)];
}

function lineMatching(text: string, pattern: RegExp): number | undefined {
  const [line] = linesThat(text, pattern);
  return line;
}

/** Yields the numbers of the lines that a pattern matches, one by one: a hostile file may have as many lines as bytes. */
function* linesThat(text: string, pattern: RegExp): Generator<number> {
  let line = 1;
  for (let start = 0; start <= text.length; line++) {
    const end = text.indexOf('\n', start);
    const last = end < 0 ? text.length : end;
    if (last > start && pattern.test(text.slice(start, last))) yield line;
    start = last + 1;
  }
}

function entryOf(value: Json): BaselineEntry | undefined {
  const file = stringField(value, 'file');
  const rule = stringField(value, 'rule');
  const fingerprint = stringField(value, 'fingerprint');
  const count = numberField(value, 'count') ?? 0;
  if (file === undefined || rule === undefined || fingerprint === undefined) return undefined;
  const fields = field(value, 'fields');
  if (!Number.isInteger(count) || count <= 0) return undefined;
  const reason = stringField(value, 'reason');
  const entry = { file, rule, fingerprint, count, ...(reason === undefined ? {} : { reason }) };
  if (fields === undefined) return entry;
  if (!isArray(fields) || !fields.every((name) => typeof name === 'string')) return undefined;
  return { ...entry, fields };
}

/** Returns the findings with their fingerprints. */
export function withFingerprints(pending: readonly PendingFinding[]): readonly Finding[] {
  return pending.map(({ finding, fingerprintInput }) => ({
    // Adding a key to a copy would make V8 store it as a dictionary, three times as large.
    fingerprint: fingerprint(fingerprintInput),
    ...formerFingerprint(fingerprintInput),
    baselined: false,
    preexisting: false,
    ...finding,
  }));
}

/** Returns 32 hexadecimal digits from parts that stay the same when lines move or the file is archived. */
export function fingerprint({ rule, file, index, pointer, value }: FingerprintInput): string {
  const parts = [rule, file === null ? null : stableFilePath(file), index, pointer, value];
  return sha256(JSON.stringify(parts), 32);
}

function formerFingerprint(input: FingerprintInput): Pick<Finding, 'formerFingerprint'> {
  const file = movedPath(input.file ?? '');
  if (input.file === null || file === stableFilePath(input.file)) return {};
  return { formerFingerprint: fingerprint({ ...input, file }) };
}

/** The fingerprint by which entries name a finding: of one that was archived below a date since, its former one. */
function fingerprintAmong(of: { readonly has: (fingerprint: string) => boolean }, finding: Finding): string {
  const { fingerprint: now, formerFingerprint: former = now } = finding;
  return of.has(now) ? now : former;
}

/** The rest of an entry: how many findings it may still hide, in total and for each missing field it names. */
interface Stock {
  count: number;
  readonly fields: Map<string, number>;
}

/**
 * Returns a function that returns whether entries know a finding. Each entry hides as many findings as its count. A
 * finding that lists missing fields is known if each of them was missing before, or if the object without them was: a
 * fix that adds the object leaves the rest known.
 */
function knownAmong(entries: readonly BaselineEntry[]): (finding: Finding) => boolean {
  const stocks = stocksOf(entries);
  const takeWhole = (stock: Stock | undefined): boolean => {
    if (stock === undefined || stock.count === 0) return false;
    stock.count--;
    return true;
  };
  return (finding) => {
    const stock = stocks.get(fingerprintAmong(stocks, finding));
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

/** Returns the fields that a finding lists as missing; null if it lists none. */
function absentFields({ property }: Pick<Finding, 'property'>): readonly string[] | null {
  return property === undefined || typeof property === 'string' ? null : property;
}

/** Returns the same finding at each object around its own, with the field that leads to it. */
function surroundingsOf({
  rule,
  file,
  index,
  pointer,
}: Finding): readonly { readonly fingerprint: string; readonly name: string }[] {
  const way = tokens(pointer ?? '');
  const files = file === null ? [file] : [...new Set([file, movedPath(file)])];
  return way.flatMap((name, n) => {
    const pointer = join('', ...way.slice(0, n));
    return files.map((place) => ({
      name,
      fingerprint: fingerprint({ rule, file: place, index, pointer, value: '{}' }),
    }));
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
