import type { Json } from '../../../model/json.js';
import { join, type Pointer, type Range } from '../../../model/pointer.js';
import { allMembersOf, frontmatterOf, itemsOf } from '../../../read/document/frontmatter.js';
import { firstLineIn, jsonOfMember, trimmed, type SourceText } from '../../../read/document/node.js';
import { itemOf, linesBetween, type Section, type SectionLine, Sections } from '../../../read/document/sections.js';
import { groupOf, isHeadingNamed } from '../../../read/lines/headings.js';
import { labelOf } from '../../../read/lines/labels.js';
import { readLines, type PlaceReading } from '../../../read/lines/place.js';
import { unendedComment, type Source, type UnnumberedReturn } from '../../../read/source.js';
import type { Declaration, PartSource } from '../declaration.js';
import { compose, type FormDocument, type ReadPlace } from './compose.js';
import { readingsAt, scalarsIn, valuesAt, type Placed } from './places.js';

/** Reads a Markdown file, which is one return of a form. Takes time linear in its text, and never throws. */
export function readMarkdown(source: Source, declaration: Declaration): UnnumberedReturn {
  return new FormReader(source, declaration).unnumberedReturn();
}

class FormReader implements FormDocument {
  readonly content: Readonly<Record<string, Json>>;
  readonly #source: Source;
  readonly #declaration: Declaration;
  readonly #sections: Sections;
  readonly #places = new Map<Pointer, SourceText>();
  /** The number of places of each heading and label. */
  readonly #marked = new Map<PartSource, number>();

