/** Any number of folders. */
export const GLOBSTAR = null;

/** A glob taken apart at its slashes, as minimatch does it: text, a pattern for one name, or any number of folders. */
export type Steps = readonly (string | RegExp | typeof GLOBSTAR)[];

/** Whether a path matches, as minimatch has it with `dot`: a globstar at the end takes one name at least, and slashes in a row are one. */
export function matchSteps(steps: Steps, path: string): boolean {
  return match(steps, 0, path.split(path.includes('//') ? /\/+/ : '/'), 0);
}

function match(steps: Steps, step: number, names: readonly string[], name: number): boolean {
  let at = name;
  for (let n = step; n < steps.length; n++) {
    const wanted = steps[n];
    if (wanted === GLOBSTAR) return matchFolders(steps, n + 1, names, at);
    const given = names[at++];
    if (wanted === undefined || given === undefined) return false;
    if (typeof wanted === 'string' ? wanted !== given : !wanted.test(given)) return false;
  }
  return at === names.length || (at === names.length - 1 && names[at] === '');
}

function matchFolders(steps: Steps, rest: number, names: readonly string[], name: number): boolean {
  for (let at = name; at < names.length; at++) {
    if (rest < steps.length && match(steps, rest, names, at)) return true;
    // A globstar never takes these, whatever it is told of dots.
    if (names[at] === '.' || names[at] === '..') return false;
  }
  return rest === steps.length && name < names.length;
}
