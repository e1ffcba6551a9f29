import { validate } from '../../../src/cli/commands/validate.js';
import { recordingCaller } from '../../support/captured.js';
import { block, headed } from '../../support/envelope.js';
import { temporaryFolder } from '../../support/repository.js';

/** Checks a text on standard input; gives what is said on standard error. */
async function saidOf(text: string, ...args: readonly string[]): Promise<string> {
  const { caller, stderr } = recordingCaller();
  const bytes = Buffer.from(text);
  let at = 0;
  const read = (chunk: Uint8Array): number => {
    const length = bytes.copy(chunk, 0, at);
    at += length;
    return length;
  };
  await validate(['--root', temporaryFolder(), ...args, '-'], { ...caller, stdin: { isTerminal: false, read } });
  return stderr.join('');
}

const SUMMARY = '---\nphase: 01-dates\nplan: 02\nkey-files:\n  created: [src/dates.js]\n---\n\n# Summary\n';

test.each([
  ['summary', SUMMARY, 'gsd-summary@1'],
  ['summary with line ends of Windows', SUMMARY.replaceAll('\n', '\r\n'), 'gsd-summary@1'],
  ['plan', '---\nphase: 01\nplan: 02\nmust_haves:\n  truths: []\n---\n', 'gsd-plan@1'],
  ['verification', '---\nphase: 01\nverified: 2026-01-28\nscore: 3/3\n---\n', 'gsd-verification@1'],
])('A %s of GSD on standard input is checked as another return, and its version named', async (_, text, id) => {
  expect(await saidOf(text)).toMatch(
    new RegExp(`^return-gate: The text looks like a GSD \\w+: .*--standard ${id}\\.\\n$`),
  );
  expect(await saidOf(text, '--standard', 'auto')).toContain(`--standard ${id}.`);
});

test.each([
  ['one whose version is named', SUMMARY, ['--standard', 'gsd-summary@2']],
  ['another document with a frontmatter', '---\ntitle: Dates\nduration: 2\n---\n', []],
  ['a return in JSON', '{ "status": "planned", "phase": 1 }', []],
])('There is no such hint for %s', async (_, text, args) => {
  expect(await saidOf(text, ...args)).toBe('');
});

test.each([
  ['with headed sections', headed(), 'result-envelope@1'],
  ['as a block of labels', block(), 'result-envelope@4'],
])('An envelope %s on standard input is checked as another return, and its version named', async (_, text, id) => {
  expect(await saidOf(text)).toMatch(new RegExp(`^return-gate: The text looks like a .*--standard ${id}\\.\\n$`));
  expect(await saidOf(text, '--standard', id)).toBe('');
  expect(await saidOf(text, '--standard', 'auto')).toBe('');
});

test('Notes are no envelope', async () => {
  expect(await saidOf('# Notes\n\n**Status**: done\n')).toBe('');
});
