import { unmatchedPatterns } from '../gather/explain-files.js';
import { PLACES } from '../gather/gather.js';
import type { Tree } from '../model/tree.js';
import { guidePage, shortId } from '../report/links.js';
import { terminal, type Terminal } from '../report/sink.js';
import { note, type Caller } from './terminal/caller.js';
import { fitted } from './terminal/page.js';

const MOST_PATTERNS = 3;

/**
 * Returns what a return is, where it was looked for, and the next commands, for a project in which none was found: lines, indented by
 * `margin` columns. The patterns are those of the call or the configuration; empty for the usual places.
 */
export function explainNoReturns(
  { revision }: Pick<Tree, 'revision'>,
  patterns: readonly string[],
  margin = 0,
): readonly Terminal[] {
  const where = revision === null ? 'the files on disk' : `commit ${shortId(revision)}`;
  const usual = PLACES.filter(({ reduced }) => reduced !== true).flatMap((place) => place.patterns);
  const searched = patterns.length === 0 ? usual : patterns;
  const shown = searched.slice(0, MOST_PATTERNS);
  const more = searched.length - shown.length;
  const list = `${shown.join(', ')}${more === 0 ? '' : ` and ${String(more)} more patterns`}`;
  const lines = [
    `A return is a file in which an agent reports its work: a status, a summary, the files it made.`,
    `Searched ${where} for ${list}.`,
    `Your returns are elsewhere? return-gate check "PATTERN", or set paths in .return-gate.yml.`,
    `You have none yet? return-gate prompt --brief prints what to tell your agents.`,
    `Try return-gate demo first. Guide: ${guidePage('agents')}`,
  ];
  return lines.map((line) => fitted(line, margin));
}

/** Prints each pattern without matches on standard error, with what may have been meant. */
export async function warnUnmatched(tree: Tree, patterns: readonly string[], caller: Caller): Promise<void> {
  for (const { pattern, hint } of await unmatchedPatterns(tree, patterns)) {
    note(caller, terminal`The pattern "${pattern}" finds no file.${hint === null ? '' : ` ${hint}`}`);
  }
}
