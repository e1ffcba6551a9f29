import { numbers } from '../reference/histories.js';
import { FAMILY_NAMES, pick, type BaseStep, type FamilyName, type Recipe, type Step } from './branches.js';

/** Returns the recipe of a seed. */
export function recipeOf(seed: number): Recipe {
  const next = numbers(seed);
  const any = (): number => next(1_000);
  const tasks: FamilyName[] = Array.from(
    { length: next(20) === 0 ? 22 : 2 + next(6) },
    () => pick(FAMILY_NAMES, any()) ?? 'return-meta',
  );
  const state = (): Step => ({
    ...{ kind: 'state', task: any(), session: next(4) === 0 ? next(3) : 0 },
    ...{ succeeds: next(6) > 0, isAnew: next(3) > 0, namesDeleted: next(3) > 0 },
  });
  const makers: readonly (readonly [weight: number, make: () => Step])[] = [
    [6, () => ({ kind: 'add', task: any(), name: any(), isSmall: next(4) === 0 })],
    [3, () => ({ kind: 'edit', task: any(), file: any() })],
    [
      3,
      () => ({
        ...{ kind: 'move', task: any(), file: any(), to: any(), lines: next(3) },
        keeps: pick(['name', 'name', 'folder', 'folder', 'neither', 'case'] as const, any()) ?? 'name',
      }),
    ],
    [2, () => ({ kind: 'delete', task: any(), file: any(), of: any() })],
    [4, state],
    [1, () => ({ kind: 'archive', task: any() })],
    [
      1,
      () => ({
        kind: pick(['drop', 'restore', 'restore', 'empty'] as const, any()) ?? 'drop',
        task: any(),
        file: any(),
      }),
    ],
  ];
  const steps = (count: number, perCommit: number): Step[] => {
    const all: Step[] = [];
    for (; count > 0; count--) {
      for (let changes = 1 + next(perCommit); changes > 0; changes--) {
        let left = next(makers.reduce((sum, [weight]) => sum + weight, 0));
        const [, make = state] = makers.find(([weight]) => (left -= weight) < 0) ?? [];
        all.push(make());
      }
      all.push({ kind: 'commit' });
    }
    return all;
  };
  // Some branches have few commits, and some are deeper than a clone of depth 10.
  const before = [
    ...tasks.map((_, n): Step => ({ kind: 'add', task: n, name: any(), isSmall: false })),
    ...steps(2 + next(6), 4),
  ];
  const branch = steps(2 + next(13), 5);
  for (const n of tasks.keys()) branch.push({ ...state(), task: n } as Step);
  for (const what of ['never', 'empty', 'gone'] as const)
    if (next(2) === 0) branch.splice(next(branch.length), 0, { kind: 'lie', task: any(), what });
  const meanwhile = Array.from({ length: next(5) }, (): BaseStep =>
    next(2) === 0
      ? { kind: 'delete', file: any() }
      : { kind: 'rename', file: any(), to: any(), keeps: pick(['name', 'folder'] as const, any()) ?? 'name' },
  );
  return { tasks, before, branch, meanwhile };
}
