import { elementAt } from '../../model/collections.js';
import { trimmed, type SourceText } from '../document/node.js';
import { cellsIn, itemOf, tableAt, type Section, type SectionLine } from '../document/sections.js';
import type { LineClaim, UnreadLine } from './claim.js';
import { groupOf, groupOfHeading, type Group } from './headings.js';
import { isHedgedLine, isHedgedNaming, kindOfPath, type Kind } from './kinds.js';
import { labelOf, type Label } from './labels.js';
import { readLine, type Naming } from './line.js';
import type { LinkTargets } from './markup.js';
import type { Where } from './path.js';
import { below, withFolders } from './shorthand.js';
import { pointsElsewhere, holdsPath, isDrawn, mayListFile, mayNameFile, startsWithPath } from './unread.js';
import { columnOf, saysNone, type Change, type Hedges } from './words.js';

/** What was read from a place for claims. */
export interface PlaceReading {
  readonly claims: readonly LineClaim[];
  readonly unread: readonly UnreadLine[];
  /** Lines that name files but claim none, since they are hedged. */
  readonly hedged: number;
  /** Lines that name files but are struck out, or have an open checkbox. */
  readonly dropped: number;
  /** True if a line says that there is nothing to list. */
  readonly saysNone: boolean;
}

export interface PlaceOptions {
  /** The words in a remark that make a line no report. */
  readonly hedges: Hedges;
  /** The kind of the place's claims, unless a line or its labels say otherwise: for a key. */
  readonly kind?: Kind | null;
  readonly links?: LinkTargets;
  /** Returns true if a path may be one, since some of the place are not. */
  readonly accepts?: (path: string) => boolean;
}

/** Reads the section below a heading as a place for claims. Takes time linear in its text. */
export function readSection(section: Omit<Section, 'name'>, options: PlaceOptions): PlaceReading {
  return readLines(section.lines, options, section.code, section);
}

/** Returns the lines of a section that name files, if it is not a place for claims: they are unread. */
export function unreadInSection(section: Section, options: PlaceOptions): readonly UnreadLine[] {
  const { claims, unread } = readSection(section, options);
  return [...claims.map(({ at }) => at), ...unread];
}

/** Reads lines below a label, or of any other place with a heading or without, and the code in it. */
export function readLines(
  lines: readonly SectionLine[],
  options: PlaceOptions,
  code: readonly SourceText[] = [],
  heading?: Pick<Section, 'level' | 'heading'>,
): PlaceReading {
  const reader = new PlaceReader(options);
  if (heading !== undefined) reader.enter(heading.level, heading.heading.text);
  reader.takeLines(lines);
  for (const line of code) reader.takeShown(line);
  return reader;
}

/** Reads one string of a frontmatter or of JSON as a line. */
export function readString(source: SourceText, options: PlaceOptions): PlaceReading {
  const reader = new PlaceReader(options);
  reader.takeString(source);
  return reader;
}

