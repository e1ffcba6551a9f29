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

/** Files that are named in a sentence. */
const MOST_NAMED = 5;

/** What is wrong with files: `a.json is no regular file; b.json could not be read: …`. */
export function unreadInWords(files: readonly UnreadFile[]): string {
  const named = files.slice(0, MOST_NAMED).map(({ name, problem }) => `${name} ${problem}`);
  const more = files.length - named.length;
  return [...named, ...(more === 0 ? [] : [`and ${String(more)} more`])].join('; ');
}
