import { FAMILY_NAMES, chooseStandards } from './choose.js';
import type { Chosen, LoadedFamily } from './family.js';
import { loadedFamilies, standards } from './registry.js';
import { markdownReader, renderedText } from '../read/markdown/commonmark.js';
import type { ReadOptions } from '../read/read.js';
import type { JsonObject } from '../model/json.js';
import { elementAt } from '../model/collections.js';
import type { FamilyName } from '../model/standard.js';

export { loadedFamilies, standards } from './registry.js';

/** The versions that a choice names, as `chooseStandards` reads it. Throws `StandardError`. */
export function chosenFor(list: string): Chosen {
  const heads = chooseStandards(list);
  return Object.fromEntries(FAMILY_NAMES.map((name) => [name, standards.find(({ id }) => id === heads[name]?.id)]));
}

/** The family of a JSON object, if its place does not show it. */
export function familyOf(value: JsonObject, chosen: Chosen): FamilyName {
  const asked = loadedFamilies.flatMap((family) => family.familyOf ?? []);
  return elementAt(asked, 0)(value, chosen);
}

/** The readers of the returns of all families, for any file. */
export const READERS: Pick<ReadOptions, 'markdown' | 'opening' | 'whole' | 'rendered'> = {
  markdown: markdownReader(loadedFamilies.flatMap(({ loose }) => loose ?? [])),
  rendered: renderedText,
  opening: (source) => firstOf(loadedFamilies, ({ readOpening }) => readOpening?.(source, '') ?? null),
  whole: (source) => firstOf(loadedFamilies, ({ readWhole }) => readWhole?.(source, '', '') ?? null),
};

function firstOf<T>(list: readonly LoadedFamily[], find: (family: LoadedFamily) => T | null): T | null {
  for (const family of list) {
    const found = find(family);
    if (found !== null) return found;
  }
  return null;
}
