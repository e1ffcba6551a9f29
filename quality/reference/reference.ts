import { FAMILIES, homeOf, movedWith } from './families.js';
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

/** A commit that adds so many returns imported them. */
const FEWEST_IMPORTED = 5;

/** A verdict, and whether a moved file was found by a rename, the end of its path or its name. */
type Found = Pick<Answer, 'verdict' | 'foundAt'> & { readonly how?: 'elsewhere' };

/** The folders of a claimed path and of where it was found, without their longest common end. */
interface Pair {
  readonly from: string;
  readonly to: string;
}

function pairOf(claimed: readonly string[], found: readonly string[]): readonly Pair[] {
  let common = 0;
  while (common < claimed.length && common < found.length && claimed.at(-1 - common) === found.at(-1 - common))
    common++;
  const [from = '', to = ''] = [claimed, found].map((all) => all.slice(0, all.length - common).join('/'));
  return common === 0 ? [] : [{ from, to }];
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
      const claims = statement.claims.map((made): Claim => ({ family, commit, base, asOneCommit, file, ...made }));
      const verdicts = this.#withSiblings(claims.map((claim) => [claim, this.#verdict(claim)] as const));
      return verdicts.map(([{ path }, { verdict, foundAt }]) => ({ file, path, verdict, foundAt }));
    });
  }

  /** Where two claims or more of a return were found in one other folder, and none as often in another, the missing ones are looked up there. */
  #withSiblings(all: readonly (readonly [Claim, Found])[]): readonly (readonly [Claim, Found])[] {
    const pairs = all.flatMap(([{ path }, { how, foundAt }]) =>
      how === undefined || foundAt === null ? [] : pairOf((normal(path) ?? '').split('/'), foundAt.split('/')),
    );
    const times = (pair: Pair): number => pairs.filter(({ from, to }) => from === pair.from && to === pair.to).length;
    const isClear = (pair: Pair): boolean =>
      pairs.every(({ from, to }) => from !== pair.from || to === pair.to || times({ from, to }) < times(pair));
    const clear = pairs.filter((pair) => times(pair) > 1 && isClear(pair));
    return all.map(([claim, found]) => {
      const path = normal(claim.path) ?? '';
      const isAsked = claim.family.leniencies?.includes('from-anywhere') === true && claim.says !== 'deleted';
      if (found.verdict !== 'missing' || !isAsked) return [claim, found];
      const place = clear
        .filter(({ from }) => from === '' || path.startsWith(`${from}/`))
        .sort((one, other) => other.from.length - one.from.length)
        .map(({ from, to }) => [to, from === '' ? path : path.slice(from.length + 1)].filter(Boolean).join('/'))
        .find((one) => this.#git.isRegular(claim.commit, one));
      const isMeant = place !== undefined && this.#mayBeMeant(claim, path, place);
      return [claim, (isMeant ? this.#at(claim.commit, place) : null) ?? found];
    });
  }

  /** Whether a file at another place may be what is claimed: some claims that the change makes are only of files that it touched. */
  #mayBeMeant(claim: Claim, path: string, place: string): boolean {
    const { commit, base, family, says } = claim;
    if (base === null || this.#statements.madeBefore(claim, path) !== null) return true;
    const isOfMade = family.leniencies?.includes('touched-if-made') === true && says === 'made';
    const isOfNew = family.leniencies?.includes('touched-by-new') === true && this.#isAdded(claim);
    const idIn = (one: string): string | undefined => this.#git.tree(one).get(place)?.id;
    return (!isOfMade && !isOfNew) || idIn(commit) !== idIn(base);
  }

  /** The first verdict that applies decides, in the order of the table. */
  #verdict(claim: Claim): Found {
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
      return isEmpty ? plain('empty') : { verdict: 'relocated', foundAt: past.to, how: 'elsewhere' };
    }
    if (ends(this.#git, commit, path, true).some(({ kind }) => kind === 'file')) return plain('case-mismatch');
    if (past !== null) return plain('removed');
    // A change cannot excuse its own claims by an ignore file that it wrote.
    const [rules, then] = [commit, base ?? commit].map((one) => JSON.stringify([...this.#git.ignoreFiles(one)]));
    const isIgnored = isFile && this.#git.isIgnored(rules === then ? commit : (base ?? commit), path);
    const last =
      isLenient && isFile ? this.#lenient(claim, path, isIgnored) : plain(isIgnored ? 'uncommitted' : 'missing');
    return last.verdict === 'missing' && isFile && this.#isSaidDeleted(claim, path) ? plain('removed') : last;
  }

  /** Whether another return of the same change, or of the commit that makes the claim, says that it deleted the file. */
  #isSaidDeleted({ commit, base, file, family, says }: Claim, path: string): boolean {
    if (says === 'deleted') return false;
    const others = [...this.#git.tree(commit).keys()].flatMap((other) => {
      const its = FAMILIES.find((one) => one.file.test(other));
      const statement =
        its === undefined || other === file ? null : this.#statements.read(its, { commit, file: other });
      if (its === undefined || statement === null || statement.isForecast) return [];
      const isSaid = statement.claims.some((one) => one.says === 'deleted' && normal(one.path) === path);
      return isSaid ? [{ family: its, file: other }] : [];
    });
    if (base !== null) {
      const isChanged = (one: string): boolean =>
        this.#git.tree(commit).get(one)?.id !== this.#git.tree(base).get(one)?.id;
      return isChanged(file) && others.some((one) => isChanged(one.file));
    }
    const moments = this.#statements.moments(family, { commit, file }, { path, says });
    return others.some((one) => {
      const its = this.#statements.moments(one.family, { commit, file: one.file }, { path, says: 'deleted' });
      return its.some((moment) => moments.includes(moment));
    });
  }

  /** What more explains an absent path in some families: its end, an ignore file, or its name. */
  #lenient(claim: Claim, path: string, isIgnored: boolean): Found {
    const { commit, base, family, path: written, says } = claim;
    const all = this.#git.commits(commit);
    const isHeld = all.some((one) => this.#git.isRegular(one, path));
    // What only earlier commits had excuses no claim that the change makes.
    const earlier = base !== null && this.#statements.madeBefore(claim, path) === null ? [] : all;
    const endingSo = (one: string): readonly string[] =>
      this.#git.files(one).filter((file) => file.endsWith(`/${path}`));
    const mayBeMeant = (file: string): boolean => this.#mayBeMeant(claim, path, file);
    if (!isHeld) {
      if (earlier.some((one) => this.#git.tree(one).get(path)?.mode === FOLDER)) return plain('removed');
      const [first, ...others] = endingSo(commit).filter(mayBeMeant);
      if (others.length > 0) return { verdict: 'relocated', foundAt: null };
      const there = first === undefined ? null : this.#at(commit, first);
      if (there !== null) return there;
      if (earlier.some((one) => endingSo(one).length > 0)) return plain('removed');
    }
    const isFolder = written.endsWith('/');
    if (isIgnored || (!isHeld && isFolder && family.leniencies?.includes('empty-folder') === true))
      return plain('unverifiable');
    if (isHeld || says === 'deleted' || isFolder) return plain('missing');
    const isNamed = (file: string): boolean => basename(file) === basename(path) && this.#git.isRegular(commit, file);
    const named = this.#git.files(commit).filter(isNamed);
    const near = named.filter((file) => path.includes('/') && basename(folderOf(file)) === basename(folderOf(path)));
    const [only] = named.length === 1 ? named : near.length === 1 ? near : [];
    return (only === undefined || !mayBeMeant(only) ? null : this.#at(commit, only)) ?? plain('missing');
  }

  /** Whether the compared change adds a return. */
  #isAdded({ commit, base, file, family }: Claim): boolean {
    if (base === null || this.#git.tree(base).has(file)) return false;
    const isSame = (from: string): boolean =>
      family.knownBy === undefined || homeOf(family, from) === homeOf(family, file);
    return ![...this.#git.renames(base, commit)].some(([from, to]) => to === file && isSame(from));
  }

  /** A file that was found at another place; null for a link that leads to none. */
  #at(commit: string, place: string): Found | null {
    const [end = ABSENT] = ends(this.#git, commit, place, false);
    if (end.kind === 'absent' || end.kind === 'outside') return null;
    return this.#presence(commit, end, place) === 'empty'
      ? plain('empty')
      : { verdict: 'relocated', foundAt: place, how: 'elsewhere' };
  }

  /** The verdict on what is at a path, or where it would be if it had moved with its return; null where nothing is. */
  #found({ commit, family, file, path: written }: Claim, path: string): Found | null {
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
    const since = made === null ? [] : this.#statements.moments(family, made, { path, says: 'made' });
    const own = isOfStep && this.#isAnew(claim) ? since.filter((one) => !this.#isInBase(claim, one)) : since;
    const moments = own.length === 0 ? [commit] : own;
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
    if (moved !== null) return { to: moved };
    if (made !== null && base !== null && isProved && this.#git.isRegular(base, path)) return { to: null };
    if (made === null && claim.asOneCommit) return isTaken ? { to: null } : null;
    const end = this.#end(commit, path) ?? NO_END;
    const isByBase = made === null && base !== null && this.#isEndedByBase(commit, base, path);
    const isOld = claim.base === null || madeBefore !== null;
    const isExcused = isProved || isByBase || (isOld && this.#isImported(claim, moments, path));
    const atBase = made === null || base === null ? null : (this.#end(base, path)?.to ?? null);
    if (end.to === null && isExcused && base !== null && atBase !== null)
      return { to: this.#landing({ commit, from: base, by: commit, path: atBase }, 0) };
    if (end.to === null) return isExcused ? { to: null } : null;
    const isByChange = base !== null && !this.#git.commits(base).includes(end.by);
    return isExcused || isSince(end.by) || isByChange ? { to: end.to } : null;
  }

  /** Whether the change adds the return, and no commit of the base had it with this content: it makes its claims now. */
  #isAnew({ commit, base, file }: Claim): boolean {
    if (base === null || this.#git.isRegular(base, file)) return false;
    const id = this.#git.tree(commit).get(file)?.id;
    return this.#git.commits(base).every((one) => this.#git.tree(one).get(file)?.id !== id);
  }

  #isInBase({ base }: Claim, commit: string): boolean {
    return base !== null && this.#git.commits(base).includes(commit);
  }

  /** The regular file of a commit that a file became by a rename, and by those after it; null if git finds none. */
  #landing({ commit, from, by, path }: Removal & { commit: string; path: string }, steps: number): string | null {
    const to = this.#git.renames(from, by).get(path);
    if (to === undefined || !this.#isAlike({ from, by }, path, to)) return null;
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

  /** Small files are alike by chance: where one of the two is, the rename has to keep the name or the folder. */
  #isAlike({ from, by }: Removal, path: string, to: string): boolean {
    const isKept = basename(path) === basename(to) || folderOf(path) === folderOf(to);
    return isKept || Math.min(this.#git.bytes(from, path), this.#git.bytes(by, to)) >= DISTINCTIVE;
  }

  /**
   * How a path ended: by the newest commit that removed it, a merge only if no other commit did; but where another line of history moved the
   * file, and the file is there, by that.
   */
  #end(commit: string, path: string): (Removal & { readonly to: string | null }) | null {
    const all = this.#removals(commit, path);
    const newest = all.find(({ by }) => this.#git.parents(by).length === 1) ?? all[0];
    if (newest === undefined) return null;
    const isLast = ({ by }: Removal): boolean => all.every((one) => !this.#git.earlier(one.by).has(by));
    const ends = [newest, ...all.filter((one) => one !== newest && isLast(one))].map((one) => ({
      ...one,
      to: this.#landing({ commit, ...one, path }, MOST_STEPS),
    }));
    return ends.find(({ to }) => to !== null) ?? ends[0] ?? null;
  }

  /** All commits that removed a path, the newest first. A merge of what its first parent leads to is compared with the other parents, too. */
  #removals(commit: string, path: string): readonly Removal[] {
    return this.#git.commits(commit).flatMap((by): readonly Removal[] => {
      const [first, ...others] = this.#git.parents(by);
      if (first === undefined || this.#git.isRegular(by, path)) return [];
      const from = [first, ...others.filter((one) => this.#git.earlier(one).has(first))];
      return from.filter((one) => this.#git.isRegular(one, path)).map((one) => ({ from: one, by }));
    });
  }

  /** Whether a commit of the change had a file that commits of the base removed, which the change was not made from. */
  #isEndedByBase(commit: string, base: string, path: string): boolean {
    const ofBase = this.#git.commits(base);
    const own = this.#git.commits(commit).filter((one) => !ofBase.includes(one) && this.#git.isRegular(one, path));
    const isAside = (by: string): boolean => own.some((one) => !this.#git.earlier(one).has(by));
    return this.#removals(base, path).some(({ by }) => isAside(by));
  }

  /** Whether a claim of a path that earlier commits had was made by commits that each add five returns or more, with claims. */
  #isImported({ family, says }: Claim, moments: readonly string[], path: string): boolean {
    if (says === 'deleted' && family.provesDeletions) return false;
    const isHeld = (one: string): boolean =>
      [...this.#git.earlier(one)].some((then) => this.#git.isRegular(then, path));
    return moments.every((one) => isHeld(one) && this.#addedReturns(one) >= FEWEST_IMPORTED);
  }

  /** How many returns with claims a commit has that none of its parents had. */
  #addedReturns(commit: string): number {
    const parents = this.#git.parents(commit);
    const added = [...this.#git.tree(commit).keys()].filter(
      (file) => !parents.some((one) => this.#git.tree(one).has(file)),
    );
    return added.filter((file) => {
      const family = FAMILIES.find((one) => one.file.test(file));
      const statement = family === undefined ? null : this.#statements.read(family, { commit, file });
      return statement !== null && !statement.isForecast && statement.claims.length > 0;
    }).length;
  }
}

/** A commit that removed a file which one of its parents has. */
interface Removal {
  readonly from: string;
  readonly by: string;
}

/** The verdict on a claim of which the reference cannot simply tell: its file moved on from a place that it left on several lines of history. */
export const NOT_ASKED = 'not asked';
const NO_END = { from: '', by: '', to: null };
/** No file has this path. */
const UNCLEAR = '?';

/** How often a file is followed from one rename to the next. */
const MOST_STEPS = 8;

function plain(verdict: string): Found {
  return { verdict, foundAt: null };
}
