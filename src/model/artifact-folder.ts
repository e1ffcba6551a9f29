import { normalisePath } from './path.js';
import type { Standard } from './standard.js';

/** The folders of a task, and what they hold. */
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['reports', 'report'],
  ['plans', 'plan'],
  ['summaries', 'summary'],
  ['handoffs', 'handoff'],
]);

/** The folder of a path that tells a type, and the type. */
export interface TellingFolder {
  readonly folder: string;
  readonly type: string;
}

/**
 * The folder nearest to the file that tells a type; undefined where none does. Only below `specs/`: elsewhere `reports/`
 * may hold source code.
 */
export function tellingFolder(path: string): TellingFolder | undefined {
  const segments = (normalisePath(path) ?? '').split('/');
  const specs = segments.indexOf('specs');
  if (specs === -1) return undefined;
  const folder = segments.slice(specs + 1, -1).findLast((segment) => FOLDERS.has(segment));
  const type = folder === undefined ? undefined : FOLDERS.get(folder);
  return folder === undefined || type === undefined ? undefined : { folder, type };
}

/** The word that a version has for the type that a path's folder tells; undefined where it has none. */
export function typeToldByFolder(
  path: string,
  standard: Pick<Standard, 'artifactTypes' | 'confusions'>,
): string | undefined {
  const type = tellingFolder(path)?.type;
  if (type === undefined || standard.artifactTypes.includes(type)) return type;
  const instead = standard.confusions.artifactType.get(type)?.instead;
  return typeof instead === 'string' ? instead : undefined;
}

const LONGEST_NAME = 120;

/** An artifact's summary where none was written: what its type and its path say, and nothing more. */
export function plainSummary(type: string, path: string): string {
  const name = path.split(/[/\\]/).findLast((segment) => segment !== '') ?? path;
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}\u2026` : name;
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} in ${shown}`;
}
