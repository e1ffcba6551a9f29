import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../reference/compare.js';
import type { Shape } from './shapes.js';

/** How much of a repository a clone has. */
export const CLONES = ['whole', 'depth 1', 'depth 10', 'blobless', 'treeless'] as const;
export type CloneName = (typeof CLONES)[number];

const FILTERS = { blobless: 'blob:none', treeless: 'tree:0' } as const;

/** Makes a bare repository of what `git fast-import` reads. */
export function makeWhole(directory: string, stream: string): string {
  mkdirSync(directory, { recursive: true });
  git(directory, ['init', '--quiet', '--bare', '--template=', '--initial-branch=base']);
  for (const name of ['allowFilter', 'allowAnySHA1InWant']) git(directory, ['config', `uploadpack.${name}`, 'true']);
  git(directory, ['fast-import', '--quiet'], stream);
  return directory;
}

/** The clones of one repository, each fresh for each run: what one run fetches another does not have. */
export class Clones {
  readonly #folder: string;
  readonly #whole: string;
  #made = 0;

  constructor(folder: string, whole: string) {
    [this.#folder, this.#whole] = [folder, whole];
  }

  /** Returns a clone that has a shape's head, and its base if the run compares. */
  open(name: CloneName, { head, base }: Shape, compares: boolean): string {
    if (name === 'whole') return this.#whole;
    const target = join(this.#folder, `clone-${String(++this.#made)}`);
    const url = `file://${this.#whole}`;
    if (name === 'blobless' || name === 'treeless') {
      const model = join(this.#folder, name);
      if (!existing.has(model)) {
        git(this.#folder, ['clone', '--quiet', '--bare', '--template=', `--filter=${FILTERS[name]}`, url, model]);
        existing.add(model);
      }
      cpSync(model, target, { recursive: true });
      return target;
    }
    mkdirSync(target);
    git(target, ['init', '--quiet', '--bare', '--template=']);
    git(target, ['remote', 'add', 'origin', url]);
    const fetch = (depth: string, line: string): string =>
      git(target, [
        'fetch',
        '--quiet',
        '--no-tags',
        `--depth=${depth}`,
        'origin',
        `+refs/heads/${line}:refs/heads/${line}`,
      ]);
    fetch(name.slice('depth '.length), head);
    if (compares) fetch('1', base);
    return target;
  }
}

const existing = new Set<string>();
