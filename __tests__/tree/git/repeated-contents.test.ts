import type { Content } from '../../../src/model/tree.js';
import { RepeatedContents } from '../../../src/tree/git/repeated-contents.js';

/** Reads files by their ids, some a batch: gives what came, and which ids were read in each batch. */
async function read(
  batches: readonly (readonly string[])[],
  { most, contentOf = bytes }: { readonly most?: number; readonly contentOf?: (id: string) => Content } = {},
): Promise<{ readonly contents: readonly (readonly string[])[]; readonly asked: readonly (readonly string[])[] }> {
  const files = batches.flat().map((id, n) => ({ path: String(n), id, link: false }));
  const asked: (readonly string[])[] = [];
  const repeated = new RepeatedContents(
    files,
    async (ids) => {
      asked.push(ids);
      return ids.map(contentOf);
    },
    most,
  );
  const contents: string[][] = [];
  for (const batch of batches) contents.push((await repeated.read(batch)).map(textOf));
  return { contents, asked };
}

function bytes(id: string): Content {
  return { kind: 'bytes', bytes: Buffer.from(`${id}-10 bytes`.slice(0, 10)) };
}

function textOf(content: Content): string {
  if (content.kind === 'bytes')
    return Buffer.from(content.bytes).toString() + (content.repeated === true ? ' again' : '');
  return content.kind === 'lacking' ? 'lacking' : String(content.size);
}

describe('contents', () => {
  test('that each come once are read as they are asked for', async () => {
    expect(await read([['a', 'b'], ['c']])).toEqual({
      contents: [['a-10 bytes', 'b-10 bytes'], ['c-10 bytes']],
      asked: [['a', 'b'], ['c']],
    });
  });

  test('that come again are read once, in one batch and in later ones', async () => {
    expect(
      await read([
        ['a', 'b', 'a'],
        ['c', 'a'],
        ['a', 'd'],
      ]),
    ).toEqual({
      contents: [
        ['a-10 bytes again', 'b-10 bytes', 'a-10 bytes again'],
        ['c-10 bytes', 'a-10 bytes again'],
        ['a-10 bytes again', 'd-10 bytes'],
      ],
      asked: [['a', 'b'], ['c'], ['d']],
    });
  });

  test('are kept up to a limit in all, and read again beyond it', async () => {
    const batches = [
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ];
    expect((await read(batches, { most: 20 })).asked).toEqual([['a', 'b'], [], []]);
    expect((await read(batches, { most: 19 })).asked).toEqual([['a', 'b'], ['b'], ['b']]);
    expect((await read(batches, { most: 9 })).asked).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('make room when they were asked for the last time', async () => {
    const batches = [['a', 'a'], ['b'], ['b'], ['b']];
    expect((await read(batches, { most: 10 })).asked).toEqual([['a'], ['b'], [], []]);
    const twice = [['a'], ['a'], ['b', 'c'], ['c', 'b']];
    expect((await read(twice, { most: 20 })).asked).toEqual([['a'], [], ['b', 'c'], []]);
  });

  test('are kept apart from the rest of what git printed', async () => {
    const whole = Buffer.from('before a-content behind');
    const files = ['a', 'a'].map((id, n) => ({ path: String(n), id, link: false }));
    const repeated = new RepeatedContents(files, async () => [{ kind: 'bytes', bytes: whole.subarray(7, 16) }]);
    const [content] = await repeated.read(['a']);
    whole.fill(0);
    expect(content).toEqual({ kind: 'bytes', bytes: Buffer.from('a-content'), repeated: true });
  });

  test('that are too large or lacking come again as they are, and take no room', async () => {
    const contentOf = (id: string): Content =>
      id === 'a' ? { kind: 'too-large', size: 99 } : id === 'b' ? { kind: 'lacking', id } : bytes(id);
    expect(
      await read(
        [
          ['a', 'b', 'c'],
          ['a', 'b', 'c'],
        ],
        { most: 10, contentOf },
      ),
    ).toEqual({
      contents: [
        ['99', 'lacking', 'c-10 bytes again'],
        ['99', 'lacking', 'c-10 bytes again'],
      ],
      asked: [['a', 'b', 'c'], []],
    });
  });

  test('that cannot be read fail for each who asks', async () => {
    const files = ['a', 'a', 'b'].map((id, n) => ({ path: String(n), id, link: false }));
    const repeated = new RepeatedContents(files, async (ids) => {
      if (ids.length > 0) throw new Error('no');
      return [];
    });
    const answers = await Promise.allSettled([repeated.read(['a']), repeated.read(['a']), repeated.read(['b'])]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const short = new RepeatedContents(files, async () => []);
    await expect(short.read(['a'])).rejects.toThrow('there is no element 0 of 0');
  });
});
