import type { Json, JsonObject } from '../model/json.js';
import { join, type Pointer } from '../model/pointer.js';
import type { Part, Range } from '../model/position.js';
import type { Block, Segment } from './block.js';
import { elementsOf, saysNone, type Element } from './element.js';
import { namedBy } from './named.js';
import { headingName, isSeverity, labelOf, severityIn, type SectionName } from './section.js';
import type { Piece, Source } from './source.js';

/** One part of an envelope: under a heading, or behind a bold label. */
interface Section {
  readonly name: SectionName;
  readonly by: 'heading' | 'label';
  /** The level of its heading; 0 for a label. */
  readonly level: number;
  readonly at: Segment;
  /** What stands on the line of the label, and on those that continue it. */
  readonly inline: Segment[];
  readonly blocks: Block[];
}

interface Draft {
  readonly heading: Extract<Block, { kind: 'heading' }> | null;
  readonly sections: Section[];
  /** Blocks of text between the heading and the first section. */
  before: number;
}

/**
 * The result envelopes that some blocks hold, also those inside quotes and items. Their value is
 * `{ form, heading, change, project, status, summary, artifacts, next, risks, skill_resolution, order }`, each left out
 * where the envelope has none: `artifacts` are `{ path | observation, text }`, `risks` are `{ severity, text }`, and
 * `order` has the names of the parts as they follow each other. `form` is `headed` where one of the long parts stands
 * under a heading, else `block`.
 */
export function envelopesIn(blocks: readonly Block[], source: Source): readonly Piece[] {
  const outline = new Outline();
  for (const block of blocks) outline.take(block);
  const found = outline.drafts.filter(isEnvelope).map((draft) => new Composer(draft, source).piece());
  for (const block of blocks) {
    if (block.kind === 'quote') found.push(...envelopesIn(block.blocks, source));
    else if (block.kind === 'list') {
      for (const item of block.items) if (!hasLateLabel(item)) found.push(...envelopesIn(item, source));
    }
  }
  return found;
}

const LONG: readonly SectionName[] = ['summary', 'artifacts', 'next', 'risks'];

/** Parts that an envelope has once, on one line: a second one starts the next envelope. */
const SHORT: readonly SectionName[] = ['change', 'project', 'status'];

/** The statuses of envelopes, and words that are written for them. */
const STATUS = /^(?:success|warning|failure|partial|blocked)$/i;
const NEARLY_STATUS = /^(?:success\w*|warning|fail\w*|partial\w*|blocked|done|completed?|ok|error)$/i;

/**
 * Other documents have a status and a summary, too, and some have risks or list artifacts: what tells an envelope apart is
 * that it says what comes next, or has a status such as envelopes have beside artifacts or the name of a change.
 */
function isEnvelope({ sections }: Draft): boolean {
  const names = new Set(sections.map(({ name }) => name));
  const parts = [...LONG, 'status' as const].filter((name) => names.has(name)).length;
  const section = sections.find(({ name }) => name === 'status');
  const status = (section === undefined ? undefined : lineOf(section)?.text) ?? '';
  if (parts >= 3 && names.has('next')) return true;
  if (!NEARLY_STATUS.test(status) || parts < 2) return false;
  const isNamed = names.has('change') || names.has('project');
  return names.has('artifacts') ? parts >= 3 || isNamed : isNamed && STATUS.test(status);
}

/** Sorts blocks that follow each other into drafts of envelopes. */
class Outline {
  readonly drafts: Draft[] = [];
  #draft: Draft | undefined;
  #open: Section | undefined;

  take(block: Block): void {
    this.#leaveHeading(block);
    switch (block.kind) {
      case 'heading':
        this.#heading(block);
        return;
      case 'paragraph':
        this.#paragraph(block.lines);
        return;
      case 'list':
        if (isLabelled(block.items)) for (const item of block.items) for (const inner of item) this.take(inner);
        else this.#list(block.items);
        return;
      case 'break':
        this.#open = undefined;
        return;
      default:
        this.#content(block);
    }
  }

