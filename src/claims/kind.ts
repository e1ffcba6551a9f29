import type { Claim, ClaimKind, Verdict } from '../model/claim.js';
import type { Changes } from '../model/context.js';
import type { Tree } from '../model/tree.js';

/** A claim with the file of the return that makes it. */
export interface ClaimOf {
  readonly claim: Claim;
  readonly returnFile: string;
  /** The tree's name for the content of that file, where a copy of it is no artifact; a log in Markdown may well be one. */
  readonly returnId?: string | null;
}

/** What proves the claims of one kind. */
export interface ClaimVerifier {
  readonly kind: ClaimKind;
  /** Claims of the kind are proved at the end of a run, all at once: one look at the history answers for all. */
  readonly postponed?: true;
  /** The verdict on each of some claims of the kind, in their order. `changed`: the paths that the judged change touched. */
  readonly verify: (
    claims: readonly ClaimOf[],
    tree: Tree,
    changed: ReadonlySet<string>,
  ) => Promise<readonly Verdict[]>;
  /** Of claims that are held against files which they do not name: whether a change touches one of those. */
  readonly affectedBy?: (changes: Changes) => (claim: ClaimOf) => boolean;
}

/** Whether a change wrote or deleted a path. */
export function isTouchedBy({ changed, deleted }: Changes): (path: string) => boolean {
  return (path) => changed.has(path) || deleted.has(path);
}

/** All folders above some paths. */
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

/** A verdict with what is known beside its name. */
export function verdictOf(name: Verdict['name'], known: Partial<Omit<Verdict, 'name'>> = {}): Verdict {
  return { name, size: null, foundAt: null, detail: null, blank: false, ...known };
}
