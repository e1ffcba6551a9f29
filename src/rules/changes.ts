import { BASELINE_FILE, type StaleEntry } from '../model/finding.js';
import { claimedFile } from '../model/claim.js';
import type { DeletedReturn } from '../model/context.js';
import { pairedWithNamesakes, normalisePath, pathAndFolders, taskFolder } from '../model/path.js';
import { FILE_START } from '../model/pointer.js';
import { rulesOnRuns, NOTHING, type RunProblem } from '../model/rule.js';
import { count, quote, shortId, listOfFew, quotedList } from '../model/text.js';

/** Files that the process itself updates, so no return claims them. */
export const UNCLAIMED_BY_DESIGN: readonly string[] = [
  'specs/TODO.md',
  'specs/state.json',
  BASELINE_FILE,
  '.return-gate.yml',
  '.return-gate.yaml',
  '.return-gate.json',
];

/** At most this many files get a finding each. */
const MOST_REPORTED = 10;

/** The process deletes a task's metadata file when the task is done, so no return claims that. */
const METADATA_FILE = /(?:^|\/)[^/]*return-meta(?:-[^/]*)?\.json$/i;

/** Files that only keep their folder: they are deleted with it. */
const PLACEHOLDER = /(?:^|\/)\.(?:git)?keep$/;