  /** A heading with more than an introduction before the first section is that of something else. */
  #leaveHeading(block: Block): void {
    const draft = this.#draft;
    if (draft === undefined || draft.sections.length > 0 || block.kind === 'heading') return;
    if (block.kind === 'list' && isLabelled(block.items)) return;
    if (block.kind === 'paragraph' && (block.lines.some(isNamed) || draft.before++ === 0)) return;
    this.#draft = undefined;
  }

  #heading(block: Extract<Block, { kind: 'heading' }>): void {
    const name = headingName(block.text);
    if (name !== undefined) {
      this.#section({ name, by: 'heading', level: block.level, at: block.line, inline: [], blocks: [] });
      return;
    }
    const draft = this.#draft;
    const outer = draft?.heading?.level ?? this.#open?.level ?? 0;
    if (draft === undefined || draft.sections.length === 0 || outer === 0 || block.level <= outer) {
      this.#start(block);
    } else if (this.#open !== undefined && (this.#open.by === 'label' || block.level <= this.#open.level)) {
      // A part of the envelope that the standard does not name.
      this.#open = undefined;
    }
  }

  #paragraph(lines: readonly Segment[]): void {
    let labelled: Section | undefined;
    let plain: Segment[] = [];
    const flush = (): void => {
      if (plain.length > 0) this.#content({ kind: 'paragraph', lines: plain });
      plain = [];
    };
    for (const line of lines) {
      const label = labelOf(line);
      if (label?.name !== undefined) {
        flush();
        const { name, at, rest } = label;
        labelled = { name, by: 'label', level: 0, at, inline: rest.text === '' ? [] : [rest], blocks: [] };
        this.#section(labelled);
      } else if (label !== undefined && this.#open?.by === 'label' && !isSeverity(label.text)) {
        flush();
        this.#open = labelled = undefined;
      } else if (labelled === undefined) {
        plain.push(line);
      } else {
        labelled.inline.push(line);
      }
    }
    flush();
  }

  /**
   * A label that follows a list without an empty line between them goes on with its last item, as CommonMark has it, and
   * the items behind it are of the same list. The writer meant it otherwise.
   */
  #list(items: readonly Item[]): void {
    let kept: Item[] = [];
    const flush = (): void => {
      if (kept.length > 0) this.#content({ kind: 'list', items: kept });
      kept = [];
    };
    const walk = (list: readonly Item[]): void => {
      for (const item of list) {
        if (!hasLateLabel(item)) {
          kept.push(item);
          continue;
        }
        for (const block of item) {
          if (block.kind === 'list') {
            walk(block.items);
          } else if (block.kind === 'paragraph') {
            const label = block.lines.findIndex(isNamed);
            const end = label < 0 ? block.lines.length : label;
            if (end > 0) kept.push([{ kind: 'paragraph', lines: block.lines.slice(0, end) }]);
            if (label < 0) continue;
            flush();
            this.#paragraph(block.lines.slice(label));
          } else {
            flush();
            this.take(block);
          }
        }
      }
    };
    walk(items);
    flush();
  }

  #section(section: Section): void {
    const repeats =
      SHORT.includes(section.name) && this.#draft?.sections.some(({ name }) => name === section.name) === true;
    if (this.#draft === undefined || repeats) this.#start(null);
    this.#draft?.sections.push(section);
    this.#open = section;
  }

  #content(block: Block): void {
    const open = this.#open;
    if (open === undefined) return;
    const closed = open.inline.length > 0 || open.blocks.some(({ kind }) => kind === 'list');
    // Behind a label there is what continues its line, or one block of text, and lists; more is the document's own.
    if (open.by === 'label' && closed && block.kind !== 'list') this.#open = undefined;
    else open.blocks.push(block);
  }

  #start(heading: Draft['heading']): void {
    this.#draft = { heading, sections: [], before: 0 };
    this.#open = undefined;
    this.drafts.push(this.#draft);
  }
}

