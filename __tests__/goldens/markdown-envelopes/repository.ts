import { headed } from '../../support/envelope.js';
import type { Golden } from '../golden.js';

const CHANGE = 'openspec/changes/fold-maps';

/** The phases of a change: a proposal that holds, specs that are not there, and a design that breaks the form. */
export const markdownEnvelopes: Golden = {
  status: 1,
  commits: [
    {
      files: {
        [`${CHANGE}/proposal.return.md`]: headed(),
        [`${CHANGE}/proposal.md`]: '# Maps fold\n',
        [`${CHANGE}/specs.return.md`]: `Here is what I did.\n\n${headed({
          heading: 'Specs Created',
          artifacts: `- \`${CHANGE}/specs/folding/spec.md\`\n- ${CHANGE}/specs/unfolding/spec.md`,
          next: 'Ready for design (sdd-design).',
          risks: '- **WARNING**: Old maps tear.\n- **SUGGESTION**: Fold along the river.',
        })}`,
        [`${CHANGE}/specs/folding/spec.md`]: '# Folding\n',
        [`${CHANGE}/design.return.md`]: headed({
          heading: 'Design Created',
          status: 'done',
          artifacts: '- Engram observation: #obs_5c1f',
          next: 'Continue.',
          risks: '- Maps of paper are not designed for.',
        }),
      },
    },
  ],
};