/** A box that is not ticked, at the start of a string. */
const OPEN_BOX = /^["']?\[ \]\s/;

/** Adds the reading of a string with one path as a whole: a file name may contain white space. */
function withWhole(naming: Naming, text: string): Naming {
  const [first, ...others] = naming.paths;
  if (first === undefined || others.length > 0 || !/\s/.test(text)) return naming;
  return { ...naming, paths: [{ ...first, readings: [text, ...(first.readings ?? [])] }] };
}

/** The columns of a table, as its head names them. */
interface Columns {
  readonly path: number;
  readonly change: number;
}

/** An item with a path. */
interface Owner {
  readonly indent: number;
  /** The folder that is its only claim, and that claim's index. */
  readonly folder: LineClaim | null;
  readonly at: number;
}

class PlaceReader implements PlaceReading {
  readonly claims: LineClaim[] = [];
  readonly unread: UnreadLine[] = [];
  hedged = 0;
  dropped = 0;
  saysNone = false;
  readonly #options: PlaceOptions;
  /** The headings above, outermost first. */
  #headings: readonly { readonly level: number; readonly group: Group }[] = [];
  #label: Group | null = null;
  /** The last item with a path: deeper items are its details. */
  #owner: Owner | null = null;
  /** The folder that the nearest line or heading above names alone: names in the items below are files in it. */
  #folder: Omit<Owner, 'indent'> | null = null;
  #isProse = false;

  constructor(options: PlaceOptions) {
    this.#options = options;
  }

  enter(level: number, heading: string): void {
    const outer = this.#headings.filter((one) => one.level < level);
    this.#headings = [...outer, { level, group: groupOfHeading(heading) }];
    this.#label = this.#owner = this.#folder = null;
    this.#isProse = false;
  }

  takeLines(lines: readonly SectionLine[]): void {
    for (let n = 0; n < lines.length; n++) {
      const { heading } = elementAt(lines, n);
      const { line, more } = wholeItem(lines, n);
      n += more;
      if (heading !== undefined) {
        this.enter(heading.level, heading.heading.text);
        this.#folder = this.#folderIn(this.#read(heading.heading, 'plain'));
        // A place has its files in lines, not in headings.
        if (this.#folder === null && holdsPath(heading.heading.text, 'text') && !this.#isHedged)
          this.unread.push(heading.heading);
        continue;
      }
      const rows = tableAt(lines, n);
      if (rows > 0) {
        this.#table(lines.slice(n, n + rows).map((one) => one.line));
        n += rows - 1;
      } else if (isDrawn(line.text)) this.takeShown(line);
      // The folder above a drawn tree is part of the drawing.
      else if (!/\/\s*$/.test(line.text) || !isDrawn(lines[n + 1]?.line.text ?? '')) this.#take(line);
    }
  }

  /** Takes a line of code, or of a tree of folders: it is shown, and in which folder its file is is not read. */
  takeShown(line: SourceText): void {
    const content = itemOf(line)?.content ?? trimmed(line);
    if (mayListFile(line)) this.#leave(content, this.#read(content, 'plain'));
  }

  takeString(source: SourceText): void {
    const content = trimmed(source);
    const naming = this.#read(content, 'string');
    if (OPEN_BOX.test(content.text)) {
      if (naming.paths.length > 0) this.dropped++;
      return;
    }
    if (naming.paths.length + naming.patterns.length > 0 || naming.isStruck) {
      this.#name(withWhole(naming, content.text), []);
    } else if (mayNameFile(content.text)) this.#leave(content, naming);
  }

  #read(content: SourceText, where: Where): Naming {
    const { links, accepts } = this.#options;
    const naming = readLine(content, where, links);
    return accepts === undefined ? naming : { ...naming, paths: naming.paths.filter(({ path }) => accepts(path)) };
  }

  #take(line: SourceText): void {
    if (line.text.trim() === '') {
      this.#isProse = false;
      return;
    }
    const item = itemOf(line);
    const indent = item?.indent ?? line.text.length - line.text.trimStart().length;
    const isInner = this.#owner !== null && indent > this.#owner.indent;
    const label = isInner && item !== null ? null : labelOf(line);
    if (label !== null) {
      this.#enterLabel(label);
      if (holdsPath(label.text, 'text')) this.#leave(trimmed(line), this.#read(trimmed(line), 'plain'));
      return;
    }
    if (isInner) {
      if (item !== null && item.isTicked !== false) this.#below(item.content);
    } else if (item === null) this.#text(line);
    else this.#item(item.content, item.indent, item.isTicked === false);
  }

  #enterLabel({ indent, text }: Label): void {
    this.#owner = this.#folder = null;
    this.#isProse = false;
    const group = groupOf(text);
    if (indent > 0 && group.change === null && !group.isHedged && group.root === null) return;
    this.#label = group;
  }

  #item(content: SourceText, indent: number, isOpen: boolean): void {
    const naming = this.#placed(this.#read(content, 'plain'));
    this.#isProse = naming.paths.length === 0;
    this.#owner = null;
    if (naming.saysNone) this.saysNone = true;
    if (naming.paths.length + naming.patterns.length === 0) {
      if (!isOpen && (holdsPath(content.text, 'item') || pointsElsewhere(content.text))) this.#leave(content, naming);
      if (naming.isStruck) this.dropped++;
      return;
    }
    const at = this.claims.length;
    if (isOpen) this.dropped++;
    else this.#name(naming, []);
    const [claim, ...others] = this.claims.slice(at);
    this.#owner = { indent, at, folder: claim?.path.endsWith('/') === true && others.length === 0 ? claim : null };
  }

  /** What an item names, below the folder named above it, which is then no claim. */
  #placed(naming: Naming): Naming {
    const { folder = null, at = 0 } = this.#folder ?? {};
    if (folder === null || !isOfNames(naming)) return naming;
    if (this.claims[at] === folder) this.claims.splice(at, 1);
    return { ...naming, paths: naming.paths.map((name) => below(folder.path, name)) };
  }

  /** The folder that a line names alone; null for other lines. */
  #folderIn({ paths, remark }: Naming, at = this.claims.length): Omit<Owner, 'indent'> | null {
    const [path, ...others] = paths;
    const isAll = path?.path.endsWith('/') === true && others.length === 0 && !/[\p{L}\p{N}]/u.test(remark);
    return isAll ? { folder: this.claims[at] ?? { ...path, kind: 'listed' }, at } : null;
  }

  /** Reads a detail of an item: existing or earlier files below its folder replace the claim of the folder. */
  #below(content: SourceText): void {
    const { folder, at } = this.#owner ?? { folder: null, at: 0 };
    if (folder === null) return;
    const naming = this.#read(content, 'plain');
    if (!isOfNames(naming) || /\p{L}/u.test(naming.lead)) return;
    if (this.claims[at] === folder) this.claims.splice(at, 1);
    this.#name({ ...naming, paths: naming.paths.map((name) => ({ ...below(folder.path, name), needs: 'file' })) }, []);
  }

  /** Reads a line that is no item, if it begins with a path. */
  #text(line: SourceText): void {
    const content = trimmed(line);
    if (saysNone(content.text)) this.saysNone = true;
    const naming = this.#read(content, 'plain');
    const isLine = !this.#isProse && naming.paths.length + naming.patterns.length > 0 && !/\p{L}/u.test(naming.lead);
    if (isLine) {
      const at = this.claims.length;
      this.#name(naming, []);
      this.#folder = this.#folderIn(naming, at);
      return;
    }
    if (startsWithPath(content.text) || holdsPath(content.text, 'text')) this.#leave(content, naming);
    this.#isProse = true;
    this.#folder = null;
  }

  #table(lines: readonly SourceText[]): void {
    this.#owner = null;
    this.#isProse = false;
    const [head, , ...rows] = lines.map(cellsIn);
    const kinds = (head ?? []).map(({ text }) => columnOf(text));
    const columns = { path: kinds.indexOf('path'), change: kinds.indexOf('change') };
    const isRow = head !== undefined && kinds.every((kind) => kind === null) && this.#pathCell(head, columns) !== null;
    for (const cells of isRow ? [head, ...rows] : rows) this.#row(cells, columns);
  }

  #row(cells: readonly SourceText[], columns: Columns): void {
    const found = this.#pathCell(cells, columns);
    const others = cells.filter((_, n) => n !== found?.at).map(({ text }) => text);
    if (found !== null) {
      this.#name(found.naming, others, cells[columns.change]?.text);
      return;
    }
    const unread = cells.find(({ text }) => holdsPath(text, 'item'));
    if (unread !== undefined && !isHedgedLine(others, '', this.#options.hedges)) {
      this.#leave(unread, this.#read(unread, 'plain'));
    }
  }

  /** The first cell that names a path: in the column of paths, or in any column. */
  #pathCell(cells: readonly SourceText[], { path }: Columns): { readonly at: number; readonly naming: Naming } | null {
    const order = path < 0 ? [...cells.keys()] : [path, ...cells.keys()];
    for (const at of order) {
      const cell = cells[at];
      if (cell === undefined) continue;
      const naming = this.#read(cell, 'plain');
      if (naming.paths.length + naming.patterns.length > 0 || naming.isStruck) return { at, naming };
    }
    return null;
  }

  #name(naming: Naming, cells: readonly string[], changeCell?: string): void {
    const { hedges } = this.#options;
    const isHedgedAll = this.#isHedged || isHedgedLine([naming.remark, ...cells], naming.lead, hedges);
    if (naming.paths.length === 0) {
      if (naming.isStruck) this.dropped++;
      else if (isHedgedAll) this.hedged++;
      else this.#patterns(naming);
      return;
    }
    let isHedged = false;
    const under = this.#groups.find(({ root }) => root !== null)?.root ?? null;
    const said = { remark: naming.remark, cells, changeCell, group: this.#change, hedges };
    /** A hostile line names thousands of paths with the same remark. */
    const kinds = new Map<string, Kind | null>();
    for (const path of withFolders(naming.paths)) {
      const key = `${path.change ?? ''}\n${path.marker}\n${path.remark}`;
      const known = kinds.get(key);
      const kind = this.#isHedged ? null : known === undefined ? kindOfPath(path, said) : known;
      kinds.set(key, kind);
      isHedged ||= kind === null;
      if (kind !== null) this.claims.push({ ...path, ...(under === null ? {} : { under }), kind });
    }
    if (naming.isStruck) this.dropped++;
    else if (isHedged) this.hedged++;
    if (isHedgedAll) return;
    this.#patterns(naming);
    if (naming.further !== null) this.unread.push(naming.further);
  }

  #patterns({ patterns }: Naming): void {
    for (const { pattern, at } of patterns) this.unread.push({ ...at, pattern });
  }

  #leave(content: SourceText, naming: Naming): void {
    if (naming.saysNone) return;
    if (naming.isStruck || this.#isHedged || isHedgedNaming(naming, this.#options.hedges)) return;
    this.unread.push(content);
  }

  /** The change that the nearest label or heading above names. */
  get #change(): Change | 'several' | null {
    const said = this.#groups.find(({ change }) => change !== null)?.change ?? this.#options.kind ?? null;
    return said === 'listed' ? null : said;
  }

  get #isHedged(): boolean {
    return this.#groups.some(({ isHedged }) => isHedged);
  }

  /** The label and headings above, nearest first. */
  get #groups(): readonly Group[] {
    const headings = this.#headings.map(({ group }) => group).reverse();
    return this.#label === null ? headings : [this.#label, ...headings];
  }
}

