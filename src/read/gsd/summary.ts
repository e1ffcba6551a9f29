import type { Json } from '../../model/json.js';
import { join } from '../../model/pointer.js';
import type { Source, UnnumberedReturn } from '../source.js';
import { isCommitId, isLikeFile, pathIn, saysGone } from './claimed-path.js';
import { Composition } from './composition.js';
import { itemsOf, memberOf, membersOf, pathText } from './frontmatter.js';
import { trimmed, type SourceText } from './source-text.js';
import { cellsOf, codeSpans, Sections, type Heading, type Section } from './sections.js';

/*
 * The value of a summary:
 *
 *     { frontmatter: 'none' | 'unended' | 'whole',
 *       ...the keys of its frontmatter, with scalars as YAML has them: numbers that would be written otherwise are text,
 *       'key-files': { created | modified | deleted | removed: [path | { path, gone: true }] },   only paths
 *       'requirements-completed': [text],
 *       files: [{ path, type: created | modified | deleted | listed }],   of its sections on files
 *       commits: [text],             of its sections on commits, then of its frontmatter; ids only
 *       'self-check': [{ path, type: checked | commit }],
 *       selfCheck: 'passed' | 'failed',   left out where no heading says it
 *       placeholders: [text],        what stands for a commit in the lists of commits and is none
 *       order: [pointer] }           what makes claims, in the order in which it stands
 *
 * A path of which the text says that it is gone has `gone`, or the type deleted. Keys of the frontmatter that are called
 * like one of the last seven are left out; `key_files` and `requirements_completed` are read as with a dash.
 */

const COMPOSED = ['files', 'commits', 'self-check', 'selfCheck', 'placeholders'];

/** Reads a summary. Takes time linear to its text, and never throws. */
export function readSummary(source: Source): UnnumberedReturn {
  return new Summary(source).unnumberedReturn();
}

const FILES =
  /^(?:key\s+)?files(?:\s+(?:created|modified|changed|deleted)(?:\s*(?:\/|&|and|,)\s*(?:created|modified|changed|deleted))*)?$|^(?:created|modified|changed)\s+files$/;
const COMMITS = /^(?:task\s+)?commits?$/;
const SELF_CHECK = /^self[- ]?check\b/;

const KINDS_OF_FILES = ['created', 'modified', 'deleted', 'removed'];

