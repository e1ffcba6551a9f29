import { rulesByFolder } from '../../../src/tree/git/folder-rules.js';

/** The rules of folders that all have one, but for `empty`; and the folders whose files were read, in order. */
function rules() {
  const read: string[] = [];
  const textOf = async (folder: string): Promise<string | null> => {
    read.push(folder);
    return folder === 'empty' ? null : `of ${folder}`;
  };
  return { rulesOf: rulesByFolder(textOf, (text) => [text]), read };
}

test('The rules of a folder are those of its own file; without one, those of an empty text', async () => {
  const { rulesOf } = rules();
  expect(await rulesOf('a')).toEqual(['of a']);
  expect(await rulesOf('empty')).toEqual(['']);
});

test('The file of a folder is read once for the paths of up to a hundred folders', async () => {
  const { rulesOf, read } = rules();
  const folders = Array.from({ length: 100 }, (_, n) => String(n));
  for (const folder of [...folders, ...folders]) expect(await rulesOf(folder)).toEqual([`of ${folder}`]);
  expect(read).toEqual(folders);
  await rulesOf('one more');
  await rulesOf('one more');
  await rulesOf('0');
  expect(read).toEqual([...folders, 'one more', '0']);
});
