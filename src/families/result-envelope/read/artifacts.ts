import type { Json, JsonObject } from '../../../model/json.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';
import { itemOf, type SectionLine } from '../../../read/document/sections.js';
import { entryOf, type UnreadLine } from '../../../read/lines/claim.js';
import type { LinkTargets } from '../../../read/lines/markup.js';
import { readLines } from '../../../read/lines/place.js';
import { saysNone } from '../../../read/lines/words.js';
import type { Block, Segment } from '../../../read/markdown/block.js';
import { isData, isOutput, listedIn, pathInData, unlistedIn } from './listing.js';
import type { Section } from './envelope-outline.js';

/** An item that an envelope lists as an artifact: a file, an Engram observation, or other text. */
export interface Artifact {
  readonly entry: JsonObject;
  /** Where the path or the observation is. */
  readonly at: SourceText;
  /** The line that lists it. */
  readonly line: SourceText;
}

/** The artifacts that an envelope lists. */
export interface Artifacts {
  readonly artifacts: readonly Artifact[];
  readonly unread: readonly UnreadLine[];
  /** The number of lines that name files but claim none. */
  readonly hedged: number;
}

/** Reads the artifacts in the parts of an envelope. */
export function readArtifacts(sections: readonly Section[], links: LinkTargets): Artifacts {
  const flat = new Flattened();
  for (const { inline, blocks } of sections) {
    flat.inline(inline);
    for (const block of blocks) flat.take(block, 0);
  }
  const { claims, unread, hedged } = readLines(flat.lines, { hedges: 'not-in-git', links, accepts: isFile });
  const artifacts: Artifact[] = [];
  const [first] = flat.elements;
  const isEmpty = first !== undefined && isNone(first.source.text.trim());
  for (const { source, isDetail } of flat.elements) {
    const end = source.start + source.text.length;
    const own = claims.filter(({ at }) => at.start >= source.start && at.start <= end);
    const text = source.text.trim().replace(/^\|\s*|\s*\|$/g, '');
    for (const [n, claim] of own.entries()) {
      artifacts.push({
        entry: { ...entryOf(claim), text: n === 0 ? text : claim.at.text },
        at: claim.at,
        line: source,
      });
    }
    const observation = own.length > 0 ? null : observationIn(text);
    const line = trimmed(source);
    // A file next to an observation is not looked up.
    if (observation !== null && hasFileBeside(observation, text)) flat.unread.push(line);
    if (observation !== null) artifacts.push({ entry: { observation, text }, at: placeOf(observation, line), line });
    else if (own.length === 0 && text !== '' && !isDetail && !isEmpty && !/[:：]\**$/.test(text) && !isNone(text)) {
      artifacts.push({ entry: { text }, at: line, line });
    }
  }
  const lacking = unread.filter(({ text }) => {
    const observation = observationIn(text);
    return observation === null || hasFileBeside(observation, text);
  });
  return { artifacts, unread: [...lacking, ...flat.unread].sort((one, other) => one.start - other.start), hedged };
}

