import { branchOf, type Branch, type Commit, type Recipe } from './branches.js';
import { differencesOf } from './compare.js';
import type { View } from './exceptions.js';
import { numbers, type Files } from '../reference/histories.js';
import { historiesOf } from './shapes.js';

/** A difference without the names that it has in one branch. */
export function kindOf(line: string): string {
  return line.replace(/: [^ ]*: [^ ]* \(/, ': (');
}

/** Returns the shortest branch found that has a difference of the same kind, in words, and that difference. */
export async function shrunk(
  recipe: Recipe,
  seed: number,
  line: string,
): Promise<{ readonly recipe: Recipe; readonly text: string }> {
  const wanted = kindOf(line);
  const isChosen = (view: View): boolean =>
    wanted.startsWith(`${view.shape}, ${view.clone}${view.compares ? ', base' : ''}:`);
  let best = { recipe, line };
  const attempt = async (fewer: Recipe): Promise<void> => {
    const lines = await differencesOf(fewer, seed, isChosen);
    const same = lines.find((one) => kindOf(one) === wanted);
    if (same !== undefined) best = { recipe: fewer, line: same };
  };
  for (const part of ['branch', 'before', 'meanwhile'] as const) {
    for (let size = Math.ceil(best.recipe[part].length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let start = best.recipe[part].length - size; start > -size; start -= size) {
        const fewer = best.recipe[part].filter((_, n) => n < start || n >= start + size);
        if (fewer.length < best.recipe[part].length) await attempt({ ...best.recipe, [part]: fewer });
      }
    }
  }
  return { recipe: best.recipe, text: `${best.line}\n${shown(branchOf(best.recipe), seed)}` };
}

/** The commits of a branch for people: what each adds, changes and takes away, and what is claimed at its end. */
function shown(branch: Branch, seed: number): string {
  const none: Files = new Map();
  const rows = (title: string, all: readonly Commit[], start: Files): readonly string[] =>
    all.map(({ files }, n) => `  ${title} ${String(n + 1)}: ${changes(all[n - 1]?.files ?? start, files).join(' ')}`);
  const meanwhile = [...branch.meanwhile].map(
    ([path, to]) => `  meanwhile: ${path} ${to === null ? 'deleted' : `to ${to}`}`,
  );
  const told = branch.told.map(
    ({ file, path, says, truth, succeeds }) =>
      `  ${file}${succeeds ? '' : ' (no success)'} claims ${path}, ${says}: ${truth}`,
  );
  const order = historiesOf(branch, numbers(seed)).shapes.some(({ name }) => name === 'picked')
    ? ['  (picked differs)']
    : [];
  return [
    ...rows('base', branch.before, none),
    ...rows('branch', branch.commits, branch.before.at(-1)?.files ?? none),
    ...meanwhile,
    ...told,
    ...order,
  ].join('\n');
}

function changes(from: Files, to: Files): readonly string[] {
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((path) => {
    const [then, now] = [from.get(path)?.content, to.get(path)?.content];
    if (then === now || /^(?:README\.md|docs\/)/.test(path)) return [];
    const sign = then === undefined ? '+' : now === undefined ? '-' : '~';
    const size = now === undefined || now.length > 255 ? '' : ` (${String(now.length)} bytes)`;
    return [`${sign}${path}${size}`];
  });
}
