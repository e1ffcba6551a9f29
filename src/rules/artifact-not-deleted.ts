import { because, unlessSuccess, type Verdict } from '../model/claim.js';
import type { Problem } from '../model/finding.js';
import type { ClaimRule, ClaimSubject } from '../model/rule.js';
import { quote } from '../model/text.js';

export const artifactNotDeleted: ClaimRule = {
  id: 'artifact-not-deleted',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  kinds: ['deletion'],
  verdict: ['present', 'directory', 'missing', 'undetermined', 'outside'],
  severity: 'error',
  summary: 'A file claimed as deleted existed and no longer does',
  rationale:
    'An artifact whose type is deletion, deleted, removed or delete says that a file was deleted. A file that is still there was not, and one that no commit ever had could not be: the latter is a warning.',
  remedy: 'Delete the file and commit that, correct the path, or take the artifact out of the return.',
  sources: [{ document: 'return-gate', heading: 'A deletion is proved by the tree and its history, as a file is' }],
  check({ claim, verdict }, of) {
    const path = quote(claim.path, 200);
    const { name } = verdict;
    if (name === 'present' || name === 'directory') return [stillThere(path, verdict, of)];
    if (name === 'outside') {
      const message = `A deletion outside of the project is claimed: ${path}.${because(verdict)}`;
      return [
        problem(of, {}, message, 'Claim the deletion of a file of this repository, by its path from the project root.'),
      ];
    }
    if (name === 'undetermined') {
      const message = `Whether the artifact that is claimed as deleted was ever there cannot be determined: ${path}.${because(verdict)}`;
      return [problem(of, WARNING, message, 'Fetch the whole history, and run the gate again.')];
    }
    const message = `Artifact is claimed as deleted, and was never there: ${path}.${because(verdict)}`;
    return [problem(of, WARNING, message, 'Correct the path, or take the artifact out of the return.')];
  },
};

function stillThere(path: string, { name, foundAt }: Verdict, of: ClaimSubject): Problem {
  const where = foundAt === null ? '' : `; it is at ${quote(foundAt, 200)}`;
  const what = name === 'directory' ? 'a folder is still there' : 'it is still there';
  const message = `Artifact is claimed as deleted, and ${what}: ${path}${where}.`;
  return problem(of, {}, message, 'Delete the file and commit that, or remove the claim.');
}

const WARNING = { severity: 'warning' } as const;

function problem(
  of: ClaimSubject,
  severity: Pick<Problem, 'severity'>,
  message: string,
  recommendation: string,
): Problem {
  return { ...severity, ...unlessSuccess(of, 'notice'), message, recommendation };
}
