import { loaded } from '../../../src/families/verify-result/family.js';
import { family } from '../../../src/families/verify-result/index.js';
import { captured } from '../../support/captured.js';
import { verifyReport } from '../../support/verify-report.js';
import { prompt } from '../../../src/cli/commands/prompt.js';

const RETURN = '```json\n{"status": "completed", "summary": "Done.", "artifacts": [], "metadata": {}}\n```\n';

test.each([
  ['a report of a verification', verifyReport(), true],
  ['a report behind front matter', `---\na: b\n---\n${verifyReport()}`, true],
  ['a report that quotes a return', `${verifyReport()}\n${RETURN}`, true],
  ['a document with a fence of a verification and no return', `# Report\n${verifyReport()}`, true],
  ['a return that quotes a verification', `${RETURN}\n${verifyReport()}`, false],
  ['a document without one', '# Report\n', false],
])('A text belongs to the family alone if it is %s', (_, text, isTaken) => {
  expect(loaded.takesAlone?.(text)).toBe(isTaken);
});

test.each([
  ['schema: gentle-ai.verify-result/v1', true],
  ['evidence_revision: x', true],
  ['verdict: pass', false],
  ['gentle-ai verify-result', false],
])('A text with %j may be a report: %s', (text, may) => {
  expect(family.mark?.(text)).toBe(may);
});

test('A verification cannot be migrated, and the reason is told', () => {
  expect(loaded.whyNotMigrated?.('verify-result@1')).toBe(
    'what a verification measured cannot be migrated; verify again.',
  );
});

test('A report opens a document in the folder of a change, where JSON is only an example', () => {
  expect(family.places).toEqual([
    {
      form: 'markdown',
      family: null,
      patterns: ['openspec/changes/**/verify-report*.md'],
      document: true,
      opening: true,
      without: { one: 'verification report has no envelope', many: 'verification reports have no envelope' },
    },
  ]);
});

describe('The instruction for a verification', () => {
  test('starts with where the fence is, and shows one', async () => {
    const { stdout } = await captured((caller) => prompt(['--standard', 'verify-result@1'], caller));
    const [head = ''] = stdout.split('\nFields:\n');
    expect(head.trim().split('\n').slice(1).join(' ').trim()).toBe(
      'Write the verification report to verify-report.md in the folder of the change. It starts with a fence in the form of the example: a line ```yaml, each field once on its own line as "key: value", and a line ```. No lists, no comments, no other fields. Everything else in the report comes after the fence.',
    );
    expect(stdout).toContain(
      '\n- Checked against the commit: the totals of requirements and scenarios, by the specs in the folder of the report.\n',
    );
    expect(stdout).not.toContain('RFC 8259');
  });

  test.each([
    [['--agent', 'verifier'], 'A verification names no agent and no session: leave --agent and --session out.'],
    [['--hook', 'claude-code'], 'A verification is a file that no hook sees, not a last message: leave --hook out.'],
  ])('takes no %j', async (args, message) => {
    await expect(captured((caller) => prompt(['--standard', 'verify-result@1', ...args], caller))).rejects.toThrow(
      message,
    );
  });
});
