import { optionName } from './option-name.js';
import type { ReportJson, ValidateOptions } from './public.js';
import { openDisk } from './tree/disk.js';
import { judgeReturn, readSettings } from './validate-return.js';
import { jsonReport } from './validation-report.js';

/** What findings call a return that has no file. */
const NAMELESS = '<return>';

/** Judges one return for the library. Rejects with what the caller can mend. */
export async function validateText(content: string | Uint8Array, options: ValidateOptions): Promise<ReportJson> {
  const { now, file, ...given } = options;
  const settings = await readSettings(
    { ...given, file, now: now instanceof Date ? now.toISOString() : now },
    optionName,
  );
  const tree = openDisk(settings.root);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const size = bytes.length;
  const judgement = await judgeReturn(
    {
      name: file ?? NAMELESS,
      isPlaced: file !== undefined,
      content: size > settings.limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes },
    },
    tree,
    settings,
  );
  return JSON.parse([...jsonReport(judgement, tree, settings)].join('')) as ReportJson;
}