/** Text like a file in a folder. */
const FILE = /\w\/[^\s`]*\.[A-Za-z]\w*/;

/** Returns true if a text that names an observation also names a file. */
function hasFileBeside(observation: string, text: string): boolean {
  return FILE.test(text.replace(observation, ''));
}

/** Where a line names an observation; the whole line if it describes one. */
function placeOf(observation: string, line: SourceText): SourceText {
  const at = line.text.indexOf(observation);
  return at < 0 ? line : { text: observation, start: line.start + at };
}

/** Returns true if a text only says that there is nothing. */
function isNone(text: string): boolean {
  return saysNone(text) && text.length < LONGEST_NONE;
}

const LONGEST_NONE = 16;

/** A line or item of an envelope, for the reader of lines. */
interface Element {
  readonly source: SourceText;
  /** True if it is below an item, which it explains if it names nothing itself. */
  readonly isDetail: boolean;
}

/** The blocks of a part as lines: an item has its bullet and its indent, as if it were written at the left. */
class Flattened {
  readonly lines: SectionLine[] = [];
  readonly elements: Element[] = [];
  readonly unread: UnreadLine[] = [];

  /** The text after a label; artifacts on one line are separated by bars. */
  inline(lines: readonly Segment[]): void {
    for (const [n, { text, offset }] of lines.entries()) {
      const parts = n === 0 && lines.length === 1 ? text.split(' | ') : [text];
      let start = offset;
      for (const part of parts) {
        this.#item({ text: part, offset: start }, 0);
        start += part.length + ' | '.length;
      }
    }
    this.#blank();
  }

  take(block: Block, depth: number): void {
    switch (block.kind) {
      case 'paragraph':
      case 'html':
        this.#paragraph(block.lines, depth);
        this.#blank();
        return;
      case 'code':
        this.#code(block);
        return;
      case 'list':
        for (const item of block.items) this.#listItem(item, depth);
        this.#blank();
        return;
      case 'quote':
        for (const inner of block.blocks) this.take(inner, depth);
        return;
      case 'heading': {
        const { text, offset } = block.line;
        const line = { text, start: offset };
        this.elements.push({ source: line, isDetail: true });
        this.lines.push({ line, heading: { level: block.level, heading: line, name: block.text.toLowerCase() } });
        return;
      }
      case 'break':
    }
  }

  #listItem(blocks: readonly Block[], depth: number): void {
    const [first, ...rest] = blocks;
    if (first?.kind !== 'paragraph') {
      for (const block of blocks) this.take(block, depth);
      return;
    }
    const [line, ...more] = first.lines;
    if (line !== undefined) this.#item(line, depth);
    for (const other of more) this.#behindItem(other, depth);
    for (const block of rest) this.take(block, depth + 1);
  }

  /** The lines of a paragraph: some may be items with unusual bullets; the lines after one are its details. */
  #paragraph(lines: readonly Segment[], depth: number): void {
    let isBehindItem = false;
    for (const line of lines) {
      const isItem = itemOf({ text: line.text, start: line.offset }) !== null;
      if (isBehindItem && !isItem)
        this.elements.push({ source: { text: line.text, start: line.offset }, isDetail: true });
      else this.#line(line, depth);
      isBehindItem ||= isItem;
    }
  }

  /** A line after the first of an item: one with an unusual bullet is its own item, and a footnote is outside it. */
  #behindItem(line: Segment, depth: number): void {
    const item = itemOf({ text: line.text, start: line.offset });
    if (item === null) this.#line(line, line.text.startsWith('[^') ? 0 : depth + 1);
    else this.#item({ text: item.content.text, offset: item.content.start }, depth);
  }

  #item({ text, offset }: Segment, depth: number): void {
    const sign = `${' '.repeat(2 * depth)}- `;
    this.lines.push({ line: { text: `${sign}${text}`, start: offset - sign.length } });
    this.elements.push({ source: { text, start: offset }, isDetail: depth > 0 });
  }

  #line({ text, offset }: Segment, depth: number): void {
    const indent = ' '.repeat(2 * depth);
    this.lines.push({ line: { text: `${indent}${text}`, start: offset - indent.length } });
    this.elements.push({ source: { text, start: offset }, isDetail: depth > 0 || text.startsWith('|') });
  }

  /** Code that lists paths is a list; in other code that names files like a list, the first line is unread. */
  #code({ info, lines }: Extract<Block, { kind: 'code' }>): void {
    const filled = lines.filter(({ text }) => text.trim() !== '');
    const [first] = filled;
    if (first === undefined) return;
    const isRun = isOutput(info, filled);
    const paths = isRun ? null : listedIn(filled);
    for (const { text, start } of paths ?? []) this.#item({ text, offset: start }, 0);
    if (paths !== null) return;
    this.elements.push({ source: { text: first.text, start: first.offset }, isDetail: false });
    if (isRun) return;
    const line = unlistedIn(filled) ?? (isData(info) ? pathInData(filled) : undefined);
    if (line !== undefined) this.unread.push(trimmed({ text: line.text, start: line.offset }));
  }

  #blank(): void {
    this.lines.push({ line: { text: '', start: 0 } });
  }
}

/** Texts with a slash, but no file extension: an option, a call, a media type, an Engram key. */
const NO_FILE: readonly RegExp[] = [
  /^-/,
  /\)[;,]?$/,
  /^(?:application|audio|font|image|multipart|text|video)\/[\w.+-]+$/,
  /^sdd(?:-[a-z]+)?\/[^.]+$/,
  /^#?obs[_-][\w-]+$/i,
];

function isFile(path: string): boolean {
  return !NO_FILE.some((form) => form.test(path));
}

/** The Engram observation that a text names by id or topic key; null if there is none. */
function observationIn(text: string): Json & (string | null) {
  const named = /#?\bobs[_-][\w-]+/i.exec(text)?.[0] ?? /\bsdd(?:-[a-z]+)?\/[\w/.-]*\w/.exec(text)?.[0];
  if (named !== undefined) return text.includes(`#${named}`) ? `#${named}` : named;
  const keyed = /\b(?:topic[_-]key|topic|key)\b\W{0,4}\s*`?([\w-]+\/[\w/-]+)/i.exec(text)?.[1];
  if (keyed !== undefined) return keyed;
  if (!/\b(?:engram|observation)\b/i.test(text)) return null;
  return /#\d[\w-]*/.exec(text)?.[0] ?? text;
}