type Item = readonly Block[];

function isNamed(line: Segment): boolean {
  return labelOf(line)?.name !== undefined;
}

// Items are asked once for each list around them.
const late = new WeakMap<Item, boolean>();

/** Whether an item has a label on a line that is not its first. */
function hasLateLabel(item: Item): boolean {
  const known = late.get(item);
  if (known !== undefined) return known;
  const found = item.some((block) => {
    if (block.kind === 'list') return block.items.some(hasLateLabel);
    return block.kind === 'paragraph' && block.lines.some((line, n) => n > 0 && isNamed(line));
  });
  late.set(item, found);
  return found;
}

/** Whether a list is an envelope whose labels stand in its items. */
function isLabelled(items: readonly Item[]): boolean {
  const names = items.map(([first]) => {
    const line = first?.kind === 'paragraph' ? first.lines[0] : undefined;
    return line === undefined ? undefined : labelOf(line)?.name;
  });
  return names.includes('status') && names.filter((name) => name !== undefined).length > 1;
}

/** The line that a short part has its value on. */
function lineOf({ inline, blocks }: Section): Segment | undefined {
  const [block] = blocks;
  const line = inline[0] ?? (block?.kind === 'paragraph' ? block.lines[0] : undefined);
  return line === undefined ? undefined : withoutDecoration(line);
}

/** A value without the backticks or asterisks around it, and the backslash that breaks a line. */
function withoutDecoration({ text, offset }: Segment): Segment {
  let start = 0;
  let end = text.length;
  while (start < end && '*`'.includes(text[start] ?? '')) start++;
  while (end > start && '*`\\ '.includes(text[end - 1] ?? '')) end--;
  return { text: text.slice(start, end), offset: offset + start };
}

/** Makes an envelope's value, and notes the place of each of its parts. */
class Composer {
  readonly #draft: Draft;
  readonly #source: Source;
  readonly #value: Record<string, Json> = {};
  readonly #places = new Map<Pointer, Segment>();
  readonly #labels = new Map<Pointer, Segment>();

  constructor(draft: Draft, source: Source) {
    this.#draft = draft;
    this.#source = source;
  }

