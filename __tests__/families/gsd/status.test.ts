import type { JsonObject } from '../../../src/model/json.js';
import { summarySucceeds } from '../../../src/families/gsd/status.js';

describe('A summary', () => {
  test.each<JsonObject>([
    {},
    { status: null },
    { status: 'complete' },
    { status: 'Done' },
    { status: 'shipped', selfCheck: 'passed' },
    { status: 'complete', selfCheck: 'both' },
    // An invented word must not be an excuse.
    { status: 'finished' },
    { status: '✅ complete' },
    { status: 'complete.' },
    { status: 'partially' },
    { status: 3 },
    { status: 'Failed ✅ complete' },
    { status: 'halted? no, complete' },
    { status: 'pending review (complete)' },
    { status: 'partial (all done)' },
    { status: 'blocked - shipped' },
    { status: 'halted: success' },
    { status: 'partial success' },
    { status: 'partial_success' },
    { status: 'failed tests: none, complete' },
  ])('succeeds with %j', (value) => {
    expect(summarySucceeds(value)).toBe(true);
  });

  test.each<JsonObject>([
    { status: 'halted' },
    { status: 'Partial' },
    { status: 'in_progress' },
    { status: 'In Progress' },
    { status: '⛔ blocked: no key' },
    { status: 'blocked (no key)' },
    { status: '**blocked** - no key' },
    { status: 'Partial (incomplete: 2 of 3 tasks)' },
    { status: '🚧 DRAFT 🚧' },
    { status: 'in-progress.' },
    { selfCheck: 'failed' },
    { status: 'done', selfCheck: 'failed' },
  ])('does not succeed with %j', (value) => {
    expect(summarySucceeds(value)).toBe(false);
  });
});
