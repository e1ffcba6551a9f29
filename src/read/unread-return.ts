import type { UnreadReason } from '../model/document.js';
import { excerptsIn, holdsReturn, looksLikeBrokenReturn } from './extract.js';
import { isLikelyReturn, mayBeReturn, type IsReturn } from './json/scan.js';
import { find, type Find, type Source } from './source.js';
import { isObject } from '../model/json.js';
import { parse, unnumberedReturn } from './json/json.js';
import type { Span } from './json/objects.js';

/** The quotes that people and programs write around keys. */
const QUOTES = '"\'\u2018\u2019\u201A\u201B\u201C\u201D\u201E\u201F\u00AB\u00BB`\u00B4\uFF02\uFF07';

const KEY = new RegExp(`[${QUOTES}]\\s*(status|artifacts|metadata)\\s*[${QUOTES}]\\s*:`, 'gi');

const MAY_HOLD = new RegExp(`[${QUOTES}]\\s*(?:artifacts|metadata)\\s*[${QUOTES}]`, 'i');

/** Returns true if a text may hold a broken return, if these are reported. */
export function mayHoldUnread({ text, reportsUnread }: Pick<Source, 'text' | 'reportsUnread'>): boolean {
  return reportsUnread === true && MAY_HOLD.test(text);
}

/** Accepts a value with artifacts and metadata, or with one of them and a plain status. */
const isNearlyReturn: IsReturn = ({ plainStatus, artifacts, metadata }) =>
  (plainStatus && (artifacts || metadata)) || (artifacts && metadata);

/**
 * Returns why a fence with the keys of a return is none; null for other fences. If a fence is not marked as JSON, its
 * whole content must be the value.
 */
export function unreadReturnIn(text: string, saysJson: boolean): UnreadReason | null {
  const value = /^\s*(?:\w+\s*=\s*)?(?=[{[])/.exec(text)?.[0].length;
  if (value === undefined && !saysJson) return null;
  const json = asJson(text.slice(value ?? 0));
  const isNear = holdsReturn(json, isNearlyReturn) || claimsFiles(json);
  // A part of a return may start with a key.
  const isPart = saysJson && new RegExp(`^\\s*[${QUOTES}]`).test(text);
  if (!isNear && !((isPart || isBroken(json)) && keysIn(text).size > 1)) return null;
  return reasonOf(text);
}

/** Returns true if a value lists artifacts as returns do, each with its type and path. */
function claimsFiles(json: string): boolean {
  const first = /^\s*\{[^]*?"artifacts"\s*:\s*\[\s*\{([^{}]*)\}/.exec(json)?.[1] ?? '';
  return /"path"\s*:\s*"/.test(first) && /"type"\s*:\s*"/.test(first);
}

function isBroken(json: string): boolean {
  return (
    [...excerptsIn(json, isNearlyReturn)].some(({ kind }) => kind === 'broken') && !/"status"\s*:\s*[{[]/.test(json)
  );
}

/** A text with its quotes, keys and words changed to those of JSON. */
function asJson(text: string): string {
  return text
    .replace(new RegExp(`[${QUOTES}]`, 'g'), '"')
    .replace(/"\s*(status|artifacts|metadata)\s*"(?=\s*:)/gi, (key) => key.replace(/\s/g, '').toLowerCase())
    .replace(/\b(?:True|False)\b/g, (word) => word.toLowerCase())
    .replace(/\bNone\b/g, 'null')
    .replace(/,(?=\s*[}\]])/g, '');
}

/** The keys of a return in a text, however they are written. */
function keysIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(KEY)].map(([, name = '']) => name.toLowerCase()));
}

function reasonOf(text: string): UnreadReason {
  const keys = [...text.matchAll(KEY)];
  if (keys.some(([key]) => !/^".*"\s*:$/s.test(key))) return 'quotes';
  if (keys.some(([, name = '']) => name !== name.toLowerCase())) return 'letter-case';
  return keys.some(([, name]) => name === 'status') ? 'language' : 'no-status';
}

/** The returns among other text, and broken ones. */
export function* returnsAmong(source: Source): Generator<Find> {
  for (const { kind, start, end } of excerptsIn(source.text, isLikelyReturn)) {
    if (kind === 'return' || looksLikeBrokenReturn(source.text.slice(start, end))) {
      yield returnAt(source, { start, end });
    }
  }
}

/** The return in a span of a text, or the problem there. */
export function returnAt(source: Source, { start, end }: Span): Find {
  return find(() => {
    const part = parse(source, start, end);
    if (part.kind === 'problem') return { problems: [part.problem()] };
    const { value } = part;
    return { problems: part.duplicates(), returns: isObject(value) ? [unnumberedReturn(source, part, value)] : [] };
  });
}

/** The places of returns among other text. */
export function* returnSpans(text: string): Generator<Span> {
  for (const excerpt of excerptsIn(text, mayBeReturn)) if (excerpt.kind === 'return') yield excerpt;
}
