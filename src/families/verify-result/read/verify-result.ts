import type { Json, JsonObject } from '../../../model/json.js';
import { join, type Part, type Pointer, type Range } from '../../../model/pointer.js';
import { VERIFY_FIELDS, type LineFault } from '../words.js';
import type { SourceText } from '../../../read/document/node.js';
import type { Source, UnnumberedReturn } from '../../../read/source.js';
import { envelopeIn, type Fence } from './fence.js';

/**
 * The envelope of a verification that a document holds; null where it holds none. Its value has every field of the envelope
 * as text, the first where one appears twice; `status`, which is the verdict; `form`, the faults of the fence; `lines`, the lines
 * that give no field; and `change`, the change that the document names behind the fence.
 */
export function readVerifyResult(source: Source, file = ''): UnnumberedReturn | null {
  const fence = envelopeIn(source.text, source.written);
  if (fence === null || (isDocument(file) && fence.faults.length > 0)) return null;
  return new Composer(fence, source).unnumberedReturn();
}

/** Returns true for a document of a change that is no report of a verification: only as its first content the fence is no example. */
function isDocument(file: string): boolean {
  return /(?:^|\/)openspec\/changes\//i.test(file) && !/(?:^|\/)verify-report[^/]*$/i.test(file);
}

class Composer {
  readonly #fence: Fence;
  readonly #source: Source;
  readonly #value: Record<string, Json> = {};
  readonly #places = new Map<Pointer, SourceText>();
  readonly #keys = new Map<Pointer, SourceText>();

  constructor(fence: Fence, source: Source) {
    this.#fence = fence;
    this.#source = source;
  }

  unnumberedReturn(): UnnumberedReturn {
    const { opening, faults, end } = this.#fence;
    this.#place('', opening, opening);
    this.#fields();
    this.#value.form = faults;
    this.#place('/form', opening, opening);
    const change = changeNamed(this.#source.text, end);
    if (change !== null) {
      this.#value.change = change.text;
      this.#place('/change', change, change);
    }
    const value: JsonObject = this.#value;
    return {
      composed: 'verify-result',
      value,
      verbatim: false,
      startLine: this.#source.lineAt(opening.start),
      locate: (pointer, part) => this.#locate(pointer, part),
    };
  }

  #fields(): void {
    const first = new Map<string, SourceText>();
    const others: Json[] = [];
    for (const { line, key, value } of this.#fence.lines) {
      const name = key.text;
      const fault = faultOf(name, value, first);
      if (value === null || fault !== null) {
        this.#place(join('', 'lines', others.length), line, key);
        const earlier = fault === 'repeated' ? first.get(name) : undefined;
        others.push({
          fault,
          text: line.text,
          ...(fault === 'no-field' ? {} : { key: name }),
          ...(earlier === undefined ? {} : { first_line: this.#source.lineAt(earlier.start) }),
        });
        continue;
      }
      first.set(name, key);
      this.#value[name] = value.text;
      const place = value.text === '' ? line : value;
      this.#place(join('', name), place, key);
      if (name !== 'verdict' || value.text === '') continue;
      this.#value.status = value.text;
      this.#place('/status', place, key);
    }
    this.#value.lines = others;
  }

  #place(pointer: Pointer, value: SourceText, key: SourceText): void {
    this.#places.set(pointer, value);
    this.#keys.set(pointer, key);
  }

  #locate(pointer: Pointer, part: Part = 'value'): Range {
    const places = part === 'key' ? this.#keys : this.#places;
    let at = pointer;
    let place = places.get(at);
    while (place === undefined) {
      at = at.slice(0, at.lastIndexOf('/'));
      place = places.get(at);
    }
    return this.#source.range(place.start, place.start + place.text.length);
  }
}

function faultOf(name: string, value: SourceText | null, first: ReadonlyMap<string, SourceText>): LineFault | null {
  if (value === null) return 'no-field';
  // Only known names become fields of the value, so that `__proto__` is none.
  if (!VERIFY_FIELDS.has(name)) return value.text === '' ? 'no-field' : 'unknown';
  return first.has(name) ? 'repeated' : null;
}

/** The name behind the first label of the change in the rest of a document, without backticks around it. */
function changeNamed(text: string, from: number): SourceText | null {
  const label = /^[^\S\r\n]*\*\*Change\*\*:[^\S\r\n]*(?=\S)/gm;
  label.lastIndex = from;
  const found = label.exec(text);
  if (found === null) return null;
  const start = found.index + found[0].length;
  const [name = ''] = text.slice(start).split(/[\r\n]/, 1);
  const bare = /^`([^`]+)`/.exec(name)?.[1];
  return bare === undefined ? { text: name.trimEnd(), start } : { text: bare, start: start + 1 };
}
