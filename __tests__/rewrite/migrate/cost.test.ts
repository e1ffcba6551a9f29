import { processorTime } from '../../support/processor-time.js';
import { migrateText, sampleOf } from './migrating.js';

test('many artifacts of which each lacks something take time that grows with their number', async () => {
  const artifacts = Array.from({ length: 2_000 }, (_, n) => `specs/7_parse_dates/plans/${String(n)}_parse-dates.md`);
  const text = JSON.stringify({ ...sampleOf('return-meta@1.2'), artifacts }, null, 4);
  const start = processorTime();
  const { left } = await migrateText('return-meta@1.4', text);
  // Each wants a summary, at a place in the text. Printing the list for each of them took over a minute.
  expect(left).toHaveLength(2_000);
  expect(processorTime() - start).toBeLessThan(8_000);
});
