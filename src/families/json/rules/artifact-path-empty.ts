import { fixFormat } from '../../../model/return.js';
import { blankTextRule, textsOfArtifacts } from '../../text-rules.js';

export const artifactPathEmpty = blankTextRule({
  id: 'artifact-path-empty',
  area: 'artifacts',
  step: 'artifacts',
  severity: 'error',
  structural: true,
  summary: "An artifact's path is not blank",
  rationale: 'A blank path names no file, so there is nothing to link and nothing to prove.',
  remedy: 'Write the path of the file, or take the artifact out of the return.',
  demand: { askedBy: 'session-id-empty' },
  sources: [{ document: '000', heading: 'Validation Rules Summary' }],
  bad: { set: { '/artifacts/0/path': ' ' } },
  good: {},
  texts: textsOfArtifacts('path'),
  problem: ({ text }, subject) => ({
    message: `The artifact's path is ${text === '' ? 'empty' : 'nothing but white space'}; the path of a file was expected.`,
    recommendation: `${fixFormat(subject)}: write the path relative to the project root.`,
  }),
});
