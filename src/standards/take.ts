import { FAMILIES, type Family, type Standard } from '../model/standard.js';
import { namedIn } from './choice.js';
import type { Chosen } from './family-of.js';
import { shelf } from './shelf.js';
import type { Shelved } from './shelved.js';

/** The names of metadata files, wherever they lie. */
const METADATA_FILE = /(?:^|[/\\])(?:[^/\\]*return-meta|\.return-meta-[^/\\]*)\.json$/i;

/**
 * The versions by which one return may be judged, loaded. A single id is a choice, whatever the return looks like; `auto`
 * and lists leave the family to its shape. Without a choice a file with the name of a metadata file is one, and all else is
 * the console return (document 002 is about no other). Rejects with `StandardError`.
 */
export async function takeStandards(list: string | undefined, file: string | undefined): Promise<Chosen> {
  const named = list === undefined ? new Map<Family, Shelved>() : namedIn(list, shelf);
  const usual: Family = METADATA_FILE.test(file ?? '') ? 'return-meta' : 'subagent-return';
  const isOpen = list === 'auto' || named.size > 1;
  const entries = FAMILIES.map(async (family) => {
    const isDefault = (entry: Shelved): boolean => entry.family === family && entry.isDefault;
    const wanted = isOpen || (list === undefined && family === usual);
    const entry = named.get(family) ?? (wanted ? shelf.find(isDefault) : undefined);
    return [family, await entry?.load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Chosen;
}

/** The other versions of a standard's family, loaded. */
export function siblingsOnShelf(standard: Standard): Promise<readonly Standard[]> {
  const others = shelf.filter(({ id, family }) => family === standard.family && id !== standard.id);
  return Promise.all(others.map(({ load }) => load()));
}
