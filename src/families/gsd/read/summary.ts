import type { Json } from '../../../model/json.js';
import { saysUnfinished } from '../status.js';
import { join, type Pointer } from '../../../model/pointer.js';
import type { Source } from '../../../read/source.js';
import { Composition, type ReadDocument } from '../../../read/document/composition.js';
import { allMembersOf, itemsOf, membersOf, pathTexts } from '../../../read/document/frontmatter.js';
import { type Node, trimmed, type SourceText } from '../../../read/document/node.js';
import {
  cellsOf,
  codeSpans,
  isDelimiterRow,
  Sections,
  type Heading,
  type Section,
} from '../../../read/document/sections.js';
import { isFilesHeading } from '../../../read/lines/headings.js';
import type { Kind } from '../../../read/lines/kinds.js';
import { isCommitId } from '../../../read/lines/path.js';
import type { UnreadLine } from '../../../read/lines/claim.js';
import { readSection, readString } from '../../../read/lines/place.js';
import { mayNameFile } from '../../../read/lines/unread.js';
import { GSD } from './composition.js';
import { readSelfCheck, selfCheckResults } from './self-check.js';
import { unreadLines } from './unread.js';

/**
 * The value of a summary:
 *
 *     { frontmatter: 'none' | 'misplaced' | 'unended' | 'late' | 'whole',
 *       ...the keys of its frontmatter, with scalars as YAML has them: numbers that would be written otherwise are
 *       text,
 *       'key-files': { created | modified | deleted | removed: [{ path, type }] },
 *       'requirements-completed': [text],
 *       files: [{ path, type: created | modified | deleted | listed }], from its sections on files
 *       commits: [text], of its sections on commits, then of its frontmatter; ids only
 *       'self-check': [{ path, type: checked | commit }],
 *       selfCheck: 'passed' | 'failed' | 'both', from all headings with a result; absent without one
 *       measured: { before, after, commits }, the commits at which the work began and ended, and their number
 *       hedged: number of lines on files that claim none, as they say themselves; absent without one
 *       placeholders: [text] instead of commits in the lists of commits
 *       order: [pointer] } the places of claims, in document order
 *
 * A key that appears twice is read twice: lists are joined, and a status that excuses nothing wins. Frontmatter keys
 * with the name of one of the last nine are left out; `key_files` and `requirements_completed` are read like those with
 * a dash.
 */
const COMPOSED = ['files', 'commits', 'self-check', 'selfCheck', 'placeholders', 'measured', 'hedged'];

/** Reads a summary. Takes time linear in its text, and never throws. */
export function readSummary(source: Source): ReadDocument {
  return new Summary(source).unnumberedReturn();
}

const COMMITS = /^(?:task\s+)?commits?$/;

const SELF_CHECK = /^self[- ]?check\b/;

const LISTS: ReadonlyMap<string, Kind> = new Map([
  ['created', 'created'],
  ['modified', 'modified'],
  ['deleted', 'deleted'],
  ['removed', 'deleted'],
]);

/** The template's placeholders for commit ids. */
const PLACEHOLDER = /^(?:abc123f|def456g|hij789k|lmn012o|abc1234|hash|\[hash\]|pending|tbd)$/i;