  piece(): Piece {
    const { heading, sections } = this.#draft;
    const start = heading?.line ?? sections[0]?.at ?? { text: '', offset: 0 };
    this.#places.set('', start);
    const long = sections.filter(({ name }) => LONG.includes(name));
    this.#value.form = long.some(({ by }) => by === 'heading') ? 'headed' : 'block';
    this.#mark('/form', long[0]?.at ?? start, long[0]?.at ?? start);
    // A heading of the first level is the document's, not that of a phase.
    if (heading !== null && heading.level > 1) {
      this.#value.heading = heading.text;
      this.#mark('/heading', heading.line, heading.line);
    }
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
      making: 'envelope',
      value,
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
      const text = textsOf(section).join('\n').trim();
      if (text === '') continue;
      this.#value[name] = text;
      this.#mark(join('', name), section.inline[0] ?? section.at, section.at);
      return;
    }
  }

  #artifacts(): void {
    const listed = this.#elements('artifacts', (lines) => lines.length > 1 && lines.every(isClaim), isNaming);
    if (listed === undefined) return;
    const artifacts: Json[] = [];
    const visit = (element: Element, claimed: boolean): void => {
      const named = namedBy(element);
      const isGroup = element.inner.length > 0 || claimed;
      for (const item of named) {
        const pointer = join('', 'artifacts', artifacts.length);
        const reference: JsonObject = item.kind === 'path' ? { path: item.path } : { observation: item.observation };
        artifacts.push({ ...reference, text: element.text });
        this.#places.set(pointer, element.lines[0] ?? item.at);
        this.#places.set(join(pointer, item.kind), item.at);
      }
      if (named.length === 0 && !isGroup) {
        const [line] = element.lines;
        if (line !== undefined) this.#places.set(join('', 'artifacts', artifacts.length), line);
        artifacts.push({ text: element.text });
      }
      for (const inner of element.inner) visit(inner, claimed || named.length > 0);
    };
    for (const element of listed) visit(element, false);
    this.#value.artifacts = artifacts;
  }

  #risks(): void {
    const isRisk = ({ text }: { readonly text: string }): boolean => severityIn(text) !== undefined;
    const listed = this.#elements('risks', (lines) => lines.some(isRisk), isRisk);
    if (listed === undefined) return;
    const risks: Json[] = [];
    const visit = (element: Element, group: string | undefined): void => {
      const severity = severityIn(element.text) ?? group;
      // An item that only heads others names their severity, or says what they have in common.
      if (element.inner.length > 0 && /:[*_]*$/.test(element.text)) {
        for (const inner of element.inner) visit(inner, severity);
        return;
      }
      const [line] = element.lines;
      if (line !== undefined) this.#places.set(join('', 'risks', risks.length), line);
      risks.push(severity === undefined ? { text: element.text } : { severity, text: element.text });
    };
    for (const element of listed) if (!element.code) visit(element, undefined);
    this.#value.risks = risks;
  }

  /**
   * What the parts of a name list, together; undefined where they say nothing. Behind the word that there is none, only
   * what `tells` against it counts: the rest is the document's own.
   */
  #elements(
    name: SectionName,
    splits: (lines: readonly Segment[]) => boolean,
    tells: (element: Element) => boolean,
  ): readonly Element[] | undefined {
    const sections = this.#sections(name);
    const elements = sections.flatMap(({ inline, blocks }) =>
      elementsOf([...paragraphs(inline, name), ...blocks], splits),
    );
    const [section] = sections;
    if (section === undefined || elements.length === 0) return undefined;
    this.#mark(join('', name), section.inline[0] ?? section.at, section.at);
    if (elements[0] !== undefined && saysNone(elements[0].text)) return elements.filter(tells);
    return elements.filter(({ text, inner }) => inner.length > 0 || !saysNone(text));
  }

  #sections(name: SectionName): readonly Section[] {
    return this.#draft.sections.filter((section) => section.name === name);
  }

  #mark(pointer: Pointer, value: Segment, label: Segment): void {
    this.#places.set(pointer, value);
    this.#labels.set(pointer, label);
  }

  #locate(pointer: Pointer, part: Part = 'value'): Range {
    const places = part === 'key' ? this.#labels : this.#places;
    for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
      const place = places.get(at) ?? this.#places.get(at);
      if (place !== undefined) return this.#source.range(place.offset, place.offset + place.text.length);
    }
  }
}

function isNaming(element: Element): boolean {
  return namedBy(element).length > 0;
}

function isClaim(line: Segment): boolean {
  const named = namedBy({ lines: [line], text: line.text, code: false, inner: [] });
  return named.some(({ at }) => at.offset <= line.offset + 2);
}

/** What stands behind a label; artifacts in one line are kept apart by bars. */
function paragraphs(inline: readonly Segment[], name: SectionName): readonly Block[] {
  if (inline.length === 0) return [];
  const [line] = inline;
  if (name !== 'artifacts' || inline.length > 1 || line === undefined) return [{ kind: 'paragraph', lines: inline }];
  const blocks: Block[] = [];
  let start = 0;
  for (const piece of line.text.split(' | ')) {
    const text = piece.trim();
    const offset = line.offset + start + piece.length - piece.trimStart().length;
    if (text !== '') blocks.push({ kind: 'paragraph', lines: [{ text, offset }] });
    start += piece.length + ' | '.length;
  }
  return blocks;
}

/** The texts of a part, block for block, each on one line. */
function textsOf({ inline, blocks }: Section): readonly string[] {
  const elements = elementsOf([{ kind: 'paragraph', lines: inline }, ...blocks], () => false);
  const flat = (element: Element): readonly string[] => [element.text, ...element.inner.flatMap(flat)];
  return elements.flatMap(flat);
}
