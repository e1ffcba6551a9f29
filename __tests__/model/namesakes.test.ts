import { pairedWithNamesakes } from '../../src/model/path.js';

describe('pairedWithNamesakes', () => {
  test.each([
    ['nothing without a namesake', ['a/x.ts'], ['b/y.ts'], []],
    ['one file with one other', ['a/x.ts', 'b/x.ts'], ['c/x.ts'], ['a/x.ts']],
    ['as many as there are others', ['a/x.ts', 'b/x.ts', 'c/x.ts'], ['d/x.ts', 'e/x.ts'], ['a/x.ts', 'b/x.ts']],
    ['by the end of the path before the order', ['src/a/x.ts', 'src/b/x.ts'], ['lib/b/x.ts'], ['src/b/x.ts']],
    ['by the longer end', ['p/a/b/x.ts', 'q/c/b/x.ts'], ['r/c/b/x.ts'], ['q/c/b/x.ts']],
    ['by the folder of the project where the ends are alike', ['docs/x.ts', 'src/x.ts'], ['src/a/x.ts'], ['src/x.ts']],
    ['a file at the top', ['x.ts', 'src/x.ts'], ['lib/x.ts'], ['x.ts']],
    ['nothing by a part of a name', ['a/index.ts'], ['a/re-index.ts'], []],
  ])('pairs %s', (_, files, others, paired) => {
    expect([...pairedWithNamesakes(files, others)]).toEqual(paired);
  });
});
