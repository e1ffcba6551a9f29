import { gsdClaims } from '../../../src/families/gsd/claims.js';
import type { GsdFamily } from '../../../src/families/gsd/place.js';
import { readGsd } from '../../../src/families/gsd/family.js';
import { Lines } from '../../../src/read/lines.js';
import type { Source, UnnumberedReturn } from '../../../src/read/source.js';
import { placed } from '../../support/reading.js';

function gsdSource(text: string): Source {
  const lines = new Lines(text);
  return {
    text,
    range: (start, end) => lines.range(start, end),
    lineAt: (offset) => lines.lineAt(offset),
    markdown: null,
    budget: { blocks: 0 },
  };
}

export function gsdReturn(text: string, family: GsdFamily = 'gsd-summary'): UnnumberedReturn {
  return readGsd(gsdSource(text), family);
}

/** Each claim as `type line:column text`. */
export function gsdClaimed(text: string, family: GsdFamily = 'gsd-summary'): readonly string[] {
  const { value, locate } = gsdReturn(text, family);
  return gsdClaims(value, family).map(({ type, pointer }) => `${String(type)} ${placed(text, locate(pointer))}`);
}
