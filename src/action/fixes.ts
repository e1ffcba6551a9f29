import type { FileSuggestions } from '../github/review.js';
import { sha256 } from '../model/text.js';
import { isActive } from '../model/finding.js';
import type { Report } from '../model/report.js';
import type { Tree } from '../model/tree.js';
import { inRepository } from '../report/links.js';
import { joined, replacementsOf, type Replacement } from '../report/replacements.js';
import { decodeText, withTaken, type FixSearch } from './fixes-to-apply.js';
import type { Fixed, Suggestion } from '../report/suggestion.js';
import { wholeFixesOf } from '../rewrite/fix/alone.js';
import type { FixedFile } from '../rewrite/fix/apply-fixes.js';
import { fixTree, formsOf, checkOverlaid, type CheckTree } from '../rewrite/fix/fix-tree.js';
import { isFixable } from '../rewrite/fix/group.js';

export interface FixSearchOptions {
  readonly check: CheckTree;
  /** Bytes; larger files are left as they are. */
  readonly maxFileSize: number;
  /** The changed files, if the run compares: only they are fixed; null for all. */
  readonly changed: ReadonlySet<string> | null;
}

/** Maximum number of files to fix, since each is checked several times. */
const MOST_FILES = 100;
/** A file with more replacements than this gets one suggestion for all of them. */
const MOST_REPLACEMENTS = 30;

/** Resolves to the safe fixes of a report's findings, only in changed files if these are known. Nothing is written. */
export async function findFixes(
  tree: Tree,
  report: Report,
  { check, maxFileSize, changed }: FixSearchOptions,
): Promise<FixSearch> {
  const found = report.findings.filter((finding) => isFixable(finding) && finding.fix.safety === 'safe');
  const files = new Set(found.filter(isActive).flatMap(({ file }) => file ?? []));
  const wanted = [...files].filter((file) => changed?.has(file) !== false);
  const searched = wanted.slice(0, MOST_FILES);
  const proposed: FileSuggestions[] = [];
  const formOf = formsOf();
  for await (const done of fixTree(tree, searched, { unsafe: false, maxFileSize, check })) {
    const replacements = new Map(
      done.filter(({ applied }) => applied.length > 0).map((fixed) => [fixed, replacementsFor(fixed)] as const),
    );
    const several = [...replacements].filter(([, list]) => list.length > 1);
    const parts = new Map(
      several.map(([fixed, list]) => [fixed, list.map((replacement) => withTaken(fixed.before, [replacement]))]),
    );
    const wholeFixes = await wholeFixesOf(parts, { formOf, check: checkOverlaid(tree, check) });
    for (const [fixed, list] of replacements) {
      const verdicts = wholeFixes.get(fixed) ?? [];
      const path = inRepository(tree.root, fixed.file);
      // Replacements that depend on each other are one change.
      const isApart = list.every((_, n) => verdicts[n] !== null && verdicts[n] !== undefined);
      const whole = isApart ? list : joined(decodeText(fixed.before), list);
      const fixes = (n: number): readonly Fixed[] => fixedWords(isApart ? (verdicts[n] ?? []) : fixed.applied);
      proposed.push({ path, before: fixed.before, suggestions: suggestionsOf(path, whole, fixes) });
    }
  }
  return { files: proposed, more: wanted.length - searched.length };
}

function replacementsFor({ before, after }: FixedFile): readonly Replacement[] {
  const old = decodeText(before);
  const replacements = replacementsOf(old, decodeText(after));
  return replacements.length > MOST_REPLACEMENTS ? joined(old, replacements) : replacements;
}

/** Returns each fixed problem once, in the order of the fixes. */
function fixedWords(fixes: FixedFile['applied']): readonly Fixed[] {
  return [...new Map(fixes.map(({ rule, fix: { does } }) => [`${rule} ${does}`, { rule, does }])).values()];
}

function suggestionsOf(
  path: string,
  replacements: readonly Replacement[],
  fixes: (n: number) => readonly Fixed[],
): readonly Suggestion[] {
  const times = new Map<string, number>();
  return replacements.map((replacement, n): Suggestion => {
    const content = JSON.stringify([path, replacement.removed, replacement.added]);
    const earlier = times.get(content) ?? 0;
    times.set(content, earlier + 1);
    const id = sha256(`${content} ${String(earlier)}`, 16);
    return { path, replacement, fixes: fixes(n), id };
  });
}
