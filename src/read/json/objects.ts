import { isSpace, stringEnd, type IsReturn } from './scan.js';

/** A JSON value inside other text: `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const STATUS = 1;
const PLAIN_STATUS = 2;
const ARTIFACTS = 4;
const METADATA = 8;

const KEYS: ReadonlyMap<string, number> = new Map([
  ['status', STATUS],
  ['artifacts', ARTIFACTS],
  ['metadata', METADATA],
]);

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** The value at a bracket: its end, or null if it is not JSON; and the returns in it. */
interface Attempt {
  readonly end: number | null;
  readonly found: readonly Span[];
}

/** The tokens that may come next. */
type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end';

/**
 * Finds JSON values among other text in linear time, whatever the nesting: text that one attempt has read is not tried
 * again. Does not check escapes in strings; the parser does.
 */
export class JsonFinder {
  readonly #text: string;
  readonly #isReturn: IsReturn;
  /** Marks where an attempt has found an object, whose content is known. */
  readonly #met: Uint8Array;
  /** For each open bracket: its offset, and what its keys show (-1 for an array). */
  readonly #starts: number[] = [];
  readonly #marks: number[] = [];

  constructor(text: string, isReturn: IsReturn) {
    this.#text = text;
    this.#isReturn = isReturn;
    this.#met = new Uint8Array(text.length);
  }

  /** The outermost objects from an offset on that are returns. */
  *objectsFrom(from: number): Generator<Span> {
    for (const { found } of this.#attemptsFrom(from)) yield* found;
  }

  /** The outermost objects of the text, with any content. */
  *allObjects(): Generator<Span> {
    for (const { start, end } of this.#attemptsFrom(0)) if (end !== null) yield { start, end };
  }

  /** An attempt for each bracket that may open an object; brackets inside one are not tried again. */
  *#attemptsFrom(from: number): Generator<Attempt & { readonly start: number }> {
    let behind = from;
    for (const { index: start } of this.#text.matchAll(/\{/g)) {
      if (start < behind || this.#met[start] === 1) continue;
      const attempt = this.valueAt(start);
      yield { start, ...attempt };
      behind = attempt.end ?? behind;
    }
  }

  /** The value at a bracket: its end, or null if it is not JSON; and the outermost returns in it, maybe itself. */
  valueAt(start: number): Attempt {
    const text = this.#text;
    const starts = this.#starts;
    const marks = this.#marks;
    starts.length = marks.length = 0;
    const found: Span[] = [];
    let expected: Expected = 'value';
    /** The meaning of the key whose value comes next. */
    let key = 0;
    for (let at = start; at < text.length;) {
      const c = text.charCodeAt(at);
      if (isSpace(c)) {
        at++;
        continue;
      }
      if (expected === 'value' || expected === 'value or end') {
        if (c === CLOSE_ARRAY && expected === 'value or end') {
          starts.pop();
          marks.pop();
          at++;
          expected = 'comma or end';
        } else {
          this.#mark(key, c);
          key = 0;
          if (c === OPEN_OBJECT || c === OPEN_ARRAY) {
            if (c === OPEN_OBJECT) this.#met[at] = 1;
            starts.push(at);
            marks.push(c === OPEN_OBJECT ? 0 : -1);
            at++;
            expected = c === OPEN_OBJECT ? 'key or end' : 'value or end';
            continue;
          }
          const end = c === QUOTE ? stringEnd(text, at) + 1 : this.#plainEnd(at);
          if (end < 0) break;
          at = end;
          expected = 'comma or end';
        }
      } else if (expected === 'colon') {
        if (c !== COLON) break;
        at++;
        expected = 'value';
        continue;
      } else if (c === QUOTE && (expected === 'key' || expected === 'key or end')) {
        const end = stringEnd(text, at);
        key = keyMark(text, at + 1, end);
        at = end + 1;
        expected = 'colon';
        continue;
      } else if (c === COMMA && expected === 'comma or end') {
        at++;
        expected = marks[marks.length - 1] === -1 ? 'value' : 'key';
        continue;
      } else if (c === CLOSE_OBJECT && expected !== 'key' && marks[marks.length - 1] !== -1) {
        at++;
        this.#close(at, found);
        expected = 'comma or end';
      } else if (c === CLOSE_ARRAY && expected === 'comma or end' && marks[marks.length - 1] === -1) {
        starts.pop();
        marks.pop();
        at++;
      } else {
        break;
      }
      if (starts.length === 0) return { end: at, found };
    }
    return { end: null, found };
  }

  /** Notes in the innermost object what a key and the start of its value show. */
  #mark(key: number, value: number): void {
    if (key === 0) return;
    const last = this.#marks.length - 1;
    const before = this.#marks[last] ?? 0;
    if (key !== STATUS) this.#marks[last] = before | key;
    else if (value === OPEN_OBJECT || value === OPEN_ARRAY) this.#marks[last] = (before | STATUS) & ~PLAIN_STATUS;
    else this.#marks[last] = before | STATUS | PLAIN_STATUS;
  }

  /** Closes the innermost object. If it is a return, returns inside it are part of it. */
  #close(end: number, found: Span[]): void {
    const start = this.#starts.pop() ?? 0;
    const bits = this.#marks.pop() ?? 0;
    const has = (bit: number): boolean => (bits & bit) !== 0;
    const marks = {
      status: has(STATUS),
      plainStatus: has(PLAIN_STATUS),
      artifacts: has(ARTIFACTS),
      metadata: has(METADATA),
    };
    if (!this.#isReturn(marks)) return;
    while ((found.at(-1)?.start ?? start) > start) found.pop();
    found.push({ start, end });
  }

  /** Where a number or a word ends; -1 for none. */
  #plainEnd(at: number): number {
    PLAIN.lastIndex = at;
    return PLAIN.test(this.#text) ? PLAIN.lastIndex : -1;
  }
}

/** The meaning of a key, also if its letters are escaped; 0 for other keys. */
function keyMark(text: string, start: number, end: number): number {
  return KEYS.get(unescaped(text.slice(start, end))) ?? 0;
}

/** A text with escaped ASCII letters decoded. */
export function unescaped(text: string): string {
  return text.replace(/\\u00([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Returns true if a span of a text is one JSON object or array, as far as this is clear without parsing. */
export function isJson(text: string, start: number, end: number): boolean {
  const span = text.slice(start, end).trim();
  if (!span.startsWith('{') && !span.startsWith('[')) return false;
  return new JsonFinder(span, () => false).valueAt(0).end === span.length;
}
