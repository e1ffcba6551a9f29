import { loaded } from '../../../../src/families/gsd/family.js';
import { read } from '../../../../src/read/read.js';

const plan = (status: string): string => `---\nphase: 01-dates\nplan: 02\nstatus: ${status}\n---\n\n# Plan\n`;

test.each([
  ['superseded', 0],
  ['Superseded', 0],
  ['" superseded "', 0],
  ['ready', 1],
])('a plan that was given up says nothing: %s', (status, returns) => {
  const { returns: found } = read(Buffer.from(plan(status)), 'whole', {
    markdown: null,
    whole: (source) => loaded.readWhole?.(source, 'gsd-plan', '') ?? null,
  });
  expect(found).toHaveLength(returns);
});
