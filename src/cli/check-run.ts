import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CallError } from '../call-error.js';
import { judgeTree } from '../judge-tree.js';
import type { Conclusion, Report } from '../model/report.js';
import type { Tree } from '../model/tree.js';
import { FORMAT_NAMES, formats, type FormatName, type FormatOptions } from '../report/formats.js';
import { oneOf, readSettings } from '../settings.js';
import { wantsColor } from './color.js';
import { EXIT } from './exit.js';
import type { Call } from './options.js';
import { progressLine } from './progress.js';

const EXIT_OF: Readonly<Record<Conclusion, number>> = { passed: EXIT.passed, failed: EXIT.failed, empty: EXIT.empty };

/** Reads the call to its end, runs the gate on the tree that is being opened, and writes what was asked for. */
export async function runCheck(call: Call, opening: Promise<Tree>): Promise<number> {
  const value = (name: string): string | undefined => call.values.get(name)?.[0];
  const format = oneOf('--format', value('format') ?? 'text', FORMAT_NAMES);
  const outputs = (call.values.get('output') ?? []).map(readOutput);
  const quiet = call.switches.has('quiet');
  const progressWhen = oneOf('--progress', value('progress') ?? 'auto', ['auto', 'never']);
  const settings = await readSettings(
    {
      patterns: call.rest,
      ignore: call.values.get('ignore') ?? [],
      standard: value('standard'),
      failOn: value('fail-on'),
      ifNoReturns: value('if-no-returns'),
      staleAfter: value('stale-after'),
      maxFileSize: value('max-file-size'),
      expectSession: value('expect-session'),
      now: value('now'),
    },
    (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`),
  );
  // What nearly every run needs is loaded while git works.
  const rendering = formats[format]();
  const validator = settings.standards['return-meta']?.validator();
  const tree = await opening;
  await validator;
  let report: Report;
  const progress = progressLine(progressWhen === 'auto' && !quiet);
  try {
    report = await judgeTree(tree, settings, { onProgress: progress.show });
  } finally {
    progress.clear();
  }
  const options: FormatOptions = { color: false, quiet, links: null };
  for (const { name, file } of outputs) writeReport(file, (await formats[name]())(report, options));
  const color = !call.switches.has('no-color') && wantsColor();
  const render = await rendering;
  for (const chunk of render(report, { ...options, color })) process.stdout.write(chunk);
  return EXIT_OF[report.conclusion];
}

function readOutput(text: string): { readonly name: FormatName; readonly file: string } {
  const [, name = '', file = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
  if (file === '') throw new CallError(`--output is "${text}": write NAME=FILE, such as json=report.json.`);
  return { name: oneOf('--output', name, FORMAT_NAMES), file };
}

function writeReport(file: string, chunks: Iterable<string>): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, [...chunks].join(''));
  } catch (error) {
    throw new CallError(`The report could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
