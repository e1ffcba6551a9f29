import { stableFilePath } from '../../families/archive.js';
import type { PendingFinding } from '../../model/finding.js';
import type { Tree } from '../../model/tree.js';
import type { DatedFinding } from './evaluation.js';
import { accusedIn, type ReturnRecord } from '../../model/context.js';
import { isUntrue } from '../../model/claim.js';

/** Resolves to the findings on files that were added on or after the day of the demand, as far as the clone shows. */
export async function resolveDatedDemands(
  dated: readonly DatedFinding[],
  { tree }: { readonly tree: Pick<Tree, 'introducedAt'> },
): Promise<readonly PendingFinding[]> {
  if (dated.length === 0) return [];
  const introduced = await tree.introducedAt([...new Set(dated.map(({ file }) => file))], stableFilePath);
  return dated
    .filter(({ file, since }) => (introduced.get(file) ?? -Infinity) >= Date.parse(`${since}T00:00:00Z`))
    .map(({ pending }) => pending);
}

/** At most this many files are asked about: a report lists the first false claims, and counts the others. */
const MOST_FILES = 100;

/**
 * Adds the commit's author to the returns that make a false claim and whose agent is unknown. Only asks git if there is
 * such a return. Rejects with `GitError`.
 */
export async function withAuthors(
  records: readonly ReturnRecord[],
  tree: Pick<Tree, 'authors'>,
): Promise<readonly ReturnRecord[]> {
  const accused = accusedIn(records);
  const isNameless = (record: ReturnRecord): boolean =>
    record.claims.some((claim) => isUntrue(claim, record)) && accused(record) === null;
  const nameless = records.filter(isNameless);
  if (nameless.length === 0) return records;
  const files = [...new Set(nameless.map(({ file }) => file))].slice(0, MOST_FILES);
  const authors = await tree.authors(files);
  const asked = new Set(nameless);
  return records.map((record) => {
    const author = asked.has(record) ? authors.get(record.file) : undefined;
    return author === undefined ? record : { ...record, author };
  });
}
