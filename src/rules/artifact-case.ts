import { NOTHING, type ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { because, isOwnFile, unlessSuccess } from '../model/claim.js';

export const artifactCase: ClaimRule = {
  id: 'artifact-case',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'case-mismatch',
  severity: 'error',
  summary: 'A claimed path has the letter case of the file',
  rationale:
    'Git and Linux tell letter case apart. A path in another case works on the machine of the agent and leads nowhere on the others.',
  remedy: 'Write the path exactly as the file is named.',
  fixes: [{ safety: 'unsafe', does: 'writes the path of the file that differs in letter case alone' }],
  demand: 'stated',
  sources: [
    {
      document: 'return-gate',
      heading: 'Where letter case counts, the path of document 002, step 5b leads to no file',
    },
  ],
  good: {},
  check({ claim, verdict }, of) {
    if (isOwnFile(claim, verdict, of)) return NOTHING;
    const found = verdict.foundAt === null ? 'another letter case' : quote(verdict.foundAt, 200);
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `Artifact does not exist in this letter case: ${quote(claim.path, 200)}; there is ${found}.${because(verdict)}`,
        recommendation: 'Write the path exactly as the file is named.',
        ...(verdict.foundAt === null
          ? {}
          : {
              fix: {
                safety: 'unsafe',
                does: `write ${quote(verdict.foundAt, 200)}`,
                edits: [{ kind: 'set', pointer: claim.pointer, value: verdict.foundAt }],
              },
            }),
      },
    ];
  },
};
