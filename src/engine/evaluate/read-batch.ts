import type { Form } from '../../model/document.js';
import { isGsd } from '../../families/gsd/place.js';
import type { Content } from '../../model/tree.js';
import { mayHoldMarkdown } from '../../read/markdown/may-hold-markdown.js';
import { read, type Reading, type ReadOptions } from '../../read/read.js';
import type { Chosen } from '../../families/family-of.js';
import type { GatheredFile } from './gathered-file.js';

/**
 * Reads a batch of files; null for a link, and for a file that is too large. Where no version of envelopes, or of verifications, was
 * chosen none is looked for. The parser of Markdown is heavy, and loaded with the first file that may need it.
 */
export async function readBatch(
  files: readonly GatheredFile[],
  contents: readonly Content[],
  { chosenAt }: { readonly chosenAt: (file: string) => Chosen },
): Promise<readonly (Reading | null)[]> {
  const readings: (Reading | null)[] = [];
  for (const [n, { file, gathered }] of files.entries()) {
    const content = contents[n];
    if (file.link || content?.kind !== 'bytes') {
      readings.push(null);
      continue;
    }
    const { bytes } = content;
    const chosen = chosenAt(file.path);
    const isLookedFor = chosen['result-envelope'] !== undefined;
    const markdown =
      isLookedFor && mayHoldMarkdown(bytes, gathered.form)
        ? (await import('../../read/markdown/commonmark.js')).parseMarkdown
        : null;
    const options: ReadOptions = {
      markdown,
      single: gathered.single === true,
      document: gathered.document === true,
      log: gathered.log === true,
      verification: chosen['verify-result'] !== undefined && (gathered.verification ?? gathered.document !== true),
      ...(isGsd(gathered.family) ? { gsd: gathered.family } : {}),
    };
    const parse = (): Reading => read(bytes, gathered.form, options);
    readings.push(content.repeated === true ? readOnce(bytes, gathered.form, options, parse) : parse());
  }
  return readings;
}

/** What was read of contents that come at several paths, by how they were read; kept as long as the contents are. */
const known = new WeakMap<Uint8Array, Map<string, Reading>>();

/** A reading, made once for each way in which contents are read. Its returns are copies, since each file needs objects of its own. */
function readOnce(bytes: Uint8Array, form: Form, options: ReadOptions, parse: () => Reading): Reading {
  const { markdown, ...others } = options;
  const way = JSON.stringify([form, markdown !== null, others]);
  const ofBytes = known.get(bytes) ?? new Map<string, Reading>();
  const reading = ofBytes.get(way) ?? parse();
  known.set(bytes, ofBytes.set(way, reading));
  return { ...reading, returns: reading.returns.map((found) => ({ ...found })) };
}
