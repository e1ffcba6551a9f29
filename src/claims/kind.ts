import type { RulesUnknown } from '../model/history.js';
import { lackingContent, type Tree } from '../model/tree.js';
import type { Claim, ClaimKind, Verdict } from '../model/claim.js';
import type { Changes } from '../model/context.js';

/** A claim with the file of the return that makes it. */
export interface ClaimOf {
  readonly claim: Claim;
  readonly returnFile: string;
  /** The tree's id for that file's content, if a copy of it is not an artifact. A Markdown log may be one. */
  readonly returnId?: string | null;
}

/** Verifies the claims of one kind. */
export interface ClaimVerifier {
  readonly kind: ClaimKind;
  /** Set to verify only the claims of the kind that ask this; otherwise it verifies all others. */
  readonly asks?: NonNullable<Claim['asked']>['kind'];
  /** Claims of this kind are verified together at the end of a run: one search through the history answers for all. */
  readonly postponed?: true;
  /** Returns the verdict on each claim, in their order. `changed`: the paths that the checked change touched. */
  readonly verify: (
    claims: readonly ClaimOf[],
    tree: Tree,
    changed: ReadonlySet<string>,
  ) => Promise<readonly Verdict[]>;
  /** For claims that are checked against files which they do not name: returns whether a change touches one of those files. */
  readonly affectedBy?: (changes: Changes) => (claim: ClaimOf) => boolean;
}

/** Returns whether a change wrote or deleted a path. */
export function isTouchedBy({ changed, deleted }: Changes): (path: string) => boolean {
  return (path) => changed.has(path) || deleted.has(path);
}

/** Returns all folders above the paths. */
export function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/** Returns a verdict with its known details. */
export function verdictOf(name: Verdict['name'], known: Partial<Omit<Verdict, 'name'>> = {}): Verdict {
  return { name, size: null, foundAt: null, detail: null, blank: false, ...known };
}

/** Returns the verdict for a path if the content of rule files, e.g. `.gitignore`, is unknown. */
export function undeterminedByRules(files: string, why: RulesUnknown): Verdict {
  if (why === 'lacking') return verdictOf('undetermined', { detail: lackingContent(files, null), by: 'content' });
  const detail = `git cannot apply the ${files} files: there are too many, they are too large, or a pattern takes more than ten seconds.`;
  return verdictOf('undetermined', { detail, by: 'rules' });
}
