import { posix } from 'node:path';
import { recorded, type AbsentClaim } from '../evaluate/evaluation.js';
import { verdictOf } from '../../claims/kind.js';
import { isDeletion, kindOf, type Verdict } from '../../model/claim.js';
import { groupBy, valueOf } from '../../model/collections.js';
import { namesFolder, normalisePath } from '../../model/path.js';
import type { Changes } from '../../model/context.js';
import type { Leniency } from '../../model/standard.js';
import { count, listOf } from '../../model/text.js';
import type { PathChange } from '../../model/history.js';
import { Endings, type Tree } from '../../model/tree.js';
import { verifyFiles } from '../../claims/verify.js';

/**
 * What the compared change that makes a claim did to its path. `none`: nothing is compared, and all history counts. Else the commits of
 * the change may be rewritten before they are history, and the path existed neither at one of them nor before (`never-existed`), or it
 * existed (`existed`).
 */
export type ChangeEffect = 'none' | 'never-existed' | 'existed';

/** What explains an absent claim, beside the end of its path in the tree and the commit's ignore files. */
interface Grounds {
  /** What a cited commit must have done to the path to prove that it was there. */
  readonly proofs: readonly PathChange[];
  /** Files and folders that only earlier commits had, and the loss of every cited commit. */
  readonly history: boolean;
}

const GROUNDS: Readonly<Record<ChangeEffect, Grounds>> = {
  none: { proofs: ['written', 'deleted'], history: true },
  'never-existed': { proofs: [], history: false },
  existed: { proofs: ['written'], history: false },
};

/** Whether the version of an absent claim has a leniency. */
export function hasLeniency({ standard }: AbsentClaim, leniency: Leniency): boolean {
  return standard.leniencies?.has(leniency) === true;
}

/** An absent claim of a version that is lenient, and whether history ever held its path. */
export interface LenientQuestion {
  readonly claim: AbsentClaim;
  /** Relative to the project root; empty for one that no file ever had. */
  readonly path: string;
  /** The path was there once. */
  readonly wasThere: boolean;
  readonly effect: ChangeEffect;
  /** The compared change adds the return: its work is in the files that the same change touched. */
  readonly isNew: boolean;
}

/** What more explains an absent claim. */
export interface Explanation {
  /** The commits that the return cites changed the path: it was there when they were made. */
  readonly isProvedByCommits: boolean;
  /** What takes the place of `missing`, and of `undetermined`: by the end of the path, or since it is beyond proof. */
  readonly verdict: Verdict | null;
}

const NONE: Explanation = { isProvedByCommits: false, verdict: null };

