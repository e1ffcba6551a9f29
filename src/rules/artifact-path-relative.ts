import type { ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { because, unlessSuccess } from '../model/claim.js';

export const artifactPathRelative: ClaimRule = {
  id: 'artifact-path-relative',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'outside',
  severity: 'error',
  summary: 'A claimed path stays inside the project root',
  rationale:
    'A path outside the repository is not committed with it and differs on every machine, so it proves no work.',
  remedy:
    'Write the path relative to the project root, without a leading slash, and keep the file inside the repository.',
  demand: 'stated',
  sources: [
    { document: '000', heading: 'artifacts (required)' },
    { document: '001', heading: 'artifacts (required)' },
    { document: '003', heading: 'artifacts (required)' },
  ],
  good: {},
  check({ claim, verdict }, of) {
    return [
      {
        ...unlessSuccess(of, 'warning'),
        message: `Artifact path is not inside the project root: ${quote(claim.path, 200)}.${because(verdict)}`,
        recommendation: 'Write the path of a file in the repository, relative to the project root.',
      },
    ];
  },
};
