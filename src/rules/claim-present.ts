import {
  type Claim,
  claimedFile,
  type VerifiedClaim,
  because,
  isDeletion,
  isOwnFile,
  unlessSuccess,
  fileProblem,
} from '../model/claim.js';
import { isAdded, type Changes } from '../model/context.js';
import { setFix } from '../model/fix.js';
import { rulesOnClaims, type ClaimRule, type ClaimSubject, NOTHING, type RuleRow } from '../model/rule.js';
import { quote, quotedPath } from '../model/text.js';

export const presentRules = rulesOnClaims('artifacts', {
  'artifact-empty': {
    verdict: 'empty',
    severity: 'error',
    about: () => ({
      summary: 'A claimed file is not empty',
      rationale: 'A file of 0 bytes was created but never written: it contains no work.',
      remedy: 'Write the content and commit it, or remove the claim.',
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
      summary: 'A claimed file has visible content',
      rationale:
        'A file of spaces, line breaks, NUL bytes or zero-width characters passes a size test but contains no work.',
      remedy: 'Write the content and commit it, or remove the claim.',
      sources: ['return-gate A file of white space passes the size test of document 002, step 5c'],
    }),
    check({ claim, verdict }, of) {
      if (!verdict.blank || isDeletion(claim)) return NOTHING;
      return {
        ...unlessSuccess(of, 'notice'),
        message: `File contains only white space and invisible characters: ${quote(claim.path, 200)}.`,
      };
    },
  },
  'artifact-directory': {
    verdict: 'directory',
    severity: 'error',
    about: () => ({
      summary: 'A claimed path is a file, not a directory',
      rationale:
        'A directory may contain older files, so it proves nothing. Only a file can be linked, read and proved.',
      remedy: 'Claim each file that was made in the directory.',
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
        "Git and Linux distinguish letter case. A path in another case works on the agent's machine and leads nowhere on others.",
      remedy: 'Write the path exactly as the file is named.',
      fixes: [{ safety: 'unsafe', does: 'writes the path of the file that only differs in letter case' }],
      sources: ['return-gate On case-sensitive systems, the path of document 002, step 5b leads to no file'],
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
        "The return's own file exists as soon as the return is written, so claiming it, or a copy of it, proves nothing and does not count.",
      remedy: 'Claim the files that the work made, and remove the claim of the return itself.',
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
      rationale: 'A new return that claims an older file which nobody touched passes off old work as new.',
      remedy: 'Commit the change to the file together with the return, or remove the claim.',
      sources: ['return-gate The existence of a file does not prove that this return made it'],
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
        const what = 'File is claimed as deleted, but never existed';
        return { severity: 'warning', ...fileProblem(what, checked, of, 'Correct the path, or remove the claim.') };
      }
      const where = foundAt === null ? '' : `; it is at ${quote(foundAt, 200)}`;
      const what = name === 'directory' ? 'a folder is still there' : 'it is still there';
      return {
        ...unlessSuccess(of, 'notice'),
        message: `File is claimed as deleted, but ${what}: ${quote(checked.claim.path, 200)}${where}.`,
        recommendation: 'Delete the file and commit that, or remove the claim.',
      };
    },
  },
});

/** Returns true if a success claims a file for the first time in a change that did not touch its content. */
function isUntouched({ claim, verdict }: VerifiedClaim, of: ClaimSubject, changes: Changes): boolean {
  if (!of.success || !of.restated) return false;
  const file = claimedFile(claim);
  if (file === null || isWritten(verdict.foundAt ?? file, changes)) return false;
  // The return claimed it before in the same statement, so this change need not touch it.
  return of.baseClaims?.(claim) !== true;
}

/**
 * Returns the check of a document family that its work changed the claimed files, with the words for one that it did not. A file that an
 * added document claims to have created must be part of the compared change.
 */
export function untouchedFiles(inWords: (claim: Claim) => string): ClaimRule['check'] {
  return (checked, of, { changes }) => {
    const { claim, verdict, touched } = checked;
    const mayBeCreated = claim.type === 'created' && verdict.name !== 'removed';
    if (mayBeCreated && changes !== null && isAdded(of.file, changes) && isUntouched(checked, of, changes)) {
      if (touched !== undefined) return NOTHING;
      const base = quote(changes.base);
      return { message: `${quote(claim.path, 200)} is listed as created, but is the same as in the base ${base}.` };
    }
    return touched === false ? { message: inWords(claim) } : NOTHING;
  };
}

/** Returns true if a change wrote or deleted a file. Making it executable does not count. */
function isWritten(file: string, { changed, deleted, sameContent }: Changes): boolean {
  return deleted.has(file) || (changed.has(file) && sameContent?.has(file) !== true);
}

/** The rule of a document family on a file that is listed as deleted but exists; `record` names the list. */
export function deletionRule(record: string, about: ClaimRule['about']): RuleRow<ClaimRule> {
  return {
    about,
    verdict: ['present', 'empty', 'directory', 'missing', 'undetermined'],
    severity: 'warning',
    check({ claim, verdict: { name } }) {
      if (!isDeletion(claim)) return NOTHING;
      if (name !== 'missing' && name !== 'undetermined') {
        return {
          severity: 'notice',
          message: `${quote(claim.path, 200)} is listed as deleted, but exists.`,
          recommendation: `Delete the file, or correct the ${record}. If it came back since, do nothing.`,
        };
      }
      if (claim.neverThere !== true) return NOTHING;
      return {
        message: `${quote(claim.path, 200)} is claimed as created and as deleted, but never existed.`,
        recommendation: 'Remove the file from the lists, or correct its path.',
      };
    },
  };
}
