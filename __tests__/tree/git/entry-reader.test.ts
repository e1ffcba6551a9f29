import { EntryReader } from '../../../src/tree/git/entry-reader.js';

const ID = '0123456789abcdef0123456789abcdef01234567';

/** An entry as `git ls-tree -r -t -z` prints it. A folder's path ends in a slash here. */
function line(path: string, mode = path.endsWith('/') ? '040000' : '100644'): string {
  const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';
  return `${mode} ${type} ${ID}\t${path.replace(/(?<=.)\/$/, '')}\0`;
}

function read(output: string, most?: number): EntryReader {
  const reader = new EntryReader(ID.length, most);
  reader.take(Buffer.from(output, 'latin1'));
  return reader;
}

function entriesOf(reader: EntryReader): readonly unknown[] {
  return [...reader.entries()].filter(([, { kind }]) => kind !== 'directory');
}

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('The list of a tree', () => {
  test('is refused in the middle of an entry', () => {
    expect(() => read(`${line('a')}${line('b').slice(0, -1)}`).entries()).toThrow(
      'git stopped in the middle of the list of files.',
    );
  });

  test('has at most so many files, however many folders there are', () => {
    expect(entriesOf(read([line('a/'), line('a/b'), line('c')].join(''), 2))).toHaveLength(2);
    expect(() => read([line('a'), line('b'), line('c')].join(''), 2)).toThrow('The tree has more than 2 entries.');
    expect(() => read([line('a'), line('b'), line('c/')].join(''), 2)).toThrow('The tree has more than 2 entries.');
  });

  test.each([
    ['without a space behind its mode', `100644_blob ${ID}\ta\0`],
    ['without a tab behind its id', `100644 blob ${ID} a\0`],
    ['with an id that is too short', `100644 blob ${ID.slice(1)}\ta\0`],
    ['of nothing', '\0'],
  ])('is refused with an entry %s', (_, output) => {
    expect(() => read(output)).toThrow('git could not list the tree: its output is damaged or incomplete.');
  });

  test.each([
    [['b', 'a'], 'a is in the wrong place'],
    [['a', 'a'], 'a is in the wrong place'],
    [['a/', 'a-'], 'a- is in the wrong place'],
    [['a/', 'a/'], 'a is in the wrong place'],
    [['a/', 'a/c', 'a/b'], 'a/b is in the wrong place'],
    [['b\xff', 'a\xff'], 'a\udcff is in the wrong place'],
    [['a', 'a/'], 'it has a twice'],
    [['a', 'a-', 'a/'], 'it has a twice'],
    [['a', 'a-', 'a-b/', 'a/'], 'it has a twice'],
    [['\xff', '\xff/'], 'it has \udcff twice'],
    [['a', 'a.b', 'a.b.c', 'a.b/'], 'it has a.b twice'],
    [['.git'], 'its top has an entry of the name ".git"'],
    [['.GIT/'], 'its top has an entry of the name ".GIT"'],
    [['.'], 'its top has an entry of the name "."'],
    [['..'], 'its top has an entry of the name ".."'],
    [[''], 'its top has an entry of the name ""'],
    [['a/', 'a/.Git'], 'a has an entry of the name ".Git"'],
    [['a/', 'a/b/', 'a/b/..'], 'a/b has an entry of the name ".."'],
    [['a/b'], 'its top has an entry of the name "a/b"'],
    [['a', 'a/b'], 'its top has an entry of the name "a/b"'],
    [['a/', 'a/b/c'], 'a has an entry of the name "b/c"'],
    [['a/', 'ab/c'], 'its top has an entry of the name "ab/c"'],
    [['b/', 'c/', 'c/d', 'c0/e'], 'its top has an entry of the name "c0/e"'],
  ])('is refused with %j', (list, what) => {
    const output = list.map((path) => line(path)).join('');
    expect(errorOf(() => read(output))).toMatchObject({
      kind: 'other',
      message: `The tree of the commit is damaged: ${what}. Commit the files again; git fsck shows what is damaged.`,
    });
  });

  test('is refused with a folder without a name', () => {
    expect(() => read(`${line('a/')}040000 tree ${ID}\ta/\0`)).toThrow('a has an entry of the name ""');
  });
});
