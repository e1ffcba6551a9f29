import { PLACES } from '../gather/gather.js';
import { guidePage } from '../report/links.js';
import { terminal, type Terminal } from '../report/sink.js';

/** Where a search without a result looked. */
export interface Searched {
  /** The abbreviated commit; null for the files on disk. */
  readonly revision: string | null;
  /** The patterns of the call or the configuration; empty for the usual places. */
  readonly patterns: readonly string[];
}

const MOST_PATTERNS = 3;

/** Returns what a return is, where it was looked for, and the next commands, for a project in which none was found. */
export function explainNoReturns({ revision, patterns }: Searched): readonly Terminal[] {
  const where = revision === null ? 'the files on disk' : `commit ${revision}`;
  const usual = PLACES.filter(({ reduced }) => reduced !== true).flatMap((place) => place.patterns);
  const searched = patterns.length === 0 ? usual : patterns;
  const shown = searched.slice(0, MOST_PATTERNS);
  const more = searched.length - shown.length;
  const list = `${shown.join(', ')}${more === 0 ? '' : ` and ${String(more)} more patterns`}`;
  return [
    terminal`A return is a file in which an agent reports its work: a status, a summary, the files it made.`,
    terminal`Searched ${where} for ${list}.`,
    terminal`Your returns are elsewhere? return-gate check "PATTERN", or set paths in .return-gate.yml.`,
    terminal`You have none yet? return-gate prompt --brief prints what to tell your agents.`,
    terminal`Try return-gate demo first. Guide: ${guidePage('agents')}`,
  ];
}
