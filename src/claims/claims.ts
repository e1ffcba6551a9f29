import type { Claim } from '../model/claim.js';
import { field, isArray, isObject, type Json, type JsonObject, stringField } from '../model/json.js';
import { join, type Pointer } from '../model/pointer.js';
import type { ClaimField } from '../model/standard.js';

/** The paths that a return says it produced, in the order of the fields that its version names. A blank path is none. */
export function claimsOf(value: JsonObject, fields: readonly ClaimField[]): readonly Claim[] {
  const claims: Claim[] = [];
  for (const { pattern } of fields) visit(value, pattern.slice(1).split('/'), '', undefined, claims);
  return claims;
}

function visit(
  value: Json | undefined,
  steps: readonly string[],
  pointer: Pointer,
  holder: JsonObject | undefined,
  claims: Claim[],
): void {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (typeof value !== 'string' || value.trim() === '') return;
    const type = holder === undefined ? undefined : stringField(holder, 'type');
    claims.push({ path: value, pointer, type: type ?? null });
  } else if (step === 'path' && typeof value === 'string') {
    // An artifact written as a bare string breaks the format, but what it claims is plain, and is proved all the same.
    visit(value, rest, pointer, undefined, claims);
  } else if (step === '*') {
    if (isArray(value)) value.forEach((element, index) => { visit(element, rest, join(pointer, index), undefined, claims); });
  } else if (isObject(value)) {
    visit(field(value, step), rest, join(pointer, step), value, claims);
  }
}
