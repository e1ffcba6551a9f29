import type { Heading, Section } from '../../../read/document/sections.js';
import type { SourceText } from '../../../read/document/node.js';

/** What became of a file. */
export type FileType = 'created' | 'modified' | 'deleted' | 'listed';

/** The headings and bold lines above a line of a section on files, which say what became of the files below them. */
export class Labels {
  /** The outermost first, each with a deeper level than the one before it. */
  #headings: readonly { readonly level: number; readonly text: string }[];
  /** The bold line below the nearest heading, if there is one. */
  #bold: readonly string[] = [];

  constructor({ level, name }: Section) {
    this.#headings = [{ level, text: name }];
  }

  /** Takes a line that is all in bold. */
  take({ text }: SourceText): boolean {
    const bold = /^\*\*([^*`]+)\*\*:?\s*$/.exec(text)?.[1];
    if (bold !== undefined) this.#bold = [bold];
    return bold !== undefined;
  }

  enter({ level, heading }: Heading): void {
    this.#headings = [...this.#headings.filter((outer) => outer.level < level), { level, text: heading.text }];
    this.#bold = [];
  }

  /** What the nearest of them says that names one kind only. */
  get type(): FileType {
    const outwards = [...this.#bold, ...this.#headings.map(({ text }) => text).reverse()];
    return outwards.map(typeIn).find((type) => type !== undefined) ?? 'listed';
  }
}

function typeIn(label: string): FileType | undefined {
  const types: FileType[] = [];
  if (/\b(?:created|new|added)\b/i.test(label)) types.push('created');
  if (/\b(?:modified|changed|updated|edited)\b/i.test(label)) types.push('modified');
  if (/\b(?:deleted|removed)\b/i.test(label)) types.push('deleted');
  return types.length === 1 ? types[0] : undefined;
}
