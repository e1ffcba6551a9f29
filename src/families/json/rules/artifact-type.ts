import { artifactsOf, fixFormat } from '../../../model/return.js';
import type { Problem } from '../../../model/finding.js';
import { join } from '../../../model/pointer.js';
import type { ReturnRule } from '../../../model/rule.js';
import { suggestArtifactType } from '../../../model/fix.js';
import { listOf, quote } from '../../../model/text.js';

export const artifactType: ReturnRule = {
  id: 'artifact-type',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: "An artifact's type is one of the values that the standard lists",
  rationale:
    'The type decides where a caller links the file. Under a type that it does not know, the file is left out of the task without a word.',
  remedy: 'Write one of the listed types, in exactly that letter case.',
  fixes: [
    { safety: 'safe', does: 'writes the listed type for a word that is known to be used for it' },
    { safety: 'unsafe', does: 'writes the listed type that a misspelt one is nearest to' },
  ],
  sources: [
    { document: '000', heading: 'artifacts (required)' },
    { document: '001', heading: 'artifacts (required)' },
    { document: '003', heading: 'artifacts (required)' },
  ],
  bad: { set: { '/artifacts/0/type': 'analysis' } },
  good: {},
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, type } of artifactsOf(subject)) {
      if (type === undefined || subject.standard.artifactTypes.includes(type)) continue;
      const { instead, known } = suggestArtifactType(subject, type);
      const advice = instead === undefined ? 'use a listed artifact type' : `write ${quote(instead)}`;
      const place = join(pointer, 'type');
      problems.push({
        pointer: place,
        message: `Artifact type ${quote(type)} is not one of ${listOf(subject.standard.artifactTypes)}.`,
        recommendation: `${fixFormat(subject)}: ${advice}.`,
        ...(instead === undefined
          ? {}
          : {
              fix: {
                safety: known ? 'safe' : 'unsafe',
                does: `write the type ${quote(instead)}`,
                edits: [{ kind: 'set', pointer: place, value: instead }],
              },
            }),
      });
    }
    return problems;
  },
};
