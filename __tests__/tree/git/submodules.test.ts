import { submodulePaths } from '../../../src/tree/git/path-rules.js';

const A = '[submodule "a"]\n\tpath = a\n';

test.each([
  ['as git writes it', '[submodule "lib"]\n\tpath = vendor/lib\n\turl = ../lib.git\n', ['vendor/lib']],
  ['two of them', `${A}[submodule "b"]\npath=b\n`, ['a', 'b']],
  ['the old form', '[submodule.lib]\n path = lib\n', ['lib']],
  ['any letter case', '[SubModule "Lib"]\n\tPath = lib\n', ['lib']],
  ['quotes and a comment in them', '[submodule "a"]\npath = "a#b;c" # d\n', ['a#b;c']],
  ['line ends of Windows', A.replaceAll('\n', '\r\n'), ['a']],
  ['a mark at its start', `\uFEFF${A}`, ['a']],
  ['letters outside of ASCII', A.replace('= a', '= ä/ö'), ['ä/ö']],
  ['slashes at the end, and a key without a value', `${A.replace('= a', '= a//')}[submodule "b"]\npath\n`, ['a']],
  ['another section', '[core]\n\tpath = core\n[submodule]\n\tpath = bare\n[xsubmodule "x"]\n\tpath = x\n', []],
  ['an include', '[include]\n\tpath = .gitmodules\n', []],
  ['an empty file', '', []],
  ['quotes that do not end', `${A}[submodule "b"]\npath = "b\n`, []],
  ['something else altogether', 'vendor/lib\n', []],
])('.gitmodules: %s is read as git reads it', async (_, text, paths) => {
  expect(await submodulePaths(Buffer.from(text), '')).toEqual(new Set(paths));
});
