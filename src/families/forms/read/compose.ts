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

/** The result of reading one source of claims; `pointerOf` returns the place of the n-th claim. */
export interface ReadPlace {
  readonly reading: PlaceReading;
  readonly pointerOf: (n: number) => Pointer;
  /** Returns the place of an unread line. */
  readonly rangeOfUnread: (line: UnreadLine) => Range;
}

/** A return as the sources of a form see it. */
export interface FormDocument {
  /** Its content, for its schema. */
  readonly content: JsonObject;
  /** Returns the texts at a source. */
  readonly textsAt: (source: PartSource) => readonly Placed<string>[];
  /** Reads the lines at a source, whose files are of a kind. */
  readonly linesAt: (source: PartSource, kind: Exclude<SourceKind, 'commit'>) => readonly ReadPlace[];
}

/** A form's reading of a return: its value, and unread parts with possible claims. */
export interface Composed {
  readonly value: JsonObject;
  readonly unread: readonly Unread[];
  readonly moreClaims: number;
}

/**
 * Builds the value of a form's return:
 *
 *     { status, state, session_id, metadata: { agent_type }, if its sources name them
 *       claims: [{ path, type, at }], `at` is the place in the return
 *       hedged, the number of lines that name files but claim none
 *       content } the return's content, or its frontmatter
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

/** The claims of each source, in the order of the kinds. */
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

/** The commit id that a text begins with, in code or not; null if there is none. */
function commitIn(text: string): string | null {
  const word = /^[\s"'`]*([0-9a-f]{7,64})(?![\w-])/i.exec(text)?.[1]?.toLowerCase();
  return word !== undefined && (isCommitId(word) || word.length > 40) ? word : null;
}
