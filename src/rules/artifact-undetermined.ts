import type { ClaimRule } from '../model/rule.js';
import { HOW_TO_FETCH } from '../model/tree.js';
import { quote } from '../model/text.js';
import { because, unlessSuccess } from '../model/claim.js';

export const artifactUndetermined: ClaimRule = {
  id: 'artifact-undetermined',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'undetermined',
  severity: 'error',
  summary: 'History reaches far enough to tell what became of a claimed file',
  rationale:
    'The file is not there, and the clone lacks the history that would tell whether it was moved or removed since it was claimed, or never existed.',
  remedy:
    'Fetch the whole history: fetch-depth: 0 with filter: blob:none in actions/checkout, or git fetch --unshallow.',
  sources: [
    { document: 'return-gate', heading: 'A claim that cannot be proved does not pass, and is not called false' },
  ],
  good: {},
  check({ claim, verdict }, of) {
    if (verdict.by === 'rules') {
      return [
        {
          ...unlessSuccess(of, 'notice'),
          message: `Artifact cannot be checked, since git's rules are unknown: ${quote(claim.path, 200)}.${because(verdict)}`,
          recommendation: 'Simplify the patterns, above all those with several **, and run the gate again.',
        },
      ];
    }
    if (verdict.by === 'content') {
      return [
        {
          ...unlessSuccess(of, 'notice'),
          message: `Artifact cannot be checked, since this clone lacks a content: ${quote(claim.path, 200)}.${because(verdict)}`,
          recommendation: HOW_TO_FETCH,
        },
      ];
    }
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `Artifact does not exist, and its history is not here: ${quote(claim.path, 200)}.${because(verdict)}`,
        recommendation: 'Fetch the whole history, and run the gate again.',
      },
    ];
  },
};
