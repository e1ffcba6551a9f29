import { valueOf } from '../../../model/collections.js';
import type { Json } from '../../../model/json.js';
import { join, type Part, type Pointer } from '../../../model/pointer.js';
import { VERIFY_FIELDS, type LineFault } from '../words.js';
import type { SourceText } from '../../../read/document/node.js';
import type { Source, UnnumberedReturn } from '../../../read/source.js';
import { envelopeIn } from './fence.js';

/**
 * The envelope of a verification in a document; null if there is none. Its value has every field as text, the first if
 * one appears twice; `status`, which is the verdict; `form`, the faults of the fence; `lines`, the lines without a
 * field; and `change`, the change named after the fence.
 */
export function readVerifyResult(source: Source, file = ''): UnnumberedReturn | null {
  const fence = envelopeIn(source.text, source.written);
  if (fence === null || (isDocument(file) && fence.faults.length > 0)) return null;
  const { opening, lines, faults, end } = fence;
  const value: Record<string, Json> = {};
  const places = new Map<Pointer, Place>([['', { value: opening, key: opening }]]);
  const set = (name: string, json: Json, at: SourceText, key = at): void => {
    value[name] = json;
    places.set(join('', name), { value: at, key });
  };
  const others: Json[] = [];
  for (const { line, key, value: text } of lines) {
    const name = key.text;
    const first = VERIFY_FIELDS.has(name) ? places.get(join('', name))?.key : undefined;
    const fault = faultOf(name, text, first !== undefined);
    if (text === null || fault !== null) {
      places.set(join('', 'lines', others.length), { value: line, key });
      others.push({
        fault,
        text: line.text,
        ...(fault === 'no-field' ? {} : { key: name }),
        ...(fault !== 'repeated' || first === undefined ? {} : { first_line: source.lineAt(first.start) }),
      });
      continue;
    }
    const at = text.text === '' ? line : text;
    set(name, text.text, at, key);
    if (name === 'verdict' && text.text !== '') set('status', text.text, at, key);
  }
  value.lines = others;
  set('form', faults, opening);
  const change = changeNamed(source.text, end);
  if (change !== null) set('change', change.text, change);
  return {
    composed: 'verify-result',
    value,
    verbatim: false,
    startLine: source.lineAt(opening.start),
    locate: (pointer, part = 'value') => {
      let at = pointer;
      while (!places.has(at)) at = at.slice(0, at.lastIndexOf('/'));
      const { start, text } = valueOf(places, at)[part];
      return source.range(start, start + text.length);
    },
  };
}

/** The place of a part of the value, and of its key. */
type Place = Readonly<Record<Part, SourceText>>;

/** Returns true for a change's document that is no report: a fence there only counts as first content. */
function isDocument(file: string): boolean {
  return /(?:^|\/)openspec\/changes\//i.test(file) && !/(?:^|\/)verify-report[^/]*$/i.test(file);
}

function faultOf(name: string, value: SourceText | null, isRepeated: boolean): LineFault | null {
  if (value === null) return 'no-field';
  // Only known names become fields of the value, so `__proto__` does not.
  if (!VERIFY_FIELDS.has(name)) return value.text === '' ? 'no-field' : 'unknown';
  return isRepeated ? 'repeated' : null;
}

/** The name after the first label of the change in the rest of a document, without backticks. */
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
