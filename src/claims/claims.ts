import { claimOfLink, type Claim } from '../model/claim.js';
import { saysDeleted } from './deletion.js';
import { field, isArray, type Json, type JsonObject, stringField } from '../model/json.js';
import type { Pointer } from '../model/pointer.js';
import type { Standard } from '../model/standard.js';

/** The parts of a version that make its claims. */
export type ClaimMaker = Pick<Standard, 'claimFields' | 'claims'>;

/** Returns a return's claims, in the order of the fields that its version names. A blank path is not a claim. */
export function claimsOf(
  value: JsonObject,
  { claimFields: fields, claims: others }: ClaimMaker,
  file: string,
  beside?: ReadonlyMap<string, string | null>,
): readonly Claim[] {
  const claims: Claim[] = [];
  for (const { pattern, kind, statuses, linked } of fields) {
    const before = claims.length;
    const place = patternPlace(pattern);
    let holder: Json | undefined = value;
    for (const name of place.steps) holder = field(holder, name);
    if (place.member === null) claim(holder, place.list, null, claims);
    else if (isArray(holder)) {
      for (let index = 0; index < holder.length; index++) {
        const element = holder[index];
        const status = stringField(element, 'status');
        if (statuses !== undefined && status !== undefined && !statuses.includes(status)) continue;
        const last = claims.length;
        ofElement(element, place, index, place.member, claims);
        const made = claims[last];
        if (linked === true && made !== undefined && field(element, 'linked') === true)
          claims[last] = claimOfLink(made, file);
      }
    }
    if (kind !== undefined) claims.push(...claims.splice(before).map((made) => ({ ...made, kind })));
  }
  if (others !== undefined) claims.push(...others(value, file, beside));
  return claims;
}

function ofElement(element: Json | undefined, place: Place, index: number, member: string, claims: Claim[]): void {
  if (typeof element === 'string' && member === '') claim(element, pointerTo(place, index, ''), null, claims);
  else if (typeof element === 'string' && place.list === '/artifacts') {
    bareClaim(element, pointerTo(place, index, ''), claims);
  } else if (member !== '') {
    const path = field(element, member);
    claim(path, pointerTo(place, index, member), stringField(element, 'type') ?? null, claims);
  }
}

/** A path followed by a remark. */
const REMARKED = /^\s*(\S*[/.]\S*?)(?:(?=[（【：])|:(?=\s)|\s+(?=[(#+→—–[]|--?\s))/;

/**
 * An artifact written as a bare string breaks the format, but its claim is plain and is verified all the same. If it
 * contains white space, it is a path only if a file has its name, or if a remark follows the path.
 */
function bareClaim(text: string, pointer: Pointer, claims: Claim[]): void {
  const path = REMARKED.exec(text)?.[1];
  if (path !== undefined && !/^n\/a$/i.test(path))
    claims.push({ path, pointer, type: null, written: { readings: [text] } });
  else if (/\S\s+\S/.test(text)) claims.push({ path: text, pointer, type: null, written: { needs: 'file' } });
  else claim(text, pointer, null, claims);
}

function claim(path: Json | undefined, pointer: Pointer, type: string | null, claims: Claim[]): void {
  if (typeof path !== 'string' || path.trim() === '') return;
  claims.push(type !== null && saysDeleted(type) ? { path, pointer, type, kind: 'deletion' } : { path, pointer, type });
}

/** The fields that a pattern such as /memory_candidates/N/source_artifact (with a star for N) matches. */
interface Place {
  readonly list: Pointer;
  readonly steps: readonly string[];
  /** The member of each element, empty for the element itself; null if there is no list. */
  readonly member: string | null;
  /** Pointers to the first elements, and to their members. */
  readonly elements: Pointer[];
  readonly members: Pointer[];
}

/** Patterns are few, and a nightly audit keeps hundreds of thousands of their pointers: each is created once. */
const places = new Map<string, Place>();
const MADE_UP_TO = 64;

function patternPlace(pattern: string): Place {
  const known = places.get(pattern);
  if (known !== undefined) return known;
  const star = pattern.indexOf('/*');
  const list = star < 0 ? pattern : pattern.slice(0, star);
  const member = star < 0 ? null : pattern.slice(star + '/*/'.length);
  const place = { list, steps: list.slice(1).split('/'), member, elements: [], members: [] };
  places.set(pattern, place);
  return place;
}

function pointerTo({ list, elements, members }: Place, index: number, member: string): Pointer {
  const known = (member === '' ? elements : members)[index];
  if (known !== undefined) return known;
  const pointer = `${list}/${String(index)}${member === '' ? '' : `/${member}`}`;
  if (index < MADE_UP_TO) (member === '' ? elements : members)[index] = pointer;
  return pointer;
}
