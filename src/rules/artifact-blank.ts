import { NOTHING, type ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { isDeletion, unlessSuccess } from '../model/claim.js';

export const artifactBlank: ClaimRule = {
  id: 'artifact-blank',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'present',
  severity: 'warning',
  summary: 'A claimed file holds something that can be seen',
  rationale:
    'A file of spaces, line breaks, NUL bytes or signs without width passes a test of its size and holds no work all the same.',
  remedy: 'Write the content and commit it, or take the artifact out of the return.',
  demand: 'stated',
  sources: [
    { document: 'return-gate', heading: 'A file of white space passes the size test of document 002, step 5c' },
  ],
  check({ claim, verdict }, of) {
    if (!verdict.blank || isDeletion(claim)) return NOTHING;
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `Artifact holds nothing that can be seen: ${quote(claim.path, 200)}; it is white space and invisible signs.`,
        recommendation: `Verify ${of.agent} writes content to artifacts.`,
      },
    ];
  },
};
