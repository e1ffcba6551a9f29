import { normalisePath } from '../../model/path.js';
import type { Standard } from '../../model/standard.js';
import { capital, cut } from '../../model/text.js';

/** The folders of a task, and what they hold. */
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['reports', 'report'],
  ['plans', 'plan'],
  ['summaries', 'summary'],
  ['handoffs', 'handoff'],
]);

/** The folder of a path that means a type, and the type. */
export interface TellingFolder {
  readonly folder: string;
  readonly type: string;
}

/**
 * The nearest folder of the file that means a type; undefined where none does. Only below `specs/`: elsewhere `reports/`
 * may hold source code. The path is one that `normalisePath` has given.
 */
export function tellingFolder(plain: string): TellingFolder | undefined {
  // From the file up: nearly always the first folder decides.
  for (let end = plain.lastIndexOf('/'); end > 0;) {
    const slash = plain.lastIndexOf('/', end - 1);
    const folder = plain.slice(slash + 1, end);
    const type = FOLDERS.get(folder);
    if (type !== undefined) return isBelowSpecs(plain, slash) ? { folder, type } : undefined;
    end = slash;
  }
  return undefined;
}

/** Whether what comes before an offset has a segment `specs`. */
function isBelowSpecs(path: string, end: number): boolean {
  const above = `/${path.slice(0, Math.max(end, 0))}/`;
  return above.includes('/specs/');
}

/** The version's word for the type that a path's folder means; undefined where it has none. */
export function typeOfFolder(
  path: string,
  standard: Pick<Standard, 'artifactTypes' | 'confusions'>,
): string | undefined {
  const type = tellingFolder(normalisePath(path) ?? '')?.type;
  if (type === undefined || standard.artifactTypes.includes(type)) return type;
  const instead = standard.confusions.artifactType.get(type)?.instead;
  return typeof instead === 'string' ? instead : undefined;
}

const LONGEST_NAME = 120;

/** An artifact's summary where none was written: what its type and its path say, and nothing more. */
export function plainSummary(type: string, path: string): string {
  const name = path.split(/[/\\]/).findLast((segment) => segment !== '') ?? path;
  return `${capital(type)} in ${cut(name, LONGEST_NAME)}`;
}
