import type { FenceFault } from '../words.js';
import { linesFrom, trimmed, type SourceText } from '../../../read/document/node.js';

/** A line of an envelope, split at its first colon; `value` is null without one, or with nothing before it. */
export interface EnvelopeLine {
  readonly line: SourceText;
  readonly key: SourceText;
  readonly value: SourceText | null;
}

/** The fence, or other lines, with the envelope of a verification. */
export interface Fence {
  /** The line that opens it; for bare text the first line. */
  readonly opening: SourceText;
  /** Its lines that are not blank. */
  readonly lines: readonly EnvelopeLine[];
  readonly faults: readonly FenceFault[];
  /** The offset of the text after it. */
  readonly end: number;
}

/** Every text with an envelope has one of these; most texts have none, and are not searched. */
const MARKS = /gentle-ai\.verify-result|evidence_revision/;

/** A fence that is open while a text is read. */
interface OpenFence {
  readonly mark: string;
  readonly opening: SourceText;
  readonly faults: readonly FenceFault[];
  readonly lines: EnvelopeLine[];
}

/**
 * The envelope in a text: in the fence that is its first content, else in the first that names the schema, else in
 * front matter or bare text; null if there is none. `written` is the text including parts that are not rendered.
 * Linear.
 */
export function envelopeIn(text: string, written = text): Fence | null {
  return MARKS.test(text) ? (fenceIn(text, written) ?? unfencedIn(text)) : null;
}

function fenceIn(text: string, written: string): Fence | null {
  const start = contentStart(text);
  // A program that reads the raw text takes a comment for its first content.
  let isFirst = contentFrom(text, start.offset) === contentFrom(written, start.offset);
  let open: OpenFence | null = null;
  for (const line of linesFrom(text, start.offset)) {
    const content = line.text.trim();
    if (content === '') continue;
    if (open !== null && isClosing(content, open.mark)) {
      if (isEnvelope(open)) return { ...open, end: endOf(line) };
      open = null;
      continue;
    }
    const mark = markOf(content);
    // Inside another fence, which never ended, or shows this one as an example.
    if (mark !== null && (open === null || mark.length < content.length)) {
      if (open !== null && isEnvelope(open)) return unended(open);
      open = { mark, opening: line, lines: [], faults: openingFaults(line.text, isFirst, start.hasFrontMatter) };
    } else if (open !== null) open.lines.push(cutAtColon(line));
    isFirst = false;
  }
  return open !== null && isEnvelope(open) ? unended(open) : null;
}

function openingFaults(line: string, isFirst: boolean, hasFrontMatter: boolean): readonly FenceFault[] {
  const place: FenceFault[] = !isFirst ? ['not-first'] : hasFrontMatter ? ['front-matter'] : [];
  return /^```ya?ml$/i.test(line.trimEnd()) ? place : [...place, 'not-yaml'];
}

/** The signs that open a fence on a line; null for other lines. */
function markOf(line: string): string | null {
  return /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0] ?? null;
}

function isClosing(line: string, mark: string): boolean {
  return line.startsWith(mark) && markOf(line) === line;
}

/** Returns true if it names the schema, even quoted or outdated, or starts with such an envelope's fields. */
function isEnvelope({ lines, faults }: OpenFence): boolean {
  const keys = new Set<string>();
  for (const line of lines) {
    if (line.value === null) continue;
    if (namesSchema(line)) return true;
    keys.add(line.key.text);
  }
  return faults.length === 0 && keys.has('evidence_revision') && keys.has('verdict');
}

function namesSchema({ key, value }: EnvelopeLine): boolean {
  return /^["']?schema["']?$/.test(key.text) && value?.text.includes('gentle-ai.verify-result') === true;
}

/**
 * The envelope outside fences: consecutive lines `key: value`; one names the schema. If such a line is in
 * indented code, it is an example.
 */
function unfencedIn(text: string): Fence | null {
  const { offset, hasFrontMatter } = contentStart(text);
  let mark: string | null = null;
  let block: EnvelopeLine[] = [];
  const found = (isInside: boolean): Fence | null => {
    const [first] = block;
    if (first === undefined || !block.some(namesSchema)) return null;
    const end = isInside ? offset : endOf((block.at(-1) ?? first).line);
    return { opening: first.line, lines: block, faults: [isInside ? 'in-front-matter' : 'bare'], end };
  };
  for (const line of linesFrom(text, 0)) {
    const isInside = hasFrontMatter && line.start < offset;
    const content = line.text.trim();
    const other = markOf(content);
    const cut = cutAtColon(line);
    const isOfBlock = mark === null && cut.value !== null && /^(?! {4}|\t)\s*["']?[a-z_]+["']?\s*:/i.test(line.text);
    if (isOfBlock) block.push(cut);
    // Front matter may also have lists and nested keys.
    else if (content !== '' && !(isInside && content !== '---' && content !== '...')) {
      const envelope = found(isInside);
      if (envelope !== null) return envelope;
      block = [];
    }
    if (mark !== null && isClosing(content, mark)) mark = null;
    else if (mark === null && other !== null) mark = other;
  }
  return found(false);
}

/** The lines of a fence that never ends, up to where the document continues. */
function unended({ opening, lines, faults }: OpenFence): Fence {
  const after = lines.findIndex(({ value }) => value === null);
  const own = after < 0 ? lines : lines.slice(0, after);
  return { opening, lines: own, faults: [...faults, 'unended'], end: endOf(own.at(-1)?.line ?? opening) };
}

/** The offset of the next character that is not white space. */
function contentFrom(text: string, offset: number): number {
  return text.length - text.slice(offset).trimStart().length;
}

/** Where the content of a text starts, after YAML front matter. */
function contentStart(text: string): { readonly offset: number; readonly hasFrontMatter: boolean } {
  let inside = false;
  for (const line of linesFrom(text, 0)) {
    const content = line.text.trimEnd();
    if (!inside) {
      if (content.trim() === '') continue;
      if (content !== '---') break;
      inside = true;
    } else if (content === '---' || content === '...') {
      return { offset: endOf(line), hasFrontMatter: true };
    } else if (markOf(content.trim()) !== null) break;
  }
  return { offset: 0, hasFrontMatter: false };
}

function endOf({ text, start }: SourceText): number {
  return start + text.length;
}

function cutAtColon(line: SourceText): EnvelopeLine {
  const whole = trimmed(line);
  const colon = line.text.indexOf(':');
  if (colon < 0) return { line: whole, key: whole, value: null };
  const key = trimmed(line, 0, colon);
  return { line: whole, key, value: key.text === '' ? null : trimmed(line, colon + 1) };
}
