import { isArray, isObject, stringField, type Json } from '../../../model/json.js';
import { join, tokens, type Pointer } from '../../../model/pointer.js';
import { readString, type PlaceOptions, type PlaceReading } from '../../../read/lines/place.js';
import { mayNameFile } from '../../../read/lines/unread.js';

/** A value in a return, with its place. */
export interface Placed<T extends Json = Json> {
  readonly pointer: Pointer;
  readonly value: T;
}

/** Returns the values at a pointer; `*` is every element or member, and a single text its only element. */
export function valuesAt(root: Json, pattern: Pointer): readonly Placed[] {
  let found: readonly Placed[] = [{ pointer: '', value: root }];
  for (const token of tokens(pattern)) found = found.flatMap((placed) => inside(placed, token));
  return found;
}

function inside({ pointer, value }: Placed, token: string): readonly Placed[] {
  if (token === '*' && typeof value === 'string') return [{ pointer, value }];
  if (!isArray(value) && !isObject(value)) return [];
  const entries = Object.entries(value);
  const chosen = token === '*' ? entries : entries.filter(([key]) => key === token);
  return chosen.map(([key, inner]) => ({ pointer: join(pointer, key), value: inner }));
}

/** The members of an object that may name its file. */
const NAMES = ['path', 'file', 'name'];

/** A text longer than this is not a list of paths. */
const LONGEST_LIST = 100_000;

/** A text that may name a file. */
interface PlacedText extends Placed<string> {
  /** Set for an object that names its file in another member: it is not read. */
  readonly isUnknown?: true;
}

/** The readings at a pointer: the claims of each text, or that it is unread. */
export function readingsAt(
  content: Json,
  at: Pointer,
  kind: NonNullable<PlaceOptions['kind']>,
): readonly { readonly pointer: Pointer; readonly reading: PlaceReading }[] {
  return valuesAt(content, at)
    .flatMap(textsIn)
    .map(({ pointer, value, isUnknown }) => {
      const text = { text: value, start: 0 };
      const unread = { claims: [], unread: [text], hedged: 0, dropped: 0, saysNone: false };
      return { pointer, reading: isUnknown === true ? unread : readString(text, { hedges: 'not-in-git', kind }) };
    });
}

/** Returns the texts in a value: the elements of a list (also of a JSON list in a text), and the path of an object. */
function textsIn({ pointer, value }: Placed): readonly PlacedText[] {
  if (isArray(value)) return value.flatMap((element, n) => textsIn({ pointer: join(pointer, n), value: element }));
  if (isObject(value)) {
    const name = NAMES.find((key) => stringField(value, key) !== undefined);
    if (name !== undefined) return textsIn({ pointer: join(pointer, name), value: value[name] ?? null });
    const other = Object.keys(value).find((key) => mayNameFile(stringField(value, key) ?? ''));
    if (other === undefined) return [];
    return [{ pointer: join(pointer, other), value: stringField(value, other) ?? '', isUnknown: true }];
  }
  if (typeof value !== 'string') return [];
  const elements = elementsIn(value);
  return elements === null ? [{ pointer, value }] : elements.map((element) => ({ pointer, value: element }));
}

/** Returns the texts of a JSON array written as a text; null for other texts. */
function elementsIn(text: string): readonly string[] | null {
  if (!/^\s*\[/.test(text) || text.length > LONGEST_LIST) return null;
  try {
    const parsed = JSON.parse(text) as Json;
    return isArray(parsed) ? parsed.filter((element) => typeof element === 'string') : null;
  } catch {
    return null;
  }
}

/** Returns a value as text, or those of a list; empty for an object or null. */
export function scalarsIn({ pointer, value }: Placed): readonly Placed<string>[] {
  if (isArray(value)) return value.flatMap((element, n) => scalarsIn({ pointer: join(pointer, n), value: element }));
  return typeof value === 'object' ? [] : [{ pointer, value: String(value) }];
}
