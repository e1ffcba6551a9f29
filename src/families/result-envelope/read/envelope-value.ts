import { MOST_CLAIMS } from '../../../model/claim.js';
import type { Json, JsonObject } from '../../../model/json.js';
import { elementAt } from '../../../model/collections.js';
import { join, type Part, type Pointer, type Range } from '../../../model/pointer.js';
import type { Unread } from '../../../model/finding.js';
import type { Block, Segment } from '../../../read/markdown/block.js';
import type { EnvelopeOutline, Section } from './envelope-outline.js';
import type { LinkTargets } from '../../../read/lines/markup.js';
import { readArtifacts } from './artifacts.js';
import { inOneLine, readRisks } from './risks.js';
import type { SectionName } from './section.js';
import { unendedComment, type UnnumberedReturn, type Source } from '../../../read/source.js';

/** Parts that take more than one line. */
export const LONG_SECTIONS: readonly SectionName[] = ['summary', 'artifacts', 'next', 'risks'];

/** Builds an envelope's value, and notes the place of each part. */
export class Composer {
  readonly #outline: EnvelopeOutline;
  readonly #source: Source;
  readonly #value: Record<string, Json> = {};
  readonly #places = new Map<Pointer, Segment>();
  readonly #labels = new Map<Pointer, Segment>();
  readonly #links: LinkTargets;
  readonly #unreadParts: Unread[] = [];
  #moreClaims = 0;

  constructor(outline: EnvelopeOutline, source: Source, links: LinkTargets) {
    this.#outline = outline;
    this.#source = source;
    this.#links = links;
  }

  /** The return; `unended` is where a comment that never ends starts. */
  unnumberedReturn(unended: number | null): UnnumberedReturn {
    const { heading, sections } = this.#outline;
    if (unended !== null) this.#unreadParts.push(unendedComment(this.#source, unended));
    const start = heading?.line ?? elementAt(sections, 0).at;
    this.#places.set('', start);
    const long = sections.filter(({ name }) => LONG_SECTIONS.includes(name));
    this.#value.form = long.some(({ by }) => by === 'heading') ? 'headed' : 'block';
    const { at } = elementAt(long, 0);
    this.#mark('/form', at, at);
    // A heading of the first level belongs to the document, not to a phase.
    if (heading !== null && heading.level > 1) this.#value.heading = heading.text;
    for (const name of ['change', 'project', 'status', 'skill_resolution'] as const) this.#short(name);
    for (const name of ['summary', 'next'] as const) this.#prose(name);
    this.#artifacts();
    this.#risks();
    this.#value.order = [...new Set(sections.map(({ name }) => name))];
    sections.forEach(({ name, at }) => {
      if (!this.#labels.has(join('', name))) this.#labels.set(join('', name), at);
    });
    const value: JsonObject = this.#value;
    return {
      composed: 'result-envelope',
      ...(isWhole(sections) ? {} : { isPartial: true }),
      value,
      verbatim: false,
      moreClaims: this.#moreClaims,
      unread: this.#unreadParts,
      startLine: this.#source.lineAt(start.offset),
      locate: (pointer, part) => this.#locate(pointer, part),
    };
  }

  #short(name: SectionName): void {
    for (const section of this.#sections(name)) {
      const line = lineOf(section);
      if (line === undefined || line.text === '') continue;
      this.#value[name] = line.text;
      this.#mark(join('', name), section.by === 'label' ? line : section.at, section.at);
      return;
    }
  }

