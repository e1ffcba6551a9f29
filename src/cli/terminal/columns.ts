import { isatty } from 'node:tty';

/** How wide the terminal is that standard output is; undefined for a file or a pipe. */
export function terminalColumns(): number | undefined {
  if (!isatty(1)) return undefined;
  const { columns } = process.stdout;
  return columns > 0 ? columns : undefined;
}
