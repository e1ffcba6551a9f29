const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const { kill } = process;
let killed: unknown[] = [];

beforeEach(() => {
  killed = [];
  process.kill = (...args) => {
    killed.push(args);
    return true;
  };
});

afterEach(() => {
  process.kill = kill;
});

test('A signal is listened to once, and then ends the process unless somebody else listens', async () => {
  const { endBetweenWrites } = await import('../../src/tree/write-file.js');
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  endBetweenWrites();
  endBetweenWrites();
  expect(SIGNALS.map((signal) => process.listenerCount(signal))).toEqual([1, 1, 1]);
  for (const signal of SIGNALS) process.emit(signal);
  expect(killed).toEqual(SIGNALS.map((signal) => [process.pid, signal]));
  expect(SIGNALS.map((signal) => process.listenerCount(signal))).toEqual([0, 0, 0]);
});
