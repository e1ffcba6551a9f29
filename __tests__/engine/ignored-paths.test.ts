import type { Evaluation } from '../../src/engine/evaluate/evaluation.js';
import { ignoredPaths } from '../../src/engine/history/ignored-paths.js';
import type { Changes } from '../../src/model/context.js';
import { CONTEXT } from '../support/context.js';

/** The paths that are found ignored, and what the tree was asked. */
async function ignored(base: string | null, changes: Changes | null, root = ''): Promise<readonly unknown[]> {
  const asked: unknown[] = [];
  const tree = {
    root,
    ignoredByCommit: async (paths: readonly string[], commit: string | null) => {
      asked.push([paths, commit]);
      return new Map([['a', '.gitignore:1: a']]);
    },
  };
  const found = await ignoredPaths(['a', '', 'b', 'a'], base, {
    tree,
    context: { ...CONTEXT, changes },
  } as unknown as Evaluation);
  return [[...new Map(typeof found === 'string' ? [] : found).keys()], ...asked];
}

describe('An absent path is ignored', () => {
  const touching = (changed: readonly string[], deleted: readonly string[] = []): Changes => ({
    base: 'main',
    changed: new Set(changed),
    deleted: new Set(deleted),
  });

  test.each<[string, string | null, Changes | null, readonly unknown[]]>([
    ['by the rules of the commit', 'base', null, [['a'], [['a', 'b'], null]]],
    [
      'by those, where the change touches no ignore file',
      'base',
      touching(['x.gitignore', '.gitignore/a']),
      [['a'], [['a', 'b'], null]],
    ],
    [
      'by those of the base, where the change touches one',
      'base',
      touching(['a.md', 'x/.gitignore']),
      [['a'], [['a', 'b'], 'base']],
    ],
    [
      'by those of the base, where the change deletes one',
      'base',
      touching([], ['.gitignore']),
      [['a'], [['a', 'b'], 'base']],
    ],
    ['by none, where the change touches one and the base is not there', null, touching(['.gitignore']), [[]]],
    [
      'by those of the commit without a base, where the change touches none',
      null,
      touching(['a']),
      [['a'], [['a', 'b'], null]],
    ],
  ])('%s', async (_, base, changes, expected) => {
    expect(await ignored(base, changes)).toEqual(expected);
  });

  test('by those of the base, where ignore files above the project may have changed', async () => {
    expect(await ignored('base', touching(['x.md']), 'project')).toEqual([['a'], [['a', 'b'], 'base']]);
  });
});
