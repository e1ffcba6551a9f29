import { textLengthRule, textsOfArtifacts } from '../../text-rules.js';

const LIMIT = 200;

export const artifactSummaryLength = textLengthRule({
  id: 'artifact-summary-length',
  area: 'artifacts',
  step: 'artifacts',
  severity: 'warning',
  summary: `An artifact's summary has at most ${String(LIMIT)} characters`,
  rationale:
    'The summary of an artifact is one line in a list that an orchestrator reads; what is longer belongs into the artifact.',
  remedy: 'Shorten it to the one thing that the file holds.',
  demand: {
    order: 90,
    text: 'The "summary" of an artifact is one sentence of at most 200 characters.',
  },
  sources: [{ document: '000', heading: 'artifacts (required)' }],
  bad: { set: { '/artifacts/0/summary': `A plan ${'for parsers '.repeat(20)}` } },
  good: {},
  texts: textsOfArtifacts('summary'),
  name: "The artifact's summary",
  max: LIMIT,
  advice: () => 'Shorten the summary to one sentence that says what the file holds.',
});
