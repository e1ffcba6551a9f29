import { MOST_CLAIMS } from '../model/claim.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';

export const tooManyClaims: ReturnRule = {
  id: 'too-many-claims',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'error',
  unread: true,
  summary: 'A return claims at most 10,000 files',
  rationale:
    'No agent makes so many files in one task. A return that says so is meant to stall the gate, so only the first are looked up; and what was not looked up must not pass.',
  remedy: 'List the files that people should look at, or split the work into several returns.',
  sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
  good: {},
  check({ claims }) {
    if (claims <= MOST_CLAIMS) return NOTHING;
    return [
      {
        pointer: '',
        message: `The return makes ${String(claims)} claims, ${String(claims - MOST_CLAIMS)} more than the ${String(MOST_CLAIMS)} that are looked up.`,
        recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
        value: 'too-many-claims',
      },
    ];
  },
};
