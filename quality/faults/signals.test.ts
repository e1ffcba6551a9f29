import { amidWrite, interrupted, manyLies, SIGNALS } from './interrupted.js';

let root = '';

beforeAll(() => {
  root = manyLies();
});

test.each(SIGNALS)('%s while a report is written ends the run, and leaves whole files only', async (signal) => {
  const { status, signal: by, left } = await interrupted(root, amidWrite(signal));
  expect([status, by, left]).toEqual([null, signal, null]);
});

test('a reader that stops early changes neither the exit status nor the reports', async () => {
  const { status, signal, left } = await interrupted(root, ({ stdout }) => {
    stdout?.once('data', () => stdout.destroy());
  });
  expect([status, signal, left]).toEqual([1, null, null]);
});
