import { resolve } from 'node:path';
import { relativeWithin } from '../tree/inside.js';
import { UsageError } from '../model/usage.js';
import { demandKnown, optionName, settingTexts, type ReportJson, type ValidateOptions } from './types.js';
import { openWorkspace } from '../tree/workspace.js';
import { readSettings } from '../config/settings.js';
import { validateReturn } from '../engine/run/validate-return.js';
import { reportJson } from '../report/json.js';

/** The name of a return without a file in findings. */
const NAMELESS = '<return>';

const OPTIONS = ['root', 'file', 'standard', 'expectSession', 'agent', 'staleAfter', 'maxFileSize', 'now'];

/**
 * Checks one return, given as text or bytes, and verifies its claims in the files on disk below the root. Resolves to
 * the JSON report, whose conclusion is `passed` if the return is valid. Git is only asked about cited commits and
 * missing files; no configuration is read. Rejects with an `Error`, whose message says how to fix it, for invalid
 * options. Nothing is printed, and no file is written.
 */
export async function validate(content: string | Uint8Array, options: ValidateOptions = {}): Promise<ReportJson> {
  demandKnown(options, OPTIONS);
  const { root = '.', file } = options;
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    throw new UsageError('The return to validate is neither text nor bytes: give it as it was written, not parsed.');
  }
  const texts = settingTexts(options);
  const settings = readSettings({ patterns: [], ignore: [], texts, clock: Date.now(), single: { file } }, optionName);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const top = resolve(root);
  const place = file === undefined ? null : relativeWithin(top, resolve(top, file));
  const agent = options.agent ?? null;
  const input = {
    name: place ?? file ?? NAMELESS,
    isPlaced: place !== null,
    content: { kind: 'bytes', bytes },
    agent,
  } as const;
  const tree = openWorkspace(root);
  try {
    const { report } = await validateReturn(input, tree, settings);
    return reportJson(report);
  } finally {
    tree.close();
  }
}
