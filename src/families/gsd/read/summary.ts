import type { Json } from '../../../model/json.js';
import { saysUnfinished } from '../status.js';
import { join, type Pointer } from '../../../model/pointer.js';
import type { Source } from '../../../read/source.js';
import { isCommitId, isLikeFile, pathIn, saysGone } from '../../../read/document/claimed-path.js';
import type { Composition, ReadDocument } from '../../../read/document/composition.js';
import { compositionOf } from './composition.js';
import { Labels, type FileType } from './file-labels.js';
import { allMembersOf, itemsOf, membersOf, pathTexts } from '../../../read/document/frontmatter.js';
import { type Node, trimmed, type SourceText } from '../../../read/document/node.js';
import {
  cellsOf,
  codeSpans,
  joinedSpans,
  Sections,
  type Heading,
  type Section,
} from '../../../read/document/sections.js';
import { mayNameFile, namesAnother, namesNoOneFile, unreadLines } from './unread.js';

/*
 * The value of a summary:
 *
 *     { frontmatter: 'none' | 'misplaced' | 'unended' | 'late' | 'whole',
 *       ...the keys of its frontmatter, with scalars as YAML has them: numbers that would be written otherwise are text,
 *       'key-files': { created | modified | deleted | removed: [path | { path, gone: true }] },   only paths
 *       'requirements-completed': [text],
 *       files: [{ path, type: created | modified | deleted | listed }],   of its sections on files
 *       commits: [text],             of its sections on commits, then of its frontmatter; ids only
 *       'self-check': [{ path, type: checked | commit }],
 *       selfCheck: 'passed' | 'failed' | 'both',   by all headings that say it; left out where none does
 *       measured: { before, after, commits },   the commits at which the work began and ended, and how many it took
 *       placeholders: [text],        what is written in place of a commit in the lists of commits
 *       order: [pointer] }           what makes claims, in document order
 *
 * A key that appears twice is read both times: lists are joined, and a status that excuses nothing counts first.
 * A path that the text calls deleted has `gone`, or the type deleted. Keys of the frontmatter that are called
 * like one of the last eight are left out; `key_files` and `requirements_completed` are read as with a dash.
 */
const COMPOSED = ['files', 'commits', 'self-check', 'selfCheck', 'placeholders', 'measured'];

/** Reads a summary. Takes time linear to its text, and never throws. */
export function readSummary(source: Source): ReadDocument {
  return new Summary(source).unnumberedReturn();
}

const FILES =
  /^(?:key\s+)?files(?:\s+(?:created|modified|changed|deleted)(?:\s*(?:\/|&|and|,)\s*(?:created|modified|changed|deleted))*)?$|^(?:created|modified|changed)\s+files$/;

const COMMITS = /^(?:task\s+)?commits?$/;

const SELF_CHECK = /^self[- ]?check\b/;

const KINDS_OF_FILES = ['created', 'modified', 'deleted', 'removed'];

/** What the template of a summary has where an id is to be put. */
const PLACEHOLDER = /^(?:abc123f|def456g|hij789k|lmn012o|abc1234|hash|\[hash\]|pending|tbd)$/i;

const NO_LINE: SourceText = { text: '', start: 0 };

/** Returns true if the cells of a row are those of the line below the head of a table. */
function isDelimiter(cells: readonly SourceText[] | null): boolean {
  return cells !== null && cells.length > 0 && cells.every(({ text }) => /^:?-+:?$/.test(text));
}

