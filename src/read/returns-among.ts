import { isObject } from '../model/json.js';
import { excerptsIn, looksLikeBrokenReturn } from './extract.js';
import { isLikelyReturn, mayBeReturn } from './json/marks.js';
import { parse, unnumberedReturn } from './json/json.js';
import type { Span } from './json/objects.js';
import { find, type Find, type Source } from './source.js';

/** The returns among other text, and what was meant to be one. */
export function* returnsAmong(source: Source): Generator<Find> {
  for (const { kind, start, end } of excerptsIn(source.text, isLikelyReturn)) {
    if (kind === 'return' || looksLikeBrokenReturn(source.text.slice(start, end))) {
      yield returnAt(source, { start, end });
    }
  }
}

/** The return that is a span of a text, or what is wrong there. */
export function returnAt(source: Source, { start, end }: Span): Find {
  return find(() => {
    const part = parse(source, start, end);
    if (part.kind === 'problem') return { problems: [part.problem()] };
    const { value } = part;
    return { problems: part.duplicates(), returns: isObject(value) ? [unnumberedReturn(source, part, value)] : [] };
  });
}

/** The places of returns in a text around them. */
export function* returnSpans(text: string): Generator<Span> {
  for (const excerpt of excerptsIn(text, mayBeReturn)) if (excerpt.kind === 'return') yield excerpt;
}
