import { readShardReport } from '../../src/merge/read-shard.js';
import { reportValidator } from '../../src/merge/report-validator.js';
import type { Edits } from '../../src/model/pointer.js';
import { edited } from './shard-reports.js';

const INSTEAD =
  'Use the report that return-gate check --shard wrote with --output json=FILE, or the action with json-file.';

const validate = reportValidator();

/** The first of two reports, with an edit. */
async function read(edits: Edits): Promise<() => unknown> {
  const [file] = await edited(1, edits, 2);
  return () => readShardReport(file ?? { name: 'none', problem: 'is none' }, validate);
}

describe('The report of a shard', () => {
  it('is a file', () => {
    expect(() => readShardReport({ name: 'a.json', problem: 'is not a regular file' }, validate)).toThrow(
      new Error('The report a.json is not a regular file: name the JSON reports of all shards, each a file.'),
    );
  });

  it('is JSON, else the first mistake is located', () => {
    const said = `is not JSON: it was cut off or is damaged. ${INSTEAD}`;
    const refused = (text: string) => () => readShardReport({ name: 'x.json', text }, validate);
    expect(refused('{\n  "a": 1,\n  "b" 2 3\n}')).toThrow(new Error(`x.json:3:7 ${said}`));
    expect(refused('[')).toThrow(new Error(`x.json:1:2 ${said}`));
    // Too deep to be visited.
    expect(refused('['.repeat(500_000))).toThrow(new Error(`x.json ${said}`));
    // Too long to be searched, by one character.
    const longest = `x"${'y'.repeat(4 * 1024 * 1024 - 2)}`;
    expect(refused(longest)).toThrow(new Error(`x.json:1:1 ${said}`));
    expect(refused(`${longest}y`)).toThrow(new Error(`x.json ${said}`));
  });

  it.each<readonly [string, Edits, string]>([
    ['a field is lost', { remove: ['/counts/files'] }, '/counts lacks "files"'],
    ['one is lost at the top', { remove: ['/schema'] }, 'its top lacks "schema"'],
    ['one is unknown', { set: { '/tool/by': 'me' } }, '/tool has "by", which is not known'],
    ['one has a wrong type', { set: { '/counts/files': '1' } }, '/counts/files is no integer'],
    ['one may have several', { set: { '/source/revision': 5 } }, '/source/revision is no string or null'],
    ['the format is another', { set: { '/schema': 'x' } }, '/schema is not "return-gate/report@1"'],
    ['a word is none', { set: { '/conclusion': 'x' } }, '/conclusion is not one of the allowed words'],
    ['a number is too small', { set: { '/counts/files': -1 } }, '/counts/files is rejected by its schema (minimum)'],
  ])('has the form of this version: %s', async (_, edits, said) => {
    expect(await read(edits)).toThrow(
      new Error(`1.json is not a report of this version of return-gate: ${said}. ${INSTEAD}`),
    );
  });

  it.each<readonly [string, Edits, string]>([
    [
      'the whole run',
      { set: { '/source/shard': null } },
      'reports a whole run, not a shard: there is nothing to join it with.',
    ],
    ['no shard', { set: { '/source/shard': '3/2' } }, 'calls itself the shard 3/2, which does not exist.'],
    [
      'a shard that lacks the rest',
      { remove: ['/shard'] },
      `lacks "shard", which is needed to join it with other shards. ${INSTEAD}`,
    ],
    [
      'one that lost what belongs to returns',
      { set: { '/shard/returns': [{}] } },
      'is damaged: /shard/returns has 1 elements for the 2 of /returns.',
    ],
    [
      'one that has too much for its findings',
      { set: { '/shard/findings': [{}, {}, {}] } },
      'is damaged: /shard/findings has 3 elements for the 2 of /findings.',
    ],
  ])('is not that of %s', async (_, edits, said) => {
    expect(await read(edits)).toThrow(new Error(`1.json ${said}`));
  });
});
