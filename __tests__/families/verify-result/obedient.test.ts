import { standards } from '../../../src/families/registry.js';
import { failuresIn, fieldsOf, instruction } from '../../support/instruction.js';

/** What was measured for the report of a verification, by field. */
const MEASURED: Readonly<Record<string, string>> = {
  evidence_revision: `sha256:${'1'.repeat(64)}`,
  blockers: '0',
  critical_findings: '0',
  requirements: '2/2',
  scenarios: '3/3',
  test_command: 'npm test',
  test_exit_code: '0',
  test_output_hash: `sha256:${'2'.repeat(64)}`,
  build_command: 'npm run build',
  build_exit_code: '0',
  build_output_hash: `sha256:${'3'.repeat(64)}`,
};

const verifications = standards.filter(({ family }) => family === 'verify-result');

describe.each(verifications.map((standard) => [standard.id, standard] as const))(
  'A report that obeys the instruction for %s, with all that is optional left out',
  (id, standard) => {
    test.each(standard.statuses)('is right: %s', async (status) => {
      const failed: Readonly<Record<string, string>> = standard.success.includes(status)
        ? {}
        : { build_exit_code: '1' };
      const lines = fieldsOf(await instruction(id))
        .filter(({ isRequired }) => isRequired)
        .map(({ name, words }) => {
          const listed = name === 'verdict' ? status : /^one of "([^"]*)"/.exec(words)?.[1];
          const value = listed ?? failed[name] ?? MEASURED[name];
          if (value === undefined)
            throw new Error(`${name} is required and MEASURED of this test has nothing for it: add one`);
          return `${name}: ${value}\n`;
        });
      expect(await failuresIn(standard, `\`\`\`yaml\n${lines.join('')}\`\`\`\n`)).toEqual([]);
    });
  },
);
