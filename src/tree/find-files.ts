import { create } from '@actions/glob';
import { compareText } from '../model/text.js';

/** The files that patterns of the toolkit find below the current directory, or where they lead; sorted. No link is followed. */
export async function findFiles(patterns: readonly string[]): Promise<readonly string[]> {
  const globber = await create(patterns.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
  return [...(await globber.glob())].sort(compareText);
}
