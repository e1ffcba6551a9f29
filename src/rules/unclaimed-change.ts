import { BASELINE_FILE } from '../model/finding.js';
import { claimedFile } from '../model/claim.js';
import { NOTHING, type RunProblem, type RunRule } from '../model/rule.js';
import { quote } from '../model/text.js';

/** Files that the process itself updates, so no return claims them. */
export const UNCLAIMED_BY_DESIGN: readonly string[] = [
  'specs/TODO.md',
  'specs/state.json',
  BASELINE_FILE,
  '.return-gate.yml',
  '.return-gate.yaml',
  '.return-gate.json',
];

export const unclaimedChange: RunRule = {
  id: 'unclaimed-change',
  area: 'run',
  step: 'structure',
  scope: 'run',
  severity: 'notice',
  summary: 'Every file that changed with a return is claimed by one',
  rationale:
    'A return is the account of what an agent did. A change beside it that no return mentions is work that nobody accounts for.',
  remedy:
    'List the file as an artifact of the return that made it, commit it apart, or except its path in the configuration.',
  sources: [{ document: 'return-gate', heading: 'The counterpart of phantom work: work that no return claims' }],
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
        recommendation: 'List it as an artifact of the return that made it, or except its path in the configuration.',
      });
    }
    return problems;
  },
};