class Summary {
  readonly #made: Composition;
  readonly #sections: Sections;
  readonly #lists = {
    files: [] as Json[],
    commits: [] as Json[],
    'self-check': [] as Json[],
    placeholders: [] as Json[],
  };
  /** Where the items of `key-files` are that were looked at, and those that were not read. */
  readonly #items: number[] = [];
  readonly #unread = new Map<number, SourceText>();
  readonly #selfChecks = new Set<string>();

  constructor(source: Source) {
    this.#made = compositionOf(source, COMPOSED);
    this.#sections = new Sections(source.text, this.#made.frontmatter.body);
  }

  unnumberedReturn(): ReadDocument {
    this.#keyFiles();
    this.#requirements();
    this.#status();
    this.#body();
    this.#frontmatterCommits();
    this.#measured();
    for (const [name, list] of Object.entries(this.#lists)) {
      if (list.length > 0) this.#made.set(name, list);
    }
    return this.#made.unnumberedReturn();
  }

  #keyFiles(): void {
    const { members, lines } = this.#made.frontmatter;
    const keyFiles = allMembersOf(members, 'key-files', 'key_files');
    const lists = new Map<string, Json[]>();
    for (const { key, value } of keyFiles.flatMap((member) => membersOf(member.value))) {
      if (!KINDS_OF_FILES.includes(key)) continue;
      const list = lists.get(key) ?? [];
      lists.set(key, list);
      for (const item of itemsOf(value)) this.#keyFile(item, list, join('', 'key-files', key));
    }
    if (keyFiles.length > 0) this.#made.set('key-files', Object.fromEntries(lists));
    const unread = [...this.#unread.values(), ...unreadLines(lines, this.#items)].sort(
      (one, other) => one.start - other.start,
    );
    this.#made.leaveUnread(unread);
  }

  #keyFile(item: Node, list: Json[], at: Pointer): void {
    const texts = pathTexts(item);
    this.#items.push(item.source.start);
    for (const written of texts.length > 0 ? texts : [item.source]) {
      const found = texts.length > 0 ? pathIn(written.text) : null;
      this.#items.push(written.start);
      if (found === null) {
        if (mayNameFile(written.text) && !namesNoOneFile(written.text)) this.#unread.set(written.start, written);
        continue;
      }
      const { path, start, description } = found;
      const source = { text: path, start: written.start + start };
      if (namesAnother(description)) this.#unread.set(written.start, written);
      this.#made.claim(list, at, saysGone(description) ? { path, gone: true } : path, source);
    }
  }

  #requirements(): void {
    const { members } = this.#made.frontmatter;
    const completed = allMembersOf(members, 'requirements-completed', 'requirements_completed');
    if (completed.length === 0) return;
    const ids: Json[] = [];
    for (const item of completed.flatMap(({ value }) => itemsOf(value))) {
      if (item.kind !== 'scalar' || item.value === null) continue;
      this.#made.mark(join('', 'requirements-completed', ids.length), item.source);
      ids.push(String(item.value));
    }
    this.#made.set('requirements-completed', ids);
  }

  /** Of several statuses one that is no word for unfinished work: the other must not excuse what it claims. */
  #status(): void {
    const [first, ...others] = allMembersOf(this.#made.frontmatter.members, 'status');
    if (first === undefined || others.length === 0) return;
    const chosen = [first, ...others].find(({ value }) => value.kind !== 'scalar' || !saysUnfinished(value.value));
    if (chosen !== undefined) this.#made.set('status', this.#made.json(chosen.value, '/status'));
  }

  /** What its sections claim, as they follow each other. */
  #body(): void {
    const sections: { readonly section: Section; readonly read: (section: Section) => void }[] = [];
    const add = (found: Iterable<Section>, read: (section: Section) => void): void => {
      for (const section of found) sections.push({ section, read });
    };
    add(this.#sections.outermost(isNamed(FILES)), (section) => {
      this.#files(section);
    });
    add(this.#sections.outermost(isNamed(COMMITS)), (section) => {
      this.#commits(section);
    });
    add(this.#sections.direct(isNamed(SELF_CHECK)), (section) => {
      this.#selfCheck(section);
    });
    sections.sort((one, other) => one.section.heading.start - other.section.heading.start);
    for (const { section, read } of sections) read(section);
  }

  #files(section: Section): void {
    const labels = new Labels(section);
    for (const { line, heading } of section.lines) {
      if (heading !== undefined || labels.take(line)) {
        if (heading !== undefined) labels.enter(heading);
        continue;
      }
      const bullet = /^[-*+][ \t]+(?=(?:\*\*)?`[^`]+`)/.exec(line.text)?.[0];
      if (bullet === undefined) continue;
      const found = pathIn(line.text.slice(bullet.length));
      if (found === null || !isLikeFile(found.path)) continue;
      const { spans, after } = joinedSpans(trimmed(line, bullet.length));
      const isGone = saysGone(found.description) || (spans.length > 0 && saysGone(after));
      const type = isGone ? 'deleted' : labels.type;
      const start = line.start + bullet.length + found.start;
      this.#file(type, { text: found.path, start });
      for (const span of spans) {
        const other = pathIn(span.text);
        if (other?.path.includes('/') === true) this.#file(type, { text: other.path, start: span.start + other.start });
      }
    }
  }

  #file(type: FileType, source: SourceText): void {
    this.#made.claim(this.#lists.files, '/files', { path: source.text, type }, source);
  }

  #commits({ lines }: Section): void {
    let isTable = false;
    for (const [n, { line, heading }] of lines.entries()) {
      const row = heading === undefined ? cellsOf(line) : null;
      isTable = row !== null && (isTable || isDelimiter(row));
      if (heading !== undefined) continue;
      // The head of a table names its columns, and cells without a head are text: neither has anything in place of a commit.
      const isHead = row !== null && !isTable && isDelimiter(cellsOf(lines[n + 1]?.line ?? NO_LINE));
      const spans = codeSpans(line).map((source) => ({ source, mayBePlaceholder: !isHead }));
      const cells = (row ?? []).flatMap((source) =>
        source.text.includes('`') ? [] : [{ source, mayBePlaceholder: isTable }],
      );
      const texts = [...spans, ...cells].sort((one, other) => one.source.start - other.source.start);
      for (const { source, mayBePlaceholder } of texts) this.#commit(trimmed(source), mayBePlaceholder);
    }
  }

  #commit(source: SourceText, mayBePlaceholder: boolean): void {
    if (isCommitId(source.text)) this.#made.claim(this.#lists.commits, '/commits', source.text, source);
    // Some of the template's ids have the form of one: they are claims, too.
    if (!mayBePlaceholder || !PLACEHOLDER.test(source.text)) return;
    const { placeholders } = this.#lists;
    this.#made.mark(join('', 'placeholders', placeholders.length), source);
    placeholders.push(source.text);
  }

  #selfCheck({ heading, lines }: Section): void {
    for (const result of selfCheckResults(heading.text)) {
      // Of two results the second contradicts the first: that is where it is shown.
      if (!this.#selfChecks.has(result)) this.#made.mark('/selfCheck', heading);
      this.#selfChecks.add(result);
      this.#made.set('selfCheck', this.#selfChecks.size > 1 ? 'both' : result);
    }
    for (const { line } of lines) {
      const found = foundIn(line);
      if (found === null) continue;
      const id = /^(?:commit\s+)?(`?)([0-9a-f]{7,40})`?(?=$|[\s,;:(])/i.exec(found.text);
      if (id?.[2] !== undefined && isCommitId(id[2].toLowerCase())) {
        const start = found.start + id[0].indexOf(id[2], id[0].search(/\s/) + 1);
        this.#check('commit', { text: id[2], start });
        continue;
      }
      const path = pathIn(found.text);
      if (path?.path.includes('/') !== true) continue;
      this.#check('checked', { text: path.path, start: found.start + path.start });
    }
  }

  #check(type: 'checked' | 'commit', source: SourceText): void {
    this.#made.claim(this.#lists['self-check'], '/self-check', { path: source.text, type }, source);
  }

  /** The window of the work, which has its keys at the top or under `actuals`. */
  #measured(): void {
    const { members } = this.#made.frontmatter;
    const places = [members, ...allMembersOf(members, 'actuals').map(({ value }) => membersOf(value))];
    const measured = new Map<string, Json>();
    for (const [key, name] of MEASURED) {
      for (const { value: node } of places.flatMap((place) => allMembersOf(place, key))) {
        const value = measuredValue(name, node);
        if (value === undefined || measured.has(name)) continue;
        measured.set(name, value);
        this.#made.mark(join('', 'measured', name), node.source);
      }
    }
    if (measured.size > 0) this.#made.set('measured', Object.fromEntries(measured));
  }

  #frontmatterCommits(): void {
    for (const { key, value } of this.#made.frontmatter.members) {
      if (!/^(?:commits?|task[-_]commits?)$/.test(key)) continue;
      for (const item of itemsOf(value)) {
        const { text, start } = item.source;
        const first = /^["'`]*([^\s"'`:,;()]+)/.exec(text);
        const named = /^["'`]*\w[\w-]*:\s+["'`]*([^\s"'`:,;()]+)/.exec(text);
        const found = first?.[1] !== undefined && isCommitId(first[1]) ? first : (named ?? first);
        if (found?.[1] === undefined) continue;
        this.#commit({ text: found[1], start: start + found[0].length - found[1].length }, true);
      }
    }
  }
}

/** The keys of a measured window, and what they are called in the value. */
const MEASURED = [
  ['plan_head_before', 'before'],
  ['plan_head_after', 'after'],
  ['commits', 'commits'],
] as const;

/** The value of a key of a measured window: a commit's id or the start of one, or a number of commits; undefined for anything else. */
function measuredValue(name: 'before' | 'after' | 'commits', node: Node): Json | undefined {
  const text = node.kind === 'scalar' ? String(node.value) : '';
  if (name !== 'commits') return /^[0-9a-f]{7,64}$/i.test(text) ? text : undefined;
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function isNamed(pattern: RegExp): (heading: Heading) => boolean {
  return ({ name }) => pattern.test(name);
}

/** What a line of a self-check says was found: behind the word, or before it. */
function foundIn(line: SourceText): SourceText | null {
  const first = /^\s*(?:[-*+]\s+)?(?:\*\*)?FOUND:?(?:\*\*)?:?\s+/.exec(line.text);
  if (first !== null) return trimmed(line, first[0].length);
  const bullet = /^\s*[-*+]\s+/.exec(line.text)?.[0].length;
  if (bullet === undefined) return null;
  const { text } = line;
  for (let at = text.indexOf('FOUND', bullet); at >= 0; at = text.indexOf('FOUND', at + 1)) {
    if (/\w/.test(text[at + 5] ?? '')) continue;
    let end = text.startsWith('**', at - 2) ? at - 2 : at;
    while (/\s/.test(text.charAt(end - 1))) end--;
    const sign = text.charAt(end - 1);
    if (!'—–-:'.includes(sign)) continue;
    end -= sign === '-' && text[end - 2] === '-' ? 2 : 1;
    const what = trimmed(line, bullet, end);
    if (what.text !== '') return what;
  }
  return null;
}

export type SelfCheckResult = 'passed' | 'failed';

/** A denial, or no number at all, before a result. */
const DENIED_BEFORE =
  /(?:(?<![\p{L}\p{N}])(?:not|no|none|never|nothing|zero|without)|n['’]t|(?<![\p{L}\p{N}.,/])0)[\s*_\x60]+(?:\p{L}+[\s*_\x60]+)?$/iu;

/** That there is none of it, behind a result: `FAILED: 0`. */
const NONE_BEHIND = /^[\s*_\x60]*[:=(][\s*_\x60]*(?:0|none|zero)(?![\p{L}\p{N}.,/]|\s*(?:\/|of\b))/iu;

/** The results in the heading of a self-check, in their order. `0 FAILED` and `NOT PASSED` tell none. */
export function selfCheckResults(heading: string): readonly SelfCheckResult[] {
  const results: SelfCheckResult[] = [];
  for (const { 0: word, index } of heading.matchAll(/(?<![\p{L}\p{N}_])(?:passed|failed)(?![\p{L}\p{N}_])/giu)) {
    const before = heading.slice(Math.max(0, index - FAR), index);
    const behind = heading.slice(index + word.length, index + word.length + FAR);
    if (DENIED_BEFORE.test(before) || NONE_BEHIND.test(behind)) continue;
    results.push(word.toLowerCase() === 'passed' ? 'passed' : 'failed');
  }
  return results;
}

/** So many characters beside a result may say that there is none. */
const FAR = 40;
