import type { Claim } from '../model/claim.js';
import { field, isArray, type Json, type JsonObject, stringField } from '../model/json.js';
import type { Pointer } from '../model/pointer.js';
import type { ClaimField } from '../model/standard.js';

/** The paths that a return says it produced, in the order of the fields that its version names. A blank path is none. */
export function claimsOf(value: JsonObject, fields: readonly ClaimField[]): readonly Claim[] {
  const claims: Claim[] = [];
  for (const { pattern, kind } of fields) {
    const before = claims.length;
    const [list, member] = takeApart(pattern);
    const holder = at(value, list);
    if (member === undefined) claim(holder, list, null, claims);
    else if (isArray(holder)) {
      for (let index = 0; index < holder.length; index++) ofElement(holder[index], pattern, index, member, claims);
    }
    if (kind !== undefined) claims.push(...claims.splice(before).map((made) => ({ ...made, kind })));
  }
  return claims;
}

function ofElement(element: Json | undefined, pattern: string, index: number, member: string, claims: Claim[]): void {
  // An artifact written as a bare string breaks the format, but what it claims is plain, and is proved all the same.
  if (typeof element === 'string') claim(element, elementPointer(pattern, index, ''), null, claims);
  else if (member !== '') {
    const path = field(element, member);
    claim(path, elementPointer(pattern, index, member), stringField(element, 'type') ?? null, claims);
  }
}

function claim(path: Json | undefined, pointer: Pointer, type: string | null, claims: Claim[]): void {
  if (typeof path === 'string' && path.trim() !== '') claims.push({ path, pointer, type });
}

/** A pattern such as /memory_candidates/N/source_artifact, with a star for N, to the list's pointer and the name of the member; no member where there is no list. */
function takeApart(pattern: string): readonly [list: Pointer, member: string | undefined] {
  const star = pattern.indexOf('/*');
  return star < 0 ? [pattern, undefined] : [pattern.slice(0, star), pattern.slice(star + '/*/'.length)];
}

function at(value: Json, pointer: Pointer): Json | undefined {
  let current: Json | undefined = value;
  for (const name of pointer.slice(1).split('/')) current = field(current, name);
  return current;
}

/** Pointers of the first elements, made once: a night's audit keeps hundreds of thousands of them. */
const made = new Map<string, Pointer>();
const MADE_UP_TO = 64;

function elementPointer(pattern: string, index: number, member: string): Pointer {
  const list = takeApart(pattern)[0];
  const pointer = `${list}/${String(index)}${member === '' ? '' : `/${member}`}`;
  if (index >= MADE_UP_TO) return pointer;
  const known = made.get(pointer);
  if (known !== undefined) return known;
  made.set(pointer, pointer);
  return pointer;
}
