import type { ReturnRecord } from '../../model/context.js';
import { isActive, type Finding } from '../../model/finding.js';
import type { Grouping } from '../grouping.js';
import { byFile } from '../reading-order.js';
import { code, gfm, type Markdown } from '../sink.js';
import { fileLink, WORD_LIMIT, type Places } from './place.js';

/** A return, a file without one, or the run, with some of its findings. */
export interface Subject {
  readonly file: string | null;
  /** Null if it is no return. */
  readonly record: ReturnRecord | null;
  readonly findings: readonly Finding[];
}

/**
 * Returns every subject with findings that count, and those findings only, in reading order, the run last. Baseline and
 * preexisting findings do not count.
 */
export function subjectsOf(
  { ofReturn, ofFile, ofRun }: Grouping,
  counts: (finding: Finding) => boolean,
): readonly Subject[] {
  const found: Subject[] = [];
  const add = (file: string | null, record: ReturnRecord | null, list: readonly Finding[]): void => {
    const findings = list.filter((finding) => isActive(finding) && counts(finding));
    if (findings.length > 0) found.push({ file, record, findings });
  };
  for (const [file, list] of ofFile) add(file, null, list);
  for (const [record, list] of ofReturn) add(record.file, record, list);
  add(null, null, ofRun);
  // A file's own findings come before those of its returns. The sort is stable, so everything else stays in order.
  return found.sort((a, b) => byFile(a.file, b.file));
}

/** Returns the name of a subject and what a reviewer needs to know about it. */
export function titleOf(places: Places, { file, record }: Subject): Markdown {
  if (file === null) return gfm`**The whole run**`;
  if (record === null) return gfm`**${fileLink(places, file, null)}**`;
  const { index, line, status, agent } = record;
  const name = fileLink(places, file, index === 0 && line === 1 ? null : line, 0);
  const ending = status === null ? gfm`` : gfm` ${code(status, WORD_LIMIT)}`;
  const by = agent === null ? gfm`` : gfm` by ${code(agent, WORD_LIMIT)}`;
  return gfm`**${name}**${ending}${by}`;
}
