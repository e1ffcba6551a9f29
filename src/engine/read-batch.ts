import { isGsd } from '../model/gsd-place.js';
import type { Content } from '../model/tree.js';
import { mayHoldMarkdown } from '../read/markdown/may-hold-markdown.js';
import { read, type Reading } from '../read/read.js';
import type { Chosen } from '../standards/family-of.js';
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
        ? (await import('../read/markdown/commonmark.js')).parseMarkdown
        : null;
    readings.push(
      read(bytes, gathered.form, {
        markdown,
        single: gathered.single === true,
        document: gathered.document === true,
        log: gathered.log === true,
        verification: chosen['verify-result'] !== undefined && (gathered.verification ?? gathered.document !== true),
        ...(isGsd(gathered.family) ? { gsd: gathered.family } : {}),
      }),
    );
  }
  return readings;
}
