import { listField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import type { Problem } from '../../../model/finding.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdCommitPlaceholder: ReturnRule = {
  id: 'gsd-commit-placeholder',
  area: 'gsd',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: "A commit id is not the template's placeholder",
    rationale:
      'The template shows where the id of each commit goes. Where it was left as it is, the summary names no commit, and the work of the task cannot be found.',
    remedy: 'Write the id of the commit, or take the line out where there was none.',
    demand: {
      order: 40,
      text: 'Below a heading Task Commits each commit is cited by its id in a code span, as the history of the branch has it: no id of the template, and no "pending" or "TBD".',
    },
    sources: [{ document: 'upstream', heading: 'summary template' }],
    bad: [
      { replace: [['## Files', '## Task Commits\n\n1. **Task 1** - `pending`\n\n## Files']] },
      {
        replace: [['## Files', '## Task Commits\n\n1. **Task 1** - `abc123f` (feat)\n\n## Files']],
        also: ['gsd-commit-unknown'],
      },
    ],
    good: [
      {},
      {
        replace: [['## Files', '## Task Commits\n\n| Hash | Message |\n|------|---------|\n| - | none |\n\n## Files']],
      },
    ],
  }),
  check({ value }) {
    const problems: Problem[] = [];
    const texts = listField(value, 'placeholders').filter((text) => typeof text === 'string');
    for (const [index, text] of texts.entries()) {
      problems.push({
        pointer: join('', 'placeholders', index),
        message: `${quote(text)} is the template's placeholder; the id of a commit was expected.`,
        recommendation: 'Write the id of the commit, or take the line out where there was none.',
        value: text,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
