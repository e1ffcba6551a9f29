import type { Heading, Section } from '../../../read/document/sections.js';
import type { SourceText } from '../../../read/document/source-text.js';

/** What became of a file. */
export type FileType = 'created' | 'modified' | 'deleted' | 'listed';

/** The headings and bold lines above a line of a section on files, which say what became of the files below them. */
export class Labels {
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
