import { homeOf, type Claimed, type FamilyData, type Statement } from './families.js';
import { normal } from './paths.js';
import type { PlainGit } from './plain-git.js';

/** A claim, and the commit that is checked. */
export interface Claim extends Claimed {
  readonly family: FamilyData;
  readonly commit: string;
  readonly base: string | null;
  readonly asOneCommit: boolean;
  readonly file: string;
}

/** A return's file in a commit. */
export interface Version {
  readonly commit: string;
  readonly file: string;
}

/** What returns said in the commits of a history, and since when. */
export class Statements {
  readonly #git: PlainGit;

  constructor(git: PlainGit) {
    this.#git = git;
  }

  /** The base's version of a return, if it makes the claim in the same statement; null if the change makes it. */
  madeBefore({ family, commit, base, file, says }: Claim, path: string): Version | null {
    if (base === null) return { commit, file };
    // A return that holds what one held that was moved or rewritten is that return.
    const idIn = (of: string, path: string): string | undefined => this.#git.tree(of).get(path)?.id;
    const id = idIn(commit, file);
    const isSame = (path: string): boolean => idIn(base, path) === id && (path === file || idIn(commit, path) !== id);
    const copied = [file, ...this.#git.tree(base).keys()].find(isSame);
    const isMoved = (path: string): boolean =>
      homeOf(family, path) === homeOf(family, file) && idIn(commit, path) === undefined;
    const there = this.#git.isRegular(base, file) ? file : [...this.#git.tree(base).keys()].find(isMoved);
    const earlier = copied ?? there ?? this.#cameFrom(base, { commit, file });
    const now = this.read(family, { commit, file });
    const then = earlier === undefined ? null : this.read(family, { commit: base, file: earlier });
    if (earlier === undefined || now === null || then === null) return null;
    // A path that is archived in the return, too, is the same claim.
    const settled = then.claims.map((one) => ({ ...one, path: settledPath(one.path) }));
    const isClaimed = claims(family, { ...then, claims: settled }, { path: settledPath(path), says });
    return !then.isForecast && isClaimed && isContinued(then, now) ? { commit: base, file: earlier } : null;
  }

  /** The oldest commits whose version of a return makes a claim in the same statement. */
  moments(family: FamilyData, newest: Version, claimed: Claimed): readonly string[] {
    const claiming = new Set<string>();
    const seen = new Set<string>();
    const look = (version: Version, later: Statement | null): void => {
      const found = this.read(family, version);
      if (found !== null && later !== null && !isContinued(found, later)) return;
      const statement = found === null ? later : { ...found, session: found.session ?? later?.session ?? null };
      const key = JSON.stringify([version, statement?.session, statement?.succeeds]);
      if (seen.has(key)) return;
      seen.add(key);
      if (found !== null && claims(family, found, claimed)) claiming.add(version.commit);
      for (const earlier of this.#versionsBefore(family, version)) look(earlier, statement);
    };
    look(newest, null);
    return [...claiming].filter((one) => [...claiming].every((other) => !this.#git.earlier(one).has(other)));
  }

  /** The versions of a return that one was made from: in the parents, by its name or before a rename; else before its deletion. */
  #versionsBefore(family: FamilyData, version: Version): readonly Version[] {
    const { commit, file } = version;
    const parents = this.#git.parents(commit);
    const id = this.#git.tree(commit).get(file)?.id;
    const same = parents.filter((parent) => this.#git.tree(parent).get(file)?.id === id);
    if (same.length > 0) return same.map((parent) => ({ commit: parent, file }));
    const found = parents.flatMap((parent): readonly Version[] => {
      const from = this.#git.isRegular(parent, file) ? file : this.#cameFrom(parent, version);
      return from === undefined ? [] : [{ commit: parent, file: from }];
    });
    return found.length > 0 ? found : this.#restored(family, version);
  }

  /**
   * The last versions of a return that was deleted: here, or for one in an archive wherever its task was. One that was moved away is
   * another return.
   */
  #restored(family: FamilyData, { commit, file }: Version): readonly Version[] {
    const home = homeOf(family, file);
    const isPlace = (path: string): boolean => path === file || (home !== file && homeOf(family, path) === home);
    const earlier = [...this.#git.earlier(commit)];
    const movesAway = (by: string, path: string): boolean => {
      const [parent] = this.#git.parents(by);
      return parent !== undefined && this.#git.renames(parent, by).has(path);
    };
    const versions = earlier.flatMap((one) =>
      [...this.#git.tree(one).keys()]
        .filter((path) => this.#git.isRegular(one, path) && isPlace(path))
        .filter((path) => path === file || !this.#git.isRegular(commit, path))
        .filter((path) => !earlier.some((by) => this.#git.earlier(by).has(one) && movesAway(by, path)))
        .map((path) => ({ commit: one, file: path })),
    );
    return versions.filter((one) => !versions.some((other) => this.#git.earlier(other.commit).has(one.commit)));
  }

  /** The path of a file before a commit moved it, or of a deleted file with the same content. */
  #cameFrom(parent: string, { commit, file }: Version): string | undefined {
    const id = this.#git.tree(commit).get(file)?.id;
    const renamed = [...this.#git.renames(parent, commit)].find(([, to]) => to === file);
    const isGone = (path: string): boolean => !this.#git.isRegular(commit, path);
    const copied = [...this.#git.tree(parent)].find(([path, entry]) => entry.id === id && isGone(path));
    return renamed?.[0] ?? copied?.[0];
  }

  /** What a version of a return says; null if it is no return. */
  read(family: FamilyData, { commit, file }: Version): Statement | null {
    const id = this.#git.isRegular(commit, file) ? this.#git.tree(commit).get(file)?.id : undefined;
    return id === undefined ? null : family.read(this.#git.content(id));
  }
}

/** Whether a statement makes a claim. Where deletions are proved, who says that a file was made does not say that it was deleted. */
function claims({ provesDeletions }: FamilyData, statement: Statement, { path, says }: Claimed): boolean {
  return statement.claims.some((one) => normal(one.path) === path && (one.says === says || !provesDeletions));
}

function settledPath(path: string): string {
  return path.toLowerCase().replace(/(?<=^|\/)archive\//g, '');
}

/** Whether a later version makes its claims in the same statement as an earlier one. */
function isContinued(earlier: Statement, later: Statement): boolean {
  const isOther = earlier.session !== null && later.session !== null && earlier.session !== later.session;
  return !isOther && (earlier.succeeds || !later.succeeds);
}
