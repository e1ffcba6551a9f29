import { groupBy } from '../model/collections.js';
import type { Report } from '../model/report.js';
import { listOf } from '../model/text.js';

/** Maximum number of files that are named. */
const MOST_NAMED = 5;

/** Returns the line on files that differ on disk from the checked commit. */
export function uncommittedNote(files: readonly string[]): string {
  const more = files.length - MOST_NAMED;
  const named = listOf([...files.slice(0, MOST_NAMED), ...(more > 0 ? [`${String(more)} more`] : [])], 'and');
  const [differ, them] = files.length === 1 ? ['differs', 'it'] : ['differ', 'them'];
  return `${named} ${differ} on disk; check reads the commit. Commit ${them}, or use --workspace.`;
}

/** Returns the line on claimed files that other branches have, by branch. */
export function elsewhereNote(branches: ReadonlyMap<string, string>): string {
  const byBranch = [...groupBy([...branches], ([, branch]) => branch)].slice(0, MOST_NAMED);
  const sentences = byBranch.map(([branch, files]) => {
    const named = listOf(
      files.map(([path]) => path),
      'and',
    );
    return `${named} ${files.length === 1 ? 'is' : 'are'} on branch ${branch}, not in this commit or its history.`;
  });
  return `${sentences.join(' ')} Merge what belongs to the work, or correct the claim.`;
}

/** A quoted text, or a word without the punctuation around it. */
const WORD = /"([^"]*)"|`([^`]*)`|([^\s"'`(),;]+)/g;

/** Returns the files that findings are in, and the words in their messages that may be other files. */
export function namedInFindings({ findings, withheld = [] }: Report): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { file, message } of [...findings, ...withheld]) {
    if (file !== null) named.add(file);
    for (const [, quoted, code, word = ''] of message.matchAll(WORD)) {
      named.add(quoted ?? code ?? word.replace(/(?::\d+)*[.:]?$/, ''));
    }
  }
  return named;
}
