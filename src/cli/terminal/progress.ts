import type { Output } from './caller.js';

/** How often the line is drawn anew, milliseconds. */
const EVERY = 100;

/** How long a run must last before it is worth a line, milliseconds. */
const AFTER = 500;

const CLEAR = '\r\u001B[K';

export interface Progress {
  readonly show: (done: number, total: number) => void;
  readonly clear: () => void;
}

/** A line on standard error that tells how far a long run is; on a terminal only, so that no log ever holds it. */
export function progressLine(stderr: Output, wanted: boolean): Progress {
  if (!wanted || !stderr.isTerminal) return { show: () => undefined, clear: () => undefined };
  const started = performance.now();
  let drawn = 0;
  return {
    show: (done, total) => {
      const now = performance.now();
      if (now - started < AFTER || now - drawn < EVERY) return;
      drawn = now;
      const percent = Math.floor((done / total) * 100);
      stderr.write(`${CLEAR}judged ${String(done)} of ${String(total)} files (${String(percent)}%)`);
    },
    clear: () => {
      if (drawn > 0) stderr.write(CLEAR);
    },
  };
}
