import type { FenceFault } from '../words.js';
import type { Segment } from '../../../read/markdown/block.js';

/** A line of an envelope, cut at its first colon; `value` is null where it has none, or nothing before it. */
export interface EnvelopeLine {
  readonly line: Segment;
  readonly key: Segment;
  readonly value: Segment | null;
}

/** The fence, or other lines, that hold the envelope of a verification. */
export interface Fence {
  /** The line that opens it; of bare text the first. */
  readonly opening: Segment;
  /** Its lines that are not blank. */
  readonly lines: readonly EnvelopeLine[];
  readonly faults: readonly FenceFault[];
  /** The offset at which the text behind it starts. */
  readonly end: number;
}

/** What every text with an envelope has. */
const MARKS = /gentle-ai\.verify-result|evidence_revision/;

/** Whether a text may hold the envelope of a verification: most do not, and are not searched. */
function mayHoldVerifyResult(text: string): boolean {
  return MARKS.test(text);
}

/** A fence on the way through a text. */
interface OpenFence {
  readonly mark: string;
  readonly opening: Segment;
  readonly faults: readonly FenceFault[];
  readonly lines: EnvelopeLine[];
}

/**
 * The envelope of a verification that a text holds: in the fence that is its first content, else in the first that names the schema,
 * else in front matter or in bare text; null where there is none. `written` is the text with what is not rendered. Linear.
 */
export function envelopeIn(text: string, written = text): Fence | null {
  if (!mayHoldVerifyResult(text)) return null;
  return fenceIn(text, written) ?? unfencedIn(text);
}

function fenceIn(text: string, written: string): Fence | null {
  const start = contentStart(text);
  // Who reads the text as it is written takes a comment for its first content.
  let isFirst = contentFrom(text, start.offset) === contentFrom(written, start.offset);
  let open: OpenFence | null = null;
  for (const line of linesFrom(text, start.offset)) {
    const trimmed = line.text.trim();
    if (trimmed === '') continue;
    if (open !== null && isClosing(trimmed, open.mark)) {
      if (isEnvelope(open)) return ended(open, line.offset + line.text.length);
      open = null;
      continue;
    }
    const mark = markOf(trimmed);
    // Inside another one: that never ended, or shows this one.
    if (mark !== null && (open === null || mark.length < trimmed.length)) {
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

/** The signs with which a line opens a fence; null for any other line. */
function markOf(line: string): string | null {
  const [sign = ''] = line;
  if (sign !== '`' && sign !== '~') return null;
  let length = 1;
  while (line[length] === sign) length++;
  return length < 3 || (sign === '`' && line.includes(sign, length)) ? null : line.slice(0, length);
}

function isClosing(line: string, mark: string): boolean {
  if (line.length < mark.length || !line.startsWith(mark)) return false;
  for (const letter of line) if (letter !== mark[0]) return false;
  return true;
}

/** Whether it names the schema, in quotes or out of date, too; or is the first content, and has what only such an envelope has. */
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
 * The envelope of a text outside of fences: lines `key: value` that follow each other, of which one names the schema. Of a text with
 * such a line in code by indentation, it is an example.
 */
function unfencedIn(text: string): Fence | null {
  const { offset, hasFrontMatter } = contentStart(text);
  let mark: string | null = null;
  let block: EnvelopeLine[] = [];
  const found = (isInside: boolean): Fence | null => {
    const [first] = block;
    if (first === undefined || !block.some(namesSchema)) return null;
    const last = block.at(-1) ?? first;
    const faults: readonly FenceFault[] = [isInside ? 'in-front-matter' : 'bare'];
    const end = isInside ? offset : last.line.offset + last.line.text.length;
    return { opening: first.line, lines: block, faults, end };
  };
  for (const line of linesFrom(text, 0)) {
    const isInside = hasFrontMatter && line.offset < offset;
    const trimmed = line.text.trim();
    const other = markOf(trimmed);
    const cut = cutAtColon(line);
    const isOfBlock = mark === null && cut.value !== null && /^(?! {4}|\t)\s*["']?[a-z_]+["']?\s*:/i.test(line.text);
    if (isOfBlock) block.push(cut);
    // Front matter may have lists and nested keys beside the fields.
    else if (trimmed !== '' && !(isInside && trimmed !== '---' && trimmed !== '...')) {
      const envelope = found(isInside);
      if (envelope !== null) return envelope;
      block = [];
    }
    if (mark !== null && isClosing(trimmed, mark)) mark = null;
    else if (mark === null && other !== null) mark = other;
  }
  return found(false);
}

function ended({ opening, lines, faults }: OpenFence, end: number): Fence {
  return { opening, lines, faults, end };
}

/** Of a fence that never ends, the lines up to where the document goes on. */
function unended({ opening, lines, faults }: OpenFence): Fence {
  const after = lines.findIndex(({ value }) => value === null);
  const own = after < 0 ? lines : lines.slice(0, after);
  const last = own.at(-1)?.line ?? opening;
  return { opening, lines: own, faults: [...faults, 'unended'], end: last.offset + last.text.length };
}

/** Where the first character behind an offset is that is not white space. */
function contentFrom(text: string, offset: number): number {
  return text.length - text.slice(offset).trimStart().length;
}

/** Where the content of a text starts, behind YAML front matter. */
function contentStart(text: string): { readonly offset: number; readonly hasFrontMatter: boolean } {
  let inside = false;
  for (const line of linesFrom(text, 0)) {
    const trimmed = line.text.trimEnd();
    if (!inside) {
      if (trimmed.trim() === '') continue;
      if (trimmed !== '---') break;
      inside = true;
    } else if (trimmed === '---' || trimmed === '...') {
      return { offset: line.offset + line.text.length, hasFrontMatter: true };
    } else if (markOf(trimmed.trim()) !== null) break;
  }
  return { offset: 0, hasFrontMatter: false };
}

/** The lines of a text from an offset on, without their ends. */
export function* linesFrom(text: string, from: number): Generator<Segment> {
  for (let offset = from; offset < text.length;) {
    const lf = text.indexOf('\n', offset);
    const end = lf < 0 ? text.length : lf;
    yield { text: text.slice(offset, end > offset && text[end - 1] === '\r' ? end - 1 : end), offset };
    offset = end + 1;
  }
}

function cutAtColon(line: Segment): EnvelopeLine {
  const whole = trimmed(line);
  const colon = line.text.indexOf(':');
  if (colon < 0) return { line: whole, key: whole, value: null };
  const key = trimmed({ text: line.text.slice(0, colon), offset: line.offset });
  const value = trimmed({ text: line.text.slice(colon + 1), offset: line.offset + colon + 1 });
  return { line: whole, key, value: key.text === '' ? null : value };
}

function trimmed({ text, offset }: Segment): Segment {
  const start = text.trimStart();
  return { text: start.trimEnd(), offset: offset + text.length - start.length };
}
