import type { Output } from './caller.js';

/** The time between updates of the line, in milliseconds. */
const EVERY = 100;

/** The time before a run shows the line, in milliseconds. */
const AFTER = 500;

const CLEAR = '\r\u001B[K';

export interface Progress {
  readonly show: (done: number, total: number) => void;
  readonly clear: () => void;
}

/** Returns a progress line on standard error. It appears only on a terminal, so that no log contains it. */
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
      stderr.write(`${CLEAR}checked ${String(done)} of ${String(total)} files (${String(percent)}%)`);
    },
    clear: () => {
      if (drawn > 0) stderr.write(CLEAR);
    },
  };
}
