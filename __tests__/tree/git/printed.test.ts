import { printedId } from '../../../src/tree/git/printed.js';

const SHA1 = '0123456789'.repeat(4);
const SHA256 = 'abcdef01'.repeat(8);

test.each([SHA1, `${SHA1}\n`, ` ${SHA256} \n`])('An id is what git printed as its whole output: %j', (output) => {
  expect(printedId(Buffer.from(output), 'look')).toBe(output.trim());
});

test.each(['', '\n', SHA1.slice(1), `${SHA1}0`, `${SHA1}\n${SHA1}`, `x${SHA1}`, `${SHA256}x`, SHA1.replace('1', 'A')])(
  'What is no id is an error: %j',
  (output) => {
    const print = (): string => printedId(Buffer.from(output), 'look');
    expect(print).toThrow(
      'git could not look: its output is damaged or incomplete. Run this again; if it happens again, look for a program that is in for git on PATH.',
    );
    expect(print).toThrow(expect.objectContaining({ kind: 'other' }) as Error);
  },
);
