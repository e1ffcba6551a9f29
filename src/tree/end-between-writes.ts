/** The signals by which a terminal, a job's time limit and a cancelled job end a process. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isSet = false;

/**
 * From now on, a signal ends this process only between two turns of the event loop, never within one: a write that is
 * synchronous then completes or cleans up. The process still ends by that signal, unless somebody else listens to it.
 */
export function endBetweenWrites(): void {
  if (isSet) return;
  isSet = true;
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}