class Summary {
  readonly #made: Composition;
  readonly #sections: Sections;
  readonly #lists = {
    files: [] as Json[],
    commits: [] as Json[],
    'self-check': [] as Json[],
    placeholders: [] as Json[],
  };
  /** The places of `key-files` items that were read, and of unread ones. */
  readonly #items: number[] = [];
  readonly #unread: UnreadLine[] = [];
  #hedged = 0;
  readonly #selfChecks = new Set<string>();

  constructor(source: Source) {
    this.#made = new Composition(source, GSD, COMPOSED);
    this.#sections = new Sections(source.text, this.#made.frontmatter.body);
  }

  unnumberedReturn(): ReadDocument {
    this.#keyFiles();
    this.#requirements();
    this.#status();
    this.#body();
    this.#frontmatterCommits();
    this.#measured();
    if (this.#hedged > 0) this.#made.set('hedged', this.#hedged);
    this.#made.leaveUnread(this.#unread);
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
      const kind = LISTS.get(key);
      if (kind === undefined) continue;
      const list = lists.get(key) ?? [];
      lists.set(key, list);
      for (const item of itemsOf(value)) this.#keyFile(item, list, join('', 'key-files', key), kind);
    }
    if (keyFiles.length > 0) this.#made.set('key-files', Object.fromEntries(lists));
    this.#unread.push(...unreadLines(lines, this.#items));
  }

  #keyFile(item: Node, list: Json[], at: Pointer, kind: Kind): void {
    // Text that goes on below a sign is left to what looks for unread lines.
    if (item.kind === 'scalar' && /^[|>]/.test(item.source.text)) return;
    const texts = pathTexts(item);
    this.#items.push(item.source.start);
    for (const written of texts) {
      this.#items.push(written.start);
      const { claims, unread, hedged } = readString(written, { hedges: 'not-in-git', kind });
      this.#made.claimLines(list, at, claims);
      this.#unread.push(...unread);
      this.#hedged += hedged;
    }
    if (texts.length === 0 && mayNameFile(item.source.text)) this.#unread.push(item.source);
  }

  #requirements(): void {
    const { members } = this.#made.frontmatter;
    const completed = allMembersOf(members, 'requirements-completed', 'requirements_completed');
    if (completed.length === 0) return;
    this.#made.set('requirements-completed', this.#made.texts(join('', 'requirements-completed'), completed));
  }

  /** Of several statuses, one that is not a word for unfinished work wins, since that word excuses claims. */
  #status(): void {
    const [first, ...others] = allMembersOf(this.#made.frontmatter.members, 'status');
    if (first === undefined || others.length === 0) return;
    const chosen = [first, ...others].find(({ value }) => value.kind !== 'scalar' || !saysUnfinished(value.value));
    if (chosen !== undefined) this.#made.set('status', this.#made.json(chosen.value, '/status'));
  }

  /** Adds the claims of its sections, in order. */
  #body(): void {
    const places: readonly (readonly [readonly Section[], (section: Section) => void])[] = [
      [this.#sections.outermost(({ heading }) => isFilesHeading(heading.text)), this.#files.bind(this)],
      [this.#sections.outermost(isNamed(COMMITS)), this.#commits.bind(this)],
      [this.#sections.direct(isNamed(SELF_CHECK)), this.#selfCheck.bind(this)],
    ];
    const sections = places.flatMap(([found, read]) => found.map((section) => ({ section, read })));
    sections.sort((one, other) => one.section.heading.start - other.section.heading.start);
    for (const { section, read } of sections) read(section);
  }

  #files(section: Section): void {
    const { claims, unread, hedged } = readSection(section, { hedges: 'not-in-git' });
    this.#made.claimLines(this.#lists.files, '/files', claims);
    this.#unread.push(...unread);
    this.#hedged += hedged;
  }

  #commits({ lines }: Section): void {
    let isTable = false;
    for (const [n, { line, heading }] of lines.entries()) {
      const row = heading === undefined ? cellsOf(line) : null;
      isTable = row !== null && (isTable || isDelimiterRow(row));
      if (heading !== undefined) continue;
      // The head of a table names its columns, and a table without one is text: neither has placeholders.
      const next = lines[n + 1]?.line;
      const isHead = row !== null && !isTable && next !== undefined && isDelimiterRow(cellsOf(next) ?? []);
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
    // Some of the template's ids look like commit ids, so they are claims too.
    if (!mayBePlaceholder || !PLACEHOLDER.test(source.text)) return;
    const { placeholders } = this.#lists;
    this.#made.mark(join('', 'placeholders', placeholders.length), source);
    placeholders.push(source.text);
  }

  #selfCheck(section: Section): void {
    const { heading } = section;
    for (const result of selfCheckResults(heading.text)) {
      // If the second result contradicts the first, it is the one that is reported.
      if (!this.#selfChecks.has(result)) this.#made.mark('/selfCheck', heading);
      this.#selfChecks.add(result);
      this.#made.set('selfCheck', this.#selfChecks.size > 1 ? 'both' : result);
    }
    const { found, unread } = readSelfCheck(section);
    for (const { entry, at } of found) this.#made.claim(this.#lists['self-check'], '/self-check', entry, at);
    this.#unread.push(...unread);
  }

  /** Adds the measured window of the work, whose keys are at the top or under `actuals`. */
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

/** The keys of a measured window, with their names in the value. */
const MEASURED = [
  ['plan_head_before', 'before'],
  ['plan_head_after', 'after'],
  ['commits', 'commits'],
] as const;

/** The value of a key in a measured window: a commit id, or a number of commits; else undefined. */
function measuredValue(name: 'before' | 'after' | 'commits', node: Node): Json | undefined {
  const text = node.kind === 'scalar' ? String(node.value) : '';
  if (name !== 'commits') return /^[0-9a-f]{7,64}$/i.test(text) ? text : undefined;
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function isNamed(pattern: RegExp): (heading: Heading) => boolean {
  return ({ name }) => pattern.test(name);
}
