import type { FileSuggestions } from '../github/review.js';
import type { Remark } from '../github/request.js';
import { count } from '../model/text.js';
import { withReplacements, type Replacement } from '../report/replacements.js';
import type { FixesToApply } from '../report/summary/patch.js';

export interface FixSearch {
  /** The safe fixes of each file, as parts each of which can be taken without the others. */
  readonly files: readonly FileSuggestions[];
  /** How many more files have findings that may be mended: they were not looked at. */
  readonly more: number;
}

export const NO_FIXES: FixSearch = { files: [], more: 0 };

/** What is left for people to apply where some suggestions stand on the pull request. */
export function fixesToApply({ files, more }: FixSearch, placed: ReadonlySet<string>): FixesToApply {
  const changes = files.flatMap(({ path, before, suggestions }) => {
    const left = suggestions.filter(({ id }) => !placed.has(id)).map(({ replacement }) => replacement);
    return left.length === 0 ? [] : [{ path, before, after: withTaken(before, left) }];
  });
  return { changes, suggested: placed.size, more };
}

/** The remark on them where no summary shows them. */
export function fixesRemark({ changes, more }: FixesToApply): readonly Remark[] {
  const files = changes.length + more;
  if (files === 0) return [];
  const text = `${count(files, 'file')} can be mended, or may be, without changing what a return says: return-gate fix shows how, and return-gate fix --write does it.`;
  return [{ level: 'notice', text }];
}

/** A content of UTF-8 with some replacements of its change. */
export function withTaken(before: Uint8Array, replacements: readonly Replacement[]): Uint8Array {
  return Buffer.from(withReplacements(decodeText(before), replacements));
}

export function decodeText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
