import { FAMILIES, movedWith } from './families.js';
import { ABSENT, ends, FOLDER, type End } from './ends.js';
import { basename, folderOf, normal } from './paths.js';
import { PlainGit } from './plain-git.js';
import { Statements, type Claim } from './statements.js';

/** The verdict on a claim. */
export interface Answer {
  readonly file: string;
  /** The path as it is claimed. */
  readonly path: string;
  readonly verdict: string;
  /** The new place of a moved file; else null. */
  readonly foundAt: string | null;
}

/** Bytes. Below it, a rename counts only if the file kept its name or its folder. */
const DISTINCTIVE = 256;

/**
 * The verdicts on claims by plain git commands: slow, and simple enough to be read beside the standard. It shares no code with the
 * gate, and expects a clone that has all history and all contents.
 */
export class Reference {
  readonly #git: PlainGit;
  readonly #statements: Statements;

  /** Expects the folder of a project below the top of its repository with a final slash. */
  constructor(directory: string, root = '') {
    this.#git = new PlainGit(directory, root);
    this.#statements = new Statements(this.#git);
  }

  /**
   * Returns the verdicts on all claims of a commit; with a base, as a change from it. `asOneCommit`: as if the change had been made at
   * once, which is what a clone without its commits shows.
   */
  answers(revision: string, from: string | null = null, asOneCommit = false): readonly Answer[] {
    const commit = this.#git.commit(revision);
    const base = from === null ? null : this.#git.commit(from);
    return [...this.#git.tree(commit).keys()].flatMap((file) => {
      const family = FAMILIES.find((one) => one.file.test(file));
      const statement = family === undefined ? null : this.#statements.read(family, { commit, file });
      if (family === undefined || statement === null || statement.isForecast) return [];
      const claim = { family, commit, base, asOneCommit, file };
      return statement.claims.map((made) => ({ file, path: made.path, ...this.#verdict({ ...claim, ...made }) }));
    });
  }

  /** The first verdict that applies decides, in the order of the table. */
  #verdict(claim: Claim): Pick<Answer, 'verdict' | 'foundAt'> {
    const { commit, base, path: written, family } = claim;
    const path = normal(written);
    if (path === null) return plain('outside');
    const found = this.#found(claim, path);
    if (claim.says === 'deleted' && family.provesDeletions) return plain(this.#deletion(claim, path, found?.verdict));
    if (found !== null) return found;
    // No file is at a path that ends as that of a folder does. A dangling link is missing, whatever its target was.
    const isLenient = family.leniencies?.includes('from-anywhere') === true;
    const isFile = (isLenient || !written.endsWith('/')) && !this.#git.tree(commit).has(path);
    const past = isFile ? this.#past(claim, path) : null;
    if (past?.to === UNCLEAR) return plain(NOT_ASKED);
    if (typeof past?.to === 'string') {
      const isEmpty = this.#git.size(commit, past.to) === 0;
      return isEmpty ? plain('empty') : { verdict: 'relocated', foundAt: past.to };
    }
    if (ends(this.#git, commit, path, true).some(({ kind }) => kind === 'file')) return plain('case-mismatch');
    if (past !== null) return plain('removed');
    // A change cannot excuse its own claims by an ignore file that it wrote.
    const [rules, then] = [commit, base ?? commit].map((one) => JSON.stringify([...this.#git.ignoreFiles(one)]));
    const isIgnored = isFile && this.#git.isIgnored(rules === then ? commit : (base ?? commit), path);
    return isLenient && isFile ? this.#lenient(claim, path, isIgnored) : plain(isIgnored ? 'uncommitted' : 'missing');
  }

  /** What more explains an absent path in some families: its end, an ignore file, or its name. */
  #lenient(claim: Claim, path: string, isIgnored: boolean): Pick<Answer, 'verdict' | 'foundAt'> {
    const { commit, base, family, path: written, says } = claim;
    const all = this.#git.commits(commit);
    const isHeld = all.some((one) => this.#git.isRegular(one, path));
    // What only earlier commits had excuses no claim that the change makes.
    const earlier = base !== null && this.#statements.madeBefore(claim, path) === null ? [] : all;
    const endingSo = (one: string): readonly string[] =>
      this.#git.files(one).filter((file) => file.endsWith(`/${path}`));
    const isTouching = family.leniencies?.includes('touched-ending') === true && this.#isAdded(claim);
    const touched = (file: string): boolean =>
      this.#git.tree(commit).get(file)?.id !== this.#git.tree(base ?? commit).get(file)?.id;
    if (!isHeld) {
      if (earlier.some((one) => this.#git.tree(one).get(path)?.mode === FOLDER)) return plain('removed');
      const [first, ...others] = endingSo(commit).filter((file) => !isTouching || touched(file));
      if (others.length > 0) return { verdict: 'relocated', foundAt: null };
      const there = first === undefined ? null : this.#at(commit, first);
      if (there !== null) return there;
      if (earlier.some((one) => endingSo(one).length > 0)) return plain('removed');
    }
    if (isIgnored || (!isHeld && written.endsWith('/') && family.leniencies?.includes('by-name') === true))
      return plain('unverifiable');
    if (isHeld || says === 'deleted' || family.leniencies?.includes('by-name') !== true) return plain('missing');
    const isNamed = (file: string): boolean => basename(file) === basename(path) && this.#git.isRegular(commit, file);
    const named = this.#git.files(commit).filter(isNamed);
    const near = named.filter((file) => path.includes('/') && basename(folderOf(file)) === basename(folderOf(path)));
    const [only] = named.length === 1 ? named : near.length === 1 ? near : [];
    return (only === undefined ? null : this.#at(commit, only)) ?? plain('missing');
  }

  /** Whether the compared change adds a return. */
  #isAdded({ commit, base, file }: Claim): boolean {
    if (base === null || this.#git.tree(base).has(file)) return false;
    return ![...this.#git.renames(base, commit).values()].includes(file);
  }

  /** A file that was found at another place; null for a link that leads to none. */
  #at(commit: string, place: string): Pick<Answer, 'verdict' | 'foundAt'> | null {
    const [end = ABSENT] = ends(this.#git, commit, place, false);
    if (end.kind === 'absent' || end.kind === 'outside') return null;
    return this.#presence(commit, end, place) === 'empty' ? plain('empty') : { verdict: 'relocated', foundAt: place };
  }

  /** The verdict on what is at a path, or where it would be if it had moved with its return; null where nothing is. */
  #found({ commit, family, file, path: written }: Claim, path: string): Pick<Answer, 'verdict' | 'foundAt'> | null {
    const [end = ABSENT] = ends(this.#git, commit, path, false);
    if (end.kind !== 'absent') return plain(this.#presence(commit, end, written));
    for (const place of movedWith(family, path, file)) {
      const [there = ABSENT] = ends(this.#git, commit, place, false);
      if (there.kind === 'absent' || there.kind === 'outside') continue;
      const verdict = this.#presence(commit, there, written);
      return verdict === 'present' ? { verdict: 'relocated', foundAt: place } : plain(verdict);
    }
    return null;
  }

  /** A deletion is true if something was at the path before it was claimed, or in the base, and nothing is, but maybe a folder. */
  #deletion(claim: Claim, path: string, found: string | undefined): string {
    const { commit, base, family } = claim;
    const isThere = (one: string): boolean => this.#git.tree(one).has(path);
    const isFile = (one: string): boolean => isThere(one) && this.#git.tree(one).get(path)?.mode !== FOLDER;
    if (found === 'outside' || (found?.startsWith('unverifiable') === true && !isThere(commit))) return found;
    if (isFile(commit) || (found !== undefined && found !== 'directory')) return 'present';
    const made = this.#statements.madeBefore(claim, path);
    const moments = made === null ? [] : this.#statements.moments(family, made, { path, says: 'deleted' });
    const all = this.#git.commits(commit);
    const earlier = made === null ? all : moments.flatMap((one) => [...this.#git.earlier(one)]);
    const isRegular = (one: string): boolean => this.#git.isRegular(one, path);
    // Where no file ever was, a link, a submodule or a folder was deleted, whenever that was.
    const [then, isWhat] = all.some(isRegular) ? [earlier, isRegular] : [all, found === undefined ? isThere : isFile];
    const isDeleted = then.some(isWhat) || (base !== null && (found === undefined ? isThere : isFile)(base));
    return isDeleted ? 'deleted' : (found ?? 'missing');
  }

  /** The verdict on what is at a path. */
  #presence(commit: string, end: End, written: string): string {
    if (end.kind === 'outside') return 'outside';
    if (end.kind === 'gitlink')
      return this.#git.isSubmodule(commit, end.path) ? 'unverifiable' : 'unverifiable, not named';
    if (end.kind === 'directory' || written.endsWith('/')) return 'directory';
    return this.#git.size(commit, end.path) === 0 ? 'empty' : 'present';
  }

  /** What became of an absent file that existed when it was claimed, or later; null if none did. */
  #past(claim: Claim, path: string): { readonly to: string | null } | null {
    const { commit, family } = claim;
    const isStep = family.leniencies?.includes('from-anywhere') === true;
    const madeBefore = this.#statements.madeBefore(claim, path);
    // What the base had, and the change that claims it took away, was there.
    const isTaken = madeBefore === null && claim.base !== null && this.#git.isRegular(claim.base, path);
    // A later step of a branch may undo an earlier one: all history counts, as without a base.
    const isOfStep = isStep && madeBefore === null && !isTaken;
    const [made, base] = isOfStep ? [{ commit, file: claim.file }, null] : [madeBefore, claim.base];
    const moments = made === null ? [commit] : this.#statements.moments(family, made, { path, says: 'made' });
    // Who says that a file was deleted says that it was there.
    const isSince = (one: string): boolean =>
      claim.says === 'deleted' || moments.some((moment) => one === moment || !this.#git.earlier(moment).has(one));
    // What a parent of the commit with the claim had, that commit took away.
    const isJustBefore = (one: string): boolean => moments.some((moment) => this.#git.parents(moment).includes(one));
    const isProved =
      isTaken ||
      this.#git
        .commits(commit)
        .some(
          (one) =>
            this.#git.isRegular(one, path) && (isSince(one) || (made !== null && !isOfStep && isJustBefore(one))),
        );
    // The compared change comes first: what it moves is where it moves it, whoever claims it.
    const moved = base === null ? null : this.#landing({ commit, from: base, by: commit, path }, 0);
    if (this.#isAlike(commit, path, moved)) return { to: moved };
    if (made !== null && base !== null && isProved && this.#git.isRegular(base, path)) return { to: null };
    if (made === null && claim.asOneCommit) return isTaken ? { to: null } : null;
    const removal = this.#newestRemoval(commit, path);
    const to = removal === null ? null : this.#landing({ commit, ...removal, path }, MOST_STEPS);
    if (removal === null || !this.#isAlike(commit, path, to)) return isProved ? { to: null } : null;
    const isByChange = base !== null && !this.#git.commits(base).includes(removal.by);
    return isStep || isProved || isSince(removal.by) || isByChange ? { to } : null;
  }

  /** The regular file of a commit that a file became by a rename, and by those after it; null if git finds none. */
  #landing({ commit, from, by, path }: Removal & { commit: string; path: string }, steps: number): string | null {
    const to = this.#git.renames(from, by).get(path);
    if (to === undefined) return null;
    const isEmpty = this.#git.bytes(from, path) === 0;
    // Empty files are all the same.
    if (this.#git.isRegular(commit, to)) return isEmpty && this.#git.bytes(commit, to) === 0 ? null : to;
    if (steps === 0) return null;
    const later = this.#removals(commit, to).filter((one) => this.#git.earlier(one.by).has(by));
    const next = later.at(-1);
    if (next === undefined) return null;
    const isClear = later.every((one) => one === next || this.#git.earlier(one.by).has(next.by));
    return isClear ? this.#landing({ commit, ...next, path: to }, steps - 1) : UNCLEAR;
  }

  /** Small files are alike by chance: they have to keep their name or their folder. */
  #isAlike(commit: string, from: string, to: string | null): to is string {
    if (to === null || to === UNCLEAR) return to !== null;
    const isKept = basename(from) === basename(to) || folderOf(from) === folderOf(to);
    return isKept || this.#git.size(commit, to) >= DISTINCTIVE;
  }

  /** The newest commit whose first parent has a regular file that it lacks itself: a merge only if no other commit is one. */
  #newestRemoval(commit: string, path: string): Removal | null {
    const removals = this.#removals(commit, path);
    return removals.find(({ by }) => this.#git.parents(by).length === 1) ?? removals[0] ?? null;
  }

  /** All such commits, the newest first. */
  #removals(commit: string, path: string): readonly Removal[] {
    return this.#git.commits(commit).flatMap((by): readonly Removal[] => {
      const [from] = this.#git.parents(by);
      const isRemoved = from !== undefined && this.#git.isRegular(from, path) && !this.#git.isRegular(by, path);
      return isRemoved ? [{ from, by }] : [];
    });
  }
}

/** A commit that removed a file which one of its parents has. */
interface Removal {
  readonly from: string;
  readonly by: string;
}

/** The verdict on a claim of which the reference cannot simply tell: its file moved on from a place that it left on several lines of history. */
export const NOT_ASKED = 'not asked';
/** No file has this path. */
const UNCLEAR = '?';

/** How often a file is followed from one rename to the next. */
const MOST_STEPS = 8;

function plain(verdict: string): Pick<Answer, 'verdict' | 'foundAt'> {
  return { verdict, foundAt: null };
}
