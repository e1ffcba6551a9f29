import { claimedFile } from '../model/claim.js';
import { normalisePath, pairedWithNamesakes, taskFolder } from '../model/path.js';
import { NOTHING, type RunProblem, type RunRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { UNCLAIMED_BY_DESIGN } from './unclaimed-change.js';

/** At most this many files get a finding each. */
const MOST_REPORTED = 10;

/** The process deletes a task's metadata file when the task is done, so no return claims that. */
const METADATA_FILE = /(?:^|\/)[^/]*return-meta(?:-[^/]*)?\.json$/i;

/** Files that only keep their folder: they go with it. */
const PLACEHOLDER = /(?:^|\/)\.(?:git)?keep$/;

export const unclaimedDeletion: RunRule = {
  id: 'unclaimed-deletion',
  area: 'run',
  step: 'structure',
  scope: 'run',
  severity: 'warning',
  summary: 'Every file that a change with a return deletes is named by one',
  rationale:
    'A return is the account of what an agent did. If no return mentions a deleted file, nobody notices that it is lost.',
  remedy:
    'Restore the file if nobody meant to delete it. If it was rewritten elsewhere, claim the new file: a claim of the same file name covers the deleted one. Else name it where the standard has a place for deleted files, delete it in a change of its own, or except its path under `unclaimed` in the configuration.',
  sources: [{ document: 'return-gate', heading: 'The counterpart of phantom work: work that no return claims' }],
  check(run, { changes, mayBeUnclaimed }) {
    if (changes === null) return NOTHING;
    const named = new Set(UNCLAIMED_BY_DESIGN);
    // A rule of its own reports deleted returns.
    const returns = new Set(run.deletedReturns?.files.map(({ file }) => file));
    const { changed, added = changed, moved, movedAway } = changes;
    /** Files that the change added, that exist, and that changed returns claim. */
    const made = new Set<string>();
    const replaced = new Set<string>();
    let compared = false;
    for (const { file, restated, claims, named: inText = [] } of run.returns) {
      if (!changed.has(file)) continue;
      compared ||= restated;
      const folder = taskFolder(file);
      if (run.returnsIn?.get(folder)?.some((other) => other !== file) !== true) named.add(folder);
      for (const path of inText) named.add(path);
      for (const { claim, verdict } of claims) {
        const path = normalisePath(claim.path);
        // A claimed folder does not name the files that were deleted in it, but a file whose place it took.
        if (path !== null) (verdict.name !== 'directory' || claim.type === 'deleted' ? named : replaced).add(path);
        const place = verdict.foundAt ?? claimedFile(claim);
        // If git detected a rename to it, the file belongs to that rename.
        if (verdict.name === 'present' && place !== null && added.has(place) && moved?.has(place) !== true) {
          made.add(place);
        }
        if (verdict.foundAt !== null) named.add(verdict.foundAt);
      }
    }
    if (!compared) return NOTHING;
    const unnamed = [...changes.deleted].filter(
      (file) =>
        !METADATA_FILE.test(file) &&
        !returns.has(file) &&
        !PLACEHOLDER.test(file) &&
        !replaced.has(file) &&
        !isNamed(file, named) &&
        mayBeUnclaimed?.(file) !== true,
    );
    const whereKnown = new Set(moved?.values());
    const [away, gone]: [string[], string[]] = [[], []];
    for (const file of unnamed) {
      if (!whereKnown.has(file)) (movedAway?.has(file) === true ? away : gone).push(file);
    }
    // A file that was moved and rewritten is no rename to git. A return that claims a new file of the same name accounts for one such
    // file. Files that git saw moving away come first, since the new file may be one of them.
    const rewritten = pairedWithNamesakes([...away, ...gone], [...made].sort());
    const lost = gone.filter((file) => !rewritten.has(file));
    const problems: RunProblem[] = lost.slice(0, MOST_REPORTED).map((file) => ({
      file,
      message: `${quote(file, 200)} was deleted, and no changed return names it.`,
      recommendation: 'Restore it, delete it in a separate change, or except its path in the configuration.',
    }));
    const more = lost.length - problems.length;
    if (more > 0) {
      problems.push({
        value: more,
        message: `${String(more)} more ${more === 1 ? 'file was' : 'files were'} deleted that no changed return names.`,
        recommendation: 'Restore them, delete them in a separate change, or except their paths in the configuration.',
      });
    }
    return problems;
  },
};

/** Whether returns name a file, or a folder that it is in. The whole project is no such folder. */
function isNamed(file: string, named: ReadonlySet<string>): boolean {
  for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) {
    if (named.has(file.slice(0, end))) return true;
  }
  return false;
}
