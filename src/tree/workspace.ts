import { sep } from 'node:path';
import type { Tree } from '../model/tree.js';
import { openDisk, referencesTo } from './disk.js';
import type { Trust } from './git/locate.js';
import { withHead } from './head.js';

/**
 * The files as they lie on disk below the root, listed as the toolkit walks them by the patterns that a user gave. Throws `GitError` when the root is no
 * directory.
 */
export function openWorkspace(directory: string, trust: Trust = {}): Tree {
  const disk = openDisk(directory);
  return {
    ...withHead(disk, disk.path, trust),
    list: async (selection) => {
      const paths = selection.anyCase === true ? undefined : await walk(disk.path, selection.patterns);
      return paths === undefined ? disk.list(selection) : referencesTo(paths.filter(selection.matches), disk.find);
    },
  };
}

/** The files that patterns select, as the toolkit walks them; undefined where it cannot, for a name that it does not take. */
async function walk(root: string, patterns: readonly string[]): Promise<readonly string[] | undefined> {
  if (/[\n\r]/.test(root)) return undefined;
  const { create } = await import('@actions/glob');
  const below = globEscape(root);
  const anchored = patterns.map((pattern) => {
    const negations = /^[!\s]*/.exec(pattern)?.[0] ?? '';
    return `${negations}${below}/${pattern.slice(negations.length).replace(/^\.\//, '')}`;
  });
  const found: string[] = [];
  const restore = withoutDebugLines();
  try {
    const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
    for await (const place of globber.globGenerator()) {
      found.push(place.slice(root.length).split(sep).join('/').replace(/^\/+/, ''));
    }
  } catch (error) {
    // It reads names as text: one that is no UTF-8 comes out as a name that is not there.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    restore();
  }
  return found.some((path) => path.includes('\uFFFD')) ? undefined : found;
}

/**
 * The toolkit's walk tells of itself by `::debug::` commands on standard output, where the report belongs. They are dropped
 * until the returned function is called.
 */
function withoutDebugLines(): () => void {
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = (chunk: Uint8Array | string, ...rest: never[]): boolean =>
    typeof chunk === 'string' && chunk.startsWith('::debug::') ? true : write(chunk, ...rest);
  return () => {
    stdout.write = write;
  };
}

/** A path as a pattern that matches only itself, as the toolkit escapes its own roots. */
function globEscape(path: string): string {
  const escaped = sep === '\\' ? path : path.replaceAll('\\', '\\\\');
  return escaped
    .replace(/\[(?=[^/]+\])/g, '[[]')
    .replaceAll('?', '[?]')
    .replaceAll('*', '[*]');
}