export const changeRules = rulesOnRuns('run', {
  'unclaimed-change': {
    severity: 'notice',
    about: () => ({
      summary: 'Every file that changed with a return is claimed by one',
      rationale: "A return is the account of an agent's work. If no return mentions a change, nobody accounts for it.",
      remedy:
        'List the file as an artifact of the return that made it, commit it separately, or exempt its path in the configuration.',
      sources: ['return-gate The counterpart of phantom work: work that no return claims'],
    }),
    check(run, { changes, mayBeUnclaimed }) {
      if (changes === null) return NOTHING;
      const accounted = new Set(UNCLAIMED_BY_DESIGN);
      let compared = false;
      for (const { file, restated, claims } of run.returns) {
        accounted.add(file);
        if (!changes.changed.has(file)) continue;
        compared ||= restated;
        for (const { claim, verdict } of claims) {
          const path = claimedFile(claim);
          if (path !== null) accounted.add(path);
          if (verdict.foundAt !== null) accounted.add(verdict.foundAt);
        }
      }
      if (!compared) return NOTHING;
      const problems: RunProblem[] = [];
      for (const file of changes.changed) {
        if (accounted.has(file) || changes.moved?.has(file) === true || mayBeUnclaimed?.(file) === true) continue;
        if (run.holdsReturn?.(file) === true) continue;
        problems.push({
          file,
          message: `${quote(file, 200)} changed, and no changed return claims it.`,
          recommendation: 'List it as an artifact of the return that made it, or exempt its path in the configuration.',
        });
      }
      return problems;
    },
  },
  'unclaimed-deletion': {
    severity: 'warning',
    about: () => ({
      summary: 'Every file that a change with a return deletes is named by one',
      rationale:
        "A return is the account of an agent's work. If no return mentions a deleted file, nobody notices the loss.",
      remedy:
        'Restore the file if its deletion was a mistake. If it was rewritten elsewhere, claim the new file: a claim of the same file name covers the deleted one. Otherwise name it where the standard lists deleted files, delete it in a separate change, or exempt its path under `unclaimed` in the configuration.',
      sources: ['return-gate The counterpart of phantom work: work that no return claims'],
    }),
    check(run, { changes, mayBeUnclaimed }) {
      if (changes === null) return NOTHING;
      const named = new Set(UNCLAIMED_BY_DESIGN);
      // Another rule reports deleted returns.
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
          // A claimed folder does not name deleted files in it, but a deleted file that it replaced.
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
      // git does not detect a rename of a rewritten file. A return that claims a new file of the same name accounts for
      // one such file. Files that git saw moving away come first, since the new file may be one of them.
      const rewritten = pairedWithNamesakes([...away, ...gone], [...made].sort());
      const lost = gone.filter((file) => !rewritten.has(file));
      const problems: RunProblem[] = lost.slice(0, MOST_REPORTED).map((file) => ({
        file,
        message: `${quote(file, 200)} was deleted, and no changed return names it.`,
        recommendation: 'Restore it, delete it in a separate change, or exempt its path in the configuration.',
      }));
      const more = lost.length - problems.length;
      if (more > 0) {
        problems.push({
          value: more,
          message: `${String(more)} more ${more === 1 ? 'file was' : 'files were'} deleted that no changed return names.`,
          recommendation: 'Restore them, delete them in a separate change, or exempt their paths in the configuration.',
        });
      }
      return problems;
    },
  },
  'return-deleted': {
    severity: 'warning',
    about: () => ({
      summary: 'A change deletes no return',
      rationale:
        "A return is the record of an agent's work. A change that deletes the returns of others, e.g. by a wrong merge, also deletes their claims, and a false claim would vanish with its return. A return that moved, e.g. into an archive, was not deleted; one whose file remains without it was. Document 001 asks for one deletion: of a finished task's metadata file. If all its claims held at the base, this is a notice.",
      remedy:
        'Restore the returns unless their deletion was intended: `git checkout BASE -- PATH`. To archive them, move them into an archive.',
      sources: ['001 Cleanup', 'return-gate A false claim must not vanish with its return'],
    }),
    check({ deletedReturns = null }) {
      if (deletedReturns === null) return NOTHING;
      const { files } = deletedReturns;
      const problems: RunProblem[] = [];
      const lost = files.filter(({ isExpected }) => !isExpected);
      if (lost.length > 0) {
        problems.push({
          value: 'lost',
          message: `The compared change deletes ${inWords(lost)}.`,
          recommendation: 'Restore them unless their deletion was intended, or move them into an archive.',
        });
      }
      const done = files.filter(({ isExpected }) => isExpected);
      if (done.length > 0) {
        problems.push({
          severity: 'notice',
          value: 'done',
          message: `The compared change deletes ${inWords(done)}. All that they claim existed.`,
          recommendation: 'Nothing needs to be done: 001 asks for it once a task is finished.',
        });
      }
      return problems;
    },
  },
  'returns-imported': {
    severity: 'notice',
    about: () => ({
      summary: 'Returns are committed with the work that they report',
      rationale:
        'If one commit adds the returns of many tasks, e.g. when an ignored folder is finally tracked, git cannot date their claims. A file that an earlier commit had, and that was gone by then, counts as moved or removed. A file that no commit had is still missing.',
      remedy: 'Nothing, if the returns were written earlier. From now on commit each return with its work.',
      sources: ['return-gate The moment of a claim'],
    }),
    check({ imported = [] }) {
      return imported.map(({ commit, returns }) => ({
        value: commit,
        message: `The commit ${shortId(commit)} adds ${count(returns, 'return')} at once, so it is unknown when each made its claims, and files that an earlier commit had are not reported as missing.`,
        recommendation: 'Nothing needs to be done; commit each return with its work from now on.',
      }));
    },
  },
  'baseline-stale': {
    after: 'baseline',
    severity: 'warning',
    about: () => ({
      summary: 'Every entry of the baseline still occurs',
      rationale:
        'A baseline lets known findings pass. The entry of a fixed finding would let the same mistake return unseen, and hides the progress.',
      remedy:
        'Write the baseline again with `return-gate check --update-baseline` and commit it: it keeps only what still occurs.',
      sources: ['return-gate A baseline shrinks as findings are fixed, and never grows by itself'],
      bad: {
        baseline: [
          {
            file: 'specs/3_parse_times/.return-meta.json',
            rule: 'artifact-missing',
            fingerprint: '00000000000000000000000000000000',
            count: 1,
          },
        ],
      },
      good: { baseline: [] },
    }),
    check({ stale }) {
      if (stale === null) return NOTHING;
      return stale.entries.map((entry) => ({
        file: stale.file,
        range: { ...FILE_START, startLine: entry.line, endLine: entry.line },
        value: entry.fingerprint,
        message: messageOf(entry),
        recommendation: 'Write the baseline again with return-gate check --update-baseline, and commit it.',
      }));
    },
  },
});

/** Returns true if returns name a file, or a folder above it other than the whole project. */
function isNamed(file: string, named: ReadonlySet<string>): boolean {
  return [...pathAndFolders(file)].some((path) => named.has(path));
}

/** At most this many files are named. */
const MOST_NAMED = 10;

/** `the returns of 2 files: "a" and "b"`. */
function inWords(deleted: readonly DeletedReturn[]): string {
  const names = deleted.map(({ file }) => quote(file, 200));
  return `the returns of ${count(deleted.length, 'file')}: ${listOfFew(names, MOST_NAMED)}`;
}

function messageOf({ file, rule, count: known, found, fixed }: StaleEntry): string {
  const what = `The baseline knows ${count(known, 'finding')} of ${rule} in ${quote(file, 200)}`;
  if (fixed !== undefined) {
    const names = quotedList(fixed, 'and');
    return `${what} for ${names}, which ${fixed.length === 1 ? 'exists' : 'exist'} now.`;
  }
  if (found === 0) return `${what} that no longer ${known === 1 ? 'occurs' : 'occur'}.`;
  return `${what}, but only ${String(found)} still ${found === 1 ? 'occurs' : 'occur'}.`;
}
