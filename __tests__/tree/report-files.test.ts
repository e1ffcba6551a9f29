import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { distinctFiles, filesMatching, readReportFiles } from '../../src/tree/report-files.js';
import { temporaryFolder, writeFiles } from '../support/repository.js';

const folder = realpathSync(temporaryFolder());
writeFiles(folder, { 'run-10.json': '[10]', 'run-9.json': '[9]', 'notes.md': '# Notes\n' });
mkdirSync(join(folder, 'folder'));
symlinkSync('nowhere', join(folder, 'link.json'));

const at = (name: string): string => join(folder, name);

test('files are read one after another, each to its text or to what is wrong with it', () => {
  const files = ['run-9.json', 'run-10.json', 'gone.json', 'link.json', 'folder'];
  const read = [
    ...readReportFiles(
      files.map((name) => join(folder, name)),
      { limit: 3, displayName },
    ),
  ];
  function displayName(file: string): string {
    return file.slice(folder.length + 1);
  }
  expect(read).toEqual([
    { name: 'run-9.json', text: '[9]' },
    { name: 'run-10.json', problem: 'has 4 bytes; the limit is 3' },
    { name: 'gone.json', problem: 'could not be read: no such file or directory' },
    { name: 'link.json', problem: 'could not be read: no such file or directory' },
    { name: 'folder', problem: 'is not a regular file' },
  ]);
  expect([...readReportFiles(['/dev/null'], { limit: 3 })]).toEqual([
    { name: '/dev/null', problem: 'is not a regular file' },
  ]);
});

test('a byte order mark is taken away, and what it describes UTF-16 is said', () => {
  const own = temporaryFolder();
  const at = (name: string): string => join(own, name);
  const little = Buffer.from('\uFEFF{}', 'utf16le');
  writeFiles(own, { marked: '\uFEFF{}', little, big: Buffer.from(little).swap16() });
  writeFiles(own, { half: Uint8Array.of(0xff, 0x30), other: Uint8Array.of(0x30, 0xfe) });
  const read = [...readReportFiles([at('marked'), at('little'), at('big')], { limit: 100 })];
  expect([...readReportFiles([at('half'), at('other')])]).toEqual([
    { name: at('half'), text: '\uFFFD0' },
    { name: at('other'), text: '0\uFFFD' },
  ]);
  const problem = expect.stringContaining('is in UTF-16') as string;
  expect(read).toEqual([
    { name: at('marked'), text: '{}' },
    ...['little', 'big'].map((name) => ({ name: at(name), problem })),
  ]);
});

test('no file is read before it is asked for', () => {
  const own = temporaryFolder();
  const at = (name: string): string => join(own, name);
  writeFiles(own, { first: '[1]' });
  const reading = readReportFiles([at('first'), at('later')]);
  expect(reading.next().value).toEqual({ name: at('first'), text: '[1]' });
  writeFiles(own, { later: '[2]' });
  expect(reading.next().value).toEqual({ name: at('later'), text: '[2]' });
});

test('patterns select files of any name below a folder, of the home, and elsewhere, in the order in which people count', async () => {
  expect(await filesMatching(folder, ['*', '!link.json'])).toEqual(
    ['notes.md', 'run-9.json', 'run-10.json'].map((name) => at(name)),
  );
  expect(await filesMatching('/nowhere', [`${folder}/*-9.json`])).toEqual([at('run-9.json')]);
  expect(await filesMatching('/nowhere', ['~/run-*', '! ~/run-9.json'], folder)).toEqual([at('run-10.json')]);
  expect(await filesMatching(folder, ['~'], at('run-9.json'))).toEqual([at('run-9.json')]);
  writeFiles(folder, { 'a~/x.txt': 'x', '~y.txt': 'y' });
  expect(await filesMatching(folder, ['a~/*.txt', '~y.txt'], '/nowhere')).toEqual([at('a~/x.txt'), at('~y.txt')]);
});

test('of several paths to a file the first is kept', () => {
  expect(distinctFiles(['a.json', './a.json', 'b.json', 'x/../a.json'])).toEqual(['a.json', 'b.json']);
});
