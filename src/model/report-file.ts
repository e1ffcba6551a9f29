import type { Json } from './json.js';

/** The largest JSON report that is read, in bytes: one of 500,000 returns is smaller, and V8 cannot hold a string twice as long. */
export const MAX_REPORT_SIZE = 256 * 1024 * 1024;

/** The text of a report, and the name of its file in messages. */
export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

/** A report file whose text could not be read. */
export interface UnreadFile {
  readonly name: string;
  /** The rest of a sentence that starts with its name: `is no regular file`. */
  readonly problem: string;
}

/** Thrown if a text is not the report that its reader needs. The message continues the file's name, or a line and column in it. */
export class UnfitReport extends Error {
  constructor(
    message: string,
    /** `12:5`; null for the whole file. */
    readonly place: string | null = null,
  ) {
    super(message);
  }
}

/** The required form of a report, and how it is read. */
export interface ReportForm<T> {
  /** Returns the error for a text that is not JSON. */
  readonly notJson: (text: string) => UnfitReport;
  /** Returns the part of the report's value that the reader needs. Throws `UnfitReport`. */
  readonly take: (value: Json) => T;
}

/** Returns the report in a form, or the error in the file or its text. */
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
