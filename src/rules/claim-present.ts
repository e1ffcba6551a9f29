import {
  claimedFile,
  type VerifiedClaim,
  because,
  isDeletion,
  isOwnFile,
  unlessSuccess,
  fileProblem,
} from '../model/claim.js';
import { isAdded, type Changes, type Context } from '../model/context.js';
import type { Problem } from '../model/finding.js';
import { setFix } from '../model/fix.js';
import { rulesOnClaims, type ClaimRule, type ClaimSubject, NOTHING } from '../model/rule.js';
import { quote, quotedPath } from '../model/text.js';

export const presentRules = rulesOnClaims('artifacts', {
  'artifact-empty': {
    verdict: 'empty',
    severity: 'error',
    about: () => ({
      summary: 'A claimed file is not empty',
      rationale: 'A file of 0 bytes was created and never written: the work that the return claims is not in it.',
      remedy: 'Write the content and commit it, or remove the claim.',
      demand: 'stated',
      sources: ['002 Step 5: Validate Artifacts (CRITICAL)'],
    }),
    check(checked, of) {
      if (isDeletion(checked.claim)) return NOTHING;
      const recommendation = `Write the content of ${quotedPath(checked.claim.path)} and commit it, or remove the claim.`;
      return fileProblem('File is empty', checked, of, recommendation);
    },
  },
  'artifact-blank': {
    verdict: 'present',
    severity: 'warning',
    about: () => ({
      summary: 'A claimed file holds something that can be seen',
      rationale:
        'A file of spaces, line breaks, NUL bytes or signs without width passes a test of its size and holds no work all the same.',
      remedy: 'Write the content and commit it, or remove the claim.',
      demand: 'stated',
      sources: ['return-gate A file of white space passes the size test of document 002, step 5c'],
    }),
    check({ claim, verdict }, of) {
      if (!verdict.blank || isDeletion(claim)) return NOTHING;
      return {
        ...unlessSuccess(of, 'notice'),
        message: `File holds only white space and invisible signs: ${quote(claim.path, 200)}.`,
      };
    },
  },
  'artifact-directory': {
    verdict: 'directory',
    severity: 'error',
    about: () => ({
      summary: 'A claimed path is a file, not a directory',
      rationale:
        'A directory can hold files older than the work, so it proves nothing. Only a file can be linked, read and proved.',
      remedy: 'Claim each file that was made in the directory.',
      demand: 'stated',
      sources: ['002 Step 5: Validate Artifacts (CRITICAL)'],
    }),
    check(checked, of) {
      if (isDeletion(checked.claim)) return NOTHING;
      const recommendation = 'Claim each file that was written, or remove the claim.';
      return fileProblem('The claimed file is a directory', checked, of, recommendation);
    },
  },
  'artifact-case': {
    verdict: 'case-mismatch',
    severity: 'error',
    about: () => ({
      summary: 'A claimed path has the letter case of the file',
      rationale:
        'Git and Linux tell letter case apart. A path in another case works on the machine of the agent and leads nowhere on the others.',
      remedy: 'Write the path exactly as the file is named.',
      fixes: [{ safety: 'unsafe', does: 'writes the path of the file that differs in letter case alone' }],
      demand: 'stated',
      sources: ['return-gate Where letter case counts, the path of document 002, step 5b leads to no file'],
    }),
    check({ claim, verdict }, of) {
      if (isOwnFile(claim, verdict, of)) return NOTHING;
      const found = verdict.foundAt === null ? 'another letter case' : quote(verdict.foundAt, 200);
      return {
        ...unlessSuccess(of, 'notice'),
        message: `File does not exist in this letter case: ${quote(claim.path, 200)}; there is ${found}.${because(verdict)}`,
        ...(verdict.foundAt === null ? {} : { fix: setFix(claim.pointer, verdict.foundAt, 'unsafe') }),
      };
    },
  },
  'artifact-self': {
    verdict: ['present', 'relocated', 'case-mismatch'],
    severity: 'error',
    about: () => ({
      summary: 'A return claims other files than its own',
      rationale:
        'The file that holds the return is there as soon as the return is written, so that claiming it, or a copy of it, proves nothing. It does not count as a claim.',
      remedy: 'Claim the files that the work made, and remove the claim of the return itself.',
      demand: 'stated',
      sources: [
        '002 Step 5: Validate Artifacts (CRITICAL)',
        'return-gate A return is not work: its existence does not prove its claims',
      ],
    }),
    check({ claim, verdict }, of) {
      const isOwn = isOwnFile(claim, verdict, of);
      if (!isOwn && verdict.isReturn !== true) return NOTHING;
      const what = isOwn ? 'the file of the return itself' : 'a copy of the file of the return';
      return {
        ...unlessSuccess(of, 'notice'),
        message: `The claimed file is ${what}: ${quote(claim.path, 200)}; a file that the work made was expected.`,
        recommendation: 'List the files that the work made, not the return.',
      };
    },
  },
  'artifact-path-relative': {
    verdict: 'outside',
    severity: 'error',
    about: () => ({
      summary: 'A claimed path stays inside the project root',
      rationale:
        'A path outside the repository is not committed with it and differs on every machine, so it proves no work.',
      remedy:
        'Write the path relative to the project root, without a leading slash, and keep the file inside the repository.',
      demand: 'stated',
      sources: ['000 artifacts (required)', '001 artifacts (required)', '003 artifacts (required)'],
    }),
    check({ claim, verdict }, of) {
      return {
        ...unlessSuccess(of, 'warning'),
        message: `The claimed path is not inside the project root: ${quote(claim.path, 200)}.${because(verdict)}`,
        recommendation: 'Write the path of a file in the repository, relative to the project root.',
      };
    },
  },
  'artifact-unchanged': {
    verdict: 'present',
    severity: 'warning',
    about: () => ({
      summary: 'A changed return claims only files that the same change touches',
      rationale:
        'A new return that points at a file which was there before, and which nobody touched, passes off old work as new.',
      remedy: 'Commit the change to the file together with the return, or remove the claim.',
      sources: ['return-gate That a file exists does not prove that this return made it'],
    }),
    check(checked, of, { changes }) {
      if (changes === null || !isUntouched(checked, of, changes)) return NOTHING;
      const { claim } = checked;
      return {
        message: `File is the same as in the base ${quote(changes.base)}, although the return is new: ${quote(claim.path, 200)}.`,
      };
    },
  },
  'artifact-not-deleted': {
    kinds: ['deletion'],
    verdict: ['present', 'directory', 'missing', 'undetermined', 'outside'],
    severity: 'error',
    about: () => ({
      summary: 'A file claimed as deleted existed and no longer does',
      rationale:
        'A claim of the type deletion, deleted, removed or delete says that a file was deleted. That is false if the file is still there. A file that no commit ever had gets a warning.',
      remedy: 'Delete the file and commit that, correct the path, or remove the claim.',
      sources: ['return-gate A deletion is proved by the tree and its history, as a file is'],
    }),
    check(checked, of) {
      const { name, foundAt } = checked.verdict;
      if (name === 'outside') {
        const recommendation = 'Claim the deletion of a file of this repository, by its path from the project root.';
        return fileProblem('A deletion outside of the project is claimed', checked, of, recommendation);
      }
      if (name === 'undetermined') {
        const what = 'Cannot determine whether the file that is claimed as deleted ever existed';
        const recommendation = 'Fetch the whole history, and run the gate again.';
        return { severity: 'warning', ...fileProblem(what, checked, of, recommendation) };
      }
      if (name === 'missing') {
        const what = 'File is claimed as deleted, and was never there';
        return { severity: 'warning', ...fileProblem(what, checked, of, 'Correct the path, or remove the claim.') };
      }
      const where = foundAt === null ? '' : `; it is at ${quote(foundAt, 200)}`;
      const what = name === 'directory' ? 'a folder is still there' : 'it is still there';
      return {
        ...unlessSuccess(of, 'notice'),
        message: `File is claimed as deleted, and ${what}: ${quote(checked.claim.path, 200)}${where}.`,
        recommendation: 'Delete the file and commit that, or remove the claim.',
      };
    },
  },
});

