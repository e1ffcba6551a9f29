import type { BaselineEntry, StaleBaseline, StaleEntry } from '../model/baseline.js';
import type { Finding } from '../model/finding.js';
import { field, isArray, numberField, stringField, type Json } from '../model/json.js';
import { compareText } from '../model/text.js';
import { UsageError } from '../model/usage-error.js';
import { absentFields, knownAmong } from './known-findings.js';
import { stableFilePath } from '../families/archive.js';

const SCHEMA = 'return-gate/baseline@1';

/** A baseline that cannot be read: judging without it would call known findings new, and with a part of it hide others. */
class BaselineError extends UsageError {
  override readonly name = 'BaselineError';
}

/** An entry and its 1-based line in the file. */
export interface PlacedEntry extends BaselineEntry {
  readonly line: number;
}

/**
 * How far a baseline reaches where a run is compared with a base: to all that was found; not to what a branch has made
 * returns say anew; or only to what the branch left alone, in files and in what they claim, where the entries are its own.
 */
export type Reach = 'everything' | 'unless-restated' | 'left-alone';

/** What a run does about findings that are known. */
export interface Baseline {
  readonly reach: Reach;
  /** What it is made of; absent where a baseline is being written. */
  readonly known?: KnownFindings;
  /** The known ones marked, as far as they may be known, and the entries that no longer occur. */
  readonly apply: (findings: readonly Finding[], mayBeKnown: (finding: Finding) => boolean) => AppliedBaseline;
}

export interface AppliedBaseline {
  readonly findings: readonly Finding[];
  readonly stale: StaleBaseline | null;
}

export interface KnownFindings {
  /** The baseline file, relative to the project root. */
  readonly file: string;
  /** The judged side's entries: those that no longer occur are stale. */
  readonly entries: readonly PlacedEntry[];
  /** The entries that hide: the base's on a pull request. */
  readonly hiding: readonly BaselineEntry[];
  readonly reach: Reach;
  /** The run judges all returns: only then is an entry without a finding stale. */
  readonly whole: boolean;
}

/** The baseline of known findings. */
export function baselineOf(known: KnownFindings): Baseline {
  const { file, entries, hiding, reach, whole } = known;
  return {
    reach,
    known,
    apply: (findings, mayBeKnown) => {
      const isKnown = knownAmong(hiding);
      const marked = findings.map((finding): Finding => {
        if (finding.file === null || !mayBeKnown(finding) || !isKnown(finding)) return finding;
        return { ...finding, baselined: true };
      });
      const stale = whole ? staleEntries(entries, findings) : [];
      return { findings: marked, stale: stale.length === 0 ? null : { file, entries: stale } };
    },
  };
}

/** What a run that writes a baseline found. */
export interface NewBaseline {
  readonly entries: readonly BaselineEntry[];
  /** How many of them no entry knew before. */
  readonly added: number;
  /** Findings that say why a claim is not true, which were not known and stay out. */
  readonly untrue: readonly Finding[];
}

/** What becomes of claims that are not true and were not known. */
export type Untrue = 'left-out' | 'included';

export interface BaselineWriteOptions {
  /** What was known before. */
  readonly before?: readonly BaselineEntry[];
  readonly untrue: Untrue;
  readonly onWritten: (written: NewBaseline) => void;
}

/** The baseline of a run that writes one: it knows what is found, but for what is not true. */
export function baselineToWrite({ before = [], untrue, onWritten }: BaselineWriteOptions): Baseline {
  return {
    reach: 'everything',
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
      onWritten({ entries: baselineEntries(kept), added, untrue: left });
      return { findings: marked, stale: null };
    },
  };
}

/** Findings as entries, sorted. A finding of the run is of the moment and never known. */
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

function staleEntries(entries: readonly PlacedEntry[], findings: readonly Finding[]): readonly StaleEntry[] {
  const occurring = new Map<string, { count: number; readonly fields: Set<string> }>();
  for (const finding of findings) {
    const { count, fields } = occurring.get(finding.fingerprint) ?? { count: 0, fields: new Set<string>() };
    for (const name of absentFields(finding) ?? []) fields.add(name);
    occurring.set(finding.fingerprint, { count: count + 1, fields });
  }
  const stale: StaleEntry[] = [];
  for (const entry of entries) {
    const found = occurring.get(entry.fingerprint);
    const mended = (entry.fields ?? []).filter((name) => found?.fields.has(name) === false);
    if (found === undefined || found.count < entry.count) stale.push({ ...entry, found: found?.count ?? 0 });
    else if (mended.length > 0) stale.push({ ...entry, found: found.count, mended });
  }
  return stale;
}

/**
 * The file's text: an entry a line, sorted, each line complete in itself, so that git merges what two branches added or
 * took away. The closing `null` lets every entry end in a comma: without it the last line would change with each entry
 * that is added behind it.
 */
export function renderBaseline(entries: readonly BaselineEntry[]): string {
  const lines = entries.map(
    ({ file, rule, fingerprint, count, fields }) =>
      `    ${JSON.stringify({ file, rule, fingerprint, count, fields })},\n`,
  );
  return `{\n  "schema": "${SCHEMA}",\n  "findings": [\n${lines.join('')}    null\n  ]\n}\n`;
}

/**
 * Reads a baseline. `name` is what to call the file. Throws `BaselineError`, which says what to do and, where it can, names the
 * line: for what is no JSON, has another schema or no list, and for an entry that lacks a member. Members that it does not know
 * are passed over, and entries may come in any order, and twice.
 */
export function readBaseline(text: string, name: string): readonly PlacedEntry[] {
  const whole = parse(text, name);
  const findings = field(whole, 'findings');
  if (field(whole, 'schema') !== SCHEMA) {
    throw new BaselineError(`${name} is no baseline: its "schema" must be "${SCHEMA}". ${WRITE_ANEW}`);
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
        `${name}:${String(line)}:1 is no entry with "file", "rule", "fingerprint" and a "count" of 1 or more, or its "fields" are no list of names. ${WRITE_ANEW}`,
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
        : ` is damaged: ${error instanceof Error ? error.message : String(error)}.`;
    throw new BaselineError(`${name}${reason} ${WRITE_ANEW}`);
  }
}

/** The line on which each entry starts, as the file is written: an entry a line. */
function linesOfEntries(text: string): readonly number[] {
  return [...linesThat(text, /^\s*\{\s*"(?:file|rule|fingerprint|count)"/)];
}

function lineMatching(text: string, pattern: RegExp): number | undefined {
  const [line] = linesThat(text, pattern);
  return line;
}

/** The numbers of the lines that a pattern matches, one by one: a hostile file may have as many lines as bytes. */
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
  if (fields === undefined) return { file, rule, fingerprint, count };
  if (!isArray(fields) || !fields.every((name) => typeof name === 'string')) return undefined;
  return { file, rule, fingerprint, count, fields };
}