  constructor(source: Source, declaration: Declaration) {
    this.#source = source;
    this.#declaration = declaration;
    const { members, body } = frontmatterOf(source.text);
    const content = new Map<string, Json>();
    for (const member of members) {
      const { key, value } = member;
      if (content.has(key)) continue;
      // A list whose key appears twice is read both times.
      const items = value.kind === 'list' ? allMembersOf(members, key).flatMap((one) => itemsOf(one.value)) : [];
      const whole = value.kind === 'list' ? { ...member, value: { ...value, items } } : member;
      content.set(key, jsonOfMember(whole, join('', key), this.#places));
    }
    this.content = Object.fromEntries(content);
    this.#sections = new Sections(source.text, body);
  }

  unnumberedReturn(): UnnumberedReturn {
    const { lineAt, unended = null } = this.#source;
    const { unread, ...made } = compose(this, this.#declaration);
    return {
      composed: this.#declaration.name,
      ...made,
      unread: unended === null ? unread : [...unread, unendedComment(this.#source, unended)],
      verbatim: false,
      startLine: lineAt(0),
      locate: (pointer) => this.#rangeOf(pointer),
    };
  }

  textsAt(source: PartSource): readonly Placed<string>[] {
    if (source.startsWith('/')) return valuesAt(this.content, source).flatMap(scalarsIn);
    const places = source.startsWith('#')
      ? this.#underHeading(source).map(({ lines }) => ({ own: null, below: lines }))
      : [...this.#labels(source)];
    return places.flatMap(({ own, below }) => {
      const first = own ?? below.map(({ line }) => trimmed(line)).find(({ text }) => text !== '');
      if (first === undefined) return [];
      return [{ pointer: this.#mark(source, first), value: first.text.replace(/^[-*_`\s]+|[*_`\s]+$/g, '') }];
    });
  }

  linesAt(source: PartSource, kind: Parameters<FormDocument['linesAt']>[1]): readonly ReadPlace[] {
    const options = { hedges: 'not-in-git', kind } as const;
    if (source.startsWith('/')) {
      return readingsAt(this.content, source, kind).map(({ pointer, reading }) => ({
        reading,
        pointerOf: () => pointer,
        rangeOfUnread: () => this.#rangeOf(pointer),
      }));
    }
    // The form's kind for everything below a heading counts, not the heading's own words.
    const places = source.startsWith('#')
      ? this.#underHeading(source).map(({ lines, code }) => readLines(lines, options, code))
      : [...this.#labels(source)].map(({ own, below, code }) =>
          readLines(own === null ? below : [{ line: own }], options, code),
        );
    return places.map((reading) => this.#place(source, reading));
  }

  #place(source: PartSource, reading: PlaceReading): ReadPlace {
    const pointers = reading.claims.map(({ at }) => this.#mark(source, at));
    return {
      reading,
      pointerOf: (n) => pointers[n] ?? '',
      rangeOfUnread: ({ text, start }) => this.#source.range(start, start + text.length),
    };
  }

  #underHeading(source: PartSource): readonly Section[] {
    return this.#sections.outermost(({ heading }) => isHeadingNamed(heading.text, source));
  }

  /** What follows a label on its line, and the lines and the code below it up to where its list ends. */
  *#labels(source: PartSource): Generator<Labelled> {
    const { lines, code } = this.#sections;
    for (const [n, { line, heading }] of lines.entries()) {
      const rest = heading === undefined ? restBehind(line, source) : null;
      if (rest === null) continue;
      const indent = itemOf(line)?.indent ?? -1;
      let end = n + 1;
      while (lines[end]?.line.text.trim() === '') end++;
      const hasGroups = this.#isGroup(lines[end]);
      for (let one = lines[end]; one !== undefined; one = lines[++end]) {
        if (endsLabel(one, indent) && !(hasGroups && this.#isGroup(one))) break;
      }
      yield {
        own: rest.text === '' ? null : rest,
        below: lines.slice(n + 1, end),
        code: rest.text === '' ? linesBetween(code, line.start, lines[end]?.line.start) : [],
      };
    }
  }

  /** Returns true for a label that says what became of the files below it, and is not a place of its own. */
  #isGroup({ line, heading }: Partial<SectionLine> = {}): boolean {
    const label = line === undefined || heading !== undefined ? null : labelOf(line);
    if (line === undefined || label === null || groupOf(label.text).change === null) return false;
    const sources = Object.values(this.#declaration.claims).flat();
    return sources.every((one) => restBehind(line, one) === null);
  }

  #mark(source: PartSource, at: SourceText): Pointer {
    const n = this.#marked.get(source) ?? 0;
    this.#marked.set(source, n + 1);
    const pointer = join('', source, n);
    this.#places.set(pointer, at);
    return pointer;
  }

  #rangeOf(pointer: Pointer): Range {
    const { text, range } = this.#source;
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const place = this.#places.get(at);
      if (place !== undefined) return range(place.start, place.start + firstLineIn(place.text).length);
    }
    return range(0, firstLineIn(text).length);
  }
}

/** What a label has on its line and below it. */
interface Labelled {
  readonly own: SourceText | null;
  readonly below: readonly SectionLine[];
  readonly code: readonly SourceText[];
}

/** The rest of a line after a label, with or without emphasis; null if the line does not begin with it. */
function restBehind(line: SourceText, label: PartSource): SourceText | null {
  const content = itemOf(line)?.content ?? trimmed(line);
  const name = label.replace(/\s*[:：]\s*$/, '');
  const start = /^[*_`]*/.exec(content.text)?.[0].length ?? 0;
  if (content.text.slice(start, start + name.length).toLowerCase() !== name.toLowerCase()) return null;
  const sign = /^[*_`]*\s*[:：][*_`]*\s*|^[*_`]+\s*$/.exec(content.text.slice(start + name.length));
  return sign === null ? null : trimmed(content, start + name.length + sign[0].length);
}

/** Returns true if a line ends the list below a label: a heading, another label, or an item at its level. */
function endsLabel({ line, heading }: SectionLine, indent: number): boolean {
  if (heading !== undefined) return true;
  const item = itemOf(line);
  if (indent >= 0) return item !== null && item.indent <= indent;
  return labelOf(line) !== null && (item === null || item.indent === 0);
}
