import type { Json } from '../../../model/json.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';
import { cellsIn, itemOf, type Section } from '../../../read/document/sections.js';
import { pathEntry } from '../../../read/lines/claim.js';
import { readLine, type NamedPath } from '../../../read/lines/line.js';
import { isCommitId } from '../../../read/lines/path.js';
import { holdsPath, startsWithPath } from '../../../read/lines/unread.js';
import { saysThere, deniesThere } from './there.js';

/** The findings of a self-check. */
export interface SelfCheck {
  readonly found: readonly { readonly entry: Json; readonly at: SourceText }[];
  /** Lines that name files without saying whether they were found. */
  readonly unread: readonly SourceText[];
}

/** Reads the lines below the heading of a self-check; lines in code are reported, not read. */
export function readSelfCheck({ lines, code }: Pick<Section, 'lines' | 'code'>): SelfCheck {
  const found: { readonly entry: Json; readonly at: SourceText }[] = [];
  const unread: SourceText[] = [];
  for (const { line, heading } of lines) {
    if (heading !== undefined || line.text.trim() === '') continue;
    const what = foundIn(line);
    const commits = what === null ? [] : commitsIn(what);
    for (const at of commits) found.push({ entry: { path: at.text, type: 'commit' }, at });
    if (commits.length > 0) continue;
    if (what !== null) {
      const named = filesIn(what);
      for (const path of named) found.push({ entry: { ...pathEntry(path), type: 'checked' }, at: path.at });
      if (named.length === 0 && holdsPath(what.text, 'found')) unread.push(trimmed(line));
    } else if (!deniesThere(line.text) && itemOf(line)?.isTicked !== false) {
      if (startsWithPath(itemOf(line)?.content.text ?? line.text)) unread.push(trimmed(line));
    }
  }
  for (const line of code) if (startsWithPath((foundIn(line) ?? line).text)) unread.push(trimmed(line));
  return { found, unread };
}

/** The paths with a folder that a text begins with; of a sentence about a file (`src/a.ts exists`) its first word. */
function filesIn(what: SourceText): readonly NamedPath[] {
  const paths = readLine(what).paths;
  const named = paths.length > 0 ? paths : readLine(trimmed(what, 0, what.text.search(/\s|$/))).paths;
  return named.filter(({ path, needs }) => path.includes('/') && needs !== 'file');
}

const ID = '`?[0-9a-f]{7,40}`?(?=$|[\\s,;:(/&])';
const IDS = new RegExp(`^(?:commits?\\s+)?${ID}(?:\\s*(?:[,/&]|,?\\s+and\\s)\\s*${ID})*`, 'i');

/** The commits that a text begins with: `commit abc1234`, `abc1234, def5678 and 90ab123`. */
function commitsIn({ text, start }: SourceText): readonly SourceText[] {
  const ids = [...(IDS.exec(text)?.[0] ?? '').matchAll(/[0-9a-f]{7,40}/gi)];
  return ids.every(([id]) => isCommitId(id.toLowerCase()))
    ? ids.map(({ 0: id, index }) => ({ text: id, start: start + index }))
    : [];
}

/** The file or commit that a line reports as found, by a word, a sign, a ticked box, or another cell. */
function foundIn(line: SourceText): SourceText | null {
  const first = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?:\[[xX]\]\s+)?(?:\*\*)?(?:\[FOUND\]|FOUND):?(?:\*\*)?:?\s+/.exec(
    line.text,
  );
  if (first !== null) return trimmed(line, first[0].length);
  const item = itemOf(line);
  const content = item?.content ?? trimmed(line);
  if (content.text.startsWith('|')) return foundInRow(content);
  if (deniesThere(content.text)) return null;
  const sign = /^[✓✔✅☑]\uFE0F?\s*/u.exec(content.text);
  if (sign !== null) return trimmed(content, sign[0].length);
  if (item?.isTicked === true) return content;
  return item === null ? null : beforeFound(item.content);
}

/** What is before the word, or before a sign, at the end of an item: `src/a.ts — FOUND`. */
function beforeFound({ text, start }: SourceText): SourceText | null {
  const end =
    /(?:—|–|--?|:)[\s*[]{0,9}FOUND(?!\w)/.exec(text) ?? /\s(?:[—–-]{1,9}\s{1,9})?[✓✔✅☑]\uFE0F?\s*$/u.exec(text);
  const what = end === null ? null : trimmed({ text, start }, 0, end.index);
  return what === null || what.text === '' ? null : what;
}

/** The cell of a row that names a file or commit, if another cell reports it as present. */
function foundInRow(row: SourceText): SourceText | null {
  const cells = cellsIn(row);
  const at = cells.findIndex((cell) => readLine(cell).paths.length > 0 || commitsIn(cell).length > 0);
  const others = cells.filter((_, n) => n !== at).map(({ text }) => text);
  return at >= 0 && saysThere(others) ? (cells[at] ?? null) : null;
}

export type SelfCheckResult = 'passed' | 'failed';

/** A denial, or a zero, before a result. */
const DENIED_BEFORE =
  /(?:(?<![\p{L}\p{N}])(?:not|no|none|never|nothing|zero|without)|n['’]t|(?<![\p{L}\p{N}.,/])0)[\s*_\x60]+(?:\p{L}+[\s*_\x60]+)?$/iu;

/** A zero after a result: `FAILED: 0`. */
const NONE_BEHIND = /^[\s*_\x60]*[:=(][\s*_\x60]*(?:0|none|zero)(?![\p{L}\p{N}.,/]|\s*(?:\/|of\b))/iu;

/** The results in the heading of a self-check, in their order. `0 FAILED` and `NOT PASSED` are not results. */
export function selfCheckResults(heading: string): readonly SelfCheckResult[] {
  const results: SelfCheckResult[] = [];
  for (const { 0: word, index } of heading.matchAll(/(?<![\p{L}\p{N}_])(?:passed|failed)(?![\p{L}\p{N}_])/giu)) {
    const before = heading.slice(Math.max(0, index - MAX_DISTANCE), index);
    const behind = heading.slice(index + word.length, index + word.length + MAX_DISTANCE);
    if (DENIED_BEFORE.test(before) || NONE_BEHIND.test(behind)) continue;
    results.push(word.toLowerCase() === 'passed' ? 'passed' : 'failed');
  }
  return results;
}

/** A denial counts within this many characters of a result. */
const MAX_DISTANCE = 40;
