import { spawnSync } from 'node:child_process';
import { submodulePaths } from '../../../src/tree/git/repository-files.js';
import { GIT_ENV } from '../../support/repository.js';

/** What git makes of the same text; nothing where it refuses it. */
function byGit(text: string): readonly string[] {
  const args = ['config', '--file', '-', '-z', '--get-regexp', String.raw`^submodule\..*\.path$`];
  const { stdout } = spawnSync('git', args, { input: text, env: { ...process.env, ...GIT_ENV } });
  const entries = stdout
    .toString('utf8')
    .split('\0')
    .filter((entry) => entry !== '');
  return entries.map((entry) => entry.slice(entry.indexOf('\n') + 1));
}

test.each([
  ['as git writes it', '[submodule "lib"]\n\tpath = vendor/lib\n\turl = ../lib.git\n'],
  ['two of them', '[submodule "a"]\npath=a\n[submodule "b"]\npath=b\n'],
  ['the old form', '[submodule.lib]\n path = lib\n'],
  ['any letter case', '[SubModule "Lib"]\n\tPath = lib\n'],
  ['quotes, escapes and spaces', '[submodule "a\\"b"]\n\tpath = "with  space" and \\"more\\\\\\"   ; comment\n'],
  ['a comment in quotes', '[submodule "a"]\npath = "a#b;c" # d\n'],
  ['a line that goes on', '[submodule "a"]\npath = one\\\ntwo\n'],
  ['a key behind its head', '[submodule "a"] path = a\n'],
  ['comments and empty lines', '# one\n; two\n\n[submodule "a"]\n  # three\n  path = a\n'],
  ['line ends of Windows', '[submodule "a"]\r\n\tpath = a\r\n'],
  ['a key without a value', '[submodule "a"]\n\tshallow\n\tpath = a\n'],
  ['another section', '[core]\n\tpath = core\n[submodule]\n\tpath = bare\n[submodules "x"]\n\tpath = x\n'],
  ['a section whose name ends so', '[xsubmodule "x"]\n\tpath = x\n[xsubmodule.y]\n\tpath = y\n'],
  ['a mark at its start', '\uFEFF[submodule "a"]\npath = a\n'],
  ['a mark elsewhere', '[submodule "a"]\npath = a\uFEFFb\n'],
  ['several lines of Windows', '[submodule "a"]\r\n\tpath = a\r\n\turl = b\r\n'],
  ['a key before each section', 'path = a\n'],
  ['a key in a comment', '[submodule "a"]\npath = a # path = b\n'],
  ['no line end', '[submodule "a"]\npath = a'],
  ['an empty file', ''],
  ['quotes that do not end', '[submodule "a"]\npath = a\n[submodule "b"]\npath = "b\n'],
  ['an escape that is none', '[submodule "a"]\npath = a\\q\n'],
  ['a head that does not end', '[submodule "a"\npath = a\n'],
  ['a key that is none', '[submodule "a"]\npath = a\n1key = b\n'],
  ['something else altogether', 'vendor/lib\n'],
])('%s is read as git reads it', (_, text) => {
  expect([...submodulePaths(text)]).toEqual(byGit(text));
});

test('A path of a submodule ends before its slashes, and a key without a value names none', () => {
  const text = '[submodule "a"]\npath = a//\n[submodule "b"]\npath\n[submodule "c"]\npath = /c/d/\n';
  expect([...submodulePaths(text)]).toEqual(['a', '/c/d']);
});
