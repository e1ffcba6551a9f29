import type { Json } from './json.js';

/** Bytes of a JSON report that is read: one of 500,000 returns takes less, and V8 holds no text of twice as much. */
export const MAX_REPORT_SIZE = 256 * 1024 * 1024;

/** The text of a report, and what its file is called in messages. */
export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

/** The file of a report that gives no text. */
export interface UnreadFile {
  readonly name: string;
  /** Said of its name: `is no regular file`. */
  readonly problem: string;
}

/** Why a text is not the report that its reader needs. The message is said of the file's name, or of a line and column in it. */
export class UnfitReport extends Error {
  constructor(
    message: string,
    /** `12:5`; null for the whole file. */
    readonly place: string | null = null,
  ) {
    super(message);
  }
}

/** What a report must be, and what its reader makes of it. */
export interface ReportForm<T> {
  /** What is wrong with a text that is not JSON. */
  readonly notJson: (text: string) => UnfitReport;
  /** Makes of the report's value what its reader keeps. Throws `UnfitReport`. */
  readonly take: (value: Json) => T;
}

/** Returns what a form makes of a report, or what is wrong with the file or its text. */
export function readReport<T extends object>(
  file: ReportFile | UnreadFile,
  { notJson, take }: ReportForm<T>,
): T | UnreadFile {
  if ('problem' in file) return file;
  const { name, text } = file;
  try {
    return take(parse(text, notJson));
  } catch (error) {
    if (!(error instanceof UnfitReport)) throw error;
    return { name: error.place === null ? name : `${name}:${error.place}`, problem: error.message };
  }
}

function parse(text: string, notJson: (text: string) => UnfitReport): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw notJson(text);
  }
}

/** Files that are named in a sentence. */
const MOST_NAMED = 5;

/** What is wrong with files: `a.json is no regular file; b.json could not be read: …`. */
export function unreadInWords(files: readonly UnreadFile[]): string {
  const named = files.slice(0, MOST_NAMED).map(({ name, problem }) => `${name} ${problem}`);
  const more = files.length - named.length;
  return [...named, ...(more === 0 ? [] : [`and ${String(more)} more`])].join('; ');
}