interface LookOptions {
  readonly tree: Tree;
  /** The rules by which ignore files keep out paths: those of the base where the change touched such a file itself. */
  readonly ignored: ReadonlyMap<string, string>;
  /** The files of the tree that are named as an absent path is. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  readonly changes: Changes | null;
}

/**
 * Looks for absent paths by their ends, in the tree and then in history; in the commits that their returns cite; and among what
 * ignore files keep out. Asked once for all of a run.
 */
export async function explainLeniently(
  questions: readonly LenientQuestion[],
  { tree, ignored, named, changes }: LookOptions,
): Promise<(claim: AbsentClaim) => Explanation> {
  if (questions.length === 0) return () => NONE;
  // Once a return: each of its claims may be absent.
  const citing = questions
    .filter(({ claim }) => hasLeniency(claim, 'cited-commits'))
    .map(({ claim }) => claim.recordClaims);
  const cited = new Map([...new Set(citing)].map((recordClaims) => [recordClaims, citedBy(recordClaims)]));
  const gone = questions.filter(({ wasThere }) => wasThere);
  const commits = new Set(gone.flatMap(({ claim }) => cited.get(claim.recordClaims)?.present ?? []));
  const changed = await tree.changedIn([...commits], new Set(gone.map(({ path }) => path)));
  const never = questions.filter(({ wasThere }) => !wasThere);
  const tails = new Map(never.flatMap(({ claim }) => tailOf(claim)));
  const wanted = [...new Set(tails.values())];
  const touched = touchedEndingWith(wanted, changes, tree);
  const tracked = await tree.trackedEndingWith(wanted);
  const endingIn = (question: LenientQuestion, tail: string): readonly string[] =>
    (mustBeTouched(question) ? touched : tracked).get(tail) ?? [];
  const untracked = wanted.filter((tail) => !tracked.has(tail));
  const mayBeFolders = never.flatMap(({ claim, path }) => (hasLeniency(claim, 'folder') ? [path] : []));
  const { endings, folders } = await tree.pastEndingWith(untracked, [...new Set(mayBeFolders)]);
  const ended = new Map<AbsentClaim, readonly string[]>();
  for (const question of never) {
    const tail = tails.get(question.claim);
    if (tail !== undefined) ended.set(question.claim, endingIn(question, tail));
  }
  const near = groupBy([...named.values()].flat(), nameInFolder);
  const sameName = new Map(
    never.map((question) => [question.claim, namedAlike(question, { named, near }, changes)] as const),
  );
  const alone = [...ended.values()].filter(({ length }) => length === 1);
  const found = await verifyFiles(new Set([...alone, ...sameName.values()].flat()), tree);
  const explanations = new Map<AbsentClaim, Explanation>();
  for (const { claim, path, wasThere, effect } of questions) {
    const { present = [], missing = 0 } = cited.get(claim.recordClaims) ?? {};
    const { proofs, history } = GROUNDS[effect];
    const did = present.map((id) => changed.get(id)?.get(path));
    const isProvedByCommits = wasThere && proofs.some((proof) => did.includes(proof));
    const tail = tails.get(claim);
    const verdict =
      (history && !wasThere && hasLeniency(claim, 'folder') && folders.has(path)
        ? verdictOf('removed', { detail: 'It was a folder, and an earlier commit had it.', by: 'folder' })
        : null) ??
      (tail === undefined ? null : byTail(valueOf(ended, claim), history ? (endings.get(tail) ?? []) : [], found)) ??
      (hasLeniency(claim, 'ignored') && ignored.has(path)
        ? beyondProof(`The .gitignore of the commit keeps it out (${valueOf(ignored, path)}).`)
        : null) ??
      (!wasThere && hasLeniency(claim, 'empty-folder') && isFolder(claim)
        ? beyondProof('It is written as a folder, and git holds no empty ones.', 'folder')
        : null) ??
      byName(sameName.get(claim)?.[0], found) ??
      (history && present.length === 0 && missing > 0
        ? beyondProof(
            `The return cites ${count(missing, 'commit')}, and none is in the history: it was rewritten since, with whatever it held.`,
            'lost-commits',
          )
        : null);
    explanations.set(claim, { isProvedByCommits, verdict });
  }
  return (claim) => explanations.get(claim) ?? NONE;
}

/** The whole ids of the commits that a return cites and that are in the history, and how many others it cites. */
function citedBy(recordClaims: AbsentClaim['recordClaims']): {
  readonly present: readonly string[];
  readonly missing: number;
} {
  const commits = recordClaims.filter(({ claim }) => kindOf(claim) === 'commit');
  return {
    present: commits.flatMap(({ verdict: { commit } }) => commit ?? []),
    missing: commits.filter(({ verdict }) => verdict.name === 'missing').length,
  };
}

/** The end by which a claim's path is looked for: all of it, as it is written. */
function tailOf(absent: AbsentClaim): readonly (readonly [AbsentClaim, string])[] {
  const { alternative, path } = recorded(absent).claim;
  const tail = normalisePath(alternative ?? path);
  return tail === null || tail === '' || !hasLeniency(absent, 'path-ending') ? [] : [[absent, tail]];
}

function byTail(
  tracked: readonly string[],
  past: readonly string[],
  found: ReadonlyMap<string, Verdict>,
): Verdict | null {
  const [first, ...others] = tracked;
  if (others.length > 0) {
    return verdictOf('relocated', { detail: `Several paths end so: ${listOf(tracked, 'and')}.`, by: 'ending' });
  }
  if (first !== undefined) return foundInstead(first, found, 'ending', 'Its path ends so.');
  const [gone] = past;
  return gone === undefined ? null : verdictOf('removed', { detail: `An earlier commit had ${gone}.`, by: 'ending' });
}

/**
 * The verdict on a claim by the one file that it may mean; null for a link that leads to no file. Where the file is empty, or its
 * content unknown, that counts.
 */
function foundInstead(
  path: string,
  found: ReadonlyMap<string, Verdict>,
  by: NonNullable<Verdict['by']>,
  detail: string,
): Verdict | null {
  const verdict = valueOf(found, path);
  if (verdict.name === 'missing' || verdict.name === 'outside') return null;
  if (verdict.name === 'empty' || verdict.name === 'undetermined') return { ...verdict, foundAt: path };
  return { ...verdict, name: 'relocated', foundAt: path, detail, by, blank: false };
}

/** Whether a claim's path is written as that of a folder. */
function isFolder(claim: AbsentClaim): boolean {
  return namesFolder(recorded(claim).claim.path);
}

/**
 * The file that an absent path may mean by its name, if there is one: the only one of that name, unless the name is common; or the only
 * one in a folder that is named as that of the path. None for a deletion. In a return that a change adds, only a file that the change
 * touched.
 */
function namedAlike(
  question: LenientQuestion,
  { named, near }: Readonly<Record<'named' | 'near', ReadonlyMap<string, readonly string[]>>>,
  changes: Changes | null,
): readonly string[] {
  const { claim, path } = question;
  if (!hasLeniency(claim, 'name') || isDeletion(recorded(claim).claim) || isFolder(claim)) return [];
  const name = posix.basename(path);
  const all = named.get(name) ?? [];
  const isCommon = claim.standard.commonNames?.has(name.replace(/\..*/s, '').toLowerCase()) === true;
  const alike = all.length === 1 && !isCommon ? all : (near.get(nameInFolder(path)) ?? []);
  const isAsked = (file: string): boolean => !mustBeTouched(question) || changes?.changed.has(file) === true;
  return alike.length === 1 ? alike.filter(isAsked) : [];
}

/** Whether only a file that the change touched explains a claim: the return is new, and so is its work. */
function mustBeTouched({ claim, isNew }: LenientQuestion): boolean {
  return isNew && !hasLeniency(claim, 'untouched-ending');
}

/** The name of a file behind that of its folder. */
function nameInFolder(path: string): string {
  return `${posix.basename(posix.dirname(path))}/${posix.basename(path)}`;
}

function byName(path: string | undefined, found: ReadonlyMap<string, Verdict>): Verdict | null {
  const detail = 'It is the only file of its name there, or in such a folder.';
  return path === undefined ? null : foundInstead(path, found, 'name', detail);
}

/** The files that a change touched and whose paths end in a slash and one of some others, by that. */
function touchedEndingWith(
  tails: readonly string[],
  changes: Changes | null,
  tree: Tree,
): ReadonlyMap<string, readonly string[]> {
  const endings = new Endings(tails);
  for (const path of changes?.changed ?? []) {
    const kind = tree.find(path)?.kind;
    if (kind === 'file' || kind === 'link') endings.take(path);
  }
  return endings.found();
}

function beyondProof(detail: string, by?: Verdict['by']): Verdict {
  return verdictOf('unverifiable', { detail, ...(by === undefined ? {} : { by }) });
}
