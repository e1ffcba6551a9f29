import { MOST_CLAIMS } from '../../../model/claim.js';
import type { Unread } from '../../../model/finding.js';
import type { Json, JsonObject } from '../../../model/json.js';
import type { Pointer, Range } from '../../../model/pointer.js';
import { entryOf, type UnreadLine } from '../../../read/lines/claim.js';
import { isCommitId } from '../../../read/lines/path.js';
import type { PlaceReading } from '../../../read/lines/place.js';
import { SOURCE_KINDS, type Declaration, type PartSource, type SourceKind } from '../declaration.js';
import { worstState } from '../status.js';
import type { Placed } from './places.js';

/** What is read of one source of claims; `pointerOf` returns the place of the n-th claim. */
export interface ReadPlace {
  readonly reading: PlaceReading;
  readonly pointerOf: (n: number) => Pointer;
  /** Where a line is that was not read. */
  readonly rangeOfUnread: (line: UnreadLine) => Range;
}

/** A return as the sources of a form see it. */
export interface FormDocument {
  /** What it holds, for its schema. */
  readonly content: JsonObject;
  /** Returns the texts at a source. */
  readonly textsAt: (source: PartSource) => readonly Placed<string>[];
  /** Reads the lines at a source, which says by itself that its files are of a kind. */
  readonly linesAt: (source: PartSource, kind: Exclude<SourceKind, 'commit'>) => readonly ReadPlace[];
}

/** What a form reads of a return: its value, and what of its claims was not read. */
export interface Composed {
  readonly value: JsonObject;
  readonly unread: readonly Unread[];
  readonly moreClaims: number;
}

/**
 * Makes the value of a return of a form:
 *
 *     { status, state, session_id, metadata: { agent_type },   as far as its sources name them
 *       claims: [{ path, type, at }],   `at` is the place in the return
 *       hedged,                         how many lines name files and claim none
 *       content }                       what the return holds, or its frontmatter
 */
export function compose(document: FormDocument, declaration: Declaration): Composed {
  const { status, session, agent } = declaration;
  const first = (sources: readonly PartSource[]): string | null =>
    sources.flatMap((source) => document.textsAt(source)).find(({ value }) => value.trim() !== '')?.value ?? null;
  const words = status.map(({ at }) => first([at]));
  const shown = words[0] ?? null;
  const name = first(agent);
  const { claims, unread, hedged } = claimsOf(document, declaration);
  return {
    value: {
      ...(shown === null ? {} : { status: shown }),
      state: worstState(status, words),
      session_id: first(session) ?? '',
      metadata: name === null ? {} : { agent_type: name },
      claims: claims.slice(0, MOST_CLAIMS),
      hedged,
      content: document.content,
    },
    unread,
    moreClaims: Math.max(claims.length - MOST_CLAIMS, 0),
  };
}

interface ReadClaims {
  readonly claims: readonly Json[];
  readonly unread: readonly Unread[];
  readonly hedged: number;
}

/** What each source names, in the order of the kinds. */
function claimsOf(document: FormDocument, { claims: sources }: Declaration): ReadClaims {
  const claims: Json[] = [];
  const unread: Unread[] = [];
  let hedged = 0;
  for (const kind of SOURCE_KINDS) {
    for (const source of sources[kind] ?? []) {
      if (kind === 'commit') {
        for (const { pointer, value } of document.textsAt(source)) {
          const id = commitIn(value);
          if (id !== null) claims.push({ path: id, type: kind, at: pointer });
        }
        continue;
      }
      for (const { reading, pointerOf, rangeOfUnread } of document.linesAt(source, kind)) {
        hedged += reading.hedged;
        for (const line of reading.unread) unread.push({ ...line, range: rangeOfUnread(line) });
        reading.claims.forEach((claim, n) => claims.push({ ...entryOf(claim), at: pointerOf(n) }));
      }
    }
  }
  return { claims, unread, hedged };
}

/** The id of a commit that a text begins with, in code or not; null if it begins with none. */
function commitIn(text: string): string | null {
  const word = /^[\s"'`]*([0-9a-f]{7,64})(?![\w-])/i.exec(text)?.[1]?.toLowerCase();
  return word !== undefined && (isCommitId(word) || word.length > 40) ? word : null;
}
