import { isAbsolute, sep } from 'node:path';

/**
 * Returns the files below a folder that patterns select, as the toolkit walks them: absolute, with native separators. Symbolic
 * links are not followed. Returns undefined for a name that the toolkit cannot take.
 */
export async function walk(folder: string, patterns: readonly string[]): Promise<readonly string[] | undefined> {
  if (/[\n\r]/.test(folder)) return undefined;
  const { create } = await import('@actions/glob');
  const prefix = globEscape(folder);
  const anchored = patterns.map((pattern) => {
    const rest = pattern.replace(/^[!\s]*/, '');
    const negations = pattern.slice(0, pattern.length - rest.length);
    return isAbsolute(rest) ? `${negations}${rest}` : `${negations}${prefix}/${rest.replace(/^\.\//, '')}`;
  });
  const found: string[] = [];
  const restore = withoutDebugLines();
  try {
    const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
    for await (const place of globber.globGenerator()) found.push(place);
  } catch (error) {
    // The toolkit reads names as text, so a name that is not UTF-8 becomes one that does not exist.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    restore();
  }
  return found.some((path) => path.includes('\uFFFD')) ? undefined : found;
}

/**
 * Drops the `::debug::` commands that the toolkit prints to standard output, where the report belongs. Returns the function that
 * restores the output.
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

/** Returns a pattern that matches only this path, escaped as the toolkit escapes its own roots. */
export function globEscape(path: string, separator: string = sep): string {
  const escaped = separator === '\\' ? path : path.replaceAll('\\', '\\\\');
  return escaped
    .replace(/\[(?=[^/]+\])/g, '[[]')
    .replaceAll('?', '[?]')
    .replaceAll('*', '[*]');
}
