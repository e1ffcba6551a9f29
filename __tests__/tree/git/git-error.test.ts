import { brokenConfiguration, GitError, gitFailed, printedId } from '../../../src/tree/git/git.js';

describe('A call of git that failed', () => {
  test.each([
    ['fatal: bad object\n', 'git could not do it: fatal: bad object.'],
    ['fatal: is it there?', 'git could not do it: fatal: is it there?'],
    ['fatal: stop! ', 'git could not do it: fatal: stop!'],
    ['fatal: no. Then more', 'git could not do it: fatal: no. Then more.'],
    ['It took longer than 3 seconds.\n', 'git could not do it: It took longer than 3 seconds.'],
    [' \n', 'git could not do it: it gave no reason.'],
  ])('is reported in one sentence: %j', (stderr, message) => {
    const error = gitFailed('do it', stderr);
    expect(error).toBeInstanceOf(GitError);
    expect([error.name, error.message, error.what, error.kind, error.hint]).toEqual([
      'GitError',
      message,
      message,
      'other',
      '',
    ]);
  });

  test.each([
    ['fatal: bad config line 1 in file .git/config', 'bad config line 1 in file .git/config'],
    ['fatal: bad config line 1 in file .git/config \r\nmore', 'bad config line 1 in file .git/config'],
    ["error: bad boolean config value 'x' for 'core.bare'\n", "bad boolean config value 'x' for 'core.bare'"],
    ['warning: one\nfatal: bogus count in GIT_CONFIG_COUNT', 'bogus count in GIT_CONFIG_COUNT'],
    ['error: unable to parse command-line config', 'unable to parse command-line config'],
    ['fatal: exceeded maximum include depth (10)', 'exceeded maximum include depth (10)'],
    ["fatal: failed to expand user dir in: '~x'", "failed to expand user dir in: '~x'"],
    ["warning: unable to access '/x': no\nwarning: unable to access '/x/git/config': Denied",
      "unable to access '/x/git/config': Denied"],
    ['fatal: unknown error occurred while reading the configuration files',
      'unknown error occurred while reading the configuration files'],
    ['bad config file, fatal: twice', 'bad config file, fatal: twice'],
  ])('because of the configuration says so: %j', (stderr, reason) => {
    const what = `git's configuration is broken: ${reason}.`;
    const hint = 'Fix the setting; git config --list --show-origin shows which file has it.';
    expect(gitFailed('do it', stderr)).toMatchObject({ what, kind: 'other', hint, message: `${what} ${hint}` });
    expect(brokenConfiguration(stderr)?.what).toBe(what);
  }); // prettier-ignore

  test.each([
    '',
    'fatal: bad object HEAD',
    "fatal: unable to access 'https://example.com/config': no route",
    "fatal: unable to access '/x/objects': Denied",
    'fatal: bad revision config',
    "fatal: unable to access '/x\nconfig' is something else",
  ])('for another reason does not blame the configuration: %j', (stderr) => {
    expect(brokenConfiguration(stderr)).toBeUndefined();
  });

  test('may be of a kind, with a hint of what to do', () => {
    const error = new GitError('It is gone.', 'no-commit', 'Commit first.');
    expect([error.message, error.what, error.kind, error.hint]).toEqual([
      'It is gone. Commit first.',
      'It is gone.',
      'no-commit',
      'Commit first.',
    ]);
  });
});

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
      'git could not look: its output is damaged or incomplete. Run this again; if it happens again, check whether another program named git is on PATH.',
    );
    expect(print).toThrow(expect.objectContaining({ kind: 'other' }) as Error);
  },
);
