import { isAbsolute, sep } from 'node:path';

/**
 * The files below a folder that patterns select, as the toolkit walks them, absolute, with the machine's own separators; symbolic
 * links are not followed. Undefined where it cannot, for a name that it does not take.
 */
export async function walk(folder: string, patterns: readonly string[]): Promise<readonly string[] | undefined> {
  if (/[\n\r]/.test(folder)) return undefined;
  const { create } = await import('@actions/glob');
  const prefix = globEscape(folder);
  const anchored = patterns.map((pattern) => {
    const negations = /^[!\s]*/.exec(pattern)?.[0] ?? '';
    const rest = pattern.slice(negations.length);
    return isAbsolute(rest) ? `${negations}${rest}` : `${negations}${prefix}/${rest.replace(/^\.\//, '')}`;
  });
  const found: string[] = [];
  const restore = withoutDebugLines();
  try {
    const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
    for await (const place of globber.globGenerator()) found.push(place);
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
