import { UsageError } from '../model/usage.js';

/** A problem in a configuration, with its place: 1-based, columns in UTF-16 units. */
export interface ConfigProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A person fixes no more before the next try, and a hostile file may have thousands. */
export const MOST_SHOWN = 100;

/** Thrown for an invalid configuration, with all its problems. */
export class ConfigError extends UsageError {
  override readonly name = 'ConfigError';
  /** `FILE:line:col message`, one for each problem. */
  readonly lines: readonly string[];

  readonly problems: readonly ConfigProblem[];

  /** A text is a problem of the file as a whole; `unshown` problems are only counted. */
  constructor(
    readonly file: string,
    wrong: readonly (ConfigProblem | string)[],
    unshown = 0,
  ) {
    const problems = wrong.map((one) => (typeof one === 'string' ? { line: 1, column: 1, message: one } : one));
    const shown = problems.map((problem) => inWords(file, problem));
    const lines = unshown === 0 ? shown : [...shown, `${file}: ${String(unshown)} more errors are not shown.`];
    super(lines.join('\n'));
    this.lines = lines;
    this.problems = problems;
  }
}

/** Returns `FILE:line:col message`. */
export function inWords(file: string, { line, column, message }: ConfigProblem): string {
  return `${file}:${String(line)}:${String(column)} ${message}`;
}
