import { resolve } from 'node:path';
import { parseChoice } from '../../config/parse-option.js';
import { insteadOf } from '../../config/removed.js';
import type { Report } from '../../model/report.js';
import { nearest } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import {
  FORMAT_NAMES,
  explainsRules,
  loadFormat,
  type Format,
  type FormatName,
  type FormatOptions,
} from '../../report/formats.js';
import { ofRules, withheldInWords } from '../../report/of-rules.js';
import { terminal } from '../../report/sink.js';
import { RULE_IDS } from '../../families/rule-ids.js';
import type { Project } from '../../tree/write-place.js';
import { unwrittenBy, writeReport } from '../../tree/write-report.js';
import type { Call } from '../options.js';
import { writeChunks, type Caller, wantsColor, terminalColumns, wantsLinks } from '../terminal/caller.js';

/** The options that set how a report is shown, and where it is written. */
export const SHOW_OPTIONS: ReadonlySet<string> = new Set([
  'format',
  'rule',
  'statistics',
  'notices',
  'output',
  'no-color',
  'quiet',
]);

/** How a call shows its report. */
export interface Shown {
  readonly format: FormatName;
  /** The format, which is being loaded. */
  readonly rendering: Promise<Format>;
  readonly outputs: readonly Output[];
  /** The rules whose findings are shown; empty for all. */
  readonly only: readonly string[];
  readonly statistics: boolean;
  /** Whether to list notices instead of counting them. */
  readonly notices: boolean;
  readonly quiet: boolean;
  readonly mayColor: boolean;
}

interface Output {
  readonly name: FormatName;
  readonly file: string;
}

/** Reads how a call shows its report. Throws `UsageError`. */
export function readShown({ values, switches }: Call): Shown {
  const format = parseChoice('--format', values.get('format')?.[0] ?? 'text', FORMAT_NAMES);
  const outputs = (values.get('output') ?? []).map(readOutput);
  demandOneEach(outputs);
  const only = (values.get('rule') ?? []).map(readRule);
  const statistics = switches.has('statistics');
  if (statistics && format !== 'text')
    throw new UsageError('--statistics is a table of the format text: leave out --format.');
  const notices = switches.has('notices');
  if (notices && format !== 'text')
    throw new UsageError('--notices is for the format text, which only counts notices: leave out --notices.');
  return {
    format,
    rendering: loadFormat(format),
    outputs,
    only,
    statistics,
    notices,
    quiet: switches.has('quiet'),
    mayColor: !switches.has('no-color'),
  };
}

/**
 * Writes the requested reports into files, then the one for standard output. Resolves to a message for each file that
 * could not be written. Rejects with `UsageError` for a place that nothing may be written to.
 */
export async function showReport(
  report: Report,
  shown: Shown,
  project: Project,
  caller: Caller,
): Promise<readonly string[]> {
  const { format, outputs, only, statistics, notices, quiet } = shown;
  const isExplained = [format, ...outputs.map(({ name }) => name)].some(explainsRules);
  const rules = isExplained ? (await import('../../families/catalog.js')).rules : [];
  const options: FormatOptions = { color: false, quiet, links: null, rules };
  const unwritten: string[] = [];
  for (const { name, file } of outputs) {
    const chunks = (await loadFormat(name))(report, options);
    unwritten.push(
      ...(await unwrittenBy(() => {
        writeReport('--output', file, chunks, project);
      })),
    );
  }
  const color = shown.mayColor && wantsColor(caller);
  const render = await shown.rendering;
  const { isTerminal } = caller.stdout;
  const ruleLinks = color && wantsLinks(caller) ? 'links' : isTerminal ? 'addresses' : undefined;
  const onTerminal = {
    color,
    statistics,
    notices,
    ruleLinks,
    columns: isTerminal ? terminalColumns() : undefined,
  } as const;
  const selected = ofRules(report, only);
  writeChunks(caller.stdout, render(selected, { ...options, ...onTerminal }));
  const withheld = withheldInWords(selected);
  if (format !== 'text' && withheld !== '') caller.stderr.write(terminal`return-gate: ${withheld}\n`.text);
  return unwritten;
}

/** Returns the id of a rule. Throws `UsageError` for any other word. */
function readRule(id: string): string {
  if (RULE_IDS.includes(id)) return id;
  const instead = insteadOf('rule', id);
  if (instead !== undefined) throw new UsageError(`--rule is "${id}", which was removed: ${instead}.`);
  const meant = nearest(id, RULE_IDS, 3);
  throw new UsageError(
    `--rule is "${id}", which is no rule.${meant === undefined ? ' See return-gate rules.' : ` Did you mean ${meant}?`}`,
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
