import { gsdFamilyOf, isGsd } from './gsd/place.js';
import type { Standard } from '../model/standard.js';
import { FAMILIES, type Family } from '../model/vocabulary.js';
import { listOf, nearest } from '../model/text.js';
import { UsageError } from '../model/usage-error.js';
import type { Chosen } from './family-of.js';
import { standards } from './registry.js';

export type { Chosen } from './family-of.js';

/** A choice of standards that cannot be followed, and what to write instead. */
export class StandardError extends UsageError {
  override readonly name = 'StandardError';
}

/** The versions that some families are judged by; the others keep what they have. */
export type NamedStandards = ReadonlyMap<Family, Standard>;

/**
 * Reads a choice: `auto`, or names separated by commas, at most one a family; a family that is not named keeps its default.
 * Throws `StandardError`.
 */
export function chooseStandards(list: string): Chosen {
  return withDefaults(namedStandards(list));
}

/** The version that a name means: the one with this id, or the default of the family with this name; undefined for any other. */
export function standardNamed(name: string): Standard | undefined {
  return (
    standards.find(({ id }) => id === name) ?? standards.find(({ family, isDefault }) => isDefault && family === name)
  );
}

/** The versions that a choice names, at most one a family; `auto` names none. Throws `StandardError`. */
export function namedStandards(list: string): NamedStandards {
  const names = list.split(',').map((name) => name.trim());
  const named = new Map<Family, Standard>();
  for (const name of names.length === 1 && names[0] === 'auto' ? [] : names) {
    const standard = standardNamed(name);
    if (standard === undefined) throw new StandardError(unknown(name));
    const other = named.get(standard.family);
    if (other !== undefined && other !== standard) {
      throw new StandardError(`${other.id} and ${standard.id} are of one family: name one of them.`);
    }
    named.set(standard.family, standard);
  }
  return named;
}

function unknown(id: string): string {
  const ids = FAMILIES.flatMap((family) => standards.filter((standard) => standard.family === family)).map(
    ({ id }) => id,
  );
  if (id === 'auto') return '"auto" stands alone: leave it out, or leave the ids out.';
  // The newest of a family, where several are as near.
  const meant = nearest(id, ids.toReversed(), 4) ?? nearest(id, FAMILIES, 4);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `There is no standard "${id}".${hint} Known are auto, ${listOf(ids, 'and')}.`;
}

/** A version for each family: its default where none is named. */
export function withDefaults(named: NamedStandards): Chosen {
  return byFamily((family) => named.get(family) ?? defaultOf(family));
}

/** The names of handoffs, wherever they lie. */
const HANDOFF_FILE = /(?:^|[/\\])\.orchestrator-handoff(?:-[^/\\]*)?\.json$/i;

/** The names of metadata files, wherever they lie. */
const METADATA_FILE = /(?:^|[/\\])(?:[^/\\]*return-meta|\.return-meta-[^/\\]*)\.json$/i;

/**
 * The versions by which a return is judged that was handed over by itself. A single id is a choice, whatever the return looks
 * like; `auto` and lists leave the family to its shape. Without a choice a file with the name of a metadata file, of a handoff or of a
 * document of GSD is one, and all else is the console return (document 002 is about no other), unless its text is the report of a
 * verification: that family's version is given, too, for who reads the text. Throws `StandardError`.
 */
export function standardsOfOneReturn(list: string | undefined, file: string | undefined): Chosen {
  const named = list === undefined ? new Map<Family, Standard>() : namedStandards(list);
  const usual = familyByName(file ?? '');
  const isOpen = list === 'auto' || named.size > 1;
  // No other family has files of that name, and nothing in such a text tells it from theirs.
  const isTold = (isOpen || list === undefined) && isToldByName(usual);
  return byFamily((family) => {
    if (isTold && family !== usual) return undefined;
    if (isGsd(family) && family !== usual) return named.get(family);
    const isWanted = isOpen || (list === undefined && (family === usual || family === 'verify-result'));
    return named.get(family) ?? (isWanted ? defaultOf(family) : undefined);
  });
}

function isToldByName(family: Family): boolean {
  return family === 'orchestrator-handoff' || isGsd(family);
}

function familyByName(file: string): Family {
  if (HANDOFF_FILE.test(file)) return 'orchestrator-handoff';
  const gsd = gsdFamilyOf(file.replaceAll('\\', '/'));
  if (gsd !== null) return gsd;
  return METADATA_FILE.test(file) ? 'return-meta' : 'subagent-return';
}

/** Of some versions those that may judge a text: that of verifications alone where it is the report of one, else the others. */
export function versionsOfText(chosen: Chosen, isVerification: boolean): Chosen {
  const others = FAMILIES.some((family) => family !== 'verify-result' && chosen[family] !== undefined);
  if (!others || chosen['verify-result'] === undefined) return chosen;
  return byFamily((family) => ((family === 'verify-result') === isVerification ? chosen[family] : undefined));
}

function defaultOf(family: Family): Standard | undefined {
  return standardNamed(family);
}

function byFamily(versionOf: (family: Family) => Standard | undefined): Chosen {
  return Object.fromEntries(FAMILIES.map((family) => [family, versionOf(family)])) as Chosen;
}

/** The other versions of a standard's family. */
export function siblings(standard: Standard): readonly Standard[] {
  return standards.filter((other) => other.family === standard.family && other.id !== standard.id);
}
