import { type Claim, type Verdict, because, isDeletion, isOwnFile, fileProblem } from '../model/claim.js';
import type { Changes } from '../model/context.js';
import type { Problem } from '../model/finding.js';
import { setFix } from '../model/fix.js';
import { HOW_TO_FETCH } from '../model/tree.js';
import { rulesOnClaims, type ClaimSubject, NOTHING } from '../model/rule.js';
import { quote, quotedPath } from '../model/text.js';

export const absentRules = rulesOnClaims('artifacts', {
  'artifact-missing': {
    verdict: 'missing',
    severity: 'error',
    about: () => ({
      summary: 'A claimed file exists in the checked tree',
      rationale:
        'This is phantom work: the return says that a file was made, but there is no such file, and its history does not explain why.',
      remedy: 'Write and commit the file, correct the path, or remove the claim.',
      sources: ['002 Step 5: Validate Artifacts (CRITICAL)', '003 Orchestrator Validation (Stage 6)'],
    }),
    check(checked, of) {
      if (isDeletion(checked.claim)) return NOTHING;
      const path = quotedPath(checked.claim.path);
      return fileProblem('File does not exist', checked, of, `Commit ${path}, correct the path, or remove the claim.`);
    },
  },
  'artifact-archived': {
    verdict: 'relocated',
    severity: 'off',
    about: () => ({
      summary: 'A claimed path still leads to its file after the task was archived',
      rationale:
        'Archiving a task moves its return and its files together, so the claim stays true and nothing needs a fix. Turn this rule on if other tools follow the paths of archived returns.',
      remedy: 'Write the path below the archive.',
      fixes: [{ safety: 'safe', does: 'writes the path of the file in the archive' }],
      sources: ['return-gate Most claims that no longer hold were archived with their folder'],
    }),
    check({ claim, verdict }, of) {
      if (verdict.by !== 'archive' || verdict.foundAt === null || isOwnFile(claim, verdict, of)) return NOTHING;
      return {
        message: `File ${quote(claim.path, 200)} was archived with its task; it is now at ${quote(verdict.foundAt, 200)}.`,
        fix: setFix(claim.pointer, verdict.foundAt, 'safe', 'the new path '),
      };
    },
  },
  'artifact-relocated': {
    verdict: 'relocated',
    severity: 'notice',
    about: () => ({
      summary: 'A claimed file has not been renamed',
      rationale:
        'The file exists, but git records that it was renamed, so the claim is true and its path is out of date. A file that was archived with its task is not reported here; see artifact-archived.',
      remedy: 'Write the new path.',
      fixes: [{ safety: 'safe', does: 'writes the current path of the file' }],
      sources: ['return-gate A renamed file is not phantom work'],
    }),
    check({ claim, verdict }, of) {
      if (verdict.by === 'archive' || isOwnFile(claim, verdict, of)) return NOTHING;
      const path = quote(claim.path, 200);
      const now = verdict.foundAt === null ? null : quote(verdict.foundAt, 200);
      // A file that no commit renamed may always have been there.
      const what =
        verdict.by === 'rename'
          ? `File was renamed: ${path}; it is now at ${String(now)}`
          : `File is not at ${path}${now === null ? '' : `, but at ${now}`}`;
      return {
        message: `${what}.${because(verdict)}`,
        ...(verdict.foundAt === null ? {} : { fix: setFix(claim.pointer, verdict.foundAt, 'safe', 'the new path ') }),
      };
    },
  },
  'artifact-removed': {
    verdict: 'removed',
    severity: 'warning',
    about: () => ({
      summary: 'A claimed file was not removed after it was committed',
      rationale:
        'The file existed when the return claimed it, or later, so the claim was true. It was removed since, and readers of the return find nothing today. This is a notice, but a warning if the compared change itself deletes the claimed file.',
      remedy: 'Nothing, if the removal was intended. Otherwise restore the file.',
      sources: ['return-gate A file that was committed and removed later is not phantom work'],
    }),
    check({ claim, verdict }, { success }) {
      return {
        ...(verdict.byChange === true && success ? {} : { severity: 'notice' }),
        message: `File ${verdict.by === 'said' ? 'does not exist' : 'was committed and deleted'}: ${quote(claim.path, 200)}.${because(verdict)}`,
        recommendation: 'Restore the file if it is still needed, or remove the claim.',
      };
    },
  },
  'artifact-uncommitted': {
    verdict: 'uncommitted',
    severity: 'error',
    about: () => ({
      summary: 'A claimed file is committed',
      rationale:
        "The file is in the workspace but not in the commit, or ignored. Nobody else receives it, and it may be lost with the agent's machine.",
      remedy: 'Commit the file; if it is ignored, change the rule, or claim a file that is committed.',
      sources: [
        '002 Step 5: Validate Artifacts (CRITICAL)',
        'return-gate The proof comes from the checked commit, not from files left over on disk',
      ],
    }),
    check(checked, of) {
      if (checked.verdict.by === 'ignored') {
        const recommendation = 'Remove the claim, or change the rule and commit the file.';
        return fileProblem('File is not committed, and no commit can prove it', checked, of, recommendation);
      }
      const path = quotedPath(checked.claim.path);
      return fileProblem('File is not committed', checked, of, `Commit ${path}, or remove the claim.`);
    },
  },
  'artifact-undetermined': {
    verdict: 'undetermined',
    severity: 'error',
    about: () => ({
      summary: 'History reaches far enough to show what became of a claimed file',
      rationale:
        'The file does not exist, and the clone lacks the history that would tell whether it was moved or removed since it was claimed, or never existed.',
      remedy:
        'Fetch the whole history: fetch-depth: 0 with filter: blob:none in actions/checkout, or git fetch --unshallow.',
      sources: ['return-gate A claim that cannot be proved does not pass, and is not called false'],
    }),
    check(checked, of) {
      const { by } = checked.verdict;
      const [what, recommendation] = WHY_UNDETERMINED[by === 'rules' || by === 'content' ? by : 'history'];
      return fileProblem(what, checked, of, recommendation);
    },
  },
  'artifact-unverifiable': {
    verdict: 'unverifiable',
    severity: 'error',
    about: () => ({
      summary: 'A claimed file can be checked in the repository, or is in a known submodule of it',
      rationale:
        'Files in a submodule or a memory store are not part of the checked tree, so they are neither proved nor disproved. Anyone can put a commit of another repository anywhere in a tree: files below it only count if `.gitmodules` names the submodule, and it existed before.',
      remedy:
        'Claim files of this repository. If the file belongs in a submodule, add that with `.gitmodules` before the work that claims it.',
      sources: ['return-gate A claim that the checked tree cannot prove is reported as unproved, not as false'],
    }),
    check(checked, of, { changes }) {
      const { by, submodule } = checked.verdict;
      const problemWith = (recommendation: string, more = ''): Problem =>
        fileProblem('File cannot be checked in this repository', checked, of, recommendation, more);
      if (by === 'lost-commits') return problemWith('Cite commits of this history, or write and commit the file.');
      const doubt = doubtOf(checked.verdict, changes);
      if (doubt !== null) {
        return problemWith(
          'Claim files of this repository; a submodule proves nothing until .gitmodules names it.',
          doubt,
        );
      }
      if (submodule === undefined || !isMadeByChange(checked.claim, of, changes)) {
        return { ...problemWith('Check it in its own repository; nothing needs to be done here.'), severity: 'notice' };
      }
      if (changes?.changed.has(submodule.path) === true) {
        const recommendation = "Check that the submodule's new commit has the file.";
        return {
          ...problemWith(recommendation, ' The compared change moves it to another commit.'),
          severity: 'notice',
        };
      }
      return {
        severity: 'warning',
        ...problemWith(
          'Commit the work in the submodule, and the submodule here, or remove the claim.',
          ' The compared change leaves the submodule at its commit, so nothing in it can be new.',
        ),
      };
    },
  },
});

/** Why a claim is undetermined, by what the clone lacks, and the remedy. */
const WHY_UNDETERMINED = {
  rules: [
    "File cannot be checked, since git's rules are unknown",
    'Simplify the patterns, above all those with several **, and run the gate again.',
  ],
  content: ['File cannot be checked, since this clone lacks its content', HOW_TO_FETCH],
  history: ['File does not exist, and the clone lacks its history', 'Fetch the whole history, and run the gate again.'],
} as const;

/** Returns true if the compared change makes a claim: it adds or restates the return, and the base's version of it did not make the claim. */
function isMadeByChange(claim: Claim, { restated, baseClaims }: ClaimSubject, changes: Changes | null): boolean {
  return changes !== null && restated && baseClaims?.(claim) !== true;
}

/** Returns why the submodule of a claimed file proves nothing, as the end of a message; null if it is known. */
function doubtOf({ submodule }: Verdict, changes: Changes | null): string | null {
  if (submodule === undefined) return null;
  if (!submodule.named) return '';
  if (changes === null || !(changes.newSubmodules ?? changes.changed).has(submodule.path)) return null;
  return ` It is not in the base ${quote(changes.base)}: the change that claims the file also adds the submodule.`;
}
