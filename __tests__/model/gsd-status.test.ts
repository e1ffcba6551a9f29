import type { JsonObject } from '../../src/model/json.js';
import { summarySucceeds } from '../../src/model/gsd-status.js';

describe('A summary', () => {
  test.each<JsonObject>([
    {},
    { status: null },
    { status: 'complete' },
    { status: 'Done' },
    { status: 'shipped', selfCheck: 'passed' },
  ])('succeeds with %j', (value) => {
    expect(summarySucceeds(value)).toBe(true);
  });

  test.each<JsonObject>([
    { status: 'halted' },
    { status: 3 },
    { selfCheck: 'failed' },
    { status: 'done', selfCheck: 'failed' },
  ])('does not succeed with %j', (value) => {
    expect(summarySucceeds(value)).toBe(false);
  });
});
