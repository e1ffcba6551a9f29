import { NOTHING, type ReturnRule } from '../model/rule.js';
import { breaksShape } from '../model/return.js';

export const standardMismatch: ReturnRule = {
  id: 'standard-mismatch',
  area: 'document',
  scope: 'return',
  severity: 'notice',
  summary: 'A return has the shape of the version it is checked against',
  rationale:
    'When a return breaks the chosen version but fits another one of its family, by which it has fewer findings, the choice is more likely wrong than the agent. One line about that saves the search through many findings.',
  remedy: 'Choose the version that fits, or make the agent write the chosen one.',
  sources: [{ document: 'return-gate', heading: 'the version is chosen by the user and never inferred silently' }],
  good: {},
  check(subject) {
    const { satisfies, standard } = subject;
    if (satisfies === null || !breaksShape(subject.shapeErrors, subject.value, standard.shape)) return NOTHING;
    return [
      {
        pointer: '',
        message: `The return is checked against ${standard.id}, but has the shape of ${satisfies}.`,
        recommendation: `Choose the standard ${satisfies} if that is what the agent follows; else have it follow ${standard.id}.`,
        value: satisfies,
      },
    ];
  },
};
