import { resolve } from 'node:path';
import { relativeWithin } from '../tree/relative-within.js';
import { UsageError } from '../model/usage-error.js';
import { momentOf, optionName } from './options.js';
import type { ReportJson, ValidateOptions } from './types.js';
import { openDisk } from '../tree/disk.js';
import { judgeReturn, readSettings } from '../engine/validate-return.js';
import { reportOfOne } from '../engine/report-of-one.js';
import { reportJson } from '../report/json.js';

/** What findings call a return that has no file. */
const NAMELESS = '<return>';

/** Judges one return for the library. Rejects with what the caller can mend. */
export async function validateText(content: string | Uint8Array, options: ValidateOptions): Promise<ReportJson> {
  const { now, file, ...given } = options;
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    throw new UsageError('The return to validate is neither text nor bytes: give it as it was written, not parsed.');
  }
  const settings = readSettings({ ...given, file, now: momentOf(now), clock: Date.now() }, optionName);
  const tree = openDisk(settings.root);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const size = bytes.length;
  const root = resolve(settings.root);
  const place = file === undefined ? null : relativeWithin(root, resolve(root, file));
  const judgement = await judgeReturn(
    {
      name: place ?? file ?? NAMELESS,
      isPlaced: place !== null,
      content: size > settings.limit ? { kind: 'too-large', size } : { kind: 'bytes', bytes },
    },
    tree,
    settings,
  );
  return reportJson(reportOfOne(judgement, tree, settings.now));
}
