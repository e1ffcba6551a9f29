import type { RunPart } from '../../model/run-part.js';
import { compareText } from '../../model/text.js';
import { countUnchecked } from '../../model/unchecked.js';
import { byPlace } from '../evaluate/finding.js';

/** Joins the parts of a run in the order in which their files are gathered. The order of the parts does not count. */
export function joinParts(parts: readonly RunPart[]): RunPart {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only;
  const all = <T>(of: (part: RunPart) => Iterable<T>): readonly T[] => {
    const joined: T[] = [];
    for (const part of parts) for (const one of of(part)) joined.push(one);
    return joined;
  };
  const sum = (of: (part: RunPart) => number): number => parts.reduce((total, part) => total + of(part), 0);
  // All of one file is in one part, in its order, which a sort keeps.
  const byFile = (a: { readonly file: string }, b: { readonly file: string }): number => compareText(a.file, b.file);
  return {
    holding: sum(({ holding }) => holding),
    skippedFiles: sum(({ skippedFiles }) => skippedFiles),
    skippedReturns: sum(({ skippedReturns }) => skippedReturns),
    returns: [...all(({ returns }) => returns)].sort(byFile),
    findings: [...all(({ findings }) => findings)].sort(byPlace),
    unhideable: new Set(all(({ unhideable }) => unhideable)),
    unhideablePlaces: all(({ unhideablePlaces }) => unhideablePlaces),
    candidates: [...all(({ candidates }) => candidates)].sort(byFile),
    copied: [...new Set(all(({ copied }) => copied))],
    deletedReturns: joinDeleted(parts),
    returnsIn: joinFolders(parts),
    unchecked: countUnchecked(all(({ unchecked }) => unchecked)),
    // Each part that was asked has the answer for the whole change.
    movedAway: parts.find(({ movedAway }) => movedAway !== null)?.movedAway ?? null,
  };
}

/** A return was deleted if no part knows it at another place. */
function joinDeleted(parts: readonly RunPart[]): RunPart['deletedReturns'] {
  const [first, ...others] = parts.flatMap(({ deletedReturns }) => deletedReturns ?? []);
  if (first === undefined) return null;
  const known = others.map(({ files }) => new Set(files.map(({ file }) => file)));
  return {
    files: first.files.filter(({ file }) => known.every((files) => files.has(file))),
    isAll: first.isAll || others.some(({ isAll }) => isAll),
  };
}

function joinFolders(parts: readonly RunPart[]): RunPart['returnsIn'] {
  const joined = new Map<string, readonly string[]>();
  for (const { returnsIn } of parts) {
    for (const [folder, files] of returnsIn) {
      joined.set(folder, [...new Set([...(joined.get(folder) ?? []), ...files])].sort(compareText).slice(0, 2));
    }
  }
  return joined;
}
