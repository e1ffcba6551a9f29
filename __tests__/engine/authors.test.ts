import { withAuthors } from '../../src/engine/evaluate/settle.js';
import type { ReturnRecord } from '../../src/model/context.js';
import { recordAt, verdictNamed } from './compared.js';

/** What is asked of git, and the authors that the returns have then. */
async function authored(records: readonly ReturnRecord[]): Promise<readonly unknown[]> {
  const asked: (readonly string[])[] = [];
  const authors = async (files: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    asked.push(files);
    return new Map(files.filter((file) => file !== 'lost/r.json').map((file) => [file, `author of ${file}`]));
  };
  const found = await withAuthors(records, { authors });
  // The others are the very same.
  expect(found.map((record, n) => record === records[n])).toEqual(found.map(({ author }) => author === undefined));
  return [asked, found.map(({ author }) => author)];
}

function claiming(file: string, name: 'missing' | 'present', given: Partial<ReturnRecord> = {}): ReturnRecord {
  const claim = { path: 'a.md', pointer: '/artifacts/0/path', type: 'report' };
  return recordAt(file, { claims: [{ claim, verdict: verdictNamed(name), weight: 'error' }], ...given });
}

describe('The author of a return that makes a false claim', () => {
  test('is asked for once a file, and only where nobody is named', async () => {
    const records = [
      claiming('x/r.json', 'missing'),
      claiming('x/r.json', 'missing', { index: 1 }),
      claiming('y/r.json', 'present'),
      claiming('z/r.json', 'missing', { agent: 'exporter-agent' }),
      claiming('z/s.json', 'missing'),
      claiming('x/r.json', 'missing', {
        claims: [...claiming('', 'present').claims, ...claiming('', 'missing').claims],
      }),
      claiming('lost/r.json', 'missing'),
    ];
    expect(await authored(records)).toEqual([
      [['x/r.json', 'lost/r.json']],
      ['author of x/r.json', 'author of x/r.json', undefined, undefined, undefined, 'author of x/r.json', undefined],
    ]);
  });

  test('is asked for of a hundred files, and of no more', async () => {
    const records = Array.from({ length: 101 }, (_, n) => claiming(`${String(n)}/r.json`, 'missing'));
    const [asked, authors] = (await authored(records)) as [string[][], (string | undefined)[]];
    expect([asked[0]?.length, authors[99], authors[100]]).toEqual([100, 'author of 99/r.json', undefined]);
  });
});
