import { oncePer } from '../../../model/collections.js';
import type { Block, Segment } from '../../../read/markdown/block.js';
import { headingName, isSeverity, labelOf, type SectionName } from './section.js';

/** One part of an envelope: under a heading, or after a bold label. */
export interface Section {
  readonly name: SectionName;
  readonly by: 'heading' | 'label';
  /** The level of its heading; 0 for a label. */
  readonly level: number;
  readonly at: Segment;
  /** The rest of the label's line, and the lines that continue it. */
  readonly inline: Segment[];
  readonly blocks: Block[];
  /** Lists and code after the section's own content: they belong to it only if the envelope continues after them. */
  readonly doubtful: Block[];
}

/** An envelope, or what may be one. */
export interface EnvelopeOutline {
  readonly heading: Extract<Block, { kind: 'heading' }> | null;
  readonly sections: Section[];
  /** True if there is a text block between the heading and the first section. */
  isIntroduced: boolean;
}

/** Parts that an envelope has once, on one line: a second one starts the next envelope. */
const SHORT: readonly SectionName[] = ['change', 'project', 'status'];

/** Groups consecutive blocks into possible envelopes. */
export class Outline {
  readonly candidates: EnvelopeOutline[] = [];
  #current: EnvelopeOutline | undefined;
  #open: Section | undefined;
  /** Artifacts that a horizontal rule ended, or other text after a label. */
  #ended: Section | undefined;

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
        if (this.#open?.name === 'artifacts') this.#ended = this.#open;
        this.#open = undefined;
        return;
      default:
        this.#content(block);
    }
  }

  /** A heading with more than an introduction before the first section belongs to something else. */
  #leaveHeading(block: Block): void {
    const current = this.#current;
    if (current === undefined || current.sections.length > 0 || block.kind === 'heading') return;
    if (block.kind === 'list' && isLabelled(block.items)) return;
    if (block.kind === 'paragraph' && (!current.isIntroduced || block.lines.some(isNamed))) current.isIntroduced = true;
    else this.#current = undefined;
  }

  #heading(block: Extract<Block, { kind: 'heading' }>): void {
    const name = headingName(block.text);
    if (name !== undefined) {
      this.#section({ name, by: 'heading', level: block.level, at: block.line, inline: [], blocks: [], doubtful: [] });
      return;
    }
    // The text below it is about something else.
    this.#ended = undefined;
    const current = this.#current;
    const outer = current?.heading?.level ?? this.#open?.level ?? 0;
    if (current === undefined || current.sections.length === 0 || outer === 0 || block.level <= outer) {
      this.#start(block);
    } else if (this.#open !== undefined && (this.#open.by === 'label' || block.level <= this.#open.level)) {
      // A part of the envelope that the standard does not name.
      this.#open = undefined;
    } else {
      // The section's content.
      this.#open?.blocks.push(block);
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
        labelled = {
          name,
          by: 'label',
          level: 0,
          at,
          inline: rest.text === '' ? [] : [rest],
          blocks: [],
          doubtful: [],
        };
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

  /** A label right after a list continues its last item in CommonMark, which the writer did not mean. */
  #list(items: readonly Item[]): void {
    let kept: Item[] = [];
    const flush = (): void => {
      if (kept.length > 0) this.#content({ kind: 'list', items: kept });
      kept = [];
    };
    for (const item of items) {
      if (!hasLateLabel(item)) {
        kept.push(item);
        continue;
      }
      for (const block of item) {
        if (block.kind !== 'paragraph') {
          flush();
          this.take(block);
          continue;
        }
        const label = block.lines.findIndex(isNamed);
        const end = label < 0 ? block.lines.length : label;
        if (end > 0) kept.push([{ kind: 'paragraph', lines: block.lines.slice(0, end) }]);
        if (label < 0) continue;
        flush();
        this.#paragraph(block.lines.slice(label));
      }
    }
    flush();
  }

  #section(section: Section): void {
    const repeats =
      SHORT.includes(section.name) && this.#current?.sections.some(({ name }) => name === section.name) === true;
    if (this.#current === undefined || repeats) this.#start(null);
    else this.#ended?.blocks.push(...this.#ended.doubtful);
    this.#current?.sections.push(section);
    this.#open = section;
    this.#ended = undefined;
  }

  #content(block: Block): void {
    const open = this.#open;
    if (block.kind === 'list' || block.kind === 'code') this.#ended?.doubtful.push(block);
    if (open === undefined) return;
    const closed = open.inline.length > 0 || open.blocks.some(({ kind }) => kind === 'list');
    // A label is followed by the rest of its line or one block of text, and lists; more is the document's own.
    if (open.by !== 'label' || !closed || block.kind === 'list') {
      open.blocks.push(block);
      return;
    }
    this.#open = undefined;
    if (open.name !== 'artifacts') return;
    this.#ended = open;
    if (block.kind === 'code') open.doubtful.push(block);
  }

  #start(heading: EnvelopeOutline['heading']): void {
    this.#current = { heading, sections: [], isIntroduced: false };
    this.#open = this.#ended = undefined;
    this.candidates.push(this.#current);
  }
}

type Item = readonly Block[];

function isNamed(line: Segment): boolean {
  return labelOf(line)?.name !== undefined;
}

/** Returns true if an item has a label after its first line; kept, since each list around it asks. */
export const hasLateLabel: (item: Item) => boolean = oncePer((item) =>
  item.some((block) => {
    if (block.kind === 'list') return block.items.some(hasLateLabel);
    return block.kind === 'paragraph' && block.lines.some((line, n) => n > 0 && isNamed(line));
  }),
);

/** Returns true if a list is an envelope with its labels in the items. */
function isLabelled(items: readonly Item[]): boolean {
  const names = items.map(([first]) => {
    const line = first?.kind === 'paragraph' ? first.lines[0] : undefined;
    return line === undefined ? undefined : labelOf(line)?.name;
  });
  return names.includes('status') && names.filter((name) => name !== undefined).length > 1;
}