  #prose(name: SectionName): void {
    for (const section of this.#sections(name)) {
      const { inline, blocks } = section;
      const text = textsOf([{ kind: 'paragraph', lines: inline }, ...blocks])
        .join('\n')
        .trim();
      if (text === '') continue;
      this.#value[name] = text;
      this.#mark(join('', name), inline[0] ?? section.at, section.at);
      return;
    }
  }

  #artifacts(): void {
    const sections = this.#sections('artifacts');
    const [first] = sections;
    if (first === undefined || (first.inline.length === 0 && sections.every(({ blocks }) => blocks.length === 0)))
      return;
    this.#mark('/artifacts', first.inline[0] ?? first.at, first.at);
    const { artifacts, unread, hedged } = readArtifacts(sections, this.#links);
    // A text that names no file is not a claim.
    this.#moreClaims += artifacts.slice(MOST_CLAIMS).filter(({ entry }) => 'path' in entry).length;
    const listed = artifacts.slice(0, MOST_CLAIMS);
    for (const [n, { at, line }] of listed.entries()) {
      const pointer = join('', 'artifacts', n);
      this.#places.set(pointer, { text: line.text, offset: line.start });
      for (const name of ['path', 'observation'])
        this.#places.set(join(pointer, name), { text: at.text, offset: at.start });
    }
    for (const { text, start, pattern } of unread) {
      const range = this.#source.range(start, start + text.length);
      this.#unreadParts.push({ text, range, ...(pattern === undefined ? {} : { pattern }) });
    }
    this.#value.artifacts = listed.map(({ entry }) => entry);
    if (hedged > 0) this.#value.hedged = hedged;
  }

  #risks(): void {
    const sections = this.#sections('risks');
    const read = readRisks(sections);
    if (read === null) return;
    const { inline, at } = elementAt(sections, 0);
    this.#mark('/risks', inline[0] ?? at, at);
    read.forEach(({ at: place }, n) => this.#places.set(join('', 'risks', n), place));
    this.#value.risks = read.map(({ risk }) => risk);
  }

  #sections(name: SectionName): readonly Section[] {
    return this.#outline.sections.filter((section) => section.name === name);
  }

  #mark(pointer: Pointer, value: Segment, label: Segment): void {
    this.#places.set(pointer, value);
    this.#labels.set(pointer, label);
  }

  /** The place of a pointer, or of the nearest value around it that has one. */
  #locate(pointer: Pointer, part?: Part): Range {
    const places = part === 'key' ? this.#labels : this.#places;
    const steps = pointer.split('/');
    const around = steps.map((_, n) => steps.slice(0, steps.length - n).join('/'));
    const found = around.flatMap((one) => places.get(one) ?? this.#places.get(one) ?? []);
    const { text, offset } = elementAt(found, 0);
    return this.#source.range(offset, offset + text.length);
  }
}

/** The texts of some blocks, block for block, each on one line; of an item those of its first paragraph and its lists. */
function textsOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return textsOf(block.blocks);
    if (block.kind === 'list') {
      return block.items.flatMap((item) =>
        textsOf(item[0]?.kind === 'paragraph' ? item.filter(({ kind }, n) => n === 0 || kind === 'list') : item),
      );
    }
    const isText = block.kind === 'paragraph' || block.kind === 'code';
    return isText ? [inOneLine(block.lines.filter(({ text }) => text.trim() !== ''))] : [];
  });
}

/** The line with the value of a short part. */
export function lineOf({ inline, blocks }: Section): Segment | undefined {
  const [block] = blocks;
  const line = inline[0] ?? (block?.kind === 'paragraph' ? block.lines[0] : undefined);
  return line === undefined ? undefined : withoutDecoration(line);
}

/** A value without surrounding backticks or asterisks, or a final backslash. */
function withoutDecoration({ text, offset }: Segment): Segment {
  const opened = text.replace(/^[*`]+/, '');
  const end = opened.split('').findLastIndex((letter) => !'*`\\ '.includes(letter)) + 1;
  return { text: opened.slice(0, end), offset: offset + text.length - opened.length };
}

/** Returns true if status, summary, and artifacts or next exist, with or without content. */
function isWhole(sections: EnvelopeOutline['sections']): boolean {
  const has = (name: SectionName): boolean => sections.some((section) => section.name === name);
  return has('status') && has('summary') && (has('artifacts') || has('next'));
}
