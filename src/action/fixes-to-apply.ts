import type { FileSuggestions } from '../github/review.js';
import type { Remark } from '../github/request.js';
import { count } from '../model/text.js';
import { withReplacements, type Replacement } from '../report/replacements.js';
import type { FixesToApply } from '../report/summary/patch.js';

export interface FixSearch {
  /** The safe fixes of each file, as parts that can be accepted independently. */
  readonly files: readonly FileSuggestions[];
  /** How many more files have findings that may be fixable, but were not examined. */
  readonly more: number;
}

export const NO_FIXES: FixSearch = { files: [], more: 0 };

/** Returns the fixes that did not become suggestions on the pull request, for people to apply. */
export function fixesToApply({ files, more }: FixSearch, placed: ReadonlySet<string>): FixesToApply {
  const changes = files.flatMap(({ path, before, suggestions }) => {
    const left = suggestions.filter(({ id }) => !placed.has(id)).map(({ replacement }) => replacement);
    return left.length === 0 ? [] : [{ path, before, after: withTaken(before, left) }];
  });
  return { changes, suggested: placed.size, more };
}

/** Returns a remark on the fixes if no job summary shows them. */
export function fixesRemark({ changes, more }: FixesToApply): readonly Remark[] {
  const files = changes.length + more;
  if (files === 0) return [];
  const text = `${count(files, 'file')} may be fixable without changing what a return says: return-gate fix shows how, return-gate fix --write does it.`;
  return [{ level: 'notice', text }];
}

/** Applies some replacements to UTF-8 content. */
export function withTaken(before: Uint8Array, replacements: readonly Replacement[]): Uint8Array {
  return Buffer.from(withReplacements(decodeText(before), replacements));
}

export function decodeText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
