import { standards } from '../../../src/families/registry.js';
import { headed } from '../../support/envelope.js';
import { conditionsOf, failuresIn, instruction } from '../../support/instruction.js';

const versions = standards.filter(({ family }) => family === 'result-envelope');

describe.each(versions.map((standard) => [standard.id, standard] as const))(
  'An envelope that obeys the instruction for %s, with all that is optional left out',
  (id, standard) => {
    test.each(standard.statuses)('is right: %s', async (status) => {
      const text = await instruction(id);
      const isProved = conditionsOf(text, status).some((line) => line.includes('"artifacts" holds at least 1'));
      const [file = ''] = Object.keys(standard.sample.tree);
      const artifacts = isProved ? `\`${file}\`` : 'None.';
      const risks = status === 'success' ? 'None.' : 'WARNING: the calendar service does not answer.';
      const next = 'Ready for the specification (sdd-spec).';
      const summary = 'The proposal says how dates are parsed.';
      const content = text.includes('- heading (required)')
        ? headed({
            change: 'parse-dates',
            status,
            summary,
            artifacts: isProved ? `- ${artifacts}` : artifacts,
            next,
            risks,
          })
        : [
            `**Status**: ${status}`,
            `**Summary**: ${summary}`,
            `**Artifacts**: ${artifacts}`,
            `**Next**: ${next}`,
            `**Risks**: ${risks}`,
            '',
          ].join('\n');
      expect(await failuresIn(standard, content)).toEqual([]);
    });
  },
);