/** Returns true if a line only names files without folders. */
function isOfNames({ paths }: Naming): boolean {
  return paths.length > 0 && paths.every(({ path }) => !path.includes('/'));
}

/** The end of a line that goes on with a name on the next one, and of one that ends in a name before that. */
const JOINED = /(?:[,;，、；→⇒]|[-=]>)\s*$/;
const JOINED_NAME = new RegExp(`(?:[\`)）]|\\.[A-Za-z]\\w{0,9})\\*{0,2}\\s*${JOINED.source}`);

/** A line; an item with the lines below that go on with it, as one in which everything stays where it is. */
function wholeItem(lines: readonly SectionLine[], at: number): { readonly line: SourceText; readonly more: number } {
  const { line } = elementAt(lines, at);
  const item = itemOf(line);
  if (item === null) return { line, more: 0 };
  const parts = [line.text];
  let end = line.start + line.text.length;
  let open = openBehind(item.content.text, 0);
  // The lines below a bracket that nothing closes are lines of their own.
  let whole = parts.length;
  for (;;) {
    const { line: next, heading } = lines[at + parts.length] ?? {};
    if (next === undefined || heading !== undefined || next.text.trim() === '') break;
    if (itemOf(next) !== null || tableAt(lines, at + parts.length) > 0) break;
    const isDeeper = next.text.search(/\S/) > item.indent;
    const isNext = startsWithPath(next.text) || /^\s*`[\w.-]{1,100}\.[A-Za-z]\w{0,9}`/.test(next.text);
    // In a bracket, a deeper line is about the item; behind a comma or an arrow, one that begins with a name. A line
    // that is not deeper goes on with names only.
    const goesOn = isDeeper ? JOINED : JOINED_NAME;
    if (!(open > 0 && isDeeper) && !(isNext && goesOn.test(elementAt(parts, parts.length - 1)))) break;
    parts.push(`${' '.repeat(Math.max(next.start - end, 0))}${next.text}`);
    end = next.start + next.text.length;
    open = openBehind(next.text, open);
    if (open === 0) whole = parts.length;
  }
  return { line: { text: parts.slice(0, whole).join(''), start: line.start }, more: whole - 1 };
}

/** How many brackets are open behind a text, code aside. */
function openBehind(text: string, before: number): number {
  let open = before;
  for (const [sign] of text.replace(/`[^`]*`/g, '').matchAll(/[()（）]/g))
    open = /[(（]/.test(sign) ? open + 1 : Math.max(open - 1, 0);
  return open;
}