/** Returns true if a success claims a file for the first time in a change that did not touch its content. */
export function isUntouched({ claim, verdict }: VerifiedClaim, of: ClaimSubject, changes: Changes): boolean {
  if (!of.success || !of.restated) return false;
  const file = claimedFile(claim);
  if (file === null || isWritten(verdict.foundAt ?? file, changes)) return false;
  // The return claimed it before, with the same statement: this change need not touch it.
  return of.baseClaims?.(file) !== true;
}

/** Reports a file that a document says it created, where the compared change adds the document and did not touch the file's content. */
export function createdAndUntouched(
  checked: VerifiedClaim,
  of: ClaimSubject,
  { changes }: Context,
): readonly Problem[] {
  const { claim, verdict } = checked;
  if (changes === null || claim.type !== 'created' || verdict.name === 'removed') return NOTHING;
  if (!isAdded(of.file, changes) || !isUntouched(checked, of, changes)) return NOTHING;
  return [
    {
      message: `${quote(claim.path, 200)} is said to be created, and is the same as in the base ${quote(changes.base)}.`,
    },
  ];
}

/** Whether a change wrote or deleted a file. Making it executable does not count. */
function isWritten(file: string, { changed, deleted, sameContent }: Changes): boolean {
  return deleted.has(file) || (changed.has(file) && sameContent?.has(file) !== true);
}

/** The rule of a family of documents on a file that is said to be deleted and exists; `record` is where the family says so. */
export function deletionRule({
  record,
  ...own
}: Pick<ClaimRule, 'id' | 'area' | 'about'> & { readonly record: string }): ClaimRule {
  return {
    ...own,
    scope: 'claim',
    verdict: ['present', 'empty', 'directory', 'missing', 'undetermined'],
    severity: 'warning',
    check({ claim, verdict: { name } }) {
      if (!isDeletion(claim)) return NOTHING;
      if (name !== 'missing' && name !== 'undetermined') {
        return {
          severity: 'notice',
          message: `${quote(claim.path, 200)} is said to be deleted, and exists.`,
          recommendation: `Delete the file, or correct the ${record}. If it came back since, do nothing.`,
        };
      }
      if (claim.neverThere !== true) return NOTHING;
      return {
        message: `${quote(claim.path, 200)} is claimed as created and as deleted, and was never there.`,
        recommendation: 'Take the file out of the lists, or correct its path.',
      };
    },
  };
}
