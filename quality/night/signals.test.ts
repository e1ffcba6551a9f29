import { after, interrupted, manyLies, SIGNALS } from '../faults/interrupted.js';

const MOMENTS = 100;

test('a signal at any moment of a run ends it without a result, or comes too late', async () => {
  const root = manyLies();
  const { status, milliseconds } = await interrupted(root, () => undefined);
  expect(status).toBe(1);
  const wrong: string[] = [];
  let ended = 0;
  for (const signal of SIGNALS) {
    for (let moment = 0; moment < MOMENTS; moment++) {
      const delay = (milliseconds * moment) / MOMENTS;
      const run = await interrupted(root, after(delay, signal));
      const isEnded = run.status === null && run.signal === signal;
      if (isEnded) ended++;
      const what = `${signal} after ${delay.toFixed(0)} ms`;
      if (!isEnded && run.status !== 1) wrong.push(`${what}: exit ${String(run.status)}`);
      if (run.left !== null) wrong.push(`${what}: ${run.left}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(ended).toBeGreaterThan(MOMENTS);
}, 1_200_000);
