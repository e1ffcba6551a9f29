import { UsageError } from '../model/usage.js';

/** What is wrong in a configuration, and where: 1-based, columns in UTF-16 units. */
export interface ConfigProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** As many as a person fixes before trying again; a hostile file holds any number. */
export const MOST_SHOWN = 100;

/** A configuration that cannot be followed: all that is wrong in it. */
export class ConfigError extends UsageError {
  override readonly name = 'ConfigError';
  /** `FILE:line:col message`, one for each problem. */
  readonly lines: readonly string[];

  /** `unshown` problems are only counted. */
  constructor(
    readonly file: string,
    readonly problems: readonly ConfigProblem[],
    unshown = 0,
  ) {
    const shown = problems.map(({ line, column, message }) => `${file}:${String(line)}:${String(column)} ${message}`);
    const lines = unshown === 0 ? shown : [...shown, `${file}: ${String(unshown)} more errors are not shown.`];
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** A problem of the file as a whole. */
export function problemOfFile(message: string): ConfigProblem {
  return { line: 1, column: 1, message };
}