/** What the template of a summary has where an id is to be put. */
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

  constructor(source: Source) {
    this.#made = new Composition(source, COMPOSED);
    this.#sections = new Sections(source.text, this.#made.frontmatter.body);
  }

  unnumberedReturn(): UnnumberedReturn {
    this.#keyFiles();
    this.#requirements();
    this.#body();
    this.#frontmatterCommits();
    for (const [name, list] of Object.entries(this.#lists)) {
      if (list.length > 0) this.#made.set(name, list);
    }
    return this.#made.unnumberedReturn();
  }

  #keyFiles(): void {
    const { members } = this.#made.frontmatter;
    const keyFiles = memberOf(members, 'key-files', 'key_files');
    if (keyFiles === undefined) return;
    const lists = new Map<string, Json[]>();
    for (const { key, value } of membersOf(keyFiles.value)) {
      if (!KINDS_OF_FILES.includes(key) || lists.has(key)) continue;
      const list: Json[] = [];
      lists.set(key, list);
      for (const item of itemsOf(value)) {
        const written = pathText(item);
        const found = written === undefined ? null : pathIn(written.text);
        if (written === undefined || found === null) continue;
        const { path, start, description } = found;
        const entry = saysGone(description) ? { path, gone: true } : path;
        this.#made.claim(list, join('', 'key-files', key), entry, { text: path, start: written.start + start });
      }
    }
    this.#made.set('key-files', Object.fromEntries(lists));
  }

  #requirements(): void {
    const { members } = this.#made.frontmatter;
    const completed = memberOf(members, 'requirements-completed', 'requirements_completed');
    if (completed === undefined) return;
    const ids: Json[] = [];
    for (const item of itemsOf(completed.value)) {
      if (item.kind !== 'scalar' || item.value === null) continue;
      this.#made.mark(join('', 'requirements-completed', ids.length), item.source);
      ids.push(String(item.value));
    }
    this.#made.set('requirements-completed', ids);
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
      const type = saysGone(found.description) ? 'deleted' : labels.type;
      const start = line.start + bullet.length + found.start;
      this.#made.claim(this.#lists.files, '/files', { path: found.path, type }, { text: found.path, start });
    }
  }

  #commits({ lines }: Section): void {
    for (const { line, heading } of lines) {
      if (heading !== undefined) continue;
      const spans = codeSpans(line);
      const cells = (cellsOf(line) ?? []).filter(({ text }) => !text.includes('`'));
      const texts = [...spans, ...cells].sort((one, other) => one.start - other.start);
      for (const source of texts) this.#commit(trimmed(source));
    }
  }

  #commit(source: SourceText): void {
    if (isCommitId(source.text)) this.#made.claim(this.#lists.commits, '/commits', source.text, source);
    // Some of the template's ids have the form of one: they are claims, too.
    if (!PLACEHOLDER.test(source.text)) return;
    const { placeholders } = this.#lists;
    this.#made.mark(join('', 'placeholders', placeholders.length), source);
    placeholders.push(source.text);
  }

  #selfCheck({ heading, lines }: Section): void {
    const result = /\b(passed|failed)\b/i.exec(heading.text)?.[1]?.toLowerCase();
    if (result !== undefined) {
      this.#made.set('selfCheck', result);
      this.#made.mark('/selfCheck', heading);
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

  #frontmatterCommits(): void {
    for (const { key, value } of this.#made.frontmatter.members) {
      if (!/^(?:commits?|task[-_]commits?)$/.test(key)) continue;
      for (const item of itemsOf(value)) {
        const { text, start } = item.source;
        const first = /^["'`]*([^\s"'`:,;()]+)/.exec(text);
        const named = /^["'`]*\w[\w-]*:\s+["'`]*([^\s"'`:,;()]+)/.exec(text);
        const found = first?.[1] !== undefined && isCommitId(first[1]) ? first : (named ?? first);
        if (found?.[1] === undefined) continue;
        this.#commit({ text: found[1], start: start + found[0].length - found[1].length });
      }
    }
  }
}

function isNamed(pattern: RegExp): (heading: Heading) => boolean {
  return ({ name }) => pattern.test(name);
}

type FileType = 'created' | 'modified' | 'deleted' | 'listed';

/** The headings and bold lines above a line of a section on files, which say what became of the files below them. */
class Labels {
  readonly #headings: { readonly level: number; readonly text: string }[];
  #bold: string | undefined;

  constructor({ level, name }: Section) {
    this.#headings = [{ level, text: name }];
  }

  /** Takes a line that is all in bold. */
  take({ text }: SourceText): boolean {
    const bold = /^\*\*([^*`]+)\*\*:?\s*$/.exec(text)?.[1];
    if (bold !== undefined) this.#bold = bold;
    return bold !== undefined;
  }

  enter({ level, heading }: Heading): void {
    while ((this.#headings.at(-1)?.level ?? 0) >= level) this.#headings.pop();
    this.#headings.push({ level, text: heading.text });
    this.#bold = undefined;
  }

  /** What the nearest of them says that names one kind only. */
  get type(): FileType {
    if (this.#bold !== undefined) {
      const type = typeIn(this.#bold);
      if (type !== undefined) return type;
    }
    for (let at = this.#headings.length - 1; at >= 0; at--) {
      const type = typeIn(this.#headings[at]?.text ?? '');
      if (type !== undefined) return type;
    }
    return 'listed';
  }
}

function typeIn(label: string): FileType | undefined {
  const types: FileType[] = [];
  if (/\b(?:created|new|added)\b/i.test(label)) types.push('created');
  if (/\b(?:modified|changed|updated|edited)\b/i.test(label)) types.push('modified');
  if (/\b(?:deleted|removed)\b/i.test(label)) types.push('deleted');
  return types.length === 1 ? types[0] : undefined;
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
    while (end > bullet && /\s/.test(text[end - 1] ?? '')) end--;
    const sign = text[end - 1] ?? '';
    if (!'—–-:'.includes(sign) || sign === '') continue;
    end -= sign === '-' && text[end - 2] === '-' ? 2 : 1;
    const what = trimmed(line, bullet, end);
    if (what.text !== '') return what;
  }
  return null;
}
