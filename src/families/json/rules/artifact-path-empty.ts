import { artifactsOf } from '../../../model/artifact.js';
import type { Problem } from '../../../model/finding.js';
import { join } from '../../../model/pointer.js';
import { fixFormat } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank } from '../../../model/text.js';

export const artifactPathEmpty: ReturnRule = {
  id: 'artifact-path-empty',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: "An artifact's path is not blank",
  rationale: 'A blank path names no file, so there is nothing to link and nothing to prove.',
  remedy: 'Write the path of the file, or take the artifact out of the return.',
  demand: { askedBy: 'session-id-empty' },
  sources: [{ document: '000', heading: 'Validation Rules Summary' }],
  bad: { set: { '/artifacts/0/path': ' ' } },
  good: {},
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, path } of artifactsOf(subject)) {
      if (path === undefined || !isBlank(path)) continue;
      const written = path === '' ? 'empty' : 'nothing but white space';
      problems.push({
        pointer: join(pointer, 'path'),
        message: `The artifact's path is ${written}; the path of a file was expected.`,
        recommendation: `${fixFormat(subject)}: write the path relative to the project root.`,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
