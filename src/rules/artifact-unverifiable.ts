import type { ClaimRule, ClaimSubject } from '../model/rule.js';
import type { Changes } from '../model/context.js';
import { because, unlessSuccess, type Verdict } from '../model/claim.js';
import { quote } from '../model/text.js';

export const artifactUnverifiable: ClaimRule = {
  id: 'artifact-unverifiable',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'unverifiable',
  severity: 'error',
  summary:
    'A claimed artifact can be checked in the repository, or is in a submodule that the repository is known to have',
  rationale:
    'Files in a submodule or a memory store are not part of the checked tree. It is neither proved nor disproved, and a reader should know that. A commit of another repository can be put anywhere in a tree by anyone: files below it are no proof unless `.gitmodules` names the submodule, and it was there before.',
  remedy:
    'Claim files of this repository. Where the artifact belongs in a submodule, add that with `.gitmodules`, and before the work that claims it.',
  demand: 'stated',
  sources: [
    {
      document: 'return-gate',
      heading: 'A claim that the checked tree cannot prove is reported as unproved, not as false',
    },
  ],
  good: {},
  check({ claim, verdict }, of, { changes }) {
    const message = `Artifact cannot be checked in this repository: ${quote(claim.path, 200)}.${because(verdict)}`;
    if (verdict.by === 'lost-commits') {
      const recommendation = 'Cite commits of this history, or write and commit the file.';
      return [{ ...unlessSuccess(of, 'notice'), message, recommendation }];
    }
    const doubt = doubtOf(verdict, changes);
    if (doubt === null && isMoved(verdict, of, changes)) {
      return [
        {
          severity: of.success ? 'warning' : 'notice',
          message: `${message} The compared change moves it to another commit.`,
          recommendation: 'Check that the commit to which the submodule moves has the file.',
        },
      ];
    }
    if (doubt === null) {
      const recommendation = 'Check it in its own repository; nothing needs to be done here.';
      return [{ severity: 'notice', message, recommendation }];
    }
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `${message}${doubt}`,
        recommendation: `Verify ${of.agent} claims files of this repository; a submodule proves nothing before it has been added with .gitmodules.`,
      },
    ];
  },
};

/** Whether the change that makes the claim also moves the submodule to another commit, which may exist nowhere. */
function isMoved({ submodule }: Verdict, { restated }: ClaimSubject, changes: Changes | null): boolean {
  return submodule !== undefined && restated && changes?.changed.has(submodule.path) === true;
}

/** Returns why the submodule of an artifact proves nothing, as the end of a message; null if it does prove it. */
function doubtOf({ submodule }: Verdict, changes: Changes | null): string | null {
  if (submodule === undefined) return null;
  if (!submodule.named) return '';
  if (changes === null || !(changes.newSubmodules ?? changes.changed).has(submodule.path)) return null;
  return ` It is not in the base ${quote(changes.base)}: it comes with the work that claims it.`;
}
