import type { PlainGit } from './plain-git.js';

/** Where a path leads in a commit. */
export interface End {
  readonly kind: 'file' | 'directory' | 'gitlink' | 'absent' | 'outside';
  /** The path where it ends; empty where that is nowhere in the commit. */
  readonly path: string;
}

export const ABSENT: End = { kind: 'absent', path: '' };
/** The mode of a folder. */
export const FOLDER = '040000';
const MOST_LINKS = 40;

/** Where a path leads, links followed; in any letter case if asked, the exact one first. */
export function ends(git: PlainGit, commit: string, path: string, anyCase: boolean): readonly End[] {
  const tree = git.tree(commit);
  const walk = (at: readonly string[], steps: readonly string[], claimed: number, links: number): readonly End[] => {
    const [step, ...left] = steps;
    if (step === undefined) return [{ kind: 'directory', path: at.join('/') }];
    if (step === '' || step === '.') return walk(at, left, claimed, links);
    if (step === '..')
      return at.length === 0 ? [{ kind: 'outside', path: '' }] : walk(at.slice(0, -1), left, claimed, links);
    const wanted = [...at, step].join('/');
    // The steps of a link's target keep their letter case.
    const isOther = (one: string): boolean =>
      one.toLowerCase() === wanted.toLowerCase() && one.startsWith(at.map((name) => `${name}/`).join(''));
    const others = anyCase && steps.length <= claimed ? [...tree.keys()].filter(isOther) : [];
    return [...new Set([wanted, ...others])].flatMap((here): readonly End[] => {
      const { mode, id = '' } = tree.get(here) ?? {};
      if (mode === undefined) return [];
      if (mode === '160000') return [{ kind: 'gitlink', path: here }];
      if (mode === FOLDER) return walk(here.split('/'), left, claimed, links);
      if (mode !== '120000') return left.length === 0 ? [{ kind: 'file', path: here }] : [];
      const target = git.content(id);
      if (links === MOST_LINKS) return [];
      if (/^\/|^[A-Za-z]:/.test(target)) return [{ kind: 'outside', path: '' }];
      return walk(at, [...target.split('/'), ...left], Math.min(claimed, left.length), links + 1);
    });
  };
  const steps = path.split('/');
  return walk([], steps, steps.length, 0);
}
