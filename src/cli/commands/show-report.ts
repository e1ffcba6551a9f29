import { resolve } from 'node:path';
import { readEarlier, type Earlier } from '../../compare/compare.js';
import { parseChoice, insteadOf } from '../../config/parse-option.js';
import type { Report } from '../../model/report.js';
import { nearest, reasonOf } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import { FORMAT_NAMES, explainsRules, loadFormat, type FormatName } from '../../report/formats.js';
import { ofRules, withheldInWords } from '../../report/describe/notes.js';
import { errorObjects } from '../../report/logs.js';
import type { Format, FormatOptions } from '../../report/options.js';
import { terminal } from '../../report/sink.js';
import { RULE_IDS } from '../../families/rule-ids.js';
import { distinctFiles, jsonFilesAt, readReportFiles } from '../../tree/report-files.js';
import type { Project } from '../../tree/write-place.js';
import { appendErrors, unwrittenBy, writeReport } from '../../tree/write-file.js';
import type { Call } from '../options.js';
import { note, writeChunks, type Caller, wantsColor, terminalColumns, wantsLinks } from '../terminal/caller.js';

/** The options that set how a report is shown, and where it is written. */
export const SHOW_OPTIONS: ReadonlySet<string> = new Set([
  'format',
  'rule',
  'statistics',
  'notices',
  'output',
  'errors-file',
  'compare',
  'no-color',
  'quiet',
]);

/** How a call shows its report, if its options are valid. */
export interface Shown {
  readonly call: Call;
  readonly format: FormatName;
  /** The format, which is being loaded. */
  readonly rendering: Promise<Format>;
  readonly outputs: readonly Output[];
  /** The rules whose findings are shown; empty for all. */
  readonly only: readonly string[];
  readonly quiet: boolean;
}

interface Output {
  readonly name: FormatName;
  readonly file: string;
}

/** Reads how a call shows its report. Throws `UsageError`. */
export function readShown(call: Call): Shown {
  const { values } = call;
  const format = parseChoice('--format', call.value('format') ?? 'text', FORMAT_NAMES);
  const outputs = (values.get('output') ?? []).map(readOutput);
  demandOneEach(outputs);
  const only = (values.get('rule') ?? []).map(readRule);
  if (call.has('statistics') && format !== 'text')
    throw new UsageError('--statistics is a table of the format text: leave out --format.');
  if (call.has('notices') && format !== 'text')
    throw new UsageError('--notices is for the format text, which only counts notices: leave out --notices.');
  return { call, format, rendering: loadFormat(format), outputs, only, quiet: call.has('quiet') };
}

/**
 * Writes the requested reports into files, the one for standard output, then the errors file. Resolves to a message for each
 * file that could not be written. Rejects with `UsageError` for a place that nothing may be written to.
 */
export async function showReport(
  report: Report,
  shown: Shown,
  project: Project,
  caller: Caller,
): Promise<readonly string[]> {
  const { call, format, outputs, only, quiet } = shown;
  const errorsFile = call.value('errors-file');
  const isExplained = [format, ...outputs.map(({ name }) => name)].some(explainsRules);
  const rules = isExplained ? (await import('../../families/catalog.js')).rules : [];
  const options: FormatOptions = { color: false, quiet, links: null, rules };
  const unwritten: string[] = [];
  for (const { name, file } of outputs) {
    const chunks = (await loadFormat(name))(report, options);
    const write = (): void => {
      writeReport('--output', file, chunks, project);
    };
    unwritten.push(...unwrittenBy(write));
  }
  const color = wantsColor(caller);
  const render = await shown.rendering;
  const { isTerminal } = caller.stdout;
  const ruleLinks = color && wantsLinks(caller) ? 'links' : isTerminal ? 'addresses' : undefined;
  const onTerminal = {
    color,
    statistics: call.has('statistics'),
    notices: call.has('notices'),
    ruleLinks,
    columns: isTerminal ? terminalColumns() : undefined,
  } as const;
  const selected = ofRules(report, only);
  writeChunks(caller.stdout, render(selected, { ...options, ...onTerminal }));
  const withheld = withheldInWords(selected);
  if (format !== 'text' && withheld !== '') note(caller, withheld);
  if (errorsFile !== undefined) {
    const append = (): void => {
      appendErrors(errorsFile, errorObjects(report), project);
    };
    unwritten.push(...unwrittenBy(append));
  }
  return unwritten;
}

/** Returns the id of a rule. Throws `UsageError` for any other word. */
function readRule(id: string): string {
  if (RULE_IDS.includes(id)) return id;
  const instead = insteadOf('rule', id);
  if (instead !== undefined) throw new UsageError(`--rule is "${id}", which was removed: ${instead}.`);
  const meant = nearest(id, RULE_IDS, 3);
  throw new UsageError(
    `--rule is "${id}", which is not a rule.${meant === undefined ? ' See return-gate rules.' : ` Did you mean ${meant}?`}`,
  );
}

/** Throws `UsageError` if two reports go to one file, since the first would be lost. */
function demandOneEach(outputs: readonly Output[]): void {
  const files = new Map<string, Output>();
  for (const output of outputs) {
    const before = files.get(resolve(output.file));
    if (before !== undefined) {
      throw new UsageError(
        `--output writes both ${before.name} and ${output.name} to ${output.file}: name a file for each.`,
      );
    }
    files.set(resolve(output.file), output);
  }
}

function readOutput(text: string): Output {
  const [, name = '', file = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
  if (file === '') throw new UsageError(`--output is "${text}": write NAME=FILE, such as json=report.json.`);
  return { name: parseChoice('--output', name, FORMAT_NAMES), file };
}

/** Returns the last report that `--compare` names; null without the option. Prints which folder has none. Throws `UsageError`. */
export function earlierReport(call: Call, caller: Caller): Earlier | null {
  const named = call.values.get('compare');
  if (named === undefined) return null;
  const part = call.has('changed-only') ? '--changed-only' : call.has('shard') ? '--shard' : null;
  if (part !== null) {
    const instead = part === '--shard' ? 'give it to return-gate merge' : 'leave one of them out';
    throw new UsageError(`--compare sets whole runs side by side, and ${part} checks a part: ${instead}.`);
  }
  const files = named.flatMap((path) => {
    const found = filesAt(path);
    if (found.length === 0) note(caller, terminal`--compare: there is no JSON report in ${path}.`);
    return found;
  });
  const names = distinctFiles(files);
  const [last] = readReportFiles(names.slice(-1));
  return readEarlier('--compare', names, last);
}

function filesAt(path: string): readonly string[] {
  try {
    return jsonFilesAt(path);
  } catch (error) {
    const reason = reasonOf(error);
    throw new UsageError(`--compare is "${path}": ${reason}. Write the path of a JSON report, or of a folder of them.`);
  }
}
